"""Guests: bots that other people wrote, each in a process of its own.

A guest is a Python class, named `module:Class`, with a method `choose(view, steps)`. It is told what its seat may know
and how its action may begin or go on, and answers with one of these steps or with a whole action, as text. It never
gets the position. Questions and answers are lines of JSON through pipes; `host.py` is the other end.

Whatever a guest does, the game goes on. If it crashes, thinks past the deadline, or answers with anything but a legal
action, it loses its move: a random legal action is played instead, drawn from the luck the guest was given, its
process is ended with all that it started, and a fresh one takes over. After three such failures in one game the seat
is played at random to the end of that game.
"""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
import weakref
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.play.position import Action, Position

DEADLINE = 5.0  # seconds for one action
START_DEADLINE = 60.0  # seconds to start, since a guest may import large libraries
MOST_FAILURES = 3  # in one game; then the seat is played at random to its end
MOST_MEMORY = 4 << 30  # bytes, where the system can hold a process to it
LONGEST_ANSWER = 4000  # characters
_LONGEST_LINE = 64_000  # bytes
_LONGEST_MESSAGE = 300  # characters of a failure's message

_HOST = Path(__file__).with_name("host.py")
_NAME = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


class _Failure(Exception):
    """What a guest did instead of answering, in one line that any screen can show: a guest chooses its own words."""

    def __init__(self, message: str) -> None:
        shown = "".join(letter if letter.isprintable() else " " for letter in message)
        super().__init__(" ".join(shown.split())[:_LONGEST_MESSAGE].rstrip(": "))


@dataclass
class Failures:
    """How often a guest lost its move, and how that came about the first and the last time."""

    count: int = 0
    first: str = ""
    last: str = ""

    def add(self, message: str) -> None:
        """One more."""
        self.count += 1
        self.first = self.first or message
        self.last = message

    def since(self, count: int) -> Failures:
        """Those that came after the first `count`, with the last message only."""
        return Failures(self.count - count, self.last, self.last) if self.count > count else Failures()

    def merge(self, other: Failures) -> None:
        """Add all of another's."""
        self.count += other.count
        self.first = self.first or other.first
        self.last = other.last or self.last


def is_guest(name: str) -> bool:
    """Is this the name of a guest, `module:Class`?"""
    return _NAME.fullmatch(name) is not None


class Guest:
    """A seat held by a guest. It lasts for many games; `failures` counts over all of them.

    The process starts at once: a class that cannot be found or made is an error here, not a failure in a game.
    """

    def __init__(self, name: str, seed: int = 0, deadline: float = DEADLINE) -> None:
        if os.name != "posix":
            raise BurgomasterError("guests need process groups, so they play on Linux and macOS only")
        if not is_guest(name):
            raise BurgomasterError(f"{name[:80]!r} does not name a guest; write module:Class")
        self.name = name
        self.deadline = deadline
        self.failures = Failures()
        self._child = _Child(name, deadline)
        try:
            self._child.start()
        except _Failure as failure:
            self._child.end()
            raise BurgomasterError(f"the guest {name} does not start: {failure}") from None
        weakref.finalize(self, self._child.end)
        self._begin(seed)

    def new_game(self, seed: int) -> None:
        """A new game begins, and with it a new object of the guest's class."""
        self._begin(seed)
        self._fresh = True

    def close(self) -> None:
        """End the guest's process."""
        self._child.end()

    def choose(self, position: Position) -> Action:
        """The guest's action or, where it fails, a random one."""
        if self._lost < MOST_FAILURES:
            try:
                return self._asked(position)
            except _Failure as failure:
                self._lost += 1
                self.failures.add(str(failure))
                self._child.end()
        return self._random_action(position)

    def _begin(self, seed: int) -> None:
        self._key = luck_key(seed, 0)
        self._drawn = 0
        self._lost = 0
        self._fresh = False  # must the child be told of a new game?

    def _asked(self, position: Position) -> Action:
        """What the guest answers, step by step; one deadline holds for the whole action."""
        if not self._child.running:
            self._child.start()
        elif self._fresh:
            self._child.ask({"new": True}, START_DEADLINE)
        self._fresh = False
        view = position.view(position.turn)
        until = time.monotonic() + self.deadline
        steps = position.steps()
        while True:
            answer = self._child.ask({"view": view, "steps": steps}, until - time.monotonic())
            if not isinstance(answer, str) or len(answer) > LONGEST_ANSWER or not answer.isprintable():
                raise _Failure("it answered with something that is no line of text")
            step = next((step for step in steps if step == answer), None)
            if step is None:
                return _resolved(position, answer)
            if step.complete:
                return step
            steps = position.steps(step)

    def _random_action(self, position: Position) -> Action:
        """Every step equally likely among those that are legal."""
        step = Action("", position.turn, (), complete=False)
        while not step.complete:
            steps = position.steps(step)
            step = steps[pick(luck_of(self._key, self._drawn), len(steps))]
            self._drawn += 1
        return step


def _resolved(position: Position, answer: str) -> Action:
    try:
        return position.resolve(answer)
    except BurgomasterError as problem:
        raise _Failure(f"it answered {answer[:60]!r}: {problem}") from None
    except RecursionError:
        raise _Failure(f"it answered {answer[:60]!r}, which is no action") from None


class _Child:
    """The guest's process and the two pipes to it."""

    def __init__(self, name: str, deadline: float) -> None:
        self._command = [sys.executable, "-P", str(_HOST), name, str(deadline), str(MOST_MEMORY), str(LONGEST_ANSWER)]
        self._process: subprocess.Popen[bytes] | None = None
        self._asked = 0
        self._rest = b""

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Start the process and wait until the guest's object is made."""
        self._rest = b""
        self._process = subprocess.Popen(  # noqa: S603 - running the guest is the point
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        for pipe in self._pipes(self._process):
            os.set_blocking(pipe, False)
        self.ask({"new": True}, START_DEADLINE)

    def end(self) -> None:
        """Kill the process and everything in its group."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()

    def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """Send a question and wait for its answer. _Failure if none comes in time, or the guest reports an error."""
        assert self._process is not None
        until = time.monotonic() + seconds
        self._asked += 1
        into, out_of = self._pipes(self._process)
        message = json.dumps({"number": self._asked, **question}).encode() + b"\n"
        while message:
            self._wait(until, into, to_write=True)
            try:
                message = message[os.write(into, message) :]
            except BlockingIOError:
                continue
            except OSError:
                raise _Failure(self._last_words()) from None
        while b"\n" not in self._rest:
            if len(self._rest) > _LONGEST_LINE:
                raise _Failure("its answer is far too long")
            self._wait(until, out_of, to_write=False)
            try:
                part = os.read(out_of, 65536)
            except BlockingIOError:
                continue
            if not part:
                raise _Failure(self._last_words())
            self._rest += part
        line, _, self._rest = self._rest.partition(b"\n")
        return self._understood(line)

    def _understood(self, line: bytes) -> Any:
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict) or reply.get("number") != self._asked:
            raise _Failure("it wrote into the pipe of its own answers")
        if "error" in reply:
            raise _Failure(str(reply["error"]))
        return reply.get("answer")

    @staticmethod
    def _pipes(process: subprocess.Popen[bytes]) -> tuple[int, int]:
        assert process.stdin is not None
        assert process.stdout is not None
        return process.stdin.fileno(), process.stdout.fileno()

    @staticmethod
    def _wait(until: float, pipe: int, *, to_write: bool) -> None:
        """Wait until a pipe is ready; poll, unlike select, also takes numbers above 1023."""
        watch = select.poll()
        watch.register(pipe, select.POLLOUT if to_write else select.POLLIN)
        left = until - time.monotonic()
        if left <= 0 or not watch.poll(1000 * left):
            raise _Failure("it thought past the deadline")

    def _last_words(self) -> str:
        """How the process ended; one that only closed its pipe is about to be ended."""
        assert self._process is not None
        try:
            status = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "it closed the pipe of its own answers"
        if status < 0:
            known = {one.value: one.name for one in signal.Signals}  # those for real time have no names
            return f"its process was ended by {known.get(-status, f'signal {-status}')}"
        return f"its process ended with status {status}"
