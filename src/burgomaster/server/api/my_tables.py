"""One's own unfinished tables, the most urgent first."""

from __future__ import annotations

from typing import Any

from burgomaster.requests.shapes import Listed
from burgomaster.server.api.endpoint import Ask, endpoint
from burgomaster.server.api.lobby import in_words
from burgomaster.server.store.rows import Listing
from burgomaster.tables.fields import Shape
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import OPEN, RUNNING
from burgomaster.tables.urgency import Urgency, urgency

_LOOKED_AT = 100  # of one's last tables
_LATEST = 2**62


class MyTable(Listed):
    """A table of yours that is not over: whether it is your turn, whether you are asked something, until when."""

    asked: bool  # to agree to something
    deadline: int | None  # of whoever thinks
    paused: bool


class MyTables(Shape):
    """Your tables, the most urgent first."""

    tables: list[MyTable]


@endpoint("GET", "/api/me/tables", MyTables, tag="people")
async def my_tables(ask: Ask, _: None) -> dict[str, Any]:
    """Where you sit: first where it is your turn, and of those where you have the least time."""
    if ask.person is None:
        return {"tables": []}
    player, house = ask.person.id, ask.server.house
    found: list[tuple[Urgency, Listing]] = []
    for listing in await house.store.of_player(player, True, _LATEST, _LOOKED_AT):
        if listing.status not in (OPEN, RUNNING):
            continue
        try:
            table = (await house.table(listing.id, ask.owner)).table
        except Refused:  # this version does not have its game, or the store is away
            continue
        if player in table.players and table.status in (OPEN, RUNNING):
            found.append((urgency(table, player), listing))
    found.sort(key=lambda one: (one[0].order, -one[1].touched))
    told = {table["id"]: table for table in in_words([listing for _, listing in found], ask.lang)}
    return {"tables": [{**told[one.id], **pressing._asdict()} for pressing, one in found if one.id in told]}
