"""Who does not play on: resigning, absence, bots that stand in and hand back, time that is up, bots that fail."""

from __future__ import annotations

import math
from typing import NamedTuple

from burgomaster.bots.registry import bots_of
from burgomaster.tables.judging.draft import Draft, check_running, check_seat, seat_of
from burgomaster.tables.judging.moves import without
from burgomaster.tables.names import names_in
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import RUNNING, Table
from burgomaster.tables.value import as_data

# Which bot takes over where one has failed.
_SIMPLER = ("greedy", "random")
_SLACK = 1000  # ms by which two clocks may differ about the same absence


class GracePeriod(NamedTuple):
    """Seconds somebody must be away before they are called, and seconds they then have to come back."""

    absent: float
    warning: float


def resign(table: Table, person: Person | None) -> Draft:
    """Give up. Between two the other one wins; among more a bot plays the seat to the end, and cannot win with it."""
    seat = seat_of(table, person)
    check_running(table)
    if table.seats[seat].resigned:
        raise Refused(409, "resigned")
    return _given_up(table, seat, "resign", "resigned")


def resign_for(table: Table, seat: int, unrated: str = "") -> Draft:
    """An operator, or who runs a club night, resigns for somebody, such as one who is blocked.

    `unrated`: why the game then counts for nobody's rating, if it does not.
    """
    check_running(table)
    check_seat(table, seat)
    if not table.seats[seat].player:
        raise Refused(409, "nobody-there")
    if table.seats[seat].resigned:
        raise Refused(409, "resigned")
    draft = _given_up(table, seat, "resign", "resigned")
    return draft.replace(data={**draft.data, "unrated": unrated}) if unrated else draft


def stand_in(
    table: Table, person: Person | None, seat: int, lang: str, away: float, patience: GracePeriod, now: int
) -> Draft:
    """A bot for oneself, at any time; or for somebody on turn who has been `away` for so many seconds.

    Where a clock runs, it alone decides. Elsewhere the absent are warned first (`call`), and only for who has
    been away ever since may a bot stand in.
    """
    asking = seat_of(table, person)
    check_running(table)
    check_seat(table, seat)
    held = table.seats[seat]
    if not held.player or held.played_by:
        raise Refused(409, "seat-taken")
    bot = Draft("stand-in", seat, {"bot": table.setup.deputy, "why": "asked", "by": asking})
    if seat == asking:
        return bot
    if table.seats[asking].resigned:
        raise Refused(409, "resigned")
    if table.pause is not None:
        raise Refused(409, "paused")
    name = names_in(table, lang)[seat]
    if seat != table.turn:
        raise Refused(409, "not-awaited", name=name)
    deadline = table.times.deadline()
    if deadline is not None:
        code = "clock-loses" if table.setup.clock.flag == "lose" else "clock-decides"
        raise Refused(409, code, name=name, time=_spelt(deadline - now))
    away_ms = min(int(away * 1000), now - _last_sign(table, seat))
    if away_ms <= 0:
        raise Refused(409, "not-absent")
    called = table.called
    if called is not None and away_ms + _SLACK >= now - called.at:  # not back since
        if now < called.until:
            raise Refused(409, "called", name=name, seconds=math.ceil((called.until - now) / 1000))
        return bot
    if away_ms < patience.absent * 1000:
        raise Refused(409, "not-absent-long", name=name, seconds=math.ceil(patience.absent - away_ms / 1000))
    return Draft("call", seat, {"by": asking, "ms": int(patience.warning * 1000)})


def _last_sign(table: Table, seat: int) -> int:
    """When this seat last moved, or the game began: people may also play without a live connection."""
    move = table.line
    assert move is not None, "a game begins with a row of its own"
    while move.seat != seat and move.before is not None:
        move = move.before
    return move.at


def _spelt(ms: int) -> str:
    """Hours, minutes and seconds, in figures that read the same in every language."""
    seconds = math.ceil(max(0, ms) / 1000)
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def back(table: Table, person: Person | None) -> Draft:
    """Take one's seat back from the bot, or answer a call."""
    seat = seat_of(table, person)
    check_running(table)
    if table.seats[seat].resigned:
        raise Refused(409, "resigned")
    if not is_missed(table, seat):
        raise Refused(409, "no-stand-in")
    if table.seats[seat].overdue and table.turn == seat:
        raise Refused(409, "bot-moves-first")  # or one could come back again and again without ever moving
    return Draft("back", seat)


def is_missed(table: Table, seat: int) -> bool:
    """Does a bot play for this seat, or is its owner called?"""
    return bool(table.seats[seat].stand_in) or (table.called is not None and table.called.seat == seat)


def time_is_up(table: Table, now: int, opened: int) -> Draft | None:
    """What the clock demands now: a reminder, a bot that stands in, or the end of somebody's game.

    Time that ran out before the server `opened`, when nobody could play, does not count.
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
        return Draft("stand-in", seat, {"bot": table.setup.deputy, "why": "time"})
    reminder = table.times.reminder(table.setup.clock)
    if reminder is not None and now >= reminder:
        return Draft("remind", seat, {"left": deadline - now})
    return None


def failed(table: Table, seat: int, seq: int) -> Draft | None:
    """A bot failed at its turn: a simpler one takes over, and all are told. None if there is none, or no need."""
    if table.moved != seq or not table.may_act(seat) or not table.seats[seat].played_by:
        return None
    bot = table.seats[seat].played_by
    simple = [name for name in _SIMPLER if name in bots_of(table.agreed.name)]
    if bot == simple[-1]:
        return None  # it is tried again, and the log does not grow for it
    simpler = simple[simple.index(bot) + 1] if bot in simple else simple[0]
    return Draft("replace", seat, {"bot": simpler, "was": bot})


def _given_up(table: Table, seat: int, kind: str, reason: str) -> Draft:
    result = without(table, seat, reason)
    data = {"bot": table.setup.deputy}
    return Draft(kind, seat, data if result is None else {**data, "result": as_data(result)})
