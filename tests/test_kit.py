"""The conformance kit has cases for every rule, and an engine that knows only the files passes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from burgomaster.games import GAMES
from burgomaster.games.rulebook import rulebook
from tests.kit.check import Burgomaster, cases, wrong
from tests.longest import first
from tests.parts import WHOLE


def kit(out: Path, name: str, *more: str) -> list[dict[str, Any]]:
    """The cases of a game's kit, read from its files."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit", str(out / "kit"), name, *more], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (out / "kit.zip").exists()
    return list(cases(out / "kit"))


@first("name", WHOLE)
def test_every_rule_has_cases_and_our_engine_passes_them(name: str, tmp_path: Path) -> None:
    found = kit(tmp_path, name, "--cases-only")
    printed = rulebook(name, "en")
    rules = set(re.findall(r"^(?:\*\*|\| *)([A-Z]{2}-[A-Z]?\d+)\b", printed, re.MULTILINE))
    assert {case["tests"] for case in found} == rules
    assert [problem for case in found if (problem := wrong(Burgomaster(), case))] == []
    assert {"begin", "play", "refuse", "odds", "score"} <= {case["kind"] for case in found}
    _check_that_wrong_answers_are_noticed(found)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_pass_event_by_event(name: str, tmp_path: Path) -> None:
    found = [case for case in kit(tmp_path, name) if case["tests"] == "trace"]
    assert len(found) > (1000 if name in WHOLE else 50)
    assert [problem for case in found if (problem := wrong(Burgomaster(), case))] == []


def _check_that_wrong_answers_are_noticed(found: list[dict[str, Any]]) -> None:
    play = next(case for case in found if case["kind"] == "play")
    for key, other in (("turn", "nobody"), ("scores", [99]), ("after", {}), ("effects", [{"kind": "none"}])):
        assert wrong(Burgomaster(), {**play, key: other}), key
    odds = next(case for case in found if case["kind"] == "odds" and len(case["odds"]) > 1)
    twice = [{**one, "weight": 2 * one["weight"]} for one in odds["odds"]]
    assert not wrong(Burgomaster(), {**odds, "odds": twice})
    twice[0]["weight"] += 1
    assert wrong(Burgomaster(), {**odds, "odds": twice})
