"""The process of a guest: questions and answers through pipes, and a keeper that ends it with all it started."""

from __future__ import annotations

import json
import os
import secrets
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

START_DEADLINE = 60.0  # seconds to start, since a guest may import large libraries
LONGEST_ANSWER = 4000  # characters
NAMESPACE = True  # a process namespace of its own, where the system allows one
_LONGEST_LINE = 64_000  # bytes
_LONGEST_MESSAGE = 300  # characters of a failure's message
_KEEPER_DEADLINE = 30.0  # seconds for the keeper to say something, or to end everything

_HERE = Path(__file__)
_HOST, _KEEPER = _HERE.with_name("host.py"), _HERE.with_name("keeper.py")
_MARK = "BURGOMASTER_GUEST"  # in the environment of everything that a guest starts


@dataclass(frozen=True)
class Limits:
    """What a guest may use, with all that it starts. Sizes are in bytes."""

    memory: int = 4 << 30
    processes: int = 64
    threads: int = 1024  # of all its processes, where users are counted apart
    files: int = 1024  # open in one process
    file: int = 256 << 20  # the largest that it writes
    shown: int = 64 << 10  # of what it prints in one game
    prints: int = 64 << 20  # in one game; who prints more is ended


class GuestFailure(Exception):
    """What a guest did instead of answering, in one line that any screen can show: a guest chooses its own words."""

    def __init__(self, message: str) -> None:
        shown = "".join(letter if letter.isprintable() else " " for letter in message)
        super().__init__(" ".join(shown.split())[:_LONGEST_MESSAGE].rstrip(": "))


class GuestProcess:
    """The guest's process, its keeper, and the pipes to both."""

    def __init__(self, name: str, deadline: float, limits: Limits) -> None:
        self._name = name
        self._host = [sys.executable, "-P", str(_HOST), name, str(deadline), str(LONGEST_ANSWER)]
        self._limits = limits
        self._keeper: subprocess.Popen[bytes] | None = None
        self._into = self._out_of = -1
        self._asked = 0
        self._rest = b""

    @property
    def running(self) -> bool:
        """Has it been started, and not been ended?"""
        return self._keeper is not None

    def start(self) -> Any:
        """Start the process and wait until the guest's object is made; which methods it has."""
        self._rest = b""
        self._mark = secrets.token_hex(16)
        asked, self._into = os.pipe()
        self._out_of, answered = os.pipe()
        plan = {"name": self._name, "host": self._host, "questions": asked, "answers": answered}
        plan |= {"namespace": NAMESPACE, **asdict(self._limits)}
        try:
            self._keeper = subprocess.Popen(  # noqa: S603 - running the guest is the point
                [sys.executable, "-I", "-S", str(_KEEPER), json.dumps(plan)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                pass_fds=(asked, answered),
                start_new_session=True,
                env={**os.environ, _MARK: self._mark},
            )
        finally:
            os.close(asked)
            os.close(answered)
        for pipe in (self._into, self._out_of):
            os.set_blocking(pipe, False)
        return self.ask({"new": True}, START_DEADLINE)

    def end(self) -> None:
        """End the process and everything it started."""
        keeper, self._keeper = self._keeper, None
        if keeper is None:
            return
        assert keeper.stdin is not None
        assert keeper.stdout is not None
        with suppress(OSError):
            keeper.stdin.write(b"end\n")
        for pipe in (self._into, self._out_of):
            os.close(pipe)
        with suppress(OSError):
            keeper.stdin.close()
        try:
            keeper.wait(_KEEPER_DEADLINE)
        except subprocess.TimeoutExpired:
            with suppress(OSError):
                os.killpg(keeper.pid, signal.SIGKILL)
            keeper.wait()
        keeper.stdout.close()
        if keeper.returncode != 0:  # somebody killed it, perhaps the guest
            _end_marked(self._mark)

    def clear(self) -> None:
        """End all that the guest has started but its own process: a game is over."""
        if self._keeper is not None and "game" not in self._ordered(b"game\n"):
            self.end()

    def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """Send a question and wait for its answer.

        GuestFailure if none comes in time, or the guest reports an error.
        """
        until = time.monotonic() + seconds
        self._asked += 1
        message = json.dumps({"number": self._asked, **question}).encode() + b"\n"
        while message:
            self._wait(until, self._into, to_write=True)
            try:
                message = message[os.write(self._into, message) :]
            except BlockingIOError:
                continue
            except OSError:
                raise GuestFailure(self._last_words()) from None
        while b"\n" not in self._rest:
            if len(self._rest) > _LONGEST_LINE:
                raise GuestFailure("its answer is far too long")
            self._wait(until, self._out_of, to_write=False)
            try:
                part = os.read(self._out_of, 65536)
            except BlockingIOError:
                continue
            if not part:
                raise GuestFailure(self._last_words())
            self._rest += part
        line, _, self._rest = self._rest.partition(b"\n")
        return self._understood(line)

    def _understood(self, line: bytes) -> Any:
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict) or reply.get("number") != self._asked:
            raise GuestFailure("it wrote into the pipe of its own answers")
        if "error" in reply:
            raise GuestFailure(str(reply["error"]))
        return reply.get("answer")

    def _wait(self, until: float, pipe: int, *, to_write: bool) -> None:
        """Wait until a pipe is ready; poll, unlike select, also takes numbers above 1023."""
        watch = select.poll()
        watch.register(pipe, select.POLLOUT if to_write else select.POLLIN)
        left = until - time.monotonic()
        if left <= 0 or not watch.poll(1000 * left):
            raise GuestFailure("it thought past the deadline")

    def _ordered(self, order: bytes) -> dict[str, Any]:
        """What the keeper reports on an order; nothing if it is gone."""
        assert self._keeper is not None
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        line, reports = b"", self._keeper.stdout.fileno()
        watch = select.poll()
        watch.register(reports, select.POLLIN)
        until = time.monotonic() + _KEEPER_DEADLINE
        try:
            self._keeper.stdin.write(order)
        except OSError:
            return {}
        while not line.endswith(b"\n"):
            left = max(until - time.monotonic(), 0.0)
            part = os.read(reports, 1 << 16) if watch.poll(1000 * left) else b""
            if not part:
                return {}
            line += part
        told: dict[str, Any] = json.loads(line)
        return told

    def _last_words(self) -> str:
        """How the process ended; one that only closed its pipe is about to be ended."""
        told = self._ordered(b"why\n")
        if not told:
            return "it closed the pipe of its own answers"
        if told.get("reason"):
            return str(told["reason"])
        status = told.get("status", 0)
        if status < 0:
            known = {one.value: one.name for one in signal.Signals}  # those for real time have no names
            return f"its process was ended by {known.get(-status, f'signal {-status}')}"
        return f"its process ended with status {status}"


def _end_marked(mark: str) -> None:
    """Kill what a guest left behind that has outlived its keeper, as far as it kept the environment it started in."""
    wanted = f"{_MARK}={mark}".encode()
    until = time.monotonic() + _KEEPER_DEADLINE
    found = True
    while found and time.monotonic() < until:
        found = False
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if wanted in (folder / "environ").read_bytes().split(b"\0"):
                    os.kill(int(folder.name), signal.SIGKILL)
                    found = True
        time.sleep(0.001)
