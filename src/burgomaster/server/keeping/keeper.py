"""Keeps order in a running house. What is decided is stored, heard of by the other processes, and held in memory."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
from collections.abc import Set
from datetime import UTC, datetime
from weakref import WeakValueDictionary

from burgomaster.server.house import House
from burgomaster.server.identity import OPERATOR, Person
from burgomaster.server.keeping.blocks import Blocks, Kind, household, kept_value
from burgomaster.server.keeping.desk import Block, Desk, Doors, Report, new_id
from burgomaster.server.keeping.patience import Patience
from burgomaster.server.live import Guest, Live
from burgomaster.server.refused import Refused
from burgomaster.server.store.base import StoreDown

LABEL = re.compile(r"[a-z0-9-]{1,20}")
_AGAIN = 1.0  # seconds before the store is asked again
_HOUR = 3_600_000  # ms
MOST_BLOCKS = 10_000
MOST_SHUNNED = 500
_MOST_REPORTS = 10_000  # open ones; nobody reads more
_MOST_REPORTS_EACH = 20  # open ones of one person


class Keeper:
    """Knows who is kept out, which doors are open, and who may say so."""

    def __init__(self, house: House, live: Live) -> None:
        self.house = house
        self.live = live
        self.desk = Desk(house.store)
        self.blocks = Blocks()
        self.reports_open = 0
        self._shunners: set[str] = set()  # most people shun nobody, and the store need not be asked
        self._ears: WeakValueDictionary[str, set[str]] = WeakValueDictionary()
        self._guesses = Patience(10, 60)
        self._reports = Patience(10, 600)
        self._reports_from = Patience(40, 600)
        house.words_heard.append(self._heard)
        house.gap_listeners.append(lambda: house.errand(asyncio.create_task(self._again())))
        live.unwanted = self.unwanted

    async def refresh(self) -> None:
        """Look at everything again, and show out whom a block has been made for."""
        self.blocks = Blocks(await self.desk.blocks())
        self.house.doors = await self.desk.doors()
        self.reports_open = await self.desk.count_reports()
        self._shunners |= await self.desk.shunners()
        if self.blocks.all:
            self.live.show_out_unwanted()

    async def _look(self) -> None:
        """The same after something was stored: it holds, even if the store cannot be read just now."""
        try:
            await self.refresh()
        except StoreDown:
            self.house.errand(asyncio.create_task(self._again()))

    async def _again(self, player: str = "") -> None:
        """The same after something was heard, as soon as the store lets us."""
        while True:
            try:
                for one in [player] if player else list(self._ears):
                    await self._listen_again(one)
                if not player:
                    await self.refresh()
                return
            except StoreDown:
                await asyncio.sleep(_AGAIN)

    def _heard(self, word: str) -> None:
        told = json.loads(word)
        if "order" in told:
            self.house.errand(asyncio.create_task(self._again()))
        elif "shuns" in told:
            self._shunners.add(told["shuns"])
            self.house.errand(asyncio.create_task(self._again(told["shuns"])))

    # ---- Who may come in ----

    def check(self, person: Person | None, address: str, *, named: bool = True) -> None:
        """Refused for who is kept out. `named`: also by the name they have."""
        if not self.blocks.all:
            return
        now = self.house.now()
        found = self.blocks.of_address(address, now)
        if person is not None and found is None:
            found = self.blocks.of_player(person.id, now) or self.blocks.of_player(person.owner, now)
        if found is not None:
            raise _blocked(found)
        if person is not None and named:
            self.check_name(person.name)

    def check_name(self, name: str) -> None:
        """Refused for a name nobody may have."""
        if self.blocks.of_name(name, self.house.now()) is not None:
            raise Refused(403, "blocked-name")

    def unwanted(self, guest: Guest) -> Refused | None:
        """Why a live connection must end, if it must."""
        try:
            self.check(guest.person, guest.address)
        except Refused as refused:
            return refused
        return None

    def check_newcomer(self) -> None:
        """Refused while nobody new may take a name."""
        if not self.house.doors.names:
            raise Refused(403, "no-new-names", text=self.house.doors.said)

    # ---- Operators ----

    async def operator(self, authorization: str | None, address: str) -> str:
        """Which operator asks. Who guesses keys may not guess for long."""
        who = household(address)
        if wait := self._guesses.wait(who):
            raise Refused(429, "rate", seconds=wait)
        kind, _, key = (authorization or "").partition(" ")
        given = key.strip()
        label = given.removeprefix(OPERATOR).partition("_")[0]
        turn = await self.desk.operator(label) if LABEL.fullmatch(label) else None
        wanted = self.house.identity.operator_key(label, turn or "")
        fits = hmac.compare_digest(given.encode(), wanted.encode())
        if kind.lower() != "bearer" or turn is None or not fits:
            if given.startswith(OPERATOR):  # whatever else is sent is no guess
                self._guesses.count(who)
            raise Refused(401, "operator-key")
        return label

    async def block(self, who: str, kind: Kind, text: str, hours: float | None, note: str) -> Block:
        """Keep somebody out: from now on, everywhere."""
        if len(self.blocks.all) >= MOST_BLOCKS:
            raise Refused(409, "too-many-blocks", most=MOST_BLOCKS)
        now = self.house.now()
        value = kept_value(kind, text)
        until = None if hours is None else now + int(hours * _HOUR)
        shown = value if kind == "address" else text.strip()
        block = Block(id=new_id(now), kind=kind, value=value, shown=shown, until=until, note=note, who=who, at=now)
        await self.desk.block(block)
        await self._look()
        return block

    async def unblock(self, who: str, name: str) -> None:
        """Let somebody in again."""
        block = next((one for one in await self.desk.blocks() if one.id == name), None)
        if block is None:
            raise Refused(404, "not-found")
        await self.desk.unblock(block, self.house.now(), who)
        await self._look()

    async def set_doors(self, who: str, doors: Doors) -> None:
        """Open or close the doors to newcomers."""
        await self.desk.set_doors(doors, self.house.now(), who)
        await self._look()

    # ---- Reports ----

    def check_patience(self, person: Person, address: str) -> None:
        """Refused for who reports without end, under one name or many."""
        wait = max(self._reports.wait(person.id), self._reports_from.wait(household(address)))
        if wait:
            raise Refused(429, "rate", seconds=wait)
        self._reports.count(person.id)
        self._reports_from.count(household(address))

    async def report(self, report: Report) -> None:
        """Keep a report for the operators."""
        if await self.desk.count_reports(report.reporter) >= _MOST_REPORTS_EACH:
            raise Refused(429, "too-many-reports")
        if self.reports_open >= _MOST_REPORTS:
            raise Refused(429, "too-many-reports")
        await self.desk.report(report)
        self.reports_open = await self.desk.count_reports()

    async def answer(self, who: str, name: str, answer: str) -> None:
        """A report is handled."""
        report = await self.desk.one_report(name)
        if report is None:
            raise Refused(404, "not-found")
        await self.desk.answer(report, answer, self.house.now(), who)
        self.reports_open = await self.desk.count_reports()

    # ---- Whom players do not want ----

    async def deaf(self, player: str) -> Set[str]:
        """Whom a player does not want to hear. It changes by itself while somebody holds it."""
        if not player:
            return frozenset()
        known = self._ears.get(player)
        if known is None:
            known = self._ears[player] = set()
            if player in self._shunners:
                await self._listen_again(player)
        return known

    async def _listen_again(self, player: str) -> None:
        shunned = {one.player for one in await self.desk.shunned(player)}
        ears = self._ears.get(player)
        if ears is not None:
            ears.clear()
            ears.update(shunned)

    async def shun(self, person: Person, whom: str, name: str) -> None:
        """A player does not want somebody any more."""
        if len(await self.desk.shunned(person.id)) >= MOST_SHUNNED:
            raise Refused(409, "too-many-blocks", most=MOST_SHUNNED)
        await self.desk.shun(person.id, whom, name, self.house.now(), _shuns(person.id))
        self._shunners.add(person.id)
        await self._listen_again(person.id)

    async def unshun(self, person: Person, whom: str) -> None:
        """Nor does that hold any more."""
        await self.desk.unshun(person.id, whom, _shuns(person.id))
        await self._listen_again(person.id)

    async def check_welcome(self, host: str, person: Person) -> None:
        """Refused at the tables of a host who does not want this person, or whose key it is."""
        if host != person.id and host in self._shunners:
            shunned = {one.player for one in await self.desk.shunned(host)}
            if person.id in shunned or person.owner in shunned:
                raise Refused(403, "unwelcome")


def _shuns(player: str) -> str:
    return json.dumps({"shuns": player})


def _blocked(block: Block) -> Refused:
    if block.until is None:
        return Refused(403, "blocked")
    until = datetime.fromtimestamp(block.until / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return Refused(403, "blocked-until", until=until)
