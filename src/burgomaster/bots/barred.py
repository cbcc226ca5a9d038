"""What is left to a seat that must do without some steps. Generic code, loaded once per game."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING

from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by games.generic; checked with every game by tests/generic_types.py
    from burgomaster.games.machi_koro.rules import legal
    from burgomaster.games.machi_koro.state import Edition, State


@rule
def allowed(steps: MutableSequence[int], count: int, forbidden: Sequence[int]) -> int:
    """Keep those of so many steps that are not forbidden; return their number. Where all are, nothing is changed."""
    kept = 0
    for i in range(count):
        if not forbidden[steps[i]]:
            steps[kept] = steps[i]
            kept += 1
    return kept


@rule
def legal_allowed(s: State, e: Edition, forbidden: Sequence[int], out: MutableSequence[int]) -> int:
    """Write the legal steps that are not forbidden, all where there are no others; return their number."""
    count = legal(s, e, out)
    kept = allowed(out, count, forbidden)
    return kept if kept > 0 else count


@rule
def any_allowed(s: State, e: Edition, luck: int, forbidden: Sequence[int], out: MutableSequence[int]) -> int:
    """Any of them, each equally likely."""
    return out[pick(luck, legal_allowed(s, e, forbidden, out))]
