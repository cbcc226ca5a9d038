"""A part of a game is a file, or a folder of chapters; whoever reads its rules reads all of them."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from burgomaster.games import GAMES, chapters_of, check, files_of, folder, game
from tests.mutants.groups import targets

ROOT = Path(__file__).parents[2]
ROOMS = [name for name in GAMES if (folder(name) / "rules").is_dir()]


def _rules_in(module: ModuleType) -> dict[str, Any]:
    return {
        key: value
        for key, value in vars(module).items()
        if getattr(value, "is_rule", False) and value.__module__ == module.__name__
    }


def test_a_part_is_a_file_or_every_file_of_a_folder() -> None:
    assert ROOMS
    for name in GAMES:
        here = folder(name)
        assert files_of(name, "greedy") == (here / "greedy.py",)
        found = {here / "rules" / file.name for file in (here / "rules").glob("*.py")} or {here / "rules.py"}
        assert set(files_of(name, "rules")) == found
        assert {Path(module.__file__ or "") for module in chapters_of(name, "rules")} == found
    assert chapters_of(GAMES[0], "no_such_part") == ()


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_passes_on_the_public_rules_of_its_chapters(name: str) -> None:
    whole: Any = game(name).rules
    own = [rule for chapter in chapters_of(name, "rules") for rule in _rules_in(chapter).items()]
    assert len({key for key, _ in own}) == len(own), "two chapters have a rule of the same name"
    passed_on = {key for key, value in own if getattr(whole, key, None) is value}
    assert passed_on == {key for key, _ in own if not key.startswith("_")}


@pytest.mark.parametrize("name", ROOMS)
def test_what_is_no_rule_language_is_found_in_every_chapter(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def read(module: ModuleType, *_: object) -> list[str]:
        seen.append(Path(module.__file__ or ""))
        return []

    monkeypatch.setattr(check, "outside_the_language", read)
    assert check.problems(name) == []
    assert {*files_of(name, "rules")} <= {*seen}


def test_every_chapter_gets_its_mutants() -> None:
    mutated = {ROOT / target.file for target in targets(ROOT) if target.group == "rules"}
    assert mutated == {file for name in GAMES for file in files_of(name, "rules")}
