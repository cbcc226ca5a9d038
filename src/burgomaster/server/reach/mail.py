"""Mail through the operator's SMTP server, with one deadline for a whole letter."""

from __future__ import annotations

import asyncio
import contextlib
import re
import smtplib
import socket
import time
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from burgomaster.server.detached import DetachedThreads
from burgomaster.server.exchange import trusting
from burgomaster.server.networks import is_loopback
from burgomaster.server.reach.at_once import AtOnce, Busy, all_of

PATIENCE = 20.0  # seconds for a letter, and for the turn that it waits for
_EACH, _EACH_WAITING = 1, 20  # letters to one address under way at once, and those that wait
_ALL, _ALL_WAITING = 4, 100  # to the one server there is
LONGEST_ADDRESS = 254
# Without the signs % and !, by which a letter to one machine was once addressed to another one behind it.
_ADDRESS = re.compile(r"[A-Za-z0-9.#$&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")

_DOTLESS = ("gmail.com", "googlemail.com")
# Signs of which addresses are made: a dot only where something follows it at once.
_LINKING = re.compile(r"[:/@\\<>\[\]()]|[.\u3002\uff0e\uff61\u2024](?=\S)")


class Letter(NamedTuple):
    """What is mailed. The same `name` is the same letter: a repeat of it can be told from another one."""

    to: str
    subject: str
    text: str
    name: str
    stop: str = ""  # an address that ends this mail when it is posted to


class MailFailed(Exception):
    """A letter did not go out."""


class MailSender:
    """Sends letters. `server` is `smtp://user:password@host:587`, or `smtps://…`; without one there is no mail."""

    def __init__(self, server: str, sender: str, seconds: float = PATIENCE) -> None:
        self.server = server
        self.sender = sender
        self.seconds = seconds
        self._threads = DetachedThreads(_ALL, "mail")
        self._each, self._all = AtOnce(_EACH, _EACH_WAITING), AtOnce(_ALL, _ALL_WAITING)

    async def send(self, letter: Letter) -> None:
        """Send a letter. Raises MailFailed, in time, whatever hangs."""
        line: _Line | None = None
        try:
            async with asyncio.timeout(self.seconds) as limit:
                async with all_of((self._each, letter.to.lower()), (self._all, "")):
                    limit.reschedule(asyncio.get_running_loop().time() + self.seconds)
                    line = _Line(time.monotonic() + self.seconds)
                    await self._threads.run(self._send, line, letter)
        # A name that is none is a ValueError (of an encoding).
        except (OSError, smtplib.SMTPException, ValueError, Busy) as problem:
            late = f"no answer within {self.seconds:g} s" if isinstance(problem, TimeoutError) else ""
            raise MailFailed(str(problem) or late or type(problem).__name__) from problem
        finally:
            if line is not None:
                line.cut()

    def _send(self, line: _Line, letter: Letter) -> None:
        parts = urlsplit(self.server)
        host = parts.hostname or ""
        if parts.scheme == "smtps":
            smtp: smtplib.SMTP = _SecureMail(line, host, parts.port or 465)
        else:
            smtp = _Mail(line, host, parts.port or 25)
        with smtp:
            if parts.scheme == "smtp" and not is_loopback(host) and host != "localhost":
                smtp.starttls(context=trusting())  # nobody on the way reads addresses and passwords
            if parts.username:
                smtp.login(unquote(parts.username), unquote(parts.password or ""))
            smtp.send_message(self._message(letter))

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{letter.name}@{parseaddr(self.sender)[1].rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"  # no holiday notes in answer
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message


class _Line:
    """A connection that can be cut from outside, whoever reads from it: its thread then comes back at once."""

    def __init__(self, until: float) -> None:
        self._until = until
        self._end: socket.socket | None = None
        self._cut = False

    def connected(self, host: str, port: int) -> socket.socket:
        """A connection to somewhere, within what is left of the time."""
        left = self._until - time.monotonic()
        if self._cut or left <= 0:
            raise TimeoutError("too late")
        made = socket.create_connection((host, port), left)
        # A second handle of the same connection: it stays good when TLS is put around the first.
        self._end = made.dup()
        if self._cut:
            self.cut()
        return made

    def cut(self) -> None:
        """End it, if it has not ended."""
        self._cut = True
        end, self._end = self._end, None
        if end is not None:
            with contextlib.suppress(OSError):  # it has ended already
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class _Mail(smtplib.SMTP):
    """SMTP over such a line."""

    def __init__(self, line: _Line, host: str, port: int) -> None:
        self._line = line
        super().__init__(host, port)

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        """Connect; smtplib asks here."""
        return self._line.connected(host, port)


class _SecureMail(_Mail):
    """The same with TLS from the beginning."""

    default_port = smtplib.SMTP_SSL_PORT

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        return trusting().wrap_socket(super()._get_socket(host, port, timeout), server_hostname=host)


def is_address(text: str) -> bool:
    """Is it a mail address?"""
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


def letter_box(address: str) -> str:
    """An address as it is counted: what stands behind a +, and capitals, lead to the same letter box.

    So do dots at Google, and its two names. What other houses do with dots is their own: there each counts.
    """
    local, _, domain = address.lower().rpartition("@")
    local = local.partition("+")[0] or local
    if domain in _DOTLESS:
        local, domain = local.replace(".", "") or local, _DOTLESS[0]
    return f"{local}@{domain}"


def harmless(name: str) -> str:
    """A name that somebody chose, for a letter to somebody else: no reader of mail makes a link of it."""
    return " ".join(_LINKING.sub(" ", name).split()) or "…"
