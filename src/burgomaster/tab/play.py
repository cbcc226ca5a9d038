"""The game itself: the same requests as the server's `api/play.py` takes."""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.effort import LONGEST_TEXT
from burgomaster.tab.bodies import CLIENT_ID, SEAT, flag, number, or_null, text
from burgomaster.tab.requests import DeviceAsk, answers
from burgomaster.tab.thinking import hinted
from burgomaster.tables.hinted import hint_told, seat_to_hint
from burgomaster.tables.judging import absence, moves, undo
from burgomaster.tables.judging.draft import check_seat
from burgomaster.tables.names import names_in
from burgomaster.tables.told import spoken

_PATIENCE = absence.GracePeriod(120, 60)  # nobody around a device is ever away; a bot may still play for oneself


@answers("POST", "/api/tables/*/actions", action=text(LONGEST_TEXT, 1), seq=number(), client_id=CLIENT_ID)
async def act(ask: DeviceAsk) -> Any:
    """Play a move."""
    live, given = await ask.table(), ask.body
    client = ask.client() if ask.person else ""
    return await ask.submit(
        lambda t: moves.act(t, ask.person, given["action"], given["seq"], ask.lang, live.secret), client
    )


@answers("POST", "/api/tables/*/steps", seq=number(), prefix=text(LONGEST_TEXT, default=""))
async def steps(ask: DeviceAsk) -> Any:
    """How an unfinished action may go on; nothing is played."""
    live = await ask.table()
    if ask.body["seq"] > live.table.seq:
        await live.catch_up()
    table = live.table
    position, found = moves.steps(table, ask.person, ask.body["prefix"], ask.body["seq"], ask.lang)
    return {"seq": table.seq, "steps": spoken(position, found, ask.lang, names_in(table, ask.lang))}


@answers("POST", "/api/tables/*/why", action=text(LONGEST_TEXT, 1))
async def why(ask: DeviceAsk) -> Any:
    """Which rule forbids an action now; nothing is played."""
    refusal = moves.why_not((await ask.table()).table, ask.person, ask.body["action"], ask.lang)
    return {"rule": refusal and refusal.rule, "text": refusal and refusal.text}


@answers("POST", "/api/tables/*/undo", to=or_null(number(), None))
async def take_back(ask: DeviceAsk) -> Any:
    """Take back one's own moves."""
    now = ask.house.workshop.now
    return await ask.submit(lambda t: undo.take_back(t, ask.person, ask.body["to"], ask.lang, now()))


@answers("POST", "/api/tables/*/undo/answer", yes=flag(), to=or_null(number(), None))
async def consent(ask: DeviceAsk) -> Any:
    """Agree to taking back, or not."""
    given, now = ask.body, ask.house.workshop.now
    return await ask.submit(lambda t: undo.answer(t, ask.person, given["yes"], given["to"], ask.lang, now()))


@answers("POST", "/api/tables/*/resign")
async def resign(ask: DeviceAsk) -> Any:
    """Give up."""
    return await ask.submit(lambda t: absence.resign(t, ask.person))


@answers("POST", "/api/tables/*/stand-in", seat=SEAT)
async def stand_in(ask: DeviceAsk) -> Any:
    """Let a bot play for oneself."""
    check_seat((await ask.table()).table, ask.body["seat"])
    now = ask.house.workshop.now
    return await ask.submit(
        lambda t: absence.stand_in(t, ask.person, ask.body["seat"], ask.lang, 0.0, _PATIENCE, now())
    )


@answers("POST", "/api/tables/*/back")
async def back(ask: DeviceAsk) -> Any:
    """Take one's seat back from the bot."""
    return await ask.submit(lambda t: absence.back(t, ask.person))


@answers("POST", "/api/tables/*/hint")
async def hint(ask: DeviceAsk) -> Any:
    """What a bot would do in one's place, if the table allows hints."""
    live = await ask.table()
    table = live.table
    seat = seat_to_hint(table, ask.person)
    house = ask.house
    found = await hinted(house.workshop.thinker, moves.position_of(table), house.keys.seed(table.id, table.moved))
    return hint_told(table, seat, found.ideas, ask.lang)
