"""Endpoints as typed functions in one list, from which both the routes and the OpenAPI description are made."""

from __future__ import annotations

import asyncio
import gzip
from codecs import BOM_UTF8
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response, StreamingResponse

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.words import LANGUAGES, best_language
from burgomaster.requests.asked import AnyAsk, AnyTable, Handler, Request
from burgomaster.server.api.shapes import Problem
from burgomaster.server.api.structs import struct_of
from burgomaster.server.house import House
from burgomaster.server.identity import COOKIE
from burgomaster.server.limits import Limited
from burgomaster.server.live import shown_to
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import HOUSE, Owner, network_of
from burgomaster.server.service import Server
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.addresses import blanked
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row
from burgomaster.tables.table import Table

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_WORTH_COMPRESSING, _LONG = 1024, 65_536  # bytes of an answer
_EFFORT = 5  # of compressing
_LONGEST_WISH = 200  # characters of an Accept-Language header that are read
_MOST_READ = 64_000_000  # bytes of a request that is too large
_LIVE = "/api/tables/*/live"
_TABLE_ID = frozenset("0123456789abcdef")


class Json(Response):
    """A JSON answer, made faster than Starlette's own."""

    def __init__(self, body: bytes, status: int = 200) -> None:
        self.status_code = status
        self.body = body
        self.background = None
        self.raw_headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]


class Ok(msgspec.Struct):
    """It is done."""

    ok: bool = True


class Failure(msgspec.Struct):
    """A refusal: a code for programs, a sentence for people, and the rule's id where the game forbids it."""

    error: Problem


class Ask(AnyAsk):
    """One request to the server, read from the ASGI scope. Longer work is done off the event loop, in turn."""

    __slots__ = (
        *("address", "headers", "house", "lang", "name", "operator", "outlook", "person", "query", "server", "watches"),
    )

    house: House

    def __init__(self, server: Server, scope: Any) -> None:
        self.server = server
        self.house = server.house
        self.person = None
        self.operator = ""  # which operator asks
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self.query = dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))
        self.address = scope["client"][0] if scope.get("client") else ""
        self.name = scope.get("named", "")
        self.lang = language(self.query.get("lang"), self.header(b"accept-language"))
        self.outlook = self.query.get("outlook") == "1"
        self.watches = self.query.get("watch") == "1"  # shall who asks count as nobody?

    def header(self, name: bytes) -> str | None:
        """A header."""
        value = self.headers.get(name)
        return None if value is None else value.decode("latin-1")

    @property
    def cookie(self) -> str | None:
        """The cookie that says who asks."""
        for part in (self.header(b"cookie") or "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                return value.strip('"')
        return None

    async def admitted(self) -> Person | None:
        """Who asks, if they may."""
        return await self.server.admission.admitted(self.address, self.header(b"authorization"), self.cookie)

    async def table(self) -> LiveTable:
        """The table the address names."""
        return await table_named(self.server, self.name, self.owner)

    def shown(self, live: LiveTable, seat: int) -> Table:
        """How a table stands for a seat; delayed spectators see it as it was."""
        return shown_to(live, seat)

    def present(self, live: AnyTable) -> list[bool]:
        """Who has a live connection."""
        return self.server.presence.of(live.table)

    async def check_new_table(self) -> None:
        """May who asks open one more table?"""
        await self.server.admission.check_new_table(self.owner)

    async def check_welcome(self, host: str, person: Person) -> None:
        """Refused at the tables of a host who shuns this person."""
        await self.server.moderation.check_welcome(host, person)

    def check_start(self, table: Table) -> None:
        """Refused where slow bots would join a long queue."""
        self.server.scheduler.check_start(table, self.owner)

    async def read(self, work: Callable[[], T]) -> T:
        """What comes of work that reads what somebody said: off the event loop, where that takes longer."""
        return await self.server.texts.read(self.owner, work)

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        """What comes of longer work."""
        return await self.house.background.run(self.owner, work, *given)

    async def edit(self, work: Callable[..., T], *given: Any) -> T:
        """The same for an edition; refused where somebody has too many checked."""
        self.server.admission.check_edition(self.owner)
        return await self.work(work, *given)

    async def over_rows(self, table: Table, work: Callable[[Sequence[Row]], T]) -> T:
        """The same with all rows, read while there is room for them."""
        async with self.house.background.slot(self.owner) as slot:
            rows = await self.house.store.rows(table.id, 0)
            return await slot.run(work, rows[: table.seq])

    @property
    def owner(self) -> Owner:
        """On whose account this is done."""
        return Owner(network_of(self.address), self.person.id if self.person else "")


async def table_named(server: Server, name: str, owner: Owner = HOUSE) -> LiveTable:
    """A table by an id that came from outside."""
    if len(name) != 16 or not _TABLE_ID.issuperset(name):
        raise Refused(404, "no-table")
    return await server.house.table(name, owner)


Endpoint = Request[Ask]
ENDPOINTS: list[Endpoint] = []


def endpoint(method: str, path: str, answer: Any, **more: Any) -> Callable[[Handler[Ask]], Handler[Ask]]:
    """Register a function. It gets the request and the decoded body or query."""

    def add(handler: Handler[Ask]) -> Handler[Ask]:
        _add(Request(method, path, answer, handler, **more))
        return handler

    return add


def as_any_house(*requests: Request[AnyAsk]) -> None:
    """Requests that the server answers as every house does, in the place they have in its description."""
    for one in requests:
        _add(one)


def _add(one: Endpoint) -> None:
    """List a request, with structs in place of its shapes."""
    answer, body, query = (struct_of(shape) for shape in (one.answer, one.body, one.query))
    ENDPOINTS.append(replace(one, answer=answer, body=body, query=query))


class Router:
    """Finds the endpoint of an address in a dictionary: quicker than a list of patterns, and every move comes here."""

    def __init__(self, server: Server, watch: Any, fallback: Any) -> None:
        self.watch = watch  # serves a live connection
        by_path: dict[str, dict[str, Endpoint]] = {}
        for one in ENDPOINTS:
            by_path.setdefault(one.path, {})[one.method] = one
        self.routes = {
            blanked(path)[0] if "{" in path else path: _Route(server, path, methods)
            for path, methods in by_path.items()
        }
        self.fallback = fallback

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Find the route; other addresses go on to the pages."""
        path = scope.get("path", "")
        if scope["type"] == "websocket":
            unnamed, scope["named"] = blanked(path)
            if unnamed == _LIVE:
                await self.watch(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4004})
            return
        if scope["type"] == "http":
            route = self.routes.get(path)
            if route is not None and not route.names:
                await route(scope, receive, send)
                return
            unnamed, name = blanked(path)
            route = self.routes.get(unnamed)
            if route is not None and route.names and name:
                scope["named"] = name
                await route(scope, receive, send)
                return
        await self.fallback(scope, receive, send)


class _Route:
    """All methods of one address, as a small ASGI application."""

    def __init__(self, server: Server, path: str, methods: dict[str, Endpoint]) -> None:
        self.server = server
        self.names = "{" in path
        self.methods = methods
        self.decoders = {name: msgspec.json.Decoder(one.body) for name, one in methods.items() if one.body is not None}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        ask = Ask(self.server, scope)
        try:
            response = await self._answer(ask, scope["method"], receive)
        except Refused as refused:
            if isinstance(refused, Limited):
                self.server.metrics.limited(refused.limit)
            self.server.metrics.refused(refused.code)
            response = refusal(refused, ask.lang)
        except StoreDown:
            self.server.metrics.refused("store")
            response = refusal(Refused(503, "store"), ask.lang)
        except ClientDisconnect:
            return
        if (
            isinstance(response, StreamingResponse) or len(response.body) < _WORTH_COMPRESSING
        ):  # compressed already, and longer than memory should hold
            await response(scope, receive, send)
        elif len(response.body) > _LONG and "gzip" in (ask.header(b"accept-encoding") or ""):
            await (await _compressed(response))(scope, receive, send)
        else:
            await GZipMiddleware(response, compresslevel=_EFFORT)(scope, receive, send)

    async def _answer(self, ask: Ask, method: str, receive: Any) -> Response:
        one = self.methods.get("GET" if method == "HEAD" else method)
        if one is None:
            response = refusal(Refused(405, "method", method=method), ask.lang)
            response.headers["Allow"] = ", ".join(sorted(self.methods))
            return response
        if one.operator:
            ask.operator = await self.server.admission.operator(ask.address, ask.header(b"authorization"))
        else:
            ask.person = await ask.admitted()
            if not one.free:
                self.server.moderation.check(ask.person, ask.address)
            if ask.watches:
                ask.person = None
        given: Any = None
        if one.body is not None:
            given = await self._body(ask, receive, self.decoders[one.method])
        elif one.query is not None:
            try:
                given = msgspec.convert(ask.query, one.query, strict=False)
            except msgspec.ValidationError as problem:
                raise Refused(422, "bad-request", problem=str(problem)) from None
        try:
            answer = await one.handler(ask, given)
        except BurgomasterError as problem:  # the input was wrong; the message says how
            raise Refused(422, "bad-request", text=str(problem)) from None
        return answer if isinstance(answer, Response) else Json(_encode(answer))

    async def _body(self, ask: Ask, receive: Any, decoder: msgspec.json.Decoder[Any]) -> Any:
        kind = ask.header(b"content-type") or ""
        if kind.partition(";")[0].strip().lower() != "application/json":
            raise Refused(415, "json-only")  # so that no other site's form can send it (CSRF)
        data = await _received(receive, self.server.config.body)
        try:
            return decoder.decode(data.removeprefix(BOM_UTF8))
        except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
            raise Refused(422, "bad-request", problem=str(problem)) from None
        except RecursionError:
            raise Refused(422, "bad-request", problem="nested too deeply") from None


async def _compressed(response: Response) -> Response:
    """A long answer, compressed in a thread, so that the event loop does not wait."""
    response.body = await asyncio.to_thread(gzip.compress, bytes(response.body), _EFFORT)
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Content-Length"] = str(len(response.body))
    response.headers.add_vary_header("Accept-Encoding")
    return response


async def _received(receive: Any, most: int) -> bytes:
    """The body. One that is too large is read to its end, up to a limit, so that the sender gets the refusal."""
    data, size = b"", 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        size += len(message.get("body", b""))
        if size <= most:
            data += message.get("body", b"")
        if not message.get("more_body") or size > _MOST_READ:
            break
    if size > most:
        raise Refused(413, "too-large", most=most)
    return data


def refusal(refused: Refused, lang: str) -> Response:
    """A refusal as a response."""
    response = Json(_encode(refused.body(lang)), refused.status)
    if refused.status == 429:
        response.headers["Retry-After"] = "1"
    if refused.status == 413:
        response.headers["Connection"] = "close"
    return response


def language(wish: str | None, accepted: str | None) -> str:
    """The language asked for by name, else the first accepted one we speak."""
    return wish if wish in LANGUAGES else _accepted((accepted or "")[:_LONGEST_WISH])


@lru_cache(maxsize=1000)
def _accepted(wishes: str) -> str:
    for part in wishes.split(",")[:10]:
        code = part.partition(";")[0].strip()
        if best_language(code) != "en" or code.lower().startswith("en"):
            return best_language(code)
    return "en"
