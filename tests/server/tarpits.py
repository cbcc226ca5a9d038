"""Servers that never finish answering, each in its own way."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable

from tests.server.channels import wait_until

# What each of them does with a connection: send these again and again, with a pause in between.
TRICKLES = {
    "says nothing": (b"", b""),
    "never ends a header": (b"HTTP/1.1 200 OK\r\nX-Wait: ", b"a"),
    "never ends its status": (b"HTTP/1.1 2", b"0"),
    "is always about to answer": (b"", b"HTTP/1.1 102 Processing\r\n\r\n"),
    "never ends the greeting": (b"220-", b"a"),
    "always has more to say": (b"", b"220-wait\r\n"),
}


class Tarpit:
    """Takes connections, reads what comes, and trickles an answer until it is closed."""

    def __init__(self, kind: str, pause: float = 0.02) -> None:
        self.first, self.then = TRICKLES[kind]
        self.pause = pause
        self.held = 0  # connections that were taken
        self.ended = 0  # of which the other side has let go
        self._closing = threading.Event()
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.port = int(self._socket.getsockname()[1])
        self._start(self._take)

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}/push"

    def wait_for(self, held: int) -> None:
        wait_until(lambda: self.held >= held)

    def close(self) -> None:
        self._closing.set()
        self._socket.close()

    def _start(self, work: Callable[[], None]) -> None:
        threading.Thread(target=work, daemon=True).start()

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                taken, _ = self._socket.accept()
                self.held += 1
                self._start(lambda taken=taken: self._trickle(taken))  # type: ignore[misc]

    def _trickle(self, taken: socket.socket) -> None:
        with taken, contextlib.suppress(OSError):
            taken.sendall(self.first)
            taken.settimeout(self.pause)
            while not self._closing.is_set():
                with contextlib.suppress(TimeoutError):
                    if not taken.recv(65536):
                        break
                taken.sendall(self.then)
        self.ended += 1
