"""The house of one device: who sits around it, and its tables, read when they are asked for."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import secrets

from burgomaster.play.dice import OF_DEVICE, is_of_device
from burgomaster.tab.device_table import NONCE_MS, DeviceTable
from burgomaster.tab.kept import Kept, first_key, keep_file, keep_first, read_table
from burgomaster.tab.notes import DeviceNotes
from burgomaster.tab.outside import DeviceKeeper, DeviceThinker, KeeperFull
from burgomaster.tab.reviews import DeviceReviews
from burgomaster.tab.workshop import Workshop
from burgomaster.tables.append import opened
from burgomaster.tables.judging.seating import opening
from burgomaster.tables.keys import Keys
from burgomaster.tables.listed import summary_of
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Setup
from burgomaster.tables.table import Table
from burgomaster.tables.told import QUIET, Change

_LONGEST_WHO = 60  # characters of `who`, which tells the people around a device apart
_ID = re.compile(r"[0-9a-f]{32}\Z")
_MOST_TABLES = 2  # in memory that nobody looks at: a finished game is some megabytes
_TOUCHED_EVERY = 10_000  # ms: how exactly lists know when something happened


class TabHouse:
    """All that happens on this device. Make one with `open_house`."""

    def __init__(self, keeper: DeviceKeeper, thinker: DeviceThinker, key: bytes) -> None:
        self.keys = Keys(key)
        self.keeper = keeper
        self.workshop = Workshop(keeper, thinker, self.keys, self._happened)
        self.now = self.workshop.now
        self.nonce_ms = NONCE_MS
        self.notes = DeviceNotes(keeper, self.put)
        self.reviews = DeviceReviews(thinker)
        self._key = key
        self._tables: dict[str, DeviceTable] = {}
        self._listed: dict[str, int] = {}  # when a table was last put on the list
        self._errands: set[asyncio.Future[None]] = set()
        self._loading = asyncio.Lock()

    # ---- People ----

    def id_of(self, who: str) -> str:
        """The public id of somebody around this device.

        `who` is that id, or what the page calls them before they have one; empty for the one whose device it is.
        """
        if _ID.match(who):
            return who
        if len(who) > _LONGEST_WHO:
            raise Refused(401, "who")
        return hashlib.blake2b(f"person/{who}".encode(), key=self._key, digest_size=16).hexdigest()

    async def person(self, who: str) -> Person | None:
        """Who asks, if they have said what they are called."""
        known = self.id_of(who)
        found = await self.keeper.all(f"person/{known}")
        if not found and known == self.id_of(""):
            found = await self.keeper.all("person/.")  # where earlier versions kept whose device it is
        return Person(known, json.loads(found[0][1])["name"]) if found else None

    async def call(self, who: str, name: str) -> Person:
        """Somebody says what they want to be called."""
        person = Person(self.id_of(who), name)
        await self.put(f"person/{person.id}", {"name": name})
        return person

    # ---- Tables ----

    async def table(self, name: str) -> DeviceTable:
        """A table by its id."""
        if not is_of_device(name):
            raise Refused(404, "no-table")
        async with self._loading:
            found = self._tables.pop(name, None) or DeviceTable(self.workshop, await read_table(self.keeper, name))
            self._tables[name] = found  # the last one used is the last to be forgotten
            unwatched = [one for one, live in self._tables.items() if not live.watchers and one != name]
            for old in unwatched[: max(0, len(unwatched) - _MOST_TABLES)]:
                self._tables.pop(old).rest()
        return found

    async def create(
        self,
        setup: Setup,
        person: Person,
        client: str = "",
        seated: list[dict[str, str] | None] | None = None,
        owner: str = "",
        committed: str = "",
    ) -> DeviceTable:
        """Open a new table; the same client id of the same owner (the person, if none is given) opens only one."""
        secret = secrets.token_bytes(32)
        name = OF_DEVICE + (self.keys.table_id(owner or person.id, client) if client else secrets.token_hex(8))
        row, table = opened(opening(setup, person, secret, seated, committed), name, self.workshop.now())
        try:
            if not await keep_first(self.keeper, row, secret):
                return await self.table(name)
        except KeeperFull:
            raise Refused(507, "device-full") from None
        async with self._loading:
            live = self._tables[name] = DeviceTable(self.workshop, Kept(table, secret, [row]))
        await self._list(live)
        return live

    async def open_file(self, text: str) -> DeviceTable:
        """Keep a game file of anybody's: it is shown like a table that is over."""
        try:
            kept = await keep_file(self.keeper, text)
        except KeeperFull:
            raise Refused(507, "device-full") from None
        live = await self.table(kept.table.id)
        await self._list(live)
        return live

    async def heard(self, name: str) -> None:
        """Rows of a table were kept in another tab, or the table was deleted."""
        live = self._tables.get(name)
        if live is not None:
            try:
                await live.catch_up_if_shared()
            except Refused:
                del self._tables[name]

    async def put(self, key: str, value: object, table: str = "") -> None:
        """Keep plain data in place of what was there; of a table only as long as there is one."""
        beside = first_key(table) if table else ""
        try:
            await self.keeper.put(key, json.dumps(value, ensure_ascii=False, separators=(",", ":")), beside)
        except KeeperFull:
            raise Refused(507, "device-full") from None

    async def settled(self) -> None:
        """Wait until the lists are written."""
        while self._errands:
            await asyncio.gather(*self._errands)

    # ---- Inside ----

    def _happened(self, live: DeviceTable, change: Change) -> None:
        due = change.row.at - self._listed.get(live.table.id, 0) >= _TOUCHED_EVERY
        if due or change.row.kind not in QUIET or change.before is None or change.before.status != live.table.status:
            errand = asyncio.ensure_future(self._list(live))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def _list(self, live: DeviceTable) -> None:
        """Put a table on the list. The list may be lost: what counts is the log."""
        table = live.table
        self._listed[table.id] = table.at
        try:
            await self.put(f"list/{table.id}", listing(table), table.id)
        except Refused:
            self._listed.pop(table.id, None)


def listing(table: Table) -> dict[str, object]:
    """A table in a list."""
    return {
        "id": table.id,
        "game": table.agreed.name,
        "status": table.status,
        "touched": table.at,
        "public": table.setup.public,
        "summary": summary_of(table),
    }


async def open_house(keeper: DeviceKeeper, thinker: DeviceThinker) -> TabHouse:
    """The house of this device. Its key is made the first time; of two tabs that open at once, one makes it."""
    try:
        await keeper.add("device", secrets.token_hex(32))
    except KeeperFull:
        raise Refused(507, "device-full") from None
    kept = await keeper.all("device")
    return TabHouse(keeper, thinker, bytes.fromhex(kept[0][1]))
