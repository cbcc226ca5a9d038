"""What installs a house: the container recipe, step by step, and the script of the guide, with a wheel and without.

Programs that would fetch or change something on this machine stand aside for ones that say what they were asked.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tests.docs.test_commands import unknown
from tests.test_publishing import missing

DEPLOY = ROOT / "deploy"
RECIPE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
WHEEL = "burgomaster-9.5.0-py3-none-any.whl"


def steps(kind: str) -> list[str]:
    return re.findall(rf"^{kind} (.*)", RECIPE, re.MULTILINE)


def standing_in(folder: Path, *names: str) -> dict[str, str]:
    """Programs that write their words into `asked`, where they were called."""
    folder.mkdir()
    for name in names:
        program = folder / name
        program.write_text(f'#!/bin/sh\necho "{name} $*" >> "{folder}/asked"\n', encoding="utf-8")
        program.chmod(0o755)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def in_the_container(place: Path) -> None:
    """What the recipe takes along, as far as the list beside it lets it through."""
    let = [line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line.startswith("!")]
    (place / "app").mkdir(parents=True)
    there = {"constraints.txt": (ROOT / "constraints.txt").read_bytes(), f"build/wheel/{WHEEL}": b"a wheel"}
    for step in steps("COPY"):
        *taken, to = step.split()
        assert to == "./"
        for pattern in taken:
            found = [name for name in there if fnmatch.fnmatch(name, pattern)]
            assert found, f"{pattern} is nowhere"
            for name in found:
                assert any(fnmatch.fnmatch(name, one) for one in let), f"{name} is kept out"
                (place / "app" / Path(name).name).write_bytes(there[name])


def test_the_container_installs_a_wheel_file(tmp_path: Path) -> None:
    in_the_container(tmp_path)
    settings = standing_in(tmp_path / "bin", "pip", "useradd")
    for step in steps("RUN"):
        subprocess.run(["sh", "-euc", step], cwd=tmp_path / "app", env=settings, check=True)
    pip, user = (tmp_path / "bin" / "asked").read_text().splitlines()
    assert pip == f"pip install --no-cache-dir --constraint constraints.txt ./{WHEEL}[postgresql]"
    assert user.startswith("useradd --system ")
    assert [one.name for one in (tmp_path / "app").iterdir()] == ["constraints.txt"]


def test_what_the_container_does_is_known() -> None:
    first, *_ = RECIPE.splitlines()
    for command in first.removeprefix("# ").split(" && "):
        assert command.startswith("docker ") or missing(command) == []
    (runs,) = steps("CMD")
    assert unknown(" ".join(json.loads(runs))) == ""
    asks = re.search(r"http://localhost:(\d+)/health", RECIPE)
    assert asks is not None
    assert steps("EXPOSE") == [asks[1]]


@pytest.mark.parametrize("given", ["", WHEEL, f"elsewhere/{WHEEL}"])
def test_the_script_installs_a_wheel_or_makes_one(tmp_path: Path, given: str) -> None:
    """Into a folder of its own, of which `current` is the newest; a wheel is found from where one stands."""
    sources, home = tmp_path / "sources", tmp_path / "home"
    (sources / "deploy").mkdir(parents=True)
    (sources / "deploy" / "install.sh").write_bytes((DEPLOY / "install.sh").read_bytes())
    settings = standing_in(tmp_path / "bin", "make") | {"BURGOMASTER_HOME": str(home)}
    log = tmp_path / "bin" / "asked"
    made = 'printf "#!/bin/sh\\necho %s \\$* >> %s\\n"'  # `python3 -m venv FOLDER` makes these two
    programs = f'for one in pip burgomaster; do {made} $one {log} > "$3/bin/$one"; chmod +x "$3/bin/$one"; done'
    (tmp_path / "bin" / "python3").write_text(f'#!/bin/sh\nmkdir -p "$3/bin"\n{programs}\n', encoding="utf-8")
    (tmp_path / "bin" / "python3").chmod(0o755)
    wheel = tmp_path / given if given else sources / "build" / "wheel" / WHEEL
    wheel.parent.mkdir(parents=True, exist_ok=True)
    wheel.write_bytes(b"a wheel")
    command = ["sh", str(sources / "deploy" / "install.sh"), *([given] if given else [])]
    subprocess.run(command, cwd=tmp_path, env=settings, check=True)
    asked = log.read_text().splitlines()
    assert ("make wheel" in asked) is (not given)
    assert asked[-2:] == [
        f"pip install --disable-pip-version-check --quiet --constraint constraints.txt {wheel}",
        "burgomaster --version",
    ]
    assert (home / "current").resolve().parent == home
