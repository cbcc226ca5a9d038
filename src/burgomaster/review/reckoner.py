"""What does the sums of a review: our own code, or a game's module in a browser. All say the same, to the bit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from burgomaster.play.position import Position

Chances: TypeAlias = tuple[float, ...]  # a number for every seat
ActionSteps: TypeAlias = tuple[int, ...]
Trace: TypeAlias = Any  # the steps and outcomes of a game in a row: a list, or an array of NumPy


class Reckoner(Protocol):
    """Does the sums for games of one setting."""

    def account(self, start: Position, trace: Trace, key: int, *, whole: bool) -> tuple[Any, Any]:
        """The raw book of a game from `start` over steps and outcomes, and the spread: see account.py."""

    def weigh(
        self, position: Position, given: Sequence[ActionSteps], luck: int, key: int, *, fill: bool
    ) -> list[tuple[ActionSteps, Chances]]:
        """Every seat's chance after the actions given and, with `fill`, after all that are worth a look."""

    def play_on(self, position: Position, seat: int, key: int, first: int, count: int) -> Chances:
        """Every seat's share of the wins in games that sensible players play on: see played_on.py."""

    def search(self, position: Position, seat: int, seed: int, iterations: int) -> Chances:
        """Every seat's chance by a search of so many iterations, with what `seat` can know."""


def nodes_for(iterations: int) -> int:
    """Room for the tree of such a search. A tree that is full grows otherwise, so all must have the same."""
    return 40 * iterations + 4000
