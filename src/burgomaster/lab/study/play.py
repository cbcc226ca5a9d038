"""Plays the games of a study, on threads, on a cluster or on a GPU, and writes each down as it ends."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol

import numpy as np

from burgomaster.lab.arena import Arena, Without
from burgomaster.lab.log import RunLog
from burgomaster.lab.spread import run_jobs
from burgomaster.lab.study.follower import Follower
from burgomaster.lab.study.forbidden import steps_of
from burgomaster.lab.study.game import StudyGame, Taken
from burgomaster.lab.study.plan import StudyPlan

# By variant and number of players, where the game's own are not used: the nets of all who play, by level.
Nets = Mapping[tuple[int, int], Mapping[str, Any]]


class GpuRoom(Protocol):
    """Plays many games at once."""

    def play(self, numbers: Sequence[int]) -> Iterator[StudyGame]:
        """Games of the plan, by their numbers."""


class Room:
    """One arena for every variant and number of players, for one thread."""

    def __init__(self, plan: StudyPlan, nets: Nets, stopped: Callable[[], bool] = lambda: False) -> None:
        self._plan, self._nets, self._stopped = plan, nets, stopped
        self._arenas: dict[tuple[int, int], tuple[Arena, Follower]] = {}
        game, forbidden = plan.varied.base.name, plan.varied.forbidden
        self._masks = np.array([steps_of(game, action) for action in forbidden])  # steps, by action

    def play(self, number: int) -> StudyGame:
        """One game of the plan."""
        plan = self._plan
        place = plan.place(number)
        forbidden = plan.varied.variants[place.variant].forbidden
        # What is forbidden to a seat does not change the game: one arena is enough for all of it.
        arena, follower = self._arena(0 if forbidden else place.variant, place.players)
        without = Without(place.turned, self._masks[plan.varied.forbidden.index(forbidden)]) if forbidden else None
        arena.taken[:] = 0
        played = arena.play(plan.seats(place), plan.key(place), without)
        bought, leads, events = follower.follow(arena.trace)
        return StudyGame(
            number,
            played.winners,
            played.finished,
            played.turns,
            sum(thinking.decisions for thinking in played.thinking),
            leads,
            events,
            played.luck,
            bought,
            self._taken(arena, forbidden),
        )

    def _taken(self, arena: Arena, forbidden: str) -> Taken:
        """Who took what is forbidden, in this variant or in others, how often."""
        actions = self._plan.varied.forbidden
        return tuple(
            (place, seat, int(times))
            for place, action in enumerate(actions)
            if forbidden in ("", action)
            for seat, times in enumerate(arena.taken @ self._masks[place])
            if times
        )

    def close(self) -> None:
        """No more games."""
        for arena, _ in self._arenas.values():
            arena.close()

    def _arena(self, variant: int, players: int) -> tuple[Arena, Follower]:
        place = variant, players
        if place not in self._arenas:
            plan, agreed = self._plan, self._plan.setting(variant, players)
            nets = self._nets.get(place)
            arena = Arena(agreed, plan.deadline, self._stopped, luck=plan.luck, traced=True, nets=nets)
            self._arenas[place] = arena, Follower(agreed)
        return self._arenas[place]


def play_missing(
    plan: StudyPlan,
    nets: Nets,
    played: dict[int, StudyGame],
    threads: int,
    cluster: str | None,
    log: RunLog | None,
    progress: Callable[[int], None] | None,
    gpu: GpuRoom | None = None,
) -> bool:
    """Play what is missing; True if someone pressed Ctrl-C."""
    missing = [number for number in range(plan.games) if number not in played]
    threads = min(threads if threads > 0 else os.cpu_count() or 1, len(missing))
    done_so_far = plan.games - len(missing)

    def done(number: int, game: StudyGame) -> None:
        nonlocal done_so_far
        if log is not None:
            log.add(game.to_data())
        played[number] = game
        done_so_far += 1
        if progress is not None:
            progress(done_so_far)

    try:
        if gpu is not None:
            for game in gpu.play(missing):
                done(game.number, game)
            return False
        run_jobs(missing, partial(_player, plan, nets), done, threads=threads, cluster=cluster)
    except KeyboardInterrupt:
        return True
    return False


@contextmanager
def _player(plan: StudyPlan, nets: Nets, stopped: Callable[[], bool]) -> Iterator[Callable[[int], StudyGame]]:
    """Plays the games of a plan by their numbers."""
    room = Room(plan, nets, stopped)
    try:
        yield room.play
    finally:
        room.close()
