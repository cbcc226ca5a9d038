"""A game is one folder: nothing else in the product knows a game by name, so a new one needs no other change."""

from __future__ import annotations

import re
from pathlib import Path

from burgomaster.games import GAMES
from tests.generic_types import MARK, NAMED

ROOT = Path(__file__).parent.parent
SOURCES = ("src/burgomaster/**/*.py", "src/burgomaster/**/*.ftl", "web/*.py", "web/src/**/*.*", "Makefile")
OWN = {name for game in GAMES for name in (game, game.replace("-", "_"))}  # a game's folders, in Python and in the page
# The registry; and examples in help texts and messages.
MAY = {"games/__init__.py", "burgomaster/__init__.py", "burgomaster/cli.py", "play/record.py"}


def named(line: str) -> bool:
    """Does a line name a game?"""
    return any(re.search(game.replace("-", "[-_ ]?"), line, re.IGNORECASE) for game in GAMES)


def test_no_other_file_names_a_game() -> None:
    found = []
    for file in sorted(path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()):
        parts = file.relative_to(ROOT).parts
        made_or_test = {"static", "made", "fonts"} & {*parts} or ".test." in file.name or ".example-" in file.name
        if made_or_test or OWN & {*parts} or any(file.as_posix().endswith(name) for name in MAY):
            continue
        text = file.read_text(encoding="utf-8")
        for number, line in enumerate(text.splitlines(), 1):
            for_the_type_checker = MARK in text and line.startswith(f"    from {NAMED}")
            if named(line) and not for_the_type_checker:
                found.append(f"{'/'.join(parts)}:{number}: {line.strip()}")
    assert found == []


def test_the_registry_is_the_only_list_of_games() -> None:
    text = (ROOT / "src" / "burgomaster" / "games" / "__init__.py").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if named(line)] == [f"GAMES = {GAMES!r}".replace("'", '"')]
