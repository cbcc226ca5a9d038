"""What counts in Alhambra, in numbers that people can follow: for reasons in reviews and hints."""

from __future__ import annotations

from burgomaster.games.alhambra.rules import earned, hand_worth, points
from burgomaster.games.alhambra.state import ACT_PHASE, SCORINGS, TYPES, Edition, State
from burgomaster.games.kernel.measures import Measure

MEASURES = {
    "points": Measure(1),
    "again": Measure(1),
    "money": Measure(2),
}


def measure(s: State, e: Edition, seat: int) -> dict[str, float]:
    """The measures of a seat; of other hands they tell nothing."""
    return {
        "points": points(s, seat) + _to_come(s, e, seat),
        "again": int(s.phase == ACT_PHASE and s.player == seat),
        "money": hand_worth(s, seat),
    }


def _to_come(s: State, e: Edition, p: int) -> int:
    """What the scorings to come would bring, were the cities to stay as they are."""
    return sum(earned(s, e, scoring, t, p) for scoring in range(s.scored, len(SCORINGS)) for t in range(TYPES))
