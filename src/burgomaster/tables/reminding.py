"""Whom a row concerns who may not be there: whose turn it is, whose time runs out, all when a table is full or over."""

from __future__ import annotations

from burgomaster.tables.clocks import REMIND_AT
from burgomaster.tables.rows import Row
from burgomaster.tables.table import ENDED, NOBODY, OPEN, RUNNING, Table

TURN, TIME, FULL, OVER = "turn", "time", "full", "over"


def called_for(before: Table, row: Row, after: Table) -> dict[str, str]:
    """Players to remind because of a row, with what of. Who did it themselves knows."""
    found = dict.fromkeys(_everybody(before, after), FULL if after.status == OPEN else OVER)
    if _awaited(after) not in ("", _awaited(before)):
        found[_awaited(after)] = TURN
    elif row.kind == "remind" and after.times.reminded >= len(REMIND_AT):
        found[_awaited(after)] = TIME
    if row.seat != NOBODY and row.kind != "remind":
        found.pop(after.seats[row.seat].player, None)
    found.pop("", None)
    return found


def no_longer_called(before: Table, row: Row, after: Table) -> str:
    """The player whose reminder a row settles, if there is one: they acted, or it is no longer their turn."""
    if _awaited(before) not in ("", _awaited(after)):
        return _awaited(before)
    return before.seats[row.seat].player if row.seat != NOBODY and row.kind in _OWN_DEEDS else ""


def still_stands(table: Table, player: str, kind: str) -> bool:
    """Would a player be reminded of it now?"""
    if kind in (TURN, TIME):
        return _awaited(table) == player
    return table.seat_of(player) != NOBODY and table.status == (OPEN if kind == FULL else ENDED)


_OWN_DEEDS = frozenset(("act", "undo", "ask", "agree", "decline", "chat", "back", "resign", "commit", "word"))


def _awaited(table: Table) -> str:
    """The person the game waits for."""
    if table.status != RUNNING or table.stuck or table.turn < 0 or table.seats[table.turn].played_by:
        return ""
    return table.seats[table.turn].player


def _everybody(before: Table, after: Table) -> tuple[str, ...]:
    """All people at a table that has filled or ended just now."""
    filled = after.status == OPEN and _is_full(after) and not _is_full(before)
    ended = after.status == ENDED != before.status
    return after.players if filled or ended else ()


def _is_full(table: Table) -> bool:
    return all(seat.kind != "open" for seat in table.seats)
