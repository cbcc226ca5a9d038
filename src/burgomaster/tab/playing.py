"""The game, what a device does in its own way: its one reader need not wait in turn, and its engines are the page's."""

from __future__ import annotations

from typing import Any

from burgomaster.requests.play import Acting, SeatWanted
from burgomaster.requests.shapes import Nothing
from burgomaster.tab.requests import DeviceAsk, answers
from burgomaster.tab.thinking import hinted
from burgomaster.tables.hinted import hint_told, seat_to_hint
from burgomaster.tables.judging import absence, moves
from burgomaster.tables.judging.draft import check_seat

_PATIENCE = absence.GracePeriod(120, 60)  # nobody around a device is ever away; a bot may still play for oneself


@answers("POST", "/api/tables/{table}/actions", body=Acting)
async def act(ask: DeviceAsk, given: Acting) -> Any:
    """Play a move. A server counts what reading it costs; a device reads it to the end."""
    live = await ask.table()
    client = ask.client(given.client_id) if ask.person else ""
    return await ask.submit(lambda t: moves.act(t, ask.person, given.action, given.seq, ask.lang, live.secret), client)


@answers("POST", "/api/tables/{table}/stand-in", body=SeatWanted)
async def stand_in(ask: DeviceAsk, given: SeatWanted) -> Any:
    """Let a bot play for oneself. Nobody is away, so nobody is warned."""
    check_seat((await ask.table()).table, given.seat)
    return await ask.submit(
        lambda t: absence.stand_in(t, ask.person, given.seat, ask.lang, 0.0, _PATIENCE, ask.house.now())
    )


@answers("POST", "/api/tables/{table}/hint", body=Nothing)
async def hint(ask: DeviceAsk, _: Nothing) -> Any:
    """What a bot would do in one's place, if the table allows hints."""
    table = (await ask.table()).table
    seat = seat_to_hint(table, ask.person)
    found = await hinted(
        ask.house.workshop.thinker, moves.position_of(table), ask.house.keys.seed(table.id, table.moved)
    )
    return hint_told(table, seat, found.ideas, ask.lang)
