"""Games as rows of a data set: one for every decision and every outcome of chance, with what was known before it.

Games are played first, natively where the bots are, and keep only their steps. Then they are all played once more side
by side, event by event, and what every seat observed is written down: so whatever has steps can become rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from burgomaster.bots.registry import check_offered, is_native, thinks
from burgomaster.envs.batch import Array, Batch
from burgomaster.envs.layout import layout
from burgomaster.games import generic
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.arena import Arena
from burgomaster.play.position import begin
from burgomaster.play.setting import Setting
from burgomaster.review.account import VALUE
from burgomaster.review.books import Bookkeeper

ROWS = 1 << 16  # at most about so many are made at once
MOST_GAMES = 256  # and so many games at most


@dataclass(frozen=True)
class PlayedGame:
    """One game: its number in the run, all its steps and outcomes, and how it ended."""

    number: int
    steps: Array
    seats: Array  # whose each was; CHANCE for outcomes
    result: tuple[float, ...]  # by seat: 1, shared among the winners
    finished: bool  # or it was cut off, since it was too long


@dataclass(frozen=True)
class Rows:
    """Some rows, column by column; games are whole and in order."""

    game: Array
    event: Array
    seat: Array
    step: Array
    legal: Array  # the legal steps of all rows, one row after the other
    legal_ends: Array  # where those of each row begin, and where the last ends
    observation: Array
    result: Array
    finished: Array
    state: Array  # bytes: the state before the action under way
    begun: Array  # how many steps of that action have been taken
    chances: Array | None  # every seat's chance to win

    def __len__(self) -> int:
        return len(self.game)


def play_games(agreed: Setting, bots: Sequence[str], games: int, seed: int, deadline: float) -> Iterator[PlayedGame]:
    """The games that `burgomaster simulate` plays with these bots and this seed, one per seat."""
    for name in bots:
        check_offered(name, agreed.name)
    if all(map(is_native, bots)):
        return _played_natively(agreed, bots, games, seed)
    return _played_in_arena(agreed, bots, games, seed, deadline)


def _played_natively(agreed: Setting, bots: Sequence[str], games: int, seed: int) -> Iterator[PlayedGame]:
    count = min(games, MOST_GAMES)
    batch = Batch(agreed, count=count, seed=seed, bots=bots, resets=False, trace=True)
    for first in range(0, games, count):
        if first:
            batch.reset()
        finished, rewards = batch.over.tolist(), batch.reward.tolist()
        for place in range(min(count, games - first)):
            yield PlayedGame(first + place, *batch.events(place), tuple(rewards[place]), finished[place])


def _played_in_arena(
    agreed: Setting, bots: Sequence[str], games: int, seed: int, deadline: float
) -> Iterator[PlayedGame]:
    arena = Arena(agreed, deadline, traced=True)
    try:
        for number in range(games):
            played = arena.play(bots, luck_key(seed, number))
            steps = arena.trace
            share = [1 / len(played.winners) if seat in played.winners else 0.0 for seat in range(agreed.players)]
            yield PlayedGame(number, steps, _seats(agreed, steps), tuple(share), played.finished)
    finally:
        arena.close()


def _seats(agreed: Setting, steps: Array) -> Array:
    """Whose each step was."""
    batch = Batch(agreed, draws=False, resets=False)
    seats = np.empty(len(steps), dtype=np.int16)
    for place, step in enumerate(steps):
        seats[place] = batch.seat[0]
        batch.step(step)
    return seats


class RowMaker:
    """Makes rows of games of one setting."""

    def __init__(self, agreed: Setting, *, chances: bool = False) -> None:
        if chances and not thinks(agreed.name):
            raise BurgomasterError(f"{agreed.name} has no value net, so nobody knows the chances to win")
        self._agreed = agreed
        self._books = Bookkeeper(agreed) if chances else None
        self._native = generic("burgomaster.lab.begun", agreed.name, native=True)
        self._edition = agreed.figures.native()

    def chunks(self, games: Iterator[PlayedGame]) -> Iterator[Rows]:
        """Rows of all games, some games at a time."""
        waiting: list[PlayedGame] = []
        longest = 0
        for game in games:
            waiting.append(game)
            longest = max(longest, len(game.steps))
            if longest * len(waiting) >= ROWS or len(waiting) == MOST_GAMES:
                yield self.rows(waiting)
                waiting, longest = [], 0
        if waiting:
            yield self.rows(waiting)

    def rows(self, games: Sequence[PlayedGame]) -> Rows:
        """The rows of these games."""
        lengths = np.array([len(game.steps) for game in games])
        first = np.cumsum(lengths) - lengths  # the row with which each game begins
        number = np.arange(int(lengths.sum()))
        place = np.repeat(np.arange(len(games)), lengths)
        steps = np.concatenate([game.steps for game in games])
        seat = np.concatenate([game.seats for game in games]).astype(np.int8)
        observation, mask, state, inside = self._again(steps, lengths, first)
        # Where the action under way began, and how many of its steps have been taken.
        began = np.maximum.accumulate(np.where(inside == 0, number, 0))
        results = np.array([game.result for game in games], dtype=np.float32)
        return Rows(
            game=np.array([game.number for game in games], dtype=np.int64)[place],
            event=(number - first[place]).astype(np.int32),
            seat=seat,
            step=steps.astype(np.int16),
            legal=(np.flatnonzero(mask) % mask.shape[1]).astype(np.int16),
            legal_ends=np.concatenate(([0], np.cumsum(np.count_nonzero(mask, axis=1)))).astype(np.int32),
            observation=observation,
            result=np.where(seat == CHANCE, np.float32(np.nan), results[place, seat]),
            finished=np.array([game.finished for game in games])[place],
            state=state[began],
            begun=(number - began).astype(np.int16),
            chances=self._chances(games, began),
        )

    def _again(self, steps: Array, lengths: Array, first: Array) -> tuple[Array, Array, Array, Array]:
        """Play games once more side by side. By row: observation, mask, state, and whether an action is under way."""
        agreed, count, total = self._agreed, len(lengths), len(steps)
        order = np.argsort(-lengths, kind="stable")  # the longest first, so that games under way lie side by side
        lengths, first = lengths[order], first[order]
        batch = Batch(agreed, count=count, draws=False, resets=False)
        states = batch.states.view(np.uint8).reshape(count, -1)
        observation = np.empty((total, layout(agreed.name).width), dtype=np.int32)
        mask = np.empty((total, agreed.spec.steps), dtype=np.bool_)
        state = np.empty((total, agreed.game.State.SIZE), dtype=np.uint8)
        inside = np.empty(total, dtype=np.int64)
        unfinished = np.empty(count, dtype=np.int64)
        for at in range(int(lengths[0])):
            going = int(np.count_nonzero(lengths > at))
            rows = first[:going] + at
            self._native.unfinished_all(batch.states[:going], self._edition, unfinished)
            observation[rows], mask[rows] = batch.observation[:going], batch.mask[:going]
            state[rows], inside[rows] = states[:going], unfinished[:going]
            batch.step(steps[rows], first=going)
        return observation, mask, state, inside

    def _chances(self, games: Sequence[PlayedGame], began: Array) -> Array | None:
        """Every seat's chance to win before each event; in the middle of an action, that before it."""
        if self._books is None:
            return None
        start, players = begin(self._agreed), self._agreed.players
        books: list[Any] = [self._books.account(start, game.steps, game.number)[0] for game in games]
        found: Array = np.concatenate([book[:-1, VALUE, :players] for book in books]).astype(np.float32)
        return found[began]
