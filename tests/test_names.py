"""One name, one thing: no two public classes, aliases or types of the page share a name, and the glossary is true."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from pathlib import Path

import burgomaster
from burgomaster.games import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = Path(burgomaster.__file__).parent
EVERY_GAME_HAS_ONE = {"State", "Edition"}


def public_types(source: str) -> list[str]:
    """The classes of a module and its aliases: what it gives a name with a capital and more than capitals."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign) and not _is_type_variable(node.value):
            found += [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(node.target.id)
    return [name for name in found if re.match(r"[A-Z]\w*[a-z]", name)]


def _is_type_variable(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ("TypeVar", "ParamSpec")
    )


def exported_types(source: str) -> list[str]:
    """The classes and types that a file of the page exports."""
    return re.findall(r"^\s*export (?:abstract )?(?:class|interface|type) (\w+)", source, re.MULTILINE)


def shared(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """The names that stand in more than one file, without those that every game has."""
    return {name: files for name, files in found.items() if len(files) > 1 and name not in EVERY_GAME_HAS_ONE}


def test_no_two_public_classes_or_aliases_share_a_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in public_types(path.read_text(encoding="utf-8")):
            found[name].append(str(path.relative_to(PACKAGE)))
    assert len(found) > 100  # they were found at all
    assert "Judge" in found  # an alias
    assert shared(found) == {}


def test_no_two_exported_types_of_the_page_share_a_name() -> None:
    """Boards know nothing of each other, and may share names with each other only."""
    pages = ROOT / "web" / "src"
    everywhere: dict[str, list[str]] = defaultdict(list)
    boards: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted([*pages.rglob("*.ts"), *pages.rglob("*.svelte")]):
        parts = path.relative_to(pages).parts
        if parts[0] == "made" or path.name.endswith(".test.ts"):
            continue
        own = boards[parts[1]] if parts[0] == "games" and len(parts) > 2 else everywhere
        for name in exported_types(path.read_text(encoding="utf-8")):
            own[name].append(str(path.relative_to(pages)))
    assert len(everywhere) > 50
    assert len(boards) > 2
    for own in boards.values():
        assert shared({name: [*own.get(name, ()), *everywhere.get(name, ())] for name in (*own, *everywhere)}) == {}


def test_a_shared_name_is_found() -> None:
    assert public_types("class Table: ...\nclass _Table: ...\ndef f():\n    class Inner: ...") == ["Table"]
    assert public_types('Judge = Callable[[Table], None]\nPath: TypeAlias = "str"\nMOST = 3\nT = TypeVar("T")') == [
        "Judge",
        "Path",
    ]
    assert public_types('Job = TypeVar("Job")') == []
    assert exported_types(
        "export interface Asks {\nexport type Line<T> = T;\nclass Own {}\n  export class Desk {}"
    ) == [
        "Asks",
        "Line",
        "Desk",
    ]
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


def test_the_glossary_names_all_floors_in_their_order() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    floors = [layer.replace("burgomaster.", "").replace(" | ", " and ") for layer in layers]
    assert f"Imports go down only: {', '.join(floors)} |" in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
