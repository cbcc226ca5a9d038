"""What the games are: rules, figures and words. No web, no bots, no files but their own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from burgomaster.games.kernel.contract import RULES, Game, Outlook, Owned, Screen, missing_names
from burgomaster.games.kernel.effects import Kind
from burgomaster.games.kernel.errors import UnknownGame
from burgomaster.games.kernel.names import closest
from burgomaster.games.kernel.words import Words, check_language

if TYPE_CHECKING:
    from types import ModuleType

# The registry. A new game is a folder beside this file and a name here: see docs/a-game-in-an-hour.md.
GAMES = ("machi-koro", "alhambra", "monopoly-builder")

_HERE = Path(__file__).parent


def game(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}{closest(str(name), GAMES)} (games: {', '.join(GAMES)})")
    return _load(name)


@cache
def _load(name: str) -> Game:
    package = import_module(_package(name))
    missing = ", ".join(missing_names(package))
    if missing:
        raise TypeError(f"{package.__file__} has no {missing}; see `python -m burgomaster.games.check {name}`")
    found: Game = package
    return found


@cache
def part_of(name: str, part: str) -> ModuleType | None:
    """An optional file of a game's folder, such as `greedy`, as a module; None if the game has none."""
    module = f"{_package(name)}.{part}"
    return import_module(module) if find_spec(module) is not None else None


def files_of(name: str, part: str) -> tuple[Path, ...]:
    """The files of a part: `rules.py`, or where it is a room of its own, every chapter of the folder `rules`."""
    room = folder(name) / part
    return tuple(sorted(room.glob("*.py"))) if room.is_dir() else (room.with_suffix(".py"),)


def chapters_of(name: str, part: str) -> tuple[ModuleType, ...]:
    """A part as modules, one for each of its files; none if the game has no such part."""
    found = part_of(name, part)
    inside = (file.stem for file in files_of(name, part) if file.parent != folder(name) and file.stem != "__init__")
    return () if found is None else (found, *(import_module(f"{found.__name__}.{chapter}") for chapter in inside))


@cache
def effects_of(name: str) -> tuple[Kind, ...]:
    """The kinds of effects that a game's rules tell."""
    part = part_of(name, "effects")
    return tuple(value for value in vars(part).values() if isinstance(value, Kind)) if part else ()


@cache
def outlook_of(name: str) -> Outlook | None:
    """What would happen, by a game's rules; None where it does not say."""
    part: Any = part_of(name, "outlook")
    found: Outlook | None = part
    return found


@cache
def owned_of(name: str) -> Owned | None:
    """What players of a game have bought or built; None where it does not say."""
    part: Any = part_of(name, "owned")
    found: Owned | None = part
    return found


@cache
def screen_of(name: str) -> Screen | None:
    """How a game's table looks on a terminal's screen; None where the plain text must do."""
    part: Any = part_of(name, "screen")
    found: Screen | None = part
    return found


def native_rules(name: str) -> ModuleType:
    """A game's rules, compiled."""
    from burgomaster.games.kernel.native import load

    return load(f"{_package(name)}.rules", name)


def generic(source: str, name: str, *, native: bool, **given: Any) -> ModuleType:
    """A file of generic rules (such as playouts), loaded for one game, plain or compiled."""
    from burgomaster.games.kernel.native import load

    rules = native_rules(name) if native else game(name).rules
    return load(source, name, native=native, **{key: getattr(rules, key) for key in RULES}, **given)


def words_of(name: str, language: str) -> Words:
    """A game's words."""
    check_language(language)
    return _words(name, language)


@cache
def _words(name: str, language: str) -> Words:
    return Words(folder(name) / "words", language)


def folder(name: str) -> Path:
    """The folder with all files of a game. To look for it brings it where games come one by one, as into a tab."""
    find_spec(_package(name))
    return _HERE / name.replace("-", "_")


def _package(name: str) -> str:
    return f"burgomaster.games.{name.replace('-', '_')}"
