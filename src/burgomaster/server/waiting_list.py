"""A game with anybody: people who wish for the same wait, and are brought together at a table."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

from burgomaster.bots.registry import default_bot
from burgomaster.server.house import House
from burgomaster.server.moderation.moderation import Moderation
from burgomaster.server.store.base import StoreDown
from burgomaster.server.waiting_store import Pace, Waiter, WaitingStore, Wish
from burgomaster.tables.judging import seating
from burgomaster.tables.judging.seating import sitting
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Clock, Setup
from burgomaster.tables.table import bot_name

_DAY = 24 * 3_600_000  # ms
_PATIENT = 14 * _DAY  # how long one stays on the list for correspondence games
# ms: people whose page has not asked for longer than this get no table.
_FRESH: dict[Pace, int] = {"now": 30_000, "days": _PATIENT}
_CLOCKS: dict[Pace, Clock] = {
    "now": Clock("move", seconds=90),
    "days": Clock("correspondence", seconds=2 * _DAY // 1000),
}
_LOST = 10_000  # ms after which a table that was announced but does not exist is given up
_MOST_LOOKED_AT = 100  # people who wait for the same

MayOpen = Callable[[], Awaitable[None]]  # raises Refused for somebody who may not open one more table


class WaitingList:
    """Brings people together. Whoever's request finds enough of them opens the table, and hosts it."""

    def __init__(self, house: House, moderation: Moderation, bots_after: int, rated: bool) -> None:
        self.house = house
        self.moderation = moderation
        self.store = WaitingStore(house.store)
        self.bots_after = bots_after  # ms of waiting after which bots may fill a table
        self.rated = rated  # do its tables count for ratings?

    async def enter(self, person: Person, wish: Wish, may_open: MayOpen) -> Waiter:
        """Wait for a game."""
        if person.token:
            raise Refused(403, "people-only")
        _setup(wish, self.rated).check()
        now = self.house.now()
        await self.store.remove_older(now - _PATIENT)
        own = Waiter(person.id, person.name, wish, now, now)
        await self.store.put(own)
        return await self._brought_together(own, may_open)

    async def look(self, player: str, may_open: MayOpen) -> Waiter | None:
        """What became of a player's wish; None for somebody who does not wait. Asking shows that the player is here."""
        own = await self.store.seen(player, self.house.now())
        if own is None:
            return None
        if not own.table:
            return await self._brought_together(own, may_open)
        if own.seated < self.house.now() - _LOST and not await self._is_there(own.table):
            await self.store.release(own.table)  # a process announced the table, and ended before it opened it
            return await self.store.seen(player, self.house.now())
        return own

    async def leave(self, player: str) -> None:
        """Wait no longer."""
        await self.store.remove(player)

    async def fill(self, player: str, may_open: MayOpen) -> Waiter:
        """Begin with all who wait for the same, and bots on the other seats."""
        own = await self.store.seen(player, self.house.now())
        if own is None:
            raise Refused(409, "not-waiting")
        if own.table:
            return own
        if not self.may_fill(own):
            raise Refused(409, "too-soon-for-bots")
        return await self._brought_together(own, may_open, fill=True)

    def may_fill(self, own: Waiter) -> bool:
        """Has somebody waited long enough?"""
        return self.house.now() - own.since >= self.bots_after

    async def seated_with(self, own: Waiter) -> list[Waiter]:
        """Who was given the same table as somebody, without them."""
        return [one for one in await self.store.given(own.table) if one.player != own.player]

    async def company(self, own: Waiter) -> list[Waiter]:
        """Who could sit at a table with somebody, themselves first. Nobody meets whom they have blocked."""
        company = [own]
        for one in await self.store.alike(own.wish, self.house.now() - _FRESH[own.wish.pace], _MOST_LOOKED_AT):
            if len(company) == own.wish.players:
                break
            if one.player != own.player and await self._gets_along(one, company):
                company.append(one)
        return company

    async def _gets_along(self, one: Waiter, company: list[Waiter]) -> bool:
        try:
            self.moderation.check(Person(one.player, one.name), "")
        except Refused:
            return False
        shunned = await self.moderation.shunned_by(one.player)
        for other in company:
            if other.player in shunned or one.player in await self.moderation.shunned_by(other.player):
                return False
        return True

    async def _brought_together(self, own: Waiter, may_open: MayOpen, *, fill: bool = False) -> Waiter:
        """Open a table, if there are enough people for it; what is then known of who asked."""
        company = await self.company(own)
        if len(company) < own.wish.players and not fill:
            return own
        await may_open()
        ticket = secrets.token_hex(8)
        table = self.house.identity.table_id(_OWNER, ticket)
        now = self.house.now()
        if not await self.store.claim([one.player for one in company], table, now):
            return own  # another process was faster; the next look tells
        try:
            await self._open(company, ticket)
        except (Refused, StoreDown):
            await self.store.release(table)
            raise
        return Waiter(own.player, own.name, own.wish, own.since, own.seen, table, now)

    async def _open(self, company: list[Waiter], ticket: str) -> None:
        host, wish = Person(company[0].player, company[0].name), company[0].wish
        people: list[Person | None] = [Person(one.player, one.name) for one in company]
        people += [None] * (wish.players - len(people))
        secrets.SystemRandom().shuffle(people)
        bot = default_bot(wish.game)
        seated: list[dict[str, str] | None] = [
            {"player": "", "name": bot_name(place, bot), "bot": bot} if one is None else sitting(one)
            for place, one in enumerate(people)
        ]
        live = await self.house.create(_setup(wish, self.rated), host, ticket, seated, owner=_OWNER)
        if wish.pace == "days":  # the game begins without waiting; otherwise the pages begin it when all have come
            await live.submit(lambda table: seating.start(table, host, live.secret, 0))

    async def _is_there(self, table: str) -> bool:
        try:
            await self.house.table(table)
        except Refused as refused:
            return refused.status != 404
        return True


_OWNER = "waiting"  # owner of the tickets from which the ids of tables are derived


def _setup(wish: Wish, rated: bool) -> Setup:
    """The table for a wish: as most people play, by invitation only, since everybody is invited."""
    return Setup(wish.game, wish.players, clock=_CLOCKS[wish.pace], public=False, rated=rated)
