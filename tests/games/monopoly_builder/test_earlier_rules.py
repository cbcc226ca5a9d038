"""Version 3 leads to the same as version 2, with the house edition as it was then: its golden games, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.games import game
from tests.games.test_golden import FOLDER, MOST_EVENTS, playthrough

BEFORE = {option.name: option.before for option in game("monopoly-builder").SPEC.options if option.since}
HOUSE_2 = Path(bm.__file__).parent / "games" / "monopoly_builder" / "edition" / "rules-2" / "house.toml"


@pytest.mark.parametrize(
    ("players", "events"),
    [(2, 200), *(pytest.param(players, MOST_EVENTS, marks=pytest.mark.long) for players in (2, 3, 4))],
)
def test_the_golden_games_of_version_2_are_still_played_so(players: int, events: int) -> None:
    golden = (FOLDER / f"monopoly-builder.rules-2.house.{players}-players.txt").read_text(encoding="utf-8")
    played = playthrough("monopoly-builder", str(HOUSE_2), players, events, BEFORE)
    end = events + 2 if events < MOST_EVENTS else None  # behind two lines of heading, one for each event
    assert played.splitlines()[1:end] == golden.splitlines()[1:end]


@pytest.mark.parametrize(
    ("players", "events"),
    [(3, 200), *(pytest.param(players, MOST_EVENTS, marks=pytest.mark.long) for players in (2, 3, 4))],
)
def test_the_golden_games_of_version_3_are_still_played_so(players: int, events: int) -> None:
    golden = (FOLDER / f"monopoly-builder.rules-3.house.{players}-players.txt").read_text(encoding="utf-8")
    played = playthrough("monopoly-builder", "house", players, events, BEFORE)
    end = events + 2 if events < MOST_EVENTS else None
    assert played.splitlines()[1:end] == golden.splitlines()[1:end]
