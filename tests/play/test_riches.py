"""Positions of rich players: whatever a game comes to can be kept and read again."""

from __future__ import annotations

import json
import random

import pytest

import burgomaster as bm
from burgomaster.games.kernel.contract import CHANCE


@pytest.mark.parametrize(
    ("game", "options", "owners", "key", "much"),
    [
        ("machi-koro", {}, "cities", "coins", 1_000_000),
        ("monopoly-builder", {"tokens": "seat"}, "players", "cash", 100_000),
    ],
)
def test_who_was_rich_when_the_position_was_set_up_may_become_richer(
    game: str, options: dict[str, str], owners: str, key: str, much: int
) -> None:
    told = json.loads(bm.start(game, 2, options=options).to_json())
    for owner in told["state"][owners]:
        owner[key] = much
    position, luck, most = bm.position(told), random.Random(1), 0
    for _ in range(300):
        if position.over:
            break
        actions = list(position.odds()) if position.turn == CHANCE else position.steps()
        step = luck.choice(actions)
        while not getattr(step, "complete", True):
            step = luck.choice(position.steps(step))
        position = position.play(step)
        kept = position.to_json()
        most = max(most, *(owner[key] for owner in json.loads(kept)["state"][owners]))
        assert bm.position(kept) == position
    assert most > much
