"""What a store can do. There are two: one SQLite file, or PostgreSQL for several processes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from burgomaster.server.store.rows import Append, Listing, Row, Standing, Stored, Token


class StoreDown(Exception):
    """The store cannot be reached or cannot write. What was under way may or may not have been stored."""


# A statement with its values: ?1 stands for the first of them.
Step = tuple[str, tuple[Any, ...]]

# Told of rows other processes stored, as (table, seq); of words other processes say; None after news may be lost.
News = Callable[[Sequence[tuple[str, int]] | str | None], None]


READY_FOR = 3.0  # seconds for which a write that succeeded says that the next one will


def forgotten(digest: str, player: str) -> str:
    """The word that tells other processes of a key that was forgotten."""
    return json.dumps({"forgotten": digest, "player": player}, separators=(",", ":"))


def system_time() -> int:
    """Milliseconds since 1970, as this machine has it."""
    return int(time.time() * 1000)


class Store(Protocol):
    """Everything that outlives the process."""

    shared: bool  # may other processes write to it?

    async def open(self, news: News) -> None:
        """Connect, bring the schema up to date, listen."""

    async def close(self) -> None:
        """Store what was promised, then let go."""

    async def ready(self) -> bool:
        """Does it answer, and take new rows? It is tried by writing something, at most every few seconds."""

    async def time(self) -> tuple[int, int]:
        """What the time is, and when a table was last touched, in milliseconds since 1970."""

    async def append(self, append: Append) -> bool:
        """Store a row durably. False if its seq or its client id was taken: nothing is stored then."""

    async def stand(self, table: str, standing: Standing, summary: bytes) -> None:
        """Keep how a table stands, without a row."""

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""

    async def rows(self, table: str, after: int) -> list[Row]:
        """The rows after a seq."""

    async def find(self, table: str, client: str) -> Row | None:
        """The row a client's id stands for."""

    async def due(self, now: int, process: str, limit: int) -> list[str]:
        """Tables somebody must look at, longest waiting first, without those another process holds."""

    async def hold(self, table: str, process: str, now: int, until: int) -> bool:
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
        """Let tables that nobody has begun, and that nothing is due at, be looked at so long after their last row."""

    async def every_table(self) -> list[Listing]:
        """All tables, for administration."""

    async def add_token(self, token: Token) -> None:
        """Keep a bot program's key."""

    async def token(self, digest: str) -> Token | None:
        """The key with this hash."""

    async def tokens(self, owner: str) -> list[Token]:
        """The keys somebody made."""

    async def drop_token(self, digest: str, owner: str) -> bool:
        """Forget a key; False if there is no such key of this owner. Other processes hear `forgotten`."""

    async def key(self) -> bytes:
        """The secret this house signs with, made once."""

    async def note(self, name: str) -> bytes | None:
        """Something the house has written down for itself."""

    async def set_note(self, name: str, value: bytes) -> None:
        """Write it down."""

    async def unfinished(self, game: str) -> list[str]:
        """Every table of a game that is not over."""

    async def say(self, word: str) -> None:
        """Tell the other processes something that need not be kept."""

    async def together(self, *steps: Step, word: str = "") -> list[list[tuple[Any, ...]]]:
        """Do statements in one transaction, and tell the other processes a word; what each of them found."""
