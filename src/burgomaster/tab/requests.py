"""Requests to the house of a device: the addresses and answers are the server's own."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.tab.bodies import LONGEST_BODY, Fields, read
from burgomaster.tab.device_table import DeviceTable
from burgomaster.tab.house import TabHouse
from burgomaster.tab.outside import ThinkerFailed
from burgomaster.tables.addresses import blanked
from burgomaster.tables.judging.draft import Judge
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import NOBODY
from burgomaster.tables.told import may_watch


class Answer(NamedTuple):
    """What is answered: a status as HTTP has it, and a text, mostly JSON."""

    status: int
    text: str
    media: str = "application/json"


@dataclass
class DeviceAsk:
    """One request: who asks, in which language, about what."""

    house: TabHouse
    who: str
    name: str  # what the address names
    query: dict[str, str] = field(default_factory=dict)
    body: dict[str, Any] = field(default_factory=dict)
    person: Person | None = None

    @property
    def lang(self) -> str:
        """The language asked for."""
        wish = self.query.get("lang", "")
        return wish if wish in LANGUAGES else "en"

    @property
    def outlook(self) -> bool:
        """Shall views say what would happen?"""
        return self.query.get("outlook") == "1"

    def known(self) -> Person:
        """Who asks; refused if they have not said what they are called."""
        if self.person is None:
            raise Refused(401, "who")
        return self.person

    def client(self) -> str:
        """The client id as it is kept: prefixed, so that people's ids cannot collide."""
        given = self.body["client_id"]
        return f"{self.known().id}:{given}" if given else ""

    async def table(self) -> DeviceTable:
        """The table the address names."""
        return await self.house.table(self.name)

    async def watched(self) -> DeviceTable:
        """The table the address names, for who may look at it."""
        live = await self.table()
        if not may_watch(live.table, self.seat_at(live)):
            raise Refused(403, "spectators-off")
        return live

    def seat_at(self, live: DeviceTable) -> int:
        """Where the asking person sits."""
        return NOBODY if self.person is None else live.table.seat_of(self.person.id)

    async def submit(self, judge: Judge, client: str = "") -> dict[str, int]:
        """Let something happen at the table."""
        return {"seq": await (await self.table()).submit(judge, client)}


DeviceHandler = Callable[[DeviceAsk], Awaitable[Any]]
_ROUTES: dict[tuple[str, str], tuple[DeviceHandler, int, Fields]] = {}


def answers(
    method: str, path: str, /, longest: int = LONGEST_BODY, **fields: Any
) -> Callable[[DeviceHandler], DeviceHandler]:
    """Register what answers an address. What it names stands in it as `*`; a body has so many characters at most."""

    def add(handler: DeviceHandler) -> DeviceHandler:
        _ROUTES[method, path] = handler, longest, fields
        return handler

    return add


async def answer(house: TabHouse, method: str, address: str, body: str = "", who: str = "") -> Answer:
    """Answer a request: `address` is a path with its query, `who` tells the people around the device apart."""
    path, _, query = address.partition("?")
    unnamed, name = blanked(path)
    ask = DeviceAsk(house, who, name, dict(parse_qsl(query, keep_blank_values=True)))
    try:
        found = _ROUTES.get((method, path)) or _ROUTES.get((method, unnamed))
        if found is None:
            raise Refused(404, "not-here")
        handler, longest, fields = found
        ask.person = None if ask.query.get("watch") == "1" else await house.person(who)
        ask.body = read(body, fields, longest) if method == "POST" else {}
        told = await _handled(handler, ask)
    except Refused as refused:
        return Answer(refused.status, _encode(refused.body(ask.lang)))
    return told if isinstance(told, Answer) else Answer(200, _encode(told))


async def _handled(handler: DeviceHandler, ask: DeviceAsk) -> Any:
    try:
        return await handler(ask)
    except BurgomasterError as problem:  # the input was wrong; the message says how
        raise Refused(422, "bad-request", text=str(problem)) from None
    except ThinkerFailed:
        raise Refused(503, "bots-busy") from None


def _encode(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
