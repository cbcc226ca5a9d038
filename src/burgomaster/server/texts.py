"""Reads what people say, for requests: quickly on the event loop, and off it where a text was not understood.

What a reading costs is counted in steps, the same everywhere (see games/kernel/effort.py). Each person and each
network has a budget of them; without a name one draws on the network's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from burgomaster.games.kernel.effort import ASKING, READING, ReadingBudget, TakesLonger
from burgomaster.server.background import BackgroundWork
from burgomaster.server.limits import RateLimiter
from burgomaster.server.networks import Owner

T = TypeVar("T")

_READERS_HERE = 5  # a whole network may read this many times as much as one person
_SLOW = READING + 2 * ASKING  # steps that are set aside for a text that was not understood


class Texts:
    """Reads texts, each on somebody's account."""

    def __init__(self, background: BackgroundWork, steps_a_second: float) -> None:
        self._background = background
        self._each = RateLimiter(steps_a_second, limit="reading")
        self._here = RateLimiter(steps_a_second * _READERS_HERE, limit="reading")

    async def read(self, owner: Owner, work: Callable[[], T]) -> T:
        """What comes of work that reads a text; refused where the budget is spent."""
        self.check(owner)
        try:
            with self.quickly(owner):
                return work()
        except TakesLonger:
            return await self.slowly(owner, work)

    def check(self, owner: Owner) -> None:
        """Refused where the budget is spent."""
        self._charge(owner, 0)

    @contextmanager
    def quickly(self, owner: Owner) -> Iterator[None]:
        """What is read here is charged to somebody. TakesLonger, where it is not understood: read it slowly then."""
        with ReadingBudget(quick=True) as effort:
            try:
                yield
            finally:
                self._each.charge(_who(owner), effort.spent)
                if owner.network:
                    self._here.charge(owner.network, effort.spent)

    async def slowly(self, owner: Owner, work: Callable[[], T]) -> T:
        """The same off the event loop, everybody in turn."""
        self._charge(owner, _SLOW)
        effort = ReadingBudget()

        def counted() -> T:
            with effort:
                return work()

        try:
            return await self._background.run(owner, counted)
        finally:
            self._give_back(owner, _SLOW - effort.spent)  # a plan of many actions may have cost more

    def _charge(self, owner: Owner, steps: int) -> None:
        self._each.take(_who(owner), steps)
        if owner.network:
            try:
                self._here.take(owner.network, steps)
            except BaseException:
                self._each.give_back(_who(owner), steps)
                raise

    def _give_back(self, owner: Owner, steps: int) -> None:
        self._each.give_back(_who(owner), steps)
        if owner.network:
            self._here.give_back(owner.network, steps)


def _who(owner: Owner) -> str:
    return owner.person or f"@{owner.network}"
