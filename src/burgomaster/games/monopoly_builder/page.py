"""What the page's board takes from Monopoly Builder when it is built."""

from __future__ import annotations

from burgomaster.games.monopoly_builder.picture import definitions
from burgomaster.games.monopoly_builder.state import BANK_RATE, DEEDS, FLOORS, HOUSE_CARDS, KINDS, SETS

NAMES = {
    "KINDS": KINDS,
    "SETS": SETS,
    "DEEDS": DEEDS,
    "HOUSE_CARDS": HOUSE_CARDS,
    "FLOORS": FLOORS,
    "BANK_RATE": BANK_RATE,
}


def sprites() -> dict[str, str]:
    """All drawings as symbols."""
    return {"drawings": definitions()}
