"""A table without a house: judgements and rows one after the other, on a clock that goes only when it is told to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.server.identity import Identity
from burgomaster.tables.append import appended, opened
from burgomaster.tables.judging import absence, moves, seating, undo
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row, Stored
from burgomaster.tables.setup import Clock, Setup
from burgomaster.tables.table import Table, fold

SECRET = b"s" * 32
IDENTITY = Identity(b"k" * 32)
PEOPLE = tuple(Person(letter * 32, name) for letter, name in (("a", "Anna"), ("b", "Bram"), ("c", "Carl")))
STATUS = {
    "who": 401,
    "not-seated": 403,
    "not-host": 403,
    "muted": 403,
    "no-seat": 404,
    "unknown-action": 422,
    "pause-date": 422,
}
PATIENCE = absence.GracePeriod(120, 60)


class LoneTable:
    """One running game of Machi Koro; Anna begins."""

    def __init__(self, people: int = 2, clock: Clock | None = None, **setup: Any) -> None:
        self.now = 1_000_000
        self.people = PEOPLE[:people]
        self.away: dict[int, float] = {}  # seconds, by seat
        count = people + len(setup.get("bots", ()))
        agreed = Setup("machi-koro", count, clock=clock or Clock(), options={"start": "A"}, **setup)
        first, self.table = opened(seating.opening(agreed, PEOPLE[0], SECRET), "t" * 16, self.now)
        self.rows: list[Row] = [first]
        for person in self.people[1:]:
            self.do(lambda table, person=person: seating.join(table, person, IDENTITY, None, None))
        self.do(lambda table: seating.start(table, PEOPLE[0], SECRET, 0))

    def do(self, judge: Callable[..., Draft | None]) -> Row:
        """Judge and fold, as a house does."""
        draft = judge(self.table)
        assert draft is not None
        row, self.table = appended(self.table, draft, self.now)
        self.rows.append(row)
        return row

    def code(self, work: Callable[[], object]) -> str:
        """Why something is refused."""
        before = self.table
        with pytest.raises(Refused) as refused:
            work()
        assert all(refused.value.text(lang) for lang in LANGUAGES)
        assert refused.value.status == STATUS.get(refused.value.code, 409)  # mostly a conflict
        assert self.table is before
        return refused.value.code

    def read_back(self) -> Table:
        """The table as another process reads it."""
        host, rows = PEOPLE[0].id, self.rows
        return fold(
            Stored(id=self.table.id, game="machi-koro", host=host, secret=SECRET, rows=rows, snapshot=None, record=None)
        )

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * 1000)

    def act(self, action: str, seat: int | None = None) -> Row:
        """A person moves: whoever is on turn, if nobody is named."""
        person = self.people[self.table.turn if seat is None else seat]
        return self.do(lambda table: moves.act(table, person, action, table.seq, "en", SECRET))

    def bot_acts(self, action: str) -> Row:
        return self.do(lambda table: moves.played(table, table.turn, action, "en", SECRET))

    def undo(self, seat: int, to: int | None = None) -> Row:
        return self.do(lambda table: undo.take_back(table, self.people[seat], to, "en", self.now))

    def answer(self, seat: int, yes: bool) -> Row:
        return self.do(lambda table: undo.answer(table, self.people[seat], yes, None, "en", self.now))

    def stand_in(self, by: int, seat: int) -> Row:
        away = self.away.get(seat, 0.0)
        return self.do(lambda table: absence.stand_in(table, self.people[by], seat, "en", away, PATIENCE, self.now))

    def back(self, seat: int) -> Row:
        return self.do(lambda table: absence.back(table, self.people[seat]))

    def resign(self, seat: int) -> Row:
        return self.do(lambda table: absence.resign(table, self.people[seat]))

    def left(self) -> list[int]:
        """Milliseconds by seat, the thinking one's to this moment."""
        times = self.table.times
        deadline = times.deadline()
        return [
            max(0, deadline - self.now) if place == times.seat and deadline is not None else left
            for place, left in enumerate(times.left)
        ]
