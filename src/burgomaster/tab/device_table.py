"""A table of this device, and the one way anything happens at it: judge, keep, then tell."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from burgomaster.tab.kept import Kept, keep_row, rows_after
from burgomaster.tab.outside import DeviceThinker, KeeperFull, ThinkerFailed
from burgomaster.tab.thinking import chosen
from burgomaster.tab.workshop import Workshop
from burgomaster.tables.append import appended
from burgomaster.tables.judging import absence, ending, moves, seating
from burgomaster.tables.judging.draft import Draft, Judge
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row, Stored
from burgomaster.tables.table import NOBODY, OPEN, RUNNING, Table, created, fold
from burgomaster.tables.told import Change, whole

MOST_MISSED = 200  # rows; who missed more gets the whole table instead
NONCE_MS = 10_000  # how long a player may take to open a nonce
_TRIES = 20  # races with another tab that one request may lose
_BOT_TRIES = 2  # a bot that fails is asked once more before a simpler one takes over
_AGAIN = 5.0  # seconds until something that could not be kept is tried again
_SOON = 0.2  # seconds until the table is looked at again after another tab was faster


class PageWatcher:
    """One page that looks at a table."""

    def __init__(
        self,
        person: Person | None,
        lang: str,
        outlook: bool,
        send: Callable[[str], None],
        refuse: Callable[[Refused, str], None],
    ) -> None:
        self.person = person
        self.refuse = refuse  # the table is no more
        self.lang = lang
        self.outlook = outlook
        self._send = send

    def seat_at(self, table: Table) -> int:
        """Where its person sits."""
        return NOBODY if self.person is None else table.seat_of(self.person.id)

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._send(json.dumps(message, ensure_ascii=False, separators=(",", ":")))


class DeviceTable:
    """A table in memory, with its whole log."""

    def __init__(self, workshop: Workshop, kept: Kept) -> None:
        self.workshop = workshop
        self.table, self.secret, self.rows, self.file = kept
        self.watchers: list[PageWatcher] = []
        self.prospects: dict[int, dict[int, tuple[float, ...]]] = {}  # by seat and row: chances to win, once known
        self._lock = asyncio.Lock()
        self._clients = {row.client: row.seq for row in kept.rows if row.client}
        self._serving: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._resting = False
        self.wake()

    async def submit(self, judge: Judge, client: str = "") -> int:
        """Judge, keep, tell; the seq of the row. A client id that is kept already changes nothing."""
        async with self._lock:
            sure = False
            for _ in range(_TRIES):
                if client and client in self._clients:
                    return self._clients[client]
                try:
                    draft = judge(self.table)
                except Refused:
                    if sure:
                        raise
                    await self._catch_up()  # another tab may have kept more: judge again with that
                    sure = True
                    continue
                if draft is None:
                    return self.table.seq
                row, after = appended(self.table, draft, self.workshop.now(), client)
                if await self._keep(row):
                    self._happened(row, after, draft)
                    return row.seq
                await self._catch_up()
        raise Refused(409, "busy")

    async def catch_up_if_shared(self) -> None:
        """Read what another tab has kept."""
        async with self._lock:
            await self._catch_up()

    def history(self, after: int, upto: int) -> Iterator[Change]:
        """What happened in old rows, worked out again."""
        rows = self.rows[:upto]
        table = created(rows[0])
        if after == 0:
            yield Change(None, rows[0], table, self.secret)
        else:
            stored = Stored(
                id=self.table.id, game="", host="", secret=self.secret, rows=rows[:after], snapshot=None, record=None
            )
            table = fold(stored)
        for row in rows[max(after, 1) :]:
            following = table.after(row, replay=table.position is not None or row.kind == "start")
            yield Change(table, row, following, self.secret)
            table = following

    # ---- Who looks on ----

    def watch(self, watcher: PageWatcher, since: int | None) -> None:
        """Tell a page what it missed, and from now on everything."""
        table = self.table
        seat = watcher.seat_at(table)
        if since is None or not 0 <= since <= table.seq or table.seq - since > MOST_MISSED:
            told = whole(table, self.secret, seat, watcher.lang, present(table), outlook=watcher.outlook)
            watcher.tell(told)
        else:
            for change in self.history(since, table.seq) if since < table.seq else ():
                current = change.row.seq == table.seq
                watcher.tell(change.told(seat, watcher.lang, current=current, outlook=watcher.outlook))
        self.watchers.append(watcher)

    # ---- What is due without anybody asking ----

    def wake(self) -> None:
        """Do what is due, now or when its time has come."""
        if not self._resting and (self._serving is None or self._serving.done()):
            self._serving = asyncio.ensure_future(self._serve())

    def rest(self) -> None:
        """Nobody uses this table any more; what happened is kept."""
        self._resting = True
        if self._timer is not None:
            self._timer.cancel()

    async def _serve(self) -> None:
        wait: float | None = None
        try:
            while await self._do_next():
                pass
            moment = _due_at(self.table)
            wait = None if moment is None else max(0.0, (moment - self.workshop.now()) / 1000)
        except (KeeperFull, ThinkerFailed):
            wait = _AGAIN
        except Refused as refused:  # another tab was faster, or nothing can be kept
            wait = _AGAIN if refused.status == 507 else _SOON
        if self._timer is not None:
            self._timer.cancel()
        quiet = wait is None or self._resting
        self._timer = None if quiet else asyncio.get_running_loop().call_later(wait or 0.0, self.wake)

    async def _do_next(self) -> bool:
        """One thing that is due; False if nothing is."""
        for due in (self._ended, self._begun, self._time_is_up):
            if due(self.table) is not None:
                await self.submit(due)
                return True
        table = self.table
        if table.status != RUNNING or table.stuck or table.turn < 0 or not table.seats[table.turn].played_by:
            return False
        return await self._bot_moves(table)

    def _ended(self, table: Table) -> Draft | None:
        return ending.unplayable(table)

    def _begun(self, table: Table) -> Draft | None:
        return seating.begins(table, self.secret, self.workshop.now(), self.workshop.opened, NONCE_MS)

    def _time_is_up(self, table: Table) -> Draft | None:
        return absence.time_is_up(table, self.workshop.now(), self.workshop.opened)

    async def _bot_moves(self, table: Table) -> bool:
        seat, seq = table.turn, table.moved
        action = await self._chosen(table)
        if action is None:
            before = self.table.seq
            return await self.submit(lambda t: absence.failed(t, seat, seq)) > before

        def judge(now: Table) -> Draft | None:
            if now.moved != seq or not now.may_act(seat) or not now.seats[seat].played_by:
                return None  # it changed meanwhile, as after an undo
            return moves.played(now, seat, action, "en", self.secret)

        await self.submit(judge, f"bot:{table.id}:{seq}")
        return True

    async def _chosen(self, table: Table) -> str | None:
        """What the bot on turn plays; None if it fails."""
        thinker: DeviceThinker = self.workshop.thinker
        position, seat = moves.position_of(table), table.turn
        for attempt in range(_BOT_TRIES):
            with contextlib.suppress(Exception):  # whatever is wrong with a bot, the game goes on
                seed = self.workshop.keys.seed(table.id, table.moved) + attempt
                kept_for = "" if attempt else table.id  # after a failure without its kept tree
                action = await chosen(thinker, position, table.seats[seat].played_by, seed, kept_for)
                moves.resolved(table, position, seat, action, "en")  # an illegal action counts as a failure
                return action
        return None

    # ---- Inside ----

    async def _keep(self, row: Row) -> bool:
        try:
            return await keep_row(self.workshop.keeper, row)
        except KeeperFull:
            raise Refused(507, "device-full") from None

    async def _catch_up(self) -> None:
        try:
            rows = await rows_after(self.workshop.keeper, self.table.id, self.table.seq)
        except Refused as deleted:
            self.rest()
            for watcher in self.watchers:
                watcher.refuse(deleted, watcher.lang)
            raise
        for row in rows:
            self._happened(row, self.table.after(row), None)

    def _happened(self, row: Row, after: Table, draft: Draft | None) -> None:
        """The row is kept: now it has happened."""
        before, self.table = self.table, after
        self.rows.append(row)
        if row.client:
            self._clients[row.client] = row.seq
        change = Change(before, row, after, self.secret, None if draft is None else draft.action)
        for watcher in self.watchers:
            watcher.tell(change.told(watcher.seat_at(after), watcher.lang, current=True, outlook=watcher.outlook))
            if present(before) != present(after):
                watcher.tell({"type": "present", "seats": present(after)})
        self.workshop.happened(self, change)
        self.wake()


def present(table: Table) -> list[bool]:
    """Who is here, seat by seat: everybody who sits at a table of this device sits around it."""
    return [seat.kind != "open" for seat in table.seats]


def _due_at(table: Table) -> int | None:
    """When something will be due, if nobody does anything."""
    if table.status == OPEN:
        return table.sealed or None
    if table.status != RUNNING or table.stuck:
        return None
    moments = (table.times.deadline(), table.times.reminder(table.setup.clock))
    return min((moment for moment in moments if moment is not None), default=None)
