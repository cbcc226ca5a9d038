"""Web push: encrypted messages (RFC 8291) to the push service of somebody's browser, signed by this house (VAPID).

The address of a push service comes from a browser, and so from anybody. Only https to public addresses is spoken to,
the address that was checked is the one connected to, and nothing that is answered goes anywhere.
"""

from __future__ import annotations

import base64
import http.client
import json
import logging
import secrets
import socket
import ssl
import time
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

from burgomaster.server.networks import is_among, is_public, read_address
from burgomaster.server.reach.outbox import Subscription
from burgomaster.tables.keys import url_text

_log = logging.getLogger("burgomaster.reach")
_PATIENCE = 20.0  # seconds
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


class PushSender:
    """Sends push messages with the house's own key. `private` are networks that are trusted although not public."""

    def __init__(self, secret: bytes, subject: str, private: str = "") -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        # The key follows from the house's secret, so that all its processes have the same one.
        number = int.from_bytes(secret, "big") % (_ORDER - 1) + 1
        self._vapid = Vapid02(private_key=ec.derive_private_key(number, ec.SECP256R1()))
        self.subject = subject
        self.private = private

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

    def send(self, to: Subscription, message: PushMessage) -> str:
        """Send a message; whether it was sent, the subscription is gone, or it failed. It takes its time."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
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
            status = self._post(parts, address, body, message)
        except (BadEndpoint, ValueError, http_ece.ECEException):
            return GONE
        except (OSError, http.client.HTTPException) as problem:
            _log.warning("a push service cannot be reached", extra={"problem": type(problem).__name__})
            return FAILED
        if status in (404, 410):
            return GONE
        if not 200 <= status < 300:
            _log.warning("a push service refused", extra={"status": status})
        return SENT if 200 <= status < 300 else FAILED

    def _address(self, host: str, port: int) -> str:
        """Where a host is; never inside our own networks, whatever its name says."""
        found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        for one in found:
            if not (is_among(one, self.private) or is_public(one)):
                raise BadEndpoint(host)
        return found[0]

    def _post(self, parts: SplitResult, address: str, body: bytes, message: PushMessage) -> int:
        now = int(time.time())
        audience = f"{parts.scheme}://{parts.netloc}"
        signed = self._vapid.sign({"sub": self.subject, "aud": audience, "exp": str(now + _HALF_DAY)})
        headers = {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(message.seconds),
            "Topic": message.topic,
            "Urgency": "high" if message.urgent else "normal",
        }
        line = _Line(parts, address)
        try:
            line.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, headers)
            return line.getresponse().status
        finally:
            line.close()


class _Line(http.client.HTTPConnection):
    """A connection to an address that was checked, under the name that was asked for."""

    def __init__(self, parts: SplitResult, address: str) -> None:
        self._secure = parts.scheme == "https"
        super().__init__(str(parts.hostname), parts.port or (443 if self._secure else 80), timeout=_PATIENCE)
        self._address = address

    def connect(self) -> None:
        """Connect to the checked address, and to no other that the name may stand for by now."""
        self.sock = socket.create_connection((self._address, self.port), _PATIENCE)
        if self._secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


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
