"""How editions play, worked out by a worker of their own, in fair shares.

A simulation is cut into pieces of a second or two, each of them one job of the fair queue: so everybody's go on side by
side, and who asks again is told how far theirs is. One that nobody asks for any more ends.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from dataclasses import dataclass, field

from burgomaster.lab.tally import Tally
from burgomaster.play.setting import Setting
from burgomaster.server.bots.pool import BotFailed, WorkerPool
from burgomaster.server.limits import Limited
from burgomaster.server.networks import Owner
from burgomaster.server.recurring import unforeseen
from burgomaster.tables.refused import Refused

PATIENCE = 4.0  # seconds after which a request is answered, however far it is
PIECE = 1.5  # seconds of one job
FORGET = 20.0  # seconds after which a simulation is given up that nobody asks for
MOST_AT_ONCE = 40  # simulations under way, of all people together
MOST_HERE = 6  # of one network
_MOST_KEPT = 100  # finished ones
SEED = 1  # the same edition gives the same games


@dataclass
class Balancing:
    """One simulation: what is counted so far, and who wants to know."""

    agreed: Setting
    owner: Owner
    games: int  # wanted
    seconds: float  # of a worker's time, at most
    tally: Tally = field(default_factory=Tally)
    done: bool = False
    failed: bool = False
    asked: float = 0.0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class Balances:
    """All simulations of one process."""

    def __init__(self, pool: WorkerPool, games: int, seconds: float) -> None:
        self.pool = pool
        self._games, self._seconds = games, seconds
        self._known: dict[str, Balancing] = {}

    @property
    def running(self) -> int:
        """How many are under way."""
        return sum(not one.done for one in self._known.values())

    async def ask(self, agreed: Setting, owner: Owner) -> Balancing:
        """The simulation of an edition: begun if need be, answered when there is news of it, or soon after."""
        key = _key(agreed)
        found = self._known.get(key)
        if found is None or found.failed:
            self._check(owner)
            found = self._begin(key, agreed, owner)
        found.asked = time.monotonic()
        if not found.done:
            news = found.news
            try:
                async with asyncio.timeout(PATIENCE):
                    await news.wait()
            except TimeoutError:
                pass
            found.asked = time.monotonic()
        if found.failed:
            raise Refused(409, "balance-failed")
        return found

    async def close(self) -> None:
        """Stop all of them."""
        tasks = [one.task for one in self._known.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    def _check(self, owner: Owner) -> None:
        """Refused where too many are under way. A person has one: the one asked for last."""
        mine = [one for one in self._known.values() if not one.done and one.owner == owner and owner.person]
        for one in mine:
            one.done = one.failed = True
            one.news.set()
        here = sum(not one.done and one.owner.network == owner.network for one in self._known.values())
        if here >= MOST_HERE or self.running >= MOST_AT_ONCE:
            raise Limited("thinking", 429, "balances-busy")

    def _begin(self, key: str, agreed: Setting, owner: Owner) -> Balancing:
        self._known.pop(key, None)
        for old in [name for name, one in self._known.items() if one.done][: max(0, len(self._known) - _MOST_KEPT)]:
            del self._known[old]
        made = self._known[key] = Balancing(agreed, owner, self._games, self._seconds, asked=time.monotonic())
        made.task = asyncio.create_task(self._work(made), name="balance")
        return made

    async def _work(self, one: Balancing) -> None:
        try:
            spent = 0.0
            while not one.done and one.tally.games < one.games and spent < one.seconds:
                if time.monotonic() - one.asked > FORGET + PATIENCE:
                    one.failed = True
                    break
                left = one.games - one.tally.games
                piece = await self.pool.balance(one.agreed, SEED, one.tally.games, left, PIECE, one.owner)
                spent += PIECE
                one.tally.merge(piece)
                self._tell(one)
        except BotFailed:
            one.failed = True
        except Exception:  # half of a simulation is not told as a whole one
            one.failed = True
            unforeseen("a simulation")
        finally:
            one.done = True
            self._tell(one)

    def _tell(self, one: Balancing) -> None:
        """Wake those who wait, and let others wait anew."""
        one.news.set()
        if not one.done:
            one.news = asyncio.Event()


def _key(agreed: Setting) -> str:
    told = f"{agreed.name}\0{agreed.players}\0{agreed.options}\0{agreed.text}"
    return hashlib.sha256(told.encode()).hexdigest()
