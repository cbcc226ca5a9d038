"""The standings of an evening: by points, then by the points of those one has met."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

WIN = 60  # points; up to six winners can share them in whole numbers


class EveningStanding(NamedTuple):
    """Where somebody stands. Those with the same points and the same opponents' points share a rank."""

    rank: int
    player: str
    points: int
    opponents: int  # the points of everybody this player has met, added once for each meeting
    played: int


def standings(people: Iterable[str], games: Iterable[Mapping[str, int]]) -> list[EveningStanding]:
    """Everybody who came or has played, the best first; `games` tells who won how many points at each table."""
    games = list(games)
    everybody = dict.fromkeys([*people, *(player for game in games for player in game)])
    points = {one: sum(game.get(one, 0) for game in games) for one in everybody}
    met = {one: [other for game in games if one in game for other in game if other != one] for one in everybody}
    opponents = {one: sum(points[other] for other in met[one]) for one in everybody}
    worth = {one: (-points[one], -opponents[one]) for one in everybody}
    order = sorted(everybody, key=lambda one: worth[one])  # equals stay in the order in which they came
    ranks = {one: sum(worth[other] < worth[one] for other in order) + 1 for one in order}
    return [
        EveningStanding(ranks[one], one, points[one], opponents[one], sum(one in game for game in games))
        for one in order
    ]
