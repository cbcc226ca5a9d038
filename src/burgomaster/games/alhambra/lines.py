"""Lines of play for Alhambra, as bots to study: ways that players recommend to each other."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.alhambra.greedy import best_pick, greedy_step, take_first_of
from burgomaster.games.alhambra.state import ACT_PHASE, Edition, State
from burgomaster.games.kernel.rule import rule

LINES = ("line-money-first",)  # takes only money until the first scoring is over, then plays as the sensible player


@rule
def line_step(s: State, e: Edition, line: int, luck: int, out: MutableSequence[int]) -> int:
    """The step of a line, by its place in LINES."""
    if s.phase == ACT_PHASE and s.scored == 0:
        picked = best_pick(s, e, e.take_at_most, 0)
        if picked != 0:
            return take_first_of(s, picked)
    return greedy_step(s, e, luck, out)
