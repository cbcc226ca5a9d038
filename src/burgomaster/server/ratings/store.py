"""What ratings are worked out of, as the database has it: games that are over, with the people who still are there."""

from __future__ import annotations

from typing import Any, NamedTuple

from burgomaster.server.store.base import Statement, Store

_NEXT = (
    "WITH ended_next AS (SELECT id, ended, summary FROM tables WHERE game = ?1 "
    "AND (ended > ?2 OR (ended = ?2 AND id > ?3)) ORDER BY ended, id LIMIT ?4) "
    "SELECT n.id, n.ended, n.summary, p.id FROM ended_next n LEFT JOIN sat s ON s.table_id = n.id "
    "LEFT JOIN people p ON p.id = s.player ORDER BY n.ended, n.id"
)
_COUNT = (
    "SELECT count(*) FROM tables t JOIN sat s ON s.table_id = t.id JOIN people p ON p.id = s.player "
    "WHERE t.game = ?1 AND (t.ended < ?2 OR (t.ended = ?2 AND t.id <= ?3))"
)


class Mark(NamedTuple):
    """The last table of a game that was counted, in the order in which they ended."""

    ended: int = 0
    table: str = ""


class EndedTable(NamedTuple):
    """A table whose game is over, and who sat there, without those who are forgotten, and without programs."""

    mark: Mark
    summary: bytes | str
    people: list[str]


class RatingStore:
    """Reads it, and who does not want to be on a list."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def after(self, game: str, mark: Mark, most: int) -> list[EndedTable]:
        """The next tables behind a mark."""
        found: list[EndedTable] = []
        for table, ended, summary, player in await self._ask(_NEXT, game, *mark, most):
            if not found or found[-1].mark.table != table:
                found.append(EndedTable(Mark(ended, table), summary, []))
            if player is not None:
                found[-1].people.append(player)
        return found

    async def counted(self, game: str, mark: Mark) -> int:
        """How many people sat at all tables up to a mark: another number if one is forgotten, or a table came late."""
        return int((await self._ask(_COUNT, game, *mark))[0][0])

    async def fresh_starts(self) -> dict[str, list[int]]:
        """When people started anew, the first time first."""
        starts: dict[str, list[int]] = {}
        for player, at in await self._ask("SELECT player, at FROM fresh_starts ORDER BY at"):
            starts.setdefault(player, []).append(at)
        return starts

    async def unlisted(self) -> set[str]:
        """Who does not want to be on a list."""
        return {row[0] for row in await self._ask("SELECT player FROM unlisted")}

    async def list_player(self, player: str, listed: bool) -> None:
        """Put somebody on the lists, or take them off."""
        put, take = "DELETE FROM unlisted WHERE player = ?1", "INSERT INTO unlisted VALUES (?1) ON CONFLICT DO NOTHING"
        await self._ask(put if listed else take, player)

    async def _ask(self, text: str, *values: Any) -> list[tuple[Any, ...]]:
        statement: Statement = (text, values)
        return (await self.store.transaction(statement))[0]
