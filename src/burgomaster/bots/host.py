"""The other end of a guest: a program that holds one object of the guest's class and passes questions on to it.

Run as a file, not as a module, so that a guest's process starts quickly and knows nothing of the game but what it is
told. Called with the guest's name, its deadline in seconds, and the longest answer. `keeper.py` starts it, with all its
limits. docs/formats.md has the messages.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

# Seconds after which this process ends itself, if the game's process has not ended it: after the deadline; to start.
_GRACE, _START = 5.0, 120.0

# What a guest that names the second protocol may have beside `choose`.
_HEARS = ("begin", "hear", "end")


def main(name: str, deadline: float, longest_answer: int) -> None:
    """Answer questions until nobody asks any more."""
    questions, answers = _own_pipes()
    sys.path.insert(0, str(Path.cwd()))
    make: Callable[[], Any] | None = None
    guest: Any = None
    for line in questions:
        question = json.loads(line)
        slow = "new" in question or "begin" in question
        # If the game's process dies, this one must not run for ever: an alarm ends it by default.
        signal.setitimer(signal.ITIMER_REAL, _START if slow else deadline + _GRACE)
        reply: dict[str, Any] = {"number": question["number"]}
        try:
            if "new" in question:
                _forget_children()
                make = make or _found(name)
                guest = make()
                reply["answer"] = _methods(guest)
            if "begin" in question:
                guest.begin(question["begin"])
            if "events" in question:
                guest.hear(question["events"])
            if "end" in question:
                guest.end(question["end"])
            if "steps" in question:
                reply["answer"] = _checked(guest.choose(question["view"], question["steps"]), longest_answer)
        except Exception as problem:  # a guest may raise anything
            reply["error"] = _told(problem)[:longest_answer]
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(json.dumps(reply).encode() + b"\n")


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take the two pipes away, so that a guest that reads or prints cannot disturb them; prints go to the error output.

    The pipes are not passed on to processes the guest starts.
    """
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def _forget_children() -> None:
    """Count as gone what was ended with the last game."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _found(name: str) -> Callable[[], Any]:
    module, _, cls = name.partition(":")
    found: Callable[[], Any] = getattr(importlib.import_module(module), cls)
    return found


def _methods(guest: object) -> list[str]:
    """Which of the methods that it need not have it has."""
    if not callable(getattr(guest, "choose", None)):
        raise TypeError("it has no method choose(view, steps)")
    if getattr(guest, "protocol", 1) == 1:  # its methods of these names, if any, are its own
        return []
    return [method for method in _HEARS if callable(getattr(guest, method, None))]


def _told(problem: Exception) -> str:
    try:
        return f"{type(problem).__name__}: {problem}"
    except Exception:  # even its message may be broken
        return type(problem).__name__


def _checked(answer: object, longest: int) -> str:
    if not isinstance(answer, str):
        raise TypeError(f"choose returned {type(answer).__name__}, not a text")
    if len(answer) > longest:
        raise ValueError(f"choose returned {len(answer)} characters, more than {longest}")
    return str(answer)


if __name__ == "__main__":
    try:
        main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(1)
