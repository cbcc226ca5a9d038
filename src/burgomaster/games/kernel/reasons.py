"""Reasons: what a game's features mean to a person. A game declares its own in reasons.py, if it likes.

    EARNS = Reason("earns", (*span(CITY, KINDS), OWN + 6), earns)

The name is a word of the game, `reason-earns`; the places are those of its features that speak of it; the function says
what to put into the word, from the state before an action and the one after it, or None where there is nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

# A number, or a thing and how many of it: its word in the game's words has the forms `.a` and `.some`.
ReasonValue: TypeAlias = "int | float | tuple[str, int]"


@dataclass(frozen=True)
class Reason:
    """One reason for or against an action."""

    name: str
    places: tuple[int, ...]
    says: Callable[[Any, Any, Any, int], Mapping[str, ReasonValue] | None]  # (before, after, edition, seat)
    speaks: int = 0  # 1: only ever for an action, -1: only against one, 0: either


def span(begin: int, count: int) -> tuple[int, ...]:
    """So many places from one on."""
    return tuple(range(begin, begin + count))
