"""A crowd of scripted players: as little work per message as Python allows, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec


class Choice(msgspec.Struct):
    """An action one may take."""

    text: str
    complete: bool


class You(msgspec.Struct):
    """What a seat is told in private."""

    actions: list[Choice] = []


class Told(msgspec.Struct):
    """What the crowd reads of a message."""

    type: str
    seq: int = 0
    you: You | None = None


_SETTLE = 0.3  # seconds after playing, in which the last messages arrive
_read = msgspec.json.Decoder(Told).decode


class Web(asyncio.Protocol):
    """One kept HTTP connection, one request at a time."""

    def __init__(self) -> None:
        self.buffer = b""
        self.waiting: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by asyncio when connected."""
        self.transport: Any = transport

    def data_received(self, data: bytes) -> None:
        """An answer, or a part of one."""
        self.buffer += data
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return
        low = head.lower()
        at = low.index(b"content-length:") + 15
        length = int(low[at : low.find(b"\r\n", at) if low.find(b"\r\n", at) > 0 else None])
        if len(rest) < length:
            return
        self.buffer = rest[length:]
        self.head = head
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result((int(head[9:12]), rest[:length]))

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> tuple[int, bytes]:
        """Send a request and wait for the answer."""
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        return await self.waiting


class Ear(asyncio.Protocol):
    """One live connection; gives every message to a function."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.path, self.cookie, self.heard = path, cookie, heard
        self.buffer = b""
        self.open = False
        self.lost = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport: Any = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(  # type: ignore[attr-defined]
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Frames, or parts of them."""
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open, self.buffer = True, rest
            self.ready.set_result(None)
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                if len(buffer) - at < 4:
                    break
                length, start = struct.unpack_from(">H", buffer, at + 2)[0], at + 4
            elif length == 127:
                if len(buffer) - at < 10:
                    break
                length, start = struct.unpack_from(">Q", buffer, at + 2)[0], at + 10
            if len(buffer) < start + length:
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.heard(buffer[start : start + length])
            elif kind == 9:  # a ping, at most 125 bytes, must be given back as it is
                self.transport.write(b"\x8a" + bytes((128 | length,)) + b"\0\0\0\0" + buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was closed, by either side."""
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionResetError("hung up"))

    def say(self, data: bytes) -> None:
        """Send a text of at most 64 KiB. It must be masked; a mask of zeros leaves it as it is."""
        length = bytes((128 | len(data),)) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.transport.write(b"\x81" + length + b"\0\0\0\0" + data)


class Table:
    """One table of the crowd: who may act, and how long its last move took to reach everybody."""

    def __init__(self, crowd: Crowd, table: str, cookies: list[str]) -> None:
        self.crowd, self.id, self.cookies = crowd, table, cookies
        self.actor, self.seq = -1, 0
        self.actions: list[str] = []
        self.sent, self.pending, self.count, self.played = 0.0, 0, 0, 0
        self.answered = True
        self.web: Web | None = None
        self.ears: list[Ear] = []

    def heard(self, seat: int, data: bytes) -> None:
        """One seat is told something."""
        told = _read(data)
        if told.type == "refused":
            self.crowd.refused += 1
            self.crowd.last_refusal = data
        if told.type not in ("row", "table"):
            return
        if told.seq > self.seq:
            self.seq, self.actor = told.seq, -1
        if told.you is not None and told.you.actions and told.seq == self.seq:
            self.actor, self.actions = seat, [one.text for one in told.you.actions if one.complete]
        if told.type == "row" and told.seq == self.pending:
            self.count += 1
            if self.count == len(self.cookies):
                self.crowd.delays.append(time.perf_counter() - self.sent)
                self.crowd.done += 1
                self._next()

    async def act(self) -> None:
        """Play any move: by POST, or over the mover's live connection."""
        body = {"action": self.crowd.rng.choice(self.actions), "seq": self.seq, "client_id": str(self.seq)}
        self.pending, self.count, self.sent = self.seq + 1, 0, time.perf_counter()
        if self.crowd.live:
            self.ears[self.actor].say(json.dumps({"type": "act", **body}).encode())
            return
        web = self.web = self.web or await self.crowd.web()
        self.answered = False
        status, answer = await web.ask("POST", f"/api/tables/{self.id}/actions", self.cookies[self.actor], body)
        self.answered = True
        if status != 200:
            self.crowd.refused += 1
            self.crowd.last_refusal = answer
        self._next()

    def _next(self) -> None:
        """When the move is answered and everybody has heard of it, the next one may come."""
        if self.answered and self.pending and self.count == len(self.cookies):
            self.pending = 0
            self.played += 1
            if self.actor >= 0 and self.played < self.crowd.each:
                self.crowd.ready.put_nowait(self)
            else:  # enough moves, or the game is over
                self.crowd.playing -= 1
                if not self.crowd.playing:
                    self.crowd.ready.put_nowait(None)


class Crowd:
    """Everybody."""

    def __init__(self, port: int, *, live: bool = False, seed: int = 1) -> None:
        self.port = port
        self.live = live  # are moves sent over the live connections, or by POST?
        self.rng = random.Random(seed)
        self.ready: asyncio.Queue[Table | None] = asyncio.Queue()  # None: nobody plays any more
        self.delays: list[float] = []
        self.done = self.refused = 0
        self.playing = 0  # tables still playing
        self.took = 0.0  # seconds the last play took
        self.each = 1 << 60  # moves a table plays before it stops
        self.last_refusal = b""
        self.tables: list[Table] = []

    async def web(self) -> Web:
        """A new HTTP connection."""
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(Web, "127.0.0.1", self.port))[1]

    async def listen(self, path: str, cookie: str, heard: Callable[[bytes], None], source: str = "") -> Ear:
        """A new live connection, from an address of this machine's own (127.0.0.x) if one is named."""
        loop = asyncio.get_running_loop()
        where = (source, 0) if source else None
        _, ear = await loop.create_connection(
            lambda: Ear(path, cookie, heard), "127.0.0.1", self.port, local_addr=where
        )
        await ear.ready
        return ear

    async def person(self, web: Web, name: str) -> str:
        """A new person; the cookie."""
        status, _ = await web.ask("POST", "/api/me", "", {"name": name})
        assert status == 200
        line = next(line for line in web.head.split(b"\r\n") if line.lower().startswith(b"set-cookie:"))
        return line[12:].split(b";")[0].decode()

    async def sit_down(self, tables: int, seats: int, game: str = "machi-koro") -> None:
        """Open tables, start them, and watch them from every seat."""
        lanes = asyncio.Semaphore(16)

        async def one(number: int) -> None:
            async with lanes:
                web = await self.web()
                cookies = [await self.person(web, f"Player {number}-{seat}") for seat in range(seats)]
                _, body = await web.ask("POST", "/api/tables", cookies[0], {"game": game, "players": seats})
                table = Table(self, json.loads(body)["id"], cookies)
                for cookie in cookies[1:]:
                    await web.ask("POST", f"/api/tables/{table.id}/join", cookie, {})
                for seat, cookie in enumerate(cookies):
                    path = f"/api/tables/{table.id}/live"
                    heard = partial(table.heard, seat)
                    table.ears.append(await self.listen(path, cookie, heard))
                status, body = await web.ask("POST", f"/api/tables/{table.id}/start", cookies[0], {})
                assert status == 200, body
                table.web = web
                self.tables.append(table)

        await asyncio.gather(*(one(number) for number in range(tables)))
        while any(table.actor < 0 for table in self.tables):
            await asyncio.sleep(0.05)
        for table in self.tables:
            self.ready.put_nowait(table)

    async def play(self, seconds: float, rate: float | None) -> float:
        """Play for so long, at a rate or as fast as it goes; the moves per second that reached everybody."""
        self.delays.clear()
        self.done = 0
        self.playing = len(self.tables)
        began = time.perf_counter()
        acting: set[asyncio.Task[None]] = set()
        sent = 0
        while (now := time.perf_counter() - began) < seconds:
            if rate is not None and sent >= now * rate:
                await asyncio.sleep(min(0.005, (sent + 1) / rate - now))
                continue
            try:
                async with asyncio.timeout(seconds - now):
                    table = await self.ready.get()
            except TimeoutError:
                break
            if table is None:
                break
            task = asyncio.create_task(table.act())
            acting.add(task)
            task.add_done_callback(acting.discard)
            sent += 1
        took = time.perf_counter() - began
        speed = self.done / took
        await asyncio.gather(*acting, return_exceptions=True)
        await asyncio.sleep(_SETTLE)
        self.took = took
        return speed

    async def think(self, seconds: float, least: float, most: float) -> float:
        """Play for so long as people do: each thinks for a while after every move; the moves per second."""
        self.delays.clear()
        self.done = 0
        self.playing = len(self.tables)
        acting: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()

        def click(table: Table) -> None:
            task = asyncio.create_task(table.act())
            acting.add(task)
            task.add_done_callback(acting.discard)

        began = time.perf_counter()
        while (left := began + seconds - time.perf_counter()) > 0:
            try:
                async with asyncio.timeout(left):
                    table = await self.ready.get()
            except TimeoutError:
                break
            if table is None:
                break
            loop.call_later(self.rng.uniform(least, most), click, table)
        took = time.perf_counter() - began
        speed = self.done / took
        await asyncio.sleep(most)  # so that the last moves are made and received
        await asyncio.gather(*acting, return_exceptions=True)
        await asyncio.sleep(_SETTLE)
        return speed

    def leave(self) -> None:
        """Close all tables."""
        for table in self.tables:
            for ear in table.ears:
                ear.transport.close()


def percentile(values: list[float], share: float) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Listener:
    """One of many who only listen: counts heartbeats, and waits for a message."""

    def __init__(self) -> None:
        self.beats = 0
        self.told = 0.0  # when the message came
        self.ear: Ear | None = None

    def heard(self, data: bytes) -> None:
        """Something came."""
        if data.startswith(b'{"type":"beat"'):
            self.beats += 1
        elif b'"kind":"chat"' in data:
            self.told = time.perf_counter()
