"""Spreads jobs over threads. What native code or another process does goes on at the same time; Python takes turns."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

_PATIENCE = 15.0  # seconds to let threads finish what they are at, after someone pressed Ctrl-C


class Abandoned(Exception):
    """A job was given up, because nobody waits for it any more."""


def spread(
    jobs: Iterable[Job],
    threads: int,
    worker: Callable[[Callable[[], bool]], AbstractContextManager[Callable[[Job], Result]]],
    done: Callable[[Job, Result], None],
) -> None:
    """Do all jobs on so many threads. `done` is told every result, by one thread at a time.

    `worker` is opened once in each thread and gives what does one job. It gets a function that says whether everybody
    is to stop, which is so after Ctrl-C or an error; a job that sees it may raise Abandoned.
    """
    waiting = iter(jobs)
    lock = threading.Lock()
    stop = threading.Event()
    problems: list[BaseException] = []

    def work() -> None:
        try:
            with worker(stop.is_set) as do:
                while not stop.is_set():
                    with lock:
                        job = next(waiting, _NONE)
                    if isinstance(job, _None):
                        return
                    result = do(job)
                    with lock:
                        done(job, result)
        except Abandoned:
            pass
        except BaseException as problem:  # told to the caller below
            problems.append(problem)
            stop.set()

    crew = [threading.Thread(target=work, daemon=True) for _ in range(threads)]
    for thread in crew:
        thread.start()
    try:
        for thread in crew:
            thread.join()
    except KeyboardInterrupt:
        stop.set()
        for thread in crew:
            thread.join(_PATIENCE)
        raise
    if problems:
        raise problems[0]


class _None:
    """Stands for no job, since a job may be anything."""


_NONE = _None()
