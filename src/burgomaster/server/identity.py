"""Who is who: a guest name in a signed cookie, keys for operators and bot programs. No accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

import msgspec

from burgomaster.tables.keys import Keys, url_text
from burgomaster.tables.person import Person, clean_name

COOKIE = "burgomaster"
OPERATOR = "bmop_"  # an operator's key begins so
_BYTES = 16  # 128 bits of an id


class _Card(msgspec.Struct, array_like=True):
    id: str
    name: str
    device: str = ""  # cookies of earlier versions name none


class Identity(Keys):
    """Signs and checks with the server's own key."""

    def new_person(self, name: str) -> Person:
        """A new person with a new id."""
        return Person(secrets.token_hex(_BYTES), clean_name(name))

    def cookie(self, person: Person) -> str:
        """The cookie's value: who it is, on which device, signed."""
        card = url_text(msgspec.json.encode(_Card(person.id, person.name, person.device)))
        return f"{card}.{self._sign('cookie', card)}"

    def person(self, cookie: str) -> Person | None:
        """Who a cookie says it is; None if this server did not sign it. Without a device it has its own."""
        card, _, signature = cookie.rpartition(".")
        if not card or not hmac.compare_digest(signature.encode(), self._sign("cookie", card).encode()):
            return None
        read = _card(card)
        return Person(read.id, read.name, device=read.device or self._digest(f"device/{card}")[:8].hex())

    @staticmethod
    def names_a_device(cookie: str) -> bool:
        """Does a cookie that this server signed name its device?"""
        return bool(_card(cookie.rpartition(".")[0]).device)

    def network_mark(self, network: str) -> str:
        """What is kept of a network, to know it again: whoever has the server's key can try networks against it."""
        return self._sign("network", network)

    def push_secret(self) -> bytes:
        """The secret from which the server's key for web push is made. Push services know the server by that key."""
        return self._digest("push")

    def topic(self, player: str, table: str) -> str:
        """The topic of all reminders of one table to one player. By it those who deliver them group them."""
        return self._sign("topic", f"{player}/{table}")

    def stop(self, player: str, channel: str) -> str:
        """A token that ends a player's reminders by one channel. Whoever has it may use it, without being signed in."""
        return f"{player}.{channel}.{self._sign('stop', f'{player}/{channel}')}"

    def stopped(self, token: str) -> tuple[str, str] | None:
        """The player and the channel of a token from `stop`; None if this server did not make it."""
        player, _, rest = token.partition(".")
        channel = rest.partition(".")[0]
        return (player, channel) if hmac.compare_digest(token.encode(), self.stop(player, channel).encode()) else None

    def confirmation(self, player: str, address: str, until: int) -> str:
        """A token that is mailed to an address. Who sends it back reads the mail that arrives there."""
        return f"{player}.{until}.{self._sign('mail', f'{player}/{until}/{address}')}"

    def is_confirmation(self, token: str, player: str, address: str, now: int) -> bool:
        """Is this a token from `confirmation`, and is it still valid?"""
        until = token.split(".")[1] if token.count(".") == 2 else ""
        if not (until.isascii() and until.isdecimal() and len(until) < 16 and int(until) > now):
            return False
        return hmac.compare_digest(token.encode(), self.confirmation(player, address, int(until)).encode())

    def operator_key(self, label: str, turn: str) -> str:
        """The key of an operator; a new `turn` makes a new key."""
        return f"{OPERATOR}{label}_{self._sign('operator', f'{label}/{turn}')}"


def _card(text: str) -> _Card:
    return msgspec.json.decode(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=_Card)


def new_token() -> str:
    """A new key for a bot program; 192 bits."""
    return "bm_" + secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(token.encode()).hexdigest()
