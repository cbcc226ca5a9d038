"""What runs a game's rules and bots quickly: its modules, Numba, or neither.

All three say the same, to the bit, so this is chosen without a word. Modules are ready at once, and run at about half
the speed of native code; Numba is an extra, and compiles a while before it starts. So where people play modules go
first, and where machines work for hours Numba does. Plain rules are always there: bots up to level 4 play by them.

BURGOMASTER_ENGINE forces one of them.
"""

from __future__ import annotations

import logging
import os
from functools import cache

from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BurgomasterError, NeedsCompiler
from burgomaster.games.kernel.names import closest
from burgomaster.games.kernel.native import INSTALL, compiler, has_compiler

PLAIN, MODULE, NATIVE = ENGINES = ("plain", "module", "native")
VARIABLE = "BURGOMASTER_ENGINE"

_log = logging.getLogger("burgomaster.engine")
_first = [MODULE]  # goes before the other, as a list since it is changed


def for_long_work() -> None:
    """From now on this process prefers Numba, where it is installed: what it does takes longer than to compile."""
    _first[0] = NATIVE


def engine_for(name: str, *, long: bool = False) -> str:
    """Which engine runs a game here; `long` for what takes longer than to compile."""
    forced = os.environ.get(VARIABLE, "")
    if forced:
        return _forced(forced, name)
    order = (NATIVE, MODULE) if long or _first[0] == NATIVE else (MODULE, NATIVE)
    found = next((one for one in order if not why_not(one, name)), PLAIN)
    if found != order[0] and order[0] == MODULE:
        _say_once(name, found)
    return found


def _forced(forced: str, name: str) -> str:
    if forced not in ENGINES:
        said = f"{VARIABLE}={forced[:40]}: there is no such engine{closest(forced, ENGINES)} ({', '.join(ENGINES)})"
        raise BurgomasterError(said)
    reason = why_not(forced, name)
    if reason:
        raise BurgomasterError(f"{VARIABLE}={forced}, but {name} cannot run so: {reason}")
    return forced


def why_not(engine: str, name: str) -> str:
    """Why an engine cannot run a game here, as the end of a sentence; empty if it can."""
    if engine == MODULE:
        return _why_no_module(name)
    if engine == NATIVE:
        return _why_not_native()
    return ""


@cache
def _why_no_module(name: str) -> str:
    try:  # where nothing but plain rules is asked for, as in a tab, none of this is there
        from burgomaster.games.kernel.room import why_not as why_no_room
        from burgomaster.games.module import why_no_module
    except ImportError as problem:
        return str(problem)
    return why_no_room() or why_no_module(name)


@cache
def _why_not_native() -> str:
    if not has_compiler():
        return "Numba is not installed"
    try:
        compiler()
    except NeedsCompiler as problem:
        return str(problem)
    return ""


@cache
def _say_once(name: str, found: str) -> None:
    """A game that has a module, but of other sources: who changes rules should know why all is slower."""
    reason = why_not(MODULE, name)
    if "sources" in reason:
        _log.warning("%s: %s, so %s; `make wasm` makes it anew", name, reason, _SAID[found])


_SAID = {PLAIN: "plain rules run", NATIVE: "Numba compiles them"}


def needs_more_than_plain(name: str, what: str) -> NeedsCompiler:
    """What to say where only plain rules run."""
    if os.environ.get(VARIABLE):
        return NeedsCompiler(f"{what} needs a quick engine, not {VARIABLE}={PLAIN}")
    reason = why_not(MODULE, name)
    return NeedsCompiler(f"{what} needs a quick engine, and {name} has only plain rules here: {reason}; {INSTALL}")


def status() -> list[str]:
    """What runs which games here, in a line for each engine."""
    lines: dict[str, list[str]] = {}
    for name in GAMES:
        try:
            said = _told(engine_for(name), name)
        except BurgomasterError as problem:
            said = str(problem)
        lines.setdefault(said, []).append(name)
    return [f"{', '.join(games)}: {said}" for said, games in lines.items()]


def _told(engine: str, name: str) -> str:
    if engine == MODULE:
        from burgomaster.games.kernel.room import version

        return f"modules, run by wasmtime {version()}"
    reason = why_not(MODULE, name)
    since = f", since {reason}" if reason else ""
    if engine == NATIVE:
        return f"compiled by Numba {compiler().__version__}{since}"
    return f"plain rules, bots up to level 4{since}"
