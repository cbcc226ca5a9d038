"""All tables of this process, and the one way anything happens at them: judge, store, then broadcast."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from burgomaster.games import GAMES
from burgomaster.games import game as game_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.play.dice import new_table_id
from burgomaster.server.background import BackgroundWork
from burgomaster.server.frames import Frame
from burgomaster.server.identity import Identity
from burgomaster.server.logs import log_failure
from burgomaster.server.moderation.store import Doors
from burgomaster.server.networks import HOUSE, Networks, Owner
from burgomaster.server.store.base import Store, StoreDown, system_time
from burgomaster.server.store.rows import Append, Metadata, NewTable
from burgomaster.tables.append import Appended, appended, opened
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.judging.ending import unplayable
from burgomaster.tables.judging.seating import opening
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row, Snapshot, Stored
from burgomaster.tables.setup import EditionText, Setup
from burgomaster.tables.table import CLOSED, ENDED, OPEN, RUNNING, Table, fold
from burgomaster.tables.told import QUIET, table_part
from burgomaster.tables.value import as_data

if TYPE_CHECKING:
    from burgomaster.server.live import Watcher

_log = logging.getLogger("burgomaster.house")

SNAPSHOT_EVERY = 64  # rows
_FRAMES_KEPT = 16  # for those who reconnect
_SHORT = 100  # rows: a log up to this length is read on the event loop
_TRIES = 20  # races for a seq that one request may lose before it is refused
_TOUCHED_EVERY = 10_000  # ms
_AHEAD = 60_000  # ms that stored times may be ahead of the clock before a warning is logged
_NEXT_DAY = 24 * 3_600_000  # ms after which a table played by newer rules is looked at again
_IDLE = 600.0  # seconds after which a table nobody watches is evicted from memory
_MANY, _HASTE = 1000, 10.0  # with more tables in memory than this, it is evicted after so many seconds

Judge = Callable[[Table], Draft | None]  # None: it is so already
# Called after every row: with the table, and the row's frame.
Listener = Callable[["LiveTable", Frame], None]


class SteadyClock:
    """Milliseconds since 1970 that never jump, whatever happens to the system's clock while the process runs."""

    def __init__(self, now: int) -> None:
        self._offset = now / 1000 - time.monotonic()

    def __call__(self) -> int:
        """Now."""
        return int((time.monotonic() + self._offset) * 1000)


@dataclass(slots=True)
class Counts:
    """What has happened since the start, for the metrics."""

    rows: int = 0
    races: int = 0
    loads: int = 0


class LiveTable:
    """A table in memory. One row at a time is judged and stored."""

    def __init__(self, house: House, table: Table, secret: bytes, record: str | None, snapshot: int) -> None:
        self.house = house
        self.table = table
        self.secret = secret
        self.record = record
        self.frames: deque[Frame] = deque(maxlen=_FRAMES_KEPT)
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._unsure = False  # the outcome of the last commit is unknown
        self._snapshot = snapshot
        self._clients: dict[str, int] = {}
        self._metadata: Metadata | None = None  # as this process last stored it
        self.shown = table  # to delayed spectators
        self._late: deque[Frame] = deque()  # what they will see, in this order whatever the timers do
        self.reviews: dict[tuple[int, int], asyncio.Task[list[tuple[int, tuple[float, ...]]]]] = {}  # by seat and row
        self.hint: tuple[int, asyncio.Task[str]] | None = None  # the last one, with the row it answers

    async def submit(self, judge: Judge, client: str = "") -> int:
        """Judge, store, broadcast; the seq of the row. A client id that is stored already changes nothing."""
        async with self._lock:
            self.used = time.monotonic()
            known = self._clients.get(client) if client else None
            if known is not None:
                return known
            if self._unsure:
                await self._catch_up()
            sure = not self.house.store.shared
            for _ in range(_TRIES):
                try:
                    draft = judge(self.table)
                except Refused:
                    if client and (found := await self._found(client)):
                        return found
                    if sure:
                        raise
                    await self._catch_up()  # another process may have stored more: judge again with that
                    sure = True
                    continue
                if draft is None:
                    return self.table.seq
                row, after = appended(self.table, draft, self.house.now(), client)
                if await self._store(row, after):
                    self._accept(Frame(self.table, row, after, self.secret, draft.action))
                    return row.seq
                self.house.counts.races += 1
                if client and (found := await self._found(client)):
                    return found
                await self._catch_up()
        raise Refused(409, "busy")

    async def catch_up(self, seq: int | None = None) -> None:
        """Read what others have stored, up to this seq at least."""
        if seq is not None and self.table.seq >= seq:
            return
        async with self._lock:
            await self._catch_up()

    async def catch_up_if_shared(self) -> None:
        """Read what other processes may have stored without our having heard of it yet."""
        if self.house.store.shared:
            await self.catch_up()

    @property
    def at_a_standstill(self) -> bool:
        """Has a newer version played here, so that this one cannot go on?"""
        return self.table.status in (OPEN, RUNNING) and self.table.stuck == "newer"

    async def expect(self, due: int | None) -> None:
        """Set when an open table is due, if its game has not begun by then."""
        async with self._lock:
            if self.table.status == OPEN and not self.table.sealed:
                self._metadata = msgspec.structs.replace(metadata_of(self.table, self.table), due=due)
                await self.house.store.set_metadata(self.table.id, self._metadata, summary(self.table))

    @property
    def expected(self) -> int:
        """When it is due, as far as this process knows."""
        return (self._metadata.due if self._metadata else None) or 0

    async def settle(self) -> None:
        """Show the end of a delayed game in lists, once its spectators know it; put off a table at a standstill."""
        async with self._lock:  # or a row stored meanwhile would be overwritten
            listed = self._listed(self.table)
            metadata = metadata_of(self.table, listed)
            if self.at_a_standstill:
                metadata = msgspec.structs.replace(metadata, due=self.house.now() + _NEXT_DAY)
            elif self.table.setup.spectators != "delayed" or not listed.status == self.table.status == ENDED:
                return
            await self.house.store.set_metadata(self.table.id, metadata, summary(listed))

    # ---- Inside ----

    async def _catch_up(self) -> None:
        self._metadata = None
        for row in await self._stored_rows():
            self._accept(Frame(self.table, row, self.table.after(row), self.secret))
        self._unsure = False

    async def _stored_rows(self) -> list[Row]:
        try:
            return await self.house.store.rows(self.table.id, self.table.seq)
        except StoreDown:
            raise Refused(503, "store") from None

    async def _found(self, client: str) -> int | None:
        try:
            row = await self.house.store.find(self.table.id, client)
        except StoreDown:
            raise Refused(503, "store") from None
        return None if row is None else row.seq

    async def _store(self, row: Row, after: Table) -> bool:
        listed = self._listed(after)
        changed = row.kind not in QUIET or listed is not after or after.status != self.table.status
        now = metadata_of(after, listed, self.house.open_for)
        metadata = None if not changed and _unchanged(self._metadata, now) else now
        append = Append(
            row=row,
            metadata=metadata,
            summary=summary(listed) if changed else None,
            players=after.players if row.kind == "join" else (),
            snapshot=self._due_snapshot(after),
            record=record_text(after, self.secret) if after.status == ENDED != self.table.status else None,
            unsaid=int(row.data["text"]) if row.kind == "unsay" else 0,
        )
        try:
            stored = await self.house.stored(append)
        except BaseException:
            self._unsure = True
            raise
        if stored and metadata is not None:
            self._metadata = metadata
        return stored

    def _listed(self, after: Table) -> Table:
        """The table as lists show it: of a delayed one no more than its spectators know."""
        if after.setup.spectators != "delayed" or after.status in (OPEN, CLOSED):
            return after
        # That the game has begun is no secret.
        return self.shown.replace(status=RUNNING) if self.shown.status == OPEN else self.shown

    def _due_snapshot(self, after: Table) -> Snapshot | None:
        line = after.line
        if line is None or line.packed is None or line.seq != after.seq or after.seq - self._snapshot < SNAPSHOT_EVERY:
            return None
        self._snapshot = after.seq
        return Snapshot(seq=after.seq, rules=after.agreed.game.SPEC.rules, state=line.packed)

    def _accept(self, frame: Frame) -> None:
        """The row is stored: now it has happened."""
        self.table = frame.after
        if frame.row.client:
            self._clients[frame.row.client] = frame.row.seq
            if len(self._clients) > 200:
                del self._clients[next(iter(self._clients))]
        self.frames.append(frame)
        if frame.row.kind == "unsay":
            for kept in (*self.frames, *self._late):
                kept.unsay(int(frame.row.data["text"]))
        self.house.counts.rows += 1
        self._tell(self.house.listeners, frame)
        self.show_later(frame)
        frame.forget()

    def show_later(self, frame: Frame) -> None:
        """Let delayed spectators see a row when its time has come; before the game that is at once."""
        if frame.after.status == OPEN:
            self.shown = frame.after
        elif self.table.setup.spectators == "delayed":
            wait = frame.row.at / 1000 + self.table.setup.delay - self.house.now() / 1000
            self._late.append(frame)
            asyncio.get_running_loop().call_later(max(0.0, wait), self._show)

    def _show(self) -> None:
        frame = self._late.popleft()
        self.shown = frame.after
        self._tell(self.house.late_listeners, frame)
        frame.forget()

    def _tell(self, listeners: list[Listener], frame: Frame) -> None:
        """Tell the listeners of a row. It is stored already, whatever goes wrong here."""
        for listener in listeners:
            try:
                listener(self, frame)
            except Exception:
                _log.exception("a listener failed", extra={"table": self.table.id, "seq": frame.row.seq})


class House:
    """One running server process: its tables by their ids, loaded when somebody comes, evicted when nobody is there."""

    def __init__(self, store: Store, open_for: int = 0) -> None:
        self.store = store
        self.open_for = open_for  # ms that an open table is kept with nobody at it; 0: for ever
        self.process = secrets.token_hex(8)
        self.now = SteadyClock(system_time())
        self.away = False  # did the store fail when it was last used?
        self._opened = self.now()
        # Weak: while anybody still uses a table it is found here, so that it is never loaded twice.
        self.tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: dict[str, LiveTable] = {}
        self.nonce_ms = 10_000  # how long a player may take to open a nonce
        self.loaded: list[Callable[[LiveTable], None]] = []  # told of tables read from the store
        self.listeners: list[Listener] = []
        self.late_listeners: list[Listener] = []  # told when delayed spectators may know
        self.message_listeners: list[Callable[[str], None]] = []
        self.gap_listeners: list[Callable[[], None]] = []  # told when news may have been lost
        self.doors = Doors()
        self.counts = Counts()
        self.networks = Networks()
        self.background = BackgroundWork()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store."""
        await self.store.open(self._news)
        self.now = SteadyClock(await self._time())
        self._opened = self.now()
        self.identity = Identity(await self.store.key())
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
        return self._keep(LiveTable(self, table, secret, None, 0))

    def _keep(self, live: LiveTable) -> LiveTable:
        live.used = time.monotonic()
        self._kept[live.table.id] = self.tables[live.table.id] = live
        return live

    async def stored(self, append: Append) -> bool:
        """Store a row; False if its place was taken. Refused while the store is away."""
        try:
            stored = await self.store.append(append)
        except StoreDown:
            self.away = True
            raise Refused(503, "store") from None
        if self.away:
            self.away, self._opened = False, self.now()
        return stored

    @property
    def opened(self) -> int:
        """Since when people can play: the process runs, and the store takes their moves."""
        return self.now() if self.away else self._opened

    def evict_idle(self) -> None:
        """Drop tables from memory that nobody used for a while; they are stored."""
        limit = time.monotonic() - (_IDLE if len(self._kept) <= _MANY else _HASTE)
        for name, live in list(self._kept.items()):
            if not live.watchers and live.used < limit:
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
                hear(news)
            return
        if news is None:
            for lost in self.gap_listeners:
                lost()
        every = [(table, None) for table in list(self.tables)]
        heard: Iterable[tuple[str, int | None]] = every if news is None else news
        for table, seq in heard:
            live = self.tables.get(table)
            if live is not None:
                self.keep_task(asyncio.create_task(_quietly(live.catch_up(seq))))


async def _quietly(work: Awaitable[None]) -> None:
    with contextlib.suppress(Refused):  # the store is away; its return is reported again
        await work


class ReadBack(NamedTuple):
    """A table from its log; the table as delayed spectators see it; and the frames they will see."""

    table: Table
    shown: Table
    late: list[Frame]


def read_back(stored: Stored, now: int) -> ReadBack:
    """A table from what is stored. It may take long and touches nothing else, so a thread may do it."""
    table = shown = fold(stored)
    late: list[Frame] = []
    if table.setup.spectators == "delayed":
        seen = now - table.setup.delay * 1000
        begun = next((row.seq for row in stored.rows if row.kind == "start"), table.seq + 1)
        known = max((row.seq for row in stored.rows if row.at <= seen or row.seq < begun), default=1)
        shown = fold(stored, upto=known)
        before = shown
        for row in stored.rows[known:]:
            late.append(Frame(before, row, before.after(row), stored.secret))
            before = late[-1].after
    return ReadBack(table, shown, late)


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


def metadata_of(table: Table, listed: Table, open_for: int = 0) -> Metadata:
    """What must be found without reading the log; `listed` is the table as lists may show it.

    `open_for`: ms after which a table that has not begun is due again; 0: never.
    """
    due: int | None = None
    if table.status == OPEN and open_for:
        due = (table.at // _TOUCHED_EVERY + 1) * _TOUCHED_EVERY + open_for  # rounded: chat changes it rarely
    if listed.status != table.status:
        due = table.at + table.setup.delay * 1000
    if unplayable(table) is not None:
        due = table.at
    elif table.status == OPEN and table.sealed:
        due = table.sealed if table.unopened else table.at
    elif table.status == RUNNING and not table.stuck:
        if table.turn >= 0 and table.seats[table.turn].played_by:
            due = table.at
        else:
            moments = (table.times.deadline(), table.times.reminder(table.setup.clock))
            due = min((moment for moment in moments if moment is not None), default=None)
    return Metadata(
        status=listed.status,
        public=table.setup.public,
        touched=listed.at,
        due=due,
        archived=table.archived,
        people=bool(table.players),
    )


def _unchanged(before: Metadata | None, now: Metadata) -> bool:
    """Need it not be written again? `touched` is kept only roughly, or every move would change the lists."""
    return (
        before is not None
        and now.touched - before.touched < _TOUCHED_EVERY
        and (now.status, now.public, now.due, now.archived, now.people)
        == (before.status, before.public, before.due, before.archived, before.people)
    )


def summary(table: Table) -> bytes:
    """The table as the lobby shows it."""
    part = table_part(table, b"", "en")
    keys = ("status", "host", "result", "rematch", "archived")
    seats = [{key: seat[key] for key in ("kind", "player", "bot", "kept_for")} for seat in part["seats"]]
    for seat, name in zip(seats, table.names, strict=True):
        seat["name"] = name  # as given: titles of bots, and so equal names, depend on the reader's language
    return msgspec.json.encode(
        {
            **{key: part[key] for key in keys},
            "seats": seats,
            "edition": table.agreed.edition,
            "clock": as_data(table.setup.clock),
            "spectators": table.setup.spectators,
        }
    )
