"""Alhambra: what a player has bought."""

from __future__ import annotations

from burgomaster.games.alhambra.state import BUILDINGS, THEMES, Edition, State
from burgomaster.games.kernel.words import Words


def owned(s: State, e: Edition, seat: int) -> dict[str, int]:
    """The buildings of each type, by the theme's names."""
    city = s.city[seat]
    return {f"{THEMES[e.theme]}-{name}": city[place] for place, name in enumerate(BUILDINGS) if city[place]}


def named(thing: str, words: Words) -> str:
    """A building, as the theme calls it."""
    return words(thing if words.has(thing) else thing.rpartition("-")[2])
