"""Tells in which of many games a seat is in the middle of an action. A generic rule, loaded once per game."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by games.generic; checked with every game by tests/generic_types.py
    from burgomaster.games.machi_koro.rules import unfinished
    from burgomaster.games.machi_koro.state import Edition, State


@rule
def unfinished_all(states: list[State], e: list[Edition], out: MutableSequence[int]) -> None:
    """Write 1 for every game in which a seat is in the middle of an action, 0 for the others."""
    for i in range(len(states)):
        out[i] = 1 if unfinished(states[i], e[0]) else 0
