"""The tables somebody sat at or opened, as the database has them, piece by piece."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from burgomaster.server.store.base import Store
from burgomaster.tables.forgotten import said_by
from burgomaster.tables.rows import Row

PIECE = 50  # tables at once

_AFTER = (
    "SELECT id, game, status, created, ended, summary, record, host FROM tables WHERE id > ?2 AND id IN "
    "(SELECT table_id FROM sat WHERE player = ?1 UNION SELECT id FROM tables WHERE host = ?1) ORDER BY id LIMIT ?3"
)


class _Seat(msgspec.Struct):
    player: str | None


class _Summary(msgspec.Struct):
    seats: list[_Seat]


_read = msgspec.json.Decoder(_Summary).decode


class OwnTable(msgspec.Struct, frozen=True):
    """One of them; `seated`: do they sit there still?"""

    id: str
    game: str
    status: str
    created: int
    ended: int | None
    record: str | None
    seated: bool
    opened: bool

    def listed(self, file: str | None) -> dict[str, Any]:
        """What a list of one's games has of it."""
        told = {name: getattr(self, name) for name in ("id", "game", "status", "created", "ended", "seated", "opened")}
        return {**told, "file": file}


class OwnTables:
    """Reads them."""

    def __init__(self, store: Store, player: str) -> None:
        self.store = store
        self.player = player

    async def after(self, table: str) -> list[OwnTable]:
        """The next ones in the order of their ids."""
        (found,) = await self.store.transaction((_AFTER, (self.player, table, PIECE)))
        return [
            OwnTable(table, game, status, created, ended, record, self._sits(summary), host == self.player)
            for table, game, status, created, ended, summary, record, host in found
        ]

    def _sits(self, summary: bytes | str) -> bool:
        return any(seat.player == self.player for seat in _read(summary).seats)

    async def chat(self, tables: Sequence[OwnTable]) -> dict[str, list[dict[str, Any]]]:
        """What they said at these, by table."""
        marks = ", ".join(f"?{place}" for place in range(1, len(tables) + 1))
        query = (
            f"SELECT table_id, seq, at, kind, seat, data FROM log WHERE table_id IN ({marks}) "  # noqa: S608 - our marks
            "AND kind IN ('create', 'join', 'leave', 'kick', 'chat') ORDER BY table_id, seq"
        )
        (found,) = await self.store.transaction((query, tuple(one.id for one in tables)))
        rows: defaultdict[str, list[Row]] = defaultdict(list)
        for table, seq, at, kind, seat, data in found:
            rows[table].append(Row(table=table, seq=seq, at=at, kind=kind, seat=seat, data=msgspec.json.decode(data)))
        said = {table: said_by(log, self.player) for table, log in rows.items()}
        return {
            table: [{"seq": row.seq, "at": row.at, "text": row.data.get("text", "")} for row in lines]
            for table, lines in said.items()
            if lines
        }
