"""Work that takes long, in a few threads beside the loop, so that nobody waits for somebody else's long table.

Whose work it is decides when its turn comes; who must wait too long is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from burgomaster.server.places import HOUSE, Owner
from burgomaster.server.refused import Refused
from burgomaster.server.turns import Ring

T = TypeVar("T")

_THREADS = 2  # they share one interpreter with the loop: more would only slow it down
_MOST_WAITING = 1000
SECONDS = 20.0  # for waiting and working


class Aside:
    """Runs work in threads, everybody in turn."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "aside")
        self._free = _THREADS
        self._waiting: Ring[asyncio.Future[None]] = Ring()

    async def run(self, owner: Owner, work: Callable[..., T], *given: Any) -> T:
        """What the work gives. Refused if it is not done in time; a thread that has begun ends by itself."""
        try:
            async with asyncio.timeout(SECONDS):
                await self._turn(owner)
                running = asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
                running.add_done_callback(self._done)
                return await asyncio.shield(running)
        except TimeoutError:
            raise Refused(503, "busy") from None

    def close(self) -> None:
        """No more work."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, owner: Owner) -> None:
        if self._free:
            self._free -= 1
            return
        if self._waiting.count >= _MOST_WAITING and owner != HOUSE:
            raise Refused(503, "busy")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(owner, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it came too late: the next one may have it
            raise

    def _done(self, running: asyncio.Future[Any]) -> None:
        if not running.cancelled():
            running.exception()  # whoever asked may have gone
        self._next()

    def _next(self) -> None:
        while self._waiting.count:
            _, turn = self._waiting.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
