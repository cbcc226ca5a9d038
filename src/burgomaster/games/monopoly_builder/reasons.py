"""What the features of Monopoly Builder mean to a person: points, whole colours, chips, the next floor, money."""

from __future__ import annotations

from collections.abc import Mapping

from burgomaster.games.kernel.pairs import ways
from burgomaster.games.kernel.reasons import Reason, ReasonValue, span
from burgomaster.games.monopoly_builder.features import CHIPS, COLLECTS, HALF, HEIGHTS, MISSING, OTHERS, OWN, SET
from burgomaster.games.monopoly_builder.greedy import points_now
from burgomaster.games.monopoly_builder.rules import can_pay_floor
from burgomaster.games.monopoly_builder.state import DEED_COUNT, KIND_COUNT, PENTHOUSE, SET_COUNT, Edition, State


def scores(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """How the own points change."""
    more = points_now(after, e, p) - points_now(before, e, p)
    return {"points": more} if more else None


def _whole(s: State, p: int) -> int:
    return sum(s.owner[2 * colour] == p == s.owner[2 * colour + 1] for colour in range(SET_COUNT))


def colours(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """How many colours are owned as a whole."""
    return {"count": _whole(after, p)} if _whole(after, p) != _whole(before, p) else None


def _collected(s: State, e: Edition, p: int) -> float:
    """Chips that a throw brings on average."""
    return sum(ways(2, e.deed_number[d]) / 36 for d in range(DEED_COUNT) if s.owner[d] == p)


def collects(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """How many chips more, or fewer, come with every throw."""
    more = round(_collected(after, e, p) - _collected(before, e, p), 2)
    return {"much": more} if more else None


def _highest(s: State, e: Edition, p: int) -> int:
    return max((floor + 1 for floor in range(PENTHOUSE) if can_pay_floor(s, e, p, floor)), default=0)


def floor(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """Up to which floor one could build now."""
    was, now = _highest(before, e, p), _highest(after, e, p)
    return {"floor": now} if was != now else None


def cash(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """How much money is left."""
    return {"cash": after.cash[p]} if after.cash[p] != before.cash[p] else None


REASONS = (
    Reason("scores", (*span(HEIGHTS, PENTHOUSE), OWN, OWN + 1, OWN + 2, OTHERS + 1), scores, 1),
    Reason("colours", (*span(SET, SET_COUNT), *span(HALF, SET_COUNT)), colours, 1),
    Reason("collects", (*span(COLLECTS, KIND_COUNT), OWN + 9, OWN + 11, OWN + 17), collects),
    Reason("floor", (*span(CHIPS, KIND_COUNT), *span(MISSING, 2 * PENTHOUSE), OWN + 8, OWN + 15), floor),
    Reason("cash", (OWN + 3, OWN + 4, OWN + 5, OTHERS + 2), cash),
)


def gain(before: State, after: State, e: Edition, p: int) -> int:
    """What a round brings, as people count it: money."""
    return after.cash[p] - before.cash[p]
