"""Chance events of a position by luck, so that a run can be repeated."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.kernel.luck import pick
from burgomaster.play.position import Position


def by_luck(position: Position, luck: int) -> Position:
    """The position after a chance event."""

    def place(weights: Sequence[int]) -> int:
        """One of the places, by their weights."""
        left, found = pick(luck, sum(weights)), 0
        while left >= weights[found]:
            left -= weights[found]
            found += 1
        return found

    outcome, _, _ = position.drawn(place)
    return position.play(outcome)
