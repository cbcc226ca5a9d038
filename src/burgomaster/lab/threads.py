"""Runs jobs on threads. Native code and other processes run in parallel; Python code takes turns."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

# Opened once in each thread or process with what says whether to stop; gives the function that does one job.
Worker = Callable[[Callable[[], bool]], AbstractContextManager[Callable[[Job], Result]]]

_PATIENCE = 15.0  # seconds that threads have to finish after Ctrl-C


class Abandoned(Exception):
    """A job was cancelled: nobody waits for its result."""


def run_on_threads(
    jobs: Iterable[Job],
    threads: int,
    worker: Worker[Job, Result],
    done: Callable[[Job, Result], None],
) -> None:
    """Do all jobs on so many threads. `done` is told every result, by one thread at a time.

    `worker` is opened once in each thread and gives the function that does one job. It gets a function that tells
    whether to stop, which is so after Ctrl-C or an error; a job may then raise Abandoned.
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

    workers = [threading.Thread(target=work, daemon=True) for _ in range(threads)]
    for thread in workers:
        thread.start()
    try:
        for thread in workers:
            thread.join()
    except KeyboardInterrupt:
        stop.set()
        for thread in workers:
            thread.join(_PATIENCE)
        raise
    if problems:
        raise problems[0]


class _None:
    """Stands for no job, since a job may be anything."""


_NONE = _None()
