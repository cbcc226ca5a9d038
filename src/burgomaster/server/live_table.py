"""A table in memory, and the one way anything happens at it: judge, store, then tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from burgomaster.server.frames import Frame
from burgomaster.server.hint_data import IdeaData
from burgomaster.server.listing import metadata_of, summary, unchanged
from burgomaster.server.review_work import ReviewWork
from burgomaster.server.steady_clock import SteadyClock
from burgomaster.server.store.base import Store, StoreDown, system_time
from burgomaster.server.store.rows import Append, Metadata, NewReminder
from burgomaster.server.watcher import Watcher
from burgomaster.tables.append import appended
from burgomaster.tables.forgotten import without
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging.draft import Judge
from burgomaster.tables.refused import Refused
from burgomaster.tables.reminding import called_for, no_longer_called
from burgomaster.tables.rows import Row, Snapshot
from burgomaster.tables.table import CLOSED, ENDED, OPEN, RUNNING, Table
from burgomaster.tables.told import QUIET

_log = logging.getLogger("burgomaster.house")

SNAPSHOT_EVERY = 64  # rows
_FRAMES_KEPT = 16  # for those who reconnect
_TRIES = 20  # races for a seq that one request may lose before it is refused
_NEXT_DAY = 24 * 3_600_000  # ms after which a table played by newer rules is looked at again

# Called after every row: with the table, and the row's frame.
Listener = Callable[["LiveTable", Frame], None]


@dataclass(slots=True)
class Counts:
    """What has happened since the start, for the metrics."""

    rows: int = 0
    races: int = 0
    loads: int = 0


class Shared:
    """What all tables of a process share: the store, the clock, counters, and who listens."""

    def __init__(self, store: Store, open_for: int = 0) -> None:
        self.store = store
        self.open_for = open_for  # ms that an open table is kept with nobody at it; 0: for ever
        self.now = SteadyClock(system_time())
        self.away = False  # did the store fail when it was last used?
        self._opened = self.now()
        self.listeners: list[Listener] = []
        self.late_listeners: list[Listener] = []  # told when delayed spectators may know
        self.counts = Counts()
        self.reachable: set[str] = set()  # players who want to be reminded when they are not there
        self.remind_after = 0  # ms that somebody may be away before that

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


class LiveTable:
    """A table in memory. One row at a time is judged and stored."""

    def __init__(self, shared: Shared, table: Table, secret: bytes, record: str | None, snapshot: int) -> None:
        self.shared = shared
        self.table = table
        self.secret = secret
        self.record = record
        self.frames: deque[Frame] = deque(maxlen=_FRAMES_KEPT)
        self.watchers: set[Watcher] = set()
        self.told_since: object = object()  # another one whenever what older rows told was taken back
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._unsure = False  # the outcome of the last commit is unknown
        self._snapshot = snapshot
        self._clients: dict[str, int] = {}
        self._metadata: Metadata | None = None  # as this process last stored it
        self.shown = table  # to delayed spectators
        self._late: deque[Frame] = deque()  # what they will see, in this order whatever the timers do
        self.chances: dict[tuple[int, int], asyncio.Task[list[tuple[int, tuple[float, ...]]]]] = {}  # by seat and row
        self.reviews: dict[str, ReviewWork] = {}  # of the game that is over, by depth
        self.hint: tuple[int, asyncio.Task[list[IdeaData]]] | None = None  # the last one, with the row it answers

    async def submit(self, judge: Judge, client: str = "") -> int:
        """Judge, store, broadcast; the seq of the row. A client id that is stored already changes nothing."""
        async with self._lock:
            self.used = time.monotonic()
            known = self._clients.get(client) if client else None
            if known is not None:
                return known
            if self._unsure:
                await self._catch_up()
            sure = not self.shared.store.shared
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
                row, after = appended(self.table, draft, self.shared.now(), client)
                if await self._store(row, after):
                    self._accept(Frame(self.table, row, after, self.secret, draft.action))
                    return row.seq
                self.shared.counts.races += 1
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
        if self.shared.store.shared:
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
                await self.shared.store.set_metadata(self.table.id, self._metadata, summary(self.table))

    @property
    def under_review(self) -> bool:
        """Does somebody wait for a review, here or elsewhere?"""
        return any(not work.task.done() for work in self.reviews.values())

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
                metadata = msgspec.structs.replace(metadata, due=self.shared.now() + _NEXT_DAY)
            elif self.table.setup.spectators != "delayed" or not listed.status == self.table.status == ENDED:
                return
            await self.shared.store.set_metadata(self.table.id, metadata, summary(listed))

    # ---- Inside ----

    async def _catch_up(self) -> None:
        self._metadata = None
        for row in await self._stored_rows():
            self._accept(Frame(self.table, row, self.table.after(row), self.secret))
        self._unsure = False

    async def _stored_rows(self) -> list[Row]:
        try:
            return await self.shared.store.rows(self.table.id, self.table.seq)
        except StoreDown:
            raise Refused(503, "store") from None

    async def _found(self, client: str) -> int | None:
        try:
            row = await self.shared.store.find(self.table.id, client)
        except StoreDown:
            raise Refused(503, "store") from None
        return None if row is None else row.seq

    async def _store(self, row: Row, after: Table) -> bool:
        listed = self._listed(after)
        changed = row.kind not in QUIET or listed is not after or after.status != self.table.status
        ended = after.status == ENDED and (self.table.status != ENDED or row.kind == "forget")
        now = metadata_of(after, listed, self.shared.open_for)
        metadata = None if not changed and unchanged(self._metadata, now) else now
        append = Append(
            row=row,
            metadata=metadata,
            summary=summary(listed) if changed else None,
            players=after.players if row.kind == "join" else (),
            snapshot=self._due_snapshot(after),
            record=record_text(after, self.secret) if ended else None,
            unsaid=int(row.data["text"]) if row.kind == "unsay" else 0,
            rewritten=await self._rewritten(row) if row.kind == "forget" else (),
            reminders=self._reminders(row, after) if self.shared.reachable else (),
            settled=self._settled(row, after) if self.shared.reachable else "",
        )
        try:
            stored = await self.shared.stored(append)
        except BaseException:
            self._unsure = True
            raise
        if stored and metadata is not None:
            self._metadata = metadata
        return stored

    def _reminders(self, row: Row, after: Table) -> tuple[NewReminder, ...]:
        due = row.at + self.shared.remind_after
        called = called_for(self.table, row, after).items()
        return tuple(NewReminder(player, kind, due) for player, kind in called if player in self.shared.reachable)

    def _settled(self, row: Row, after: Table) -> str:
        player = no_longer_called(self.table, row, after)
        return player if player in self.shared.reachable else ""

    async def _rewritten(self, row: Row) -> tuple[Row, ...]:
        """The rows without what they tell of somebody who is forgotten. One stored meanwhile takes this row's place."""
        try:
            rows = await self.shared.store.rows(self.table.id, 0)
        except StoreDown:
            raise Refused(503, "store") from None
        return tuple(without(rows, row.data["player"]))

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
        if frame.row.kind in ("unsay", "forget"):
            self.told_since = object()
        if frame.row.kind == "unsay":
            for kept in (*self.frames, *self._late):
                kept.unsay(int(frame.row.data["text"]))
        elif frame.row.kind == "forget":  # older frames and files name them: who comes back gets new ones
            self.frames.clear()
            self.record = None
        self.shared.counts.rows += 1
        self._tell(self.shared.listeners, frame)
        self.show_later(frame)
        frame.forget()

    def show_later(self, frame: Frame) -> None:
        """Let delayed spectators see a row when its time has come; before the game that is at once."""
        if frame.after.status == OPEN:
            self.shown = frame.after
        elif self.table.setup.spectators == "delayed":
            wait = frame.row.at / 1000 + self.table.setup.delay - self.shared.now() / 1000
            self._late.append(frame)
            asyncio.get_running_loop().call_later(max(0.0, wait), self._show)

    def _show(self) -> None:
        frame = self._late.popleft()
        self.shown = frame.after
        self._tell(self.shared.late_listeners, frame)
        frame.forget()

    def _tell(self, listeners: list[Listener], frame: Frame) -> None:
        """Tell the listeners of a row. It is stored already, whatever goes wrong here."""
        for listener in listeners:
            try:
                listener(self, frame)
            except Exception:
                _log.exception("a listener failed", extra={"table": self.table.id, "seq": frame.row.seq})
