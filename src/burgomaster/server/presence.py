"""Who is connected, to this process or to another one that shares the store."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Callable

from burgomaster.server.house import House
from burgomaster.server.recurring import again_and_again
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.table import NOBODY, Table

_REPEAT = 10.0  # seconds between two announcements of everybody
_FORGET = 25.0  # seconds after which an unrepeated one is forgotten
_IDLE = 3600.0  # seconds after which it is forgotten when somebody left
_MOST_IN_NOTE = 60
_MOST_TABLES = 2000


class Presence:
    """Counts connections by table and player."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.listeners: list[Callable[[str], None]] = []
        self.left: list[Callable[[str, str], None]] = []  # told which table, and who has no connection to it any more
        self.arrived: list[Callable[[str, str], None]] = []  # told which table, and who has come to it
        self._here: Counter[tuple[str, str]] = Counter()
        self._elsewhere: dict[tuple[str, str], float] = {}
        self._gone: dict[tuple[str, str], float] = {}
        self._begun = time.monotonic()
        house.message_listeners.append(self._heard)

    def is_here(self, table: str, player: str) -> bool:
        """Does this player have a live connection to this table, in any process?"""
        key = (table, player)
        return bool(self._here.get(key)) or self._elsewhere.get(key, 0.0) > time.monotonic() - _FORGET

    def is_connected_here(self, table: str, player: str) -> bool:
        """Does this player have a live connection to this table in this process?"""
        return bool(self._here.get((table, player)))

    def of(self, table: Table) -> list[bool]:
        """Seat by seat; bots are always here."""
        return [bool(seat.bot) or self.is_here(table.id, seat.player) for seat in table.seats]

    def tables(self) -> list[str]:
        """Tables that somebody with a name watches; not all of them, where they are many."""
        now = time.monotonic() - _FORGET
        found = dict.fromkeys(table for table, _ in self._here)
        found |= dict.fromkeys(table for (table, _), when in self._elsewhere.items() if when > now)
        return list(found)[-_MOST_TABLES:]

    def anybody_at(self, table: Table) -> bool:
        """Is any of a table's people here?"""
        return any(self.is_here(table.id, player) for player in table.players)

    def absent_for(self, table: str, player: str) -> float:
        """How many seconds this player has been away; 0 if here. Nobody was away before the process began."""
        if self.is_here(table, player):
            return 0.0
        return time.monotonic() - self._gone.get((table, player), self._begun)

    def came(self, table: str, player: str) -> None:
        """A connection began."""
        if player:
            key = (table, player)
            self._here[key] += 1
            if self._here[key] == 1:
                self._gone.pop(key, None)
                for listener in self.arrived:
                    listener(table, player)
                self._changed(table, player, True)

    def went(self, table: str, player: str) -> None:
        """A connection ended."""
        key = (table, player)
        if player and self._here[key]:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]
                live = self.house.tables.get(table)
                if live is not None and live.table.seat_of(player) != NOBODY:  # nobody misses a spectator
                    self._gone[key] = time.monotonic()
                for listener in self.left:
                    listener(table, player)
                self._changed(table, player, False)

    async def repeat(self) -> None:
        """Announce who is here to the other processes, again and again; forget those no longer announced."""
        await again_and_again("telling who is here", self._repeat, _REPEAT)

    async def _repeat(self) -> None:
        self.forget()
        if self.house.store.shared:
            keys = list(self._here)
            for first in range(0, len(keys), _MOST_IN_NOTE):
                with contextlib.suppress(StoreDown):
                    await self._say(keys[first : first + _MOST_IN_NOTE], True)

    def forget(self) -> None:
        """Forget those who left long ago, and those of a process that is gone."""
        now = time.monotonic()
        self._gone = {key: when for key, when in self._gone.items() if when > now - _IDLE}
        for key in [key for key, when in self._elsewhere.items() if when <= now - _FORGET]:
            self._gone[key] = self._elsewhere.pop(key)
            for listener in self.listeners:
                listener(key[0])

    def _changed(self, table: str, player: str, here: bool) -> None:
        for listener in self.listeners:
            listener(table)
        if self.house.store.shared:
            self.house.keep_task(asyncio.create_task(self._announce(table, player, here)))

    async def _announce(self, table: str, player: str, here: bool) -> None:
        with contextlib.suppress(StoreDown):
            await self._say([(table, player)], here)

    async def _say(self, keys: list[tuple[str, str]], here: bool) -> None:
        await self.house.store.publish(json.dumps({"here": here, "who": keys}, separators=(",", ":")))

    def _heard(self, message: str) -> None:
        told = json.loads(message)
        for table, player in told.get("who", ()):  # other messages have none
            key = (table, player)
            known = key in self._elsewhere
            if told["here"]:
                self._elsewhere[key] = time.monotonic()
            elif known:
                del self._elsewhere[key]
                self._gone[key] = time.monotonic()
            if known != told["here"]:
                for listener in self.listeners:
                    listener(table)
