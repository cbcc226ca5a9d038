"""A game that was played, followed once more: who bought what and when, and how often the lead changed.

Generic code, loaded once per game with what its folder says of purchases (counters.py). It runs compiled, plain, and
translated on a GPU, which notes every event of a game while it plays it (study/cuda/games.cu).
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING

from burgomaster.games.kernel.luck import luck_of
from burgomaster.games.kernel.rule import i64, rule

if TYPE_CHECKING:  # put in by lab.study.follower; checked with every game by tests/generic_types.py
    from burgomaster.games.machi_koro.counters import bought
    from burgomaster.games.machi_koro.rules import apply, begin, scores
    from burgomaster.games.machi_koro.state import Edition, State

NOBODY = -1

# Places in what is noted of a game: the seat that leads alone, how often another one came to, and by seat and thing two
# numbers: how often it was bought, and in which turn the first time, from 1.
LEADER, LEADS, BOUGHT = range(3)


@rule
def follow(
    states: list[State],
    e: Edition,
    players: int,
    trace: Sequence[int],
    events: int,
    things: int,
    noted: MutableSequence[int],
    spare: MutableSequence[int],
) -> int:
    """Play the events of a trace again, and note them; returns a digest of them all."""
    begin(states[0], e, players)
    noted[LEADER] = NOBODY
    digest = 0
    for k in range(events):
        step = i64(trace[k])
        states[1] = states[0]
        apply(states[0], e, step)
        note(states[1], states[0], e, step, things, noted, spare)
        digest = luck_of(digest, step)
    note_lead(states[0], e, noted, spare)
    return digest


@rule
def note(
    before: State,
    s: State,
    e: Edition,
    step: int,
    things: int,
    noted: MutableSequence[int],
    spare: MutableSequence[int],
) -> None:
    """Note one event, by the table before it and after it. Who leads is asked when a turn ends."""
    if bought(before, s, e, step, spare):
        at = BOUGHT + 2 * (spare[1] * things + spare[0])
        noted[at] += 1
        if noted[at] == 1:
            noted[at + 1] = max(before.turns, 1)
    if s.turns != before.turns:
        note_lead(s, e, noted, spare)


@rule
def note_lead(s: State, e: Edition, noted: MutableSequence[int], spare: MutableSequence[int]) -> None:
    """Note who leads alone now, if anybody does."""
    scores(s, e, spare)
    ahead = _alone_ahead(s, spare)
    if ahead != NOBODY and ahead != noted[LEADER]:
        if noted[LEADER] != NOBODY:
            noted[LEADS] += 1
        noted[LEADER] = ahead


@rule
def _alone_ahead(s: State, points: MutableSequence[int]) -> int:
    best = 0
    for p in range(1, s.players):
        if points[p] > points[best]:
            best = p
    for p in range(s.players):
        if p != best and points[p] == points[best]:
            return NOBODY
    return best
