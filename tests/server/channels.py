"""Where reminders arrive: a push service that decrypts what it is sent, as a browser would, and a mail server."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import os
import socketserver
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.people import PATIENCE, Client


def url_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Pushed(NamedTuple):
    """One message, decrypted, with the headers it came with."""

    data: dict[str, Any]
    headers: dict[str, str]


class PushService:
    """A push service and all the browsers that have subscribed to it."""

    def __init__(self) -> None:
        self.status = 201
        self.received: list[Pushed] = []
        self.hold = threading.Event()  # answers wait for it
        self.hold.set()
        self._keys: dict[str, tuple[ec.EllipticCurvePrivateKey, bytes]] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                private, auth = service._keys[self.path]
                told = http_ece.decrypt(body, private_key=private, auth_secret=auth, version="aes128gcm")
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.append(Pushed(json.loads(told), headers))
                service.hold.wait(PATIENCE)
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._server.handle_error = lambda *_: None  # type: ignore[method-assign]  # a killed house hangs up
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.port = int(self._server.server_address[1])

    def subscription(self) -> dict[str, Any]:
        """What a browser gets when it subscribes."""
        private, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        path = f"/push/{url_text(os.urandom(12))}"
        self._keys[path] = private, auth
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": url_text(point), "auth": url_text(auth)}
        return {"endpoint": f"http://127.0.0.1:{self.port}{path}", "keys": keys}

    def subscribe(self, person: Client, **wishes: Any) -> None:
        """A person's browser subscribes. There are no quiet hours, unless they are wished for."""
        person.ok("/api/me/reach", {"quiet_from": 0, "quiet_to": 0, **wishes})
        person.ok("/api/me/reach/push", self.subscription())

    def next(self, count: int = 1) -> list[Pushed]:
        """The messages, when there are so many."""
        wait_until(lambda: len(self.received) >= count)
        return list(self.received)

    def close(self) -> None:
        self.hold.set()
        self._server.shutdown()
        self._server.server_close()


class MailServer:
    """An SMTP server with one letter box."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.broken = False
        service = self

        class Handler(socketserver.StreamRequestHandler):
            def answer(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

            def handle(self) -> None:
                self.answer("220 here")
                while line := self.rfile.readline().decode().strip():
                    verb = line[:4].upper()
                    if verb == "QUIT":
                        self.answer("221 bye")
                        return
                    if verb == "RCPT":
                        service.recipients.append(line.partition("<")[2].partition(">")[0])
                    if verb == "DATA" and not service.broken:
                        self.answer("354 go on")
                        lines = []
                        while (part := self.rfile.readline()) != b".\r\n":
                            lines.append(part)
                        read = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                        assert isinstance(read, EmailMessage)
                        service.letters.append(read)
                    self.answer("451 later" if service.broken and verb == "DATA" else "250 fine")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.port = int(self._server.server_address[1])

    @property
    def flags(self) -> tuple[str, ...]:
        """The house's options that send mail here."""
        address = f"smtp://127.0.0.1:{self.port}"
        return "--smtp", address, "--sender", "house@games.example", "--site", "https://games.example/"

    def next(self, count: int = 1) -> list[EmailMessage]:
        """The letters, when there are so many."""
        wait_until(lambda: len(self.letters) >= count)
        return list(self.letters)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)
