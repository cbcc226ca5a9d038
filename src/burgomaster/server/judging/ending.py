"""After the game: closing, the archive, a rematch."""

from __future__ import annotations

import msgspec

from burgomaster.server.identity import Person
from burgomaster.server.judging.draft import Draft, check_host
from burgomaster.server.refused import Refused
from burgomaster.server.setup import Setup
from burgomaster.server.table import CLOSED, ENDED, OPEN, Table, bot_name


def close(table: Table, person: Person | None) -> Draft:
    """The host closes a table that has not begun."""
    check_host(table, person)
    if table.status != OPEN:
        raise Refused(409, "closed" if table.status == CLOSED else "started")
    return Draft("close")


def deserted(table: Table, seq: int) -> Draft:
    """The house closes a table that has not begun, and that nobody has been at for long. Not if something happened."""
    if table.status != OPEN or table.seq != seq:
        raise Refused(409, "busy")
    return Draft("close", data={"why": "deserted"})


def archive(table: Table, person: Person | None, archived: bool) -> Draft:
    """Take a finished table off the lists, or put it back."""
    check_host(table, person)
    if table.status not in (ENDED, CLOSED):
        raise Refused(409, "not-over")
    return Draft("archive", data={"archived": archived})


def rematch(table: Table) -> tuple[Setup, list[dict[str, str] | None]]:
    """The same once more, everybody one seat further, so that another one begins."""
    if table.status != ENDED:
        raise Refused(409, "not-over")
    if table.rematch:
        raise Refused(409, "rematch-exists")
    count = len(table.seats)
    seated: list[dict[str, str] | None] = []
    for place in range(count):
        held = table.seats[(place + 1) % count]
        name = bot_name(place, held.bot) if held.bot else held.name
        seated.append({"player": held.player, "name": name, "bot": held.bot})
    return msgspec.structs.replace(table.setup, bots=()), seated


def rematched(table: Table, new: str) -> Draft:
    """Write down where the rematch is."""
    if table.rematch:
        raise Refused(409, "rematch-exists")
    return Draft("rematch", data={"table": new})
