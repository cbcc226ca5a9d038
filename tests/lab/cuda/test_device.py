"""A machine without a GPU, or without what CUDA needs, is told so in one sentence."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from burgomaster.cli import main
from burgomaster.cuda import device as gpu
from burgomaster.envs.cuda.source import source as batch_source
from burgomaster.envs.stepping import CALLER
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.cuda.source import source
from burgomaster.lab.playouts import GREEDY, RANDOM
from burgomaster.lab.simulate import simulate
from burgomaster.play.setting import setting


@pytest.fixture(autouse=True)
def _no_gpu_kept() -> None:
    gpu.device.cache_clear()


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    assert main(["simulate", "machi-koro", "--games", "10", "--device", "cuda"]) == 1
    said = capsys.readouterr().err
    assert said == 'burgomaster: for `--device cuda` install the extra: pip install "burgomaster[cuda]"\n'


def _no_driver(flags: int) -> Any:
    raise RuntimeError("Failed to dlopen libcuda.so.1")


def _no_device(flags: int) -> Any:
    return (SimpleNamespace(name="CUDA_ERROR_NO_DEVICE"),)


@pytest.mark.parametrize(("answer", "named"), [(_no_driver, "libcuda.so.1"), (_no_device, "CUDA_ERROR_NO_DEVICE")])
def test_without_a_gpu(answer: Any, named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = SimpleNamespace(cuInit=answer, CUresult=SimpleNamespace(CUDA_SUCCESS=0))
    monkeypatch.setattr(gpu, "_bindings", lambda: (driver, None))
    with pytest.raises(BurgomasterError, match=f"^this machine has no GPU that CUDA can use .*{named}"):
        simulate("machi-koro", ["random"] * 2, 10, device="cuda")


def test_only_native_bots_and_known_devices() -> None:
    with pytest.raises(BurgomasterError, match="only random and greedy can play, not level-3"):
        simulate("machi-koro", ["random", "level-3"], 10, device="cuda")
    with pytest.raises(BurgomasterError, match="there is no device 'cudo'"):
        simulate("machi-koro", ["random"] * 2, 10, device="cudo")


@pytest.mark.long
@pytest.mark.parametrize("bot", [RANDOM, GREEDY])
@pytest.mark.parametrize("name", GAMES)
def test_cudas_compiler_takes_every_program(
    name: str, bot: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BURGOMASTER_CACHE", str(tmp_path))
    players = game(name).SPEC.players[-1]
    program = source(setting(name, players), [bot] * players)
    made = gpu.compiled(program, "sm_90")
    assert made.startswith(b"\x7fELF")
    (kept,) = (tmp_path / "cuda").iterdir()
    kept.write_bytes(b"kept")
    assert gpu.compiled(program, "sm_90") == b"kept"
    assert gpu.compiled(f"{program}\n// another", "sm_90") == made  # a comment makes another program, not other code


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_cudas_compiler_takes_every_program_that_takes_steps(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BURGOMASTER_CACHE", str(tmp_path))
    for held in ([CALLER] * 3, [CALLER, RANDOM, GREEDY]):
        program = batch_source(setting(name, 3), held, draws=True, resets=True)
        assert gpu.compiled(program, "sm_90").startswith(b"\x7fELF")


@pytest.mark.long
def test_a_program_that_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURGOMASTER_CACHE", str(tmp_path))
    with pytest.raises(BurgomasterError, match="compiler refuses the program") as refused:
        gpu.compiled("int something = nothing;", "sm_90")
    assert '"nothing" is undefined' in str(refused.value)
    assert not list(tmp_path.rglob("*.cubin"))
