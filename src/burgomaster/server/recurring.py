"""Work that goes on as long as the process runs, whatever goes wrong in it: that is logged, counted, and tried again.

What fails again and again is tried ever more seldom, so that a fault nobody foresaw fills neither the log nor the CPU.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable

from burgomaster.server.store.base import StoreDown

_log = logging.getLogger("burgomaster.tasks")

LONGEST = 60.0  # seconds between two tries
_MOST_RESTING = 10_000


class TaskFailures:
    """How often something failed that nobody foresaw, for the metrics."""

    count = 0


def unforeseen(what: str, **extra: object) -> None:
    """Log and count the failure that is being handled."""
    TaskFailures.count += 1
    _log.exception("%s failed", what, extra=extra)


def pause_after(failures: int, shortest: float) -> float:
    """How long to wait after so many failures in a row."""
    return min(LONGEST, shortest * 2.0 ** min(failures, 30))


async def again_and_again(what: str, work: Callable[[], Awaitable[object]], pause: float) -> None:
    """Do something for ever, with a pause in between that grows while it fails."""
    failures = 0
    while True:
        try:
            await work()
            failures = 0
        except StoreDown:
            failures = 0  # others report that, and its return is soon noticed
        except Exception:  # whatever it was, it goes on
            failures += 1
            unforeseen(what)
        await asyncio.sleep(pause_after(failures, pause))


async def until_done(what: str, work: Callable[[], Awaitable[object]], pause: float) -> None:
    """Do something until it has succeeded once."""
    failures = 0
    while True:
        try:
            await work()
            return
        except StoreDown:
            failures = 0
        except Exception:
            failures += 1
            unforeseen(what)
        await asyncio.sleep(pause_after(failures, pause))


class Resting:
    """What failed, and until when it is left alone: after the first failure not at all, then ever longer."""

    def __init__(self, clock: Callable[[], float], shortest: float) -> None:
        self._clock = clock
        self._shortest = shortest
        self._known: dict[Hashable, tuple[int, float]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def failed(self, what: Hashable) -> None:
        """It failed once more."""
        failures = self._known.pop(what, (0, 0.0))[0] + 1
        wait = 0.0 if failures == 1 else pause_after(failures - 1, self._shortest)
        self._known[what] = (failures, self._clock() + wait)
        if len(self._known) > _MOST_RESTING:
            del self._known[next(iter(self._known))]

    def fine(self, what: Hashable) -> None:
        """It went well."""
        self._known.pop(what, None)

    def rests(self, what: Hashable) -> bool:
        """Is it to be left alone for now?"""
        return what in self._known and self._known[what][1] > self._clock()
