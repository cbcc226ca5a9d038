"""How urgently a table waits for somebody who sits at it."""

from __future__ import annotations

from typing import NamedTuple

from burgomaster.tables.table import NOBODY, RUNNING, Table


class Urgency(NamedTuple):
    """What a table wants of somebody, and until when."""

    your_turn: bool
    asked: bool  # does a question wait for an answer: to take back, to pause, to end?
    deadline: int | None  # of whoever thinks
    paused: bool

    @property
    def order(self) -> tuple[int, int]:
        """The most urgent table comes first: one's own turn, and of those the one with the least time."""
        rank = 0 if self.your_turn else 1 if self.asked else 2 if not self.paused else 3
        return rank, self.deadline or 2**62


def urgency(table: Table, player: str) -> Urgency:
    """What this table wants of a player."""
    seat = table.seat_of(player)
    held = table.seats[seat] if seat != NOBODY else None
    running = table.status == RUNNING and not table.stuck and held is not None and not held.resigned
    questions = [question for question in (table.asked, table.proposal) if question is not None]
    return Urgency(
        your_turn=running and table.may_act(seat) and held is not None and not held.stand_in,
        asked=running and any(seat not in question.agreed for question in questions),
        deadline=table.times.deadline() if running else None,
        paused=table.pause is not None,
    )
