"""Version 3 leads to the same as version 2, with the house edition as it was then: its golden games, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgomaster as bm
from tests.games.test_golden import FOLDER, playthrough

HOUSE_2 = Path(bm.__file__).parent / "games" / "monopoly_builder" / "edition" / "rules-2" / "house.toml"


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long)]
)
def test_the_golden_games_of_version_2_are_still_played_so(players: int) -> None:
    golden = (FOLDER / f"monopoly-builder.rules-2.house.{players}-players.txt").read_text(encoding="utf-8")
    assert playthrough("monopoly-builder", str(HOUSE_2), players).splitlines()[1:] == golden.splitlines()[1:]
