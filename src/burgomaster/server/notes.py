"""Notes that people write at moves of their games. Only who wrote a note is ever shown it."""

from __future__ import annotations

from burgomaster.server.store.base import Statement, Store
from burgomaster.tables.noting import MOST_NOTES, MoveNote


class NoteStore:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str, table: str) -> list[MoveNote]:
        """What somebody has noted at a table, in the order of the moves."""
        query: Statement = (
            "SELECT seq, text, at FROM notes WHERE player = ?1 AND table_id = ?2 ORDER BY seq",
            (player, table),
        )
        (found,) = await self.store.transaction(query)
        return [MoveNote(int(seq), str(text), int(at)) for seq, text, at in found]

    async def write(self, player: str, table: str, note: MoveNote) -> bool:
        """Keep a note in place of an older one at the same move. False where there are too many already."""
        keep: Statement = (
            "INSERT INTO notes SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT), CAST(?3 AS INTEGER), CAST(?4 AS TEXT), "
            "CAST(?5 AS BIGINT) WHERE (SELECT count(*) FROM notes WHERE player = ?1 AND table_id = ?2 AND seq <> ?3) "
            "< CAST(?6 AS INTEGER) "
            "ON CONFLICT (player, table_id, seq) DO UPDATE SET text = excluded.text, at = excluded.at RETURNING seq",
            (player, table, note.seq, note.text, note.at, MOST_NOTES),
        )
        (kept,) = await self.store.transaction(keep)
        return bool(kept)

    async def remove(self, player: str, table: str, seq: int) -> None:
        """Forget a note."""
        gone = "DELETE FROM notes WHERE player = ?1 AND table_id = ?2 AND seq = ?3"
        await self.store.transaction((gone, (player, table, seq)))
