"""Machi Koro: what is counted in simulated games of an edition."""

from __future__ import annotations

from burgomaster.games.kernel.words import Words
from burgomaster.games.machi_koro.effects import BUILDS, BUYS
from burgomaster.games.machi_koro.state import BUILDINGS, LANDMARKS, Edition

COUNTS = (("balance-bought", (BUYS,), "card"), ("balance-built", (BUILDS,), "landmark"))


def named(e: Edition, slot: str, place: int, words: Words) -> str:
    """A building or a landmark."""
    return words((BUILDINGS if slot == "card" else LANDMARKS)[place])
