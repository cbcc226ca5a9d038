"""Two who are called the same are told apart by the letters of their seats."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

from burgomaster.games.kernel.contract import SEAT_LETTERS


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names seat by seat, with the seat's letter behind those that look alike. Empty ones stay empty."""
    shown = list(names)
    while True:
        alike = Counter(_compared(name) for name in shown)
        # Who has a letter is unlike everybody else who has one, so this ends.
        found = [place for place, name in enumerate(shown) if name == names[place] and alike[_compared(name)] > 1]
        found = [place for place in found if names[place]]
        if not found:
            return tuple(shown)
        for place in found:
            shown[place] = f"{names[place]} {SEAT_LETTERS[place]}"


def _compared(name: str) -> str:
    """Capitals, blanks and ways to write the same letter make no difference."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
