"""What the page's board takes from Alhambra when it is built."""

from __future__ import annotations

from burgomaster.games.alhambra.picture import definitions
from burgomaster.games.alhambra.state import BUILDINGS, CURRENCIES, SCORINGS, THEMES

NAMES = {"CURRENCIES": CURRENCIES, "BUILDINGS": BUILDINGS, "SCORINGS": SCORINGS}


def sprites() -> dict[str, str]:
    """All drawings as symbols, theme by theme."""
    return {theme: definitions(theme) for theme in THEMES}
