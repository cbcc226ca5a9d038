"""A player without a plan: every legal step is equally likely. Loaded once per game, with `legal` put in."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any

from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by games.generic; any game's will do for the type checker
    from burgomaster.games.machi_koro.rules import legal


@rule
def random_step(s: Any, e: Any, luck: int, out: MutableSequence[int]) -> int:
    """Any legal step."""
    return out[pick(luck, legal(s, e, out))]
