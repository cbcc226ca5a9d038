"""On a GPU a batch takes the same steps as on the CPU, and other libraries use its arrays where they lie."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burgomaster.envs.batch import Batch
from burgomaster.games import GAMES, game
from tests.parts import sensible

pytestmark = pytest.mark.gpu

ARRAYS = ("mask", "observation", "seat", "reward", "over", "truncated", "final", "states")
TABLES = [
    (name, edition, players)
    for name in GAMES
    for edition in game(name).SPEC.editions
    for players in game(name).SPEC.players
]


def _both(name: str, players: int, count: int, **asked: Any) -> tuple[Batch, Any]:
    on_gpu: Any = Batch(name, players, count, seed=72, device="cuda", **asked)
    return Batch(name, players, count, seed=72, threads=0, **asked), on_gpu


def _compare(on_cpu: Batch, on_gpu: Any) -> None:
    for name in ARRAYS:
        assert np.asarray(getattr(on_gpu, name)).tobytes() == getattr(on_cpu, name).tobytes(), name


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_every_array_is_that_of_the_cpu(name: str, edition: str, players: int) -> None:
    on_cpu, on_gpu = _both(name, players, 5000, edition=edition, length=500)
    ended = 0
    for number in range(600):
        on_cpu.step(on_cpu.sample())
        on_gpu.step(on_gpu.sample())
        ended += int(on_cpu.over.sum() + on_cpu.truncated.sum())
        if number % 20 == 19:
            _compare(on_cpu, on_gpu)
    assert ended > 1000
    assert np.asarray(on_gpu.scores()).tolist() == on_cpu.scores().tolist()


@pytest.mark.parametrize("name", GAMES)
def test_bots_hold_the_other_seats(name: str) -> None:
    on_cpu, on_gpu = _both(name, 3, 2000, bots=[None, sensible(name), "random"], viewer=0)
    for _ in range(100):
        on_cpu.step(on_cpu.sample())
        on_gpu.step(on_gpu.sample())
    _compare(on_cpu, on_gpu)


def test_pytorch_uses_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    on_cpu, batch = _both("machi-koro", 4, 3000)
    mask, seen = torch.from_dlpack(batch.mask), torch.from_dlpack(batch.observation)
    assert (mask.data_ptr(), seen.data_ptr()) == (batch.mask.address, batch.observation.address)
    assert torch.as_tensor(batch.over, device="cuda").data_ptr() == batch.over.address
    into = torch.zeros_like(seen)
    for number in range(200):
        side = torch.cuda.Stream()
        with torch.cuda.stream(side):  # work that the GPU has not begun yet, in a line of its own
            steps = torch.arange(batch.steps, device="cuda").expand_as(mask).where(mask > 0, -1).amax(dim=1)
        torch.cuda.current_stream().wait_stream(side)
        chosen = steps.to(torch.int32) if number % 2 else steps
        batch.step(chosen, out=into)
        on_cpu.step(chosen.cpu().numpy())
        assert torch.equal(into.cpu(), torch.from_numpy(on_cpu.observation.copy()))
        assert torch.equal(mask.cpu(), torch.from_numpy(on_cpu.mask.copy()))
    del batch
    assert mask.sum().item() == on_cpu.mask.sum()  # what PyTorch holds stays


def test_jax_uses_the_same_memory() -> None:
    jax = pytest.importorskip("jax")
    on_cpu, batch = _both("machi-koro", 4, 3000)
    for _ in range(50):
        mask = jax.dlpack.from_dlpack(batch.mask)
        assert mask.unsafe_buffer_pointer() == batch.mask.address
        steps = jax.numpy.where(mask > 0, jax.numpy.arange(batch.steps), -1).max(axis=1)
        batch.step(steps)
        on_cpu.step(np.asarray(steps))
    _compare(on_cpu, batch)
