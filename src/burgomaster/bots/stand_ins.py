"""Stands in for what a game does not have, levels or lines of play: native code must know some, and nobody calls it."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.rule import rule


@rule
def level_steps(
    work: Workspace,
    e: Any,
    temperature: float,
    key: int,
    choices: MutableSequence[int],
    seat: int,
    action: MutableSequence[int],
) -> int:
    """No steps."""
    return 0


@rule
def line_step(s: Any, e: Any, line: int, luck: int, out: MutableSequence[int]) -> int:
    """No step."""
    return 0
