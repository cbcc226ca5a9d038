"""What stands in where a game's rules have no `hands_open`. A generic rule, loaded once per game."""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.rule import rule


@rule
def hands_open(s: Any, e: Any) -> bool:
    """Nobody ever sees another seat's own part."""
    return False
