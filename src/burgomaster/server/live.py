"""Live connections: first what was missed, then all that happens. A slow reader is dropped and may come back."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from burgomaster.server.frames import Frame, table_message
from burgomaster.server.house import House, LiveTable
from burgomaster.server.presence import Presence
from burgomaster.server.store.base import StoreDown
from burgomaster.server.table import NOBODY, Table, fold

MOST_MISSED = 200  # rows; who missed more gets the whole table instead
_MOST_WAITING = 256  # messages
_BEAT = 20.0  # seconds between signs of life
_BEAT_MESSAGE = '{"type":"beat"}'

# Close codes, beside those of the WebSocket protocol.
TOO_SLOW, GOING_AWAY, FORBIDDEN, NO_TABLE, TOO_MANY, LOST = 4008, 1012, 4003, 4004, 4029, 4009


class Watcher:
    """One connection to one table."""

    __slots__ = ("_more", "_waiting", "code", "lang", "player", "seat", "sending", "socket")

    def __init__(self, socket: WebSocket, player: str, seat: int, lang: str) -> None:
        self.socket = socket
        self.player = player
        self.seat = seat
        self.lang = lang
        self.code = 0
        self.sending: asyncio.Task[None] | None = None
        self._waiting: deque[str] = deque()
        self._more = asyncio.Event()

    def tell(self, message: str) -> None:
        """Queue a message; never waits. Who lets too many pile up is dropped."""
        if self.code:
            return
        if len(self._waiting) >= _MOST_WAITING:
            self.end(TOO_SLOW)
            return
        self._waiting.append(message)
        self._more.set()

    def end(self, code: int) -> None:
        """Close the connection with this code."""
        if not self.code:
            self.code = code
            self._waiting.clear()
            if self.sending is not None:  # it may be stuck at somebody who does not read
                self.sending.cancel()

    async def send_on(self) -> None:
        """Send what is queued, until somebody ends it."""
        send = self.socket.send
        while not self.code:
            while self._waiting:
                await send({"type": "websocket.send", "text": self._waiting.popleft()})
            self._more.clear()
            await self._more.wait()


class Live:
    """Carries rows to everybody who watches."""

    def __init__(self, house: House, presence: Presence) -> None:
        self.house = house
        self.presence = presence
        self.connections = 0
        self.dropped = 0
        house.listeners.append(self._tell)
        house.late_listeners.append(self._tell_late)
        presence.listeners.append(self._tell_present)
        self._ending = False

    async def watch(self, socket: WebSocket, live: LiveTable, player: str, lang: str, since: int | None) -> None:
        """Serve one accepted connection until it ends."""
        watcher = Watcher(socket, player, live.table.seat_of(player), lang)
        self.connections += 1
        self.presence.came(live.table.id, player)
        try:
            async for message in self._missed(live, watcher, since):
                await socket.send({"type": "websocket.send", "text": message})
            if self._ending:
                watcher.end(GOING_AWAY)
            await self._serve(watcher)
        finally:
            self.connections -= 1
            self.dropped += watcher.code == TOO_SLOW
            live.watchers.discard(watcher)
            self.presence.went(live.table.id, player)

    async def _serve(self, watcher: Watcher) -> None:
        sending = watcher.sending = asyncio.create_task(watcher.send_on())
        reading = asyncio.create_task(_read_on(watcher.socket))
        if watcher.code:
            sending.cancel()
        try:
            await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, reading):
                task.cancel()
            await asyncio.gather(sending, reading, return_exceptions=True)
        if watcher.code:
            # A reader that does not read will not read this either: do not wait for it.
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await watcher.socket.close(watcher.code)

    async def _missed(self, live: LiveTable, watcher: Watcher, since: int | None) -> AsyncIterator[str]:
        """What happened after `since`; the connection joins the others without missing a row."""
        seat, lang = watcher.seat, watcher.lang
        while True:
            shown = shown_to(live, seat)
            if since is None or not 0 <= since <= shown.seq or shown.seq - since > MOST_MISSED:
                live.watchers.add(watcher)
                yield table_message(shown, live.secret, seat, lang, self.presence.of(live.table)).decode()
                return
            frames = (
                []
                if shown is not live.table
                else [frame for frame in live.frames if since < frame.row.seq <= shown.seq]
            )
            if len(frames) == shown.seq - since:
                live.watchers.add(watcher)
                for frame in frames:
                    yield frame.message(seat, lang, current=frame.row.seq == shown.seq).decode()
                return
            # The frames at hand do not reach back that far: read the log, then look again for what came meanwhile.
            try:
                async for frame in history(self.house, live, since, shown.seq):
                    yield frame.message(seat, lang, current=frame.row.seq == live.table.seq).decode()
            except StoreDown:
                watcher.end(LOST)
                return
            since = shown.seq

    # ---- Telling ----

    def _tell(self, live: LiveTable, frame: Frame) -> None:
        late = live.table.setup.spectators == "delayed"
        if frame.before is None or frame.before.seats is not frame.after.seats:
            self._seat_again(live)
        for watcher in live.watchers:
            if not (late and watcher.seat == NOBODY):
                watcher.tell(frame.message(watcher.seat, watcher.lang, current=True).decode())

    def _seat_again(self, live: LiveTable) -> None:
        """Somebody sat down, left or was sent away: from now on everybody hears what the new seat may know."""
        for watcher in live.watchers:
            watcher.seat = live.table.seat_of(watcher.player)
            if watcher.seat == NOBODY and live.table.setup.spectators == "off":
                watcher.end(FORBIDDEN)

    def _tell_late(self, live: LiveTable, frame: Frame) -> None:
        for watcher in live.watchers:
            if watcher.seat == NOBODY:
                watcher.tell(frame.message(NOBODY, watcher.lang, current=True).decode())

    def _tell_present(self, table: str) -> None:
        live = self.house.tables.get(table)
        if live is None:
            return
        shown = ",".join("true" if here else "false" for here in self.presence.of(live.table))
        for watcher in live.watchers:
            watcher.tell(f'{{"type":"present","seats":[{shown}]}}')

    async def beat(self) -> None:
        """Give everybody a sign of life now and then, so that a dead connection is noticed on the other side."""
        while True:
            await asyncio.sleep(_BEAT)
            for live in list(self.house.tables.values()):
                for watcher in live.watchers:
                    watcher.tell(_BEAT_MESSAGE)

    async def end(self) -> None:
        """Ask everybody to come back later, when the process stops."""
        self._ending = True
        for live in list(self.house.tables.values()):
            for watcher in live.watchers:
                watcher.end(GOING_AWAY)
        for _ in range(50):
            if not self.connections:
                break
            await asyncio.sleep(0.02)


def shown_to(live: LiveTable, seat: int) -> Table:
    """The table as this seat may see it now; delayed spectators see it as it was."""
    return live.shown if seat == NOBODY and live.table.setup.spectators == "delayed" else live.table


async def _read_on(socket: WebSocket) -> None:
    """Nothing is expected from the other side; whatever comes is read and thrown away, until it leaves."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return


async def history(house: House, live: LiveTable, after: int, upto: int) -> AsyncIterator[Frame]:
    """The frames of old rows, worked out again from the log, without keeping the loop from others for long."""
    stored = await house.store.load(live.table.id)
    if stored is None:
        return
    table = fold(stored, upto=max(after, 1))
    if after == 0:
        yield Frame(None, stored.rows[0], table, live.secret)
    for row in stored.rows[max(after, 1) : upto]:
        following = table.after(row, replay=table.position is not None or row.kind == "start")
        yield Frame(table, row, following, live.secret)
        table = following
        if row.seq % 8 == 0:
            await asyncio.sleep(0)
