"""What a command prints, and how it ends."""

from __future__ import annotations

import os
import sys

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130


def say(text: str) -> None:
    print(text)  # noqa: T201


def warn(line: str) -> None:
    print(f"burgomaster: {line}", file=sys.stderr)  # noqa: T201


def close_output() -> None:
    """Where the window is closed, nothing is left to be written when the process ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
