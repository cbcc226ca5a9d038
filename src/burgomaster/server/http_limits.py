"""Uvicorn's HTTP with limits: large heads and slow requests (as in a slowloris attack) are refused."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from burgomaster.tables.refused import Refused

_LARGEST_HEAD = 1 << 16  # bytes of an address and all headers


class LimitedHttp(HttpToolsProtocol):
    """Limits the size of a request's head, and the time a request may take to arrive."""

    seconds = 20.0

    def connection_made(self, transport: Any) -> None:
        """A connection begins: now its first request must arrive in time."""
        super().connection_made(transport)
        self._head = 0
        self._waiting: asyncio.TimerHandle | None = self.loop.call_later(self.seconds, self._timed_out)

    def connection_lost(self, exc: Exception | None) -> None:
        """A connection ended."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read data, and check how much of the request has arrived."""
        super().data_received(data)
        if self._in_head():
            self._head += len(data)
            if self._head > _LARGEST_HEAD:
                self._refuse(Refused(431, "head-too-large", most=_LARGEST_HEAD))
                return
        else:
            self._head = 0
            cycle: Any = self.cycle  # None before the first request
            if cycle is None or not cycle.more_body:  # the whole request is here, usually at once
                if self._waiting is not None:
                    self._stop_waiting()
                return
        if self._waiting is None:
            self._waiting = self.loop.call_later(self.seconds, self._timed_out)

    def _in_head(self) -> bool:
        """Are headers still arriving? Uvicorn sets the method when it has read them all."""
        scope: Any = self.scope  # None before the first request
        return scope is None or "method" not in scope

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _timed_out(self) -> None:
        scope: Any = self.scope
        answered = not self._in_head() and self.cycle.response_started
        if scope is not None and not answered:
            self._refuse(Refused(408, "too-slow", seconds=self.seconds))
        else:  # nothing was sent, or the answer has begun already
            self.transport.close()

    def _refuse(self, refused: Refused) -> None:
        if not self.transport.is_closing():
            body = msgspec.json.encode(refused.body("en"))
            head = f"HTTP/1.1 {refused.status} \r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
            self.transport.write(f"{head}connection: close\r\n\r\n".encode() + body)
            self.transport.close()
