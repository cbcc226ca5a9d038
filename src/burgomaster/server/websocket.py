"""Uvicorn's WebSocket with a fast path: a broadcast is framed here and written at once, without a task."""

from __future__ import annotations

import struct
from typing import Any, NamedTuple

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WIRE = "burgomaster.wire"  # the ASGI extension's name
_BURST, _PER_SECOND = 1 << 15, 1 << 13  # bytes that one connection may send; a move has about a hundred
_TEXT = b"\x81"  # a whole text in one frame; a server's frames are not masked


class Wire(NamedTuple):
    """What a live connection can do beyond ASGI."""

    tell: Any  # (text as UTF-8) -> how many bytes wait for the other side to read them
    abort: Any  # () -> None: close at once, whatever waits


class LiveSocket(WebSocketsSansIOProtocol):
    """Offers its `Wire` to the application, and limits how much one connection may send (a token bucket of bytes)."""

    _room = float(_BURST)
    _last = 0.0

    def data_received(self, data: bytes) -> None:
        """Read data. Thousands of tiny messages at once would keep everybody waiting: such a connection is aborted."""
        if self.handshake_initiated:
            now = self.loop.time()
            self._room = min(_BURST, self._room + (now - self._last) * _PER_SECOND) - len(data)
            self._last = now
            if self._room < 0:
                super().data_received(data[:_BURST])  # one message that is too long gets its close code
                if self.conn.parser_exc is None:
                    self.transport.abort()
                return
        super().data_received(data)

    async def run_asgi(self) -> None:
        """Run the application."""
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[WIRE] = {"wire": Wire(self._tell, self._abort)}
        await super().run_asgi()

    def _tell(self, text: bytes) -> int:
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(_TEXT + _length(len(text)) + text)
        return self.transport.get_write_buffer_size()

    def _abort(self) -> None:
        self.transport.abort()


def _length(size: int) -> bytes:
    if size < 126:
        return bytes((size,))
    return struct.pack(">BH", 126, size) if size < 65536 else struct.pack(">BQ", 127, size)
