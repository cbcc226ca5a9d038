"""Who will win? A small trained net that looks at each seat and compares. Loaded once per game, features put in.

One hidden layer gives every seat a score from its own features; the chances to win are the scores' softmax. The net is
one row of numbers: for each feature its weights to the hidden units, then their offsets, then their weights to the
score.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from math import exp
from typing import TYPE_CHECKING, Any

from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by bots.brain; any game's will do for the type checker
    from burgomaster.games.machi_koro.features import FEATURES, features

HIDDEN = 32
DOUBT = 1.0e-9  # however far ahead a seat is: only a game that is won is certain


@rule
def judge(s: Any, e: Any, net: Sequence[float], room: MutableSequence[float], chances: MutableSequence[float]) -> None:
    """Write every seat's chance to win. `room` is scratch space for features and hidden units."""
    highest = -1.0e9
    for p in range(s.players):
        features(s, e, p, room)
        chances[p] = score(net, room)
        highest = max(highest, chances[p])
    total = DOUBT
    for p in range(s.players):
        chances[p] = exp(chances[p] - highest)
        total += chances[p]
    for p in range(s.players):
        chances[p] /= total


@rule
def score(net: Sequence[float], room: MutableSequence[float]) -> float:
    """The score of the features in `room`."""
    offset = FEATURES * HIDDEN
    for h in range(HIDDEN):
        room[FEATURES + h] = net[offset + h]
    for f in range(FEATURES):
        x = room[f]
        if x != 0.0:
            for h in range(HIDDEN):
                room[FEATURES + h] += x * net[f * HIDDEN + h]
    total = 0.0
    for h in range(HIDDEN):
        if room[FEATURES + h] > 0.0:
            total += room[FEATURES + h] * net[offset + HIDDEN + h]
    return total
