"""How a draft becomes the next row of a table's log. A shell stores that row and then tells everybody."""

from __future__ import annotations

from typing import NamedTuple

from burgomaster.tables.judging.budget import check_budget
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.rows import Row
from burgomaster.tables.table import Played, Table, created, digest


class Appended(NamedTuple):
    """A new row, and the table after it."""

    row: Row
    after: Table


def opened(draft: Draft, table: str, now: int) -> Appended:
    """The first row of a new table."""
    row = _numbered(draft, None, table, 1, now, "")
    return Appended(row, created(row))


def appended(table: Table, draft: Draft, now: int, client: str = "") -> Appended:
    """The next row, within the table's limits. What does not fold raises here, before it is stored."""
    check_budget(table, draft)
    played = None if draft.position is None else Played(draft.position, draft.position.packed())
    row = _numbered(draft, played, table.id, table.seq + 1, max(table.at, now), client)
    return Appended(row, table.after(row, played))


def _numbered(draft: Draft, played: Played | None, table: str, seq: int, at: int, client: str) -> Row:
    """A draft as a row."""
    return Row(
        table=table,
        seq=seq,
        at=at,
        kind=draft.kind,
        seat=draft.seat,
        client=client,
        data=draft.data,
        rules=0 if played is None else played.position.setting.game.SPEC.rules,
        hash="" if played is None else digest(played.packed),
    )
