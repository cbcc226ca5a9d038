"""Reminders for correspondence games: posted to a webhook, or given to a command that sends e-mail."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import shlex
import socket
from collections.abc import Mapping
from typing import Any
from urllib.parse import SplitResult, urlsplit

from burgomaster.games import words_of
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.server.config import Config
from burgomaster.server.detached import DetachedThreads
from burgomaster.server.exchange import posted, trusting, written
from burgomaster.server.logs import log_failure
from burgomaster.server.reach.mail import harmless
from burgomaster.tables.names import names_in
from burgomaster.tables.refused import WORDS
from burgomaster.tables.table import Table

_log = logging.getLogger("burgomaster.reminders")
_PATIENCE = 20.0  # seconds for all of it
_LAST = 1.0  # seconds to finish when the server stops
_AT_ONCE = 8  # that are posted


class Reminders:
    """Sends each reminder once. A hook that fails is logged, and the game goes on."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.seconds = _PATIENCE
        self._sending: set[asyncio.Task[None]] = set()
        self._threads = DetachedThreads(_AT_ONCE, "webhook")

    def send(self, table: Table, seat: int, left: int) -> None:
        """Remind a seat of its turn, `left` milliseconds before its time is up."""
        hours = max(1, round(left / 3_600_000))
        self._send("your-turn", table, seat, left, {lang: ("reminder", {"hours": hours}) for lang in LANGUAGES})

    def call(self, table: Table, seat: int, by: int, left: int) -> None:
        """Tell somebody who is away that they are asked for, and have so many milliseconds to come back."""
        seconds = math.ceil(left / 1000)
        names = {lang: harmless(names_in(table, lang)[by]) for lang in LANGUAGES}
        said = {lang: ("reminder-call", {"by": names[lang], "seconds": seconds}) for lang in LANGUAGES}
        self._send("called", table, seat, left, said)

    def _send(self, kind: str, table: Table, seat: int, left: int, said: dict[str, tuple[str, dict[str, Any]]]) -> None:
        held = table.seats[seat]
        texts = {
            lang: Words(WORDS, lang)(
                word,
                name=harmless(names_in(table, lang)[seat]),
                table=table.id,
                game=words_of(table.agreed.name, lang)("title"),
                **values,
            )
            for lang, (word, values) in said.items()
        }
        note = {
            "kind": kind,
            "table": table.id,
            "game": table.agreed.name,
            "seat": seat,
            "player": held.player,
            "name": held.name,
            "left": left,
            "path": f"/table/{table.id}",
            "text": texts,
        }
        for hook, work in ((self.config.webhook, self._post), (self.config.mail, self._mail)):
            if hook:
                task = log_failure(asyncio.create_task(work(note), name="reminder"))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Wait a little for reminders being sent: they are stored as sent, and not sent again."""
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=_LAST)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _post(self, note: Mapping[str, Any]) -> None:
        parts = urlsplit(self.config.webhook)
        request = written(parts, {"Content-Type": "application/json"}, json.dumps(note).encode())
        try:
            async with asyncio.timeout(self.seconds):
                address = await self._threads.run(_address, parts)
                status = await posted(parts, address, request)
        except OSError as problem:  # also one that is late
            _log.warning("the webhook failed", extra={"problem": str(problem) or type(problem).__name__})
            return
        if not 200 <= status < 300:
            _log.warning("the webhook failed", extra={"status": status})

    async def _mail(self, note: Mapping[str, Any]) -> None:
        try:
            process = await asyncio.create_subprocess_exec(
                *shlex.split(self.config.mail), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL
            )
        except OSError as problem:
            _log.warning("the mail command failed", extra={"problem": str(problem)})
            return
        try:
            async with asyncio.timeout(self.seconds):
                await process.communicate(json.dumps(note).encode())
            if process.returncode:
                _log.warning("the mail command failed", extra={"status": process.returncode})
        except TimeoutError:
            _log.warning("the mail command timed out")
        except OSError as problem:
            _log.warning("the mail command failed", extra={"problem": str(problem)})
        finally:
            if process.returncode is None:
                process.kill()


def _address(parts: SplitResult) -> str:
    """Where a host is. It may take its time."""
    if parts.scheme == "https":
        trusting()
    found = socket.getaddrinfo(parts.hostname, None, type=socket.SOCK_STREAM)
    return str(found[0][4][0])
