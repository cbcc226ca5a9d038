"""Parts of a gate, each a command of its own, run at once as far as none waits for another."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
_TAIL = 12_000  # letters of what a part said before it failed


@dataclass
class Step:
    """One command, or several one after the other, and what it waits for."""

    name: str
    commands: Sequence[Sequence[str]]
    after: Sequence[str] = ()
    aloud: bool = False  # what it says is shown as it comes
    # What became of it:
    passed: bool | None = None
    wall: float = 0.0
    cpu: float = 0.0
    said: str = field(default="", repr=False)


@dataclass
class _Running:
    step: Step
    process: subprocess.Popen[bytes]
    output: IO[bytes] | None
    left: list[Sequence[str]]
    started: float


def run(steps: Sequence[Step], *, first_failure: bool, tell: Callable[[Step], None]) -> bool:
    """Run all; where the first failure is enough, end the others then. Whether all have passed."""
    waiting, running = list(steps), list[_Running]()
    done: set[str] = set()
    names = {step.name for step in steps}
    try:
        while waiting or running:
            for step in [step for step in waiting if done.issuperset(names.intersection(step.after))]:
                waiting.remove(step)
                running.append(_start(step, list(step.commands), time.monotonic()))
            one, code = _ended(running)
            running.remove(one)
            if code == 0 and one.left:
                running.append(_start(one.step, one.left, one.started, one.output))
                continue
            step = one.step
            step.passed, step.wall = code == 0, time.monotonic() - one.started
            if one.output is not None:
                one.output.seek(0)
                step.said = one.output.read().decode(errors="replace")[-_TAIL:]
                one.output.close()
            tell(step)
            if step.passed:
                done.add(step.name)
            elif first_failure:
                return False
            else:  # what waits for it cannot run
                waiting = [other for other in waiting if not _hangs_on(other, step.name, steps)]
    finally:
        for one in running:
            _end(one.process)
            if one.output is not None:
                one.output.close()
    return all(step.passed for step in steps)


def _hangs_on(step: Step, name: str, steps: Sequence[Step]) -> bool:
    by_name = {one.name: one for one in steps}
    return name in step.after or any(_hangs_on(by_name[one], name, steps) for one in step.after if one in by_name)


def _start(step: Step, commands: list[Sequence[str]], started: float, output: IO[bytes] | None = None) -> _Running:
    if output is None and not step.aloud:
        output = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the step has ended
    # Each leads a group of its own, so that nothing it has started stays behind.
    told = subprocess.STDOUT if output else None
    process = subprocess.Popen(commands[0], cwd=ROOT, stdout=output, stderr=told, start_new_session=True)
    return _Running(step, process, output, commands[1:], started)


def _ended(running: Sequence[_Running]) -> tuple[_Running, int]:
    """The next that ends, and how; what it cost is added to its step."""
    by_pid = {one.process.pid: one for one in running}
    while True:
        pid, status, spent = os.wait4(-1, 0)
        if pid in by_pid:
            one = by_pid[pid]
            one.step.cpu += spent.ru_utime + spent.ru_stime
            one.process.returncode = os.waitstatus_to_exitcode(status)
            return one, one.process.returncode


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
