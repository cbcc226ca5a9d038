"""Around a table, as in every house; and the links by which people come to a server's tables."""

from __future__ import annotations

import msgspec

from burgomaster.requests import seats
from burgomaster.server.api.endpoint import Ask, as_any_house, endpoint
from burgomaster.tables.judging.draft import check_host
from burgomaster.tables.table import OPEN, Table


class Invite(msgspec.Struct):
    """The secret for one open seat; `path` is the page to send."""

    seat: int
    invite: str
    path: str


class InviteToAll(msgspec.Struct):
    """The secret for any free seat; `path` is the page to send to everybody."""

    invite: str
    path: str


class Invites(msgspec.Struct):
    """One for every open seat, and one for all of them."""

    invites: list[Invite]
    to_all: InviteToAll | None  # while the table waits for people


@endpoint("GET", "/api/tables/{table}/invites", Invites, tag="seats")
async def invites(ask: Ask, _: None) -> Invites:
    """The invite links, for the host: one to each open seat, which ends when that is taken, and one to the table."""
    live = await ask.table()
    check_host(live.table, ask.person)
    identity, table = ask.server.house.identity, live.table
    found = []
    for place, seat in enumerate(table.seats):
        if seat.kind == "open" and not seat.kept_for and table.status == "open":
            secret = identity.invite(table.id, place, seat.since)
            found.append(Invite(place, secret, _page(table, secret)))
    to_all = identity.invite_to_all(table.id)
    return Invites(found, InviteToAll(to_all, _page(table, to_all)) if table.status == OPEN else None)


def _page(table: Table, secret: str) -> str:
    return f"/table/{table.id}#invite={secret}"


as_any_house(
    *(seats.welcome, seats.join),
    *(seats.leave, seats.kick, seats.give_host, seats.put_bot, seats.commit, seats.open_word, seats.start, seats.close),
    *(seats.chat, seats.mute, seats.ignore, seats.archive, seats.rematch),
)
