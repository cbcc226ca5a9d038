"""The bot workers: a queue, first come first served, so that every table gets its share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from dataclasses import dataclass

import msgspec

from burgomaster.play.position import Position
from burgomaster.play.setting import Setting
from burgomaster.server.bots.worker import Agreed, Choice, Job, Moment, Reply, Review
from burgomaster.server.logs import noticed

_log = logging.getLogger("burgomaster.bots")
_LONGEST_LINE = 1 << 20
_AGAIN = 1.0  # seconds before the system is asked for a process again


class BotFailed(Exception):
    """The bot crashed, took too long or talked nonsense."""


@dataclass(slots=True)
class _Waiting:
    job: Job
    done: asyncio.Future[Reply]


class Pool:
    """Worker processes. One that crashes or hangs is replaced; only the job it had is lost."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.crashes = 0
        self._count = workers
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start serving; the processes themselves start with the first job."""
        self._tasks = [noticed(asyncio.create_task(self._serve(), name=f"bots-{n}")) for n in range(self._count)]

    async def close(self) -> None:
        """Stop the workers."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """Jobs nobody has begun."""
        return self._queue.qsize()

    async def choose(self, position: Position, bot: str, seed: int) -> str:
        """What a bot plays here (a hint, if none is named)."""
        return (await self._ask_one(Choice(_agreed(position.setting), position.packed(), bot, seed))).action

    async def review(self, agreed: Setting, moments: list[Moment], seat: int, seed: int) -> list[tuple[float, ...]]:
        """Every seat's chance to win at each moment of a game, as `seat` could know it; negative: as all lay open."""
        return (await self._ask_one(Review(_agreed(agreed), moments, seat, seed))).chances

    async def _ask_one(self, job: Job) -> Reply:
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        return await waiting.done

    async def _serve(self) -> None:
        """One worker's life after another."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                waiting = await self._queue.get()
                if waiting.done.done():  # nobody waits for it any more
                    continue
                if process is None or process.returncode is not None:
                    process = await _started()
                try:
                    waiting_answer = await self._ask(process, waiting.job)
                except BotFailed as problem:
                    self.crashes += 1
                    _log.warning("a bot failed", extra={"job": _named(waiting.job), "problem": str(problem)})
                    await _ended(process)
                    process = None
                    if not waiting.done.done():
                        waiting.done.set_exception(problem)
                    continue
                if not waiting.done.done():
                    waiting.done.set_result(waiting_answer)
        finally:
            if process is not None:
                await _ended(process)

    async def _ask(self, process: asyncio.subprocess.Process, job: Job) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self.seconds):
                process.stdin.write(msgspec.json.encode(job) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            reply = msgspec.json.decode(line, type=Reply) if line else Reply(problem="the worker ended")
        except TimeoutError:
            raise BotFailed(f"no answer within {self.seconds:g} s") from None
        # To uvloop a pipe that closed just now is a RuntimeError.
        except (OSError, RuntimeError, ValueError, msgspec.MsgspecError) as problem:
            raise BotFailed(str(problem)) from None
        if reply.problem:
            raise BotFailed(reply.problem)
        return reply


def _agreed(agreed: Setting) -> Agreed:
    return Agreed(agreed.name, agreed.players, agreed.text, dict(agreed.options))


def _named(job: Job) -> str:
    return "review" if isinstance(job, Review) else job.bot or "hint"


async def _started() -> asyncio.subprocess.Process:
    """A new worker. No bot is to blame if the system gives none just now: it is asked again."""
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
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
