"""Around a table before and after the game: seats, words for the dice, the start, talk, the archive."""

from __future__ import annotations

from typing import Annotated, Any

from burgomaster.requests.asked import AnyAsk, AnyTable, request
from burgomaster.requests.shapes import ClientId, Digest, Done, Nothing, SeatNumber
from burgomaster.tables.fields import Given, Shape, Text
from burgomaster.tables.judging import ending, seating, talk
from burgomaster.tables.judging.draft import seat_of
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import CLOSED, NOBODY, OPEN

InviteGiven = Annotated[str, Text(100)]


class Joining(Given):
    """Where to sit: a seat, an invite, both, or anywhere."""

    seat: SeatNumber | None = None
    invite: InviteGiven | None = None
    commitment: Digest = ""  # to your word for the dice
    client_id: ClientId = ""


class SeatNamed(Given):
    """A seat."""

    seat: SeatNumber


class BotPut(Given):
    """A bot for a seat, or null to take it away."""

    seat: SeatNumber
    bot: Annotated[str, Text(40)] | None


class WordCommitted(Given):
    """The SHA-256 of your word for the dice, in hexadecimal; empty for none."""

    commitment: Digest


class WordGiven(Given):
    """Your word for the dice, opened."""

    word: Annotated[str, Text(400)]


class Muted(Given):
    """Whom to mute, or to unmute."""

    seat: SeatNumber
    muted: bool


class Ignored(Given):
    """Whose chat not to receive, or to receive again."""

    seat: SeatNumber
    ignored: bool


class ChatSaid(Given):
    """What you say."""

    text: Annotated[str, Text(4000)]
    client_id: ClientId = ""


class Archived(Given):
    """Into the archive, or out of it."""

    archived: bool


class Arriving(Given):
    """The secret of the link by which you came, if you came by one."""

    invite: InviteGiven | None = None


class Welcome(Shape):
    """The seat you would get, or why there is none for you."""

    seat: int | None
    why: str | None


@request("POST", "/api/tables/{table}/welcome", Welcome, body=Arriving, tag="seats")
async def welcome(ask: AnyAsk, given: Arriving) -> Any:
    """Whether you could sit down here, before you say who you are; nothing happens."""
    table = ask.open_to((await ask.latest()).table)
    try:
        if ask.person is not None:
            await ask.check_welcome(table.host, ask.person)
        seat = seating.place_for(table, ask.person, ask.house.keys, None, given.invite)
    except Refused as refused:
        return {"seat": None, "why": refused.text(ask.lang)}
    return {"seat": seat, "why": None}


@request("POST", "/api/tables/{table}/join", Done, body=Joining, tag="seats")
async def join(ask: AnyAsk, given: Joining) -> Any:
    """Sit down."""
    table, person, keys = (await ask.table()).table, ask.known(), ask.house.keys
    await ask.check_welcome(table.host, person)
    return await ask.submit(
        lambda t: seating.join(ask.open_to(t), person, keys, given.seat, given.invite, given.commitment),
        ask.client(given.client_id),
    )


@request("POST", "/api/tables/{table}/leave", Done, body=Nothing, tag="seats")
async def leave(ask: AnyAsk, _: Nothing) -> Any:
    """Get up before the start, or decline the seat that is kept for you.

    If the host leaves, the next person hosts; if nobody is left, the table closes.
    """
    return await ask.submit(lambda t: seating.leave(t, ask.person))


@request("POST", "/api/tables/{table}/kick", Done, body=SeatNamed, tag="seats")
async def kick(ask: AnyAsk, given: SeatNamed) -> Any:
    """Host: send somebody away before the start; a seat that is kept for somebody is free for all then."""
    return await ask.submit(lambda t: seating.kick(t, ask.person, given.seat))


@request("POST", "/api/tables/{table}/host", Done, body=SeatNamed, tag="seats")
async def give_host(ask: AnyAsk, given: SeatNamed) -> Any:
    """Host: make another person host before the start."""
    return await ask.submit(lambda t: seating.give_host(t, ask.person, given.seat))


@request("POST", "/api/tables/{table}/bot", Done, body=BotPut, tag="seats")
async def put_bot(ask: AnyAsk, given: BotPut) -> Any:
    """Host: put a bot on an open seat, or take it away."""
    return await ask.submit(lambda t: seating.put_bot(t, ask.person, given.seat, given.bot))


@request("POST", "/api/tables/{table}/commit", Done, body=WordCommitted, tag="seats")
async def commit(ask: AnyAsk, given: WordCommitted) -> Any:
    """Commit to a word of yours for the dice before the start."""
    return await ask.submit(lambda t: seating.commit(t, ask.person, given.commitment))


@request("POST", "/api/tables/{table}/word", Done, body=WordGiven, tag="seats")
async def open_word(ask: AnyAsk, given: WordGiven) -> Any:
    """Open the word you have committed to, after the host has started the game."""
    return await ask.submit(lambda t: seating.open_nonce(t, ask.person, given.word))


@request("POST", "/api/tables/{table}/start", Done, body=Nothing, tag="seats")
async def start(ask: AnyAsk, _: Nothing) -> Any:
    """Host: begin the game, when every seat is held. Words for the dice are opened first, if any were committed to."""
    live = await ask.table()
    ask.check_start(live.table)
    return await ask.submit(lambda t: seating.start(t, ask.person, live.secret, ask.house.now() + ask.house.nonce_ms))


@request("POST", "/api/tables/{table}/close", Done, body=Nothing, tag="seats")
async def close(ask: AnyAsk, _: Nothing) -> Any:
    """Host: close a table that has not begun."""
    return await ask.submit(lambda t: ending.close(t, ask.person))


@request("POST", "/api/tables/{table}/chat", Done, body=ChatSaid, tag="talk")
async def chat(ask: AnyAsk, given: ChatSaid) -> Any:
    """Say something to everybody at the table."""
    return await ask.submit(lambda t: talk.chat(t, ask.person, given.text), ask.client(given.client_id))


@request("POST", "/api/tables/{table}/mute", Done, body=Muted, tag="talk")
async def mute(ask: AnyAsk, given: Muted) -> Any:
    """Host: mute somebody, or unmute them."""
    return await ask.submit(lambda t: talk.mute(t, ask.person, given.seat, given.muted))


@request("POST", "/api/tables/{table}/ignore", Done, body=Ignored, tag="talk")
async def ignore(ask: AnyAsk, given: Ignored) -> Any:
    """Stop receiving a seat's chat, or receive it again. Nobody else is told."""
    return await ask.submit(lambda t: talk.ignore(t, ask.person, given.seat, given.ignored))


@request("POST", "/api/tables/{table}/archive", Done, body=Archived, tag="after the game")
async def archive(ask: AnyAsk, given: Archived) -> Any:
    """Host: take a finished table off the lists, or put it back."""
    return await ask.submit(lambda t: ending.archive(t, ask.person, given.archived))


class Rematch(Shape):
    """The new table."""

    table: str


@request("POST", "/api/tables/{table}/rematch", Rematch, body=Nothing, tag="after the game")
async def rematch(ask: AnyAsk, _: Nothing) -> Any:
    """The same table once more: everybody one seat further, so that another player begins.

    You sit there, and the others' seats are kept for them. For who asks later it is the same table, and they sit down.
    """
    live, person = await ask.table(), ask.known()
    seat_of(live.table, person)
    await live.catch_up_if_shared()
    old = live.table
    known = old.rematch
    new = await _rematch_of(ask, known)
    if new is None or new.table.status == CLOSED:
        setup, seated = ending.rematch(old, person)
        await ask.check_new_table()
        new = await ask.house.create(setup, person, ending.rematch_client(old), seated, owner=old.id)
        again = new.table.id
        await live.submit(lambda t: ending.rematched(t, again, known), f"rematch:{again}")
    if new.table.status == OPEN and new.table.seat_of(person.id) == NOBODY:
        await ask.check_welcome(new.table.host, person)
        try:
            await new.submit(lambda t: seating.join(t, person, ask.house.keys, None, None))
        except Refused as problem:
            if problem.code not in ("already-seated", "started"):
                raise  # whoever sits there already (by another tab), or comes too late to sit, may still look on
    return {"table": new.table.id}


async def _rematch_of(ask: AnyAsk, table: str) -> AnyTable | None:
    """The table of a rematch, if it is still there."""
    if not table:
        return None
    try:
        found = await ask.house.table(table)
    except Refused as problem:
        if problem.status != 404:
            raise
        return None
    await found.catch_up_if_shared()
    return found
