"""What to look at in Corner Lots: chips and points, one's own and the others', and the lot that is on offer."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from burgomaster.games.corner_lots.state import Edition, State
from burgomaster.games.corner_lots.steps import VERB
from burgomaster.games.kernel.rule import rule

CHIPS, POINTS, BEST, MEAN, HOLDS, HIGH, WORTH, LEFT = range(8)
FEATURES = 8
FACTS = 4
ALL_POINTS, MOST_POINTS, ROUNDS, ON_OFFER = range(FACTS)


@rule
def survey(s: State, e: Edition, facts: MutableSequence[float]) -> None:
    """What the features of all seats are made of."""
    total, most = 0, 0
    for p in range(s.players):
        total += s.points[p]
        most = max(most, s.points[p])
    facts[ALL_POINTS] = float(total)
    facts[MOST_POINTS] = float(most)
    facts[ROUNDS] = float(e.lots - s.sold)
    facts[ON_OFFER] = float(e.worth[s.lot]) if s.lot >= 0 else 0.0


@rule
def features(s: State, e: Edition, p: int, facts: Sequence[float], x: MutableSequence[float]) -> None:
    """A seat's own numbers beside those of the table."""
    x[CHIPS] = s.chips[p] / 30.0
    x[POINTS] = s.points[p] / 30.0
    x[BEST] = (facts[MOST_POINTS] - s.points[p]) / 20.0
    x[MEAN] = facts[ALL_POINTS] / s.players / 30.0
    x[HOLDS] = 1.0 if s.holder == p else 0.0
    x[HIGH] = s.high / 10.0 if s.holder == p else 0.0
    x[WORTH] = facts[ON_OFFER] / 10.0 if s.holder == p else 0.0
    x[LEFT] = facts[ROUNDS] / 10.0


@rule
def quiescent(s: State, e: Edition) -> bool:
    """A bid under way stands in the features."""
    return True


@rule
def alike(s: State, e: Edition, one: int, other: int) -> bool:
    """Every lot is worth something else."""
    return one == other and VERB[one] == VERB[other]


@rule
def candidate(s: State, e: Edition, step: int, thorough: bool) -> bool:
    """Every bid is worth a look."""
    return True


@rule
def decisive(s: State, e: Edition) -> bool:
    """Is this the last lot?"""
    return s.sold + 1 == e.lots
