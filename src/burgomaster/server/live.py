"""Live connections (WebSocket): first what was missed, then every new row. Slow readers are dropped; they reconnect."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from burgomaster.server.frames import Frame, table_message
from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import Owner, network_of
from burgomaster.server.presence import Presence
from burgomaster.server.recurring import again_and_again, unforeseen
from burgomaster.server.told_rows import RowReader, ToldRows
from burgomaster.server.watcher import FORBIDDEN, GOING_AWAY, TOO_SLOW, Peer, Watcher
from burgomaster.server.websocket import Wire
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import NOBODY, OPEN, Table
from burgomaster.tables.told import may_watch

_log = logging.getLogger("burgomaster.live")

MOST_MISSED = 200  # rows; who missed more gets the whole table instead
_MOST_REVOKED = 10_000  # players
_BEAT_MESSAGE = b'{"type":"beat"}'
_PING = "ping"  # "are you there?"; answered by a beat

# Handles a message from the other side; what to answer, if anything.
Hear = Callable[[str | bytes], Awaitable[bytes]]


class Live:
    """Broadcasts rows to every connection of a table."""

    def __init__(self, house: House, presence: Presence) -> None:
        self.house = house
        self.presence = presence
        self.told = ToldRows(house)
        self.connections = 0
        self.dropped = 0
        self.revoked: dict[str, None] = {}  # programs whose keys were withdrawn, and devices that were left
        house.listeners.append(self._tell)
        house.late_listeners.append(self._tell_late)
        presence.listeners.append(self._tell_present)
        self._ending = False
        self.refusal_of: Callable[[Peer], Refused | None] = lambda _: None  # why a connection must end, if it must

    async def watch(
        self,
        receive: Any,
        send: Any,
        wire: Wire,
        live: LiveTable,
        player: str,
        lang: str,
        since: int | None,
        hear: Hear,
        peer: Peer,
        outlook: bool = False,
    ) -> None:
        """Serve one accepted connection until it ends. `hear` is given what comes from it."""
        watcher = Watcher(send, wire, player, live.table.seat_of(player), lang, peer, outlook)
        self.connections += 1
        self.presence.came(live.table.id, player)
        try:
            async for message in self._missed(live, watcher, since):
                await send({"type": "websocket.send", "text": message})
            live.watchers.add(watcher)
            _seat_again(live)  # somebody may have got up, or the game may have begun, while this one caught up
            if self._ending:
                watcher.end(GOING_AWAY)
            if not self.revoked.keys().isdisjoint(watcher.identities):
                watcher.end(FORBIDDEN)
            self._disconnect_if_blocked(watcher)  # a block may have come while this one caught up
            await _read_on(receive, watcher, hear)
            if watcher.code:  # it was ended while its move was being handled
                await watcher.close()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if not watcher.code or task is None:
                raise
            task.uncancel()  # we did it ourselves
            await watcher.close()
        except OSError:
            pass  # gone
        finally:
            self.connections -= 1
            self.dropped += watcher.code == TOO_SLOW
            live.watchers.discard(watcher)
            self.presence.went(live.table.id, player)

    async def _missed(self, live: LiveTable, watcher: Watcher, since: int | None) -> AsyncIterator[str]:
        """What happened after `since`, repeated until nothing is missing: then the connection joins the others."""
        seat, lang = watcher.seat, watcher.lang
        shown = shown_to(live, seat)
        if since is None or not 0 <= since <= shown.seq or shown.seq - since > MOST_MISSED:
            present, outlook = self.presence.of(live.table), watcher.outlook
            yield table_message(shown, live.secret, seat, lang, present, outlook=outlook).decode()
            since = shown.seq
        elif shown.seq > since:
            yield f'{{"type":"missed","upto":{shown.seq}}}'
        while (shown := shown_to(live, seat := live.table.seat_of(watcher.player))).seq > since:
            frames = [frame for frame in live.frames if since < frame.row.seq <= shown.seq]
            if len(frames) < shown.seq - since:  # those in memory do not reach back that far
                reader = RowReader(seat, lang, watcher.outlook)
                owner = Owner(network_of(watcher.peer.address), watcher.player)
                for message in await self.told.rows(
                    live, since, shown.seq, reader, shunned=watcher.peer.shunned, owner=owner, current=live.table.seq
                ):
                    yield message.decode()
                frames = []
            for frame in frames:
                current = frame.row.seq == live.table.seq
                shunned, outlook = watcher.peer.shunned, watcher.outlook
                yield frame.message(seat, lang, current=current, shunned=shunned, outlook=outlook).decode()
            since = shown.seq

    # ---- Telling ----

    def _tell(self, live: LiveTable, frame: Frame) -> None:
        late = live.table.setup.spectators == "delayed" and frame.after.status != OPEN
        if frame.before is None or frame.before.seats is not frame.after.seats or frame.row.kind == "start":
            _seat_again(live)
        for watcher in live.watchers:
            if not (late and watcher.seat == NOBODY):
                _tell_row(watcher, frame)

    def _tell_late(self, live: LiveTable, frame: Frame) -> None:
        for watcher in live.watchers:
            if watcher.seat == NOBODY:
                _tell_row(watcher, frame)

    def _tell_present(self, table: str) -> None:
        live = self.house.tables.get(table)
        if live is None:
            return
        shown = ",".join("true" if here else "false" for here in self.presence.of(live.table))
        for watcher in live.watchers:
            _tell(watcher, f'{{"type":"present","seats":[{shown}]}}'.encode())

    async def heartbeat(self, seconds: float) -> None:
        """Send every connection a message now and then, so that a dead one is noticed on the other side."""
        await again_and_again("the heartbeat", self._beat, seconds)

    async def _beat(self) -> None:
        for live in list(self.house.tables.values()):
            for watcher in live.watchers:
                _tell(watcher, _BEAT_MESSAGE)

    def disconnect(self, who: str) -> None:
        """End all connections of a program whose key was withdrawn, or of a device; also those just beginning."""
        self.revoked[who] = None
        if len(self.revoked) > _MOST_REVOKED:
            del self.revoked[next(iter(self.revoked))]
        for live in list(self.house.tables.values()):
            for watcher in live.watchers:
                if who in watcher.identities:
                    watcher.end(FORBIDDEN)

    def watchers(self) -> list[tuple[str, Watcher]]:
        """Everybody who has a live connection to this process, with the table."""
        return [(live.table.id, watcher) for live in list(self.house.tables.values()) for watcher in live.watchers]

    def disconnect_blocked(self) -> None:
        """End all connections of those who are blocked by now."""
        for _, watcher in self.watchers():
            self._disconnect_if_blocked(watcher)

    def _disconnect_if_blocked(self, watcher: Watcher) -> None:
        refused = self.refusal_of(watcher.peer)
        if refused is not None:
            watcher.end(FORBIDDEN, reason_of(refused, watcher.lang))

    async def end(self) -> None:
        """End all connections because the process stops; clients reconnect later."""
        self._ending = True
        for live in list(self.house.tables.values()):
            for watcher in live.watchers:
                watcher.end(GOING_AWAY)
        for _ in range(50):
            if not self.connections:
                break
            await asyncio.sleep(0.02)


def reason_of(refused: Refused, lang: str) -> str:
    """A refusal as the reason of a closed connection, which has little room."""
    return refused.text(lang).encode()[:120].decode(errors="ignore")


def _seat_again(live: LiveTable) -> None:
    """Seats changed or the game begins: from now on every connection is told what its seat may know."""
    for watcher in live.watchers:
        watcher.seat = live.table.seat_of(watcher.player)
        if not may_watch(live.table, watcher.seat):
            watcher.end(FORBIDDEN)


def _tell(watcher: Watcher, message: bytes) -> None:
    """Send a message. Where that fails, this connection ends, and the others hear it all the same."""
    try:
        watcher.tell(message)
    except Exception:
        unforeseen("telling a connection")
        watcher.end(GOING_AWAY)


def _tell_row(watcher: Watcher, frame: Frame) -> None:
    """Send a row. If that fails, the connection ends, and the client catches up when it reconnects."""
    try:
        shunned, outlook = watcher.peer.shunned, watcher.outlook
        watcher.tell(frame.message(watcher.seat, watcher.lang, current=True, shunned=shunned, outlook=outlook))
    except Exception:
        _log.exception("a row cannot be sent", extra={"table": frame.row.table, "seq": frame.row.seq})
        watcher.end(GOING_AWAY)


def shown_to(live: LiveTable, seat: int) -> Table:
    """The table as this seat may see it now; delayed spectators see it as it was."""
    return live.shown if seat == NOBODY and live.table.setup.spectators == "delayed" else live.table


async def _read_on(receive: Any, watcher: Watcher, hear: Hear) -> None:
    """Handle messages one after the other until the connection ends."""
    while not watcher.code and (message := await receive())["type"] != "websocket.disconnect":
        if message.get("text") == _PING:
            watcher.tell(_BEAT_MESSAGE)
            await asyncio.sleep(0)
            continue
        watcher.busy = True  # a move being handled is never cancelled: it may be stored already
        answer = await hear(message.get("text") or message.get("bytes") or b"")
        watcher.busy = False
        if answer:
            watcher.tell(answer)
        await asyncio.sleep(0)  # let others have a turn
