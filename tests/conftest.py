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
from burgomaster.games.kernel import native as kernel_native
from tests.gate.marks import is_trusted, of_another_game
from tests.gate.minutes import Minutes

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


def compiles_nothing(*_: object) -> None:
    pytest.fail("it compiles; a test of machine code asks for the fixture `native`")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("touched", "what hangs on the files that changed (tests/gate)")
    group.addoption("--far", action="append", default=[], metavar="FILE", help="of it only what `make check` runs")
    group.addoption("--of-game", action="append", default=[], metavar="GAME", help="of tests of one game only its own")

    parser.addoption("--no-compiling", action="store_true", help="Numba compiles nothing: who asks it to, fails")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Minutes(config))
    if config.getoption("--no-compiling"):
        kernel_native._run_compiling = compiles_nothing  # type: ignore[assignment]


@pytest.hookimpl(tryfirst=True)  # before marks are asked for
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what `make check` runs, leave out what was not touched. Machine code is tried with one game in every run.

    Tests that look at a browser or a terminal have a second try, and the run ends with why the first failed.
    """
    for item in items:
        if isinstance(item, pytest.Function) and (
            "browser" in item.fixturenames or item.path.parent.name == "terminal"
        ):
            item.add_marker(pytest.mark.flaky(reruns=1))
        if "native" in getattr(item, "fixturenames", ()) and of_another_game(item, GAMES[:1]):
            item.add_marker(pytest.mark.long)
        if is_trusted(item):
            item.add_marker(pytest.mark.check)
    far = {config.rootpath / name for name in config.getoption("--far")}
    games = config.getoption("--of-game")
    left_out = [
        item
        for item in items
        if (item.path in far and not item.get_closest_marker("check")) or (games and of_another_game(item, games))
    ]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


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


@pytest.fixture
def native() -> None:
    """For tests of machine code, which Numba compiles: `make check` leaves them out."""


@pytest.fixture
def loaded() -> None:
    """For tests that load rules as Numba takes them, of whichever game: `make check` leaves them out too."""
