"""Monopoly Builder: what is counted in simulated games of an edition."""

from __future__ import annotations

from burgomaster.games.kernel.words import Words
from burgomaster.games.monopoly_builder.chance import card_says
from burgomaster.games.monopoly_builder.effects import BUYS, DRAWS, ENDS, GAME_OVER, SCORES_BUILDING, WINS_AUCTION
from burgomaster.games.monopoly_builder.printed import name_of
from burgomaster.games.monopoly_builder.state import Edition

COUNTS = (
    ("balance-ended", (GAME_OVER,), "why"),
    ("balance-bought", (BUYS, WINS_AUCTION), "deed"),
    ("balance-heights", (SCORES_BUILDING,), "floor"),
    ("balance-drawn", (DRAWS,), "card"),
)


def named(e: Edition, slot: str, place: int, words: Words) -> str:
    """A deed, a card, a height or an end."""
    if slot == "deed":
        return name_of(e.name[place])
    if slot == "card":
        return card_says(e, place, words)
    if slot == "floor":
        return words("height-of", floors=place + 1)
    return words(f"ended-{ENDS.names[place]}")
