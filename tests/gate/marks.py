"""Which tests `make check` runs: those that give most trust for their time. Chosen by folder and by fixture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from burgomaster.games import GAMES, folder

TESTS = Path(__file__).parents[1]

# What the games are, one game under way, what a table is, the same table in a tab, what stores promise, and modules
# against plain rules.
FOLDERS = ("editions", "games", "lab/wasm", "play", "server/store", "tab", "tables")
# A store by itself, whatever is kept in it, and a whole game by mouse.
FIXTURES = ("store_db", "whole_game")
# These start what `make check` has no time for, wherever they are asked for.
DEAR = ("house", "browser", "node", "native", "loaded", "pyodide")


def is_trusted(item: pytest.Item) -> bool:
    """Does `make check` run it?"""
    fixtures = set(getattr(item, "fixturenames", ()))
    if fixtures.intersection(FIXTURES):
        return True
    place = item.path.relative_to(TESTS).as_posix()
    return place.startswith(tuple(f"{folder}/" for folder in FOLDERS)) and not fixtures.intersection(DEAR)


def of_another_game(item: pytest.Item, games: Sequence[str]) -> bool:
    """Is it a test of one game, and of none of these?"""
    named = {name for name in GAMES if name in item.name or folder(name).name in (*item.path.parts, item.name)}
    return bool(named) and not named.intersection(games)
