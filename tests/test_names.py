"""One name, one thing: no two public classes share a name, and the glossary is true."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import burgomaster
from burgomaster.games import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = Path(burgomaster.__file__).parent
EVERY_GAME_HAS_ONE = {"State", "Edition"}


def public_classes(source: str) -> list[str]:
    tree = ast.parse(source)
    return [node.name for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]


def shared(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """The names that stand in more than one file, without those that every game has."""
    return {name: files for name, files in found.items() if len(files) > 1 and name not in EVERY_GAME_HAS_ONE}


def test_no_two_public_classes_share_a_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in public_classes(path.read_text(encoding="utf-8")):
            found[name].append(str(path.relative_to(PACKAGE)))
    assert len(found) > 100  # they were found at all
    assert shared(found) == {}


def test_a_shared_name_is_found() -> None:
    assert public_classes("class Table: ...\nclass _Table: ...\ndef f():\n    class Inner: ...") == ["Table"]
    assert shared({"Table": ["a.py", "b.py"], "State": ["a.py", "b.py"], "Seat": ["a.py"]}) == {
        "Table": ["a.py", "b.py"]
    }


def test_the_glossary_names_files_that_exist() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    cells = [line.rsplit("|", 2)[1] for line in glossary.splitlines() if line.startswith("| ") and "`" in line]
    paths = {path for cell in cells for path in re.findall(r"`([^`]+)`", cell)}
    assert len(paths) > 40
    for path in sorted(paths):
        below = ROOT if path.startswith(("docs/", "web/")) else PACKAGE
        # What is optional in a game's folder is in one of them at least.
        assert any((below / path.replace("GAME", game.replace("-", "_"))).exists() for game in GAMES), path
