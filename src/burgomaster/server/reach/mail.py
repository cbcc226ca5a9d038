"""Mail through the operator's SMTP server."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from burgomaster.server.networks import is_loopback

_PATIENCE = 20.0  # seconds
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


class MailSender:
    """Sends letters. `server` is `smtp://user:password@host:587`, or `smtps://…`; without one there is no mail."""

    def __init__(self, server: str, sender: str) -> None:
        self.server = server
        self.sender = sender

    def send(self, letter: Letter) -> None:
        """Send a letter. It takes its time, and raises OSError or SMTPException where that fails."""
        parts = urlsplit(self.server)
        host, tls = parts.hostname or "", ssl.create_default_context()
        if parts.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=_PATIENCE, context=tls)
        else:
            line = smtplib.SMTP(host, parts.port or 25, timeout=_PATIENCE)
        with line:
            if parts.scheme == "smtp" and not is_loopback(host) and host != "localhost":
                line.starttls(context=tls)  # nobody on the way reads addresses and passwords
            if parts.username:
                line.login(unquote(parts.username), unquote(parts.password or ""))
            line.send_message(self._message(letter))

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
