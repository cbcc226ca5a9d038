"""Games that come one by one: a game's part of the house is brought when something of the game is looked for first."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

from burgomaster.games import GAMES, folder

_GAMES = "burgomaster.games."


class Coming(MetaPathFinder):
    """Is asked for what is not there, last of all. `bring` puts a game's files into their folder."""

    def __init__(self, bring: Callable[[str], None], games: Sequence[str], folder: Path) -> None:
        self._bring = bring
        self._games = {_GAMES + game: folder / game for game in games}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """A game that has just been brought; nothing, if it is none, or was there."""
        folder = self._games.get(name)
        if folder is None or folder.is_dir():
            return None
        self._bring(folder.name)
        for finder in sys.path_importer_cache.values():  # they have looked into the folder before
            if isinstance(finder, FileFinder):
                finder.invalidate_caches()
        return PathFinder.find_spec(name, path, target)


def expect(bring: Callable[[str], None]) -> None:
    """From now on games are brought."""
    places = [folder(game) for game in GAMES]
    sys.meta_path.append(Coming(bring, [place.name for place in places], places[0].parent))


def held() -> list[str]:
    """The games that Python holds already."""
    return [name for game in GAMES if _GAMES + (name := game.replace("-", "_")) in sys.modules]
