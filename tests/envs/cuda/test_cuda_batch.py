"""Many games on a GPU are those on the CPU, array by array. Here the GPU's program runs on the CPU, with checks."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from burgomaster.cuda import device as gpu
from burgomaster.envs.batch import Batch
from burgomaster.envs.cuda import batch as cuda_batch
from burgomaster.envs.cuda.batch import CudaBatch
from burgomaster.envs.stepping import AFRESH, STAY
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.errors import BurgomasterError
from tests.cuda.host import HostMachine
from tests.parts import sensible

ARRAYS = ("mask", "observation", "seat", "reward", "over", "truncated", "final", "states")


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> HostMachine:
    """Programs are kept while these tests run."""
    return HostMachine(tmp_path_factory.mktemp("programs"))


def assert_equal(on_cpu: Batch, on_gpu: CudaBatch) -> None:
    for name in ARRAYS:
        expected, found = getattr(on_cpu, name), getattr(on_gpu, name).numpy()
        assert (found.shape, found.dtype) == (expected.shape, expected.dtype), name
        assert found.tobytes() == expected.tobytes(), name


def compare(name: str, steps: int, machine: HostMachine, **asked: Any) -> int:
    """Play random steps on both, comparing everything after each; how many games ended or were cut off."""
    on_cpu, on_gpu = Batch(name, **asked), CudaBatch(name, **asked, machine=machine)
    ended = 0
    for _ in range(steps):
        assert_equal(on_cpu, on_gpu)
        chosen, there = on_cpu.sample(), on_gpu.sample()
        assert there.numpy().tolist() == chosen.tolist()
        on_cpu.step(chosen)
        on_gpu.step(there)
        ended += int(on_cpu.over.sum() + on_cpu.truncated.sum())
    assert_equal(on_cpu, on_gpu)
    assert on_gpu.scores().numpy().tolist() == on_cpu.scores().tolist()
    for seat in range(on_cpu.players):
        assert on_gpu.observe(1, seat).numpy().tolist() == on_cpu.observe(1, seat).tolist()
    return ended


@pytest.mark.parametrize(
    ("name", "steps"),
    [("machi-koro", 700), ("alhambra", 500), pytest.param("monopoly-builder", 2000, marks=pytest.mark.long)],
)
def test_random_games_are_the_same(name: str, steps: int, machine: HostMachine) -> None:
    players = game(name).SPEC.players[-1]
    assert compare(name, steps, machine, players=players, count=20, seed=5, length=2000) > 3


@pytest.mark.parametrize(
    ("name", "steps"),
    [("machi-koro", 150), ("alhambra", 120), pytest.param("monopoly-builder", 100, marks=pytest.mark.long)],
)
def test_bots_hold_the_other_seats(name: str, steps: int, machine: HostMachine) -> None:
    asked = {"players": 3, "count": 10, "seed": 6, "bots": [None, "greedy", "random"], "viewer": 0, "length": 150}
    compare(name, steps, machine, **asked)


def test_chance_may_be_the_callers_and_games_that_are_over_stay_so(machine: HostMachine) -> None:
    assert compare("machi-koro", 700, machine, players=2, count=5, seed=7, draws=False, resets=False) == 5


def test_a_game_that_is_too_long_is_cut_off(machine: HostMachine) -> None:
    batch = CudaBatch("machi-koro", 2, 3, seed=1, length=9, machine=machine)
    while not batch.truncated.numpy().any():
        batch.step(batch.sample())
    place = int(batch.truncated.numpy().argmax())
    assert batch.ended(place) == (False, True)
    assert not batch.reward.numpy().any()


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "edition", "players"),
    [(name, edition, n) for name in GAMES for edition in game(name).SPEC.editions for n in game(name).SPEC.players],
)
def test_in_every_edition_with_every_number_of_players(
    name: str, edition: str, players: int, machine: HostMachine
) -> None:
    compare(name, 1500, machine, edition=edition, players=players, count=50, seed=8)
    bots = [None, *[sensible(name), "random"] * 3][:players]
    compare(name, 300, machine, edition=edition, players=players, count=50, seed=8, bots=bots)


# ---- Asked in other ways ----


def pair(machine: HostMachine, count: int = 4) -> tuple[Batch, CudaBatch]:
    return Batch("machi-koro", 2, count, seed=3), CudaBatch("machi-koro", 2, count, seed=3, machine=machine)


def test_games_begin_anew_where_one_says(machine: HostMachine) -> None:
    on_cpu, on_gpu = pair(machine)
    both: list[Any] = [on_cpu, on_gpu]
    for batch in both:
        batch.step(batch.sample())
        batch.step([STAY, AFRESH, AFRESH, STAY])
        batch.reset(games=np.array([True, False, True, False]))
    assert_equal(on_cpu, on_gpu)
    for batch in both:
        batch.reset(games=np.array([3]))
        batch.step(batch.sample())
        batch.reset(seed=9)
    assert_equal(on_cpu, on_gpu)
    with pytest.raises(BurgomasterError, match="either a seed"):
        on_gpu.reset(seed=1, games=np.array([1]))


def test_only_the_first_games_are_touched_and_observations_go_where_one_says(machine: HostMachine) -> None:
    on_cpu, on_gpu = pair(machine)
    into, there = np.zeros_like(on_cpu.observation), np.zeros_like(on_cpu.observation)
    on_cpu.step(on_cpu.sample()[:2], out=into, first=2)
    on_gpu.step(on_gpu.sample().numpy()[:2], out=there, first=2)
    assert there.tolist() == into.tolist()
    assert_equal(on_cpu, on_gpu)
    on_gpu.step([], first=0)
    assert_equal(on_cpu, on_gpu)
    for wrong in (there.astype(np.int64), there[:, :-1], [1]):
        with pytest.raises(BurgomasterError, match="C-contiguous array of int32 on the GPU"):
            on_gpu.step(on_gpu.sample(), out=wrong)


@pytest.mark.parametrize("dtype", [np.int64, np.int32, np.int16])
def test_steps_are_whole_numbers_of_any_width(dtype: type, machine: HostMachine) -> None:
    on_cpu, on_gpu = pair(machine)
    spaced: np.ndarray[Any, Any] = np.zeros(8, dtype=dtype)
    spaced[::2] = on_cpu.sample()
    with pytest.raises(BurgomasterError, match="contiguous array of whole numbers"):
        on_gpu.step(spaced[::2])
    on_gpu.step(spaced[::2].copy())
    on_cpu.step(spaced[::2])
    assert_equal(on_cpu, on_gpu)


def test_a_sample_goes_where_one_says(machine: HostMachine) -> None:
    on_cpu, on_gpu = pair(machine)
    steps, row = np.zeros(4, dtype=np.int64), np.zeros(on_cpu.layout.width, dtype=np.int32)
    assert on_gpu.sample(steps) is steps
    assert steps.tolist() == on_cpu.sample().tolist()
    assert on_gpu.observe(1, 0, row) is row
    assert row.tolist() == on_cpu.observe(1, 0).tolist()
    with pytest.raises(BurgomasterError, match="there is no seat 2"):
        on_gpu.observe(0, 2)


@pytest.mark.parametrize("as_array", [list, np.array])
def test_an_illegal_step_is_explained_and_no_game_is_changed(as_array: Any, machine: HostMachine) -> None:
    on_cpu, on_gpu = pair(machine)
    buy = next(step for step in range(on_cpu.steps) if on_cpu.setting.game.STEPS.text(step) == "buy mine")
    steps = on_cpu.sample().tolist()
    for wrong, message in ((buy, r"game 2: buy mine \(MK-\d+\): .+"), (-3, "there is no"), (2**40, "there is no")):
        with pytest.raises(BurgomasterError, match=message):
            on_gpu.step(as_array([*steps[:2], wrong, wrong]))
        assert_equal(on_cpu, on_gpu)
    on_gpu.step(as_array(steps))
    on_cpu.step(steps)
    assert_equal(on_cpu, on_gpu)


def test_copies_share_nothing(machine: HostMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_batch, "device", lambda: machine)
    _, batch = pair(machine)
    batch.step(batch.sample())
    twins = [batch.copy(), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    before = batch.observation.numpy().tolist()
    for twin in twins:
        twin.step(twin.sample())
    assert batch.observation.numpy().tolist() == before
    batch.step(batch.sample())
    for twin in twins:
        assert twin.observation.numpy().tobytes() == batch.observation.numpy().tobytes()
        assert twin.position(1) == batch.position(1)
        assert twin.unfinished(1) == batch.unfinished(1)


def test_memory_is_given_back(tmp_path: Path) -> None:
    machine = HostMachine(tmp_path)
    batch = CudaBatch("machi-koro", 2, 2, machine=machine)
    batch.step(batch.sample())
    assert machine.memory
    del batch
    assert machine.memory == {}


# ---- By its name ----


def test_a_batch_is_asked_for_by_its_device(machine: HostMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_batch, "device", lambda: machine)
    batch: Any = Batch("machi-koro", 2, 3, seed=3, device="cuda")
    assert isinstance(batch, CudaBatch)
    assert_equal(Batch("machi-koro", 2, 3, seed=3, device="cpu"), batch)
    with pytest.raises(BurgomasterError, match="there is no device 'cudo'"):
        Batch("machi-koro", 2, device="cudo")
    with pytest.raises(BurgomasterError, match="on a GPU no events are kept"):
        Batch("machi-koro", 2, device="cuda", trace=True)
    with pytest.raises(BurgomasterError, match="would never end"):
        Batch("machi-koro", 2, device="cuda", bots=["random", "greedy"])


def test_without_a_gpu_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu.device.cache_clear()

    def nothing(flags: int) -> Any:
        raise RuntimeError("Failed to dlopen libcuda.so.1")

    class Driver:
        cuInit = staticmethod(nothing)  # noqa: N815

    monkeypatch.setattr(gpu, "_bindings", lambda: (Driver, None))
    with pytest.raises(BurgomasterError, match=r"^this machine has no GPU that CUDA can use .*libcuda\.so\.1"):
        Batch("machi-koro", 2, device="cuda")
