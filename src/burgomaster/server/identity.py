"""Who is who: a guest name in a signed cookie, invite links, keys for bot programs. No accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

import msgspec

from burgomaster.tables.person import Person, clean_name

COOKIE = "burgomaster"
OPERATOR = "bmop_"  # an operator's key begins so
_BYTES = 16  # 128 bits: of an id, a signature, an invite


class _Card(msgspec.Struct, array_like=True):
    id: str
    name: str


class Identity:
    """Signs and checks with the server's own key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_person(self, name: str) -> Person:
        """A new person with a new id."""
        return Person(secrets.token_hex(_BYTES), clean_name(name))

    def cookie(self, person: Person) -> str:
        """The cookie's value: who it is, signed."""
        card = _text(msgspec.json.encode(_Card(person.id, person.name)))
        return f"{card}.{self._sign('cookie', card)}"

    def person(self, cookie: str) -> Person | None:
        """Who a cookie says it is; None if this server did not sign it."""
        card, _, signature = cookie.rpartition(".")
        if not card or not hmac.compare_digest(signature.encode(), self._sign("cookie", card).encode()):
            return None
        read = msgspec.json.decode(base64.urlsafe_b64decode(card + "=" * (-len(card) % 4)), type=_Card)
        return Person(read.id, read.name)

    def invite(self, table: str, seat: int, since: int) -> str:
        """The secret in the link to a seat. It ends when the seat changes hands."""
        return self._sign("invite", f"{table}/{seat}/{since}")

    def is_invite(self, given: str, table: str, seat: int, since: int) -> bool:
        """Is it the link to this seat?"""
        return hmac.compare_digest(given.encode(), self.invite(table, seat, since).encode())

    def table_id(self, player: str, client: str) -> str:
        """The id of the table that a player opens with this client id."""
        return hmac.digest(self._key, f"table/{player}/{client}".encode(), "sha256")[:8].hex()

    def seed(self, table: str, seq: int) -> int:
        """A seed for a bot's choice that nobody outside can foresee."""
        return int.from_bytes(hmac.digest(self._key, f"seed/{table}/{seq}".encode(), "sha256")[:7], "big")

    def operator_key(self, label: str, turn: str) -> str:
        """The key of an operator; a new `turn` makes a new key."""
        return f"{OPERATOR}{label}_{self._sign('operator', f'{label}/{turn}')}"

    def _sign(self, purpose: str, text: str) -> str:
        return _text(hmac.digest(self._key, f"{purpose}/{text}".encode(), "sha256")[: _BYTES + 8])


def new_token() -> str:
    """A new key for a bot program; 192 bits."""
    return "bm_" + secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(token.encode()).hexdigest()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
