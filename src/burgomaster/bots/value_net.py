"""The value net: every seat's chance to win, from the features of a position.

Generic code: loaded once per game, with its features put in.

One hidden layer gives every seat a score from its own features; the chances to win are the scores' softmax. The net is
one row of numbers: for each feature its weights to the hidden units, then their offsets, then their weights to the
score.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING

from burgomaster.bots.workspace import SEATS, Workspace
from burgomaster.games.kernel.arithmetic import exp
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by bots.engine; checked with every game by tests/generic_types.py
    from burgomaster.games.machi_koro.features import FEATURES, features, survey
    from burgomaster.games.machi_koro.state import Edition, State

HIDDEN = 32
NOTHING = float("nan")  # equal to no feature
DOUBT = 1.0e-9  # however far ahead a seat is: only a game that is won is certain


@rule
def forget(work: Workspace) -> None:
    """Nothing was scored before: what follows may have another net, or another edition."""
    for p in range(SEATS):
        work.last[p * (FEATURES + 1)] = NOTHING
    work.unseen[0] = 0
    work.facts[0] = NOTHING


@rule
def look(work: Workspace) -> None:
    """Find the features that the net does not see, for all that is scored until `forget`."""
    hidden = len(work.net) // (FEATURES + 2)
    count = 0
    for f in range(FEATURES):
        h = 0
        while h < hidden and work.net[f * hidden + h] == 0.0:
            h += 1
        if h == hidden:
            count += 1
            work.unseen[count] = f
    work.unseen[0] = count


@rule
def evaluate(s: State, e: Edition, work: Workspace) -> None:
    """Write every seat's chance to win.

    Most positions that are compared with each other differ for few seats. What the net sees of the others is what was
    scored last, and so is the score.
    """
    x, last, chances = work.scratch, work.last, work.chances
    survey(s, e, work.facts)
    highest = -1.0e9
    for p in range(s.players):
        features(s, e, p, work.facts, x)
        for i in range(1, work.unseen[0] + 1):
            x[work.unseen[i]] = 0.0
        own = p * (FEATURES + 1)
        changed = 0
        for f in range(FEATURES):
            changed += x[f] != last[own + f]
            last[own + f] = x[f]
        if changed:
            last[own + FEATURES] = score(work.net, x)
        chances[p] = last[own + FEATURES]
        highest = max(highest, chances[p])
    total = DOUBT
    for p in range(s.players):
        chances[p] = exp(chances[p] - highest)
        total += chances[p]
    for p in range(s.players):
        chances[p] /= total


@rule
def score(net: Sequence[float], scratch: MutableSequence[float]) -> float:
    """The score of the features in `scratch`."""
    hidden = len(net) // (FEATURES + 2)  # HIDDEN, but loops of unknown length are vectorised, those of 32 unrolled
    offset = FEATURES * hidden
    for h in range(hidden):
        scratch[FEATURES + h] = net[offset + h]
    for f in range(FEATURES):
        x = scratch[f]
        if x != 0.0:
            for h in range(hidden):
                scratch[FEATURES + h] += x * net[f * hidden + h]
    total = 0.0
    for h in range(hidden):
        if scratch[FEATURES + h] > 0.0:
            total += scratch[FEATURES + h] * net[offset + hidden + h]
    return total
