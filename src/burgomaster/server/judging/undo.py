"""Taking back: freely what revealed nothing, further if the others agree."""

from __future__ import annotations

from burgomaster.server.identity import Person
from burgomaster.server.judging.draft import Draft, check_running, seat_of
from burgomaster.server.judging.moves import check_at_hand
from burgomaster.server.refused import Refused
from burgomaster.server.table import Move, Table


def free_to(table: Table, seat: int) -> int | None:
    """The furthest row a seat may go back to by itself: only its own moves, and nothing that chance has shown."""
    if table.setup.undo == "none":
        return None
    move, reached = table.line, None
    while move is not None and move.before is not None and move.seat == seat and not move.revealed:
        move = move.before
        reached = move.seq
    return reached


def take_back(table: Table, person: Person | None, to: int | None) -> Draft:
    """Go back to a row (one's own last move, if none is named), or ask the others to."""
    seat = seat_of(table, person)
    check_running(table)
    check_at_hand(table, seat)
    if table.setup.undo == "none":
        raise Refused(409, "undo-off")
    target = _before_last_own(table, seat) if to is None else _named(table, to)
    if target is None:
        raise Refused(409, "undo-nothing")
    free = free_to(table, seat)
    if free is not None and target.seq >= free:
        return _undone(table, seat, target)
    if table.setup.undo == "free":
        raise Refused(409, "undo-only-free")
    if not _others(table, seat):
        return _undone(table, seat, target)
    return Draft("ask", seat, {"to": target.seq})


def answer(table: Table, person: Person | None, yes: bool, to: int | None = None) -> Draft:
    """Agree to what was asked, or not. The last one who agrees takes it back."""
    seat = seat_of(table, person)
    check_running(table)
    if table.asked is None or to not in (None, table.asked.to):
        raise Refused(409, "undo-not-asked")
    if seat == table.asked.seat:
        if yes:
            raise Refused(409, "undo-own")
        return Draft("decline", seat)  # thought better of it
    if not yes:
        return Draft("decline", seat)
    if _others(table, table.asked.seat) - table.asked.agreed - {seat}:
        return Draft("agree", seat)
    target = _named(table, table.asked.to)
    if target is None:
        raise Refused(409, "undo-nothing")
    return _undone(table, table.asked.seat, target)


def _undone(table: Table, seat: int, target: Move) -> Draft:
    position = table.position_at(target)
    return Draft("undo", seat, {"to": target.seq, "turn": position.turn}, position)


def _others(table: Table, seat: int) -> frozenset[int]:
    """Who must agree: the other people who still play."""
    return frozenset(
        place for place, held in enumerate(table.seats) if place != seat and held.player and not held.played_by
    )


def _before_last_own(table: Table, seat: int) -> Move | None:
    move = table.line
    while move is not None and move.seat != seat:
        move = move.before
    return None if move is None else move.before


def _named(table: Table, to: int) -> Move | None:
    """The move with this row, if there is something after it to take back."""
    move = table.line
    if move is None or move.seq == to:
        return None
    while move is not None and move.seq != to:
        move = move.before
    return move
