"""The pool of bot workers: a fair queue, quick bots first, so that nobody's tables keep others waiting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from burgomaster.bots.found import IdeaFound
from burgomaster.bots.levels import LEVELS
from burgomaster.lab.tally import Tally
from burgomaster.play.position import Position
from burgomaster.play.setting import Setting
from burgomaster.server.assessed import AssessedGame, Progress
from burgomaster.server.bots.kept_bots import MOST_KEPT
from burgomaster.server.bots.worker import Agreed, BalanceJob, ChancesJob, ChoiceJob, Job, Reply, ReviewJob, RowEvents
from burgomaster.server.fair_queue import FairQueue
from burgomaster.server.hint_data import IdeaData
from burgomaster.server.logs import log_failure
from burgomaster.server.networks import HOUSE, Owner
from burgomaster.server.recurring import unforeseen

_log = logging.getLogger("burgomaster.bots")
_LONGEST_LINE = 1 << 22
DEEPEST = "deeper"  # of a review's depths
_AGAIN = 1.0  # seconds before starting a process is tried again
_SLOW = (LEVELS[-1], "")  # the searching bot, and hints: up to two seconds; the others take milliseconds
_Seat = tuple[str, int]  # of a table


class BotFailed(Exception):
    """The bot crashed, took too long or gave an answer that cannot be read."""


@dataclass(slots=True)
class _Waiting:
    job: Job
    done: asyncio.Future[Reply]
    quick: bool
    seat: _Seat | None = None  # that a worker may keep a bot for
    tell: Callable[[Progress], None] | None = None  # how far it is


class WorkerPool:
    """Worker processes. One that crashes or hangs is replaced; only the job it had is lost."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.crashes = 0
        self._count = workers
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._free: dict[int, asyncio.Future[_Waiting]] = {}  # workers without a job, the one free for longest first
        self._slow = 0  # slow jobs in progress; of several workers one is kept for quick ones
        self._keepers: dict[_Seat, int] = {}  # the worker that thought for a seat last, the latest at the end
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start serving; the processes start with the first job."""
        self._tasks = [log_failure(asyncio.create_task(self._serve(n), name=f"bots-{n}")) for n in range(self._count)]

    async def close(self) -> None:
        """Stop the workers."""
        self._free.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._queue)

    def waiting_of(self, owner: Owner) -> int:
        """How many jobs of one network wait."""
        return self._queue.waiting_of(owner.network)

    async def choose(self, position: Position, bot: str, seed: int, owner: Owner = HOUSE, table: str = "") -> str:
        """What a bot plays here (a hint, if none is named). At a table with a name it is kept for its next move."""
        job = ChoiceJob(_agreed(position.setting), position.packed(), bot, seed, table=table)
        seat = (table, position.turn) if table and is_slow(bot) else None
        return (await self._ask_one(job, owner, quick=not is_slow(bot), seat=seat)).action

    async def hint(self, position: Position, seed: int, owner: Owner = HOUSE) -> list[IdeaData]:
        """What to suggest here, the best first."""
        job = ChoiceJob(_agreed(position.setting), position.packed(), "", seed)
        return (await self._ask_one(job, owner, quick=False)).ideas

    async def explain(
        self, position: Position, found: Sequence[IdeaFound], seed: int, owner: Owner = HOUSE
    ) -> list[IdeaData]:
        """The same for what a search elsewhere has found: nothing is searched here."""
        job = ChoiceJob(_agreed(position.setting), position.packed(), "", seed, list(found))
        return (await self._ask_one(job, owner, quick=True)).ideas

    async def chances(
        self, agreed: Setting, moments: list[RowEvents], seat: int, seed: int, owner: Owner = HOUSE
    ) -> list[tuple[float, ...]]:
        """Every seat's chance to win after each row, as `seat` could know it; negative: with nothing hidden."""
        return (await self._ask_one(ChancesJob(_agreed(agreed), moments, seat, seed), owner, quick=False)).chances

    async def review(
        self, file: str, depth: str, owner: Owner = HOUSE, tell: Callable[[Progress], None] | None = None
    ) -> AssessedGame:
        """A game file reviewed. One that is looked at more closely lets the others go first."""
        reply = await self._ask_one(ReviewJob(file, depth), owner, quick=depth != DEEPEST, tell=tell)
        if reply.review is None:
            raise BotFailed("no review came back")
        return reply.review

    async def balance(
        self, agreed: Setting, seed: int, first: int, games: int, seconds: float, owner: Owner = HOUSE
    ) -> Tally:
        """Some games of a simulation."""
        job = BalanceJob(_agreed(agreed), seed, first, games, seconds)
        reply = await self._ask_one(job, owner, quick=False)
        if reply.tally is None:
            raise BotFailed("no games came back")
        return reply.tally

    async def _ask_one(
        self,
        job: Job,
        owner: Owner,
        *,
        quick: bool,
        seat: _Seat | None = None,
        tell: Callable[[Progress], None] | None = None,
    ) -> Reply:
        waiting = _Waiting(job, asyncio.get_running_loop().create_future(), quick, seat, tell)
        self._queue.put(owner, waiting, quick=quick)
        self._hand_out()
        return await waiting.done

    async def _next(self, worker: int) -> _Waiting:
        """The next job for a worker."""
        given: asyncio.Future[_Waiting] = asyncio.get_running_loop().create_future()
        self._free[worker] = given
        self._hand_out()
        return await given

    def _hand_out(self) -> None:
        """Give workers that are free the next jobs somebody still waits for."""
        while self._free:
            found = self._queue.take(slow=self._slow < max(1, self._count - 1))
            if found is None:
                return
            if not found.done.done():
                self._slow += not found.quick
                self._free.pop(self._worker_for(found.seat)).set_result(found)

    def _worker_for(self, seat: _Seat | None) -> int:
        """The free worker that knows most of a seat's game; no job waits for one that is busy."""
        keeper = -1 if seat is None else self._keepers.pop(seat, -1)
        worker = keeper if keeper in self._free else next(iter(self._free))
        if seat is not None:
            self._keepers[seat] = worker
            if len(self._keepers) > MOST_KEPT * self._count:
                del self._keepers[next(iter(self._keepers))]
        return worker

    async def _serve(self, worker: int) -> None:
        """Run one worker; start another process when its process ends."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                waiting = await self._next(worker)
                try:
                    if process is None or process.returncode is not None:
                        process = await _started()
                    waiting_answer = await self._ask(process, waiting.job, waiting.tell)
                except BotFailed as problem:
                    failed = problem
                except Exception as problem:  # whatever it was, the next job is served
                    unforeseen("a bot worker", job=_named(waiting.job))
                    failed = BotFailed(f"{type(problem).__name__}: {problem}")
                else:
                    if not waiting.done.done():
                        waiting.done.set_result(waiting_answer)
                    continue
                finally:
                    self._slow -= not waiting.quick
                self.crashes += 1
                _log.warning("a bot failed", extra={"job": _named(waiting.job), "problem": str(failed)})
                if not waiting.done.done():
                    waiting.done.set_exception(failed)
                old, process = process, None
                if old is not None:
                    await _ended(old)
        finally:
            if process is not None:
                await _ended(process)

    async def _ask(
        self, process: asyncio.subprocess.Process, job: Job, tell: Callable[[Progress], None] | None, /
    ) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self.seconds):
                process.stdin.write(msgspec.json.encode(job) + b"\n")
                await process.stdin.drain()
                while (reply := _read(await process.stdout.readline())).progress is not None:
                    if tell is not None:
                        tell(reply.progress)
        except TimeoutError:
            raise BotFailed(f"no answer within {self.seconds:g} s") from None
        # To uvloop a pipe that closed just now is a RuntimeError.
        except (OSError, RuntimeError, ValueError, msgspec.MsgspecError) as problem:
            raise BotFailed(str(problem)) from None
        if reply.problem:
            raise BotFailed(reply.problem)
        return reply


def _read(line: bytes) -> Reply:
    return msgspec.json.decode(line, type=Reply) if line else Reply(problem="the worker ended")


def is_slow(bot: str) -> bool:
    """Is this one of the slow bots?"""
    return bot in _SLOW


def _agreed(agreed: Setting) -> Agreed:
    return Agreed(agreed.name, agreed.players, agreed.text, dict(agreed.options))


def _named(job: Job) -> str:
    if isinstance(job, ChoiceJob):
        return job.bot or ("explain" if job.found else "hint")
    return "balance" if isinstance(job, BalanceJob) else "review"


async def _started() -> asyncio.subprocess.Process:
    """A new worker process. If the system gives none just now, that is not the bot's failure: it is tried again."""
    while True:
        try:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "burgomaster.server.bots.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
            )
        except OSError as problem:
            _log.error("cannot start a bot worker", extra={"problem": str(problem)})
            await asyncio.sleep(_AGAIN)


async def _ended(process: asyncio.subprocess.Process) -> None:
    try:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    except Exception:  # another process is started in its place
        unforeseen("ending a bot worker")
