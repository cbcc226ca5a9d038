"""On a GPU the same games are played: a million of every kind, and not one sum differs. `GAMES=10000` plays fewer."""

from __future__ import annotations

import os

import pytest

from burgomaster.cuda.devices import CPU, CUDA
from burgomaster.games import GAMES, game
from burgomaster.lab.simulate import simulate
from tests.parts import sensible

pytestmark = pytest.mark.gpu

COUNT = int(os.environ.get("GAMES", "1000000"))
SUMS = ("wins", "turns", "turns_squared", "decisions", "unfinished", "shortest", "longest", "games")
TABLES = [
    (name, edition, players, bot)
    for name in GAMES
    for edition in game(name).SPEC.editions
    for players in game(name).SPEC.players
    for bot in dict.fromkeys(("random", sensible(name)))
]


@pytest.mark.parametrize(("name", "edition", "players", "bot"), TABLES)
def test_the_sums_are_those_of_the_cpu(name: str, edition: str, players: int, bot: str) -> None:
    _compare(name, edition, [bot] * players)


@pytest.mark.parametrize("name", GAMES)
def test_different_bots_at_one_table(name: str) -> None:
    edition, players = game(name).SPEC.editions[0], game(name).SPEC.players[-1]
    _compare(name, edition, ["random", sensible(name), *["random"] * (players - 2)])


def _compare(name: str, edition: str, bots: list[str]) -> None:
    on_cpu, on_gpu = (
        simulate(name, bots, COUNT, seed=71, threads=0, edition=edition, device=device) for device in (CPU, CUDA)
    )
    for one in SUMS:
        assert getattr(on_gpu, one) == getattr(on_cpu, one), one
