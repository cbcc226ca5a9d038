"""What the features of Alhambra mean to a person: points to come, another turn, money and what it can pay exactly."""

from __future__ import annotations

from collections.abc import Mapping

from burgomaster.games.alhambra.actions import building_word
from burgomaster.games.alhambra.features import CITY, LEAD, MONEY, OTHERS, OWN, PAYS, REACH, RICHEST, TIED, exactly
from burgomaster.games.alhambra.rules import earned, hand_worth, points, rivals
from burgomaster.games.alhambra.state import ACT_PHASE, NOTHING, SCORINGS, SLOTS, TYPES, Edition, State
from burgomaster.games.kernel.reasons import Reason, ReasonValue, span


def _to_come(s: State, e: Edition, p: int) -> int:
    """Points in the scorings to come, as things stand."""
    return sum(earned(s, e, scoring, t, p) for t in range(TYPES) for scoring in range(s.scored, len(SCORINGS)))


def scores(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """What a new building brings in the scorings to come."""
    t = next((t for t in range(TYPES) if after.city[p][t] > before.city[p][t]), -1)
    if t < 0 or after.scored != before.scored:
        return None
    own, most = after.city[p][t], max(after.city[other][t] for other in range(rivals(after)) if other != p)
    return {
        "things": (building_word(t, e.theme), own),
        "points": _to_come(after, e, p) - _to_come(before, e, p),
        "most": most,
        "place": (own >= most) + (own > most),  # behind, level, ahead
    }


def again(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """Who pays exactly is on turn once more."""
    return {} if after.phase == ACT_PHASE and after.player == p and after.turns == before.turns else None


def money(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """What the own hand is worth."""
    return {"worth": hand_worth(after, p)} if hand_worth(after, p) != hand_worth(before, p) else None


def _exact(s: State, p: int) -> int:
    return sum(s.yard[slot] != NOTHING and exactly(s, p, slot, s.yard_price[slot]) for slot in range(SLOTS))


def exact(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """How many buildings of the yard could be paid exactly."""
    return {"count": _exact(after, p)} if _exact(after, p) != _exact(before, p) else None


REASONS = (
    Reason(
        "scores",
        (
            *span(CITY, TYPES),
            *span(LEAD, TYPES),
            *span(TIED, TYPES),
            *span(PAYS, TYPES * len(SCORINGS)),
            OWN + 3,
            OTHERS + 4,
        ),
        scores,
        1,
    ),
    Reason("again", (OWN + 4, OWN + 5), again, 1),
    Reason("money", (*span(MONEY, SLOTS), *span(RICHEST, SLOTS), OWN, OWN + 1, OWN + 7, OTHERS + 5), money),
    Reason("exact", (*span(REACH, 3 * SLOTS), OWN + 6), exact),
)


def gain(before: State, after: State, e: Edition, p: int) -> int:
    """What a round brings, as people count it: points."""
    return points(after, p) - points(before, p)
