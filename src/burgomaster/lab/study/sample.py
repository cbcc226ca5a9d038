"""The games of one variant with one number of players, as arrays: deal, turn of the seats, seat, thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np

from burgomaster.lab.ratings import Numbers
from burgomaster.lab.study.follower import things_of
from burgomaster.lab.study.game import StudyGame
from burgomaster.lab.study.plan import StudyPlan, seats


@dataclass(frozen=True)
class Sample:
    """What came of the games. The first axis is the deal, so two samples of one study can be taken off each other."""

    bots: tuple[tuple[str, ...], ...]  # by turn of the seats
    events: tuple[str, ...]  # a digest of every game
    unfinished: int
    turns: Numbers  # deal, turned
    leads: Numbers
    won: Numbers  # deal, turned, seat
    luck: Numbers | None
    times: Any  # deal, turned, seat, thing: how often it was bought
    first: Any  # and in which turn the first time; 0 = not bought
    held: Numbers  # turned, seat: 1 for the seat that goes without, in parts where it could be any
    taken: Any  # deal, turned, seat, action that is forbidden somewhere: how often it was taken

    @property
    def players(self) -> int:
        """How many seats."""
        return int(self.won.shape[2])

    @property
    def games(self) -> int:
        """How many games."""
        return int(self.turns.size)

    @property
    def adjusted(self) -> Numbers:
        """The wins without luck, where it is accounted for; otherwise the wins."""
        return self.won if self.luck is None else self.won - self.luck

    def turned(self, turns: int) -> tuple[str, ...]:
        """The digests as if every deal had been played in so many orders of the seats, where one order is all alike."""
        return tuple(one for one in self.events for _ in range(turns // len(self.bots)))

    def of_held(self, by_seat: Numbers) -> Numbers:
        """By deal: the mean of what the seat had that goes without, or in the reference would."""
        found: Numbers = (by_seat * self.held).sum(axis=2).mean(axis=1)
        return found

    def of_bot(self, by_seat: Numbers, bot: str) -> Numbers:
        """By deal: the mean over its games of what the seats of a bot had together."""
        held = np.array([[name == bot for name in around] for around in self.bots])
        found: Numbers = (by_seat * held).sum(axis=2).mean(axis=1)
        return found


def games_of(
    plan: StudyPlan, played: Mapping[int, StudyGame], deals: Sequence[int], variant: int, players: int
) -> list[StudyGame]:
    """The games of some deals, all of which have been played, deal by deal and then by turn of the seats."""
    at = plan.tables.index((players, variant, 0))
    turns = range(plan.turns(variant, players))
    return [played[deal * plan.games_a_deal + at + turned] for deal in deals for turned in turns]


def sample(
    plan: StudyPlan, played: Mapping[int, StudyGame], deals: Sequence[int], variant: int, players: int
) -> Sample:
    """What came of these games."""
    games = games_of(plan, played, deals, variant, players)
    turns = plan.turns(variant, players)
    shape = len(deals), turns
    won = [[(seat in game.winners) / max(len(game.winners), 1) for seat in range(players)] for game in games]
    things = len(things_of(plan.varied.base.name))
    times = np.zeros((len(games), players, things), dtype=np.int16)
    first = np.zeros((len(games), players, things), dtype=np.int32)
    # Number by number: much faster than purchase by purchase.
    numbers = chain.from_iterable(purchase for game in games for purchase in game.bought)
    seat, thing, often, turn = np.fromiter(numbers, dtype=np.int32).reshape(-1, 4).T
    place = np.repeat(np.arange(len(games)), [len(game.bought) for game in games]), seat, thing
    times[place], first[place] = often, turn
    taken = np.zeros((len(games), players, len(plan.varied.forbidden)), dtype=np.int32)
    for number, game in enumerate(games):
        for action, taker, count in game.taken:
            taken[number, taker, action] = count
    return Sample(
        tuple(tuple(seats(plan.bots, players, turned)) for turned in range(turns)),
        tuple(game.events for game in games),
        sum(not game.finished for game in games),
        np.array([game.turns for game in games], dtype=np.float64).reshape(shape),
        np.array([game.leads for game in games], dtype=np.float64).reshape(shape),
        np.array(won, dtype=np.float64).reshape(*shape, players),
        np.array([game.luck for game in games]).reshape(*shape, players) if plan.luck else None,
        times.reshape(*shape, players, things),
        first.reshape(*shape, players, things),
        np.eye(players) if turns > 1 else np.full((1, players), 1 / players),
        taken.reshape(*shape, players, len(plan.varied.forbidden)),
    )
