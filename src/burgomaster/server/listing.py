"""What is known of a table without reading its log: for lists, and for the scheduler."""

from __future__ import annotations

import msgspec

from burgomaster.server.store.rows import Metadata
from burgomaster.tables.judging.ending import unplayable
from burgomaster.tables.listed import summary_of
from burgomaster.tables.table import OPEN, RUNNING, Table

_TOUCHED_EVERY = 10_000  # ms


def metadata_of(table: Table, listed: Table, open_for: int = 0) -> Metadata:
    """What must be found without reading the log; `listed` is the table as lists may show it.

    `open_for`: ms after which a table that has not begun is due again; 0: never.
    """
    due: int | None = None
    if table.status == OPEN and open_for:
        due = (table.at // _TOUCHED_EVERY + 1) * _TOUCHED_EVERY + open_for  # rounded: chat changes it rarely
    if listed.status != table.status:
        due = table.at + table.setup.delay * 1000
    if unplayable(table) is not None:
        due = table.at
    elif table.status == OPEN and table.sealed:
        due = table.sealed if table.unopened else table.at
    elif table.status == RUNNING and not table.stuck:
        if table.pause is not None:
            due = table.pause.until or None
        elif table.turn >= 0 and table.seats[table.turn].played_by:
            due = table.at
        else:
            moments = (table.times.deadline(), table.times.reminder(table.setup.clock))
            due = min((moment for moment in moments if moment is not None), default=None)
    return Metadata(
        status=listed.status,
        public=table.setup.public,
        touched=listed.at,
        due=due,
        archived=table.archived,
        people=bool(table.players),
        ended=listed.ended or None,
    )


def unchanged(before: Metadata | None, now: Metadata) -> bool:
    """Need it not be written again? `touched` is kept only roughly, or every move would change the lists."""
    return (
        before is not None
        and now.touched - before.touched < _TOUCHED_EVERY
        and (now.status, now.public, now.due, now.archived, now.people)
        == (before.status, before.public, before.due, before.archived, before.people)
    )


def summary(table: Table) -> bytes:
    """The table as the lobby shows it."""
    return msgspec.json.encode(summary_of(table))
