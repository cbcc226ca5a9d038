"""How strongly each level plays a game. A game that differs from these figures says so in its `levels.py`."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """How long to think about an action: until the position was looked at so often, but not longer than this."""

    iterations: int
    seconds: float
    longer: int = 3  # times as many iterations where the game can end in this turn


class Levels(NamedTuple):
    """The five levels of one game: the first four look one action ahead, the fifth searches."""

    # Levels 1 to 4: so much less chance to win makes a step e times less likely to be taken.
    temperature: tuple[float, float, float, float] = (0.15, 0.06, 0.02, 0.008)
    effort: Effort = Effort(2000, 1.8)
    # How many positions are looked through exactly, in a turn that can end the game; 0 where turns are too long for it.
    exact: int = 0
