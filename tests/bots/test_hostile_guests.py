"""Guests that flood, multiply, hide, hoard and hang: limits hold, and nothing they started outlives them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.bots import guest_process
from burgomaster.bots.guest import Guest
from burgomaster.bots.guest_process import Limits

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits hold on Linux")

# Every process that is started writes its number, as the whole machine sees it, into `{log}`.
ZOO = """
import os, signal, subprocess, sys, time

def here():
    with open({log!r}, "a") as file:
        file.write(os.readlink("/proc/self") + "\\n")

def daemon():
    '''A process of a session of its own, whose parent is gone, that listens to nobody.'''
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGPIPE):
                signal.signal(number, signal.SIG_IGN)
            os.closerange(0, 256)
            here()
            time.sleep(10_000)
        os._exit(0)
    until = time.monotonic() + 100
    while not os.path.exists({log!r}) and time.monotonic() < until:
        time.sleep(0.01)

class Sleeper:
    '''Hangs, deaf to signals, with a child that holds every file it can, and a daemon.'''
    def choose(self, view, steps):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        daemon()
        here()
        if os.fork() == 0:
            here()
            time.sleep(10_000)
        time.sleep(10_000)

class Parent:
    '''Plays well, and leaves daemons about.'''
    def choose(self, view, steps):
        daemon()
        return steps[0]

class Killer:
    '''Ends whoever is above it.'''
    def choose(self, view, steps):
        daemon()
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(10_000)

class Shouter:
    '''Prints without end.'''
    def choose(self, view, steps):
        while True:
            os.write(2, b"x" * 100_000)

class Talker:
    '''Prints a lot.'''
    def choose(self, view, steps):
        os.write(2, b"q" * 200_000)
        return steps[0]

class Bomb:
    '''Doubles again and again; not for ever, in case nobody stops it.'''
    def choose(self, view, steps):
        for _ in range(6):
            os.fork()
        here()
        time.sleep(10_000)

class Glutton:
    '''Takes memory that nobody is asked for at once.'''
    def choose(self, view, steps):
        held = []
        while True:
            held.append(b"x" * (8 << 20))

class Family:
    '''Takes memory by way of its children: each of them takes a little.'''
    def choose(self, view, steps):
        for _ in range(6):
            if os.fork() == 0:
                held = b"x" * (60 << 20)
                here()
                time.sleep(10_000)
        time.sleep(10_000)

class Writer:
    def choose(self, view, steps):
        with open({log!r} + ".large", "wb") as file:
            file.write(b"x" * (3 << 20))

class Opener:
    def choose(self, view, steps):
        held = [open({log!r}, "a") for _ in range(300)]

class Forger:
    '''Writes into the pipe of its answers: the answer to a question nobody asked yet, and no numbers.'''
    def choose(self, view, steps):
        for number in range(3, 64):
            try:
                if "pipe:" in os.readlink(f"/proc/self/fd/{{number}}"):
                    os.write(number, b'{{"number": 999, "answer": "throw 1"}}\\\\n')
            except OSError:
                pass
        return steps[0]

class NotANumber(Forger):
    def choose(self, view, steps):
        return float("nan")

class Liar(str):
    '''A text that says it is short.'''
    def __len__(self):
        return 1

class Long:
    def choose(self, view, steps):
        return Liar("x" * 5_000_000)
"""


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the zoo in it is the current one; its processes write their numbers into this file."""
    file = tmp_path / "log"
    (tmp_path / "zoo.py").write_text(ZOO.format(log=str(file)))
    monkeypatch.chdir(tmp_path)
    return file


@pytest.fixture(params=["own-namespace", "subreaper"])
def kept(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both ways to keep a guest. Where the system allows no namespace, the first is the second."""
    monkeypatch.setattr(guest_process, "NAMESPACE", request.param == "own-namespace")
    return str(request.param)


def alive(number: int) -> bool:
    """Is this process still there, and not just waiting to be counted as gone?"""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def numbers(log: Path) -> list[int]:
    return [int(number) for number in log.read_text().split()]


def wait_until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.01)


def asked(kind: str, limits: Limits | None = None, deadline: float = 120.0) -> str:
    """Ask a guest once; how it failed. Whatever it started must be gone when the answer is there."""
    holder = Guest(f"zoo:{kind}", deadline=deadline, limits=limits)
    holder.choose(bm.start("machi-koro", 2))
    reason = holder.failures.first
    if reason and Path("log").exists():
        assert not any(map(alive, numbers(Path("log"))))
    holder.close()
    return reason


def test_a_guest_that_hangs_is_ended_with_all_it_started(log: Path, kept: str) -> None:
    assert asked("Sleeper", deadline=3.0) == "it thought past the deadline"
    assert len(numbers(log)) >= 1


def test_nothing_outlives_a_game_but_the_guest_itself(log: Path, kept: str) -> None:
    holder = Guest("zoo:Parent", deadline=120)
    here = bm.start("machi-koro", 2)
    holder.choose(here)
    wait_until(lambda: log.exists() and len(numbers(log)) == 1)
    assert all(map(alive, numbers(log)))  # during a game a guest may have helpers
    holder.finish(here)
    assert not any(map(alive, numbers(log)))
    holder.new_game(2)
    holder.choose(here)
    wait_until(lambda: len(numbers(log)) == 2)
    holder.close()
    assert not any(map(alive, numbers(log)))
    assert holder.failures.count == 0


def test_who_ends_its_keeper_gains_nothing(log: Path, kept: str) -> None:
    reason = asked("Killer", deadline=3.0)
    assert reason in ("it thought past the deadline", "it closed the pipe of its own answers")
    assert len(numbers(log)) == 1


def test_all_ends_with_the_process_of_the_game(log: Path, kept: str) -> None:
    program = (
        "import burgomaster as bm, time\n"
        "from burgomaster.bots import guest_process\n"
        f"guest_process.NAMESPACE = {kept == 'own-namespace'}\n"
        "from burgomaster.bots.guest import Guest\n"
        "Guest('zoo:Sleeper', deadline=1000).choose(bm.start('machi-koro', 2))\n"
    )
    game = subprocess.Popen([sys.executable, "-c", program])
    wait_until(lambda: log.exists() and len(numbers(log)) == 3)
    assert all(map(alive, numbers(log)))
    game.kill()
    game.wait()
    wait_until(lambda: not any(map(alive, numbers(log))))


def test_a_flood_of_prints_ends_the_guest(log: Path, kept: str, capfd: pytest.CaptureFixture[str]) -> None:
    reason = asked("Shouter", Limits(shown=5000, prints=2 << 20))
    assert reason == "it printed more than 2 MiB in one game"
    assert len(capfd.readouterr().err) < 6000


def test_of_many_prints_the_first_are_shown(log: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert asked("Talker", Limits(shown=1000)) == ""
    shown = capfd.readouterr().err
    assert shown.count("q") == 1000
    assert "(zoo:Talker printed more than 1000 bytes; no more)" in shown


def test_prints_that_nobody_reads_stop_nothing(log: Path) -> None:
    """The error output is a full pipe."""
    program = (
        "import burgomaster as bm\n"
        "from burgomaster.bots.guest import Guest\n"
        "holder = Guest('zoo:Talker', deadline=120)\n"
        "here = bm.start('machi-koro', 2)\n"
        "for game in range(3):\n"
        "    holder.choose(here); holder.finish(here); holder.new_game(game)\n"
        "print(holder.failures.count)\n"
        "holder.close()\n"
    )
    out_of, into = os.pipe()
    os.set_blocking(into, False)
    while True:
        try:
            os.write(into, b"x" * 4096)
        except BlockingIOError:
            break
    os.set_blocking(into, True)
    game = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=into, timeout=300, check=True)
    os.close(out_of)
    os.close(into)
    assert game.stdout == b"0\n"


def test_processes_are_limited(log: Path, kept: str) -> None:
    assert asked("Bomb", Limits(processes=12)) == "it started more than 12 processes"


def test_memory_is_limited_for_one_process(log: Path, kept: str) -> None:
    assert asked("Glutton", Limits(memory=256 << 20)).startswith(("MemoryError", "it took more than 256 MiB"))


def test_memory_is_limited_for_all_together(log: Path, kept: str) -> None:
    reason = asked("Family", Limits(memory=256 << 20))
    assert reason == "it took more than 256 MiB of memory, with all that it started"


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("Writer", "File too large"),
        ("Opener", "Too many open files"),
        ("Forger", "the pipe of its own answers"),
        ("NotANumber", "returned float, not a text"),
        ("Long", "far too long|something that is no line of text"),
    ],
)
def test_other_limits(kind: str, reason: str, log: Path) -> None:
    import re

    assert re.search(reason, asked(kind, Limits(file=1 << 20, files=100)))
