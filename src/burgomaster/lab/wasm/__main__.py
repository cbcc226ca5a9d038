"""`make wasm`: the module and the interface of every game, or of those named, into the games' folders."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from burgomaster.games import GAMES, folder, game
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.wasm.link import linked, linker, version_of

# Numba shall not optimise, and compile for no machine in particular: see translate.py.
_NEUTRAL = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
_ONE = "--one"


def main(names: list[str]) -> int:
    """Make the modules, each in a process of its own, as many at once as there are cores."""
    try:
        for name in names:
            game(name)
        linker()
    except BurgomasterError as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    with tempfile.TemporaryDirectory(prefix="burgomaster-wasm-") as cache:
        environment = {**os.environ, **_NEUTRAL, "BURGOMASTER_CACHE": cache}
        command = [sys.executable, "-m", "burgomaster.lab.wasm", _ONE]

        def in_its_own_process(name: str) -> int:
            return subprocess.run([*command, name], env=environment, check=False).returncode  # noqa: S603

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            longest_first = list(reversed(names or GAMES))  # the longest rules come last in GAMES
            failed = any(list(pool.map(in_its_own_process, longest_first)))
    return 1 if failed else 0


def make(name: str) -> None:
    """Make the module of one game, in a process that was started for it."""
    warnings.filterwarnings("ignore", message="Cannot cache compiled function")
    import llvmlite
    import numba

    from burgomaster.lab.wasm.interface import exports, told
    from burgomaster.lab.wasm.stamp import INTERFACE, MODULE, fingerprint
    from burgomaster.lab.wasm.translate import Translation

    begun, command = time.perf_counter(), linker()
    sources = fingerprint(name)
    module = linked(Translation(name).object_code(), exports(name), command)
    made = {
        "sources": sources,
        "made_with": {
            "numba": numba.__version__,
            "llvmlite": llvmlite.__version__,
            "wasm-ld": version_of(command),
        },
    }
    _write(folder(name) / MODULE, module)
    _write(folder(name) / INTERFACE, (json.dumps(told(name) | made, indent=1) + "\n").encode())
    sys.stdout.write(f"{name}: {len(module) / 1024:.0f} KiB in {time.perf_counter() - begun:.0f} s\n")


def _write(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(file)


if __name__ == "__main__":
    if sys.argv[1:2] == [_ONE]:
        make(sys.argv[2])
    else:
        sys.exit(main(sys.argv[1:]))
