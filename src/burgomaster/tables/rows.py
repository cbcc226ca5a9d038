"""The log of a table: an append-only list of rows. Everything else about the table can be computed from it."""

from __future__ import annotations

from typing import Any

from burgomaster.tables.value import Value

# What is left of a line of chat that was removed.
UNSAID: dict[str, Any] = {"text": ""}


class Row(Value, kw_only=True):
    """One thing that happened at a table: an action with the chance that followed, somebody joining, an undo."""

    table: str
    seq: int  # counted from 1, without gaps
    at: int  # milliseconds since 1970, never falling within a table
    kind: str
    seat: int = -1
    client: str = ""  # the sender's own id for it: the same one is never stored twice
    data: dict[str, Any] = {}  # noqa: RUF012 - values share none
    rules: int = 0  # version of the game's rules; 0 where no position is touched
    hash: str = ""  # of the position after it


class Snapshot(Value, kw_only=True):
    """The position after a row, so that a long game opens quickly. It may always be thrown away."""

    seq: int
    rules: int
    state: bytes


class Stored(Value, kw_only=True):
    """A table as it is read back."""

    id: str
    game: str
    host: str
    secret: bytes
    rows: list[Row]
    snapshot: Snapshot | None
    record: str | None
