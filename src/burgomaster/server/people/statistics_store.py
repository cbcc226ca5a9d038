"""Somebody's games that are over, as the database has them, and the moment from which on they count."""

from __future__ import annotations

import msgspec

from burgomaster.server.store.base import Statement, Store

_PLAYED = (
    "SELECT t.id, t.game, t.ended, t.summary, r.luck, r.error FROM tables t JOIN sat s ON s.table_id = t.id "
    "LEFT JOIN reviewed r ON r.table_id = t.id AND r.player = s.player WHERE s.player = ?1 "
    "AND t.ended > (SELECT coalesce(max(at), 0) FROM fresh_starts WHERE player = ?1) "
    "ORDER BY t.ended DESC, t.id LIMIT ?2"
)


class PlayedTable(msgspec.Struct, frozen=True):
    """A table whose game is over; with what a review said of one's luck and errors there, if there is one."""

    id: str
    game: str
    ended: int
    summary: bytes | str  # as lists have it
    luck: float | None
    error: float | None


class StatisticsStore:
    """Reads them, and lets somebody start anew."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def played(self, player: str, most: int) -> list[PlayedTable]:
        """The tables at which somebody sat, the one that ended last first."""
        (found,) = await self.store.transaction((_PLAYED, (player, most)))
        return [PlayedTable(*row) for row in found]

    async def start_anew(self, player: str, now: int) -> int:
        """What is over by now counts no more; how many kept reviews were deleted."""
        delete: Statement = ("DELETE FROM reviewed WHERE player = ?1 RETURNING table_id", (player,))
        begin: Statement = ("INSERT INTO fresh_starts VALUES (?1, ?2) ON CONFLICT DO NOTHING", (player, now))
        deleted, _ = await self.store.transaction(delete, begin)
        return len(deleted)
