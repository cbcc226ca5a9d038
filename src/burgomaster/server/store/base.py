"""What a store can do. There are two: one SQLite file, or PostgreSQL for several processes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from burgomaster.server.store.rows import Append, Listing, Metadata, Token
from burgomaster.tables.rows import Row, Stored


class StoreDown(Exception):
    """The store cannot be reached or cannot write. What was under way may or may not have been stored."""


# SQL with its values: ?1 stands for the first of them.
Statement = tuple[str, tuple[Any, ...]]

# Told of rows other processes stored, as (table, seq); of messages they published; None when news may have been lost.
News = Callable[[Sequence[tuple[str, int]] | str | None], None]


def forgotten(digest: str, player: str) -> str:
    """The message that tells other processes of a key that was withdrawn."""
    return json.dumps({"forgotten": digest, "player": player}, separators=(",", ":"))


def alone(player: str) -> Statement:
    """Begins a transaction that changes somebody's ways in: others of the same person wait until it is over."""
    return "UPDATE people SET name = name WHERE id = ?1", (player,)


def system_time() -> int:
    """Milliseconds since 1970, as this machine has it."""
    return int(time.time() * 1000)


class Store(Protocol):
    """Everything that outlives the process."""

    shared: bool  # may other processes write to it?

    async def open(self, news: News) -> None:
        """Connect, bring the schema up to date, listen."""

    async def close(self) -> None:
        """Store the rows that were accepted, then let go."""

    async def ready(self) -> bool:
        """Does it answer and take new rows? A trial write that is read back tells, at most every few seconds."""

    async def time(self) -> tuple[int, int]:
        """What the time is, and when a table was last touched, in milliseconds since 1970."""

    async def append(self, append: Append) -> bool:
        """Store a row durably. False if its seq or its client id was taken: nothing is stored then."""

    async def set_metadata(self, table: str, metadata: Metadata, summary: bytes) -> None:
        """Set a table's metadata, without a row."""

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""

    async def rows(self, table: str, after: int) -> list[Row]:
        """The rows after a seq."""

    async def find(self, table: str, client: str) -> Row | None:
        """The row a client's id stands for."""

    async def due(self, now: int, process: str, limit: int) -> list[str]:
        """Tables with something due, longest waiting first, without those another process has a lease on."""

    async def take_lease(self, table: str, process: str, now: int, until: int) -> bool:
        """Take or renew the lease on a table's bots and clocks; False if another process holds it."""

    async def lobby(self, status: str, game: str, before: int, limit: int, people: bool = True) -> list[Listing]:
        """Public tables of a status (and a game, if one is named), last touched first, before a moment.

        `people`: those where people sit, or those of bots alone.
        """

    async def listed(self, tables: Sequence[str], status: str, game: str) -> list[Listing]:
        """Those of these tables that the lobby of a status (and a game, if one is named) lists, last touched first."""

    async def of_player(self, player: str, private: bool, before: int, limit: int) -> list[Listing]:
        """Public tables at which a player sat, or private ones too, last touched first, before a moment."""

    async def count_open(self, players: Sequence[str]) -> int:
        """How many unfinished tables these players have opened."""

    async def expect_open(self, wait: int) -> None:
        """Make open tables without a due time due, so many ms after their last row."""

    async def every_table(self) -> list[Listing]:
        """All tables, for administration."""

    async def token(self, digest: str) -> Token | None:
        """The key with this hash."""

    async def tokens(self, owner: str) -> list[Token]:
        """The keys somebody made."""

    async def drop_token(self, digest: str, owner: str) -> bool:
        """Forget a key; False if there is no such key of this owner. Other processes hear `forgotten`."""

    async def key(self) -> bytes:
        """The secret this server signs with, made once."""

    async def note(self, name: str) -> bytes | None:
        """A value the server has stored for itself, by its name."""

    async def set_note(self, name: str, value: bytes) -> None:
        """Store such a value."""

    async def unfinished(self, game: str) -> list[str]:
        """Every table of a game that is not over."""

    async def publish(self, message: str) -> None:
        """Send a message to the other processes. It is not stored."""

    async def transaction(self, *statements: Statement, notify: str = "") -> list[list[tuple[Any, ...]]]:
        """Run statements in one transaction, and publish `notify` with it; the rows each of them found."""
