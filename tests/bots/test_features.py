"""Features: a survey knows nothing of the one before, and outcomes called alike have the same features."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import burgomaster as bm
from burgomaster.bots.engine import Engine, engine
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_of
from tests.parts import fewest
from tests.review.games import every_game

POSITIONS = 150


def positions(name: str, players: int) -> Iterator[tuple[Any, Any]]:
    """States of a game between sensible players, chance events among them, each with its edition."""
    start = bm.start(name, players)
    rules, state, e = start.setting.game.rules, start.state(), start.setting.figures
    out = [0] * start.setting.game.SPEC.most_legal
    for event in range(POSITIONS):
        yield state, e
        luck = luck_of(players, event)
        if rules.turn_of(state, e) == CHANCE:
            rules.apply(state, e, rules.draw(state, e, luck))
        else:
            rules.apply(state, e, engine(name, native=False).greedy.greedy_step(state, e, luck, out))
        if rules.winners(state, e):
            return


def features(own: Engine, s: Any, e: Any, facts: list[float]) -> list[list[float]]:
    """The features of every seat."""
    own.features.survey(s, e, facts)
    rows = [[0.0] * own.feature_count for _ in range(s.players)]
    for p, row in enumerate(rows):
        own.features.features(s, e, p, facts, row)
    return rows


@every_game
def test_what_was_surveyed_before_does_not_matter(name: str) -> None:
    own = engine(name, native=False)
    for players in (fewest(name), 4):
        used = [0.0] * own.fact_count
        for s, e in positions(name, players):
            assert features(own, s, e, used) == features(own, s, e, [-7.0] * own.fact_count)


@every_game
def test_outcomes_called_alike_have_the_same_features(name: str) -> None:
    own = engine(name, native=False)
    game = bm.start(name, fewest(name)).setting.game
    facts, out, weights = [0.0] * own.fact_count, [0] * game.SPEC.most_legal, [0] * game.SPEC.most_legal
    for players in (fewest(name), 4):
        for s, e in positions(name, players):
            if game.rules.turn_of(s, e) != CHANCE:
                continue
            count = game.rules.odds(s, e, out, weights)
            for one, other in pairwise(out[:count]):
                if own.features.alike(s, e, one, other):
                    first, second = s.copy(), s.copy()
                    game.rules.apply(first, e, one)
                    game.rules.apply(second, e, other)
                    assert game.rules.winners(first, e) == game.rules.winners(second, e)
                    assert game.rules.turn_of(first, e) == game.rules.turn_of(second, e)
                    assert own.features.quiescent(first, e)
                    assert own.features.quiescent(second, e)
                    assert features(own, first, e, facts) == features(own, second, e, facts)
