"""Rules that most small games share. Import those that fit into your rules.py, and write the others yourself:

from burgomaster.games.simple.rules import hide as hide
"""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.rule import rule


@rule
def unfinished(s: Any, e: Any) -> bool:
    """Every action is one step, so nobody is ever in the middle of one."""
    return False


@rule
def hide(s: Any, e: Any, seat: int, memory: bool, luck: int) -> None:
    """Everything lies open, so there is nothing to draw anew."""


@rule
def remembered(s: Any, e: Any, seat: int, memory: bool, luck: int) -> None:
    """What is hidden was open once, and everybody is taken to remember it: there is nothing to draw anew.

    from burgomaster.games.simple.rules import remembered as hide
    """


@rule
def may_interrupt(s: Any, e: Any, seat: int) -> bool:
    """Nobody steps into another player's turn."""
    return False


@rule
def interrupt(s: Any, e: Any, seat: int) -> None:
    """Never called: see may_interrupt."""
