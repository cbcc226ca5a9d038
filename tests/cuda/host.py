"""Programs for a GPU, compiled for this machine instead: the translated rules can be tried without a GPU.

The compiler adds checks: an integer that overflows, an index outside its array or a long number that is cut short ends
the process.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

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


class HostMachine:
    """Stands in for a GPU: its memory is this machine's, and a function does one thing after the other."""

    place = (1, 0)

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs: dict[str, ctypes.CDLL] = {}
        self.memory: dict[int, np.ndarray[Any, Any]] = {}

    def load(self, source: str, *functions: str) -> list[Any]:
        if source not in self._programs:
            folder = self._folder / str(len(self._programs))
            folder.mkdir()
            self._programs[source] = compile_here(source, folder)
        return [getattr(self._programs[source], function) for function in functions]

    def launch_each(self, function: Any, count: int, *arguments: int) -> None:
        function(*map(ctypes.c_ulonglong, (count, *arguments)))

    def wait(self) -> None:
        pass

    def allocate(self, size: int) -> int:
        room = np.zeros(size + 8, dtype=np.int8)
        self.memory[room.ctypes.data] = room
        return int(room.ctypes.data)

    def free(self, address: int) -> None:
        del self.memory[address]

    def write(self, address: int, array: np.ndarray[Any, Any]) -> None:
        ctypes.memmove(address, array.ctypes.data, array.nbytes)

    def read(self, address: int, array: np.ndarray[Any, Any]) -> None:
        ctypes.memmove(array.ctypes.data, address, array.nbytes)
