"""Security middleware: checks every request's host name and origin (CSRF), adds security headers to answers."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from burgomaster.server import policy
from burgomaster.server.networks import is_loopback
from burgomaster.server.service import Server
from burgomaster.tables.refused import Refused

_log = logging.getLogger("burgomaster.requests")

# Of every answer. Scripts, style sheets and letters need no more: the rest is for what a browser opens as a document.
_ALWAYS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_POLICY = b"content-security-policy"
_HEADERS = [
    *_ALWAYS,
    (_POLICY, policy.PAGE.encode()),
    (b"referrer-policy", b"no-referrer"),  # an address may hold an invite
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
_OF_WORKERS = (_POLICY, policy.WORKER.encode())
_WORKER = ".worker-"  # in the names of their files
_OF_SERVICE_WORKER = [*_ALWAYS, (_POLICY, policy.SERVICE_WORKER.encode())]
_SERVICE_WORKER = "/sw.js"
_SECURE = (b"strict-transport-security", b"max-age=31536000")
_PORTS = {"http": 80, "https": 443}
_PARTS = (b"text/javascript; charset=utf-8", b"text/css; charset=utf-8", b"font/woff2")


class SecurityMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(self, app: Any, server: Server) -> None:
        self.app = app
        self.server = server
        secure = [_SECURE] if server.config.https else []
        self.headers, self.few = [*_HEADERS, *secure], [*_ALWAYS, *secure]
        self.of_service_worker = [*_OF_SERVICE_WORKER, *secure]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle one request or live connection."""
        if scope["type"] == "lifespan":
            await self.server.lifespan(receive, send)
            return
        refused = self._refused(scope)
        if scope["type"] == "websocket":
            if refused is not None:
                await send({"type": "websocket.close", "code": 4003, "reason": refused.code})
            else:
                await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0  # until an answer begins
        asset = scope["path"].startswith("/assets/")

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = message.setdefault("headers", [])
                # A file that has not changed is named no type: these headers replace those a browser has stored.
                part = asset and (
                    status == 304 or any(name == b"content-type" and value in _PARTS for name, value in given)
                )
                if scope["path"] == _SERVICE_WORKER:
                    given.extend(self.of_service_worker)
                else:
                    given.extend(self.few if part else self.headers)
                if part and _WORKER in scope["path"]:
                    given.append(_OF_WORKERS)
                if not any(name == b"cache-control" for name, _ in given):
                    given.append((b"cache-control", b"no-store"))
            await send(message)

        try:
            if refused is not None:
                await _answer(refused, sending)
            else:
                await self.app(scope, receive, sending)
        except Exception:
            _log.exception("a request failed", extra={"method": scope["method"], "path": scope["path"]})
            if not status:
                await _answer(Refused(500, "internal"), sending)
        finally:
            took = time.perf_counter() - began
            if status:
                self.server.metrics.answered(status, took)
            if _log.isEnabledFor(logging.DEBUG):
                _log.debug("%s %s %d", scope["method"], scope["path"], status, extra={"ms": round(took * 1000, 2)})

    def _scheme(self, scope: Any, host: str) -> str:
        """By which way people come. What a proxy says of it uvicorn has read, if that is one of `--proxies`."""
        if scope["scheme"] in ("https", "wss"):
            return "https"
        return "https" if self.server.config.https and not _is_here(host) else "http"

    def _refused(self, scope: Any) -> Refused | None:
        given = {name: value for name, value in scope["headers"] if name in (b"host", b"origin", b"sec-fetch-site")}
        host = given.get(b"host", b"").decode("latin-1")
        if not self.server.config.knows(host):
            return Refused(421, "host")
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        # What changes something, and live connections, must come from our own pages or from a program.
        origin = given.get(b"origin", b"").decode("latin-1")
        if origin and _origin(origin) != _origin(f"{self._scheme(scope, host)}://{host}"):
            return Refused(403, "origin")
        if given.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return Refused(403, "origin")
        return None


def _origin(text: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None if it names none, as `null` does, or holds more."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    # urlsplit forgives blanks, and takes what stands before @ for somebody's name
    if parts.scheme not in _PORTS or not parts.hostname or text.lower() != f"{parts.scheme}://{parts.netloc.lower()}":
        return None
    return None if "@" in parts.netloc else (parts.scheme, parts.hostname, port or _PORTS[parts.scheme])


def _is_here(host: str) -> bool:
    """Is it a name of this machine? By it an operator comes past the proxy."""
    named = _origin(f"http://{host}")
    return named is not None and (named[1] == "localhost" or is_loopback(named[1]))


async def _answer(refused: Refused, send: Any) -> None:
    body = msgspec.json.encode(refused.body("en"))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
