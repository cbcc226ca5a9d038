"""Fair queues: round robin over networks, and within a network over its people, however much each has waiting."""

from __future__ import annotations

from collections import Counter, deque
from typing import Generic, TypeVar

from burgomaster.server.networks import Owner

T = TypeVar("T")

_QUICK_IN_A_ROW = 32  # quick jobs, after which a slow one that waits is served


class RoundRobin(Generic[T]):
    """Jobs by network and person, taken in turn. Who has just been served goes to the end."""

    def __init__(self) -> None:
        self._networks: dict[str, dict[str, deque[T]]] = {}
        self.by_network: Counter[str] = Counter()  # how many wait
        self.count = 0

    def put(self, owner: Owner, job: T) -> None:
        """Add a job."""
        people = self._networks.setdefault(owner.network, {})
        people.setdefault(owner.person, deque()).append(job)
        self.by_network[owner.network] += 1
        self.count += 1

    def take(self) -> tuple[Owner, T]:
        """The next job, and whose it is."""
        network, people = next(iter(self._networks.items()))
        person, jobs = next(iter(people.items()))
        job = jobs.popleft()
        del people[person], self._networks[network]
        if jobs:
            people[person] = jobs
        if people:
            self._networks[network] = people
            self.by_network[network] -= 1
        else:
            del self.by_network[network]
        self.count -= 1
        return Owner(network, person), job


class FairQueue(Generic[T]):
    """Quick jobs first, since they delay nobody for long. After a number of them a slow one is served."""

    def __init__(self) -> None:
        self._quick: RoundRobin[T] = RoundRobin()
        self._slow: RoundRobin[T] = RoundRobin()
        self._in_a_row = 0

    def __len__(self) -> int:
        return self._quick.count + self._slow.count

    def waiting_of(self, network: str) -> int:
        """How many jobs of a network wait."""
        return self._quick.by_network[network] + self._slow.by_network[network]

    def put(self, owner: Owner, job: T, *, quick: bool) -> None:
        """Add a job."""
        (self._quick if quick else self._slow).put(owner, job)

    def take(self, *, slow: bool = True) -> T | None:
        """The next job, or None. `slow`: may it be a slow one?"""
        slow = slow and self._slow.count > 0
        if self._quick.count and not (slow and self._in_a_row >= _QUICK_IN_A_ROW):
            self._in_a_row += 1
            return self._quick.take()[1]
        if slow:
            self._in_a_row = 0
            return self._slow.take()[1]
        return None
