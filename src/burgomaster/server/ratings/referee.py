"""Decides which games do not count for ratings, before they begin where that is possible, and notes it at the table.

What counts against a game is known from the database, so that every process finds it, also after a restart: who came
from which network in the last days (as marks that only this house can read), whose programs sit there, and how often
the same people have played rated games. Nobody is kept from playing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Collection
from functools import partial
from itertools import combinations

import msgspec

from burgomaster.server.frames import Frame
from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import site_of
from burgomaster.server.ratings.places import RatedTable, places
from burgomaster.server.ratings.store import REMEMBERED, RatingStore, Together
from burgomaster.server.recurring import until_done
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.judging.unrated import unrated
from burgomaster.tables.person import Person
from burgomaster.tables.rating import not_by_setup
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import ENDED, OPEN, RUNNING, Table

_HOUR, _DAY, _WEEK = 3_600_000, 24 * 3_600_000, 7 * 24 * 3_600_000  # ms
_MOST_SEEN = 50_000
_AGAIN = 1.0  # seconds until a store that was away is asked again
_CHANGES = frozenset(("join", "leave", "kick", "bot", "start"))  # rows after which others sit there, or it begins

_read = msgspec.json.Decoder(RatedTable).decode


class Referee:
    """Looks at tables that were opened for ratings. Where the house has none it does nothing."""

    def __init__(self, house: House, *, rated: bool, within_network: bool, day: int, week: int) -> None:
        self.house = house
        self.store = RatingStore(house.store)
        self.within_network = within_network  # may people of one network be rated with each other?
        self.day, self.week = day, week  # rated games of the same two people; 0: any number
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.marks_networks = rated and not within_network
        if rated:
            house.listeners.append(self._heard)
            house.created.append(self._look_soon)
            house.loaded.append(self._look_soon)

    async def saw(self, person: Person, address: str) -> None:
        """A request of somebody came from an address. Before it does anything, their tables are looked at."""
        if not self.marks_networks or person.token:
            return
        now, known = self.house.now(), (person.id, site_of(address))
        if now - self._seen.get(known, -_HOUR) < _HOUR:
            return
        with contextlib.suppress(StoreDown):  # then nothing can be done at a table either
            mark = self.house.identity.network_mark(known[1])
            await self.store.saw(person.id, mark, now)
            for table in await self.store.shared(person.id, mark, now - REMEMBERED):
                with contextlib.suppress(Refused):  # it cannot be read, so it cannot be played on
                    await self.look(await self.house.table(table))
            self._seen[known] = now
            self._seen.move_to_end(known)
            if len(self._seen) > _MOST_SEEN:
                self._seen.popitem(last=False)

    async def look(self, live: LiveTable) -> None:
        """Note at a table whether it will count."""
        table = live.table
        if not _is_looked_at(table):
            return
        why = await self._why(table)
        if why != table.unrated:
            # If others sit there by now, it is looked at again.
            await live.submit(lambda now: unrated(now, why) if now.players == table.players else None)

    async def belongs(self, player: str, table: Table) -> bool:
        """Does somebody play at a table, or one of their programs, or somebody from their network?"""
        owners = await self.store.owners(table.players)
        hands = {owners.get(one, one) for one in table.players}
        return player in hands or await self._met([player], hands)

    # ---- Inside ----

    def _heard(self, live: LiveTable, frame: Frame) -> None:
        if frame.row.kind in _CHANGES:
            self._look_soon(live)

    def _look_soon(self, live: LiveTable) -> None:
        if _is_looked_at(live.table):
            self.house.keep_task(asyncio.create_task(self._look_until_done(live)))

    async def _look_until_done(self, live: LiveTable) -> None:
        await until_done("looking whether a game counts", partial(self._try_to_look, live), _AGAIN)

    async def _try_to_look(self, live: LiveTable) -> None:
        try:
            await self.look(live)
        except Refused as refused:  # below 500 it cannot be noted, so it cannot be played on
            if refused.status >= 500:
                raise StoreDown from None

    async def _why(self, table: Table) -> str:
        if why := not_by_setup(table.setup):
            return why
        owners = await self.store.owners(table.players)
        people = [player for player in table.players if player not in owners]
        if len(people) < 2:
            return ""  # people are compared with people only
        if not set(people).isdisjoint(owners.values()):
            return "program"
        if await self._met(people, {*people, *owners.values()}):
            return "network"
        if any(one.until is None and one.player in people for one in await self.store.withdrawn()):
            return "withdrawn"
        for one, other in combinations(people, 2):
            if await self._enough(table, one, other):
                return "repeats"
        return ""

    async def _met(self, people: Collection[str], others: Collection[str]) -> bool:
        if self.within_network:
            return False
        return await self.store.met(people, others, self.house.now() - REMEMBERED)

    async def _enough(self, table: Table, one: str, other: str) -> bool:
        """Had two people begun as many rated games with each other as may count, before this one began?"""
        if not self.day and not self.week:
            return False
        began = table.began or self.house.now()
        tables = await self.store.together(one, other, began - _WEEK)
        found = [each for each in tables if _counts(each, table, one, other)]
        today = [each for each in found if each.ended is None or each.ended > began - _DAY]
        return bool((self.day and len(today) >= self.day) or (self.week and len(found) >= self.week))


def _is_looked_at(table: Table) -> bool:
    """Was it opened for ratings, and is it still to be found out whether it counts?"""
    return table.setup.rated and (table.status == OPEN or (table.status == RUNNING and not table.unrated))


def _counts(found: Together, table: Table, one: str, other: str) -> bool:
    """Did a table begin before this one, and does it count for both, or will it?"""
    known = _read(found.summary)
    before = not table.began or (known.counts.began, found.table) < (table.began, table.id)
    if found.table == table.id or not known.may_count or not before:
        return False
    return found.status != ENDED or len(places(known, (one, other))) == 2
