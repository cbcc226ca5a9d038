"""Club nights in the database: each is one document with a version, so that no change of another process is lost."""

from __future__ import annotations

from typing import Any

import msgspec

from burgomaster.server.club.evening import Evening
from burgomaster.server.store.base import Statement, Store

_MOST_LISTED = 50


class ClubStore:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, evening: Evening) -> None:
        """Keep a new one."""
        await self._do(
            "INSERT INTO club_nights (id, host, opened, version, evening) VALUES (?1, ?2, ?3, 1, ?4)",
            *(evening.id, evening.host, evening.opened, _written(evening)),
        )

    async def load(self, club: str) -> tuple[Evening, int] | None:
        """One, with its version."""
        found = await self._do("SELECT evening, version FROM club_nights WHERE id = ?1", club)
        return (_read(found[0][0]), int(found[0][1])) if found else None

    async def put(self, evening: Evening, version: int) -> bool:
        """Keep what came of this version; False if another process was faster."""
        return bool(
            await self._do(
                "UPDATE club_nights SET evening = ?3, host = ?4, version = version + 1 "
                "WHERE id = ?1 AND version = ?2 RETURNING id",
                *(evening.id, version, _written(evening), evening.host),
            )
        )

    async def hosted_by(self, player: str) -> list[Evening]:
        """The last ones of a host, the newest first."""
        query = "SELECT evening FROM club_nights WHERE host = ?1 ORDER BY opened DESC LIMIT ?2"
        return [_read(row[0]) for row in await self._do(query, player, _MOST_LISTED)]

    async def opened_since(self, moment: int) -> list[Evening]:
        """The last ones of all hosts, the newest first."""
        query = "SELECT evening FROM club_nights WHERE opened > ?1 ORDER BY opened DESC LIMIT ?2"
        return [_read(row[0]) for row in await self._do(query, moment, _MOST_LISTED)]

    async def of(self, player: str) -> list[Evening]:
        """All evenings of a host or a guest, the oldest first."""
        query = "SELECT evening FROM club_nights WHERE evening LIKE ?1 ORDER BY opened"
        return [_read(row[0]) for row in await self._do(query, f"%{player}%")]

    async def _do(self, text: str, *values: Any) -> list[tuple[Any, ...]]:
        statement: Statement = (text, values)
        return (await self.store.transaction(statement))[0]


def _written(evening: Evening) -> str:
    return msgspec.json.encode(evening).decode()


def _read(text: str) -> Evening:
    return msgspec.json.decode(text, type=Evening)
