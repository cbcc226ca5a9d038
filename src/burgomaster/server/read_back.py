"""Reading a stored table back, with what delayed spectators have not seen yet."""

from __future__ import annotations

from typing import NamedTuple

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.frames import Frame
from burgomaster.tables.rows import Stored
from burgomaster.tables.table import Table, fold


class ReadBack(NamedTuple):
    """A table from its log; the table as delayed spectators see it; and the frames they will see."""

    table: Table
    shown: Table
    late: list[Frame]


def gap(stored: Stored) -> str:
    """Where a log does not go on; empty if it does."""
    seqs = [row.seq for row in stored.rows]
    wrong = next((wanted for wanted, seq in enumerate(seqs, 1) if seq != wanted), 0)
    return f"row {wrong} is missing" if wrong else "" if seqs else "it has no rows"


def damage(stored: Stored) -> str:
    """What is wrong with a stored log; empty if it can be read, and leads to where its rows say."""
    try:
        return gap(stored) or ("it does not replay to what was stored" if fold(stored).stuck == "replay" else "")
    except BurgomasterError:  # of a game or an edition that this version does not have
        return ""
    except Exception as problem:  # whatever is in its rows
        return f"it cannot be read ({type(problem).__name__})"


def read_back(stored: Stored, now: int) -> ReadBack:
    """A table from what is stored. It may take long and touches nothing else, so a thread may do it."""
    if damage := gap(stored):
        raise ValueError(damage)
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
