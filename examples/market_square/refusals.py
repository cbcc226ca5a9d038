"""Market Square: why a step is refused. Each line has the rule of the rulebook and the sentence in words/*.ftl."""

from __future__ import annotations

from burgomaster.games.kernel.refusals import Refusals

REFUSALS = Refusals()
GAME_OVER = REFUSALS.add("MS-10", "refuse-game-over")
DIE_DECIDES = REFUSALS.add("MS-3", "refuse-die-decides")
NOT_YOUR_CHOICE = REFUSALS.add("MS-3", "refuse-not-your-choice")
NOT_YOUR_TURN = REFUSALS.add("MS-2", "refuse-not-your-turn")
STILL_SELLING = REFUSALS.add("MS-2", "refuse-still-selling")
MARKET_IS_OVER = REFUSALS.add("MS-2", "refuse-market-is-over")
NOTHING_SOLD = REFUSALS.add("MS-3", "refuse-nothing-sold")
SOLD_OUT = REFUSALS.add("MS-8", "refuse-sold-out")
TOO_DEAR = REFUSALS.add("MS-7", "refuse-too-dear")
