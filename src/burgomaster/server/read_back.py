"""Reading a stored table back, with what delayed spectators have not seen yet."""

from __future__ import annotations

from typing import NamedTuple

from burgomaster.server.frames import Frame
from burgomaster.tables.rows import Stored
from burgomaster.tables.table import Table, fold


class ReadBack(NamedTuple):
    """A table from its log; the table as delayed spectators see it; and the frames they will see."""

    table: Table
    shown: Table
    late: list[Frame]


def read_back(stored: Stored, now: int) -> ReadBack:
    """A table from what is stored. It may take long and touches nothing else, so a thread may do it."""
    table = shown = fold(stored)
    late: list[Frame] = []
    if table.setup.spectators == "delayed":
        seen = now - table.setup.delay * 1000
        begun = next((row.seq for row in stored.rows if row.kind == "start"), table.seq + 1)
        known = max((row.seq for row in stored.rows if row.at <= seen or row.seq < begun), default=1)
        shown = fold(stored, upto=known)
        before = shown
        for row in stored.rows[known:]:
            late.append(Frame(before, row, before.after(row), stored.secret))
            before = late[-1].after
    return ReadBack(table, shown, late)
