"""What counts in Machi Koro, in numbers that people can follow: for reasons in reviews and hints."""

from __future__ import annotations

from burgomaster.games.kernel.measures import Measure
from burgomaster.games.machi_koro.greedy import earned_in_a_round, rounds_to_win
from burgomaster.games.machi_koro.state import LANDMARK_KINDS, Edition, State

MEASURES = {
    "income": Measure(0.05, digits=1),
    "rounds": Measure(-3),
    "landmarks": Measure(-1),
    "coins": Measure(2),
}


def measure(s: State, e: Edition, seat: int) -> dict[str, float]:
    """The measures of a seat."""
    missing = sum(e.landmark_cost[one] for one in range(LANDMARK_KINDS) if not s.landmarks[seat][one])
    return {
        "income": earned_in_a_round(s, e, seat),
        "rounds": rounds_to_win(s, e, seat),
        "landmarks": missing,
        "coins": s.coins[seat],
    }
