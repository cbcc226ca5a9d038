"""What players have bought or built, of every game that says it."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from burgomaster.games import owned_of, words_of
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.play.position import start
from tests.parts import OWNED


@pytest.mark.parametrize("name", OWNED)
def test_what_is_bought_has_a_name_in_every_language(name: str) -> None:
    game, position, rng = owned_of(name), start(name, 3), random.Random(5)
    assert game is not None
    figures = position.setting.figures
    assert not any(game.owned(position.state(), figures, seat) for seat in range(3))  # nobody has bought anything yet
    for _ in range(600):
        if position.over:
            break
        if position.turn == CHANCE:
            outcomes = position.chances()
            position = position.play(rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0])
        else:
            position = position.play(rng.choice(list(islice(position.iter_actions(), 100))))
    owned = [dict(game.owned(position.state(), figures, seat)) for seat in range(3)]
    assert any(owned)
    for thing, count in (one for each in owned for one in each.items()):
        assert count > 0
        for lang in LANGUAGES:
            called = game.named(thing, words_of(name, lang))
            assert called
            assert "{" not in called
