"""The house in a browser: JavaScript gives it storage and engines, and speaks to it in texts."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

from burgomaster.bots.found import IdeaFound
from burgomaster.play.setting import Setting
from burgomaster.review.reckoner import Reckoner
from burgomaster.tab.answering import answer
from burgomaster.tab.coming import expect, held
from burgomaster.tab.house import TabHouse, open_house
from burgomaster.tab.live import Connection
from burgomaster.tab.module_reckoner import ModuleDoor, ModuleReckoner
from burgomaster.tab.outside import EngineQuestion, KeeperFull, ThinkerFailed
from burgomaster.tab.warming import warm_up

__all__ = ["bring_games", "held", "open_door", "warm_up"]  # where a worker begins


class Outside(Protocol):
    """What JavaScript gives. Whatever goes wrong there arrives here as an exception."""

    def add(self, key: str, text: str, beside: str) -> Awaitable[bool]:
        """Keep a text; False if the key has one, or the other key has none."""

    def put(self, key: str, text: str, beside: str) -> Awaitable[None]:
        """Keep a text in place of another, unless the other key has none."""

    def all(self, prefix: str, after: str) -> Awaitable[str]:
        """Keys and texts, as JSON."""

    def think(self, asked: str) -> Awaitable[str]:
        """A question for the engine and its answer, as JSON."""

    def reckoner(self, asked: str) -> Awaitable[ModuleDoor]:
        """A game's module, opened for a setting that is told as JSON."""

    def tell(self, connection: int, text: str) -> None:
        """A message to a page."""

    def closed(self, connection: int, code: int, reason: str) -> None:
        """A connection to a page ends."""


class BrowserKeeper:
    """Keeps things in the browser's storage."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def add(self, key: str, text: str, beside: str = "") -> bool:
        """Keep a text for good."""
        try:
            return bool(await self._outside.add(key, text, beside))
        except Exception as problem:
            raise KeeperFull(str(problem)) from None

    async def put(self, key: str, text: str, beside: str = "") -> None:
        """Keep a text in place of the one that was there."""
        try:
            await self._outside.put(key, text, beside)
        except Exception as problem:
            raise KeeperFull(str(problem)) from None

    async def all(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        """Every key that begins so and comes after another, with its text."""
        try:
            return [(key, text) for key, text in json.loads(await self._outside.all(prefix, after))]
        except Exception as problem:
            raise KeeperFull(str(problem)) from None


class BrowserThinker:
    """Asks the games' engines."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def choose(self, asked: EngineQuestion, level: int, table: str = "") -> Sequence[int]:
        """The steps of a bot's action."""
        return [int(step) for step in await self._ask("choose", asked, level=level, table=table)]

    async def search(self, asked: EngineQuestion) -> list[IdeaFound]:
        """What a search finds."""
        found = await self._ask("search", asked)
        return [IdeaFound(tuple(one["steps"]), one["visits"], tuple(one["chances"])) for one in found]

    async def chances(self, asked: EngineQuestion) -> Sequence[float]:
        """Every seat's chance to win."""
        return [float(one) for one in await self._ask("chances", asked)]

    async def reckoner(self, agreed: Setting) -> Reckoner:
        """The game's module, for the sums of a review."""
        told = {"game": agreed.name, "players": agreed.players, "edition": agreed.figures.pack().hex()}
        try:
            return ModuleReckoner(await self._outside.reckoner(json.dumps(told)))
        except Exception as problem:
            raise ThinkerFailed(str(problem)) from None

    async def _ask(self, what: str, asked: EngineQuestion, **more: Any) -> Any:
        told = {
            "what": what,
            "game": asked.game,
            "players": asked.players,
            "edition": asked.edition.hex(),
            "state": asked.state.hex(),
            "seed": str(asked.seed),  # JavaScript's numbers are too short for it
            **more,
        }
        try:
            return json.loads(await self._outside.think(json.dumps(told)))
        except Exception as problem:
            raise ThinkerFailed(str(problem)) from None


class TabDoor:
    """Where JavaScript knocks."""

    def __init__(self, house: TabHouse, outside: Outside) -> None:
        self._house = house
        self._outside = outside
        self._connections: dict[int, Connection] = {}

    async def ask(self, method: str, address: str, body: str, who: str) -> str:
        """A request; its status, its text and the kind of text, as JSON."""
        return json.dumps(await answer(self._house, method, address, body, who))

    async def connect(self, number: int, address: str, who: str) -> None:
        """A page connects to a table; it gives the connection a number of its own."""
        outside = self._outside
        connection = self._connections[number] = Connection(
            lambda text: outside.tell(number, text), lambda code, reason: outside.closed(number, code, reason)
        )
        await connection.open(self._house, address, who)

    def hear(self, number: int, message: str) -> None:
        """A page says something over its connection."""
        if number in self._connections:
            self._connections[number].hear(message)

    def hang_up(self, number: int) -> None:
        """A page ends its connection."""
        connection = self._connections.pop(number, None)
        if connection is not None:
            connection.end()

    async def heard(self, table: str) -> None:
        """Another tab has kept rows of a table."""
        await self._house.heard(table)


def bring_games() -> None:
    """Games are brought when they are needed. A snapshot holds nothing of JavaScript's: that is looked for then."""

    def bring(game: str) -> None:
        from js import bringGame  # type: ignore[import-not-found]

        bringGame(game)

    expect(bring)


async def open_door(outside: Outside) -> TabDoor:
    """The house of this device."""
    return TabDoor(await open_house(BrowserKeeper(outside), BrowserThinker(outside)), outside)
