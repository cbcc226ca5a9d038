"""After the game: closing, the archive, a rematch."""

from __future__ import annotations

import msgspec

from burgomaster.server.identity import Person
from burgomaster.server.judging.draft import Draft, check_host, seat_of
from burgomaster.server.refused import Refused
from burgomaster.server.setup import Setup
from burgomaster.server.table import CLOSED, ENDED, OPEN, Table, bot_name


def close(table: Table, person: Person | None) -> Draft:
    """The host closes a table that has not begun."""
    check_host(table, person)
    if table.status != OPEN:
        raise Refused(409, "closed" if table.status == CLOSED else "started")
    return Draft("close")


def archive(table: Table, person: Person | None, archived: bool) -> Draft:
    """Take a finished table off the lists, or put it back."""
    check_host(table, person)
    if table.status not in (ENDED, CLOSED):
        raise Refused(409, "not-over")
    return Draft("archive", data={"archived": archived})


def rematch(table: Table, person: Person) -> tuple[Setup, list[dict[str, str] | None]]:
    """The same once more, everybody one seat further, so that another one begins; only who asks sits there already.

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
    return msgspec.structs.replace(table.setup, bots=()), seated


def rematched(table: Table, new: str, instead_of: str) -> Draft:
    """Write down where the rematch is; a closed one may be there already."""
    if table.rematch != instead_of:
        raise Refused(409, "rematch-exists")
    return Draft("rematch", data={"table": new})
