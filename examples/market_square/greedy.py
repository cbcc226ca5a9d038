"""A sensible Market Square player: sells as long as a throw brings more than it risks, builds what counts most."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.market_square.rules import refuse, total
from burgomaster.games.market_square.state import KINDS, SELL_PHASE, Edition, State
from burgomaster.games.market_square.steps import BUILD, CLOSE, PASS, THROW


@rule
def greedy_step(s: State, e: Edition, luck: int, out: MutableSequence[int]) -> int:
    """The step this player takes. It needs neither luck nor `out`, the space for legal steps."""
    if s.phase == SELL_PHASE:
        return THROW if worth_throwing(s, e) else CLOSE
    best, most = PASS, 0
    for b in range(KINDS):
        step, worth = step_of(BUILD, b), worth_of(s, e, b)
        if refuse(s, e, s.player, step) == 0 and worth > most:
            best, most = step, worth
    return best


@rule
def worth_throwing(s: State, e: Edition) -> bool:
    """Five sides bring 20 pips in all and what the buildings earn; one side loses what is not sheltered."""
    gain = 20 + 5 * total(s, s.player, e.earns)
    return s.takings == 0 or gain > s.takings - total(s, s.player, e.shelters)


@rule
def worth_of(s: State, e: Edition, b: int) -> int:
    """Points count, and early in the game what makes the next markets better."""
    missing = max(0, e.goal - total(s, s.player, e.points))
    return 6 * e.points[b] + missing * (3 * e.earns[b] + e.shelters[b]) // 2
