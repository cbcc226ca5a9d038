"""Around a table before and after the game: the same requests as the server's `api/seats.py` takes."""

from __future__ import annotations

from typing import Any

from burgomaster.tab.bodies import CLIENT_ID, DIGEST, SEAT, flag, or_null, text
from burgomaster.tab.device_table import NONCE_MS, DeviceTable
from burgomaster.tab.requests import DeviceAsk, answers
from burgomaster.tables.judging import ending, seating, talk
from burgomaster.tables.judging.draft import check_host, seat_of
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import CLOSED, NOBODY, OPEN, Table

_NO_DIGEST = (DIGEST[0], "")


@answers("GET", "/api/tables/*/invites")
async def invites(ask: DeviceAsk) -> Any:
    """No link leads to a device: whoever wants to sit down sits down at it."""
    check_host((await ask.table()).table, ask.person)
    return {"invites": [], "to_all": None}


@answers(
    "POST",
    "/api/tables/*/join",
    seat=or_null(SEAT, None),
    invite=or_null(text(100), None),
    commitment=_NO_DIGEST,
    client_id=CLIENT_ID,
)
async def join(ask: DeviceAsk) -> Any:
    """Sit down. Around one device nobody needs a link."""
    person, given = ask.known(), ask.body
    return await ask.submit(
        lambda t: seating.join(_open_to_all(t), person, ask.house.keys, given["seat"], None, given["commitment"]),
        ask.client(),
    )


@answers("POST", "/api/tables/*/welcome", invite=or_null(text(100), None))
async def welcome(ask: DeviceAsk) -> Any:
    """Whether one could sit down here; nothing happens."""
    table = _open_to_all((await ask.table()).table)
    try:
        return {"seat": seating.place_for(table, ask.person, ask.house.keys, None, None), "why": None}
    except Refused as refused:
        return {"seat": None, "why": refused.text(ask.lang)}


def _open_to_all(table: Table) -> Table:
    return table.replace(setup=table.setup.replace(public=True))


@answers("POST", "/api/tables/*/leave")
async def leave(ask: DeviceAsk) -> Any:
    """Get up before the start."""
    return await ask.submit(lambda t: seating.leave(t, ask.person))


@answers("POST", "/api/tables/*/kick", seat=SEAT)
async def kick(ask: DeviceAsk) -> Any:
    """Host: send somebody away before the start."""
    return await ask.submit(lambda t: seating.kick(t, ask.person, ask.body["seat"]))


@answers("POST", "/api/tables/*/host", seat=SEAT)
async def give_host(ask: DeviceAsk) -> Any:
    """Host: make another person host before the start."""
    return await ask.submit(lambda t: seating.give_host(t, ask.person, ask.body["seat"]))


@answers("POST", "/api/tables/*/bot", seat=SEAT, bot=or_null(text(40)))
async def put_bot(ask: DeviceAsk) -> Any:
    """Host: put a bot on an open seat, or take it away."""
    return await ask.submit(lambda t: seating.put_bot(t, ask.person, ask.body["seat"], ask.body["bot"]))


@answers("POST", "/api/tables/*/commit", commitment=DIGEST)
async def commit(ask: DeviceAsk) -> Any:
    """Commit to a word for the dice."""
    return await ask.submit(lambda t: seating.commit(t, ask.person, ask.body["commitment"]))


@answers("POST", "/api/tables/*/word", word=text(400))
async def open_word(ask: DeviceAsk) -> Any:
    """Open the word one has committed to."""
    return await ask.submit(lambda t: seating.open_nonce(t, ask.person, ask.body["word"]))


@answers("POST", "/api/tables/*/start")
async def start(ask: DeviceAsk) -> Any:
    """Host: begin the game."""
    live = await ask.table()
    until = ask.house.workshop.now() + NONCE_MS
    return await ask.submit(lambda t: seating.start(t, ask.person, live.secret, until))


@answers("POST", "/api/tables/*/close")
async def close(ask: DeviceAsk) -> Any:
    """Host: close a table that has not begun."""
    return await ask.submit(lambda t: ending.close(t, ask.person))


@answers("POST", "/api/tables/*/chat", text=text(4000), client_id=CLIENT_ID)
async def chat(ask: DeviceAsk) -> Any:
    """Say something; the log keeps it."""
    return await ask.submit(lambda t: talk.chat(t, ask.person, ask.body["text"]), ask.client())


@answers("POST", "/api/tables/*/mute", seat=SEAT, muted=flag())
async def mute(ask: DeviceAsk) -> Any:
    """Host: mute somebody, or unmute them."""
    return await ask.submit(lambda t: talk.mute(t, ask.person, ask.body["seat"], ask.body["muted"]))


@answers("POST", "/api/tables/*/ignore", seat=SEAT, ignored=flag())
async def ignore(ask: DeviceAsk) -> Any:
    """Stop receiving a seat's chat, or receive it again."""
    return await ask.submit(lambda t: talk.ignore(t, ask.person, ask.body["seat"], ask.body["ignored"]))


@answers("POST", "/api/tables/*/archive", archived=flag())
async def archive(ask: DeviceAsk) -> Any:
    """Host: take a finished table off the lists, or put it back."""
    return await ask.submit(lambda t: ending.archive(t, ask.person, ask.body["archived"]))


@answers("POST", "/api/tables/*/rematch")
async def rematch(ask: DeviceAsk) -> Any:
    """The same table once more, everybody one seat further."""
    live, person, house = await ask.table(), ask.known(), ask.house
    seat_of(live.table, person)
    await live.catch_up()
    old = live.table
    known = old.rematch
    new = await _rematch_of(ask, known)
    if new is None or new.table.status == CLOSED:
        setup, seated = ending.rematch(old, person)
        new = await house.create(setup, person, ending.rematch_client(old), seated, owner=old.id)
        again = new.table.id
        await live.submit(lambda t: ending.rematched(t, again, known), f"rematch:{again}")
    if new.table.status == OPEN and new.table.seat_of(person.id) == NOBODY:
        await new.submit(lambda t: seating.join(t, person, house.keys, None, None))
    return {"table": new.table.id}


async def _rematch_of(ask: DeviceAsk, table: str) -> DeviceTable | None:
    """The table of a rematch, if it is still there."""
    if not table:
        return None
    try:
        return await ask.house.table(table)
    except Refused as problem:
        if problem.status != 404:
            raise
        return None
