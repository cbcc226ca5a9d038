"""The scheduler: bots' moves, clocks that run out, and whatever else is due at a table without anybody asking."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from burgomaster.bots.found import IdeaFound
from burgomaster.server.assessed import AssessedGame, Progress
from burgomaster.server.bots.pool import BotFailed, WorkerPool, is_slow
from burgomaster.server.bots.worker import RowEvents
from burgomaster.server.frames import Frame
from burgomaster.server.hint_data import IdeaData
from burgomaster.server.house import House
from burgomaster.server.limits import Limited
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import HOUSE, Owner
from burgomaster.server.recurring import Resting, again_and_again, unforeseen
from burgomaster.server.reminders import Reminders
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.judging import absence, agreement, ending, moves, seating
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import OPEN, Table

_log = logging.getLogger("burgomaster.bots")

_LEASE = 6000  # ms that a process holds a table's bots without renewing
_RENEW = 2.0  # seconds
_POLL = 0.5  # seconds between two queries for what is due
_MOST_DUE = 200
_COME_BACK = 600_000  # ms after the start in which those who were there may reconnect
_TRIES = 2  # a bot that fails is asked once more before it is replaced


class TableScheduler:
    """Does what is due. Exactly one process does so at a table: the one that holds the table's lease."""

    def __init__(
        self,
        house: House,
        pool: WorkerPool,
        reviewers: WorkerPool,
        reminders: Reminders,
        most_waiting: int = 100,
    ) -> None:
        self.house = house
        self.pool = pool
        self.reviewers = reviewers  # apart from the others: nobody's move waits for a review
        self.reminders = reminders
        self.most_waiting = most_waiting  # jobs of one network; above this no more are taken
        self.moves = 0
        self.anybody_at: Callable[[Table], bool] = lambda _: False  # of its people
        self._busy: set[str] = set()
        self._resting = Resting(time.monotonic, _POLL)  # tables at which something failed
        house.listeners.append(self._happened)
        house.loaded.append(self._loaded)

    async def hint(self, live: LiveTable, owner: Owner = HOUSE) -> str:
        """The action that a bot suggests at a table."""
        return (await self.ideas(live, owner))[0].action

    async def ideas(self, live: LiveTable, owner: Owner = HOUSE) -> list[IdeaData]:
        """What a bot suggests at a table, the best first.

        Each position is thought about once, however often it is asked for.
        """
        table = live.table
        if live.hint is None or live.hint[0] != table.moved or _failed(live.hint[1]):
            self.check_queue(owner)
            seed = self.house.identity.seed(table.id, table.moved)
            thinking = self.pool.hint(moves.position_of(table), seed, owner)
            live.hint = table.moved, asyncio.create_task(thinking)
        try:
            return await asyncio.shield(live.hint[1])
        except BotFailed:
            raise Refused(503, "bots-busy") from None

    async def explained(self, live: LiveTable, found: Sequence[IdeaFound], owner: Owner = HOUSE) -> list[IdeaData]:
        """What somebody's own engine suggests at a table, with reasons; what cannot be used is thought about here."""
        table = live.table
        self.check_queue(owner)
        try:
            seed = self.house.identity.seed(table.id, table.moved)
            return await self.pool.explain(moves.position_of(table), found, seed, owner)
        except BotFailed:  # it was found at another position, or made up
            return await self.ideas(live, owner)

    async def chances(
        self, table: Table, moments: list[RowEvents], seat: int, owner: Owner = HOUSE
    ) -> list[tuple[float, ...]]:
        """Every seat's chance to win at each moment of a table's game."""
        self.check_queue(owner)
        try:
            return await self.pool.chances(table.agreed, moments, seat, self.house.identity.seed(table.id, 0), owner)
        except BotFailed:
            raise Refused(503, "bots-busy") from None

    async def review(
        self, file: str, depth: str, owner: Owner = HOUSE, tell: Callable[[Progress], None] | None = None
    ) -> AssessedGame:
        """A game reviewed."""
        try:
            return await self.reviewers.review(file, depth, owner, tell)
        except BotFailed:
            raise Refused(503, "bots-busy") from None

    def check_queue(self, owner: Owner) -> None:
        """Refused when too many jobs of one network wait already."""
        if self.pool.waiting_of(owner) + self.reviewers.waiting_of(owner) >= self.most_waiting:
            raise Limited("thinking", 503, "bots-busy")

    def check_start(self, table: Table, owner: Owner) -> None:
        """Refused when slow bots would join a long queue."""
        if any(is_slow(seat.bot) for seat in table.seats if seat.bot):
            self.check_queue(owner)

    async def run(self) -> None:
        """Poll for tables with something due, of this process or left behind by another one."""
        await again_and_again("the scheduler", self._look, _POLL)

    async def _look(self) -> None:
        try:
            # Tables in progress, and those at which something fails, do not take the place of others.
            most = _MOST_DUE + len(self._busy) + len(self._resting)
            for table in await self.house.store.due(self.house.now(), self.house.process, most):
                if not self._resting.rests(table):
                    self._wake(table)
        except StoreDown as problem:
            if not self.house.away:  # log it once
                _log.warning("the store is away", extra={"problem": str(problem)})
            self.house.away = True
        finally:
            self.house.evict_idle()

    def _happened(self, live: LiveTable, frame: Frame) -> None:
        if _is_due(frame.after):
            self._wake(live.table.id)

    def _loaded(self, live: LiveTable) -> None:
        if ending.unplayable(live.table) is not None:
            self._wake(live.table.id)

    def _wake(self, table: str) -> None:
        if table not in self._busy:
            self._busy.add(table)
            self.house.keep_task(asyncio.create_task(self._serve(table)))

    async def _serve(self, table: str) -> None:
        """Do everything that is due at a table."""
        try:
            live = await self.house.table(table)
            async with self._lease(table) as held:
                if held:
                    await live.catch_up_if_shared()
                    while await self._do_next(live):
                        self._resting.fine(table)
            self._resting.fine(table)
        except StoreDown:
            pass  # the next poll finds what is left
        except Refused:  # another process was faster, most likely
            self._resting.failed(table)
        except Exception:  # whatever it was, it is tried again, but ever more seldom
            self._resting.failed(table)
            unforeseen("serving a table", table=table)
        finally:
            self._busy.discard(table)

    async def _do_next(self, live: LiveTable) -> bool:
        table = live.table
        if (ended := ending.unplayable(table)) is not None:
            await live.submit(lambda t: _still(ending.unplayable(t)))
            _log.warning("a table was ended", extra={"table": table.id, "why": ended.data["why"]})
            return True
        if live.at_a_standstill:
            await live.settle()
            return False
        if table.sealed:
            if self._begins(live, table) is None:
                return False
            await live.submit(lambda t: _still(self._begins(live, t)))
            return True
        if table.status == OPEN:
            await self._check_deserted(live)
            return False
        if agreement.pause_is_over(table, self.house.now()) is not None:
            await live.submit(lambda t: _still(agreement.pause_is_over(t, self.house.now())))
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
        return seating.begins(table, live.secret, house.now(), house.opened, house.nonce_ms)

    async def _check_deserted(self, live: LiveTable) -> None:
        """Close an open table that has been deserted for long."""
        house, table = self.house, live.table
        if not house.open_for:
            await live.expect(None)
            return
        until = max(table.at + house.open_for, house.opened + min(house.open_for, _COME_BACK))
        if self.anybody_at(table):
            until = house.now() + house.open_for
        if until > house.now():
            await live.expect(until)
        else:
            await live.submit(lambda t: ending.deserted(t, table.seq))

    def somebody_left(self, name: str, player: str) -> None:
        """Somebody disconnected from an open table: if nobody of it is connected, it is deserted from now on."""
        live, wait = self.house.tables.get(name), self.house.open_for
        if live is None or not wait or live.table.status != OPEN:
            return
        if player not in live.table.players or self.anybody_at(live.table):
            return
        until = self.house.now() + wait
        if until - live.expected > wait // 8:  # or somebody who reconnects all the time would cause endless writes
            self.house.keep_task(asyncio.create_task(_quietly(live.expect(until))))

    async def _move(self, live: LiveTable, table: Table) -> None:
        seat, seq = table.turn, table.moved
        bot = table.seats[seat].played_by
        position = moves.position_of(table)
        for attempt in range(_TRIES):
            try:
                seed = self.house.identity.seed(table.id, seq) + attempt
                kept_for = "" if attempt else table.id  # after a failure without its kept tree
                owner = self.house.networks.owner(table.host)
                action = await self.pool.choose(position, bot, seed, owner, kept_for)
                moves.resolved(table, position, seat, action, "en")  # an illegal action counts as a failure
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

        with contextlib.suppress(Refused):  # the table changed meanwhile, as after an undo
            await live.submit(judge, f"bot:{table.id}:{seq}")
            self.moves += 1

    @asynccontextmanager
    async def _lease(self, table: str) -> AsyncIterator[bool]:
        """Take the lease on a table, and renew it while it is needed."""
        store, now = self.house.store, self.house.now()
        held = await store.take_lease(table, self.house.process, now, now + _LEASE)
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
                await self.house.store.take_lease(table, self.house.process, now, now + _LEASE)


async def _quietly(work: Awaitable[None]) -> None:
    with contextlib.suppress(StoreDown):  # then it is checked sooner
        await work


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _is_due(table: Table) -> bool:
    """Is something due at once?"""
    begins = bool(table.sealed) and not table.unopened
    return begins or _bot_to_move(table) or ending.unplayable(table) is not None


def _bot_to_move(table: Table) -> bool:
    return table.may_act(table.turn) and table.turn >= 0 and bool(table.seats[table.turn].played_by)


def _still(draft: Draft | None) -> Draft:
    """The draft, if it is still due."""
    if draft is None:
        raise Refused(409, "busy")
    return draft
