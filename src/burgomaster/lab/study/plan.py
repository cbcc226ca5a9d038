"""The plan of a study: every variant is played on the same deals, from the same seats.

Games are numbered deal by deal; within a deal by number of players, variant, and turn of the seats. So a study that is
stopped has all variants up to some deal. Where all seats have the same bot there is nothing to turn; otherwise every
bot sits in every seat once on each deal. Where an action is forbidden, the first bot must do without it, in every seat
once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.identity import identity
from burgomaster.lab.study.varied import Varied
from burgomaster.play.setting import Setting

FORMAT = "burgomaster-study/2"


class StudyPlace(NamedTuple):
    """Which game of a study."""

    deal: int
    players: int
    variant: int
    turned: int  # seats by which the bots have moved on: where the first bot sits, and whoever goes without


@dataclass(frozen=True)
class StudyPlan:
    """What is to be played."""

    varied: Varied
    players: tuple[int, ...]
    bots: tuple[str, ...]  # one for all seats, or one for each
    seed: int
    deals: int
    deadline: float
    luck: bool  # is it accounted for?
    refit: int = 0  # rounds of training for every changed variant

    def turns(self, variant: int, players: int) -> int:
        """In how many orders the bots sit on every deal."""
        return players if len(set(self.bots)) > 1 or self.varied.variants[variant].forbidden else 1

    @cached_property
    def tables(self) -> tuple[tuple[int, int, int], ...]:
        """The games of one deal in their order: number of players, variant, and how far the seats are turned."""
        return tuple(
            (players, variant, turned)
            for players in self.players
            for variant in range(len(self.varied.variants))
            for turned in range(self.turns(variant, players))
        )

    @property
    def games_a_deal(self) -> int:
        """Games of one deal, all variants and numbers of players together."""
        return len(self.tables)

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.deals * self.games_a_deal

    def place(self, number: int) -> StudyPlace:
        """Which game a number means."""
        deal, table = divmod(number, self.games_a_deal)
        return StudyPlace(deal, *self.tables[table])

    def seats(self, place: StudyPlace) -> list[str]:
        """The bot of every seat in a game."""
        return seats(self.bots, place.players, place.turned)

    def key(self, place: StudyPlace) -> int:
        """The luck of a game: that of its deal, whatever the variant."""
        return luck_key(self.seed, place.deal)

    def setting(self, variant: int, players: int) -> Setting:
        """The setting of a game."""
        return self.varied.setting(self.varied.variants[variant], players)

    def identity(self) -> dict[str, Any]:
        """What must be the same to resume a run. The number of games may grow."""
        own = {
            "variants": [variant.label for variant in self.varied.variants],
            "players": list(self.players),
            "refit": self.refit,
        }
        return identity(
            FORMAT,
            self.varied.base,
            self.bots,
            self.seed,
            self.deadline,
            luck=self.luck,
            evaluated=bool(self.varied.forbidden),  # a bot that goes without its only choice takes a net's
            **own,
        )


def seats(bots: Sequence[str], players: int, turned: int) -> list[str]:
    """Bots around a table, moved on by so many seats."""
    around = list(bots) * players if len(bots) == 1 else list(bots)
    return [around[(seat - turned) % players] for seat in range(players)]
