"""Around a table before the game: sitting down, links, nonces for the dice, the start."""

from __future__ import annotations

from typing import Annotated

import msgspec

from burgomaster.server.api.endpoint import Ask, Nothing, endpoint
from burgomaster.server.api.lobby import ClientId, Digest
from burgomaster.server.live_table import LiveTable
from burgomaster.tables.judging import ending, seating, talk
from burgomaster.tables.judging.draft import Draft, check_host, seat_of
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import CLOSED, NOBODY, OPEN, Table

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
InviteGiven = Annotated[str, msgspec.Meta(max_length=100)]


class Done(msgspec.Struct):
    """It is stored, as row `seq`."""

    seq: int


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Where to sit: a seat, an invite, both, or anywhere."""

    seat: SeatNumber | None = None
    invite: InviteGiven | None = None
    commitment: Digest = ""  # to your word for the dice
    client_id: ClientId = ""


class SeatNamed(msgspec.Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: SeatNumber


class BotPut(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat, or null to take it away."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None


class WordCommitted(msgspec.Struct, forbid_unknown_fields=True):
    """The SHA-256 of your word for the dice, in hexadecimal; empty for none."""

    commitment: Digest


class WordGiven(msgspec.Struct, forbid_unknown_fields=True):
    """Your word for the dice, opened."""

    word: Annotated[str, msgspec.Meta(max_length=400)]


class Muted(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to mute, or to unmute."""

    seat: SeatNumber
    muted: bool


class Ignored(msgspec.Struct, forbid_unknown_fields=True):
    """Whose chat not to receive, or to receive again."""

    seat: SeatNumber
    ignored: bool


class ChatSaid(msgspec.Struct, forbid_unknown_fields=True):
    """What you say."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]
    client_id: ClientId = ""


class Archived(msgspec.Struct, forbid_unknown_fields=True):
    """Into the archive, or out of it."""

    archived: bool


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


class Arriving(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of the link by which you came, if you came by one."""

    invite: InviteGiven | None = None


class Welcome(msgspec.Struct):
    """The seat you would get, or why there is none for you."""

    seat: int | None
    why: str | None


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


@endpoint("POST", "/api/tables/{table}/welcome", Welcome, body=Arriving, tag="seats")
async def welcome(ask: Ask, given: Arriving) -> Welcome:
    """Whether you could sit down here, before you say who you are; nothing happens."""
    live = await ask.table()
    await live.catch_up_if_shared()
    try:
        if ask.person is not None:
            await ask.server.moderation.check_welcome(live.table.host, ask.person)
        seat = seating.place_for(live.table, ask.person, ask.server.house.identity, None, given.invite)
    except Refused as refused:
        return Welcome(None, refused.text(ask.lang))
    return Welcome(seat, None)


@endpoint("POST", "/api/tables/{table}/join", Done, body=Joining, tag="seats")
async def join(ask: Ask, given: Joining) -> Done:
    """Sit down."""
    live = await ask.table()
    person, identity = ask.known(), ask.server.house.identity
    client = ask.client(given.client_id)
    await ask.server.moderation.check_welcome(live.table.host, person)

    def judge(table: Table) -> Draft:
        return seating.join(table, person, identity, given.seat, given.invite, given.commitment)

    return Done(await live.submit(judge, client))


@endpoint("POST", "/api/tables/{table}/leave", Done, body=Nothing, tag="seats")
async def leave(ask: Ask, _: Nothing) -> Done:
    """Get up before the start, or decline the seat that is kept for you.

    If the host leaves, the next person hosts; if nobody is left, the table closes.
    """
    return Done(await (await ask.table()).submit(lambda t: seating.leave(t, ask.person)))


@endpoint("POST", "/api/tables/{table}/kick", Done, body=SeatNamed, tag="seats")
async def kick(ask: Ask, given: SeatNamed) -> Done:
    """Host: send somebody away before the start; a seat that is kept for somebody is free for all then."""
    return Done(await (await ask.table()).submit(lambda t: seating.kick(t, ask.person, given.seat)))


@endpoint("POST", "/api/tables/{table}/host", Done, body=SeatNamed, tag="seats")
async def give_host(ask: Ask, given: SeatNamed) -> Done:
    """Host: make another person host before the start."""
    return Done(await (await ask.table()).submit(lambda t: seating.give_host(t, ask.person, given.seat)))


@endpoint("POST", "/api/tables/{table}/bot", Done, body=BotPut, tag="seats")
async def put_bot(ask: Ask, given: BotPut) -> Done:
    """Host: put a bot on an open seat, or take it away."""
    return Done(await (await ask.table()).submit(lambda t: seating.put_bot(t, ask.person, given.seat, given.bot)))


@endpoint("POST", "/api/tables/{table}/commit", Done, body=WordCommitted, tag="seats")
async def commit(ask: Ask, given: WordCommitted) -> Done:
    """Commit to a word of yours for the dice before the start."""
    return Done(await (await ask.table()).submit(lambda t: seating.commit(t, ask.person, given.commitment)))


@endpoint("POST", "/api/tables/{table}/word", Done, body=WordGiven, tag="seats")
async def open_word(ask: Ask, given: WordGiven) -> Done:
    """Open the word you have committed to, after the host has started the game."""
    return Done(await (await ask.table()).submit(lambda t: seating.open_nonce(t, ask.person, given.word)))


@endpoint("POST", "/api/tables/{table}/start", Done, body=Nothing, tag="seats")
async def start(ask: Ask, _: Nothing) -> Done:
    """Host: begin the game, when every seat is held. Words for the dice are opened first, if any were committed to."""
    live = await ask.table()
    house = ask.server.house
    ask.server.scheduler.check_start(live.table, ask.owner)
    return Done(await live.submit(lambda t: seating.start(t, ask.person, live.secret, house.now() + house.nonce_ms)))


@endpoint("POST", "/api/tables/{table}/close", Done, body=Nothing, tag="seats")
async def close(ask: Ask, _: Nothing) -> Done:
    """Host: close a table that has not begun."""
    return Done(await (await ask.table()).submit(lambda t: ending.close(t, ask.person)))


@endpoint("POST", "/api/tables/{table}/chat", Done, body=ChatSaid, tag="talk")
async def chat(ask: Ask, given: ChatSaid) -> Done:
    """Say something to everybody at the table."""
    live = await ask.table()
    client = ask.client(given.client_id)
    return Done(await live.submit(lambda t: talk.chat(t, ask.person, given.text), client))


@endpoint("POST", "/api/tables/{table}/mute", Done, body=Muted, tag="talk")
async def mute(ask: Ask, given: Muted) -> Done:
    """Host: mute somebody, or unmute them."""
    return Done(await (await ask.table()).submit(lambda t: talk.mute(t, ask.person, given.seat, given.muted)))


@endpoint("POST", "/api/tables/{table}/ignore", Done, body=Ignored, tag="talk")
async def ignore(ask: Ask, given: Ignored) -> Done:
    """Stop receiving a seat's chat, or receive it again. Nobody else is told."""
    return Done(await (await ask.table()).submit(lambda t: talk.ignore(t, ask.person, given.seat, given.ignored)))


@endpoint("POST", "/api/tables/{table}/archive", Done, body=Archived, tag="after the game")
async def archive(ask: Ask, given: Archived) -> Done:
    """Host: take a finished table off the lists, or put it back."""
    return Done(await (await ask.table()).submit(lambda t: ending.archive(t, ask.person, given.archived)))


class Rematch(msgspec.Struct):
    """The new table."""

    table: str


@endpoint("POST", "/api/tables/{table}/rematch", Rematch, body=Nothing, tag="after the game")
async def rematch(ask: Ask, _: Nothing) -> Rematch:
    """The same table once more: everybody one seat further, so that another player begins.

    You sit there, and the others' seats are kept for them. For who asks later it is the same table, and they sit down.
    """
    live = await ask.table()
    person, house = ask.known(), ask.server.house
    seat_of(live.table, person)
    await live.catch_up_if_shared()
    old = live.table
    known = old.rematch
    new = await _rematch_of(ask, known)
    if new is None or new.table.status == CLOSED:
        setup, seated = ending.rematch(old, person)
        await ask.server.admission.check_new_table(ask.owner)
        new = await house.create(setup, person, ending.rematch_client(old), seated, owner=old.id)
        again = new.table.id

        def note(table: Table) -> Draft:
            return ending.rematched(table, again, known)

        await live.submit(note, f"rematch:{again}")
    if new.table.status == OPEN and new.table.seat_of(person.id) == NOBODY:
        await _accept(ask, new, person)
    return Rematch(new.table.id)


async def _rematch_of(ask: Ask, table: str) -> LiveTable | None:
    """The table of a rematch, if it is still there."""
    if not table:
        return None
    try:
        found = await ask.server.house.table(table)
    except Refused as problem:
        if problem.status != 404:
            raise
        return None
    await found.catch_up_if_shared()
    return found


async def _accept(ask: Ask, new: LiveTable, person: Person) -> None:
    identity = ask.server.house.identity
    await ask.server.moderation.check_welcome(new.table.host, person)
    try:
        await new.submit(lambda t: seating.join(t, person, identity, None, None))
    except Refused as problem:
        if problem.code not in ("already-seated", "started"):
            raise  # whoever sits there already (by another tab), or comes too late to sit, may still look on
