"""What a GPU would count, counted by this machine."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from burgomaster.bots.registry import number_of
from burgomaster.lab import playouts
from burgomaster.lab.cuda.source import source
from burgomaster.play.setting import Setting
from tests.cuda.host import compile_here


def sums_on_host(agreed: Setting, bots: Sequence[str], seed: int, games: int, folder: Path) -> list[int]:
    """What a GPU would count in the first games of a run: the playouts' sums, then every seat's wins."""
    library = compile_here(source(agreed, [number_of(name) for name in bots]), folder)
    sums = np.zeros(playouts.SUMS + agreed.players, dtype=np.int64)
    numbers = [ctypes.c_ulonglong(number) for number in (seed, 0, games)]
    library.play_games(*numbers, ctypes.c_void_p(sums.ctypes.data))
    return [int(number) for number in sums]
