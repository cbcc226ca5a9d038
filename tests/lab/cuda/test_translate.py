"""Rules in C++: what is translated plays the same games as the native rules, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from burgomaster.games import GAMES, game
from burgomaster.lab import playouts
from burgomaster.lab.simulate import simulate
from burgomaster.play.setting import setting
from tests.lab.cuda.host import sums_on_host
from tests.parts import sensible


def _sums_on_cpu(name: str, bots: Sequence[str], seed: int, games: int, edition: str | None = None) -> list[int]:
    result = simulate(name, bots, games, seed=seed, edition=edition)
    sums = [result.turns, result.turns_squared, result.decisions, result.unfinished, result.shortest, result.longest]
    return [*sums, *(round(wins * playouts.WHOLE_WIN) for wins in result.wins)]


@pytest.mark.parametrize(("name", "players"), [(name, game(name).SPEC.players[-1]) for name in GAMES])
def test_translated_rules_count_what_native_ones_count(name: str, players: int, tmp_path: Path) -> None:
    bots = [sensible(name), *["random"] * (players - 1)]
    assert sums_on_host(setting(name, players), bots, 61, 200, tmp_path) == _sums_on_cpu(name, bots, 61, 200)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "edition", "players", "bot"),
    [
        (name, edition, players, bot)
        for name in GAMES
        for edition in game(name).SPEC.editions
        for players in game(name).SPEC.players
        for bot in dict.fromkeys(("random", sensible(name)))
    ],
)
def test_in_every_edition_with_every_number_of_players(
    name: str, edition: str, players: int, bot: str, tmp_path: Path
) -> None:
    bots = [bot] * players
    found = sums_on_host(setting(name, players, edition), bots, 62, 1000, tmp_path)
    assert found == _sums_on_cpu(name, bots, 62, 1000, edition)
