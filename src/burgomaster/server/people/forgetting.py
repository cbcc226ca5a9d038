"""Forgets people at their tables, one after the other. It is noted who is still to be forgotten: a restart goes on."""

from __future__ import annotations

import asyncio
import logging

from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.people.devices import COOKIE_AGE, Devices
from burgomaster.server.ratings.store import REMEMBERED
from burgomaster.server.recurring import unforeseen
from burgomaster.server.store.base import StoreDown
from burgomaster.tables import forgotten
from burgomaster.tables.judging import absence, seating
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import NOBODY, OPEN, RUNNING, Table

_log = logging.getLogger("burgomaster.people")
_LATER = 60.0  # seconds before what could not be done is tried again
_DAY = 86_400_000  # ms
_NOT_HERE = 404


class Forgetting:
    """Hands over the seats of those who want to be forgotten, and takes their names out of logs."""

    def __init__(self, house: House, devices: Devices) -> None:
        self.house = house
        self.devices = devices
        self.store = devices.store
        self._wake = asyncio.Event()
        self._cleaned = 0

    def soon(self) -> None:
        """Somebody is to be forgotten."""
        self._wake.set()

    async def run(self) -> None:
        """Forget who is to be forgotten, and devices nobody has used for long."""
        while True:
            self._wake.clear()
            try:
                await self._clean()
                for player in await self.store.to_forget():
                    await self._try_to_forget(player)
            except StoreDown as problem:
                _log.info("forgetting goes on later", extra={"problem": str(problem)})
            except Exception:  # whatever it was, it is tried again
                unforeseen("forgetting")
            try:
                await asyncio.wait_for(self._wake.wait(), _LATER)
            except TimeoutError:
                continue

    async def _try_to_forget(self, player: str) -> None:
        """Nobody waits for ever behind somebody who cannot be forgotten yet."""
        try:
            await self._forget(player)
        except Refused as problem:
            _log.info("forgetting goes on later", extra={"problem": str(problem)})
        except StoreDown:
            raise
        except Exception:
            unforeseen("forgetting somebody")

    async def _clean(self) -> None:
        now = self.house.now()
        if now - self._cleaned > _DAY:
            await self.store.forget_unseen(now - COOKIE_AGE * 1000)
            await self.store.forget_networks(now - REMEMBERED)
            self._cleaned = now

    async def _forget(self, player: str) -> None:
        await self.devices.forget(
            player
        )  # a restart may have come between; and programs are noted only by their owner's
        for table in await self.store.tables_of(player):
            try:
                live = await self.house.table(table)
                await self._forget_at(live, player)
                if live.table.rematch:  # a seat may be kept for them there
                    await self._forget_at(await self.house.table(live.table.rematch), player)
            except Refused as refused:
                if refused.status != _NOT_HERE:
                    raise
            await self.store.forgotten_at(player, table)
        await self.store.forgotten(player)

    async def _forget_at(self, live: LiveTable, player: str) -> None:
        person = Person(player, "")
        await live.catch_up_if_shared()
        if _waits_with(live.table, player):
            await live.submit(lambda table: seating.leave(table, person) if _waits_with(table, player) else None)
        if _plays(live.table, player):
            await live.submit(lambda table: absence.resign(table, person) if _plays(table, player) else None)
        stored = await self.house.store.rows(live.table.id, 0)
        if forgotten.without(stored, player):
            await live.submit(lambda table: forgotten.forget(table, player))


def _waits_with(table: Table, player: str) -> bool:
    """Does the table still wait, with a seat for them?"""
    return table.status == OPEN and (table.seat_of(player), table.kept_seat_of(player)) != (NOBODY, NOBODY)


def _plays(table: Table, player: str) -> bool:
    """Do they play there?"""
    seat = table.seat_of(player)
    return table.status == RUNNING and not table.stuck and seat != NOBODY and not table.seats[seat].resigned
