"""Live connections: `/api/tables/{id}/live?since=SEQ`, a WebSocket."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Any

from burgomaster.server.admission import key_hash
from burgomaster.server.api.endpoint import Ask
from burgomaster.server.api.play import act_live
from burgomaster.server.limits import Limited
from burgomaster.server.live import reason_of
from burgomaster.server.networks import network_of
from burgomaster.server.service import Server
from burgomaster.server.store.base import StoreDown
from burgomaster.server.watcher import FORBIDDEN, GOING_AWAY, NO_TABLE, TOO_MANY, Peer
from burgomaster.server.websocket import WIRE, Wire
from burgomaster.tables.judging import absence
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import NOBODY
from burgomaster.tables.told import may_watch


async def watch(server: Server, scope: Any, receive: Any, send: Any) -> None:
    """`/api/tables/{id}/live?since=SEQ`, as ASGI."""
    await receive()
    await send({"type": "websocket.accept"})
    ask = Ask(server, scope)
    network = network_of(ask.address)
    try:
        ask.person = await ask.admitted()
        server.moderation.check(ask.person, ask.address)
        who = ask.person.id if ask.person else ""
        if server.stopping:
            raise Refused(503, "busy")
        server.admission.connections.take(who, network)
    except (Refused, StoreDown) as problem:
        if isinstance(problem, Limited):
            server.metrics.limited(problem.limit)
        server.metrics.refused(problem.code if isinstance(problem, Refused) else "store")
        await _close(send, problem, ask.lang)
        return
    program = (key_hash(ask.header(b"authorization") or ""), who) if ask.person and ask.person.token else None
    if program:
        server.admission.programs[program] += 1
    try:
        await _watch(ask, receive, send, scope["extensions"][WIRE]["wire"])
    except (Refused, StoreDown) as problem:
        await _close(send, problem, ask.lang)
    finally:
        server.admission.connections.give_back(who, network)
        if program:
            server.admission.programs[program] -= 1
            if not server.admission.programs[program]:
                del server.admission.programs[program]


async def _watch(ask: Ask, receive: Any, send: Any, wire: Wire) -> None:
    live = await ask.table()
    # A screen that all look at is nobody's, whoever's browser it is: it shows no hand, and makes nobody present.
    person = None if ask.watches else ask.person
    seat = live.table.seat_of(person.id) if person else NOBODY
    if not may_watch(live.table, seat):
        raise Refused(403, "spectators-off")
    if person and seat != NOBODY and absence.is_missed(live.table, seat):
        with contextlib.suppress(Refused):  # welcome back
            await live.submit(lambda table: absence.back(table, person))
    since = ask.query.get("since", "")
    known = int(since) if since.isdecimal() and since.isascii() and len(since) < 10 else None
    hear = partial(act_live, ask, live)
    player = person.id if person else ""
    shunned = await ask.server.moderation.shunned_by(ask.person.id if ask.person else "")
    peer = Peer(ask.person, ask.address, shunned)
    await ask.server.live.watch(receive, send, wire, live, player, ask.lang, known, hear, peer, ask.outlook)


async def _close(send: Any, problem: Refused | StoreDown, lang: str) -> None:
    refused = problem if isinstance(problem, Refused) else Refused(503, "store")
    code = {404: NO_TABLE, 429: TOO_MANY, 503: GOING_AWAY}.get(refused.status, FORBIDDEN)
    with contextlib.suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code, "reason": reason_of(refused, lang)})
