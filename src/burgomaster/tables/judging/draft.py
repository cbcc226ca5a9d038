"""A draft is a row without number and time yet. Also the checks that many judging functions share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgomaster.play.position import Action, Position
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import CLOSED, ENDED, NOBODY, OPEN, RUNNING, Table
from burgomaster.tables.value import Value


class Draft(Value):
    """A row to be. `position` is the one after it, where the row touches the position."""

    kind: str
    seat: int = NOBODY
    data: dict[str, Any] = {}  # noqa: RUF012 - values share none
    position: Position | None = None
    action: Action | None = None


Judge = Callable[[Table], Draft | None]  # refuses, or drafts what happens; None: it is so already


def seat_of(table: Table, person: Person | None) -> int:
    """The seat this person holds."""
    if person is None:
        raise Refused(401, "who")
    seat = table.seat_of(person.id)
    if seat == NOBODY:
        raise Refused(403, "not-seated")
    return seat


def check_host(table: Table, person: Person | None) -> None:
    """Only the host may."""
    if person is None:
        raise Refused(401, "who")
    if person.id != table.host:
        raise Refused(403, "not-host")


def check_seat(table: Table, seat: int) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(table.seats):
        raise Refused(404, "no-seat", seat=seat)


def check_open(table: Table) -> None:
    """Before the start."""
    if table.status == CLOSED:
        raise Refused(409, "closed")
    if table.status != OPEN:
        raise Refused(409, "started")
    if table.sealed:
        raise Refused(409, "starting")
    if table.stuck:
        raise Refused(409, f"read-only-{table.stuck}")


def check_running(table: Table) -> None:
    """The game goes on, and can be played on."""
    if table.status != RUNNING:
        raise Refused(409, {OPEN: "not-started", ENDED: "over", CLOSED: "closed"}[table.status])
    if table.stuck:
        raise Refused(409, f"read-only-{table.stuck}")
