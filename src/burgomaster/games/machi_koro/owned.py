"""Machi Koro: what a player has bought. Landmarks are left out: whoever wins has them all."""

from __future__ import annotations

from burgomaster.games.kernel.words import Words
from burgomaster.games.machi_koro.state import BUILDINGS, Edition, State


def owned(s: State, e: Edition, seat: int) -> dict[str, int]:
    """The buildings of a city, beyond those that every city begins with."""
    bought = {name: s.city[seat][place] - e.start_copies[place] for place, name in enumerate(BUILDINGS)}
    return {name: count for name, count in bought.items() if count > 0}


def named(thing: str, words: Words) -> str:
    """A building."""
    return words(thing)
