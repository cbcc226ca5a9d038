"""A game that was played, followed once more: who bought what and when, and how often the lead changed.

Generic code, loaded once per game with what its folder says of purchases (counters.py). It runs compiled and plain.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from burgomaster.games.kernel.rule import i64, inlined, rule

if TYPE_CHECKING:  # put in by lab.study.follower; checked with every game by tests/generic_types.py
    from burgomaster.games.machi_koro.counters import bought
    from burgomaster.games.machi_koro.rules import apply, begin, scores
    from burgomaster.games.machi_koro.state import Edition, State

NOBODY = -1


@rule
def follow(
    states: list[State],
    e: Edition,
    players: int,
    trace: Sequence[int],
    events: int,
    points: MutableSequence[int],
    found: MutableSequence[int],
    times: Any,
    first: Any,
) -> int:
    """Play the events of a trace again; returns how often another seat came to lead alone.

    By seat and thing `times` is how often it was bought, and `first` the turn of the first time, from 1.
    """
    begin(states[0], e, players)
    leader = NOBODY
    changes = 0
    for k in range(events):
        states[1] = states[0]
        apply(states[0], e, i64(trace[k]))
        if bought(states[1], states[0], e, i64(trace[k]), found):
            thing, buyer = found[0], found[1]
            times[buyer][thing] += 1
            if times[buyer][thing] == 1:
                first[buyer][thing] = max(states[1].turns, 1)
        if states[0].turns != states[1].turns or k == events - 1:
            scores(states[0], e, points)
            ahead = _alone_ahead(points, players)
            if ahead != NOBODY and ahead != leader:
                changes += leader != NOBODY
                leader = ahead
    return changes


@inlined
def _alone_ahead(points: Sequence[int], players: int) -> int:
    best = 0
    for p in range(1, players):
        if points[p] > points[best]:
            best = p
    for p in range(players):
        if p != best and points[p] == points[best]:
            return NOBODY
    return best
