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
        self.count = 0

    def put(self, owner: Owner, job: T) -> None:
        """One more job of somebody's."""
        people = self._places.setdefault(owner.place, {})
        people.setdefault(owner.person, deque()).append(job)
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
        self.count -= 1
        return Owner(place, person), job


class FairQueue(Generic[T]):
    """Quick jobs first, as they keep nobody waiting; but not for ever, or slow ones would never be served."""

    def __init__(self) -> None:
        self._quick: Ring[T] = Ring()
        self._slow: Ring[T] = Ring()
        self._in_a_row = 0
        self._waiting: Counter[str] = Counter()  # by place

    def __len__(self) -> int:
        return self._quick.count + self._slow.count

    def waiting_of(self, place: str) -> int:
        """How many jobs of a place wait."""
        return self._waiting[place]

    def put(self, owner: Owner, job: T, *, quick: bool) -> None:
        """One more."""
        (self._quick if quick else self._slow).put(owner, job)
        self._waiting[owner.place] += 1

    def take(self, *, slow: bool = True) -> T | None:
        """The next one; None if there is none. `slow`: may it be a slow one?"""
        slow = slow and self._slow.count > 0
        if self._quick.count and not (slow and self._in_a_row >= _QUICK_IN_A_ROW):
            self._in_a_row += 1
            owner, job = self._quick.take()
        elif slow:
            self._in_a_row = 0
            owner, job = self._slow.take()
        else:
            return None
        self._waiting[owner.place] -= 1
        if not self._waiting[owner.place]:
            del self._waiting[owner.place]
        return job
