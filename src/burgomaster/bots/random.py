"""A player without a plan: every legal step is equally likely. Generic code, loaded once per game."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by games.generic; checked with every game by tests/generic_types.py
    from burgomaster.games.machi_koro.rules import legal
    from burgomaster.games.machi_koro.state import Edition, State


@rule
def random_step(s: State, e: Edition, luck: int, out: MutableSequence[int]) -> int:
    """Any legal step."""
    return out[pick(luck, legal(s, e, out))]
