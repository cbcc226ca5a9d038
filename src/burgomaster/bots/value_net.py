"""The value net: every seat's chance to win, from the features of a position.

Generic code: loaded once per game, with its features put in.

One hidden layer gives every seat a score from its own features; the chances to win are the scores' softmax. The net is
one row of numbers: for each feature its weights to the hidden units, then their offsets, then their weights to the
score.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING

from burgomaster.games.kernel.arithmetic import exp
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by bots.engine; checked with every game by tests/generic_types.py
    from burgomaster.games.machi_koro.features import FEATURES, features, survey
    from burgomaster.games.machi_koro.state import Edition, State

HIDDEN = 32
DOUBT = 1.0e-9  # however far ahead a seat is: only a game that is won is certain


@rule
def evaluate(
    s: State,
    e: Edition,
    net: Sequence[float],
    facts: MutableSequence[float],
    scratch: MutableSequence[float],
    chances: MutableSequence[float],
) -> None:
    """Write every seat's chance to win. `scratch` is space for features and hidden units."""
    survey(s, e, facts)
    highest = -1.0e9
    for p in range(s.players):
        features(s, e, p, facts, scratch)
        chances[p] = score(net, scratch)
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
