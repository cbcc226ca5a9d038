"""The books of a game: a line for every event, with what was expected of it and what came of it.

For every seat the changes add up: the last V less the first is the sum of all luck and of all that is not luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from burgomaster.bots.engine import engine
from burgomaster.bots.workspace import SEATS
from burgomaster.games import generic
from burgomaster.games.kernel.arithmetic import added
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key
from burgomaster.play.position import Position
from burgomaster.play.record import Record
from burgomaster.play.setting import Setting
from burgomaster.review.account import EXPECTED, VALUE, Desk

Chances = tuple[float, ...]  # a number for every seat


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


@cache
def accounts(game: str, *, native: bool) -> Any:
    """The generic code of the books, for one game."""
    code = engine(game, native=native)
    return generic(
        "burgomaster.review.account",
        game,
        native=native,
        value=code.one_ply.value,
        candidate=code.features.candidate,
        quiescent=code.features.quiescent,
        greedy_step=code.greedy.greedy_step,
    )


class Bookkeeper:
    """Keeps the books of games of one setting. Plain or compiled, they say the same."""

    def __init__(self, agreed: Setting, *, native: bool = True) -> None:
        spec = agreed.game.SPEC
        self._agreed, self._native = agreed, native
        code = engine(agreed.name, native=native)
        self.code = accounts(agreed.name, native=native)
        self.work = code.workspace(agreed.players)
        self.desk = Desk(*(self.numbers(spec.most_legal) for _ in range(2)), *(self.row() for _ in range(2)))
        self.figures = agreed.figures.native()[0] if native else agreed.figures

    def numbers(self, count: int) -> Any:
        """Space for so many whole numbers."""
        if not self._native:
            return [0] * count
        from numpy import int64, zeros

        return zeros(count, dtype=int64)

    def parts(self, count: int) -> Any:
        """Space for so many numbers with parts."""
        if not self._native:
            return [0.0] * count
        from numpy import zeros

        return zeros(count)

    def row(self, *shape: int) -> Any:
        """Space for a number for every seat, or for rows of rows of them."""
        if not self._native:
            return [0.0] * SEATS if not shape else [self.row(*shape[1:]) for _ in range(shape[0])]
        from numpy import zeros

        return zeros((*shape, SEATS))

    def put(self, state: Any) -> None:
        """Put a state in the first place of the workspace."""
        self.work.states[0] = state.native()[0] if self._native else state

    def account(self, start: Any, trace: Any, seed: int, *, whole: bool = True) -> tuple[Any, Any]:
        """The raw book of a game from `start` over steps and outcomes, and the spread: see account.py."""
        count = len(trace)
        events = self.numbers(count)
        events[:] = trace
        book, spread = self.row(count + 1, 2), self.parts(count + 1)
        self.put(start)
        key = luck_key(seed, 0)
        self.code.account(self.work, self.desk, self.figures, events, count, key, whole, book, spread)
        return book, spread

    def luck(self, start: Any, trace: Any, seed: int = 0) -> Chances:
        """What chance brought every seat in all."""
        book, spread = self.account(start, trace, seed, whole=False)
        chances = [place for place in range(len(trace)) if spread[place] >= 0.0]
        return tuple(
            added(float(book[place + 1][VALUE][seat] - book[place][EXPECTED][seat]) for place in chances)
            for seat in range(self._agreed.players)
        )

    def lines(self, record: Record, seed: int = 0) -> list[BookLine]:
        """A line for every entry of a record, in its order."""
        players = self._agreed.players
        trace, places = traced(record)
        book, spread = self.account(record.start.state(), trace, seed)

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
