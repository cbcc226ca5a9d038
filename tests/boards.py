"""The games that have a board of their own on the page, found as the page finds them."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games import GAMES

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games"
BOARDS = tuple(game for game in GAMES if (FOLDER / game / "index.ts").is_file())
