"""What is published: the workflow calls what exists, and wheels are tried where people are."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PUBLISH = ".github/workflows/publish.yml"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


WORKFLOWS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / ".github" / "workflows").glob("*.yml"))
TESTS = ".github/workflows/tests.yml"
NEWEST = ".github/workflows/newest.yml"


def workflow(path: str) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))
    return found


def steps(path: str) -> list[dict[str, Any]]:
    return [step for job in workflow(path)["jobs"].values() for step in job.get("steps", ())]


def commands(path: str) -> list[str]:
    return [step["run"] for step in steps(path) if "run" in step]


def missing(command: str) -> list[str]:
    """What a command calls and is not here: targets of `make`, files, modules of the tests, extras of the package."""
    made = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = {name for line in re.findall(r"^([^\s#:=][^:=\n]*):(?!=)", made, re.M) for name in line.split()}
    targets |= {name.replace("$(VENV)", ".venv") for name in targets}
    words = [word for word in command.split() if not re.match(r"[A-Z]+=", word)]
    gone = [word for word in words[1:] if words[0] == "make" and word not in targets]
    for word in words:
        if re.fullmatch(r"(tests|web|deploy|bench|\.ci)/[\w/.*-]+", word) and not list(ROOT.glob(word)):
            gone.append(word)
    modules = re.findall(r"-m (tests[\w.]*)", command)
    gone += [one for one in modules if not list(ROOT.glob(f"{one.replace('.', '/')}*"))]
    for extras in re.findall(r'"\.\[([\w,]+)\]"', command):
        gone += [one for one in extras.split(",") if one not in PROJECT["optional-dependencies"]]
    return gone


@pytest.mark.parametrize("path", WORKFLOWS)
def test_every_workflow_calls_what_exists(path: str) -> None:
    assert [gone for command in commands(path) for gone in missing(command)] == []
    jobs = workflow(path)["jobs"]
    for job in jobs.values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs)
    used = [one["uses"] for one in (*steps(path), *jobs.values()) if "uses" in one]
    for ours in [one for one in used if one.startswith("./")]:
        assert (ROOT / ours).is_file() or (ROOT / ours / "action.yml").is_file(), ours
    assert all("@" in one for one in used if not one.startswith("./"))


@pytest.mark.parametrize(
    ("command", "gone"),
    [
        ("make site docs", []),
        ("make .venv/.test page", []),
        ("make release DRY=1", []),
        ("make tset", ["tset"]),
        ("python -m pytest -n auto tests/games tests/gmes", ["tests/gmes"]),
        (".venv/bin/python -m tests.compyle", ["tests.compyle"]),
        ('python -m pip install --editable ".[test,lnt]"', ["lnt"]),
        (".ci/runn", [".ci/runn"]),
    ],
)
def test_a_command_that_calls_nothing_is_found(command: str, gone: list[str]) -> None:
    assert missing(command) == gone


def test_the_parts_of_the_tests_leave_out_none() -> None:
    """Beside each other they try what `make test` tries; no new folder is forgotten."""
    named = {word for command in commands(TESTS) if "pytest" in command for word in command.split() if "/" in word}
    tried = {file.relative_to(ROOT).as_posix() for word in named for file in ROOT.glob(word)}
    only_long = {"tests/browsers", "tests/gpu"}  # `make test-long`, `make test-gpu`
    parts = {"/".join(path.relative_to(ROOT).parts[:2]) for path in (ROOT / "tests").rglob("test_*.py")}
    assert parts - tried - only_long == set()
    assert {".ci/run", "make lint"} <= set(commands(TESTS))


def test_the_library_is_tried_on_the_oldest_and_the_newest_python_of_every_system() -> None:
    matrix = workflow(TESTS)["jobs"]["library"]["strategy"]["matrix"]["include"]
    promised = re.findall(r":: Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    wanted = {(system, python) for system in ("ubuntu", "macos", "windows") for python in (promised[0], promised[-1])}
    assert {(one["os"].partition("-")[0], one["python"]) for one in matrix} == wanted


def test_the_newest_versions_are_tried_every_week_and_nothing_pins_them() -> None:
    (when,) = workflow(NEWEST)[True]["schedule"]  # `on` is a word for true in YAML
    assert when["cron"].split()[-1].isdigit()
    assert not any("constraint" in command for command in commands(NEWEST))
    assert any("--upgrade" in command for command in commands(NEWEST))


def test_all_tests_are_found_where_nothing_of_unix_is() -> None:
    """As on Windows: nothing that a test needs only there may keep others from being found."""
    asked = [sys.executable, "-m", "pytest", "-p", "tests.without_unix", "--collect-only", "-p", "no:cacheprovider"]
    done = subprocess.run([*asked, "-m", "not gpu"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_a_wheel_is_tried_on_every_python_we_promise_before_it_is_published() -> None:
    jobs = workflow(PUBLISH)["jobs"]
    matrix = jobs["try"]["strategy"]["matrix"]
    promised = re.findall(r":: Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert matrix["python"] == promised == ["3.11", "3.12", "3.13", "3.14"]
    assert {name.split("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}
    assert jobs["try"]["needs"] == "release"
    assert "make release DRY=1" in [step.get("run") for step in jobs["release"]["steps"]]
    assert set(jobs["publish-wheel"]["needs"]) == {"test", "try"}
    assert jobs["publish-pages"]["needs"][0] == "test"
