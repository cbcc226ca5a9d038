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


class Identity(Keys):
    """Signs and checks with the server's own key."""

    def new_person(self, name: str) -> Person:
        """A new person with a new id."""
        return Person(secrets.token_hex(_BYTES), clean_name(name))

    def cookie(self, person: Person) -> str:
        """The cookie's value: who it is, signed."""
        card = url_text(msgspec.json.encode(_Card(person.id, person.name)))
        return f"{card}.{self._sign('cookie', card)}"

    def person(self, cookie: str) -> Person | None:
        """Who a cookie says it is; None if this server did not sign it."""
        card, _, signature = cookie.rpartition(".")
        if not card or not hmac.compare_digest(signature.encode(), self._sign("cookie", card).encode()):
            return None
        read = msgspec.json.decode(base64.urlsafe_b64decode(card + "=" * (-len(card) % 4)), type=_Card)
        return Person(read.id, read.name)

    def operator_key(self, label: str, turn: str) -> str:
        """The key of an operator; a new `turn` makes a new key."""
        return f"{OPERATOR}{label}_{self._sign('operator', f'{label}/{turn}')}"


def new_token() -> str:
    """A new key for a bot program; 192 bits."""
    return "bm_" + secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(token.encode()).hexdigest()
