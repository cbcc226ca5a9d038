"""The club nights of a house: what hosts and guests do, and what follows at the tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from functools import partial
from itertools import combinations
from weakref import WeakValueDictionary

from burgomaster.bots.registry import default_bot
from burgomaster.server.club import evening as club
from burgomaster.server.club.evening import ClubTable, Evening, EveningPlan
from burgomaster.server.club.pairing import Pair
from burgomaster.server.club.store import ClubStore
from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.moderation.moderation import Moderation
from burgomaster.server.networks import Owner
from burgomaster.server.people.names import names_of
from burgomaster.server.ratings.referee import Referee
from burgomaster.tables.judging import absence, ending, seating
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.judging.seating import sitting
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Clock, Setup
from burgomaster.tables.table import CLOSED, ENDED, NOBODY, OPEN, RUNNING, Table, bot_name

MOST_OPEN = 5  # evenings of one host
_TRIES = 20  # races that one request may lose
_LISTED_FOR = 24 * 3_600_000  # ms: an evening lasts no longer
_DECIDED = "host"  # why a game does not count that its host has decided
_OWNER = "club"  # owner of the tickets from which the ids of tables are derived

EveningChange = Callable[[Evening], Evening]


class ClubNights:
    """Changes evenings, and brings their tables up to date.

    Nobody watches over an evening: each look at it opens tables that are missing, hands over the seats of those who
    have gone, and notes what is over. So it goes on after a restart, and it does not matter which process is asked.
    """

    def __init__(self, house: House, moderation: Moderation, referee: Referee, ratings: bool) -> None:
        self.house = house
        self.ratings = ratings  # are people rated?
        self.moderation = moderation
        self.referee = referee
        self.store = ClubStore(house.store)
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, host: Person, plan: EveningPlan) -> Evening:
        """A new evening."""
        _check_person(host)
        for game in plan.games:
            for players in (2, 3, 4):  # whoever comes, the tables will have so many seats
                _setup(plan, game, players).check()
        if sum(not evening.over for evening in await self.store.hosted_by(host.id)) >= MOST_OPEN:
            raise Refused(409, "club-too-many", most=MOST_OPEN)
        evening = Evening(secrets.token_hex(8), host.id, self.house.now(), plan)
        await self.store.add(evening)
        return evening

    async def public(self) -> list[Evening]:
        """Evenings that people find without a link, the newest first."""
        found = await self.store.opened_since(self.house.now() - _LISTED_FOR)
        return [evening for evening in found if evening.plan.public and not evening.over]

    async def look(self, name: str) -> Evening:
        """An evening, brought up to date; who looks while that is done hears what is known by then."""
        if self._lock(name).locked():
            return (await self._load(name))[0]
        return await self._up_to_date(name)

    async def join(self, name: str, person: Person) -> Evening:
        """Come, or come back."""
        _check_person(person)
        await self.moderation.check_welcome((await self._load(name))[0].host, person)
        return await self._change(name, lambda evening: club.joined(evening, person.id))

    async def leave(self, name: str, player: str) -> Evening:
        """Go. A bot plays one's seat to the end."""
        await self._change(name, lambda evening: club.left(evening, player))
        return await self._up_to_date(name)

    async def drop(self, name: str, host: Person, player: str) -> Evening:
        """The host strikes somebody off who has gone without a word. The game they leave counts for nobody's rating."""
        evening = _of(await self._up_to_date(name), host)
        if evening.table_of(player):
            await self._struck_off(await self.house.table(evening.table_of(player)), player)
        await self._change(name, lambda evening: club.left(_of(evening, host), player))
        return await self._up_to_date(name)

    async def open_round(self, name: str, host: Person, number: int, owner: Owner) -> Evening:
        """The host opens the next round."""
        evening = _of(await self._up_to_date(name), host)
        apart, now = await self._apart(evening.here), self.house.now()

        def table_id(place: int) -> str:
            return self.house.identity.table_id(_OWNER, _ticket(name, number, place))

        await self._change(name, lambda evening: club.round_opened(evening, number, now, apart, table_id), owner)
        return await self._up_to_date(name)

    async def decide(self, name: str, host: Person, table: str, how: ending.DecidedBy) -> Evening:
        """The host ends a table for which there is no time: who leads wins, or nobody does."""
        evening = _of(await self._up_to_date(name), host)
        playing = evening.playing
        if playing is None or table not in [one.table for one in playing.tables if one.points is None]:
            raise Refused(404, "no-table")
        if self.house.now() < playing.until:
            raise Refused(409, "club-not-late")
        live = await self.house.table(table)
        unrated = _DECIDED if await self.referee.belongs(host.id, live.table) else ""  # nobody decides their own games
        await live.submit(lambda one: ending.decided(one, how, unrated) if one.status == RUNNING else None)
        return await self._up_to_date(name)

    async def end(self, name: str, host: Person) -> Evening:
        """The host ends the evening."""
        await self._up_to_date(name)
        return await self._change(name, lambda evening: club.ended(_of(evening, host)))

    # ---- Inside ----

    async def _struck_off(self, live: LiveTable, player: str) -> None:
        seat = live.table.seat_of(player)

        def judge(table: Table) -> Draft | None:
            runs = table.status == RUNNING and seat != NOBODY and not table.seats[seat].resigned
            return absence.resign_for(table, seat, _DECIDED) if runs else None

        await live.submit(judge)

    async def _load(self, name: str) -> tuple[Evening, int]:
        found = await self.store.load(name)
        if found is None:
            raise Refused(404, "no-club")
        return found

    async def _change(self, name: str, change: EveningChange, owner: Owner | None = None) -> Evening:
        """Change it and store that; where somebody was faster, change what they stored. For an `owner`: in a thread."""
        for _ in range(_TRIES):
            evening, version = await self._load(name)
            after = change(evening) if owner is None else await self.house.background.run(owner, change, evening)
            if after == evening or await self.store.put(after, version):
                return after
        raise Refused(409, "busy")

    def _lock(self, name: str) -> asyncio.Lock:
        return self._busy.setdefault(name, asyncio.Lock())

    async def _up_to_date(self, name: str) -> Evening:
        async with self._lock(name):
            evening = await self._without_forgotten((await self._load(name))[0])
            number = len(evening.rounds)
            for table in evening.rounds[-1].tables if evening.rounds else ():
                if table.points is None:
                    with contextlib.suppress(Refused):  # the next look tries again
                        evening = await self._brought_up_to_date(evening, number, table)
            return evening

    async def _without_forgotten(self, evening: Evening) -> Evening:
        """Who is forgotten has gone; where it is the host, another one hosts."""
        asked = [*evening.here, *(() if evening.over else (evening.host,))]
        known = await names_of(self.house.store, asked)
        gone = [player for player in asked if player not in known]
        if not gone:
            return evening
        return await self._change(evening.id, lambda now: club.forgotten(now, gone))

    async def _apart(self, people: list[str]) -> list[Pair]:
        shunned = {one: set(await self.moderation.shunned_by(one)) for one in people}
        return [
            frozenset((one, other))
            for one, other in combinations(people, 2)
            if other in shunned[one] or one in shunned[other]
        ]

    async def _brought_up_to_date(self, evening: Evening, number: int, table: ClubTable) -> Evening:
        """Open and begin a table, hand over the seats of who has gone, note its end."""
        live = await self._opened(evening, number, table)
        if live.table.status == OPEN:
            host = Person(live.table.host, "")
            await live.submit(lambda now: seating.start(now, host, live.secret, 0) if now.status == OPEN else None)
        for player in set(table.players) - set(evening.here):
            seat = live.table.seat_of(player)
            if live.table.status == RUNNING and not live.table.seats[seat].resigned:
                await live.submit(partial(absence.resign_for, seat=seat))
        if live.table.status in (ENDED, CLOSED):
            over = live.table
            return await self._change(evening.id, lambda now: club.settled(now, over))
        return evening

    async def _opened(self, evening: Evening, number: int, table: ClubTable) -> LiveTable:
        try:
            return await self.house.table(table.table)
        except Refused as refused:
            if refused.status != 404:
                raise
        playing = evening.rounds[number - 1]
        place = [one.table for one in playing.tables].index(table.table)
        names = await names_of(self.house.store, table.players)
        people = [sitting(Person(player, names.get(player, ""))) for player in table.players]
        plan, bot = evening.plan, default_bot(playing.game)
        empty = range(len(people), plan.seats if plan.bots else len(people))
        seated = [*people, *({"player": "", "name": bot_name(seat, bot), "bot": bot} for seat in empty)]
        # The host's name is not written: who does not sit at a table would not be forgotten there.
        host = Person(evening.host, "")
        setup = _setup(plan, playing.game, len(seated)).replace(rated=plan.rated and self.ratings)
        return await self.house.create(setup, host, _ticket(evening.id, number, place), [*seated], owner=_OWNER)


def _ticket(name: str, number: int, place: int) -> str:
    return f"{name}/{number}/{place}"


def _setup(plan: EveningPlan, game: str, players: int) -> Setup:
    clock = Clock("move", seconds=plan.seconds) if plan.seconds else Clock()
    return Setup(game, players, clock=clock, public=False)


def _of(evening: Evening, host: Person) -> Evening:
    club.check_host(evening, host.id)
    return evening


def _check_person(person: Person) -> None:
    if person.token:
        raise Refused(403, "people-only")
