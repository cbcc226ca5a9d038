"""Moves the bots at the tables, and lets the clocks run out: whatever must happen without anybody asking."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from burgomaster.server.bots.pool import BotFailed, Pool
from burgomaster.server.bots.worker import Moment
from burgomaster.server.frames import Frame
from burgomaster.server.house import House, LiveTable
from burgomaster.server.judging import absence, ending, moves, seating
from burgomaster.server.judging.draft import Draft
from burgomaster.server.refused import Refused
from burgomaster.server.reminders import Reminders
from burgomaster.server.store.base import StoreDown
from burgomaster.server.table import RUNNING, Table

_log = logging.getLogger("burgomaster.bots")

_LEASE = 6000  # ms that a process holds a table's bots without renewing
_RENEW = 2.0  # seconds
_LOOK = 0.5  # seconds between two looks at what is due
_MOST_DUE = 200
_MOST_WAITING = 100  # jobs, above which nobody gets a hint or a review
_TRIES = 2  # a bot that fails is asked once more before it is replaced


class BotSeats:
    """Exactly one process moves a table's bots: the one that holds the table's lease."""

    def __init__(self, house: House, pool: Pool, reminders: Reminders) -> None:
        self.house = house
        self.pool = pool
        self.reminders = reminders
        self.moves = 0
        self._busy: set[str] = set()
        house.listeners.append(self._happened)
        house.loaded.append(self._looked_at)

    async def hint(self, live: LiveTable) -> str:
        """What a bot suggests at a table. It thinks once about a position, however often it is asked."""
        table = live.table
        if live.hint is None or live.hint[0] != table.moved or _failed(live.hint[1]):
            self._check_queue()
            seed = self.house.identity.seed(table.id, table.moved)
            live.hint = table.moved, asyncio.create_task(self.pool.choose(moves.position_of(table), "", seed))
        try:
            return await asyncio.shield(live.hint[1])
        except BotFailed:
            raise Refused(503, "bots-busy") from None

    async def review(self, table: Table, moments: list[Moment], seat: int) -> list[tuple[float, ...]]:
        """Every seat's chance to win at each moment of a table's game."""
        self._check_queue()
        try:
            return await self.pool.review(table.agreed, moments, seat, self.house.identity.seed(table.id, 0))
        except BotFailed:
            raise Refused(503, "bots-busy") from None

    def _check_queue(self) -> None:
        """Where many tables wait for their bots, nothing is added that they can do without."""
        if self.pool.waiting >= _MOST_WAITING:
            raise Refused(503, "bots-busy")

    async def look_on(self) -> None:
        """Look again and again for tables whose time has come, in this process or left behind by another one."""
        while True:
            try:
                most = _MOST_DUE + len(self._busy)  # those looked after already do not keep others back
                for table in await self.house.store.due(self.house.now(), self.house.process, most):
                    self._wake(table)
            except StoreDown as problem:
                if not self.house.away:  # once is enough
                    _log.warning("the store is away", extra={"problem": str(problem)})
                self.house.away = True
            except Exception:  # whatever it was: bots and clocks must not stop for it
                _log.exception("looking on failed")
            self.house.put_away()
            await asyncio.sleep(_LOOK)

    def _happened(self, live: LiveTable, frame: Frame) -> None:
        if _is_due(frame.after):
            self._wake(live.table.id)

    def _looked_at(self, live: LiveTable) -> None:
        if ending.unplayable(live.table) is not None:
            self._wake(live.table.id)

    def _wake(self, table: str) -> None:
        if table not in self._busy:
            self._busy.add(table)
            self.house.errand(asyncio.create_task(self._tend(table)))

    async def _tend(self, table: str) -> None:
        """Do everything that is due at a table."""
        try:
            live = await self.house.table(table)
            async with self._lease(table) as held:
                if held:
                    await live.catch_up_if_shared()
                    while await self._one_thing(live):
                        pass
        except (Refused, StoreDown):
            pass  # somebody was faster, or the store is away: the next look finds what is left
        finally:
            self._busy.discard(table)

    async def _one_thing(self, live: LiveTable) -> bool:
        table = live.table
        if (ended := ending.unplayable(table)) is not None:
            await live.submit(lambda t: _still(ending.unplayable(t)))
            _log.warning("a table was ended", extra={"table": table.id, "why": ended.data["why"]})
            return True
        if live.at_a_standstill:
            await live.settle()
            return False
        if self._begins(live, table) is not None:
            await live.submit(lambda t: _still(self._begins(live, t)))
            return True
        demanded = absence.time_is_up(table, self.house.now(), self.house.opened)
        if demanded is not None:
            await live.submit(lambda t: _still(absence.time_is_up(t, self.house.now(), self.house.opened)))
            if demanded.kind == "remind":
                self.reminders.send(table, demanded.seat, demanded.data["left"])
            return True
        if _bot_to_move(table):
            await self._move(live, table)
            return True
        await live.settle()
        return False

    def _begins(self, live: LiveTable, table: Table) -> Draft | None:
        house = self.house
        return seating.begins(table, live.secret, house.now(), house.opened, house.word_ms)

    async def _move(self, live: LiveTable, table: Table) -> None:
        seat, seq = table.turn, table.moved
        bot = table.seats[seat].played_by
        position = moves.position_of(table)
        for attempt in range(_TRIES):
            try:
                action = await self.pool.choose(position, bot, self.house.identity.seed(table.id, seq) + attempt)
                moves.resolved(table, position, seat, action, "en")  # nonsense counts as a failure
                break
            except (BotFailed, Refused):
                continue
        else:
            await live.submit(lambda t: _still(absence.failed(t, seat, seq)))
            return

        def judge(now: Table) -> Draft:
            if now.moved != seq or not now.may_act(seat) or not now.seats[seat].played_by:
                raise Refused(409, "stale", given=seq, now=now.seq)
            return moves.played(now, seat, action, "en", live.secret)

        with contextlib.suppress(Refused):  # the table has moved on meanwhile, as after an undo
            await live.submit(judge, f"bot:{table.id}:{seq}")
            self.moves += 1

    @asynccontextmanager
    async def _lease(self, table: str) -> AsyncIterator[bool]:
        """Hold a table's bots and clocks, and keep holding."""
        store, now = self.house.store, self.house.now()
        held = await store.hold(table, self.house.process, now, now + _LEASE)
        renewing = asyncio.create_task(self._renew(table)) if held and store.shared else None
        try:
            yield held
        finally:
            if renewing is not None:
                renewing.cancel()
                await asyncio.gather(renewing, return_exceptions=True)

    async def _renew(self, table: str) -> None:
        while True:
            await asyncio.sleep(_RENEW)
            now = self.house.now()
            with contextlib.suppress(StoreDown):
                await self.house.store.hold(table, self.house.process, now, now + _LEASE)


def _failed(task: asyncio.Task[str]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _is_due(table: Table) -> bool:
    """Must the house do something at once?"""
    begins = bool(table.sealed) and not table.unopened
    return begins or _bot_to_move(table) or ending.unplayable(table) is not None


def _bot_to_move(table: Table) -> bool:
    return table.status == RUNNING and not table.stuck and table.turn >= 0 and bool(table.seats[table.turn].played_by)


def _still(draft: Draft | None) -> Draft:
    """What was demanded, if it still is."""
    if draft is None:
        raise Refused(409, "busy")
    return draft
