"""`make wasm`: the modules and interfaces of every game, or of those named, into the games' folders.

With --stamp nothing is compiled: where words of the sources have changed, but not what they do, interfaces are told so.
Each start would find out again otherwise, in a third of a second.
"""

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
from typing import Any

from burgomaster.games import GAMES, folder, game
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.wasm.link import linked, linker, version_of

# Numba shall not optimise, and compile for no machine in particular: see translate.py.
_NEUTRAL = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
_ONE, _STAMP = "--one", "--stamp"


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
    """Make the modules of one game, in a process that was started for it."""
    warnings.filterwarnings("ignore", message="Cannot cache compiled function")
    import llvmlite
    import numba

    from burgomaster.games.module import MODULES, digest_of
    from burgomaster.lab.wasm.interface import exports, told
    from burgomaster.lab.wasm.stamp import fingerprint, made_of
    from burgomaster.lab.wasm.translate import Translation

    command = linker()
    made_with = {"numba": numba.__version__, "llvmlite": llvmlite.__version__, "wasm-ld": version_of(command)}
    for which in MODULES:
        begun = time.perf_counter()
        made = {"sources": fingerprint(name, which), "made_of": made_of(name, which), "made_with": made_with}
        module = linked(Translation(name, which).object_code(), exports(name, which), command)
        _write(folder(name) / f"{which}.wasm", module)
        _write(folder(name) / f"{which}.json", _text(told(name, which) | made | {"module": digest_of(module)}))
        took = time.perf_counter() - begun
        sys.stdout.write(f"{name}: {which}.wasm, {len(module) / 1024:.0f} KiB in {took:.0f} s\n")


def stamp(names: list[str]) -> None:
    """Tell interfaces how sources that still do the same are written today."""
    from burgomaster.games.kernel.freshness import stamped
    from burgomaster.games.module import MODULES, module_of, shape_of

    for name in names or GAMES:
        for which in MODULES:
            file = folder(name) / f"{which}.json"
            if not file.exists():
                continue
            told = module_of(name, which).told
            made = stamped(told["made_of"], shape_of(name))
            if made != told["made_of"]:
                _write(file, _text(told | {"made_of": made}))
                sys.stdout.write(f"{name}: {which}.json\n")


def _text(told: dict[str, Any]) -> bytes:
    return (json.dumps(told, indent=1) + "\n").encode()


def _write(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(file)


if __name__ == "__main__":
    if sys.argv[1:2] == [_ONE]:
        make(sys.argv[2])
    elif sys.argv[1:2] == [_STAMP]:
        stamp(sys.argv[2:])
    else:
        sys.exit(main(sys.argv[1:]))
