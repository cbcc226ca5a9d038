"""What an evaluator says of a position."""

from __future__ import annotations

import random

import pytest

import burgomaster as bm
from burgomaster.bots.evaluator import Evaluator
from tests.parts import THINKING


@pytest.mark.parametrize("game", THINKING)
def test_chances_add_up_and_are_the_same_plain_and_compiled(game: str) -> None:
    rng = random.Random(5)
    plain, native = Evaluator(game, 3, native=False), Evaluator(game, 3, native=True)
    position = bm.start(game, players=3)
    for _ in range(30):
        chances = plain.chances(position)
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1)
        assert native.chances(position) == pytest.approx(chances)
        options = position.chances() if position.turn == bm.CHANCE else None
        position = position.play(rng.choice(options)[0] if options else next(position.iter_actions()))


def test_who_has_won_has_won() -> None:
    position = bm.start("machi-koro", players=2, options={"start": "A"})
    rng = random.Random(1)
    while not position.over:
        options = position.chances()
        position = position.play(rng.choice(options)[0] if options else rng.choice(position.actions()))
    chances = Evaluator("machi-koro", 2, native=False).chances(position)
    assert chances == tuple(float(share) for share in position.returns)
