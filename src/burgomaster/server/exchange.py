"""One HTTP request to somewhere else, with one deadline for all of it, and of the answer only its status.

A limit on the time of each read is none: who sends a letter now and then can keep a connection for ever. Here the
caller sets the deadline (`asyncio.timeout`); when it is over, whatever goes on is given up at once. Nothing that is
answered is kept: after the status the connection ends.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import SplitResult

_LONGEST_LINE = 8192  # bytes
_MOST_LINES = 100  # before the final status
_PLAIN = re.compile(r"[!-~]+")  # what an address or a header's value may hold without being taken for something else
_VALUE = re.compile(r"[ -~]*")
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])(?: .*)?\r?\n?", re.DOTALL)


class BadAnswer(OSError):
    """Whoever answered does not speak HTTP."""


@cache
def trusting() -> ssl.SSLContext:
    """Whom we trust for https. To read that takes some milliseconds, so it is done once, best in a thread."""
    return ssl.create_default_context()


def written(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    """A POST request as it is sent. Raises ValueError where the address would be taken for more than that."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc.rpartition("@")[2]
    if not _PLAIN.fullmatch(path) or not _PLAIN.fullmatch(host):
        raise ValueError("not an address")
    if not all(_PLAIN.fullmatch(name) and _VALUE.fullmatch(value) for name, value in headers.items()):
        raise ValueError("not a header")
    told = {"Host": host, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in told.items())
    return f"POST {path} HTTP/1.1\r\n{lines}\r\n".encode("ascii") + body


async def posted(parts: SplitResult, address: str, request: bytes) -> int:
    """Send a request to the address that its host stands for; the status of the answer.

    The deadline is the caller's. Raises OSError (or ssl.SSLError, which is one) where it fails.
    """
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=trusting() if secure else None,
        server_hostname=parts.hostname if secure else None,
        limit=_LONGEST_LINE,
    )
    try:
        writer.write(request)
        await writer.drain()
        return await _status(reader)
    finally:
        writer.transport.abort()  # no polite end: the other side may not want one


async def _status(reader: asyncio.StreamReader) -> int:
    """The final status; those before it (1xx) say only that it is still to come."""
    status, in_head = 0, False
    for _ in range(_MOST_LINES):
        try:
            line = await reader.readline()
        except ValueError:
            raise BadAnswer("a line without an end") from None
        if not line.endswith(b"\n"):
            raise BadAnswer("no answer")
        if in_head:
            in_head = bool(line.strip())
            continue
        found = _STATUS.fullmatch(line)
        if found is None:
            raise BadAnswer("no HTTP")
        status = int(found[1])
        if status >= 200:
            return status
        in_head = True
    raise BadAnswer("too much before the answer")
