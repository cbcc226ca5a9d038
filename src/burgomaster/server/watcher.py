"""One live connection to one table, as the table sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Set
from typing import Any, NamedTuple

from burgomaster.server.websocket import Wire
from burgomaster.tables.person import Person

_MOST_WAITING = 1 << 18  # bytes

# Close codes, beside those of the WebSocket protocol.
TOO_SLOW, GOING_AWAY, FORBIDDEN, NO_TABLE, TOO_MANY = 4008, 1012, 4003, 4004, 4029


class Peer(NamedTuple):
    """The other end of a connection: who it is, if known, the address, and whom they shun."""

    person: Person | None = None
    address: str = ""
    shunned: Set[str] = frozenset()


class Watcher:
    """One connection to one table."""

    __slots__ = ("_reading", "_send", "_wire", "busy", "code", "lang", "outlook", "peer", "player", "reason", "seat")

    def __init__(self, send: Any, wire: Wire, player: str, seat: int, lang: str, peer: Peer, outlook: bool) -> None:
        self.player = player
        self.peer = peer
        self.reason = ""
        self.seat = seat
        self.lang = lang
        self.outlook = outlook  # does it want to know what would happen?
        self.code = 0  # why it was ended, if it was
        self.busy = False  # is a message from it being handled?
        self._send = send
        self._wire = wire
        self._reading = asyncio.current_task()

    @property
    def identities(self) -> tuple[str, ...]:
        """Who it is, and on which device, where that is known."""
        return () if self.peer.person is None else (self.peer.person.id, self.peer.person.device)

    def tell(self, message: bytes) -> None:
        """Send a message without waiting. A reader that lets too much pile up is dropped."""
        if not self.code and self._wire.tell(message) > _MOST_WAITING:
            self.end(TOO_SLOW)

    def end(self, code: int, reason: str = "") -> None:
        """Close the connection with this code."""
        if not self.code:
            self.code, self.reason = code, reason
            if self._reading is not None and not self.busy:
                self._reading.cancel()

    async def close(self) -> None:
        """Send the close code, but do not wait long: a client that does not read will not read this either."""
        try:
            async with asyncio.timeout(1):
                await self._send({"type": "websocket.close", "code": self.code, "reason": self.reason})
        except (OSError, RuntimeError):
            pass  # gone
        except TimeoutError:
            self._wire.abort()
