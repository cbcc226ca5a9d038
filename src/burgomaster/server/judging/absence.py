"""Those who do not play on: resigning, bots that stand in and hand back, time that is up, bots that fail."""

from __future__ import annotations

import msgspec

from burgomaster.server.identity import Person
from burgomaster.server.judging.draft import Draft, check_running, check_seat, seat_of
from burgomaster.server.judging.moves import without
from burgomaster.server.refused import Refused
from burgomaster.server.table import RUNNING, Table

# Who plays on where a bot has failed.
_SIMPLER = ("greedy", "random")


def resign(table: Table, person: Person | None) -> Draft:
    """Give up. Between two the other one wins; among more a bot plays the seat to the end, and cannot win with it."""
    seat = seat_of(table, person)
    check_running(table)
    if table.seats[seat].resigned:
        raise Refused(409, "resigned")
    return _given_up(table, seat, "resign", "resigned")


def resign_for(table: Table, seat: int) -> Draft:
    """The house gives up for somebody, as for one who is blocked."""
    check_running(table)
    check_seat(table, seat)
    if not table.seats[seat].player:
        raise Refused(409, "nobody-there")
    if table.seats[seat].resigned:
        raise Refused(409, "resigned")
    return _given_up(table, seat, "resign", "resigned")


def stand_in(table: Table, person: Person | None, seat: int, absent: bool) -> Draft:
    """Somebody at the table asks a bot to play for one who is away; one may ask it for oneself at any time."""
    asking = seat_of(table, person)
    check_running(table)
    check_seat(table, seat)
    held = table.seats[seat]
    if not held.player or held.played_by:
        raise Refused(409, "seat-taken")
    if seat != asking and not absent:
        raise Refused(409, "not-absent")
    return Draft("stand-in", seat, {"bot": table.setup.stand_in, "why": "asked"})


def back(table: Table, person: Person | None) -> Draft:
    """Take one's seat back from the bot."""
    seat = seat_of(table, person)
    check_running(table)
    if table.seats[seat].resigned:
        raise Refused(409, "resigned")
    if not table.seats[seat].stand_in:
        raise Refused(409, "no-stand-in")
    return Draft("back", seat)


def time_is_up(table: Table, now: int, opened: int) -> Draft | None:
    """What the clock demands now: a reminder, a bot that stands in, or the end of somebody's game.

    Time that ran out before the house `opened`, when nobody could play, does not count.
    """
    if table.status != RUNNING or table.stuck:
        return None
    deadline = table.times.deadline()
    if deadline is None:
        return None
    seat = table.times.seat
    if deadline < opened:
        return Draft("resume", seat)
    if now >= deadline:
        if table.setup.clock.flag == "lose":
            return _given_up(table, seat, "flag", "time")
        return Draft("stand-in", seat, {"bot": table.setup.stand_in, "why": "time"})
    reminder = table.times.reminder(table.setup.clock)
    if reminder is not None and now >= reminder:
        return Draft("remind", seat, {"left": deadline - now})
    return None


def failed(table: Table, seat: int, seq: int) -> Draft | None:
    """A bot failed at its turn: a simpler one takes over, in sight of all. None if there is none, or no need."""
    if table.moved != seq or not table.may_act(seat) or not table.seats[seat].played_by:
        return None
    bot = table.seats[seat].played_by
    if bot == _SIMPLER[-1]:
        return None  # it is asked again and again, and the log does not grow for it
    simpler = _SIMPLER[_SIMPLER.index(bot) + 1] if bot in _SIMPLER else _SIMPLER[0]
    return Draft("replace", seat, {"bot": simpler, "was": bot})


def _given_up(table: Table, seat: int, kind: str, reason: str) -> Draft:
    result = without(table, seat, reason)
    data = {"bot": table.setup.stand_in}
    return Draft(kind, seat, data if result is None else {**data, "result": msgspec.to_builtins(result)})
