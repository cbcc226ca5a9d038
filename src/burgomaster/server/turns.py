"""Whose turn it is to be served: places one after the other, in each its people, whoever has how much waiting."""

from __future__ import annotations

from collections import Counter, deque
from typing import Generic, TypeVar

from burgomaster.server.places import Owner

T = TypeVar("T")

_QUICK_IN_A_ROW = 32  # quick jobs, after which a slow one that waits is served


class Ring(Generic[T]):
    """Jobs by place and person. Who has just been served stands last."""

    def __init__(self) -> None:
        self._places: dict[str, dict[str, deque[T]]] = {}
        self.by_place: Counter[str] = Counter()  # how many wait
        self.count = 0

    def put(self, owner: Owner, job: T) -> None:
        """One more job of somebody's."""
        people = self._places.setdefault(owner.place, {})
        people.setdefault(owner.person, deque()).append(job)
        self.by_place[owner.place] += 1
        self.count += 1

    def take(self) -> tuple[Owner, T]:
        """The next job, and whose it is."""
        place, people = next(iter(self._places.items()))
        person, jobs = next(iter(people.items()))
        job = jobs.popleft()
        del people[person], self._places[place]
        if jobs:
            people[person] = jobs
        if people:
            self._places[place] = people
            self.by_place[place] -= 1
        else:
            del self.by_place[place]
        self.count -= 1
        return Owner(place, person), job


class FairQueue(Generic[T]):
    """Quick jobs first, as they keep nobody waiting; but not for ever, or slow ones would never be served."""

    def __init__(self) -> None:
        self._quick: Ring[T] = Ring()
        self._slow: Ring[T] = Ring()
        self._in_a_row = 0

    def __len__(self) -> int:
        return self._quick.count + self._slow.count

    def waiting_of(self, place: str) -> int:
        """How many jobs of a place wait."""
        return self._quick.by_place[place] + self._slow.by_place[place]

    def put(self, owner: Owner, job: T, *, quick: bool) -> None:
        """One more."""
        (self._quick if quick else self._slow).put(owner, job)

    def take(self, *, slow: bool = True) -> T | None:
        """The next one; None if there is none. `slow`: may it be a slow one?"""
        slow = slow and self._slow.count > 0
        if self._quick.count and not (slow and self._in_a_row >= _QUICK_IN_A_ROW):
            self._in_a_row += 1
            return self._quick.take()[1]
        if slow:
            self._in_a_row = 0
            return self._slow.take()[1]
        return None
