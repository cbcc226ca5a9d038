"""Web push: encrypted messages (RFC 8291) to the push service of somebody's browser, signed by this house (VAPID).

The address of a push service comes from a browser, and so from anybody. Only https to public addresses is spoken to,
the address that was checked is the one connected to, and nothing that is answered goes anywhere. One deadline is for
all of it, from the name to the answer, and those who never end it keep back only each other: at most a few are spoken
to at once for one person, one site and one network.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import secrets
import socket
import time
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

from burgomaster.server.detached import DetachedThreads
from burgomaster.server.exchange import posted, trusting, written
from burgomaster.server.networks import is_among, is_public, network_of, read_address
from burgomaster.server.reach.at_once import AtOnce, Busy, all_of, site_of
from burgomaster.server.reach.outbox import Subscription
from burgomaster.tables.keys import url_text

_log = logging.getLogger("burgomaster.reach")
PATIENCE = 20.0  # seconds for a whole exchange, and for the turn that it waits for
_EACH, _EACH_WAITING = 4, 60  # messages to one person under way at once, and those that wait
_SITE, _SITE_WAITING = 8, 100  # of one site, and of one network
_ALL = 64
_THREADS = 16  # for names and keys: more than one site can take
_HALF_DAY = 12 * 3600  # seconds for which a signature counts
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
_POINT, _AUTH = 65, 16  # bytes of a browser's keys
LONGEST_ENDPOINT = 1000
SENT, GONE, FAILED = "sent", "gone", "failed"


class BadEndpoint(Exception):
    """No address that push messages are sent to."""


class PushMessage(NamedTuple):
    """What to show, and how long it is worth showing; a message with the same topic replaces an earlier one."""

    data: Mapping[str, Any]
    topic: str
    seconds: int
    urgent: bool


class _Request(NamedTuple):
    """A message, ready to be sent."""

    parts: SplitResult
    address: str  # the one that was checked, and no other that the name may stand for by now
    data: bytes


class PushSender:
    """Sends push messages with the house's own key. `private` are networks that are trusted although not public."""

    def __init__(self, secret: bytes, subject: str, private: str = "", seconds: float = PATIENCE) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        # The key follows from the house's secret, so that all its processes have the same one.
        number = int.from_bytes(secret, "big") % (_ORDER - 1) + 1
        self._vapid = Vapid02(private_key=ec.derive_private_key(number, ec.SECP256R1()))
        self.subject = subject
        self.private = private
        self.seconds = seconds
        self._threads = DetachedThreads(_THREADS, "push")
        self._each = AtOnce(_EACH, _EACH_WAITING)
        self._site, self._network = AtOnce(_SITE, _SITE_WAITING), AtOnce(_SITE, _SITE_WAITING)
        self._all = AtOnce(_ALL, 10 * _ALL)

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return url_text(point)

    def check(self, endpoint: str) -> SplitResult:
        """The parts of an address that may be a push service's; raises BadEndpoint for others."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise BadEndpoint(endpoint) from None
        host = parts.hostname or ""
        ours = is_among(host, self.private)
        plain = parts.scheme == "https" and port in (None, 443)
        if len(endpoint) > LONGEST_ENDPOINT or parts.username is not None or not endpoint.isascii():
            raise BadEndpoint(endpoint)
        if not (plain or (ours and parts.scheme in ("http", "https"))) or not host:
            raise BadEndpoint(endpoint)
        if read_address(host) is not None and not (ours or is_public(host)):
            raise BadEndpoint(endpoint)
        return parts

    async def send(self, to: Subscription, message: PushMessage) -> str:
        """Send a message; whether it was sent, the subscription is gone, or it failed. It always ends in time."""
        import http_ece

        try:
            status = await self._in_turn(to, message)
        except BadEndpoint:
            return GONE
        except (OSError, Busy) as problem:  # also one that is late, or whom nobody vouches for
            _log.warning("a push service cannot be reached", extra={"problem": type(problem).__name__})
            return FAILED
        except (ValueError, http_ece.ECEException):
            return GONE
        if status in (404, 410):
            return GONE
        if not 200 <= status < 300:
            _log.warning("a push service refused", extra={"status": status})
        return SENT if 200 <= status < 300 else FAILED

    async def _in_turn(self, to: Subscription, message: PushMessage) -> int:
        """The answer's status. What waits for its turn too long is given up as what takes too long."""
        site = site_of(self.check(to.endpoint).hostname or "")
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(self.seconds) as limit:
            async with all_of((self._each, to.player), (self._site, site), (self._all, "")):
                limit.reschedule(loop.time() + self.seconds)
                request = await self._threads.run(self._prepared, to, message)
                async with self._network.one(network_of(request.address)):
                    return await posted(request.parts, request.address, request.data)

    def _prepared(self, to: Subscription, message: PushMessage) -> _Request:
        """Where it goes, and what: a name to look up and a message to encrypt and sign, so it takes its time."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        parts = self.check(to.endpoint)
        address = self._address(str(parts.hostname), parts.port or 443)
        body = http_ece.encrypt(
            json.dumps(message.data, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(to.p256dh),
            auth_secret=decoded(to.auth),
            salt=secrets.token_bytes(16),
            version="aes128gcm",
        )
        if parts.scheme == "https":
            trusting()
        return _Request(parts, address, written(parts, self._headers(parts, message), body))

    def _address(self, host: str, port: int) -> str:
        """Where a host is; never inside our own networks, whatever its name says."""
        found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        for one in found:
            if not (is_among(one, self.private) or is_public(one)):
                raise BadEndpoint(host)
        return found[0]

    def _headers(self, parts: SplitResult, message: PushMessage) -> dict[str, str]:
        now = int(time.time())
        audience = f"{parts.scheme}://{parts.netloc}"
        signed = self._vapid.sign({"sub": self.subject, "aud": audience, "exp": str(now + _HALF_DAY)})
        return {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(message.seconds),
            "Topic": message.topic,
            "Urgency": "high" if message.urgent else "normal",
        }


def check_keys(p256dh: str, auth: str) -> None:
    """Are these a browser's keys? Raises ValueError for others."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = decoded(p256dh)
    if len(point) != _POINT or len(decoded(auth)) != _AUTH:
        raise ValueError("keys of another length")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def decoded(text: str) -> bytes:
    """Bytes from a text that an address may hold."""
    return base64.b64decode(text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4), validate=True)
