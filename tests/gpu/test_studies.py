"""On a GPU a study has the games of the CPU: each the same, to the last purchase. `GAMES=100` plays fewer."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from burgomaster.games import game
from burgomaster.lab.study.files import write_study
from burgomaster.lab.study.study import planned, study
from tests.parts import COUNTED

pytestmark = pytest.mark.gpu

COUNT = int(os.environ.get("GAMES", "2000"))
VARIED = {
    "machi-koro": ["building.convenience-store.cost=1"],
    "alhambra": ["open-hands=yes"],
    "monopoly-builder": ["table.start_money=900"],
}
TABLES = [
    (name, edition, players)
    for name in COUNTED
    for edition in game(name).SPEC.editions
    for players in game(name).SPEC.players
]


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_every_game_is_that_of_the_cpu(name: str, edition: str, players: int, bot: str) -> None:
    plan = planned(name, VARIED.get(name, []), [bot], COUNT, players=[players], edition=edition, seed=73, luck=False)
    on_cpu, on_gpu = (study(plan, threads=0, device=device) for device in ("cpu", "cuda"))
    assert on_gpu.played == on_cpu.played
    assert on_gpu.to_dict() == on_cpu.to_dict()


@pytest.mark.parametrize("name", COUNTED)
def test_different_bots_sit_in_every_seat(name: str, tmp_path: Path) -> None:
    plan = planned(name, VARIED.get(name, []), ["greedy", "random", "random"], COUNT, players=[3], seed=74, luck=False)
    for device in ("cpu", "cuda"):
        write_study(study(plan, tmp_path / device, device=device), tmp_path / device)
    for file in ("games.jsonl", "result.json"):
        assert (tmp_path / "cuda" / file).read_bytes() == (tmp_path / "cpu" / file).read_bytes()
