"""How the bench measures: every piece of work in turn, several rounds, the best round counts.

Other programs on the machine can only make a round slower, never faster, so the best one is nearest to the truth.
Taking turns keeps a slow minute of the machine from falling on one side of a ratio alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple, TypeVar

Name = TypeVar("Name", bound=Hashable)

# Does some work and says how much: decisions made, iterations gone through.
Work = Callable[[], int]


class Effort(NamedTuple):
    """How hard to measure."""

    rounds: int
    seconds: float  # of each piece of work in each round


class Speed(NamedTuple):
    """Work per second, round by round."""

    rounds: list[float]

    @property
    def best(self) -> float:
        """The figure that counts."""
        return max(self.rounds)

    @property
    def spread(self) -> float:
        """How far the worst round fell behind, as a share: the noise of this run."""
        return 1 - min(self.rounds) / self.best


def measure(works: Mapping[Name, Work], effort: Effort, clock: Callable[[], float]) -> dict[Name, Speed]:
    """The speed of every piece of work by this clock: `time.process_time` for one thread, else `time.perf_counter`."""
    for work in works.values():
        work()  # what is made only once is no part of the speed
    speeds = {name: Speed([]) for name in works}
    for _ in range(effort.rounds):
        for name, work in works.items():
            speeds[name].rounds.append(_once(work, effort.seconds, clock))
    return speeds


def _once(work: Work, seconds: float, clock: Callable[[], float]) -> float:
    done = 0
    started = clock()
    while (spent := clock() - started) < seconds:
        done += work()
    return done / spent


def nanoseconds(repeat: Callable[[int], object], effort: Effort) -> float:
    """What one of many repetitions costs, in CPU time."""
    count = 1
    while (took := _cpu(repeat, count)) < effort.seconds / 10:
        count *= 4
    return min(took, *(_cpu(repeat, count) for _ in range(effort.rounds))) / count * 1e9


def _cpu(repeat: Callable[[int], object], count: int) -> float:
    started = time.process_time()
    repeat(count)
    return time.process_time() - started
