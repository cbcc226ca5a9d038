"""All tables of this process: opened, loaded when somebody comes, evicted when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from weakref import WeakValueDictionary

import msgspec

from burgomaster.games import GAMES
from burgomaster.games import game as game_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.play.dice import new_table_id
from burgomaster.server.background import BackgroundWork
from burgomaster.server.doors import Doors
from burgomaster.server.identity import Identity
from burgomaster.server.listing import metadata_of, summary
from burgomaster.server.live_table import LiveTable, Shared
from burgomaster.server.logs import log_failure
from burgomaster.server.networks import HOUSE, Networks, Owner
from burgomaster.server.notes import NoteStore
from burgomaster.server.read_back import ReadBack, read_back
from burgomaster.server.recurring import unforeseen
from burgomaster.server.steady_clock import SteadyClock
from burgomaster.server.store.base import Store, StoreDown
from burgomaster.server.store.rows import Append, NewTable
from burgomaster.tables.append import Appended, opened
from burgomaster.tables.judging.seating import opening
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Stored
from burgomaster.tables.setup import EditionText, Setup

_log = logging.getLogger("burgomaster.house")

_SHORT = 100  # rows: a log up to this length is read on the event loop
_AHEAD = 60_000  # ms that stored times may be ahead of the clock before a warning is logged
_IDLE = 600.0  # seconds after which a table nobody watches is evicted from memory
_MANY, _HASTE = 1000, 10.0  # with more tables in memory than this, it is evicted after so many seconds


class House(Shared):
    """One running server process: its tables by their ids, loaded when somebody comes, evicted when nobody is there."""

    def __init__(self, store: Store, open_for: int = 0) -> None:
        super().__init__(store, open_for)
        self.process = secrets.token_hex(8)
        # Weak: while anybody still uses a table it is found here, so that it is never loaded twice.
        self.tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: dict[str, LiveTable] = {}
        self.nonce_ms = 10_000  # how long a player may take to open a nonce
        self.created: list[Callable[[LiveTable], None]] = []  # told of new tables
        self.loaded: list[Callable[[LiveTable], None]] = []  # told of tables read from the store
        self.message_listeners: list[Callable[[str], None]] = []
        self.gap_listeners: list[Callable[[], None]] = []  # told when news may have been lost
        self.doors = Doors()
        self.networks = Networks()
        self.notes = NoteStore(store)
        self.background = BackgroundWork()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store."""
        await self.store.open(self._news)
        self.now = SteadyClock(await self._time())
        self._opened = self.now()
        self.keys = self.identity = Identity(await self.store.key())
        if self.open_for:
            await self.store.expect_open(self.open_for)

    async def check_rules_versions(self) -> None:
        """Load the tables of games whose rules changed since the last start: some must be ended."""
        ours = {name: game_of(name).SPEC.rules for name in GAMES}
        noted = await self.store.note("rules")
        last: dict[str, int] = msgspec.json.decode(noted) if noted else {}
        for name in ours:
            if last.get(name) != ours[name]:
                for table in await self.store.unfinished(name):
                    with contextlib.suppress(Refused):
                        await self.table(table)  # a listener ends it
        if last != ours:
            await self.store.set_note("rules", msgspec.json.encode(ours))

    async def close(self) -> None:
        """Close the store; what was acknowledged is in it."""
        for task in self._errands:
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        self.background.close()
        await self.store.close()

    async def table(self, table: str, owner: Owner = HOUSE) -> LiveTable:
        """A table by its id; `owner` is who asks for it."""
        found = self.tables.get(table)
        if found is not None:
            return self._keep(found)
        if table not in self._loading:
            task = asyncio.create_task(self._load(table, owner))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def opened_before(self, person: Person, client: str) -> LiveTable | None:
        """The table that a person has opened with this client id, if there is one."""
        if not client:
            return None
        try:
            return await self.table(self.identity.table_id(person.id, client), self.networks.owner(person.id))
        except Refused as refused:
            if refused.status == 404:
                return None
            raise

    async def create(
        self,
        setup: Setup,
        person: Person,
        client: str = "",
        seated: list[dict[str, str] | None] | None = None,
        owner: str = "",
        committed: str = "",
    ) -> LiveTable:
        """Open a new table; the same client id of the same owner (the person, if none is given) opens only one."""
        if not self.doors.tables:
            raise Refused(403, "no-new-tables", text=self.doors.said)
        secret = secrets.token_bytes(32)
        table_id = self.identity.table_id(owner or person.id, client) if client else new_table_id()

        def first_row() -> Appended:
            return opened(opening(setup, person, secret, seated, committed), table_id, self.now())

        if isinstance(setup.edition, EditionText):  # somebody's own text may take long: nobody else waits for it
            row, table = await self.background.run(self.networks.owner(person.id), first_row)
        else:
            row, table = first_row()
        append = Append(
            row=row,
            metadata=metadata_of(table, table, self.open_for),
            new=NewTable(game=setup.game, host=person.id, secret=secret),
            summary=summary(table),
            players=table.players,
        )
        if not await self.stored(append):
            return await self.table(table_id)
        live = self._keep(LiveTable(self, table, secret, None, 0))
        for listener in self.created:
            listener(live)
        return live

    def _keep(self, live: LiveTable) -> LiveTable:
        live.used = time.monotonic()
        self._kept[live.table.id] = self.tables[live.table.id] = live
        return live

    def evict_idle(self) -> None:
        """Drop tables from memory that nobody used for a while; they are stored."""
        limit = time.monotonic() - (_IDLE if len(self._kept) <= _MANY else _HASTE)
        for name, live in list(self._kept.items()):
            if not live.watchers and live.used < limit and not live.under_review:
                del self._kept[name]

    def keep_task(self, work: asyncio.Task[None]) -> None:
        """Hold a reference to a task until it is done, and log its failure."""
        self._errands.add(log_failure(work))
        work.add_done_callback(self._errands.discard)

    async def _load(self, table: str, owner: Owner) -> LiveTable:
        async with self.background.slot(owner) as slot:
            try:
                stored = await self.store.load(table)
            except StoreDown:
                raise Refused(503, "store") from None
            except ValueError:  # no JSON, or no text
                raise _damaged(table) from None
            if stored is None:
                raise Refused(404, "no-table")
            self.counts.loads += 1
            try:
                if len(stored.rows) > _SHORT or _has_own_edition(stored):
                    found = await slot.run(read_back, stored, self.now())
                else:
                    found = read_back(stored, self.now())
            except BurgomasterError as problem:  # this version does not have its game
                raise Refused(409, "unreadable", problem=str(problem)) from None
            except Refused:
                raise
            except Exception:  # whatever is in its rows
                raise _damaged(table) from None
        live = self._keep(live_table(self, stored, found))
        for listener in self.loaded:
            listener(live)
        return live

    async def _time(self) -> int:
        """The store's time, the same for all processes; never before what is stored, or clocks would stand still."""
        now, touched = await self.store.time()
        if touched > now + _AHEAD:
            _log.warning("the clock is behind stored times; it goes on from those", extra={"ms": touched - now})
        return max(now, touched)

    def _news(self, news: Sequence[tuple[str, int]] | str | None) -> None:
        """Other processes have stored rows or published a message. After a gap (None) all live tables catch up."""
        if isinstance(news, str):
            for hear in self.message_listeners:
                _told(partial(hear, news))
            return
        if news is None:
            for lost in self.gap_listeners:
                _told(lost)
        every = [(table, None) for table in list(self.tables)]
        heard: Iterable[tuple[str, int | None]] = every if news is None else news
        for table, seq in heard:
            live = self.tables.get(table)
            if live is not None:
                self.keep_task(asyncio.create_task(_quietly(live.catch_up(seq))))


def _told(listener: Callable[[], None]) -> None:
    """Tell a listener. If that fails, the others hear of it all the same."""
    try:
        listener()
    except Exception:
        unforeseen("hearing of other processes")


def _damaged(table: str) -> Refused:
    """One table that cannot be read: the others go on."""
    _log.exception("a table's log is damaged", extra={"table": table})
    return Refused(409, "damaged")


async def _quietly(work: Awaitable[None]) -> None:
    with contextlib.suppress(Refused):  # the store is away; its return is reported again
        await work


def live_table(house: House, stored: Stored, found: ReadBack) -> LiveTable:
    """A stored table, ready for people."""
    snapshot = stored.snapshot.seq if stored.snapshot else 0
    live = LiveTable(house, found.table, stored.secret, stored.record, snapshot)
    live.shown = found.shown
    for frame in found.late:
        live.show_later(frame)
    return live


def _has_own_edition(stored: Stored) -> bool:
    """Does it play an edition somebody wrote?"""
    return isinstance(stored.rows[0].data["setup"].get("edition"), dict)
