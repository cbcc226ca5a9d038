"""Does a store take rows? A trial write tells, on the way that moves go, and it is read back on another one.

Anybody may ask. So it is tried once at a time, at most every few seconds however many ask, and whoever asks waits only
a while for it. Its price: at most one write of 8 KB with its sync, and one short read, in that time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from burgomaster.server.store.base import StoreDown

_log = logging.getLogger("burgomaster.store")

READY_FOR = 3.0  # seconds for which a trial write that went well is trusted
FAILED_FOR = 1.0  # and one that did not
PATIENCE = 5.0  # seconds after which one that hangs counts as failed
NAME = "touched"  # of the value that is written
_SIZE = 8192  # bytes, as a long row
_TRIES = 3  # of what another process may write between our writing and reading

Write = Callable[[bytes], Awaitable[object]]
Read = Callable[[], Awaitable[bytes | None]]


class Trial:
    """Tries it, and knows what came of it."""

    def __init__(self, write: Write, read: Read) -> None:
        self._write, self._read = write, read
        self._until = 0.0
        self._fine = False
        self._trying: asyncio.Task[bool] | None = None

    def doubt(self) -> None:
        """A write has failed: the next who asks has it tried."""
        self._until = 0.0

    async def ready(self) -> bool:
        """Does the store take rows, as far as is known?"""
        if time.monotonic() < self._until:
            return self._fine
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try(), name="trial")
        done, _ = await asyncio.wait({self._trying}, timeout=PATIENCE)
        return bool(done) and not self._trying.cancelled() and self._trying.result()

    async def close(self) -> None:
        """Try nothing more."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)

    async def _try(self) -> bool:
        self._until = 0.0
        try:
            self._fine = await self._goes_well()
        except StoreDown:
            self._fine = False
        except Exception:  # whatever it was, it is not ready
            self._fine = False
            _log.exception("a trial write failed")
        self._until = time.monotonic() + (READY_FOR if self._fine else FAILED_FOR)
        return self._fine

    async def _goes_well(self) -> bool:
        for _ in range(_TRIES):
            value = secrets.token_bytes(_SIZE)
            await self._write(value)
            if await self._read() == value:
                return True
        return False
