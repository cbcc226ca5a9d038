"""Programs for a GPU, compiled for this machine instead: the translated rules can be tried without a GPU.

The compiler adds checks: an integer that overflows, an index outside its array or a long number that is cut short ends
the process.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from burgomaster.bots.registry import number_of
from burgomaster.lab import playouts
from burgomaster.lab.cuda.source import source
from burgomaster.play.setting import Setting

_CHECKS = ("-fsanitize=undefined", "-fno-sanitize-recover=all")
_OPTIONS = ("-x", "c++", "-std=c++20", "-O1", "-ffp-contract=off", "-shared", "-fPIC")


def compile_here(program: str, folder: Path) -> ctypes.CDLL:
    """A program as a library of this process."""
    compiler = shutil.which("c++")
    assert compiler, "these tests need a C++ compiler with its sanitizers; on Debian: apt-get install g++"
    text, library = folder / "program.cu", folder / "program.so"
    text.write_text(program, encoding="utf-8")
    subprocess.run([compiler, *_OPTIONS, *_CHECKS, str(text), "-o", str(library)], check=True, timeout=300)
    return ctypes.CDLL(str(library))


def sums_on_host(agreed: Setting, bots: Sequence[str], seed: int, games: int, folder: Path) -> list[int]:
    """What a GPU would count in the first games of a run: the playouts' sums, then every seat's wins."""
    library = compile_here(source(agreed, [number_of(name) for name in bots]), folder)
    sums = np.zeros(playouts.SUMS + agreed.players, dtype=np.int64)
    numbers = [ctypes.c_ulonglong(number) for number in (seed, 0, games)]
    library.play_games(*numbers, ctypes.c_void_p(sums.ctypes.data))
    return [int(number) for number in sums]
