"""What a seat observes: one row of whole numbers, made from the fields that a game's state declares.

Everything a seat may see is in it and nothing else. A field of no seat is left out; of a field of which each seat sees
its own part, the others' parts are -1, except while the game shows them to all. Seats are counted from the one that
looks: its own part comes first, then round the table, and a number that stands for a seat is told in the same way.

The first place is the number of the seat itself. Then come the fields, the widest integers first.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from burgomaster.games import game as game_of
from burgomaster.games.kernel.seats import SEAT_LETTERS
from burgomaster.games.kernel.structs import A_SEAT, I8, I16, I32, NO_SEAT, OWN_SEAT, SEATS_AS_BITS, Field

_SIZES = {I32: 4, I16: 2, I8: 1}
_OWN = "seat"  # the name of the first place


class Sight(NamedTuple):
    """The same for native code."""

    runs: Any  # by seat: numbers that stand side by side in the state and here; to where, from where, how many
    marks: Any  # places that hold a seat, then places that hold seats as bits, then the others' own parts
    counts: tuple[int, int, int, int]  # runs of integers of 32 and 16 bits; how many of the first and second marks


@dataclass(frozen=True, eq=False)
class ObservationLayout:
    """The places of an observation: what each is called, and between which numbers it lies."""

    game: str
    names: tuple[str, ...]
    low: np.ndarray[Any, np.dtype[np.int32]]
    high: np.ndarray[Any, np.dtype[np.int32]]
    version: str  # another one wherever a place or a step means something else; policies should be stored with it

    @property
    def width(self) -> int:
        """How many places there are."""
        return len(self.names)

    def place(self, name: str) -> int:
        """Where something stands, such as `coins[own]`."""
        return self.names.index(name)

    def field(self, name: str) -> slice:
        """Where all numbers of a field stand."""
        places = [place for place, found in enumerate(self.names) if found.partition("[")[0] == name]
        if not places:
            raise KeyError(name)
        return slice(places[0], places[-1] + 1)


class _Place(NamedTuple):
    """One place of an observation: its field, and where in it, seats counted from the one that looks."""

    name: str
    field: Field
    path: tuple[int, ...]


def seats_of(game: str) -> tuple[str, ...]:
    """The letters of all seats: a side of a field that has just these names has a place for each seat."""
    return tuple(SEAT_LETTERS[: game_of(game).SPEC.players[-1]])


def holds(field: Field, seats: tuple[str, ...]) -> str:
    """What the numbers of a field stand for: A_SEAT, SEATS_AS_BITS or nothing of the kind."""
    return A_SEAT if not field.shape and field.names[0] == seats else field.holds


def _places(game: str) -> Iterator[_Place]:
    seats = seats_of(game)
    for kind in _SIZES:
        for name, field in game_of(game).State.FIELDS.items():
            if field.kind == kind and field.seen_by != NO_SEAT:
                for path in product(*map(range, field.shape)):
                    called = (_called(field.names[side], place, seats) for side, place in enumerate(path))
                    yield _Place(name + "".join(called), field, path)


def _called(names: tuple[str, ...], place: int, seats: tuple[str, ...]) -> str:
    if names == seats:
        return f"[+{place}]" if place else "[own]"
    return f"[{names[place] if names else place}]"


@cache
def layout(game: str) -> ObservationLayout:
    """The observation of a game: the same for every number of players and every edition."""
    package = game_of(game)
    seats = seats_of(game)
    places = list(_places(game))
    bounds = [(0, len(seats) - 1), *(_bounds(place.field, seats) for place in places)]
    low, high = (np.array(side, dtype=np.int32) for side in zip(*bounds, strict=True))
    low.flags.writeable = high.flags.writeable = False
    names = (_OWN, *(place.name for place in places))
    steps = [package.STEPS.text(step) for step in range(package.SPEC.steps)]
    meaning = json.dumps([names, bounds, steps], ensure_ascii=False)
    digest = hashlib.sha256(meaning.encode()).hexdigest()[:12]
    return ObservationLayout(game, names, low, high, f"{game}/{package.SPEC.rules}/{digest}")


def _bounds(field: Field, seats: tuple[str, ...]) -> tuple[int, int]:
    if holds(field, seats) == A_SEAT:
        return -1, len(seats) - 1
    if holds(field, seats) == SEATS_AS_BITS:
        return 0, (1 << len(seats)) - 1
    if not field.shape and field.names[0]:
        return -1, len(field.names[0]) - 1
    return field.limits


@cache
def sight(game: str, players: int) -> Sight:
    """Where to find what, for every seat of so many."""
    places = list(_places(game))
    runs = [[_runs(game, places, kind, seat, players) for seat in range(players)] for kind in _SIZES]
    longest = [max(map(len, of_kind)) for of_kind in runs]
    table = np.zeros((players, sum(longest), 3), dtype=np.uint64)  # without signs, or no loop would be vectorised
    for of_kind, first in zip(runs, (0, longest[0], longest[0] + longest[1]), strict=True):
        for seat, found_runs in enumerate(of_kind):
            table[seat, first : first + len(found_runs)] = np.array(found_runs, dtype=np.uint64).reshape(-1, 3)
    found: dict[str, list[int]] = {A_SEAT: [], SEATS_AS_BITS: [], OWN_SEAT: []}
    for at, (_, field, path) in enumerate(places, 1):
        if held := holds(field, seats_of(game)):
            found[held].append(at)
        if field.seen_by == OWN_SEAT and path[0] != 0:
            found[OWN_SEAT].append(at)
    marks = np.array([*found[A_SEAT], *found[SEATS_AS_BITS], *found[OWN_SEAT]], dtype=np.uint64)
    return Sight(table, marks, (longest[0], longest[1], len(found[A_SEAT]), len(found[SEATS_AS_BITS])))


def _runs(game: str, places: list[_Place], kind: str, seat: int, players: int) -> list[tuple[int, int, int]]:
    """The numbers of one width that a seat observes, in as few pieces as possible."""
    runs: list[tuple[int, int, int]] = []
    for at, place in enumerate(places, 1):
        if place.field.kind == kind:
            source = _source(game, place, seat, players)
            to, before, length = runs[-1] if runs else (0, 0, 0)
            if runs and (at, source) == (to + length, before + length):
                runs[-1] = to, before, length + 1
            else:
                runs.append((at, source, 1))
    return runs


def _source(game: str, place: _Place, seat: int, players: int) -> int:
    """The place in the state that a seat finds there. What lies beyond the players, such as a dummy's, stays there."""
    field, at = place.field, 0
    for side, (length, step) in enumerate(zip(field.shape, place.path, strict=True)):
        if field.names[side] == seats_of(game) and step < players:
            step = (step + seat) % players
        at = at * length + step
    name = place.name.partition("[")[0]
    return int(game_of(game).State.OFFSETS[name]) // _SIZES[field.kind] + at


def relative_steps(game: str, players: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """By seat and step: the step that means the same to seat 0, with every seat counted from the one that looks.

    `mask[relative_steps(game, players)[seat].argsort()]` is a mask in which `take from B` always means the next seat.
    """
    steps = game_of(game).STEPS
    table = np.zeros((players, steps.size), dtype=np.int64)
    numbers = {(steps[step].number, steps.arguments_of(step)): step for step in range(steps.size)}
    for seat in range(players):
        for step in range(steps.size):
            verb = steps[step]
            turned = (
                (found - seat) % players if domain.names == seats_of(game) and found < players else found
                for domain, found in zip(verb.arguments, steps.arguments_of(step), strict=True)
            )
            table[seat, step] = numbers[verb.number, tuple(turned)]
    return table
