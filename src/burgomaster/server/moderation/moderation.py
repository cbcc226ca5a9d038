"""Moderation of a running server. Decisions are stored, published to the other processes, and held in memory."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
from collections.abc import Set
from datetime import UTC, datetime
from weakref import WeakValueDictionary

from burgomaster.server.doors import Doors
from burgomaster.server.house import House
from burgomaster.server.identity import OPERATOR
from burgomaster.server.limits import SlidingWindow
from burgomaster.server.live import Live
from burgomaster.server.moderation.blocks import BlockKind, Blocks, kept_value
from burgomaster.server.moderation.store import Block, ModerationStore, Report, new_id
from burgomaster.server.networks import network_of
from burgomaster.server.recurring import until_done
from burgomaster.server.store.base import StoreDown
from burgomaster.server.watcher import Peer
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused

LABEL = re.compile(r"[a-z0-9-]{1,20}")
_AGAIN = 1.0  # seconds before the store is asked again
_HOUR = 3_600_000  # ms
MOST_BLOCKS = 10_000
MOST_SHUNNED = 500
_MOST_REPORTS = 10_000  # open ones; nobody reads more
_MOST_REPORTS_EACH = 20  # open ones of one person


class Moderation:
    """Knows who is blocked, which doors are open, and who is an operator."""

    def __init__(self, house: House, live: Live) -> None:
        self.house = house
        self.live = live
        self.store = ModerationStore(house.store)
        self.blocks = Blocks()
        self.reports_open = 0
        self._shunners: set[str] = set()  # most people shun nobody: then the store need not be asked
        self._shunned: WeakValueDictionary[str, set[str]] = WeakValueDictionary()
        self._guesses = SlidingWindow(10, 60)
        self._reports = SlidingWindow(10, 600)
        self._reports_from = SlidingWindow(40, 600)
        house.message_listeners.append(self._heard)
        house.gap_listeners.append(lambda: house.keep_task(asyncio.create_task(self._retry())))
        live.refusal_of = self.refusal_of

    async def refresh(self) -> None:
        """Read everything again, and disconnect those who are blocked by now."""
        self.blocks = Blocks(await self.store.blocks())
        self.house.doors = await self.store.doors()
        self.reports_open = await self.store.count_reports()
        self._shunners |= await self.store.shunners()
        if self.blocks.all:
            self.live.disconnect_blocked()

    async def _refresh_soon(self) -> None:
        """The same after something was stored. If the store cannot be read just now, it is tried again."""
        try:
            await self.refresh()
        except StoreDown:
            self.house.keep_task(asyncio.create_task(self._retry()))

    async def _retry(self, player: str = "") -> None:
        """The same after a message from another process, as soon as the store answers."""

        async def read() -> None:
            for one in [player] if player else list(self._shunned):
                await self._read_shunned(one)
            if not player:
                await self.refresh()

        await until_done("reading blocks", read, _AGAIN)

    def _heard(self, message: str) -> None:
        told = json.loads(message)
        if "order" in told:
            self.house.keep_task(asyncio.create_task(self._retry()))
        elif "shuns" in told:
            self._shunners.add(told["shuns"])
            self.house.keep_task(asyncio.create_task(self._retry(told["shuns"])))

    # ---- Who may come in ----

    def check(self, person: Person | None, address: str, *, named: bool = True) -> None:
        """Refused for who is blocked. `named`: also by the name they have."""
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

    def is_blocked(self, player: str) -> bool:
        """Is a player kept out?"""
        return self.blocks.of_player(player, self.house.now()) is not None

    def check_name(self, name: str) -> None:
        """Refused for a name nobody may have."""
        if self.blocks.of_name(name, self.house.now()) is not None:
            raise Refused(403, "blocked-name")

    def refusal_of(self, peer: Peer) -> Refused | None:
        """Why a live connection must end, if it must."""
        try:
            self.check(peer.person, peer.address)
        except Refused as refused:
            return refused
        return None

    def check_newcomer(self) -> None:
        """Refused while nobody new may take a name."""
        if not self.house.doors.names:
            raise Refused(403, "no-new-names", text=self.house.doors.said)

    # ---- Operators ----

    async def operator(self, authorization: str | None, address: str) -> str:
        """Which operator asks. Who sends many wrong keys is told to wait; a right one counts all the same."""
        kind, _, key = (authorization or "").partition(" ")
        given = key.strip()
        label = given.removeprefix(OPERATOR).partition("_")[0]
        turn = await self.store.operator(label) if LABEL.fullmatch(label) else None
        wanted = self.house.identity.operator_key(label, turn or "")
        fits = hmac.compare_digest(given.encode(), wanted.encode())
        if kind.lower() != "bearer" or turn is None or not fits:
            if given.startswith(OPERATOR):  # anything else is no guess
                who = network_of(address)
                if wait := self._guesses.wait(who):
                    raise Refused(429, "rate", seconds=wait)
                self._guesses.count(who)
            raise Refused(401, "operator-key")
        return label

    async def block(self, who: str, kind: BlockKind, text: str, hours: float | None, note: str) -> Block:
        """Block somebody, everywhere and at once."""
        if len(self.blocks.all) >= MOST_BLOCKS:
            raise Refused(409, "too-many-blocks", most=MOST_BLOCKS)
        now = self.house.now()
        value = kept_value(kind, text)
        until = None if hours is None else now + int(hours * _HOUR)
        shown = value if kind == "address" else text.strip()
        block = Block(id=new_id(now), kind=kind, value=value, shown=shown, until=until, note=note, who=who, at=now)
        await self.store.block(block)
        await self._refresh_soon()
        return block

    async def unblock(self, who: str, name: str) -> None:
        """Let somebody in again."""
        block = next((one for one in await self.store.blocks() if one.id == name), None)
        if block is None:
            raise Refused(404, "not-found")
        await self.store.unblock(block, self.house.now(), who)
        await self._refresh_soon()

    async def set_doors(self, who: str, doors: Doors) -> None:
        """Open or close the doors to newcomers."""
        await self.store.set_doors(doors, self.house.now(), who)
        await self._refresh_soon()

    # ---- Reports ----

    def check_report_rate(self, person: Person, address: str) -> None:
        """Refused for who reports too often, under one name or many."""
        wait = max(self._reports.wait(person.id), self._reports_from.wait(network_of(address)))
        if wait:
            raise Refused(429, "rate", seconds=wait)
        self._reports.count(person.id)
        self._reports_from.count(network_of(address))

    async def report(self, report: Report) -> None:
        """Keep a report for the operators."""
        if await self.store.count_reports(report.reporter) >= _MOST_REPORTS_EACH:
            raise Refused(429, "too-many-reports")
        if self.reports_open >= _MOST_REPORTS:
            raise Refused(429, "too-many-reports")
        await self.store.report(report)
        self.reports_open = await self.store.count_reports()

    async def answer(self, who: str, name: str, answer: str) -> None:
        """Mark a report as handled."""
        report = await self.store.one_report(name)
        if report is None:
            raise Refused(404, "not-found")
        await self.store.answer(report, answer, self.house.now(), who)
        self.reports_open = await self.store.count_reports()

    # ---- Whom players shun ----

    async def shunned_by(self, player: str) -> Set[str]:
        """Whom a player shuns: a live set, which changes when the player's list does."""
        if not player:
            return frozenset()
        known = self._shunned.get(player)
        if known is None:
            known = self._shunned[player] = set()
            if player in self._shunners:
                await self._read_shunned(player)
        return known

    async def _read_shunned(self, player: str) -> None:
        shunned = {one.player for one in await self.store.shunned(player)}
        known = self._shunned.get(player)
        if known is not None:
            known.clear()
            known.update(shunned)

    async def shun(self, person: Person, whom: str, name: str) -> None:
        """A player blocks somebody for themselves."""
        if len(await self.store.shunned(person.id)) >= MOST_SHUNNED:
            raise Refused(409, "too-many-blocks", most=MOST_SHUNNED)
        await self.store.shun(person.id, whom, name, self.house.now(), _shuns(person.id))
        self._shunners.add(person.id)
        await self._read_shunned(person.id)

    async def unshun(self, person: Person, whom: str) -> None:
        """A player no longer blocks somebody."""
        await self.store.unshun(person.id, whom, _shuns(person.id))
        await self._read_shunned(person.id)

    async def check_welcome(self, host: str, person: Person) -> None:
        """Refused at the tables of a host who shuns this person, or the owner of this key."""
        if host != person.id and host in self._shunners:
            shunned = {one.player for one in await self.store.shunned(host)}
            if person.id in shunned or person.owner in shunned:
                raise Refused(403, "unwelcome")


def _shuns(player: str) -> str:
    return json.dumps({"shuns": player})


def _blocked(block: Block) -> Refused:
    if block.until is None:
        return Refused(403, "blocked")
    until = datetime.fromtimestamp(block.until / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return Refused(403, "blocked-until", until=until)
