"""The plan of a ladder: who meets whom, in which seat, on which luck.

The unit is the *deal*: one random stream for dice and cards. On every deal each pairing is played once from every
seat. With two players a pairing is two bots, and each has each seat once. With more it is one bot among others of a
second kind, in every seat in turn, and there is a pairing for either way round. All pairings meet the same deals.

Where only the first bot is asked about, it is the one in all pairings, and the others do not meet each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.identity import identity
from burgomaster.play.setting import Setting

FORMAT = "burgomaster-ladder/1"


class Pairing(NamedTuple):
    """One bot among others of a second kind."""

    one: str
    others: str


@dataclass(frozen=True)
class Plan:
    """What is to be played: games are numbered, deal by deal, pairing by pairing, seat by seat."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    deals: int
    deadline: float
    luck: bool = False  # is it accounted for?
    alone: bool = False  # is the first bot the one in all pairings?

    @property
    def players(self) -> int:
        """How many seats."""
        return self.setting.players

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """Who meets whom. With two players the one and the other change seats anyway, so one way round is enough."""
        if self.alone:
            return tuple(Pairing(self.bots[0], other) for other in self.bots[1:])
        return tuple(
            Pairing(one, other)
            for i, one in enumerate(self.bots)
            for j, other in enumerate(self.bots)
            if (i < j if self.players == 2 else i != j)
        )

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.deals * len(self.pairings) * self.players

    def place(self, number: int) -> tuple[int, Pairing, int]:
        """A game's deal, its pairing, and the seat of the one."""
        rest, seat = divmod(number, self.players)
        deal, pairing = divmod(rest, len(self.pairings))
        return deal, self.pairings[pairing], seat

    def seats(self, number: int) -> list[str]:
        """The bot of every seat in a game."""
        _, pairing, seat = self.place(number)
        return [pairing.one if place == seat else pairing.others for place in range(self.players)]

    def key(self, number: int) -> int:
        """The luck of a game: that of its deal."""
        return luck_key(self.seed, self.place(number)[0])

    def identity(self) -> dict[str, Any]:
        """What must be the same to resume a run. The number of games may grow.

        Two bots with two players play the same games alone or not, so there it is not mentioned.
        """
        who = self.setting, self.bots, self.seed, self.deadline
        run = identity(FORMAT, *who, luck=self.luck, players=self.players)
        return {**run, "alone": True} if self.alone and max(self.players, len(self.bots)) > 2 else run
