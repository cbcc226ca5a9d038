"""Stands in for what a game does not have, levels, lines of play or a `practice.py`: native code must know some.

Nobody calls it, but for a step bot that must do without its choice, which takes any where nothing evaluates the others,
and for practice, which is then as the game is.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by bots.registry; checked with every game by tests/generic_types.py
    from burgomaster.bots.barred import any_allowed


@rule
def level_steps(
    work: Workspace,
    e: Any,
    temperature: float,
    key: int,
    choices: MutableSequence[int],
    seat: int,
    action: MutableSequence[int],
    forbidden: Sequence[int],
) -> int:
    """No steps."""
    return 0


@rule
def best_step(
    work: Workspace,
    e: Any,
    temperature: float,
    key: int,
    choices: MutableSequence[int],
    seat: int,
    luck: int,
    forbidden: Sequence[int],
) -> int:
    """Any step at states[0] that is not forbidden."""
    return any_allowed(work.states[0], e, luck, forbidden, work.spare)


@rule
def line_step(s: Any, e: Any, line: int, luck: int, out: MutableSequence[int]) -> int:
    """No step."""
    return 0


@rule
def unusual(s: Any, e: Any, luck: int) -> bool:
    """Practice as the game is."""
    return False
