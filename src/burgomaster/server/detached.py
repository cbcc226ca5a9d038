"""Threads for calls that may hang in the system, such as looking up a name: nobody waits for them, not even at the end.

A thread of Python's own pools is waited for when the interpreter ends, however long it hangs. These are not. Each kind
of work has some of its own, so that one that hangs takes nothing away from another.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class DetachedThreads:
    """At most so many threads of one kind. One that hangs keeps its place; who waited for it may go."""

    def __init__(self, most: int, name: str) -> None:
        self._name = name
        self._free = asyncio.Semaphore(most)

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """The result of the work, done in a thread. Whoever calls this says how long they wait."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def finish(result: Any, problem: BaseException | None) -> None:
            self._free.release()
            if done.done():
                return  # whoever asked has gone
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)

        def call() -> None:
            try:
                told: tuple[Any, BaseException | None] = (work(*given), None)
            except BaseException as problem:  # whoever asked is told
                told = (None, problem)
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(finish, *told)

        await self._free.acquire()
        try:
            threading.Thread(target=call, name=self._name, daemon=True).start()
        except BaseException:
            self._free.release()
            raise
        return await done
