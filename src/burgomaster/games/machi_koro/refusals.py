"""Why a step of Machi Koro is refused: the rule of the rulebook, and the sentence in words/*.ftl.

Rules say `return no.LANDMARK_TOO_DEAR`; codes count in the order of this page, and 0 is no refusal.
"""

from __future__ import annotations

from burgomaster.games.kernel.refusals import Refusals

REFUSALS = Refusals()
GAME_OVER = REFUSALS.add("MK-16", "refuse-game-over")
NOT_YOUR_TURN = REFUSALS.add("MK-2", "refuse-not-your-turn")
DICE_DECIDE = REFUSALS.add("MK-3", "refuse-dice-decide")
NOT_YOUR_CHOICE = REFUSALS.add("MK-4", "refuse-not-your-choice")
NO_SUCH_OUTCOME = REFUSALS.add("MK-4", "refuse-no-such-outcome")
THROW_FIRST = REFUSALS.add("MK-3", "refuse-throw-first")
ALREADY_THROWN = REFUSALS.add("MK-3", "refuse-already-thrown")
NO_TRAIN_STATION = REFUSALS.add("MK-4", "refuse-no-train-station")
RADIO_FIRST = REFUSALS.add("MK-13", "refuse-radio-first")
NO_RADIO_TOWER = REFUSALS.add("MK-13", "refuse-no-radio-tower")
RADIO_ONCE = REFUSALS.add("MK-13", "refuse-radio-once")
RADIO_TOO_LATE = REFUSALS.add("MK-13", "refuse-radio-too-late")
RADIO_SAME_DICE = REFUSALS.add("MK-13", "refuse-radio-same-dice")
TV_FIRST = REFUSALS.add("MK-15", "refuse-tv-first")
TV_NOT_NOW = REFUSALS.add("MK-15", "refuse-tv-not-now")
SWAP_FIRST = REFUSALS.add("MK-15", "refuse-swap-first")
SWAP_NOT_NOW = REFUSALS.add("MK-15", "refuse-swap-not-now")
GIVE_FIRST = REFUSALS.add("MK-15", "refuse-give-first")
FINISH_SWAP = REFUSALS.add("MK-15", "refuse-finish-swap")
TOWER_STAYS = REFUSALS.add("MK-15", "refuse-tower-stays")
NOT_YOURS = REFUSALS.add("MK-15", "refuse-not-yours")
NOT_THEIRS = REFUSALS.add("MK-15", "refuse-not-theirs")
NO_SUCH_SEAT = REFUSALS.add("MK-1", "refuse-no-such-seat")
NOT_YOURSELF = REFUSALS.add("MK-15", "refuse-not-yourself")
SOLD_OUT = REFUSALS.add("MK-10", "refuse-sold-out")
ONE_OF_EACH = REFUSALS.add("MK-11", "refuse-one-of-each")
TOO_DEAR = REFUSALS.add("MK-9", "refuse-too-dear")
LANDMARK_STANDS = REFUSALS.add("MK-9", "refuse-landmark-stands")
LANDMARK_TOO_DEAR = REFUSALS.add("MK-9", "refuse-too-dear")
RADIO_AGAIN = REFUSALS.add("MK-13", "refuse-radio-again")  # thrown, and the radio tower still lets one throw again
MARKET_FILLS = REFUSALS.add("MK-19", "refuse-market-fills")
IN_THE_DECK = REFUSALS.add("MK-19", "refuse-in-the-deck")
