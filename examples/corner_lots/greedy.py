"""A sensible Corner Lots player: bids as little as possible, up to what a lot is worth to it."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.corner_lots.rules import refuse
from burgomaster.games.corner_lots.state import MOST_BID, Edition, State
from burgomaster.games.corner_lots.steps import BID, PASS
from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of


@rule
def greedy_step(s: State, e: Edition, luck: int, out: MutableSequence[int]) -> int:
    """The step this player takes. It needs neither luck nor `out`, the space for legal steps."""
    if s.high >= MOST_BID or s.high + 1 >= e.worth[s.lot]:
        return PASS
    step = step_of(BID, s.high + 1)
    return step if refuse(s, e, s.player, step) == 0 else PASS
