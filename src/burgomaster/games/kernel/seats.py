"""Seats are numbered from 0 and lettered from A."""

from __future__ import annotations

from collections.abc import Sequence

SEAT_LETTERS = "ABCDEF"


def called(seat: int, names: Sequence[str]) -> str:
    """A seat's name; where nobody sits, its letter."""
    return names[seat] if 0 <= seat < len(names) else SEAT_LETTERS[seat]


def lettered(seat: int, names: Sequence[str]) -> str:
    """A seat's letter and name; the letter alone, or once, where the name has it already."""
    letter, name = SEAT_LETTERS[seat], names[seat]
    return name if name == letter or name.startswith(f"{letter} ") else f"{letter} {name}"
