"""Plays the games of a run on a GPU: the sums are those of the CPU, to the last one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from burgomaster.cuda.device import THREADS, device
from burgomaster.lab import playouts
from burgomaster.lab.cuda.source import source
from burgomaster.play.setting import Setting

Sums = np.ndarray[Any, np.dtype[np.int64]]
# Plays games `first` … `first + count - 1` of a run with this seed, and adds to `wins` and `sums` as playouts.py does.
Player = Callable[[int, int, int, Sums, Sums], None]


def player(agreed: Setting, bots: Sequence[int]) -> Player:
    """A player for these bots, by their numbers."""
    gpu = device()
    (function,) = gpu.load(source(agreed, bots), "play_games")
    blocks = gpu.processors * gpu.blocks_at_once(function, THREADS)

    def play(seed: int, first: int, count: int, wins: Sums, sums: Sums) -> None:
        made = np.zeros(playouts.SUMS + agreed.players, dtype=np.int64)
        made[: playouts.SUMS] = sums
        made[playouts.SUMS :] = wins[: agreed.players]
        with gpu.memory(np.zeros(1, dtype=np.int64)) as following, gpu.memory(made) as total:
            gpu.launch(function, blocks, THREADS, seed, first, count, following, total)
        sums[:] = made[: playouts.SUMS]
        wins[: agreed.players] = made[playouts.SUMS :]

    return play
