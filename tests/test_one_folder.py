"""A game is one folder: nothing else in the product knows a game by name, so a new one needs no other change."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from burgomaster.games import GAMES
from tests import parts
from tests.boards import BOARDS
from tests.generic_types import MARK, NAMED
from tests.parts import WHOLE

ROOT = Path(__file__).parent.parent
SOURCES = ("src/burgomaster/**/*.py", "src/burgomaster/**/*.ftl", "web/*.py", "web/src/**/*.*", "Makefile")
OWN = {name for game in GAMES for name in (game, game.replace("-", "_"))}  # a game's folders, in Python and in the page
# The registry; and examples in help texts and messages.
MAY = {"games/__init__.py", "burgomaster/__init__.py", "burgomaster/cli.py", "play/record.py"}
COMMANDS = "src/burgomaster/terminal/commands/"  # their examples


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
        if "/".join(parts).startswith(COMMANDS):
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


# ---- Tests hold every game to the same ------------------------------------------------------------------------------

# Lists of games that tests may have: what they say of a game is its own, and other games need not have the like.
OWN_LISTS = {
    "tests/bots/test_lines.py": "lines of play that docs/examples has for some games",
    "tests/envs/cuda/test_cuda_batch.py": "how many steps a game needs until some games are over",
    "tests/lab/study/cuda/test_cuda_study.py": "what is varied in an edition",
    "tests/parts.py": "the games that have every part",
}
# Tables that tests may have, and the games they tell of: those that have what the table is about. Those of tests/web
# tell of every board.
ABOUT = {
    "bench/run.py": WHOLE,  # what was once asked of their speed
    "tests/bots/test_reference.py": parts.REFERENCED,
    "tests/games/test_steps.py": WHOLE,  # what has been written down of their steps
    "tests/kit/reader.py": WHOLE,  # whose amounts an independent reader works out
    "tests/gpu/test_studies.py": WHOLE,  # what is varied; others are studied as they are
}


def lists_of_games() -> Iterator[tuple[str, ast.expr, list[str]]]:
    """Every list or table written in a test or a bench that names several games: file, where, and those it names."""
    for file in sorted(path for folder in ("tests", "bench") for path in (ROOT / folder).rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if sum(f'"{game}"' in text for game in GAMES) < 2:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Dict):
                entries = [key for key in node.keys if key]
            elif isinstance(node, ast.List | ast.Tuple | ast.Set):
                entries = [_first(entry) for entry in node.elts]
            else:
                continue
            games = [one.value for one in entries if isinstance(one, ast.Constant) and one.value in GAMES]
            if len(games) > 1:
                yield file.relative_to(ROOT).as_posix(), node, games


def _first(entry: ast.expr) -> ast.expr:
    """What a row is about: `name` of `(name, 3)` and of `pytest.param(name, 3)`."""
    parts = entry.elts if isinstance(entry, ast.Tuple) else entry.args if isinstance(entry, ast.Call) else []
    return parts[0] if parts else entry


def test_no_test_has_a_list_of_games_of_its_own() -> None:
    """They take GAMES, BOARDS or a list of tests/parts.py; a few of the games may be samples."""
    full = {
        file: f"{file}:{node.lineno}"
        for file, node, games in lists_of_games()
        if not isinstance(node, ast.Dict) and {*games} >= {*WHOLE}
    }
    assert {file: place for file, place in full.items() if file not in OWN_LISTS} == {}
    assert OWN_LISTS.keys() <= full.keys()


def test_every_table_of_the_tests_tells_of_every_game_that_has_what_it_is_about() -> None:
    tables = [(file, node, games) for file, node, games in lists_of_games() if isinstance(node, ast.Dict)]
    lacking = {
        f"{file}:{node.lineno}": sorted(about - {*games})
        for file, node, games in tables
        if not {*games} >= (about := {*(BOARDS if file.startswith("tests/web/") else ABOUT.get(file, GAMES))})
    }
    assert lacking == {}
    assert ABOUT.keys() <= {file for file, _, _ in tables}


def test_the_games_of_ours_have_every_part() -> None:
    """So no test passes one of them over."""
    lists = {name: games for name, games in vars(parts).items() if name.isupper() and isinstance(games, tuple)}
    assert len(lists) > 6
    for name, games in (lists | {"BOARDS": BOARDS}).items():
        assert {*games} >= {*WHOLE}, name


def test_boards_are_found() -> None:
    """Every folder but `plain`, which is for games without a board, is that of a game."""
    folders = {file.parent.name for file in (ROOT / "web" / "src" / "games").glob("*/Board.svelte")}
    assert {*BOARDS} == folders - {"plain"}
