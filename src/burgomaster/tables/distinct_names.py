"""Makes names distinct: where two look the same, the letters of their seats are added."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.tables.look_alikes import looks


def distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names seat by seat, with the seat's letter behind those that look alike. Empty ones stay empty."""
    shown = list(names)
    while True:
        alike = Counter(look for name in shown for look in looks(name))
        # Names with a letter all differ from each other, so this ends.
        found = [
            place
            for place, name in enumerate(shown)
            if name == names[place] and any(alike[look] > 1 for look in looks(name))
        ]
        found = [place for place in found if names[place]]
        if not found:
            return tuple(shown)
        for place in found:
            shown[place] = f"{names[place]} {SEAT_LETTERS[place]}"
