"""Points counted once more, in the simplest way, on random tables."""

from __future__ import annotations

import random
from typing import Any

import pytest

from burgomaster.games.monopoly_builder import rules
from burgomaster.games.monopoly_builder.state import FIELDS, HEIGHT, NOBODY, OVER_PHASE, SET_COUNT, WIDTH
from burgomaster.play.setting import setting


def largest_community(own: set[int]) -> int:
    """Fields that hang together by their sides."""
    left, largest = set(own), 0
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            field = edge.pop()
            group.add(field)
            y, x = divmod(field, WIDTH)
            beside = [(y, x - 1), (y, x + 1), (y - 1, x), (y + 1, x)]
            near = {row * WIDTH + column for row, column in beside if 0 <= row < HEIGHT and 0 <= column < WIDTH}
            edge += near & left
            left -= near
        largest = max(largest, len(group))
    return largest


def only_best(values: list[int]) -> int:
    """Who has the most, if nobody has as much."""
    return values.index(max(values)) if values.count(max(values)) == 1 else NOBODY


def random_end(luck: random.Random, players: int) -> tuple[Any, Any]:
    """An island without water, built over at random, and figures that differ from each other."""
    agreed = setting("monopoly-builder", players)
    e, s = agreed.figures.copy(), agreed.game.State()
    rules.begin(s, e, players)
    e.foundations = FIELDS
    e.foundation[:] = range(FIELDS)
    e.is_foundation[:] = [1] * FIELDS
    for field in range(FIELDS):
        s.built_by[field] = luck.choice([NOBODY, NOBODY, *range(players)])
        s.floors[field] = luck.randint(1, 5) if s.built_by[field] != NOBODY else 0
    for deed in range(2 * SET_COUNT):
        s.owner[deed] = luck.choice([NOBODY, 0, 0, players - 1])
    for p in range(players):
        s.cash[p] = luck.choice([100, 100, 105, 110])
    s.phase = OVER_PHASE
    return s, e


@pytest.mark.parametrize("players", [2, 3, 4])
def test_MB_E1_E2_and_E3_on_random_tables(players: int) -> None:
    luck = random.Random(players)
    for _ in range(60):
        s, e = random_end(luck, players)
        communities = []
        for p in range(players):
            own = {field for field in range(FIELDS) if s.built_by[field] == p}
            communities.append(largest_community(own))
            assert rules.community(s, e, p) == communities[p]
            assert rules.building_points(s, e, p) == sum(e.points[s.floors[field]] for field in own)
            sets = [c for c in range(SET_COUNT) if s.owner[2 * c] == s.owner[2 * c + 1] == p]
            assert rules.set_points(s, e, p) == sum(e.set_points[colour] for colour in sets)
        cash = [s.cash[p] for p in range(players)]
        assert rules.billionaire(s) == only_best(cash)
        assert rules.community_builder(s, e) == only_best(communities)
        out = [0] * players
        rules.scores(s, e, out)
        assert out == [
            rules.building_points(s, e, p)
            + rules.set_points(s, e, p)
            + e.billionaire_points * (p == only_best(cash))
            + e.community_points * (p == only_best(communities))
            for p in range(players)
        ]
        best = max((out[p], cash[p]) for p in range(players))
        assert rules.winners(s, e) == sum(1 << p for p in range(players) if (out[p], cash[p]) == best)


def test_MB_E3_ties_are_told_apart_by_money_whatever_the_seats() -> None:
    luck = random.Random(1)
    for _ in range(300):
        s, e = random_end(luck, 3)
        for field in range(FIELDS):  # few points, so that many have as many
            s.built_by[field] = NOBODY
            s.floors[field] = 0
        for p in range(3):
            for place in range(luck.randint(0, 2)):
                s.built_by[2 * place + 16 * p] = p
                s.floors[2 * place + 16 * p] = 1
        for deed in range(2 * SET_COUNT):
            s.owner[deed] = NOBODY
        out = [0] * 3
        rules.scores(s, e, out)
        best = max((out[p], s.cash[p]) for p in range(3))
        assert rules.winners(s, e) == sum(1 << p for p in range(3) if (out[p], s.cash[p]) == best)
    s.phase = 0
    assert rules.winners(s, e) == 0
