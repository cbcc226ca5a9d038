"""The real server's application and a house in a tab, asked in the same way in one process."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from burgomaster.server.app import application
from burgomaster.server.config import Config
from burgomaster.server.service import Server
from burgomaster.server.websocket import WIRE, Wire
from burgomaster.tab.answering import answer
from burgomaster.tab.house import TabHouse, open_house
from burgomaster.tab.live import Connection
from tests.tab.outside import MemoryKeeper, OurThinker


class Answered(NamedTuple):
    status: int
    told: Any


class AnyHouse(Protocol):
    """What the tests need of a house."""

    async def ask(self, method: str, path: str, body: Any = None, who: str = "") -> Answered: ...

    async def listen(self, path: str, who: str = "") -> list[dict[str, Any]]: ...


class InTab:
    """A house in a tab."""

    def __init__(self, house: TabHouse) -> None:
        self.house = house
        self.connections: list[Connection] = []

    async def ask(self, method: str, path: str, body: Any = None, who: str = "") -> Answered:
        text = "" if body is None else json.dumps(body)
        status, told, media = await answer(self.house, method, path, text, who)
        return Answered(status, json.loads(told) if media == "application/json" else told)

    async def listen(self, path: str, who: str = "") -> list[dict[str, Any]]:
        heard: list[dict[str, Any]] = []
        connection = Connection(
            lambda text: heard.append(json.loads(text)), lambda code, why: heard.append({"closed": code, "why": why})
        )
        self.connections.append(connection)
        await connection.open(self.house, path, who)
        return heard


class OnServer:
    """The server's application, asked without a network."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookies: dict[str, bytes] = {}
        self.live: list[asyncio.Task[None]] = []

    async def ask(self, method: str, path: str, body: Any = None, who: str = "") -> Answered:
        scope = self._scope(path, who) | {"type": "http", "method": method}
        scope["headers"].append((b"content-type", b"application/json"))
        data = b"" if body is None else json.dumps(body).encode()
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        headers = dict(sent[0]["headers"])
        if b"set-cookie" in headers:
            self.cookies[who] = headers[b"set-cookie"].partition(b";")[0]
        found = b"".join(message.get("body", b"") for message in sent[1:])
        if headers.get(b"content-encoding") == b"gzip":
            found = gzip.decompress(found)
        is_json = headers[b"content-type"].startswith(b"application/json")
        return Answered(sent[0]["status"], json.loads(found) if is_json else found.decode())

    async def listen(self, path: str, who: str = "") -> list[dict[str, Any]]:
        heard: list[dict[str, Any]] = []
        waits: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        first = True

        def tell(text: bytes) -> int:
            heard.append(json.loads(text))
            return 0

        async def receive() -> Any:
            nonlocal first
            if first:
                first = False
                return {"type": "websocket.connect"}
            return await waits

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                heard.append(json.loads(message["text"]))
            elif message["type"] == "websocket.close":
                heard.append({"closed": message["code"], "why": message["reason"]})

        scope = self._scope(path, who) | {"type": "websocket", "extensions": {WIRE: {"wire": Wire(tell, None)}}}
        self.live.append(asyncio.ensure_future(self.app(scope, receive, send)))
        while not heard:
            await asyncio.sleep(0.01)
        return heard

    def _scope(self, path: str, who: str) -> dict[str, Any]:
        address, _, query = path.partition("?")
        headers = [(b"host", b"localhost")]
        if who in self.cookies:
            headers.append((b"cookie", self.cookies[who]))
        return {"path": address, "query_string": query.encode(), "headers": headers, "client": ("127.0.0.1", 1)}


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[tuple[OnServer, InTab]]:
    """Both houses, open. (SQLite: what the server keeps its tables in makes no difference here.)"""
    config = Config(db=str(folder / "house.sqlite"), rate=0, address_rate=0, bot_seconds=240, word_seconds=240)
    server = Server(config, lambda: None)
    await server.start()
    on_server = OnServer(application(server))
    try:
        yield on_server, InTab(await open_house(MemoryKeeper(), OurThinker()))
    finally:
        for task in on_server.live:
            task.cancel()
        await asyncio.gather(*on_server.live, return_exceptions=True)
        await server.stop()
