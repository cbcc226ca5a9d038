"""The server as a whole: tables, HTTP and WebSocket entry points, limits, and background tasks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from burgomaster.bots.advisor import WORDS as BOT_WORDS
from burgomaster.games import GAMES, words_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.server.active_tables import ActiveTables
from burgomaster.server.api import (  # noqa: F401 - they list endpoints
    lobby,
    operation,
    operator,
    order,
    people,
    play,
    review,
    seats,
)
from burgomaster.server.api.describe import docs_routes
from burgomaster.server.api.endpoint import Ask, Router, language, refusal
from burgomaster.server.bots.pool import WorkerPool
from burgomaster.server.bots.scheduler import TableScheduler
from burgomaster.server.call_replies import CallReplies
from burgomaster.server.config import Config
from burgomaster.server.garbage import collect_garbage
from burgomaster.server.house import House
from burgomaster.server.identity import token_hash
from burgomaster.server.limits import ConnectionLimiter, Limited, RateLimiter
from burgomaster.server.live import FORBIDDEN, GOING_AWAY, NO_TABLE, TOO_MANY, Live, Peer, reason_of
from burgomaster.server.logs import log_failure
from burgomaster.server.metrics import Metrics
from burgomaster.server.middleware import SecurityMiddleware
from burgomaster.server.moderation.moderation import Moderation
from burgomaster.server.networks import Owner, network_of
from burgomaster.server.pages import page_routes
from burgomaster.server.presence import Presence
from burgomaster.server.reminders import Reminders
from burgomaster.server.store import store_at
from burgomaster.server.store.base import StoreDown
from burgomaster.server.websocket import WIRE, Wire
from burgomaster.tables.judging import absence
from burgomaster.tables.person import Person
from burgomaster.tables.refused import WORDS, Refused
from burgomaster.tables.table import NOBODY
from burgomaster.tables.told import may_watch

_log = logging.getLogger("burgomaster.server")
_HOUR = 3600.0
_TOKEN_KNOWN = 10.0  # seconds a key is cached before the store is asked again


class Server:
    """Everything that belongs to one process."""

    def __init__(self, config: Config, opened: Callable[[], None]) -> None:
        self.config = config
        self.opened = opened  # called when requests are accepted
        self.problem = ""
        self.house = House(store_at(config.database), int(config.open_hours * _HOUR * 1000))
        self.house.nonce_ms = int(config.word_seconds * 1000)
        self.presence = Presence(self.house)
        self.live = Live(self.house, self.presence)
        self.call_replies = CallReplies(self.house, self.presence)
        pool = WorkerPool(config.bots, config.bot_seconds)
        self.scheduler = TableScheduler(self.house, pool, Reminders(config), config.thinking_address)
        self.scheduler.anybody_at = self.presence.anybody_at
        self.presence.left.append(self.scheduler.somebody_left)
        self.house.message_listeners.append(self._heard)
        self.house.gap_listeners.append(self._check_keys)
        self.moderation = Moderation(self.house, self.live)
        self.metrics = Metrics(self)
        self.active_tables = ActiveTables()
        self.stopping = False
        self._rate, self._bot_rate = RateLimiter(config.rate), RateLimiter(config.bot_rate)
        self._address_rate = RateLimiter(config.address_rate)
        self._names = _hourly(config.names_address, "names")
        self._tables, self._tables_here = (
            _hourly(config.tables_rate, "tables"),
            _hourly(config.tables_address_rate, "tables"),
        )
        self._connections = ConnectionLimiter(config.connections, config.connections_each, config.connections_address)
        self._people: dict[str, Person] = {}
        self._tokens: dict[str, tuple[float, Person]] = {}
        self._watching: Counter[tuple[str, str]] = Counter()  # live connections of programs, by key and player
        self._tasks: list[asyncio.Task[None]] = []

    def app(self) -> Any:
        """The ASGI application."""
        inner = Starlette(
            routes=[*docs_routes(), *page_routes()],
            middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
            exception_handlers={404: _nothing_here, 405: _nothing_here},
        )
        return SecurityMiddleware(Router(self, inner), self)

    async def lifespan(self, receive: Any, send: Any) -> None:
        """The ASGI lifespan. If it cannot start, `problem` says why."""
        await receive()
        try:
            await self.start()
        except (BurgomasterError, StoreDown) as problem:
            self.problem = str(problem)
            await send({"type": "lifespan.startup.failed", "message": ""})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        """Open the store, start the background tasks, then call `opened`."""
        await self.house.open()
        await self.moderation.refresh()
        self.scheduler.pool.start()
        self._tasks = [
            log_failure(asyncio.create_task(self.scheduler.run(), name="due")),
            log_failure(asyncio.create_task(self.presence.repeat(), name="presence")),
            log_failure(asyncio.create_task(self.live.heartbeat(self.config.beat_seconds), name="heartbeat")),
            log_failure(asyncio.create_task(collect_garbage(lambda: self.house.counts.rows), name="garbage")),
            log_failure(asyncio.create_task(asyncio.to_thread(_load_words), name="words")),
            log_failure(asyncio.create_task(self.house.check_rules_versions(), name="rules")),
        ]
        _log.info("open", extra={"house": self.house.process})
        self.opened()

    async def stop(self) -> None:
        """Close live connections, store what was acknowledged, stop."""
        self.stopping = True
        await self.live.end()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.scheduler.reminders.close()
        await self.scheduler.pool.close()
        await self.house.close()
        _log.info("closed")

    async def ready(self) -> bool:
        """Can it serve: does the store take new rows, and is the server not stopping?"""
        return not self.stopping and await self.house.store.ready()

    # ---- Who asks, and how often ----

    async def who(self, authorization: str | None, cookie: str | None) -> Person | None:
        """Who a request comes from: a key goes before a cookie."""
        if authorization is not None:
            kind, _, token = authorization.partition(" ")
            if kind.lower() != "bearer" or not token.startswith("bm_"):
                raise Refused(401, "token")
            return await self._program(_digest(authorization))
        return self._person(cookie) if cookie else None

    async def _program(self, digest: str) -> Person:
        known = self._tokens.get(digest)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        kept = await self.house.store.token(digest)
        if kept is None or kept.player in self.live.revoked:  # it may have been withdrawn while we asked
            raise Refused(401, "token")
        person = Person(kept.player, kept.name, token=True, owner=kept.owner)
        if len(self._tokens) > 10_000:
            self._tokens.clear()
        self._tokens[digest] = (time.monotonic() + _TOKEN_KNOWN, person)
        return person

    def _person(self, cookie: str) -> Person | None:
        """Who a cookie says it is. Checked signatures are cached."""
        known = self._people.get(cookie)
        if known is None:
            known = self.house.identity.person(cookie)
            if known is not None:
                if len(self._people) > 20_000:
                    self._people.clear()
                self._people[cookie] = known
        return known

    def forget_token(self, digest: str, player: str) -> None:
        """A key was withdrawn: disconnect its program."""
        self._tokens.pop(digest, None)
        self.live.disconnect(player)

    def _heard(self, message: str) -> None:
        """Another process withdrew a key."""
        told = msgspec.json.decode(message)
        if "forgotten" in told:
            self.forget_token(told["forgotten"], told["player"])

    def _check_keys(self) -> None:
        """Messages may have been lost: forget cached keys, and check those of connected programs again."""
        self._tokens.clear()
        self.house.keep_task(asyncio.create_task(self._check_watching()))

    async def _check_watching(self) -> None:
        for digest, player in list(self._watching):
            with contextlib.suppress(StoreDown):  # its return is reported again
                if await self.house.store.token(digest) is None:
                    self.forget_token(digest, player)

    async def admitted(self, ask: Ask) -> Person | None:
        """Who asks, within the rate limits of the network (before any key is looked up) and of the person."""
        network = network_of(ask.address)
        self._address_rate.take(network)
        person = await self.who(ask.header(b"authorization"), ask.cookie)
        if person is not None:
            self.house.networks.saw(person.id, network)
        if person is not None and person.token:
            self._bot_rate.take(person.id)
        else:
            self._rate.take(person.id if person else f"@{network}")
        return person

    def check_new_name(self, address: str) -> None:
        """May somebody new come from there?"""
        self._names.take(network_of(address))

    async def check_new_table(self, owner: Owner) -> None:
        """May somebody open one more table? The limits are per person and per network."""
        config, store = self.config, self.house.store
        self._tables.take(owner.person)
        try:
            self._tables_here.take(owner.network)
        except Limited:
            self._tables.give_back(owner.person)
            raise
        if await store.count_open([owner.person]) >= config.tables_each:
            raise Limited("tables", 409, "too-many-tables", most=config.tables_each)
        if await store.count_open(self.house.networks.people_on(owner.network)) >= config.tables_address:
            raise Limited("tables", 409, "too-many-tables-here", most=config.tables_address)

    async def operated(self, ask: Ask) -> str:
        """Which operator asks; refused if none."""
        self._address_rate.take(network_of(ask.address))
        return await self.moderation.operator(ask.header(b"authorization"), ask.address)

    # ---- Live ----

    async def watch(self, scope: Any, receive: Any, send: Any) -> None:
        """`/api/tables/{id}/live?since=SEQ`, as ASGI."""
        await receive()
        await send({"type": "websocket.accept"})
        ask = Ask(self, scope)
        network = network_of(ask.address)
        try:
            ask.person = await self.admitted(ask)
            self.moderation.check(ask.person, ask.address)
            who = ask.person.id if ask.person else ""
            if self.stopping:
                raise Refused(503, "busy")
            self._connections.take(who, network)
        except (Refused, StoreDown) as problem:
            if isinstance(problem, Limited):
                self.metrics.limited(problem.limit)
            self.metrics.refused(problem.code if isinstance(problem, Refused) else "store")
            await _close(send, problem, ask.lang)
            return
        program = (_key_of(ask), who) if ask.person and ask.person.token else None
        if program:
            self._watching[program] += 1
        try:
            await self._watch(ask, receive, send, scope["extensions"][WIRE]["wire"])
        except (Refused, StoreDown) as problem:
            await _close(send, problem, ask.lang)
        finally:
            self._connections.give_back(who, network)
            if program:
                self._watching[program] -= 1
                if not self._watching[program]:
                    del self._watching[program]

    async def _watch(self, ask: Ask, receive: Any, send: Any, wire: Wire) -> None:
        live = await ask.table()
        person = ask.person
        seat = live.table.seat_of(person.id) if person else NOBODY
        if not may_watch(live.table, seat):
            raise Refused(403, "spectators-off")
        if person and seat != NOBODY and absence.is_missed(live.table, seat):
            with contextlib.suppress(Refused):  # welcome back
                await live.submit(lambda table: absence.back(table, person))
        since = ask.query.get("since", "")
        known = int(since) if since.isdecimal() and since.isascii() and len(since) < 10 else None
        hear = partial(play.act_live, ask, live)
        player = person.id if person else ""
        peer = Peer(person, ask.address, await self.moderation.shunned_by(player))
        await self.live.watch(receive, send, wire, live, player, ask.lang, known, hear, peer)


def _digest(authorization: str) -> str:
    return token_hash(authorization.partition(" ")[2].strip())


def _key_of(ask: Ask) -> str:
    """The hash of the key a program came with."""
    return _digest(ask.header(b"authorization") or "")


def _hourly(number: float, limit: str) -> RateLimiter:
    """A limit per hour; all of it may come at once."""
    return RateLimiter(number / _HOUR, max(1.0, number), limit)


def _load_words() -> None:
    """Read all texts, so that nobody waits for them later."""
    for lang in LANGUAGES:
        for words in (Words(WORDS, lang), Words(BOT_WORDS, lang), *(words_of(name, lang) for name in GAMES)):
            words.all()


async def _close(send: Any, problem: Refused | StoreDown, lang: str) -> None:
    refused = problem if isinstance(problem, Refused) else Refused(503, "store")
    code = {404: NO_TABLE, 429: TOO_MANY, 503: GOING_AWAY}.get(refused.status, FORBIDDEN)
    with contextlib.suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code, "reason": reason_of(refused, lang)})


async def _nothing_here(request: Request, problem: Exception) -> Response:
    status = getattr(problem, "status_code", 404)
    refused = Refused(404, "not-found") if status == 404 else Refused(405, "method", method=request.method)
    return refusal(refused, language(request.query_params.get("lang"), request.headers.get("accept-language")))
