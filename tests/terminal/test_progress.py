"""What a terminal shows while something takes long."""

from __future__ import annotations

import io
import sys
import threading
import time
from typing import Any

import pytest

from burgomaster.terminal.progress import compiling_said, heard_compiling, progress_bar

numba = pytest.importorskip("numba")


class Terminal(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True

    def seen(self, text: str) -> None:
        """Wait until it has been shown: a bar is drawn some times a second."""
        until = time.monotonic() + 60
        while text not in self.getvalue():
            assert time.monotonic() < until, self.getvalue()
            time.sleep(0.005)


def compiled(name: str) -> None:
    """Compile a function of this name that no cache has."""
    found: dict[str, Any] = {}
    exec(f"def {name}(x): return x + 1", found)
    numba.njit(found[name])(1)


def test_every_function_that_is_compiled_is_told() -> None:
    heard: list[tuple[int, str]] = []
    with heard_compiling(lambda count, function: heard.append((count, function))):
        compiled("legal")
        compiled("play")
    compiled("later")
    assert heard == [(1, "legal"), (2, "play")]


def test_a_compiler_that_is_loaded_meanwhile_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    there = threading.Event()
    register = numba.core.event.register

    def registered(*given: Any) -> None:
        register(*given)
        there.set()

    monkeypatch.setattr(numba.core.event, "register", registered)
    monkeypatch.delitem(sys.modules, "numba")
    with heard_compiling(lambda count, function: heard.append(function), every=0.001):
        monkeypatch.setitem(sys.modules, "numba", numba)
        assert there.wait(60)
        compiled("legal")
    assert heard == ["legal"]


def test_without_a_compiler_nothing_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "numba")
    with heard_compiling(lambda count, function: pytest.fail(function), every=3600):
        pass


@pytest.mark.parametrize(
    ("lang", "ready", "compiling", "reviewing"),
    [
        ("en", "getting ready", "compiling rules, function 1: legal", "reviewing"),
        ("nl", "alles klaarzetten", "spelregels compileren, functie 1: legal", "aan het nakijken"),
        ("it", "preparazione", "compilazione delle regole, funzione 1: legal", "si analizza"),
    ],
)
def test_a_bar_says_what_happens_and_how_far_it_is(
    lang: str, ready: str, compiling: str, reviewing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    for key, value in (("TERM", "xterm"), ("COLUMNS", "120")):
        monkeypatch.setenv(key, value)
    with progress_bar(50, lang, "progress-reviewing") as progress:
        assert progress is not None
        terminal.seen(ready)
        compiled("legal")
        terminal.seen(compiling)
        progress(20)
        terminal.seen(reviewing)
        terminal.seen("20/50")


def test_short_work_says_only_that_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    for key, value in (("TERM", "xterm"), ("COLUMNS", "120")):
        monkeypatch.setenv(key, value)
    with compiling_said("nl"):
        assert terminal.getvalue() == ""
        compiled("legal")
        terminal.seen("spelregels compileren, functie 1: legal")
    before = terminal.getvalue()
    compiled("later")
    assert terminal.getvalue() == before


def test_a_pipe_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    with progress_bar(50) as progress, compiling_said("en"):
        assert progress is None
        compiled("legal")
    assert pipe.getvalue() == ""
