"""What follows from a house's own key: links to seats, ids of tables, seeds for bots. Nobody else can work them out."""

from __future__ import annotations

import base64
import hmac

_BYTES = 16  # 128 bits: of an id, a signature, an invite


class Keys:
    """Signs with the key of a house: a server's, or that of a device."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def invite(self, table: str, seat: int, since: int) -> str:
        """The secret in the link to a seat. It ends when the seat changes hands."""
        return self._sign("invite", f"{table}/{seat}/{since}")

    def is_invite(self, given: str, table: str, seat: int, since: int) -> bool:
        """Is it the link to this seat?"""
        return hmac.compare_digest(given.encode(), self.invite(table, seat, since).encode())

    def invite_to_all(self, table: str) -> str:
        """The secret in the one link to a table, under which everybody takes a free seat."""
        return self._sign("invite", table)

    def is_invite_to_all(self, given: str, table: str) -> bool:
        """Is it that link?"""
        return hmac.compare_digest(given.encode(), self.invite_to_all(table).encode())

    def table_id(self, player: str, client: str) -> str:
        """The id of the table that a player opens with this client id."""
        return self._digest(f"table/{player}/{client}")[:8].hex()

    def seed(self, table: str, seq: int) -> int:
        """A seed for a bot's choice that nobody outside can foresee."""
        return int.from_bytes(self._digest(f"seed/{table}/{seq}")[:7], "big")

    def _sign(self, purpose: str, text: str) -> str:
        return url_text(self._digest(f"{purpose}/{text}")[: _BYTES + 8])

    def _digest(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")


def url_text(data: bytes) -> str:
    """Bytes as a text that an address may hold."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
