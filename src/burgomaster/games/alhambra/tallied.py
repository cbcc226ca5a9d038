"""Alhambra: what is counted in simulated games of an edition."""

from __future__ import annotations

from burgomaster.games.alhambra.effects import BUYS
from burgomaster.games.alhambra.state import BUILDINGS, THEMES, Edition
from burgomaster.games.kernel.words import Words

COUNTS = (("balance-bought", (BUYS,), "building"),)


def named(e: Edition, slot: str, place: int, words: Words) -> str:
    """A building, as the theme calls it."""
    own = f"{THEMES[e.theme]}-{BUILDINGS[place]}"
    return words(own if words.has(own) else BUILDINGS[place])
