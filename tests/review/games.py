"""Games to review, of quick bots, with fixed seeds; and which games are left to the long run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from burgomaster.games import GAMES, game
from burgomaster.lab.judged import played
from burgomaster.play.record import Record
from burgomaster.play.setting import setting

USUAL_LENGTH = 20_000  # of SPEC.length


def in_every_run(name: str) -> bool:
    """Is a game reviewed in every run? To compile the reviews of a long game takes long: the long run does it."""
    return game(name).SPEC.length <= USUAL_LENGTH


every_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if in_every_run(name) else [pytest.mark.long]) for name in GAMES]
)


@cache
def record_of(name: str, bots: Sequence[str], seed: int = 1) -> Record:
    """A game between these bots."""
    return played(setting(name, len(bots)), bots, seed)
