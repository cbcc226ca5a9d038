"""The books of a game: a line for every event, with what was expected of it and what came of it.

For every seat the changes add up: the last V less the first is the sum of all luck and of all that is not luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burgomaster.games.kernel.arithmetic import added
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key
from burgomaster.play.position import Position
from burgomaster.play.record import Record
from burgomaster.play.setting import Setting
from burgomaster.review.account import EXPECTED, VALUE
from burgomaster.review.own_reckoner import OwnReckoner
from burgomaster.review.reckoner import Chances, Reckoner, Trace


@dataclass(frozen=True)
class BookLine:
    """One event in the books: V before and after it, and for a chance event what was expected of it."""

    before: Chances
    after: Chances
    expected: Chances = ()
    spread: float = 0.0  # standard error of what was expected, where it was sampled

    @property
    def luck(self) -> Chances:
        """What chance brought every seat, beyond what was to be expected; nothing where a seat decided."""
        if not self.expected:
            return (0.0,) * len(self.after)
        return tuple(after - expected for after, expected in zip(self.after, self.expected, strict=True))

    @property
    def rest(self) -> Chances:
        """All of the change that is not luck."""
        return tuple(b - a - luck for a, b, luck in zip(self.before, self.after, self.luck, strict=True))


class Bookkeeper:
    """Keeps the books of games of one setting."""

    def __init__(self, agreed: Setting, reckoner: Reckoner | None = None) -> None:
        self._players = agreed.players
        self._reckoner = reckoner or OwnReckoner(agreed)

    def account(self, start: Position, trace: Trace, seed: int, *, whole: bool = True) -> tuple[Any, Any]:
        """The raw book of a game from `start` over steps and outcomes, and the spread: see account.py."""
        return self._reckoner.account(start, trace, luck_key(seed, 0), whole=whole)

    def luck(self, start: Position, trace: Trace, seed: int = 0) -> Chances:
        """What chance brought every seat in all."""
        book, spread = self.account(start, trace, seed, whole=False)
        chances = [place for place in range(len(trace)) if spread[place] >= 0.0]
        return tuple(
            added(float(book[place + 1][VALUE][seat] - book[place][EXPECTED][seat]) for place in chances)
            for seat in range(self._players)
        )

    def lines(self, record: Record, seed: int = 0) -> list[BookLine]:
        """A line for every entry of a record, in its order."""
        players = self._players
        trace, places = traced(record)
        book, spread = self.account(record.start, trace, seed)

        def of(place: int, which: int) -> Chances:
            return tuple(float(book[place][which][seat]) for seat in range(players))

        lines = []
        for entry, (first, last) in zip(record.entries, places, strict=True):
            chance = entry.seat == CHANCE
            expected = of(first, EXPECTED) if chance else ()
            lines.append(BookLine(of(first, VALUE), of(last, VALUE), expected, float(spread[first]) if chance else 0.0))
        return lines


def traced(record: Record) -> tuple[list[int], list[tuple[int, int]]]:
    """The steps and outcomes of a record in a row, and where each entry begins and ends there."""
    trace: list[int] = []
    places: list[tuple[int, int]] = []
    position: Position = record.start
    for entry in record.entries:
        first = len(trace)
        if entry.seat not in (CHANCE, position.turn):
            trace.append(-1 - entry.seat)
        action, position = position.played(entry.text, None if entry.seat == CHANCE else entry.seat)
        trace += action.steps
        places.append((first, len(trace)))
    return trace, places
