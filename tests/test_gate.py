"""What `make check` and `make test` run, how they tell it, and what hangs on a change."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.gate import __main__ as gate
from tests.gate import marks, minutes
from tests.gate.steps import Step, run
from tests.gate.touched import Chosen, choose, chosen

ROOT = Path(__file__).parents[1]


def python(code: str) -> tuple[str, ...]:
    return sys.executable, "-c", code


# ---- Steps ----------------------------------------------------------------------------------------------------------


def test_a_step_waits_for_others_and_tells_what_it_cost_and_said(tmp_path: Path) -> None:
    told: list[Step] = []
    note = tmp_path / "note"
    steps = [
        Step("last", [python(f"assert open({str(note)!r}).read() == 'written'")], after=["first", "not among them"]),
        Step(
            "first", [python("print('one'); sum(range(10**6))"), python(f"open({str(note)!r}, 'w').write('written')")]
        ),
    ]
    assert run(steps, first_failure=True, tell=told.append)
    assert [step.name for step in told] == ["first", "last"]
    assert told[0].said == "one\n"
    assert all(step.cpu > 0 for step in told)


def test_the_first_failure_ends_the_others_and_shows_what_it_said(tmp_path: Path) -> None:
    told: list[Step] = []
    started = time.monotonic()
    steps = [
        Step("slow", [python("import time; time.sleep(600)")]),
        Step("fails", [python("import sys; sys.stderr.write('so it is'); sys.exit(3)"), python("print('never')")]),
        Step("after it", [python("print('never')")], after=["fails"]),
    ]
    assert not run(steps, first_failure=True, tell=told.append)
    assert [(step.name, step.passed, step.said) for step in told] == [("fails", False, "so it is")]
    assert time.monotonic() - started < 300


def test_where_all_is_wanted_only_what_waits_for_a_failure_is_left_out() -> None:
    told: list[Step] = []
    steps = [
        Step("fails", [python("raise SystemExit(1)")]),
        Step("far after it", [python("")], after=["after it"]),
        Step("after it", [python("")], after=["fails"]),
        Step("another", [python("")]),
    ]
    assert not run(steps, first_failure=False, tell=told.append)
    assert {step.name: step.passed for step in told} == {"fails": False, "another": True}


# ---- What is trusted ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "fixtures", "trusted"),
    [
        ("games/test_conformance.py", (), True),
        ("games/alhambra/test_ledger.py", ("tmp_path",), True),
        ("lab/wasm/test_modules.py", (), True),
        ("lab/wasm/test_modules.py", ("node",), False),
        ("lab/test_simulate.py", (), False),
        ("tab/test_same_answers.py", (), True),
        ("server/store/test_promises.py", ("store_db", "own_db"), True),
        ("server/test_club.py", ("own_db", "store_db"), True),
        ("server/test_club.py", ("own_db",), False),
        ("server/test_tables.py", ("house",), False),
        ("web/test_play.py", ("browser", "invited", "whole_game"), True),
        ("web/test_play.py", ("browser", "invited"), False),
        ("test_words.py", (), False),
    ],
)
def test_what_gives_most_trust_is_known_by_folder_and_fixture(file: str, fixtures: Any, trusted: bool) -> None:
    item: Any = SimpleNamespace(path=ROOT / "tests" / file, fixturenames=fixtures)
    assert marks.is_trusted(item) is trusted


def test_there_are_such_folders_and_fixtures() -> None:
    assert [folder for folder in marks.FOLDERS if not list((ROOT / "tests" / folder).glob("**/test_*.py"))] == []
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    for fixture in marks.FIXTURES:
        assert f"\ndef {fixture}(" in text


# ---- Minutes --------------------------------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A landing at which servers took 2 minutes and games 1, on a machine whose yardstick was 5 milliseconds."""
    for name in ("COSTS", "LAST", "KEPT"):
        monkeypatch.setattr(minutes, name, tmp_path / name.lower())
    monkeypatch.setattr(minutes, "ROOT", tmp_path)
    minutes.KEPT.write_text("yardstick = 5.0\n[minutes]\ncompile = 0.5\nservers = 2.0\ngames = 1.0\n", encoding="utf-8")
    return tmp_path


def spent(servers: float, games: float, yard: float) -> None:
    minutes.COSTS.write_text(
        json.dumps({"parts": {"servers": servers, "games": games}, "yard": yard}), encoding="utf-8"
    )


def test_a_part_that_grew_by_more_than_a_tenth_is_named(kept: Path) -> None:
    spent(servers=133, games=60, yard=0.005)
    told = minutes.compared({"compile": 20}, 300)
    assert "servers              2.22     2.00" in told
    assert "together             3.55     3.50   in 5.0 minutes by the clock" in told
    assert [line for line in told.splitlines() if "GROWN" in line] == ["GROWN by more than a tenth: servers"]


def test_a_slow_machine_is_not_taken_for_growth_nor_a_quick_one_for_none(kept: Path) -> None:
    spent(servers=240, games=120, yard=0.010)
    told = minutes.compared({"compile": 60}, 300)
    assert "GROWN" not in told
    assert "2.00 times slower" in told
    spent(servers=60, games=40, yard=0.0025)
    told = minutes.compared({"compile": 15}, 300)
    assert [line for line in told.splitlines() if "GROWN" in line] == ["GROWN by more than a tenth: games"]
    assert "2.00 times quicker" in told


def test_a_new_part_is_named_and_some_seconds_are_not(kept: Path) -> None:
    spent(servers=120, games=65.9, yard=0.005)  # games by less than a tenth
    assert "GROWN" not in minutes.compared({"compile": 34}, 300)  # by more, but by less than 0.1 minutes
    assert "GROWN by more than a tenth: pages" in minutes.compared({"pages": 60}, 300)


def test_what_is_kept_is_what_the_next_is_compared_with(kept: Path) -> None:
    assert minutes.keep() == 1  # nothing has run yet
    assert "did not run to their end" in minutes.compared({}, 1)
    spent(servers=600, games=6, yard=0.0042)
    assert "GROWN" in minutes.compared({"compile": 6}, 300)
    assert minutes.keep() == 0
    assert "GROWN" not in minutes.compared({"compile": 6}, 300)
    minutes.KEPT.unlink()  # a project's first landing
    assert "–" in minutes.compared({"compile": 6}, 300)


def test_processes_that_go_on_are_counted() -> None:
    """As a house for many tests, or a browser."""
    if not sys.platform.startswith("linux"):
        pytest.skip("elsewhere only those that have ended are counted")
    before = minutes.living_time()
    working = "import time\nwhile time.process_time() < 0.5: pass\nprint('done', flush=True)\ninput()"
    with subprocess.Popen(python(working), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "done\n"
        assert minutes.living_time() - before >= 0.4
        other.communicate("\n")


# ---- What was touched -----------------------------------------------------------------------------------------------


def touched(*changed: str) -> Chosen:
    return choose(ROOT, "main", changed)


def test_a_test_hangs_on_itself_alone() -> None:
    found = touched("tests/play/test_dice.py")
    assert (list(found.near), found.far, found.games, found.page) == (["tests/play/test_dice.py"], {}, (), False)
    assert found.files == ["tests/play/test_dice.py"]


def test_a_module_is_near_what_imports_it_and_far_from_what_reaches_it() -> None:
    found = touched("src/burgomaster/play/dice.py")
    assert {"tests/play/test_dice.py", "tests/tab/test_same_answers.py"} <= set(found.near)
    assert "tests/games/test_conformance.py" in {*found.near, *found.far}
    assert not set(found.near).intersection(found.far)
    assert "--far=" in "".join(found.files)


def test_what_a_house_runs_is_found_by_name_though_it_runs_elsewhere() -> None:
    found = touched("src/burgomaster/server/club/nights.py")
    assert "tests/server/test_club.py" in found.near
    assert "tests/server/test_tables.py" in found.far  # a house is started by the name of its program
    assert "tests/play/test_dice.py" not in {*found.near, *found.far}


def test_a_change_of_one_game_leaves_out_tests_of_another_one() -> None:
    found = touched("src/burgomaster/games/alhambra/rules.py", "web/src/games/alhambra/Board.svelte")
    assert found.games == ("alhambra",)
    assert "tests/games/alhambra/test_ledger.py" in found.near
    assert "tests/games/test_conformance.py" in {*found.near, *found.far}
    assert found.files[0] == "--of-game=alhambra"
    item: Any = SimpleNamespace(path=ROOT / "tests/games/test_golden.py", name="test_it[machi-koro-2]")
    assert marks.of_another_game(item, found.games)
    item.name = "test_it[alhambra-2]"
    assert not marks.of_another_game(item, found.games)
    item.name = "test_of_every_game"
    assert not marks.of_another_game(item, found.games)
    assert touched("src/burgomaster/games/alhambra/rules.py", "src/burgomaster/play/dice.py").games == ()


def test_words_pages_and_the_page_hang_on_what_speaks_of_them() -> None:
    words = touched("src/burgomaster/games/machi_koro/words/nl.ftl")
    assert "tests/test_words.py" in {*words.near, *words.far}
    assert words.games == ("machi-koro",)
    page = touched("docs/bots.md")
    assert "tests/docs/test_python.py" in {*page.near, *page.far}
    assert not page.page
    web = touched("web/src/club/Club.svelte")
    assert web.page
    assert "tests/web/test_club_page.py" in web.near
    assert "tests/web/test_play.py" in web.far  # a whole game by mouse
    assert web.browsers


def test_everything_hangs_on_how_tests_are_run() -> None:
    for name in ("pyproject.toml", "tests/conftest.py", "tests/gate/marks.py"):
        found = touched(name)
        assert len(found.far) + len(found.near) == len(list((ROOT / "tests").rglob("test_*.py")))


def test_what_was_chosen_is_told_with_the_reason() -> None:
    found = touched("src/burgomaster/server/club/nights.py", "tests/play/test_dice.py")
    told = found.told()
    assert told.startswith(
        "2 files changed since main: src/burgomaster/server/club/nights.py, tests/play/test_dice.py\n"
    )
    assert "tests/play/test_dice.py: near 1 file of tests: play/test_dice.py" in told
    assert "src/burgomaster/server/club/nights.py: far " in told
    assert Chosen("main", ()).told() == "nothing has changed since main"


def test_tests_far_from_a_change_and_of_another_game_are_left_out() -> None:
    files = dict.fromkeys(("tests/server/test_fork_server.py", "tests/games/test_owned.py"), "x.py")
    what = Chosen("main", ("x.py",), near={"tests/play/test_values.py": "x.py"}, far=files, games=("alhambra",))
    [step] = [step for step in gate.touched(what) if step.name == "tests"]
    command = [part for part in step.commands[0] if part not in ("-n", gate._CORES)]
    done = subprocess.run([*command, "--collect-only"], cwd=ROOT, capture_output=True, text=True, check=True)
    found = [line for line in done.stdout.splitlines() if "::" in line]
    assert any(line.startswith("tests/play/test_values.py::") for line in found)
    assert any("[alhambra" in line for line in found if line.startswith("tests/games/test_owned.py::"))
    assert not any("fork_server" in line or "machi-koro" in line for line in found)


def test_an_unknown_revision_is_said() -> None:
    with pytest.raises(SystemExit, match="there is no revision nonsense"):
        chosen(ROOT, "nonsense")
