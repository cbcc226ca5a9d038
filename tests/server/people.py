"""Scripted people: a house in a process of its own, and clients that talk to it as a browser would."""

from __future__ import annotations

import atexit
import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import cache
from pathlib import Path
from typing import Any, TextIO

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from burgomaster.server.api.shapes import Message
from burgomaster.server.store.migrate import migrate_sqlite
from tests.server.fork_server import Forked, fork_server

PATIENCE = 240.0  # seconds; a busy machine takes its time

# How every house of the tests is opened: none of these limits is what a test looks at, unless it sets it anew.
_PATIENT = (
    *("--ask-seconds", str(PATIENCE), "--work-seconds", str(PATIENCE), "--bot-seconds", "240", "--word-seconds", "60"),
    *("--drain-seconds", "60"),  # a busy machine takes its time to stop, too
    *("--rate", "0", "--address-rate", "0", "--connections-each", "10000", "--connections-address", "10000"),
    *("--names-address", "0", "--tables-each", "100000", "--tables-address", "1000000", "--tables-rate", "0"),
    *("--tables-address-rate", "0", "--thinking-address", "100000"),
)


@cache
def new_database() -> Path:
    """A database with all its tables, made once and copied: that is more than half of the work of opening a house."""
    file = Path(tempfile.mkdtemp(prefix="burgomaster-new-")) / "new.sqlite"
    atexit.register(shutil.rmtree, file.parent, ignore_errors=True)
    file.touch(mode=0o600)
    migrate_sqlite(file)
    return file


class HouseProcess:
    """`burgomaster serve`; `afresh` as a user starts it, otherwise forked, which takes a fraction of the time."""

    def __init__(
        self, db: str, *flags: str, port: int = 0, environment: dict[str, str] | None = None, afresh: bool = False
    ) -> None:
        self.db = db
        self.flags = flags
        self.environment = environment or {}
        self.afresh = afresh or bool(environment) or not sys.platform.startswith("linux")
        self.process: subprocess.Popen[str] | Forked
        self.port = port
        handle, name = tempfile.mkstemp(prefix="burgomaster-log-")
        os.close(handle)
        self.errors = Path(name)
        if not self.afresh:
            fork_server()  # it must end after all houses
        atexit.register(self.close)  # also after a test that failed
        if "://" not in db and not Path(db).exists():
            shutil.copy(new_database(), db)
        self.start()

    def start(self) -> None:
        with self.errors.open("a") as errors:
            self._start(errors)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.process.stdout.close()
        found = re.search(r":(\d+)/", line)
        assert found, f"the house did not open: {self.log()}"
        self.port = int(found[1])
        self.wait_until_ready()

    def _start(self, errors: TextIO) -> None:
        arguments = ["serve", "--port", str(self.port), "--db", self.db, *_PATIENT, *self.flags]
        if not self.afresh:
            self.process = fork_server().start(arguments, errors)
            return
        self.process = subprocess.Popen(
            [sys.executable, "-m", "burgomaster.cli", *arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, **self.environment},
        )

    def wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if Client(self.port).get("/ready")[0] == 200:
                    return
            except OSError:
                pass
            assert self.process.poll() is None, f"the house closed: {self.log()}"
            time.sleep(0.05)
        raise AssertionError(f"the house is not ready: {self.log()}")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        self.errors.unlink(missing_ok=True)

    def log(self) -> str:
        return self.errors.read_text(encoding="utf-8")


class Live:
    """A live connection; every message is checked against its documented shape."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(connecting)
        self.raw: list[str] = []

    def __del__(self) -> None:
        self._stack.close()

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = str(self.socket.recv(timeout=timeout))
        self.raw.append(text)
        msgspec.json.decode(text, type=Message)
        return dict(json.loads(text))

    def until(self, wanted: Callable[[dict[str, Any]], bool], timeout: float = PATIENCE) -> dict[str, Any]:
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def next_row(self) -> dict[str, Any]:
        """The next row, past signs of life and news of who is there. No whole table may come instead."""
        message = self.until(lambda m: m["type"] not in ("beat", "present", "missed"))
        assert message["type"] == "row", message
        return message

    def row(self, seq: int) -> dict[str, Any]:
        """The message of this row (or a whole table that includes it)."""
        return self.until(lambda m: m.get("seq", -1) >= seq)

    def close(self) -> None:
        self._stack.close()

    def closed_with(self) -> int:
        """Read to the end; the close code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as ended:
            return ended.rcvd.code if ended.rcvd else 1006


class Client:
    """One person (or program) with a cookie jar of one cookie."""

    def __init__(self, port: int, name: str = "", cookie: str = "", token: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.token = token
        self.id = ""
        self._connection: http.client.HTTPConnection | None = None
        if name:
            status, me = self.post("/api/me", {"name": name})
            assert status == 200, me
            self.id = me["id"]

    def get(self, path: str) -> tuple[int, Any]:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        return self.ask("POST", path, json.dumps({} if body is None else body).encode())

    def ok(self, path: str, body: Any = None) -> Any:
        status, answer = self.post(path, body)
        assert status == 200, (path, body, status, answer)
        return answer

    def refused(self, path: str, body: Any = None) -> tuple[int, str]:
        status, answer = self.post(path, body)
        assert status >= 400, (path, body, answer)
        return status, answer["error"]["code"]

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        response, data = self.raw(method, path, body, headers)
        if response.headers.get_content_type() == "application/json" and data:
            return response.status, json.loads(data)
        return response.status, data.decode()

    def raw(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[http.client.HTTPResponse, bytes]:
        sent = self._identity()
        if body is not None:
            sent["Content-Type"] = "application/json"
        sent |= headers or {}
        for attempt in (0, 1):
            if self._connection is None:
                self._connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            try:
                self._connection.request(method, path, body, sent)
                response = self._connection.getresponse()
                data = response.read()
                break
            except (http.client.HTTPException, OSError):
                self.hang_up()
                if attempt:
                    raise
        given = response.headers.get("Set-Cookie")
        if given:
            self.cookie = given.partition(";")[0]
        if response.will_close:
            self.hang_up()
        return response, data

    def hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def __del__(self) -> None:
        self.hang_up()

    def live(
        self,
        table: str,
        since: int | str | None = None,
        lang: str = "",
        outlook: str = "",
        watch: str = "",
        **extra: Any,
    ) -> Live:
        asked = {"since": since, "lang": lang or None, "outlook": outlook or None, "watch": watch or None}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live" + (f"?{query}" if query else "")
        return Live(connect(address, additional_headers=self._identity(), compression=None, max_size=None, **extra))

    def _identity(self) -> dict[str, str]:
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": self.cookie} if self.cookie else {}


def table_of(people: list[Client], game: str = "machi-koro", **setup: Any) -> str:
    """A table at which all of these sit, started."""
    opened = people[0].ok("/api/tables", {"game": game, "players": len(people), **setup})
    for person in people[1:]:
        person.ok(f"/api/tables/{opened['id']}/join")
    people[0].ok(f"/api/tables/{opened['id']}/start")
    until = time.monotonic() + PATIENCE
    for person in people[1:]:  # another process may hear of the start a little later
        while person.get(f"/api/tables/{opened['id']}")[1]["table"]["status"] != "running":
            assert time.monotonic() < until
            time.sleep(0.05)
    return str(opened["id"])


def play_one(people: list[Client], table: str, choose: Callable[[list[dict[str, Any]]], dict[str, Any]]) -> bool:
    """One move by whoever is on turn, beginnings of actions gone on with; False when the game is over."""
    for person in people:
        whole = person.get(f"/api/tables/{table}")[1]
        if whole["table"]["status"] != "running":
            return False
        if whole["you"]["actions"]:
            step = choose(whole["you"]["actions"])
            while not step["complete"]:
                steps = person.ok(f"/api/tables/{table}/steps", {"seq": whole["seq"], "prefix": step["text"]})["steps"]
                step = choose(steps)
            person.ok(f"/api/tables/{table}/actions", {"action": step["text"], "seq": whole["seq"]})
            return True
    raise AssertionError("nobody may act")


def together(works: Sequence[Callable[[], Any]]) -> list[Any]:
    """Everybody at the same moment."""
    results: list[Any] = [None] * len(works)
    gate = threading.Barrier(len(works))

    def run(place: int) -> None:
        gate.wait()
        results[place] = works[place]()

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results
