"""Spreads jobs over whatever there is, threads of this machine or a cluster. Results do not depend on which.

A cluster gets jobs in parcels: sending one takes about a millisecond, so a parcel should hold work for much longer, but
not for so long that a lost one hurts or the last ones are waited for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

from burgomaster.lab.threads import Worker, run_on_threads

Job = TypeVar("Job")
Result = TypeVar("Result")

PARCEL_SECONDS = 0.5


def run_jobs(
    jobs: Iterable[Job],
    worker: Worker[Job, Result],
    done: Callable[[Job, Result], None],
    *,
    threads: int = 1,
    cluster: str | None = None,
) -> None:
    """Do all jobs, on so many threads or on the cluster at an address. `done` is told every result, one at a time.

    For a cluster the worker must be a function of a module with arguments that can be pickled, such as a `partial`.
    """
    if cluster is None:
        run_on_threads(jobs, threads, worker, done)
        return
    from burgomaster.lab.cluster import RayPool

    spread(jobs, RayPool(cluster, worker), done)


class Pool(Protocol):
    """Processes somewhere that do parcels of jobs."""

    def places(self) -> int:
        """How many parcels may be under way now."""

    def send(self, parcel: Sequence[Any]) -> Any:
        """Have a parcel done; the ticket for its results."""

    def finished(self, tickets: Sequence[Any]) -> Sequence[Any]:
        """Those of these tickets that can be collected; waits a while for the first."""

    def collect(self, ticket: Any) -> tuple[Sequence[Any], float]:
        """The results of a parcel, and how many seconds it took."""

    def cancel(self, tickets: Sequence[Any]) -> None:
        """Nobody waits for these any more."""


def spread(jobs: Iterable[Job], pool: Pool, done: Callable[[Job, Result], None]) -> None:
    """Do all jobs in a pool. `done` is told every result."""
    parcels = Parcels(jobs)
    under_way: dict[Any, list[Job]] = {}
    try:
        while True:
            while len(under_way) < pool.places() and (parcel := parcels.next()):
                under_way[pool.send(parcel)] = parcel
            if not under_way:
                return
            for ticket in pool.finished(list(under_way)):
                results, seconds = pool.collect(ticket)
                parcel = under_way.pop(ticket)
                parcels.took(len(parcel), seconds)
                for job, result in zip(parcel, results, strict=True):
                    done(job, result)
    except BaseException:  # Ctrl-C too
        pool.cancel(list(under_way))
        raise


class Parcels(Generic[Job]):
    """Jobs in parcels of about so many seconds, as far as can be told from those that are done."""

    def __init__(self, jobs: Iterable[Job], seconds: float = PARCEL_SECONDS) -> None:
        self._waiting = iter(jobs)
        self._seconds = seconds
        self._size = 1

    def next(self) -> list[Job]:
        """The next parcel; empty if nothing is left."""
        return list(islice(self._waiting, self._size))

    def took(self, jobs: int, seconds: float) -> None:
        """So many jobs took so long. Parcels grow slowly: the first job is not like the others."""
        fitting = int(jobs * self._seconds / seconds) if seconds > 0 else 2 * self._size
        self._size = max(1, min(fitting, 2 * self._size))
