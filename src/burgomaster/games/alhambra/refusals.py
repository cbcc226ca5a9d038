"""Why a step of Alhambra is refused: the rule of the rulebook, and the sentence in words/*.ftl.

Rules say `return no.FINISH_TAKING`; codes count in the order of this page, and 0 is no refusal.
"""

from __future__ import annotations

from burgomaster.games.kernel.refusals import Refusals

REFUSALS = Refusals()
GAME_OVER = REFUSALS.add("AL-E4", "refuse-game-over")
NOT_YOUR_TURN = REFUSALS.add("AL-T11", "refuse-not-your-turn")
CARDS_FIRST = REFUSALS.add("AL-T9", "refuse-cards-first")
NOT_YOUR_CHOICE = REFUSALS.add("AL-T9", "refuse-not-your-choice")
NO_SUCH_OUTCOME = REFUSALS.add("AL-T9", "refuse-no-such-outcome")
NO_PASS = REFUSALS.add("AL-T1", "refuse-no-pass")
SLOT_EMPTY = REFUSALS.add("AL-T6", "refuse-slot-empty", unlikely=True)
OTHER_BUILDING = REFUSALS.add("AL-T4", "refuse-other-building", unlikely=True)
TOO_DEAR = REFUSALS.add("AL-T4", "refuse-too-dear")
NOT_IN_HAND = REFUSALS.add("AL-T4", "refuse-not-in-hand")
HIGH_FIRST = REFUSALS.add("AL-T4", "refuse-high-first")
OUT_OF_REACH = REFUSALS.add("AL-T4", "refuse-out-of-reach")
NOT_ENOUGH = REFUSALS.add("AL-T4", "refuse-not-enough")
NO_DIRK = REFUSALS.add("AL-D5", "refuse-no-dirk")
BUY_FIRST = REFUSALS.add("AL-T4", "refuse-buy-first")
FINISH_BUYING = REFUSALS.add("AL-T4", "refuse-finish-buying")
NOT_OPEN = REFUSALS.add("AL-T2", "refuse-not-open")
CARDS_IN_ORDER = REFUSALS.add("AL-T2", "refuse-cards-in-order")
TOO_MUCH = REFUSALS.add("AL-T2", "refuse-too-much")
NO_OTHER = REFUSALS.add("AL-T2", "refuse-no-other")
FINISH_TAKING = REFUSALS.add("AL-T2", "refuse-finish-taking")
# Of a whole action, in the person's terms: see explain in actions.py.
NOT_IN_YARD = REFUSALS.add("AL-T4", "refuse-not-in-yard")
TOGETHER_TOO_MUCH = REFUSALS.add("AL-T2", "refuse-together-too-much")
NOT_SO_MANY = REFUSALS.add("AL-T2", "refuse-not-so-many")
