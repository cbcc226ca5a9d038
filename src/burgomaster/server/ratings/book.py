"""The ratings of one game, a fold of the games that were played, by the model of Plackett and Luce."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
PROVISIONAL = 6.0  # a rating less sure than this is provisional: about fifteen games
FEWEST_MET = 3  # so is one won from fewer people: two friends who lose to a third put nobody at the head of a list

# By player: the moments of their fresh starts, the oldest first.
FreshStarts = Mapping[str, Sequence[int]]


class RatedGame(NamedTuple):
    """A game that is over, and the place of each player. Players who came in equal have the same place."""

    ended: int
    places: Mapping[str, int]


class Rating(NamedTuple):
    """How well somebody plays: in two of three cases `value` is not further off than `spread`."""

    value: float = _MODEL.mu
    spread: float = _MODEL.sigma
    games: int = 0
    last: int = 0  # when the last one ended
    met: tuple[str, ...] = ()  # the first of those whom they were compared with, as many as are needed

    @property
    def provisional(self) -> bool:
        """Is too little known yet?"""
        return self.spread > PROVISIONAL or len(self.met) < FEWEST_MET


class RatingBook(NamedTuple):
    """Everybody's rating after some games."""

    ratings: Mapping[str, Rating] = {}  # never changed

    def after(self, games: Iterable[RatedGame], starts: FreshStarts) -> RatingBook:
        """The book after more games, in the order in which they ended."""
        ratings = dict(self.ratings)
        for game in games:
            # In a fixed order: otherwise rounding would make sums depend on who sat where.
            players = sorted(game.places, key=lambda player: (game.places[player], player))
            before = [_at(ratings, player, game.ended, starts) for player in players]
            rated = _MODEL.rate(
                [[_MODEL.rating(mu=one.value, sigma=one.spread)] for one in before],
                ranks=[float(game.places[player]) for player in players],
            )
            for player, one, (found,) in zip(players, before, rated, strict=True):
                met = tuple(dict.fromkeys((*one.met, *(other for other in players if other != player))))[:FEWEST_MET]
                ratings[player] = Rating(found.mu, found.sigma, one.games + 1, game.ended, met)
        return RatingBook(ratings)

    def current(self, now: int, starts: FreshStarts) -> dict[str, Rating]:
        """The ratings of all who have played since they last started anew."""
        found = {player: _at(self.ratings, player, now, starts) for player in self.ratings}
        return {player: rating for player, rating in found.items() if rating.games}


def _at(ratings: Mapping[str, Rating], player: str, moment: int, starts: FreshStarts) -> Rating:
    """Somebody's rating before a moment: a new one, if they have started anew since their last game."""
    known = ratings.get(player, Rating())
    return Rating() if any(known.last <= start < moment for start in starts.get(player, ())) else known
