"""The games of one variant with one number of players, as arrays: deal, turn of the seats, seat, thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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

    def of_bot(self, by_seat: Numbers, bot: str) -> Numbers:
        """By deal: the mean over its games of what the seats of a bot had together."""
        held = np.array([[name == bot for name in around] for around in self.bots])
        found: Numbers = (by_seat * held).sum(axis=2).mean(axis=1)
        return found


def sample(
    plan: StudyPlan, played: Mapping[int, StudyGame], deals: Sequence[int], variant: int, players: int
) -> Sample:
    """The games of some deals, all of which have been played."""
    shape = len(deals), plan.turns
    things = len(things_of(plan.varied.base.name))
    turns, leads = np.zeros(shape), np.zeros(shape)
    won, luck = np.zeros((*shape, players)), np.zeros((*shape, players))
    times = np.zeros((*shape, players, things), dtype=np.int16)
    first = np.zeros((*shape, players, things), dtype=np.int32)
    events, unfinished = [], 0
    at = plan.players.index(players) * len(plan.varied.variants) + variant
    for row, deal in enumerate(deals):
        for turned in range(plan.turns):
            game = played[deal * plan.games_a_deal + at * plan.turns + turned]
            here = row, turned
            turns[here], leads[here] = game.turns, game.leads
            for seat in game.winners:
                won[(*here, seat)] = 1 / len(game.winners)
            if plan.luck:
                luck[here] = game.luck
            for seat, thing, often, turn in game.bought:
                times[(*here, seat, thing)], first[(*here, seat, thing)] = often, turn
            events.append(game.events)
            unfinished += not game.finished
    around = tuple(tuple(seats(plan.bots, players, turned)) for turned in range(plan.turns))
    return Sample(around, tuple(events), unfinished, turns, leads, won, luck if plan.luck else None, times, first)
