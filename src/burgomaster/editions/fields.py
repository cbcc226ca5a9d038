"""An edition described for an editor: every figure with its place in the text, its bounds and its name.

Nothing here knows what an edition holds. What a figure may be is what the game's own reader asks for while it reads the
text, and, where the text is so wrong that reading ends early, while it reads the built-in edition.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from burgomaster.editions.changes import another
from burgomaster.editions.checking import EditionProblem, checked
from burgomaster.editions.layout import FigurePath, Layout, WrittenValue, found_at, laid_out
from burgomaster.editions.naming import Names, kind_of
from burgomaster.games import folder
from burgomaster.games import game as game_of
from burgomaster.games.kernel.editions import FiguresAsked
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.games.kernel.untrusted import Unreadable

FieldKind = Literal["number", "text", "choice", "truth", "numbers", "texts", "other"]

SOURCES = "sources"  # where figures come from, in every game
_NEW = "one-more"
_MOST_TRIED = 4  # rows of a table of which one more is tried
MOST_FIELDS = 2000  # our largest edition has 400; more are for the text alone


@dataclass(frozen=True)
class EditionField:
    """One figure. `start` and `end` are where its value is written, counted as browsers count (UTF-16)."""

    path: FigurePath
    called: list[str]  # every part of the path
    kind: FieldKind
    value: Any
    line: int
    start: int
    end: int
    low: int | None = None
    high: int | None = None
    among: int | None = None  # which of the lists of choices


@dataclass(frozen=True)
class EditionChoice:
    """A word that a figure may be, or a key that a table may have, and what it is called."""

    value: str
    said: str


@dataclass(frozen=True)
class EditionGroup:
    """A table that can have more entries: of any name, or of those that are listed with what they are called."""

    path: FigurePath
    any_name: bool
    more: list[EditionChoice]


@dataclass(frozen=True)
class Described:
    """A text as an editor shows it. Without fields it can only be shown as text."""

    problems: list[EditionProblem]
    called: list[list[str]]  # for every problem, the parts of its path
    fields: list[EditionField]
    groups: list[EditionGroup]
    choices: list[list[EditionChoice]]
    too_many: bool = False


def described(game: str, text: str, language: str) -> Described:
    """What a text holds and what is wrong with it."""
    found = checked(game, text)
    try:
        layout = laid_out(text)
    except Unreadable:
        return Described(found.problems, [[] for _ in found.problems], [], [], [])
    values = list(_values(layout))
    names = Names(game, language, layout.data)
    called = [names.path(one.path) for one in found.problems]
    if len(values) > MOST_FIELDS:
        return Described(found.problems, called, [], [], [], too_many=True)
    asked = (found.asked, _built_in(game))
    choices = _Choices(names, asked)
    at = _Browser(text)
    fields = [_field(value, asked, names, choices, at) for value in values]
    groups = list(_groups(layout, asked, names, _free(game)))
    return Described(found.problems, called, fields, groups, choices.lists)


def _values(layout: Layout) -> Iterator[WrittenValue]:
    """The values that are shown one by one: of a list of plain values, the list."""
    left = [entry.value for entry in reversed(layout.entries())]
    while left:
        value = left.pop()
        if value.is_table or (value.is_list and not _is_plain_list(value.plain)):
            left += reversed(value.inner)
        else:
            yield value


def _is_plain_list(found: list[Any]) -> bool:
    return all(type(one) is int for one in found) or all(isinstance(one, str) for one in found)


class _Choices:
    """Lists of words to choose from, each once."""

    def __init__(self, names: Names, asked: tuple[FiguresAsked, ...]) -> None:
        self.lists: list[list[EditionChoice]] = []
        self._names = names
        self._kinds: dict[tuple[str, ...], dict[str, None]] = {}  # the figures that choose from the same words
        for path, among in (one for heard in asked for one in heard.choices.items()):
            self._kinds.setdefault(among, {})[kind_of(path)] = None
        self._known: dict[tuple[str, bool, tuple[str, ...]], int] = {}

    def place(self, path: FigurePath, among: tuple[str, ...]) -> int:
        """Which list it is."""
        key = "" if "sources" in path else kind_of(path), path[0] == "options", among
        if key not in self._known:
            self._known[key] = len(self.lists)
            kinds = [key[0], *self._kinds[among]]
            self.lists.append([EditionChoice(one, self._names.choice(path, one, kinds)) for one in among])
        return self._known[key]


def _field(
    value: WrittenValue, asked: tuple[FiguresAsked, ...], names: Names, choices: _Choices, at: _Browser
) -> EditionField:
    path = value.path
    keys = tuple(str(step) for step in path)
    low, high = next((one.numbers[keys] for one in asked if keys in one.numbers), (None, None))
    among = next((one.choices[keys] for one in asked if keys in one.choices), None)
    chosen = None if among is None else choices.place(path, among)
    kind = "choice" if among is not None and isinstance(value.plain, str) else _kind(value.plain)
    if kind == "number" and abs(value.plain) > 2**53:
        kind = "other"  # no browser counts so far
    plain = value.plain if kind != "other" else ""
    start, end = at(value.start), at(value.end)
    return EditionField(path, names.path(path), kind, plain, at.line(value.start), start, end, low, high, chosen)


def _kind(plain: Any) -> FieldKind:
    if isinstance(plain, bool):
        return "truth"
    if isinstance(plain, int):
        return "number"
    if isinstance(plain, str):
        return "text"
    if isinstance(plain, list):
        return "texts" if plain and isinstance(plain[0], str) else "numbers"
    return "other"


def _groups(
    layout: Layout, asked: tuple[FiguresAsked, ...], names: Names, free: frozenset[tuple[str, ...]]
) -> Iterator[EditionGroup]:
    """The tables of the text to which something could be added. Where figures come from is left to the text."""
    left: list[tuple[FigurePath, Any]] = [((), layout.data)]
    while left:
        path, table = left.pop(0)
        keys = tuple(str(step) for step in path)
        known = next((one.tables[keys] for one in asked if keys in one.tables), ())
        more = [EditionChoice(key, names.path((*path, key))[-1]) for key in known or () if key not in (*table, SOURCES)]
        if more or keys in free:
            yield EditionGroup(path, keys in free, more)
        left += [((*path, key), value) for key, value in table.items() if isinstance(value, dict) and key != SOURCES]


@lru_cache(maxsize=16)
def _free(game: str) -> frozenset[tuple[str, ...]]:
    """The tables whose entries may have any name: the game has nothing against one more like one of them."""
    text = built_in_text(game, game_of(game).SPEC.editions[0])
    found = set()
    for keys, known in _built_in(game).tables.items():
        rows = list(found_at(laid_out(text).data, keys))[:_MOST_TRIED] if keys and known is None else []
        more = (*keys, _NEW)
        for row in rows:
            problems = checked(game, another(text, (*keys, row), _NEW)).problems
            if not any(one.path[: len(more)] == more for one in problems):
                found.add(keys)
                break
    return frozenset(found)


@lru_cache(maxsize=16)
def _built_in(game: str) -> FiguresAsked:
    """What is asked of the game's first edition."""
    return checked(game, built_in_text(game, game_of(game).SPEC.editions[0])).asked


@lru_cache(maxsize=16)
def built_in_text(game: str, edition: str) -> str:
    """The text of a built-in edition."""
    if edition not in game_of(game).SPEC.editions:
        raise BadEdition(f"there is no edition {edition!r:.40}")
    return (folder(game) / "edition" / f"{edition}.toml").read_text(encoding="utf-8")


class _Browser:
    """Places as a browser counts them: what lies above U+FFFF counts twice."""

    def __init__(self, text: str) -> None:
        self._wide = [n for n, c in enumerate(text) if ord(c) > 0xFFFF] if not text.isascii() else []
        self._lines = [n for n, c in enumerate(text) if c == "\n"]

    def __call__(self, at: int) -> int:
        return at + bisect_left(self._wide, at)

    def line(self, at: int) -> int:
        return bisect_left(self._lines, at) + 1
