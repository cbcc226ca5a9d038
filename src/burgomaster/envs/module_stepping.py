"""Many games side by side by a game's module: the same functions as of stepping.py, in a room of their own.

A function takes an array by where it is told where the array lies and how long its sides are. Anys that a batch keeps
are taken into the room once; any other is copied in before a call, and out after it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from burgomaster.games.module import LAB, module_of


class ModuleStepping:
    """Functions and room of one batch: one thread at a time."""

    def __init__(self, game: str) -> None:
        self._room = module_of(game, LAB).room()
        self._known: dict[int, tuple[Any, int]] = {}  # by identity, so they are kept
        self._spare: dict[tuple[int, tuple[int, ...], str], Any] = {}

    def taken(self, array: Any) -> Any:
        """A copy of an array in the room."""
        return self.known(self._room.put(array))

    def known(self, array: Any) -> Any:
        """An array that lies in the room, or has no items, and is passed as it is from now on."""
        self._known[id(array)] = array, self._room.sides(array)
        return array

    def advance(self, *given: Any) -> int:
        """Go on with games."""
        return int(self._call("advance", given))

    def illegal(self, *given: Any) -> int:
        """The first game whose step is not legal."""
        return int(self._call("illegal", given))

    def sample(self, *given: Any) -> None:
        """Any legal step of each game."""
        self._call("sample", given)

    def look_at(self, *given: Any) -> None:
        """What a seat observes."""
        self._call("look_at", given)

    def points(self, *given: Any) -> None:
        """The points of every seat."""
        self._call("points", given)

    def _call(self, name: str, given: tuple[Any, ...]) -> Any:
        passed: list[int] = []
        outside: list[tuple[Any, Any]] = []
        for place, value in enumerate(given):
            if not isinstance(value, np.ndarray):
                passed.append(value)
                continue
            known = self._known.get(id(value))
            if known is None:
                key = place, value.shape, value.dtype.str
                if key not in self._spare:
                    self._spare[key] = self.taken(value)
                inside = self._spare[key]
                inside[...] = value
                outside.append((value, inside))
                known = self._known[id(inside)]
            passed.append(known[1])
        found = self._room.function(name)(*passed)
        for value, inside in outside:
            value[...] = inside
        return found
