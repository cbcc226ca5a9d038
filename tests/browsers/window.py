"""What a window of any browser can do for these tests, and the processes behind it."""

from __future__ import annotations

import atexit
import os
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import psutil

PATIENCE = 240.0  # seconds; a busy machine takes its time
Found = TypeVar("Found")


class Window(Protocol):
    """One window of one browser, with a cookie jar of its own, where nothing moves by itself."""

    name: str
    version: str
    downloads: Path

    def go(self, address: str) -> None:
        """Opens an address."""

    def run(self, function: str, *given: Any) -> Any:
        """What a JavaScript function of the page answers to these."""

    def click(self, x: float, y: float) -> None:
        """Points there and clicks: with a finger, where the browser's driver has one."""

    def resize(self, wide: int, high: int) -> None:
        """Makes what a page has of the window this large."""

    def picture(self) -> bytes:
        """What the window shows, as PNG."""

    def close(self) -> None:
        """Ends the browser; nothing of it may stay behind."""


def clicking(x: float, y: float, pointer: str) -> list[dict[str, Any]]:
    """A click in the words of WebDriver, which both of its protocols share."""
    return [
        {
            "type": "pointer",
            "id": pointer,
            "parameters": {"pointerType": pointer},
            "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }
    ]


def wait_for(look: Callable[[], Found | None], what: str) -> Found:
    """Looks until something is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = look()
        if found is not None:
            return found
        time.sleep(0.05)
    raise AssertionError(f"never came: {what}")


class Program:
    """A program that was started here, with what it says in a file, and that ends here with all it has started."""

    def __init__(self, command: Sequence[str], log: Path, environment: dict[str, str], **how: Any) -> None:
        self.log = log
        with log.open("ab") as said:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, env={**os.environ, **environment}, **how
            )
        atexit.register(self.end)  # also after a test that failed

    def said(self) -> str:
        """Everything so far; an error if it has ended."""
        text = self.log.read_text(encoding="utf-8", errors="replace")
        assert self.process.poll() is None, f"{self.process.args!r} has ended: {text}"
        return text

    def end(self, leave: Callable[[], None] = lambda: None) -> None:
        """Lets it leave in its own way, then asks it to by a signal; whoever must be made to is a fault."""
        if self.process.poll() is not None:
            return
        root = psutil.Process(self.process.pid)
        started = [root, *root.children(recursive=True)]
        try:
            leave()
        finally:
            self.process.terminate()
            alive = psutil.wait_procs(started, timeout=30)[1]
            for one in alive:
                one.kill()
            self.process.wait(PATIENCE)
        assert not alive, f"would not end: {alive}"
