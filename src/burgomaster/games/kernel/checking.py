"""Reads plain data that somebody set up by hand, and names the field when something is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from burgomaster.games.kernel.errors import BadPosition


class Place:
    """A value and where it stands, such as `state.cities[1].coins`."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def fail(self, problem: str) -> BadPosition:
        """The error for this place."""
        return BadPosition(self.path, problem)

    def table(self, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Place]:
        """The entries of an object, all known and none missing."""
        if not isinstance(self.value, dict):
            raise self.fail(f"must be an object, not {_show(self.value)}")
        for key in self.value:
            if key not in required and key not in optional:
                raise BadPosition(f"{self.path}.{_key(key)}", f"unknown; there are {', '.join([*required, *optional])}")
        for key in required:
            if key not in self.value:
                raise BadPosition(f"{self.path}.{key}", "missing")
        return {key: Place(self.value[key], f"{self.path}.{key}") for key in self.value}

    def list(self, low: int, high: int) -> list[Place]:
        """The items of a list whose length is within limits."""
        if not isinstance(self.value, list):
            raise self.fail(f"must be a list, not {_show(self.value)}")
        if not low <= len(self.value) <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise self.fail(f"must have {wanted} entries, not {len(self.value)}")
        return list(self._items())

    def _items(self) -> Iterator[Place]:
        for i, item in enumerate(self.value):
            yield Place(item, f"{self.path}[{i}]")

    def number(self, low: int, high: int) -> int:
        """A whole number within limits."""
        if type(self.value) is not int:
            raise self.fail(f"must be a whole number, not {_show(self.value)}")
        if not low <= self.value <= high:
            raise self.fail(f"must be {low} to {high}, not {_show(self.value)}")
        return self.value

    def choice(self, among: Sequence[str]) -> int:
        """One of some words, as its place among them."""
        if not isinstance(self.value, str) or self.value not in among:
            raise self.fail(f"must be one of {', '.join(among)}, not {_show(self.value)}")
        return among.index(self.value)

    def flag(self) -> int:
        """True or false, as 1 or 0."""
        if not isinstance(self.value, bool):
            raise self.fail(f"must be true or false, not {_show(self.value)}")
        return int(self.value)

    def string(self, longest: int) -> str:
        """A text of bounded length that can be written as UTF-8."""
        if not isinstance(self.value, str):
            raise self.fail(f"must be a text, not {_show(self.value)}")
        if len(self.value) > longest:
            raise self.fail(f"must have at most {longest} characters, not {len(self.value)}")
        try:
            self.value.encode()
        except UnicodeEncodeError:
            raise self.fail("holds a character that cannot be written") from None
        return self.value


def _key(key: object) -> str:
    return _show(key).strip("'\"")


def _show(value: object) -> str:
    """A value in a message, cut short; huge numbers are never written out."""
    if isinstance(value, int) and abs(value) > 10**18:
        return "a number with far too many digits"
    if isinstance(value, (dict, list)):
        return "an object" if isinstance(value, dict) else "a list"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
