"""Opens houses by forking a process that has imported what they need: to import it is most of the work of opening one.

`python -m tests.server.fork_server FD` is that process. It ends with the socket FD, on which it is asked.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TextIO

from burgomaster.games import GAMES, game

# What houses import when they open; whatever else they need, they import themselves. None of it starts a thread.
_NEEDED = (
    "burgomaster.cli",
    "burgomaster.server.admin_cli",
    "burgomaster.server.app",
    "burgomaster.server.http_limits",
    "burgomaster.server.serve",
    "burgomaster.server.store.postgresql",
    "burgomaster.server.store.sqlite",
    "asyncpg",
    "fluent.syntax",
    "py_vapid",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
)
_LONGEST = 1 << 17  # bytes of a question: arguments, environment and folder
_ROOT = Path(__file__).parents[2]


class Forked:
    """A process of the fork server, with what tests use of `subprocess.Popen`."""

    def __init__(self, pid: int, stdout: TextIO, status: TextIO) -> None:
        self.pid = pid
        self.stdout: TextIO | None = stdout
        self.returncode: int | None = None
        self._status = status

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        if self._ended(timeout) is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._status], [], [], timeout)[0]:
            told = self._status.readline()
            if not told:  # the fork server is gone, so nobody else ends its houses
                with suppress(ProcessLookupError):
                    os.kill(self.pid, signal.SIGKILL)
            self.returncode = int(told or -signal.SIGKILL)
            self._status.close()
        return self.returncode


class ForkServer:
    """This process's own one."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", "tests.server.fork_server", str(theirs.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=_ROOT)
        atexit.register(self.close)

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self, arguments: Sequence[str], errors: TextIO) -> Forked:
        """`burgomaster` with these arguments, in this process's environment and folder."""
        output, output_end = os.pipe()
        status, status_end = os.pipe()
        question = json.dumps([list(arguments), dict(os.environ), str(Path.cwd())]).encode()
        socket.send_fds(self._socket, [question], [output_end, errors.fileno(), status_end])
        os.close(output_end)
        os.close(status_end)
        told = os.fdopen(status, encoding="ascii")
        return Forked(int(told.readline()), os.fdopen(output, encoding="utf-8"), told)

    def close(self) -> None:
        """End it, and wait until it has: what its houses cost is then a part of what this process cost."""
        self._socket.close()
        self._process.wait()


@cache
def fork_server() -> ForkServer:
    return ForkServer()


def _serve(asked: socket.socket) -> list[str] | None:
    """Fork whenever it is asked to. Returns arguments in every process forked, and None at the end."""
    ended, ended_end = os.pipe()
    os.set_blocking(ended_end, False)
    signal.set_wakeup_fd(ended_end)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the tests ends it by its socket
    told: dict[int, int] = {}  # where the end of each process is told
    while True:
        ready = select.select([asked.fileno(), ended], [], [])[0]
        if ended in ready:
            os.read(ended, 1000)
            while told:
                pid, status = os.waitpid(-1, os.WNOHANG)
                if not pid:
                    break
                with suppress(BrokenPipeError):  # nobody asks any more
                    os.write(told[pid], f"{os.waitstatus_to_exitcode(status)}\n".encode())
                os.close(told.pop(pid))
        if asked.fileno() in ready:
            question, files, _, _ = socket.recv_fds(asked, _LONGEST, 3)
            if not question:
                return None
            arguments, environment, folder = json.loads(question)
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                signal.signal(signal.SIGINT, signal.default_int_handler)
                asked.close()
                os.dup2(files[0], 1)
                os.dup2(files[1], 2)
                for file in (*files, *told.values(), ended, ended_end):
                    os.close(file)
                os.environ.clear()
                os.environ.update(environment)
                os.chdir(folder)
                found: list[str] = arguments
                return found
            told[pid] = files[2]
            os.write(files[2], f"{pid}\n".encode())
            for file in files[:2]:
                os.close(file)


def main() -> int:
    for module in _NEEDED:
        import_module(module)
    for name in GAMES:
        game(name)
    gc.freeze()  # what is here stays: houses need neither look at it nor, by that, copy it
    arguments = _serve(socket.socket(fileno=int(sys.argv[1])))
    if arguments is None:
        return 0
    from burgomaster.cli import main as command

    sys.argv = ["burgomaster", *arguments]
    return command(arguments)


if __name__ == "__main__":
    sys.exit(main())
