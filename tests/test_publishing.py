"""What is published: the workflow calls what exists, wheels are tried where people are, the README shows whole."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import yaml
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).parents[1]
WORKFLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "publish.yml").read_text(encoding="utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def commands() -> list[str]:
    return [step["run"] for job in WORKFLOW["jobs"].values() for step in job["steps"] if "run" in step]


def test_the_workflow_calls_what_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    made = {name for command in commands() if command.startswith("make ") for name in command.split()[1:]}
    assert made == {"site", "docs"}
    assert made <= targets
    scripts = {word for command in commands() for word in command.split() if word.endswith((".py", "/run"))}
    assert scripts == {".ci/run", "deploy/try_wheel.py"}
    assert all((ROOT / script).is_file() for script in scripts)
    jobs = set(WORKFLOW["jobs"])
    for job in WORKFLOW["jobs"].values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= jobs


def test_a_wheel_is_tried_on_every_python_we_promise_before_it_is_published() -> None:
    matrix = WORKFLOW["jobs"]["try"]["strategy"]["matrix"]
    promised = re.findall(r":: Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert matrix["python"] == promised == ["3.11", "3.12", "3.13", "3.14"]
    assert {name.split("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}
    assert set(WORKFLOW["jobs"]["publish-wheel"]["needs"]) == {"test", "try"}
    assert WORKFLOW["jobs"]["publish-pages"]["needs"][0] == "test"


def test_a_package_index_shows_the_readme_with_its_pictures() -> None:
    shown = ProjectMetadata(str(ROOT), PluginManager()).core.readme
    source = PROJECT["urls"]["Source"]
    links = re.findall(r"\]\(([^)#][^)]*)\)", shown)
    assert links
    assert all(link.startswith("https://") for link in links)
    assert f"![A table of Alhambra in the browser]({source}/raw/main/docs/pictures/page.png)" in shown
    ours = [link.split("/main/", 1)[1].split("#")[0] for link in links if link.startswith(source)]
    assert ours
    assert all((ROOT / path).exists() for path in ours)


def test_the_readme_leads_to_a_game_first() -> None:
    first = re.search(r"\[Play now\]\(([^)]*)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert first is not None
    assert first[1] == PROJECT["urls"]["Homepage"]
