"""A progress bar on a terminal, nothing anywhere else: what happens now, and how far it is."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

_EVENT = "numba:compile"


@contextmanager
def progress_bar(
    total: int, lang: str = "en", doing: str = "progress-playing"
) -> Iterator[Callable[[int], None] | None]:
    """Gives a function to call with the number of things done, or None where nobody is watching.

    Until it is called all is being made ready; where that compiles rules it says which function, and how many there
    were. Nobody knows how many there will be: what was compiled earlier is read from a cache.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich import progress as rich
    from rich.console import Console

    words = _words(lang)
    told = (rich.TextColumn("{task.description}"), rich.BarColumn(), rich.MofNCompleteColumn())
    times = (rich.TimeElapsedColumn(), rich.TimeRemainingColumn())
    with rich.Progress(*told, *times, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("progress-ready"), total=total)

        def compiling(count: int, function: str) -> None:
            progress.update(task, description=words("progress-compiling", count=count, function=function))

        def done(count: int) -> None:
            progress.update(task, completed=count, description=words(doing))

        with heard_compiling(compiling):
            yield done


@contextmanager
def compiling_said(lang: str) -> Iterator[None]:
    """Where a short piece of work must compile rules first: says so on a terminal, function by function."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    words = _words(lang)
    line = Console(stderr=True).status("")

    def compiling(count: int, function: str) -> None:
        line.update(words("progress-compiling", count=count, function=function))
        line.start()

    try:
        with heard_compiling(compiling):
            yield
    finally:
        line.stop()


def _words(lang: str) -> Callable[..., str]:
    from burgomaster.games.kernel.words import Words  # where nobody is watching nobody waits for these
    from burgomaster.terminal.table import WORDS

    return Words(WORDS, lang)


@contextmanager
def heard_compiling(tell: Callable[[int, str], None], every: float = 0.2) -> Iterator[None]:
    """Meanwhile, whenever Numba begins to compile a function: how many there were, and what it is called.

    Numba takes half a second to load, and where modules run it never is; so somebody looks from time to time.
    """
    stopped = threading.Event()
    left: list[Callable[[], None]] = []

    def is_heard() -> bool:
        numba: Any = sys.modules.get("numba")
        if hasattr(numba, "njit"):  # it is there, and whole
            left.append(_heard(numba.core.event, tell))
        return bool(left)

    def look() -> None:
        while not is_heard() and not stopped.wait(every):
            pass

    looking = threading.Thread(target=look, daemon=True)
    if not is_heard():
        looking.start()
    try:
        yield
    finally:
        stopped.set()
        if looking.is_alive():
            looking.join()
        for leave in left:
            leave()


def _heard(events: Any, tell: Callable[[int, str], None]) -> Callable[[], None]:
    """Listen from now on; gives what ends it."""
    count = 0

    def began(self: object, event: Any) -> None:
        nonlocal count
        count += 1
        tell(count, event.data["dispatcher"].__name__)

    listener = type("Heard", (events.Listener,), {"on_start": began, "on_end": lambda self, event: None})()
    events.register(_EVENT, listener)
    return lambda: events.unregister(_EVENT, listener)
