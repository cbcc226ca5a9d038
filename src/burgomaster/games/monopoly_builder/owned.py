"""Monopoly Builder: what a player has bought."""

from __future__ import annotations

from burgomaster.games.kernel.words import Words
from burgomaster.games.monopoly_builder.printed import name_of
from burgomaster.games.monopoly_builder.state import DEED_COUNT, Edition, State


def owned(s: State, e: Edition, seat: int) -> dict[str, int]:
    """The deeds, by the names that are printed on them."""
    return {name_of(e.name[deed]): 1 for deed in range(DEED_COUNT) if s.owner[deed] == seat}


def named(thing: str, words: Words) -> str:
    """A deed is called the same in all languages."""
    return thing
