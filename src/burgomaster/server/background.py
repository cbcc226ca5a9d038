"""Long work off the event loop: a small thread pool that serves everybody in turn.

Whoever reads a whole log, or computes something from one, first waits for a slot. Slots are shared out by network and
person. Work for the CPU runs in threads. Who waits too long is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from burgomaster.server.fair_queue import RoundRobin
from burgomaster.server.limits import Limited
from burgomaster.server.networks import HOUSE, Owner
from burgomaster.tables.refused import Refused

T = TypeVar("T")

_AT_ONCE = 2  # threads share one interpreter with the event loop: more would only slow it down
_MOST_WAITING = 100  # of one network


class Slot:
    """Permission to work in the background, one piece after the other."""

    def __init__(self, threads: ThreadPoolExecutor, seconds: float) -> None:
        self._threads, self._seconds = threads, seconds
        self.running: asyncio.Future[Any] | None = None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """The result of the work, done in a thread. A thread cannot be stopped: it ends even if nobody waits for it."""
        running = asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        self.running = running
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.shield(running)
        except TimeoutError:
            raise Refused(503, "busy") from None


class BackgroundWork:
    """The thread pool and those who wait for it."""

    def __init__(self) -> None:
        self.seconds = 20.0  # timeout for a slot, and for the work done in it
        self._threads = ThreadPoolExecutor(_AT_ONCE, "background")
        self._free = _AT_ONCE
        self._waiting: RoundRobin[asyncio.Future[None]] = RoundRobin()

    @asynccontextmanager
    async def slot(self, owner: Owner) -> AsyncIterator[Slot]:
        """Wait for a slot and hold it."""
        await self._wait(owner)
        slot = Slot(self._threads, self.seconds)
        try:
            yield slot
        finally:
            if slot.running is None or slot.running.done():
                self._next()
            else:  # whoever asked has gone; the thread goes on
                slot.running.add_done_callback(self._done)

    async def run(self, owner: Owner, work: Callable[..., T], *given: Any) -> T:
        """One piece of work in a slot of its own."""
        async with self.slot(owner) as slot:
            return await slot.run(work, *given)

    def close(self) -> None:
        """Start nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _wait(self, owner: Owner) -> None:
        if self._free:
            self._free -= 1
            return
        if owner != HOUSE and self._waiting.by_network[owner.network] >= _MOST_WAITING:
            raise Limited("requests", 429, "rate", seconds=1)
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(owner, granted)
        try:
            async with asyncio.timeout(self.seconds):
                await granted
        except (TimeoutError, asyncio.CancelledError) as problem:
            if granted.done() and not granted.cancelled():
                self._next()  # the slot was granted too late: pass it on
            if isinstance(problem, TimeoutError):
                raise Refused(503, "busy") from None
            raise

    def _done(self, running: asyncio.Future[Any]) -> None:
        if not running.cancelled():
            running.exception()  # nobody waits for it
        self._next()

    def _next(self) -> None:
        while self._waiting.count:
            _, granted = self._waiting.take()
            if not granted.done():
                granted.set_result(None)
                return
        self._free += 1
