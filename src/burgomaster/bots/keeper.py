"""The keeper of a guest: a small process between the game's and the guest's, which holds the guest to its limits.

Run as a file, with one argument: its plan, as JSON. It starts `host.py` on the two pipes it was given, passes on what
the guest prints, as far as that is bearable, and looks after everything the guest starts. It ends all of it when the
guest's own process ends, when a limit is passed, when it is told to, and when whoever asked for it is gone.

On Linux nothing gets away. Where the system lets us, the guest lives in a process namespace of its own, whose first
process the keeper is: nobody in it can signal the keeper, and with it all others end, by the kernel. Elsewhere on Linux
orphans become the keeper's own children (it is their subreaper), so they are found below it whatever session they are
in. On other systems it can end the guest's process group only.

Orders are lines on the standard input: `game` ends all that the guest has started but its own process, `why` asks how
the guest ended, and `end`, or the end of the input, ends everything. Reports are lines of JSON on the standard output.
"""

from __future__ import annotations

import ctypes
import json
import os
import platform
import resource
import select
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

LOOK = 0.05  # seconds between two looks at what the guest has started
PATIENCE = 2.0  # seconds in which a process that has closed its pipes may end
PART = 4096  # bytes passed on at once: a pipe takes these without waiting, if it takes any

_ORDERS, _REPORTS, _SCREEN = 0, 1, 2
_NEW_USERS, _NEW_PROCESSES = 0x10000000, 0x20000000  # of unshare
_DEATH_SIGNAL, _SUBREAPER = 1, 36  # of prctl
_OWN_COUNTS = (5, 14)  # from this version of Linux on processes are counted by user namespace


class Process(NamedTuple):
    """A process below the keeper."""

    listed: int  # its number in /proc
    number: int  # and here, where a namespace of its own has other numbers
    ended: bool  # and not yet counted as gone by its parent
    memory: int  # bytes that it holds, those it shares with others included


class Keeper:
    """Watches one guest."""

    def __init__(self, plan: dict[str, Any], contained: bool) -> None:
        self._plan = plan
        self._contained = contained
        self._printed = 0  # bytes, in this game
        self._ended = False
        self._verdict: dict[str, Any] = {}  # why it was ended
        self._status: int | None = None  # how the guest's own process ended, once it has
        self._depth = len(_told_of("self").get("NSpid", "").split()) - 1  # of our namespace in others
        self._host, self._prints = self._start()

    def run(self) -> None:
        """Until the order to end."""
        watch = select.poll()
        watch.register(_ORDERS, select.POLLIN)
        watch.register(self._prints, select.POLLIN)
        told = True
        while told:
            for ready, _ in watch.poll(1000 * LOOK):
                if ready == _ORDERS:
                    told = self._obey()
                elif not self._listen():
                    watch.unregister(self._prints)
            if not self._ended:
                self._look()
        self._end_all()

    # ---- The guest's own process ----

    def _start(self) -> tuple[int, int]:
        prints, printing = os.pipe()
        host = os.fork()
        if host == 0:
            try:
                os.setsid()
                for wanted, found in enumerate((self._plan["questions"], self._plan["answers"], printing)):
                    os.dup2(found, wanted)
                _ask_kernel(_DEATH_SIGNAL, signal.SIGKILL)
                self._limit()
                os.execv(self._plan["host"][0], self._plan["host"])  # noqa: S606 - running the guest is the point
            finally:
                os._exit(127)
        for end in (printing, self._plan["questions"], self._plan["answers"]):
            os.close(end)
        os.set_blocking(prints, False)
        return host, prints

    def _limit(self) -> None:
        """Limits of each process by itself; its children inherit them."""
        plan = self._plan
        limits = {"RLIMIT_DATA": plan["memory"], "RLIMIT_FSIZE": plan["file"], "RLIMIT_NOFILE": plan["files"]}
        limits["RLIMIT_CORE"] = 0
        version = tuple(int(part) for part in platform.release().split(".")[:2] if part.isdecimal())
        if self._contained and os.getuid() and version >= _OWN_COUNTS:
            limits["RLIMIT_NPROC"] = plan["threads"]
        for name, most in limits.items():
            with suppress(OSError, ValueError, AttributeError):
                _, hard = resource.getrlimit(getattr(resource, name))
                least = most if hard == resource.RLIM_INFINITY else min(most, hard)
                resource.setrlimit(getattr(resource, name), (least, least))
        with suppress(OSError):  # the first to go when the machine runs out of memory
            Path("/proc/self/oom_score_adj").write_text("1000")

    # ---- Orders, prints, limits ----

    def _obey(self) -> bool:
        """Carry out what was ordered; False if it is to end."""
        for order in os.read(_ORDERS, 4096).split(b"\n")[:-1] or [b"end"]:
            if order == b"game":
                self._end_all(spared=self._host)
                self._printed = 0
                self._report({"game": True})
            elif order == b"why":
                until = time.monotonic() + PATIENCE
                while not self._ended and time.monotonic() < until:
                    self._look()
                    time.sleep(0.001)
                self._report(self._verdict)
            else:
                return False
        return True

    def _listen(self) -> bool:
        """Pass on a part of what was printed; False if nothing more can come."""
        try:
            part = os.read(self._prints, 1 << 16)
        except BlockingIOError:
            return True
        shown = part[: max(self._plan["shown"] - self._printed, 0)]
        self._show(shown)
        if shown != part and self._printed <= self._plan["shown"]:
            self._show(f"\n({self._plan['name']} printed more than {_size(self._plan['shown'])}; no more)\n".encode())
        self._printed += len(part)
        if self._printed > self._plan["prints"]:
            self._stop(f"it printed more than {_size(self._plan['prints'])} in one game")
        return bool(part)

    @staticmethod
    def _show(text: bytes) -> None:
        """Write to the screen what it takes at once: nobody may be reading there."""
        watch = select.poll()
        watch.register(_SCREEN, select.POLLOUT)
        with suppress(OSError):
            while text and watch.poll(0) == [(_SCREEN, select.POLLOUT)]:
                text = text[os.write(_SCREEN, text[:PART]) :]

    def _look(self) -> None:
        """Has the guest's process ended, or passed a limit?"""
        self._reap()
        if self._status is not None:
            while self._printed <= self._plan["prints"] and self._more():
                pass
            self._stop(status=self._status)
            return
        found: list[Process] = []
        for process in self._below():
            found.append(process)
            if len(found) > self._plan["processes"]:
                self._stop(f"it started more than {self._plan['processes']} processes")
                return
        most = self._plan["memory"]
        if sum(one.memory for one in found) > most and sum(_own_memory(one) for one in found) > most:
            self._stop(f"it took more than {_size(most)} of memory, with all that it started")

    def _more(self) -> bool:
        """Read on, after the guest's process has ended, as long as something is there."""
        watch = select.poll()
        watch.register(self._prints, select.POLLIN)
        return bool(watch.poll(0)) and self._listen()

    def _stop(self, reason: str = "", status: int = 0) -> None:
        """End the guest, and remember why."""
        if self._ended:
            return
        self._ended = True
        self._end_all()
        self._verdict = {"reason": reason, "status": status}

    @staticmethod
    def _report(message: dict[str, Any]) -> None:
        with suppress(OSError):
            os.write(_REPORTS, json.dumps(message).encode() + b"\n")

    # ---- All that the guest has started ----

    def _reap(self) -> None:
        """Count children as gone that have ended."""
        with suppress(ChildProcessError):
            while (found := os.waitpid(-1, os.WNOHANG))[0]:
                if found[0] == self._host:
                    self._status = os.waitstatus_to_exitcode(found[1])

    def _below(self) -> Iterator[Process]:
        """Every process below this one; nothing where there is no /proc."""
        waiting = list(_children("self"))
        while waiting:
            listed = waiting.pop()
            told = _told_of(str(listed))
            if "State" not in told:  # it is gone
                continue
            numbers = told.get("NSpid", str(listed)).split()
            memory = 1024 * int(told.get("VmRSS", "0 kB").split()[0])
            ended = told["State"].startswith(("Z", "X"))
            yield Process(listed, int(numbers[max(self._depth, 0)]), ended, memory)
            waiting += _children(str(listed))

    def _end_all(self, spared: int = 0) -> None:
        """Kill everything below but one process, until nothing is left."""
        while True:
            if not spared:
                with suppress(OSError):
                    os.killpg(self._host, signal.SIGKILL)
                if self._contained:
                    with suppress(OSError):
                        os.kill(-1, signal.SIGKILL)  # everything in the namespace but its first process
            self._reap()
            left = [one.number for one in self._below() if not one.ended and one.number != spared]
            if not left:
                return
            for number in left:
                with suppress(OSError):
                    os.kill(number, signal.SIGKILL)
            time.sleep(0.001)


def _children(listed: str) -> Iterator[int]:
    """The children of a process, by their numbers in /proc."""
    with suppress(OSError):
        for task in Path(f"/proc/{listed}/task").iterdir():
            with suppress(OSError):
                yield from map(int, (task / "children").read_text().split())


def _told_of(listed: str) -> dict[str, str]:
    """What the system tells of a process; nothing if it is gone, or there is no /proc."""
    try:
        lines = Path(f"/proc/{listed}/status").read_text(errors="replace").splitlines()
    except OSError:
        return {}
    return dict(line.split(":\t", 1) for line in lines if ":\t" in line)


def _own_memory(process: Process) -> int:
    """Bytes that a process holds; of those shared with others, its part."""
    with suppress(OSError, ValueError):
        for line in Path(f"/proc/{process.listed}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return 1024 * int(line.split()[1])
    return process.memory


def _size(count: int) -> str:
    for unit, name in ((1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")):
        if count >= unit:
            return f"{count / unit:g} {name}"
    return f"{count} bytes"


def _ask_kernel(option: int, value: int) -> bool:
    """A prctl, on Linux."""
    if sys.platform != "linux":
        return False
    return bool(ctypes.CDLL(None).prctl(option, value, 0, 0, 0) == 0)


def _own_namespace(plan: dict[str, Any]) -> bool:
    """Go on as the first process of a new namespace; False where the system does not let us.

    This process stays outside only to wait for the other one.
    """
    if sys.platform != "linux":
        return False
    user, group = os.getuid(), os.getgid()
    if ctypes.CDLL(None).unshare(_NEW_PROCESSES | (_NEW_USERS if user else 0)) != 0:
        return False
    if user:
        with suppress(OSError):
            Path("/proc/self/setgroups").write_text("deny")
            Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
            Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
    first = os.fork()
    if first == 0:
        return _ask_kernel(_DEATH_SIGNAL, signal.SIGKILL)
    for end in (_ORDERS, _REPORTS, plan["questions"], plan["answers"]):
        os.close(end)
    os.waitpid(first, 0)
    os._exit(0)


def main(plan: dict[str, Any]) -> None:
    """Keep a guest by this plan."""
    contained = plan["namespace"] and _own_namespace(plan)
    if not contained:
        _ask_kernel(_SUBREAPER, 1)
    Keeper(plan, contained).run()


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
