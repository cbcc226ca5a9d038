"""Games that come one by one into a tab."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path

import pytest

from burgomaster.tab.coming import Coming, held

GAMES = importlib.import_module("burgomaster.games")
TOY = "burgomaster.games.toy_town"


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(GAMES, "__path__", [*GAMES.__path__, str(tmp_path)])
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    return tmp_path


def test_a_game_is_brought_once_when_something_of_it_is_looked_for(place: Path) -> None:
    brought: list[str] = []

    def bring(game: str) -> None:
        brought.append(game)
        (place / game).mkdir()
        (place / game / "__init__.py").write_text("")
        (place / game / "rules.py").write_text("MOST = 5\n")

    sys.meta_path.append(Coming(bring, ["toy_town"], place))
    assert importlib.util.find_spec("burgomaster.games.toy_village") is None
    assert brought == []
    assert importlib.import_module(f"{TOY}.rules").MOST == 5
    assert importlib.util.find_spec(f"{TOY}.greedy") is None  # a part that it has not
    assert brought == ["toy_town"]


def test_a_game_that_cannot_be_brought_is_asked_for_again(place: Path) -> None:
    tries: list[str] = []

    def bring(game: str) -> None:
        tries.append(game)
        raise OSError("there is no network")

    sys.meta_path.append(Coming(bring, ["toy_town"], place))
    for _ in range(2):
        with pytest.raises(OSError, match="no network"):
            importlib.import_module(TOY)
    assert tries == ["toy_town"] * 2


def test_a_games_folder_is_looked_for_as_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(GAMES, "find_spec", asked.append)
    assert GAMES.folder("machi-koro").name == "machi_koro"
    assert asked == ["burgomaster.games.machi_koro"]


def test_python_tells_which_games_it_holds() -> None:
    importlib.import_module("burgomaster.games.alhambra")
    assert "alhambra" in held()
