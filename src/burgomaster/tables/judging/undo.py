"""Undo: free for moves after which nothing was revealed, otherwise with the others' consent."""

from __future__ import annotations

from burgomaster.tables import clocks
from burgomaster.tables.judging.draft import Draft, check_running, seat_of
from burgomaster.tables.judging.moves import check_at_hand
from burgomaster.tables.names import names_in
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import Move, Table, Try

# How often one seat may undo freely, and ask, until somebody else has moved. No limit where only bots play.
MOST_FREE = 10
MOST_ASKED = 3
_LEAST = 5000  # ms that everybody's clock must have left after it; a quarter of the whole time if that is less


def free_to(table: Table, seat: int) -> int | None:
    """The furthest row a seat may go back to by itself: only its own moves, and nothing that chance has shown."""
    return None if table.setup.undo == "none" or _no_longer_free(table, seat) else _unseen(table, seat)


def _no_longer_free(table: Table, seat: int) -> Refused | None:
    """Why consent is needed even for one's own moves: another clock runs already, or the limit is reached."""
    thinking = table.times.seat
    if thinking >= 0 and thinking != seat:
        return Refused(409, "undo-clock")
    if _others(table, seat) and _tried(table, "free", seat) >= MOST_FREE:
        return Refused(409, "undo-free-often", most=MOST_FREE)
    return None


def _unseen(table: Table, seat: int) -> int | None:
    move, reached = table.line, None
    while move is not None and move.before is not None and move.seat == seat and not move.revealed:
        move = move.before
        reached = move.seq
    return reached


def take_back(table: Table, person: Person | None, to: int | None, lang: str, now: int) -> Draft:
    """Go back to a row (one's own last move, if none is named), or ask the others to."""
    seat = seat_of(table, person)
    check_running(table)
    check_at_hand(table, seat)
    if table.setup.undo == "none":
        raise Refused(409, "undo-off")
    target = _before_last_own(table, seat) if to is None else _named(table, to)
    if target is None:
        raise Refused(409, "undo-nothing")
    others, unseen, not_free = _others(table, seat), _unseen(table, seat), _no_longer_free(table, seat)
    own = unseen is not None and target.seq >= unseen
    if own and not_free is None:
        return _undone(table, seat, target, lang, now, free=bool(others))
    if table.setup.undo == "free":
        raise not_free if own and not_free is not None else Refused(409, "undo-only-free")
    if not others:
        return _undone(table, seat, target, lang, now, free=False)
    _check_asking(table, seat, target, lang)
    _check_time(table, target, lang, now)
    return Draft("ask", seat, {"to": target.seq})


def _check_asking(table: Table, seat: int, target: Move, lang: str) -> None:
    """Everybody whose answer counts can give it, and has not given it already."""
    away = [place for place in _others(table, seat) if table.seats[place].stand_in]
    if away:
        raise Refused(409, "undo-away", name=names_in(table, lang)[away[0]])
    if table.asked is not None and (table.asked.seat, table.asked.to) == (seat, target.seq):
        raise Refused(409, "undo-asked")
    if Try("no", seat, target.seq) in table.tries:
        raise Refused(409, "undo-declined")
    if _tried(table, "ask", seat) >= MOST_ASKED:
        raise Refused(409, "undo-often", most=MOST_ASKED)


def answer(table: Table, person: Person | None, yes: bool, to: int | None, lang: str, now: int) -> Draft | None:
    """Agree to what was asked, or not. The last one who agrees takes it back."""
    seat = seat_of(table, person)
    check_running(table)
    if table.seats[seat].resigned:
        raise Refused(409, "resigned")
    if table.asked is None or to not in (None, table.asked.to):
        raise Refused(409, "undo-not-asked")
    if seat == table.asked.seat:
        if yes:
            raise Refused(409, "undo-own")
        return Draft("decline", seat)  # withdrawn
    if not yes:
        return Draft("decline", seat)
    if _others(table, table.asked.seat) - table.asked.agreed - {seat}:
        return None if seat in table.asked.agreed else Draft("agree", seat)
    target = _named(table, table.asked.to)
    assert target is not None, "a move or an undo ends the question"
    return _undone(table, table.asked.seat, target, lang, now, free=False)


def _undone(table: Table, seat: int, target: Move, lang: str, now: int, *, free: bool) -> Draft:
    _check_time(table, target, lang, now)
    position = table.position_at(target)
    return Draft("undo", seat, {"to": target.seq, "turn": position.turn, "free": free}, position)


def _check_time(table: Table, target: Move, lang: str, now: int) -> None:
    """Refused if somebody would have almost no time left: an undo gives no time back."""
    clock, move = table.setup.clock, table.line
    while move is not None and move.before is not target:
        move = move.before
    if move is None or not table.times.left:
        return
    thinks = {table.position_at(target).turn}
    if clock.kind != "bank":
        thinks.add(table.times.seat)  # what is left of this move's time is all there is for the next one
    have = clocks.left_at(table.times, now)
    least = min(_LEAST, clock.seconds * 250)
    for place, held in enumerate(table.seats):
        left = min(have[place], move.left[place])
        if held.player and not held.played_by and left < least and (place in thinks or left < have[place]):
            raise Refused(409, "undo-no-time", name=names_in(table, lang)[place], seconds=left // 1000)


def _others(table: Table, seat: int) -> frozenset[int]:
    """Who must agree: the other people who have not resigned, also those for whom a bot plays just now."""
    return frozenset(
        place for place, held in enumerate(table.seats) if place != seat and held.player and not held.resigned
    )


def _tried(table: Table, kind: str, seat: int) -> int:
    return sum(one.kind == kind and one.seat == seat for one in table.tries)


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
