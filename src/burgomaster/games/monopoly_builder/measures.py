"""What counts in Monopoly Builder, in numbers that people can follow: for reasons in reviews and hints."""

from __future__ import annotations

from burgomaster.games.kernel.measures import Measure
from burgomaster.games.kernel.pairs import ways
from burgomaster.games.monopoly_builder.greedy import next_floor, points_of
from burgomaster.games.monopoly_builder.rules import chips_missing
from burgomaster.games.monopoly_builder.state import DEED_COUNT, KIND_COUNT, Edition, State

MEASURES = {
    "points": Measure(1),
    "missing": Measure(-1),
    "chips": Measure(0.05, digits=1),
    "rents": Measure(5),
    "cash": Measure(20),
}


def measure(s: State, e: Edition, seat: int) -> dict[str, float]:
    """The measures of a seat."""
    own = [d for d in range(DEED_COUNT) if s.owner[d] == seat]
    wanted = next_floor(s, e, seat)
    collected = ways(2, e.own_number) + sum(ways(2, e.deed_number[d]) for d in own if not s.mortgaged[d])
    return {
        "points": points_of(s, e, seat),
        "missing": sum(chips_missing(s, e, seat, wanted, k) for k in range(KIND_COUNT)),
        "chips": collected / 36 * s.players,
        "rents": sum(e.set_rent[d] if s.owner[d ^ 1] == seat else e.rent[d] for d in own if not s.mortgaged[d]),
        "cash": s.cash[seat],
    }
