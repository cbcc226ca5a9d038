"""Requests to the house of a device: those that every house answers alike, and those of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.untrusted import Unreadable, from_json
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.requests.asked import JSON, AnyAsk, AnyTable, Handler, Request
from burgomaster.tab.device_table import DeviceTable, present
from burgomaster.tab.house import TabHouse
from burgomaster.tab.outside import ThinkerFailed
from burgomaster.tables.addresses import blanked
from burgomaster.tables.fields import Unfit, made, of_query
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row
from burgomaster.tables.table import Table

LONGEST_BODY = 200_000  # characters

T = TypeVar("T")


class Answer(NamedTuple):
    """What is answered: a status as HTTP has it, and a text, mostly JSON."""

    status: int
    text: str
    media: str = JSON


class DeviceAsk(AnyAsk):
    """One request to a device, which does all its work at once."""

    house: TabHouse

    def __init__(self, house: TabHouse, who: str, name: str, query: dict[str, str]) -> None:
        self.house = house
        self.who = who
        self.name = name
        self.query = query
        wish = query.get("lang", "")
        self.lang = wish if wish in LANGUAGES else "en"
        self.outlook = query.get("outlook") == "1"
        self.person = None

    async def find_person(self) -> None:
        """Learn who asks; a screen that all look at is nobody's."""
        self.person = None if self.query.get("watch") == "1" else await self.house.person(self.who)

    async def table(self) -> DeviceTable:
        """The table the address names."""
        return await self.house.table(self.name)

    def open_to(self, table: Table) -> Table:
        """No link leads to a device: whoever wants to sit down sits down at it."""
        return table.replace(setup=table.setup.replace(public=True))

    def present(self, live: AnyTable) -> list[bool]:
        """Everybody who sits there."""
        return present(live.table)

    async def over_rows(self, table: Table, work: Callable[[Sequence[Row]], T]) -> T:
        """What comes of work with all rows of the table."""
        return work((await self.table()).rows[: table.seq])


class _Route(NamedTuple):
    handler: Handler[DeviceAsk]
    body: Any
    query: Any
    longest: int


_ROUTES: dict[tuple[str, str], _Route] = {}


def answers(
    method: str, path: str, *, body: Any = None, query: Any = None, longest: int = LONGEST_BODY
) -> Callable[[Handler[DeviceAsk]], Handler[DeviceAsk]]:
    """Register what answers an address. A body has so many characters at most."""

    def add(handler: Handler[DeviceAsk]) -> Handler[DeviceAsk]:
        _ROUTES[method, blanked(path)[0] if "{" in path else path] = _Route(handler, body, query, longest)
        return handler

    return add


def as_any_house(requests: Sequence[Request[AnyAsk]]) -> None:
    """Requests that a device answers as every house does."""
    for one in requests:
        answers(one.method, one.path, body=one.body, query=one.query)(one.handler)


async def answer(house: TabHouse, method: str, address: str, body: str = "", who: str = "") -> Answer:
    """Answer a request: `address` is a path with its query, `who` tells the people around the device apart."""
    path, _, query = address.partition("?")
    unnamed, name = blanked(path)
    ask = DeviceAsk(house, who, name, dict(parse_qsl(query, keep_blank_values=True)))
    try:
        found = _ROUTES.get((method, path)) or _ROUTES.get((method, unnamed))
        if found is None:
            raise Refused(404, "not-here")
        await ask.find_person()
        told = await _handled(found.handler, ask, _given(found, body, ask.query))
    except Refused as refused:
        return Answer(refused.status, _encode(refused.body(ask.lang)))
    return told if isinstance(told, Answer) else Answer(200, _encode(told))


def _given(route: _Route, body: str, query: dict[str, str]) -> Any:
    """What a request brings with it, checked; refused if it is not what it may be."""
    try:
        if route.body is not None:
            return made(route.body, from_json(body or "{}", route.longest))
        return None if route.query is None else of_query(route.query, query)
    except (Unreadable, Unfit) as problem:
        raise Refused(422, "bad-request", problem=str(problem)) from None


async def _handled(handler: Handler[DeviceAsk], ask: DeviceAsk, given: Any) -> Any:
    try:
        return await handler(ask, given)
    except BurgomasterError as problem:  # the input was wrong; the message says how
        raise Refused(422, "bad-request", text=str(problem)) from None
    except ThinkerFailed:
        raise Refused(503, "bots-busy") from None


def _encode(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
