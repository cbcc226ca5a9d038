"""Seats are numbered from 0 and lettered from A."""

from __future__ import annotations

from collections.abc import Sequence

SEAT_LETTERS = "ABCDEF"


def called(seat: int, names: Sequence[str]) -> str:
    """A seat's name; where nobody sits, its letter."""
    return names[seat] if 0 <= seat < len(names) else SEAT_LETTERS[seat]
