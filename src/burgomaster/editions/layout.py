"""Where everything stands in a TOML text: tables, entries and values with their places.

Python's parser gives values without places, and a library that keeps comments and order gives no places either. A text
that the parser has accepted is simple to walk through, so that one figure can be exchanged and every other character,
comments included, stays as it is. Only accepted texts are walked: see `laid_out`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

from burgomaster.games.kernel.untrusted import toml

PathPart = str | int  # a key, or a place in a list
FigurePath = tuple[PathPart, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACES = re.compile(r"[ \t]*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_STRINGS = (
    re.compile(r'"""(?:[^"\\]++|\\[\s\S]|"(?!""))*+"""(?:"{0,2}+)'),
    re.compile(r"'''(?:[^']++|'(?!''))*+'''(?:'{0,2}+)"),
    re.compile(r'"(?:[^"\\\n]++|\\[^\n])*+"'),
    re.compile(r"'[^'\n]*+'"),
)
_OTHER = re.compile(r"[^,\]}#\n]+")  # a number, a truth, a date


@dataclass(frozen=True)
class Key:
    """One part of a key as it is written."""

    name: str
    start: int
    end: int


@dataclass
class WrittenValue:
    """A value and where it is written; inside a list or an inline table, what is written there."""

    path: FigurePath
    start: int
    end: int
    plain: Any
    inner: list[WrittenValue] = field(default_factory=list)
    begin: int = 0  # where the entry begins that holds it: its key, inside an inline table

    @property
    def is_table(self) -> bool:
        """Is it an inline table?"""
        return isinstance(self.plain, dict)

    @property
    def is_list(self) -> bool:
        """Is it a list?"""
        return isinstance(self.plain, list)


@dataclass
class WrittenEntry:
    """`key = value`, from the beginning of its line to the end of it."""

    keys: tuple[Key, ...]
    value: WrittenValue
    start: int
    end: int


@dataclass
class WrittenTable:
    """A heading in brackets, and the entries below it. The first one of a text has no heading."""

    path: FigurePath
    keys: tuple[Key, ...]
    start: int
    end: int  # of the heading's line
    entries: list[WrittenEntry] = field(default_factory=list)

    @property
    def stop(self) -> int:
        """The end of its last line."""
        return self.entries[-1].end if self.entries else self.end


@dataclass
class Layout:
    """A whole text."""

    text: str
    data: dict[str, Any]
    tables: list[WrittenTable]

    def entries(self) -> list[WrittenEntry]:
        """All entries in their order."""
        return [entry for table in self.tables for entry in table.entries]

    def line(self, at: int) -> int:
        """The line of a place, counted from 1."""
        return self.text.count("\n", 0, at) + 1


def laid_out(text: str) -> Layout:
    """A text with its places; Unreadable, if it is not TOML or too large for us."""
    data = toml(text)
    return Layout(text, data, _Walk(text, data).tables())


def found_at(data: Any, path: FigurePath) -> Any:
    """What stands in the data at a path."""
    for step in path:
        data = data[step]
    return data


class _Walk:
    """Goes through a text from left to right."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self.text = text
        self.data = data
        self.at = 1 if text.startswith("\ufeff") else 0
        self._counts: dict[FigurePath, int] = {}  # of [[tables]], by path

    def tables(self) -> list[WrittenTable]:
        found = [WrittenTable((), (), self.at, self.at)]
        while True:
            self.at = self._skip(_BLANK)
            if self.at >= len(self.text):
                return found
            if self.text[self.at] == "[":
                found.append(self._heading())
            else:
                found[-1].entries.append(self._entry(found[-1].path))

    def _skip(self, blank: re.Pattern[str]) -> int:
        match = blank.match(self.text, self.at)
        assert match is not None
        return match.end()

    def _line(self, at: int) -> tuple[int, int]:
        end = self.text.find("\n", self.at)
        return self.text.rfind("\n", 0, at) + 1, len(self.text) if end < 0 else end + 1

    def _heading(self) -> WrittenTable:
        begin, several = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        keys = self._keys()
        path = self._placed(tuple(key.name for key in keys))
        if several:
            number = self._counts[path] = self._counts.get(path, -1) + 1
            path = (*path, number)
        start, end = self._line(begin)
        self.at = end
        return WrittenTable(path, keys, start, end)

    def _placed(self, names: tuple[str, ...]) -> FigurePath:
        """A path, with the place of the last [[table]] wherever one stands on the way."""
        path: FigurePath = ()
        for i, name in enumerate(names):
            path = (*path, name)
            if i < len(names) - 1 and path in self._counts:
                path = (*path, self._counts[path])
        return path

    def _entry(self, table: FigurePath) -> WrittenEntry:
        begin = self.at
        keys = self._keys()
        self.at = self.text.index("=", self.at) + 1
        value = self._value((*table, *(key.name for key in keys)))
        value.begin = begin
        start, end = self._line(begin)
        self.at = end
        return WrittenEntry(keys, value, start, end)

    def _keys(self) -> tuple[Key, ...]:
        """A key of one part or more, up to what follows it."""
        keys = []
        while True:
            self.at = self._skip(_SPACES)
            start = self.at
            match = _BARE.match(self.text, start)
            if match is None:
                self._string()
                name = next(iter(tomllib.loads(f"{self.text[start : self.at]} = 0")))
            else:
                self.at = match.end()
                name = match[0]
            keys.append(Key(name, start, self.at))
            self.at = self._skip(_SPACES)
            if not self.text.startswith(".", self.at):
                return tuple(keys)
            self.at += 1

    def _string(self) -> None:
        for kind in _STRINGS:
            match = kind.match(self.text, self.at)
            if match is not None:
                self.at = match.end()
                return
        raise AssertionError(f"no string at {self.at}")  # the parser has read this text

    def _value(self, path: FigurePath) -> WrittenValue:
        self.at = self._skip(_BLANK)
        start, first = self.at, self.text[self.at]
        if first == "[":
            return self._list(path)
        if first == "{":
            return self._inline(path)
        if first in "\"'":
            self._string()
        else:
            match = _OTHER.match(self.text, self.at)
            assert match is not None
            self.at = start + len(match[0].rstrip())
        return WrittenValue(path, start, self.at, found_at(self.data, path))

    def _list(self, path: FigurePath) -> WrittenValue:
        made = WrittenValue(path, self.at, self.at, found_at(self.data, path))
        self.at += 1
        while True:
            self.at = self._skip(_BLANK)
            if self.text[self.at] == "]":
                self.at += 1
                made.end = self.at
                return made
            if self.text[self.at] == ",":
                self.at += 1
                continue
            inner = self._value((*path, len(made.inner)))
            inner.begin = inner.start
            made.inner.append(inner)

    def _inline(self, path: FigurePath) -> WrittenValue:
        made = WrittenValue(path, self.at, self.at, found_at(self.data, path))
        self.at += 1
        while True:
            self.at = self._skip(_BLANK)
            if self.text[self.at] == "}":
                self.at += 1
                made.end = self.at
                return made
            if self.text[self.at] == ",":
                self.at += 1
                continue
            begin = self.at
            keys = self._keys()
            self.at = self.text.index("=", self.at) + 1
            inner = self._value((*path, *(key.name for key in keys)))
            inner.begin = begin
            made.inner.append(inner)
