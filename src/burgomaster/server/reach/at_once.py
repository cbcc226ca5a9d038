"""How much may be under way at once for one person, one site or one network: those that hang keep nobody else back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from burgomaster.server.networks import read_address


class Busy(Exception):
    """Too much waits there already."""


class AtOnce:
    """For each who is counted at most `most` at a time, and at most `waiting` that wait for them."""

    def __init__(self, most: int, waiting: int) -> None:
        self.most = most
        self.waiting = waiting
        self._gates: dict[str, asyncio.Semaphore] = {}
        self._here: Counter[str] = Counter()  # under way, or waiting

    @asynccontextmanager
    async def one(self, who: str) -> AsyncIterator[None]:
        """One more; waits for its turn, which whoever calls sets a limit to. Raises Busy where too many wait."""
        if self._here[who] >= self.most + self.waiting:
            raise Busy(who)
        self._here[who] += 1
        gate = self._gates.setdefault(who, asyncio.Semaphore(self.most))
        try:
            async with gate:
                yield
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who], self._gates[who]


@asynccontextmanager
async def all_of(*counted: tuple[AtOnce, str]) -> AsyncIterator[None]:
    """One more of each of these, in this order."""
    async with AsyncExitStack() as stack:
        for at_once, who in counted:
            await stack.enter_async_context(at_once.one(who))
        yield


def site_of(host: str) -> str:
    """The names that are likely one owner's: the last two parts of a host's name, or the address it is."""
    known = read_address(host)
    return str(known or ".".join(host.lower().rstrip(".").split(".")[-2:]))
