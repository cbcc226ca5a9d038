"""The command on a pseudo-terminal, and what a person would see there."""

from __future__ import annotations

import os
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import pyte

from tests.unix import of_unix

LIMIT = 300  # seconds; only so that a broken test ends
_KEYS = {"enter": "\r", "tab": "\t", "esc": "\x1b", "ctrl-c": "\x03", "ctrl-d": "\x04", "page-down": "\x1b[6~"}


class Emulated:
    """A terminal of so many columns and lines that runs `burgomaster` with these arguments."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24, term: str = "xterm-256color") -> None:
        self.screen = pyte.Screen(columns, lines)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self._leader, follower = of_unix("pty").openpty()
        self.resize(columns, lines)
        unwanted = ("COLUMNS", "LINES", "NO_COLOR")
        environment = {name: value for name, value in os.environ.items() if name not in unwanted}
        environment |= {"TERM": term, "PROMPT_TOOLKIT_NO_CPR": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "burgomaster.cli", *arguments],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            close_fds=True,
            env=environment,
            start_new_session=True,
        )
        os.close(follower)

    def __enter__(self) -> Emulated:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, at: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Close the window."""
        if self._leader >= 0:
            os.close(self._leader)
            self._leader = -1

    def resize(self, columns: int, lines: int) -> None:
        """Give the window another size."""
        self.screen.resize(lines, columns)
        size = of_unix("termios").TIOCSWINSZ
        of_unix("fcntl").ioctl(self._leader, size, struct.pack("HHHH", lines, columns, 0, 0))
        if hasattr(self, "process"):
            self.process.send_signal(signal.SIGWINCH)

    @property
    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def type(self, text: str) -> None:
        """Press the keys of a text."""
        os.write(self._leader, text.encode())

    def press(self, *keys: str) -> None:
        """Press keys by their names."""
        for key in keys:
            self.type(_KEYS[key])

    def enter(self, text: str = "") -> None:
        """A line and Enter."""
        self.type(text)
        self.press("enter")

    def wait(self, until: Callable[[str], bool] | str) -> str:
        """What the screen shows once it shows this text (also broken between words), or what is wanted."""
        seen = (lambda text: until in text or until in " ".join(text.split())) if isinstance(until, str) else until
        deadline = time.monotonic() + LIMIT
        while not seen(self.text):
            assert time.monotonic() < deadline, f"waited for {until!r} in\n{self.text}"
            if not self._read(1):
                status = self.process.wait(LIMIT)
                assert seen(self.text), f"the command ended ({status}); waited for {until!r} in\n{self.text}"
        return self.text

    def settle(self) -> None:
        """Wait until the command waits for a key: a signal between its prompt and that is heard after the next key."""
        state = Path(f"/proc/{self.process.pid}/stat")
        while state.exists() and state.read_text().rpartition(")")[2].split()[0] not in "SZ":
            time.sleep(0.01)

    def look(self, until: Callable[[str], bool], seconds: float) -> bool:
        """Look for so long whether the screen shows what is wanted."""
        deadline = time.monotonic() + seconds
        while not until(self.text) and time.monotonic() < deadline and self._read(0.1):
            pass
        return until(self.text)

    def left(self) -> int:
        """The exit status, once the command has ended."""
        deadline = time.monotonic() + LIMIT
        while self._read(1):
            assert time.monotonic() < deadline, self.text
        return self.process.wait(LIMIT)

    def _read(self, seconds: float) -> bool:
        """Take in what was written; False if there will be no more."""
        if select.select([self._leader], [], [], seconds)[0]:
            try:
                data = os.read(self._leader, 65536)
            except OSError:  # nobody holds the other end
                data = b""
            if not data:
                time.sleep(0.05)
                return self.process.poll() is None
            self.raw += data
            self._stream.feed(data)
        return True
