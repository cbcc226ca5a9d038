"""Reads an edition's TOML file figure by figure, and says file and line when something is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from burgomaster.games.kernel.contract import Option
from burgomaster.games.kernel.errors import BadEdition, BadFigure
from burgomaster.games.kernel.lines import line_of
from burgomaster.games.kernel.untrusted import Unreadable, toml

SOURCES = ("rulebook", "card", "public", "house")


KeyPath = tuple[str, ...]
_MOST_PROBLEMS = 50  # that are collected before reading is given up


@dataclass
class FiguresAsked:
    """What a game's reader asks of a file, figure by figure: so an editor knows every game's figures without a list.

    A number out of bounds or a word not among those there are is put down in `problems`, and reading goes on with one
    that would do; any other problem ends the reading, as ever.
    """

    numbers: dict[KeyPath, tuple[int, int]] = field(default_factory=dict)  # lowest and highest
    choices: dict[KeyPath, tuple[str, ...]] = field(default_factory=dict)
    texts: set[KeyPath] = field(default_factory=set)
    values: set[KeyPath] = field(default_factory=set)  # whatever stands there
    tables: dict[KeyPath, tuple[str, ...] | None] = field(default_factory=dict)  # their keys; None: any
    problems: list[BadFigure] = field(default_factory=list)

    def knows(self, path: KeyPath) -> bool:
        """Was this figure or table asked for?"""
        return any(path in known for known in (self.numbers, self.choices, self.texts, self.values, self.tables))

    def collect(self, problem: BadFigure) -> None:
        """One problem more; it is raised when there are far too many."""
        if len(self.problems) >= _MOST_PROBLEMS:
            raise problem
        self.problems.append(problem)


_asked: ContextVar[FiguresAsked | None] = ContextVar("asked", default=None)


@contextmanager
def listening() -> Iterator[FiguresAsked]:
    """What is asked of every edition read meanwhile."""
    asked = FiguresAsked()
    token = _asked.set(asked)
    try:
        yield asked
    finally:
        _asked.reset(token)


@lru_cache(maxsize=16)
def _parsed(text: str) -> dict[str, Any]:
    """An edition's figures; cached, since every position names its edition. The result must not be changed."""
    return toml(text)


class EditionFile:
    """An edition's text. `origin` is what messages call it, usually the file's name."""

    def __init__(self, text: str, origin: str) -> None:
        self.text = text
        self.origin = origin
        self._asked = _asked.get()
        try:
            self.data = _parsed(text)
        except Unreadable as problem:
            raise _unreadable(origin, str(problem)) from None

    def fail(self, path: Sequence[str], problem: str) -> BadFigure:
        """The error for a figure, with the line it stands on or should stand under."""
        return BadFigure(self.origin, line_of(self.text, path), tuple(path), problem)

    def table(self, *path: str, known: Sequence[str] | None = None) -> dict[str, Any]:
        """A table of the file, with no key that is not `known`."""
        if self._asked is not None and (known is not None or path not in self._asked.tables):
            self._asked.tables[path] = None if known is None else tuple(known)
        found = self._find(path)
        if not isinstance(found, dict):
            raise self.fail(path, "must be a table")
        for key in found:
            if known is not None and key not in known:
                raise self.fail([*path, key], f"unknown; there are {', '.join(known)}")
        return found

    def number(self, *path: str, low: int, high: int) -> int:
        """A whole number within limits."""
        if self._asked is not None:
            self._asked.numbers[path] = low, high
        found = self._find(path)
        if type(found) is not int:
            return self._instead(path, f"must be a whole number, not {_told(found)}", low)
        if not low <= found <= high:
            return self._instead(path, f"must be {low} to {high}, not {found}", min(max(found, low), high))
        return found

    def choice(self, *path: str, among: Sequence[str]) -> int:
        """One of some words, as its place among them."""
        if self._asked is not None:
            self._asked.choices[path] = tuple(among)
        found = self._find(path)
        if found not in among:
            return self._instead(path, f"must be one of {', '.join(among)}, not {_told(found)}", 0)
        return among.index(found)

    def string(self, *path: str) -> str:
        """A text that is not empty."""
        if self._asked is not None:
            self._asked.texts.add(path)
        found = self._find(path)
        if not isinstance(found, str) or not found.strip():
            raise self.fail(path, "must be a text")
        return found

    def value(self, *path: str) -> Any:
        """What stands there, whatever it is."""
        if self._asked is not None:
            self._asked.values.add(path)
        return self._find(path)

    def options(self, options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
        """The table options: chosen ones, else the edition's own, else the defaults."""
        names = [option.name for option in options]
        if self._asked is not None:
            self._asked.choices |= {("options", option.name): option.values for option in options}
        stated = self.table("options", known=names) if "options" in self.data else {}
        for name in chosen:
            if name not in names:
                raise BadEdition(f"unknown option {name!r:.40}; there are {', '.join(names)}")
        result = {}
        for option in options:
            value = chosen.get(option.name, stated.get(option.name, option.values[0]))
            if value not in option.values:
                problem = f"must be one of {', '.join(option.values)}, not {_told(value)}"
                raise self.bad_option(option.name, chosen, problem)
            result[option.name] = value
        return result

    def bad_option(self, name: str, chosen: Mapping[str, str], problem: str) -> BadEdition:
        """The error for an option: with its line, if it is the edition that states it so."""
        stated = self.data.get("options")
        if isinstance(stated, dict) and name in stated and chosen.get(name, stated[name]) == stated[name]:
            return self.fail(["options", name], problem)
        return BadEdition(f"option {name}: {problem}")

    def _instead(self, path: Sequence[str], problem: str, usable: int) -> int:
        """Raise a problem; or collect it for who listens, and go on with a figure that would do."""
        if self._asked is None:
            raise self.fail(path, problem)
        self._asked.collect(self.fail(path, problem))
        return usable

    def _find(self, path: Sequence[str]) -> Any:
        found: Any = self.data
        for i, key in enumerate(path):
            if not isinstance(found, dict) or key not in found:
                raise self.fail(path[: i + 1], "missing")
            found = found[key]
        return found


def _unreadable(origin: str, problem: str) -> BadFigure:
    """What is wrong with a text that cannot be read at all, with its line."""
    line = re.search(r" ?\(at line (\d+), (column \d+)\)", problem)
    if line:
        return BadFigure(origin, int(line[1]), (), f"{problem.replace(line[0], '')} ({line[2]})")
    before = re.match(r"line (\d+): ", problem)
    if before:
        return BadFigure(origin, int(before[1]), (), problem.removeprefix(before[0]))
    return BadFigure(origin, 0, (), problem)


def _told(found: Any) -> str:
    """What stands in a file, short enough for a message."""
    text = repr(found)
    return text if len(text) <= 60 else text[:59] + "…"
