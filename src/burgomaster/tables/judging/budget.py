"""Limits on the rows of one table. Talk has a limit of its own, so that it never keeps anybody from playing on."""

from __future__ import annotations

from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import NOBODY, OPEN, TALK, Table, talker

MOST_ROWS = 20_000  # rows of a game; the longest games have had a tenth of this
MOST_BEFORE = 4_000  # rows of a table before its game begins: people come and go
MOST_TALK = 2_000  # rows of talk by one seat, or by a host without a seat
_ENDING = frozenset(("resign", "close", "end", "archive", "rematch"))
_MOST_ENDING = 200  # rows beyond those, to end the game or close the table


def most_rows(table: Table) -> int:
    """How many rows that are not talk the table may have now."""
    return MOST_BEFORE if table.status == OPEN else MOST_ROWS


def check_budget(table: Table, draft: Draft) -> None:
    """Refused when the limit is reached."""
    if draft.kind in ("unsay", "forget", "unrated"):
        return  # the lines that can be removed and the people to forget limit these already
    if draft.kind in TALK:
        by = talker(draft.kind, draft.seat, draft.data)
        if (table.talk if by == NOBODY else table.seats[by].talked) >= MOST_TALK:
            raise Refused(409, "talked-enough", most=MOST_TALK)
    elif table.acted >= most_rows(table) + (_MOST_ENDING if draft.kind in _ENDING else 0):
        raise Refused(409, "log-full", most=most_rows(table))
