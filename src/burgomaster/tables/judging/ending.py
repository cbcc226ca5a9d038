"""After the game: closing, the archive, a rematch."""

from __future__ import annotations

from typing import Literal

from burgomaster.tables.judging.budget import most_rows
from burgomaster.tables.judging.draft import Draft, check_host, check_running, seat_of
from burgomaster.tables.judging.moves import leaders, position_of
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Setup
from burgomaster.tables.table import CLOSED, ENDED, OPEN, RUNNING, Result, Table, bot_name
from burgomaster.tables.value import as_data

DecidedBy = Literal["leader", "draw"]


def close(table: Table, person: Person | None) -> Draft:
    """The host closes a table that has not begun."""
    check_host(table, person)
    if table.status != OPEN:
        raise Refused(409, "closed" if table.status == CLOSED else "started")
    if table.sealed:
        raise Refused(409, "starting")  # or somebody who knows the dice could cancel the game
    return Draft("close")


def unplayable(table: Table) -> Draft | None:
    """The end of a table that nobody can play on, with the reason; None while somebody can."""
    if table.status not in (OPEN, RUNNING) or table.stuck == "newer":
        return None  # a newer version of the program can play on
    why = table.stuck or ("full" if table.acted >= most_rows(table) else "")
    if not why:
        return None
    if table.status == OPEN:
        return Draft("close", data={"why": why})
    scores = table.position.scores if table.position is not None else (0,) * len(table.seats)
    # Filling the log must not pay: the points decide. In other cases nobody is to blame, and nobody wins.
    left = [seat for seat, held in enumerate(table.seats) if not held.resigned] if why == "full" else []
    return Draft("end", data={"why": why, "result": as_data(Result(leaders(left, scores), scores, why))})


def decided(table: Table, how: DecidedBy, unrated: str = "") -> Draft:
    """Whoever runs a club night ends a game for which there is no time: those who lead win, or nobody does.

    `unrated`: why the game then counts for nobody's rating, if it does not.
    """
    check_running(table)
    scores = position_of(table).scores
    left = [seat for seat, held in enumerate(table.seats) if not held.resigned] if how == "leader" else []
    result = as_data(Result(leaders(left, scores), scores, how))
    return Draft("end", data={"why": how, "result": result, **({"unrated": unrated} if unrated else {})})


def deserted(table: Table, seq: int) -> Draft:
    """Close an open table that nobody has been at for long, unless something has happened there since row `seq`."""
    if table.status != OPEN or table.seq != seq:
        raise Refused(409, "busy")
    return Draft("close", data={"why": "deserted"})


def archive(table: Table, person: Person | None, archived: bool) -> Draft | None:
    """Take a finished table off the lists, or put it back."""
    check_host(table, person)
    if table.status not in (ENDED, CLOSED):
        raise Refused(409, "not-over")
    if table.archived == archived:
        return None
    return Draft("archive", data={"archived": archived})


def rematch(table: Table, person: Person) -> tuple[Setup, list[dict[str, str] | None]]:
    """The same table once more, everybody one seat further, so that another player begins; only who asks sits already.

    The others' seats are kept for them.
    """
    seat_of(table, person)
    if table.status != ENDED:
        raise Refused(409, "not-over")
    count = len(table.seats)
    seated: list[dict[str, str] | None] = []
    for place in range(count):
        held = table.seats[(place + 1) % count]
        if held.bot:
            seated.append({"player": "", "name": bot_name(place, held.bot), "bot": held.bot})
        elif held.player == person.id:
            seated.append({"player": person.id, "name": person.name, "bot": ""})
        else:
            seated.append({"player": "", "name": held.name, "bot": "", "kept_for": held.player})
    return table.setup.replace(bots=()), seated


def rematch_client(table: Table) -> str:
    """The client id of its rematch. The new table's id follows from it: two who ask at once get the same table."""
    return f"rematch/{table.id}/{table.rematch}" if table.rematch else f"rematch/{table.id}"


def rematched(table: Table, new: str, instead_of: str) -> Draft:
    """Note the rematch's table. It may replace one that was closed."""
    if table.rematch != instead_of:
        raise Refused(409, "rematch-exists")
    return Draft("rematch", data={"table": new})
