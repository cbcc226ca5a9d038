"""Corner Lots: why a step is refused."""

from __future__ import annotations

from burgomaster.games.kernel.refusals import Refusals

REFUSALS = Refusals()
GAME_OVER = REFUSALS.add("CL-8", "refuse-game-over")
BAG_DECIDES = REFUSALS.add("CL-2", "refuse-bag-decides")
NOT_IN_BAG = REFUSALS.add("CL-2", "refuse-not-in-bag")
NOT_YOUR_CHOICE = REFUSALS.add("CL-2", "refuse-not-your-choice")
NOT_YOUR_TURN = REFUSALS.add("CL-3", "refuse-not-your-turn")
TOO_LOW = REFUSALS.add("CL-3", "refuse-too-low")
TOO_DEAR = REFUSALS.add("CL-4", "refuse-too-dear")
