"""Fair dice: chance that a table commits to before the game and anyone can check after it.

The table publishes the SHA-256 of a 32-byte secret before the first event. Each seat may add a nonce, which files, the
API and the page call its word: it publishes the nonce's SHA-256 first, and the nonce itself only when all have done so.
Outcome n is computed from the secret, the table's id, the nonces and n alone. So nobody can choose it, and once the
secret is published everybody can compute it again. The exact recipe is in docs/formats.md.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

NEWEST = 2  # the recipe of new games
RECIPES = {1: b"burgomaster/1", 2: b"burgomaster/2"}  # in the first one nobody committed to nonces
_SPAN = 1 << 64


@dataclass(frozen=True)
class FairDice:
    """The chance of one table. `nonces` has one text per seat, empty where a seat added none."""

    table: str
    nonces: tuple[str, ...]
    secret: bytes = field(repr=False, default_factory=lambda: secrets.token_bytes(32))
    recipe: int = NEWEST

    def __post_init__(self) -> None:
        if self.recipe not in RECIPES:
            raise ValueError(f"unknown recipe {self.recipe} of fair dice")
        if len(self.secret) != 32:
            raise ValueError("the secret of fair dice must have 32 bytes")

    @property
    def commitment(self) -> str:
        """What is published before the game."""
        return commitment(self.secret)

    def outcome(self, event: int, weights: Sequence[int]) -> int:
        """The place, among outcomes with these weights, of the result of chance event `event`."""
        total = sum(weights)
        fair_part = _SPAN - _SPAN % total  # rejection sampling keeps all equally likely
        counter = 0
        while True:
            number = self._number(event, counter)
            if number < fair_part:
                break
            counter += 1
        number %= total
        for place, weight in enumerate(weights):
            if number < weight:
                return place
            number -= weight
        raise AssertionError("the number is below the sum of the weights")

    @cached_property
    def _label(self) -> bytes:
        """What is the same for all events of a table."""
        canonical = json.dumps(list(self.nonces), ensure_ascii=False, separators=(",", ":"))
        return RECIPES[self.recipe] + self.table.encode() + hashlib.sha256(canonical.encode()).digest()

    def _number(self, event: int, counter: int) -> int:
        message = self._label + event.to_bytes(8, "big") + counter.to_bytes(4, "big")
        return int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")


def commitment(secret: bytes) -> str:
    """The SHA-256 of a secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def nonce_commitment(nonce: str) -> str:
    """What a seat publishes before it opens its nonce."""
    return hashlib.sha256(nonce.encode()).hexdigest()


# The id of a table whose dice a player's own device throws begins so. The dice follow from the id, among other things,
# so nobody can take the mark off a record without spoiling its proof.
OF_DEVICE = "tab-"


def is_of_device(table: str) -> bool:
    """Were the dice of this table thrown by a player's own device, which knew their secret?"""
    return table.startswith(OF_DEVICE)


def new_table_id() -> str:
    """A short name for a table that no other table has."""
    return secrets.token_hex(8)
