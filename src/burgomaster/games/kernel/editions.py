"""Reads an edition's TOML file figure by figure, and says file and line when something is wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from burgomaster.games.kernel.contract import Option
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.games.kernel.lines import line_of
from burgomaster.games.kernel.untrusted import Unreadable, toml

SOURCES = ("rulebook", "card", "public", "house")


@lru_cache(maxsize=16)
def _parsed(text: str) -> dict[str, Any]:
    """An edition's figures; cached, since every position names its edition. The result must not be changed."""
    return toml(text)


class EditionFile:
    """An edition's text. `origin` is what messages call it, usually the file's name."""

    def __init__(self, text: str, origin: str) -> None:
        self.text = text
        self.origin = origin
        try:
            self.data = _parsed(text)
        except Unreadable as problem:
            raise BadEdition(_unreadable(origin, str(problem))) from None

    def fail(self, path: Sequence[str], problem: str) -> BadEdition:
        """The error for a figure, with the line it stands on or should stand under."""
        return BadEdition(f"{self.origin}, line {line_of(self.text, path)}: {'.'.join(path)}: {problem}")

    def table(self, *path: str, known: Sequence[str] | None = None) -> dict[str, Any]:
        """A table of the file, with no key that is not `known`."""
        found = self._find(path)
        if not isinstance(found, dict):
            raise self.fail(path, "must be a table")
        for key in found:
            if known is not None and key not in known:
                raise self.fail([*path, key], f"unknown; there are {', '.join(known)}")
        return found

    def number(self, *path: str, low: int, high: int) -> int:
        """A whole number within limits."""
        found = self._find(path)
        if type(found) is not int:
            raise self.fail(path, f"must be a whole number, not {_told(found)}")
        if not low <= found <= high:
            raise self.fail(path, f"must be {low} to {high}, not {found}")
        return found

    def choice(self, *path: str, among: Sequence[str]) -> int:
        """One of some words, as its place among them."""
        found = self._find(path)
        if found not in among:
            raise self.fail(path, f"must be one of {', '.join(among)}, not {_told(found)}")
        return among.index(found)

    def string(self, *path: str) -> str:
        """A text that is not empty."""
        found = self._find(path)
        if not isinstance(found, str) or not found.strip():
            raise self.fail(path, "must be a text")
        return found

    def value(self, *path: str) -> Any:
        """What stands there, whatever it is."""
        return self._find(path)

    def options(self, options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
        """The table options: chosen ones, else the edition's own, else the defaults."""
        names = [option.name for option in options]
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

    def _find(self, path: Sequence[str]) -> Any:
        found: Any = self.data
        for i, key in enumerate(path):
            if not isinstance(found, dict) or key not in found:
                raise self.fail(path[: i + 1], "missing")
            found = found[key]
        return found


def _unreadable(origin: str, problem: str) -> str:
    """What is wrong with a text that cannot be read at all, with its line in front."""
    line = re.search(r" ?\(at line (\d+), (column \d+)\)", problem)
    if line:
        return f"{origin}, line {line[1]}: {problem.replace(line[0], '')} ({line[2]})"
    before = re.match(r"line \d+: ", problem)
    return f"{origin}, {problem}" if before else f"{origin}: {problem}"


def _told(found: Any) -> str:
    """What stands in a file, short enough for a message."""
    text = repr(found)
    return text if len(text) <= 60 else text[:59] + "…"
