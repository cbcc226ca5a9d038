"""What can only be measured in a fresh process: how long it takes to start, and how much memory it needs.

Numba imports SciPy where it finds it. Burgomaster does not need SciPy, some peers do; so that installing them does not
make Burgomaster look slower to start, it is hidden here, and shown once on its own line.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec

_HIDE = "import sys; sys.modules['scipy'] = None\n"
_HELP = "import sys; from burgomaster.cli import main; sys.exit(main(['--help']))"  # what the command does

# Prints the seconds from Numba's import to the end of the first game.
_FIRST_GAME = """
import sys, time
import numba
started = time.perf_counter()
from burgomaster.lab.simulate import simulate
simulate(sys.argv[1], ["random"] * int(sys.argv[2]), 1)
print(time.perf_counter() - started)
"""

# Prints the most memory held so far, in bytes, after few games and after many. Linux's ru_maxrss will not do: a child
# process inherits its parent's, which would hide a growth up to there.
_MEMORY = """
import re, sys
from pathlib import Path
from burgomaster.lab.simulate import simulate
for games in map(int, sys.argv[3:]):
    simulate(sys.argv[1], ["random"] * int(sys.argv[2]), games, threads=0)
    if sys.platform == "linux":
        print(1024 * int(re.search(r"VmHWM:\\s*(\\d+)", Path("/proc/self/status").read_text())[1]))
    else:
        import resource
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024))
"""


def _run(code: str, *arguments: object, cache: str | None = None) -> tuple[str, float]:
    """Run code in a fresh Python; what it printed, and the seconds it took."""
    env = {**os.environ, "BURGOMASTER_CACHE": cache} if cache else None
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)], env=env, check=True, capture_output=True, text=True
    )
    return done.stdout, time.perf_counter() - started


def starting(rounds: int) -> dict[str, float]:
    """Seconds to start, without any game: the best of the rounds."""
    codes = {"python -c pass": "pass", "import burgomaster": "import burgomaster", "burgomaster --help": _HELP}
    took: dict[str, list[float]] = {name: [] for name in codes}
    for _ in range(rounds):
        for name, code in codes.items():
            took[name].append(_run(code)[1])
    return {name: min(seconds) for name, seconds in took.items()}


def warm(game: str, players: int, rounds: int, cache: str | None = None) -> dict[str, float]:
    """Seconds to the end of the first native game, with its machine code in the cache: the best of the rounds."""
    after, whole = _first_game(_HIDE, game, players, rounds, cache)
    found = {"warm start, after import numba": after, "warm start, whole process": whole}
    if find_spec("scipy"):
        after, whole = _first_game("", game, players, rounds, cache)
        found |= {"warm start, after import numba, with SciPy": after, "warm start, whole process, with SciPy": whole}
    return found


def cold_and_warm(game: str, players: int, rounds: int) -> dict[str, float]:
    """The same, and once with an empty cache: everything is compiled."""
    with tempfile.TemporaryDirectory() as cache:
        after, whole = _first_game(_HIDE, game, players, 1, cache)
        cold = {"cold start, after import numba": after, "cold start, whole process": whole}
        return warm(game, players, rounds, cache) | cold


def _first_game(before: str, game: str, players: int, rounds: int, cache: str | None) -> tuple[float, float]:
    """Best seconds from Numba's import to the end of the first game, and of the whole process."""
    runs = [_run(before + _FIRST_GAME, game, players, cache=cache) for _ in range(rounds)]
    return min(float(printed) for printed, _ in runs), min(seconds for _, seconds in runs)


def memory(game: str, players: int, few: int, many: int) -> tuple[int, int] | None:
    """Most memory held after few games and after many, in bytes; None where the system does not tell."""
    try:
        import resource  # noqa: F401
    except ImportError:
        return None
    printed, _ = _run(_HIDE + _MEMORY, game, players, few, many)
    first, last = map(int, printed.split())
    return first, last
