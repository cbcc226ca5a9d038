"""Tests must say the same every time: random ones use fixed seeds, and no test depends on the clock or the locale."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

from burgomaster.games import GAMES
from burgomaster.games.engines import MODULE, VARIABLE, why_not

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

os.environ["LC_ALL"] = "C.UTF-8"

# Modules run wherever a test does not ask for another engine by itself: nothing waits for a compiler. Who changes rules
# may leave them stale for a while; then Numba compiles.
if not any(why_not(MODULE, name) for name in GAMES):
    os.environ.setdefault(VARIABLE, MODULE)

# Tests start hundreds of processes. Where bytecode may not be kept, each would compile all sources anew, which is half
# of the time that a house takes to open.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that look at a browser or a terminal have a second try, and the run ends with why the first failed."""
    for item in items:
        if isinstance(item, pytest.Function) and (
            "browser" in item.fixturenames or item.path.parent.name == "terminal"
        ):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: the garbage collector need not look at it, neither meanwhile nor later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_sessionfinish() -> None:
    """The houses that tests forked are a part of what the run cost, once their parent has been waited for."""
    forking = sys.modules.get("tests.server.fork_server")
    if forking is not None and forking.fork_server.cache_info().currsize:
        forking.fork_server().close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what the run cost, with the processes it started: `make test` shall stay quick."""
    try:
        import resource
    except ImportError:  # Windows does not count what processes that have ended took
        return
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    minutes = sum(one.ru_utime + one.ru_stime for one in spent) / 60
    terminalreporter.write_line(f"{minutes:.1f} minutes of CPU time")
