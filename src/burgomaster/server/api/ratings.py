"""How well people play, where the operator wants it to be told."""

from __future__ import annotations

import msgspec

from burgomaster.games import GAMES
from burgomaster.server.api.endpoint import Ask, Ok, endpoint
from burgomaster.server.people.names import names_of, told_apart
from burgomaster.server.ratings.book import Rating
from burgomaster.tables.refused import Refused

_MOST = 100  # people on the list of a game


class RatedPlayer(msgspec.Struct):
    """Somebody's rating: in two of three cases it is not further off than `spread`. Provisional ones have no rank."""

    rank: int | None
    player: str
    name: str
    rating: float
    spread: float
    games: int


class GameRatings(msgspec.Struct):
    """The ratings of a game, the best first, then the provisional ones."""

    game: str
    people: list[RatedPlayer]


class OwnRating(msgspec.Struct):
    """Your own rating in a game."""

    game: str
    rating: float
    spread: float
    games: int
    provisional: bool


class OwnRatings(msgspec.Struct):
    """Your own ratings; are you on the lists? Where the operator has `withdrawn` them, no game of yours counts."""

    listed: bool
    ratings: list[OwnRating]
    withdrawn: bool = False


class RatingsNow(msgspec.Struct):
    """The ratings of a house, by game; `you` is null for who has not said who they are."""

    games: list[GameRatings]
    you: OwnRatings | None


class ListedChosen(msgspec.Struct, forbid_unknown_fields=True):
    """Do you want to be on the lists?"""

    listed: bool


@endpoint("GET", "/api/ratings", RatingsNow, tag="ratings")
async def ratings(ask: Ask, _: None) -> RatingsNow:
    """How well people play each game. Worked out of the games that are over, so it is right after each of them."""
    _check_on(ask)
    unlisted = await ask.server.ratings.store.unlisted()
    own: list[OwnRating] = []
    games: list[GameRatings] = []
    for game in GAMES:
        found = await ask.server.ratings.of(game, ask.owner)
        listed = {player: rating for player, rating in found.items() if player not in unlisted}
        if listed:
            games.append(GameRatings(game, await _people(ask, listed)))
        rating = found.get(ask.person.id) if ask.person else None
        if rating is not None:
            own.append(OwnRating(game, rating.value, rating.spread, rating.games, rating.provisional))
    if ask.person is None:
        return RatingsNow(games, None)
    withdrawn = {one.player for one in await ask.server.ratings.store.withdrawn() if one.until is None}
    return RatingsNow(games, OwnRatings(ask.person.id not in unlisted, own, ask.person.id in withdrawn))


@endpoint("POST", "/api/me/ratings", Ok, body=ListedChosen, tag="ratings")
async def list_me(ask: Ask, given: ListedChosen) -> Ok:
    """Be on the lists of ratings, or not. You are rated all the same, and see it yourself."""
    _check_on(ask)
    await ask.server.ratings.store.list_player(ask.known().id, given.listed)
    return Ok()


def _check_on(ask: Ask) -> None:
    if not ask.server.config.ratings:
        raise Refused(404, "no-ratings")


async def _people(ask: Ask, found: dict[str, Rating]) -> list[RatedPlayer]:
    order = sorted(found.items(), key=lambda one: (one[1].provisional, -one[1].value, one[0]))[:_MOST]
    players = [player for player, _ in order]
    names = told_apart(players, await names_of(ask.server.house.store, players))
    return [
        RatedPlayer(None if one.provisional else rank, player, names[player], one.value, one.spread, one.games)
        for rank, (player, one) in enumerate(order, 1)
        if names[player]
    ]
