"""What somebody has played, won, bought and how lucky they were, worked out of what lists know of their tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from burgomaster.bots.registry import thinks
from burgomaster.games import GAMES, owned_of, words_of
from burgomaster.server.people.reliability import Finishes
from burgomaster.server.people.statistics_store import PlayedTable

MOST_REVIEWED = 10  # games at once, the last ones
_MOST_FAVOURITES = 5  # of a game
_NOT_PLAYED_OUT = ("older", "edition", "replay")  # the server ended them, and nobody is to blame


class GamesPlayed(msgspec.Struct):
    """Games of one kind with so many players; a win that is shared counts for its share."""

    game: str
    players: int
    played: int
    won: float


class HeadToHead(msgspec.Struct):
    """Games with somebody: how many of them you won, and how many they did."""

    player: str
    name: str
    played: int
    won: float
    lost: float  # to them


class Favourite(msgspec.Struct):
    """Something you have bought or built more often than most other things, in your language."""

    game: str
    name: str
    count: int


class ReviewedGame(msgspec.Struct):
    """What a review said of you: parts of a win that luck brought, and that your errors cost."""

    table: str
    game: str
    ended: int
    luck: float
    error: float


class Statistics(msgspec.Struct):
    """Your games that are over: by game and number of players, and with whom, most played first.

    `favourites` are what you bought or built most; `reviews` luck and errors, the oldest game first. So many of your
    last games are `to_review`, if you ask for it, and so many reviews you wait for (`under_review`). `finishes` is what
    people are told whom the waiting list brings together with you: do you finish your games?
    """

    played: int
    won: float
    games: list[GamesPlayed]
    people: list[HeadToHead]
    favourites: list[Favourite]
    reviews: list[ReviewedGame]
    to_review: int
    under_review: int = 0
    finishes: Finishes = "new"


class _Seat(msgspec.Struct):
    player: str | None
    name: str
    resigned: bool = False


class _Result(msgspec.Struct):
    winners: tuple[int, ...]
    reason: str


class _Summary(msgspec.Struct):
    seats: list[_Seat]
    result: _Result | None = None
    owned: list[dict[str, int]] = []


class _Played(msgspec.Struct):
    """A game that was played to its end, and the seat one had."""

    table: PlayedTable
    seat: int
    summary: _Summary
    winners: tuple[int, ...]

    @property
    def reviewable(self) -> bool:
        """Can a review say something of who sat there?"""
        return thinks(self.table.game) and not self.summary.seats[self.seat].resigned


_read = msgspec.json.Decoder(_Summary).decode


def statistics(player: str, tables: Sequence[PlayedTable], unable: set[str], lang: str) -> Statistics:
    """The statistics of a player, from tables they sat at, the last one first: others have the names of that one.

    `unable` are tables that cannot be reviewed.
    """
    played = list(_played_out(player, tables))
    games: dict[tuple[str, int], GamesPlayed] = {}
    people: dict[str, HeadToHead] = {}
    for one in played:
        share = {place: 1 / len(one.winners) for place in one.winners}
        won = share.get(one.seat, 0)
        kind = one.table.game, len(one.summary.seats)
        game = games.setdefault(kind, GamesPlayed(*kind, 0, 0))
        game.played += 1
        game.won += won
        for place, seat in enumerate(one.summary.seats):
            if seat.player and place != one.seat:
                met = people.setdefault(seat.player, HeadToHead(seat.player, seat.name, 0, 0, 0))
                met.played += 1
                met.won += won
                met.lost += share.get(place, 0)
    return Statistics(
        sum(game.played for game in games.values()),
        sum(game.won for game in games.values()),
        sorted(games.values(), key=lambda game: (-game.played, game.game, game.players)),
        sorted(people.values(), key=lambda met: (-met.played, met.name)),
        _favourites(played, lang),
        [
            ReviewedGame(one.id, one.game, one.ended, one.luck, one.error)
            for one in reversed(tables)
            if one.luck is not None and one.error is not None
        ],
        len(_to_review(played, unable)),
    )


def to_review(player: str, tables: Sequence[PlayedTable], unable: set[str]) -> list[str]:
    """Those of a player's last games that can be reviewed and have not been."""
    return _to_review(_played_out(player, tables), unable)


def _to_review(played: Iterable[_Played], unable: set[str]) -> list[str]:
    last = [one.table for one in played if one.reviewable and one.table.id not in unable]
    return [one.id for one in last[:MOST_REVIEWED] if one.luck is None]


def _played_out(player: str, tables: Sequence[PlayedTable]) -> Iterator[_Played]:
    for table in tables:
        try:
            summary = _read(table.summary)
        except (msgspec.DecodeError, UnicodeDecodeError):  # damaged: the others count
            continue
        seat = next((place for place, seat in enumerate(summary.seats) if seat.player == player), None)
        if seat is not None and summary.result is not None and summary.result.reason not in _NOT_PLAYED_OUT:
            yield _Played(table, seat, summary, summary.result.winners)


def _favourites(played: Iterable[_Played], lang: str) -> list[Favourite]:
    bought: dict[str, Counter[str]] = {}
    for one in played:
        if one.summary.owned:
            bought.setdefault(one.table.game, Counter()).update(one.summary.owned[one.seat])
    found: list[Favourite] = []
    for name in (name for name in GAMES if name in bought):
        game, words = owned_of(name), words_of(name, lang)
        most = sorted(bought[name].items(), key=lambda thing: (-thing[1], thing[0]))[:_MOST_FAVOURITES]
        found += [Favourite(name, game.named(thing, words), count) for thing, count in most if game is not None]
    return found
