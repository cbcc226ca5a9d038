"""Work that takes long, a little at a time, so that nobody waits for somebody else's long table.

Whoever reads a whole log, or works something out from one, first waits for a turn; turns go round by place and person.
What needs the processor is done in threads beside the loop. Who must wait too long is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from burgomaster.server.places import HOUSE, Owner
from burgomaster.server.refused import Limited, Refused
from burgomaster.server.turns import Ring

T = TypeVar("T")

_AT_ONCE = 2  # threads share one interpreter with the loop: more would only slow it down
_MOST_WAITING = 100  # of one place
SECONDS = 20.0  # to wait for a turn, or for what is done with it


class Turn:
    """Leave to work; one piece after the other."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self._threads = threads
        self.running: asyncio.Future[Any] | None = None

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        """What the work gives, done in a thread. A thread that has begun ends by itself, whoever waits for it."""
        running = asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        self.running = running
        try:
            async with asyncio.timeout(SECONDS):
                return await asyncio.shield(running)
        except TimeoutError:
            raise Refused(503, "busy") from None


class Aside:
    """Gives everybody turns."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_AT_ONCE, "aside")
        self._free = _AT_ONCE
        self._waiting: Ring[asyncio.Future[None]] = Ring()

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[Turn]:
        """Wait for a turn and have it."""
        await self._wait(owner)
        turn = Turn(self._threads)
        try:
            yield turn
        finally:
            if turn.running is None or turn.running.done():
                self._next()
            else:  # whoever asked has gone; the thread goes on
                turn.running.add_done_callback(self._done)

    async def run(self, owner: Owner, work: Callable[..., T], *given: Any) -> T:
        """A turn with one piece of work."""
        async with self.turn(owner) as turn:
            return await turn.work(work, *given)

    def close(self) -> None:
        """No more work."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _wait(self, owner: Owner) -> None:
        if self._free:
            self._free -= 1
            return
        if owner != HOUSE and self._waiting.by_place[owner.place] >= _MOST_WAITING:
            raise Limited("requests", 429, "rate", seconds=1)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(owner, turn)
        try:
            async with asyncio.timeout(SECONDS):
                await turn
        except (TimeoutError, asyncio.CancelledError) as problem:
            if turn.done() and not turn.cancelled():
                self._next()  # it came too late: the next one may have it
            if isinstance(problem, TimeoutError):
                raise Refused(503, "busy") from None
            raise

    def _done(self, running: asyncio.Future[Any]) -> None:
        if not running.cancelled():
            running.exception()  # nobody waits for it
        self._next()

    def _next(self) -> None:
        while self._waiting.count:
            _, turn = self._waiting.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
