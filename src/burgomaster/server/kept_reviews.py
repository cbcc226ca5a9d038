"""What reviews said of people's games: luck and errors, kept for their statistics. Everybody is told only their own."""

from __future__ import annotations

from burgomaster.server.assessed import AssessedGame
from burgomaster.server.store.base import Statement, Store
from burgomaster.tables.table import Table

DEPTH = "normal"  # of the reviews that are kept: figures of different depths cannot be compared

# Nothing is kept of who is forgotten, or of a game before somebody's fresh start.
_KEEP = (
    "INSERT INTO reviewed SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT), CAST(?3 AS DOUBLE PRECISION), "
    "CAST(?4 AS DOUBLE PRECISION) WHERE EXISTS (SELECT 1 FROM people WHERE id = ?1) "
    "AND NOT EXISTS (SELECT 1 FROM fresh_starts WHERE player = ?1 AND at >= CAST(?5 AS BIGINT)) "
    "ON CONFLICT (player, table_id) DO UPDATE SET luck = excluded.luck, error = excluded.error"
)


async def keep_review(store: Store, table: Table, review: AssessedGame) -> None:
    """Keep the figures of everybody who played to the end: for who left, a bot was lucky and made errors."""
    kept: list[Statement] = [
        (_KEEP, (held.player, table.id, seat.luck, seat.error, table.ended))
        for held, seat in zip(table.seats, review.seats, strict=True)
        if held.player and not held.resigned
    ]
    if kept:
        await store.transaction(*kept)
