"""A study on a GPU has the games of the CPU, to the last purchase. Here its programs run on the CPU, with checks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from burgomaster.cuda import device as gpu
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.study.cuda import playing
from burgomaster.lab.study.cuda.source import source
from burgomaster.lab.study.files import write_study
from burgomaster.lab.study.study import LUCK_STAYS, planned, study
from burgomaster.play.setting import setting
from tests.cuda.host import HostMachine
from tests.lab.study.test_report import run
from tests.longest import first
from tests.parts import COUNTED, fewest

PRICE = "building.convenience-store.cost=1"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> HostMachine:
    """Programs are kept while these tests run."""
    return HostMachine(tmp_path_factory.mktemp("programs"))


@pytest.fixture
def machine(host: HostMachine, monkeypatch: pytest.MonkeyPatch) -> Iterator[HostMachine]:
    """This machine instead of a GPU; all memory is given back."""
    monkeypatch.setattr(playing, "device", lambda: host)
    yield host
    assert not host.memory


def compare(name: str, vary: list[str], bots: list[str], players: list[int], games: int = 20, **more: Any) -> None:
    """Study on both, and compare every game and every number."""
    plan = planned(name, vary, bots, games, players=players, seed=31, luck=False, **more)
    on_cpu, on_gpu = (study(plan, device=device) for device in ("cpu", "cuda"))
    assert len(on_cpu.played) == plan.games
    for number, expected in on_cpu.played.items():
        assert asdict(on_gpu.played[number]) == asdict(expected)
    assert on_gpu.to_dict() == on_cpu.to_dict()


@first("name", COUNTED)
def test_every_game_is_that_of_the_cpu(name: str, machine: HostMachine) -> None:
    compare(name, [], ["greedy", "random", "random"], [3])


def test_variants_and_tables_of_any_size(machine: HostMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "CHUNK", 70)
    compare("machi-koro", [PRICE, "radio-dice=free"], ["random"], [4, 2])


@pytest.mark.long
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(
    ("name", "edition", "vary"),
    [
        ("machi-koro", "dutch", "market=ten"),
        ("machi-koro", "international", "building.mine.cost=4"),
        ("alhambra", "standard", "open-hands=yes"),
        ("monopoly-builder", "house", "table.start_money=900"),
    ],
)
def test_in_every_edition(name: str, edition: str, vary: str, bot: str, machine: HostMachine) -> None:
    players = list(setting(name, fewest(name)).game.SPEC.players)
    compare(name, [vary], [bot], [players[0], players[-1]], 100, edition=edition)


def test_the_files_are_those_of_the_cpu(machine: HostMachine, tmp_path: Path) -> None:
    plan = planned("machi-koro", [PRICE], ["random"], 20, players=[4], seed=31, luck=False)
    for device in ("cpu", "cuda"):
        assert write_study(study(plan, tmp_path / device, device=device), tmp_path / device) == []
    for name in ("games.jsonl", "games.parquet", "result.json", "index.html"):
        assert (tmp_path / "cuda" / name).read_bytes() == (tmp_path / "cpu" / name).read_bytes(), name


def test_a_study_goes_on_wherever_it_was_begun(machine: HostMachine, tmp_path: Path) -> None:
    plan, longer = (planned("machi-koro", [PRICE], ["random"], n, players=[4], seed=31, luck=False) for n in (10, 20))
    study(plan, tmp_path)
    log = tmp_path / "games.jsonl"
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:8]))
    assert study(longer, tmp_path, device="cuda").to_dict() == study(longer).to_dict()


def test_luck_stays_in_the_shares_and_that_is_said(machine: HostMachine) -> None:
    told: list[str] = []
    asked = planned("machi-koro", [PRICE], ["random"], 5, players=[4])
    assert asked.luck
    found = study(asked, device="cuda", say=told.append)
    assert told == [LUCK_STAYS]
    assert not found.plan.luck
    assert found.to_dict()["luck"] is False


def test_ctrl_c_gives_what_there_is(machine: HostMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = planned("machi-koro", [PRICE], ["random"], 20, players=[4], seed=31, luck=False)
    monkeypatch.setattr(playing, "CHUNK", 10)
    launch, launched = machine.launch_each, []

    def stop(function: Any, *numbers: int) -> None:
        launched.append(function)
        if len(launched) > 2:
            raise KeyboardInterrupt
        launch(function, *numbers)

    monkeypatch.setattr(machine, "launch_each", stop)
    found = study(plan, device="cuda")
    assert found.stopped
    assert found.deals == (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "on a GPU only random and greedy can play, not level-4"),
        (["--bots", "greedy,line-cheese"], "on a GPU only random and greedy can play, not line-cheese"),
        (["--bots", "greedy", "--cluster", "local"], "on a GPU or on a cluster, not on both"),
        (["--bots", "greedy"], "this machine has no GPU that CUDA can use (none here)"),
    ],
)
def test_what_a_gpu_cannot_do_is_said_in_a_sentence(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_gpu() -> Any:
        raise BurgomasterError("this machine has no GPU that CUDA can use (none here)")

    monkeypatch.setattr(playing, "device", no_gpu)
    assert run(tmp_path, "--device", "cuda", *words) == 1
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_there_is_no_such_device() -> None:
    with pytest.raises(BurgomasterError, match="there is no device 'cudo'"):
        study(planned("machi-koro", [], ["random"], 5, players=[2]), device="cudo")


@pytest.mark.long
@pytest.mark.parametrize("name", COUNTED)
def test_cudas_compiler_takes_every_program(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURGOMASTER_CACHE", str(tmp_path))
    for bots in (["random"], ["greedy"], ["random", "greedy"]):
        assert gpu.compiled(source(setting(name, 3), bots), "sm_90").startswith(b"\x7fELF")
