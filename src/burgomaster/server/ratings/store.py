"""What ratings are worked out of, as the database has it: games that are over, with the people who still are there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from burgomaster.server.moderation.store import deed
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


_TOGETHER = (
    "SELECT t.id, t.status, t.ended, t.summary FROM tables t JOIN sat a ON a.table_id = t.id "
    "JOIN sat b ON b.table_id = t.id WHERE a.player = ?1 AND b.player = ?2 "
    "AND (t.status = 'running' OR t.ended > ?3)"
)
_MET = (
    "SELECT 1 FROM seen_from a JOIN seen_from b ON b.network = a.network AND b.player <> a.player "
    "WHERE a.at > ?1 AND b.at > ?1 AND a.player IN ({people}) AND b.player IN ({others}) LIMIT 1"
)
_SHARED = (
    "SELECT DISTINCT t.id FROM sat a JOIN tables t ON t.id = a.table_id JOIN sat b ON b.table_id = t.id "
    "JOIN seen_from s ON s.player = b.player WHERE a.player = ?1 AND b.player <> ?1 AND s.network = ?2 AND s.at > ?3 "
    "AND t.status IN ('open', 'running')"
)
REMEMBERED = 2 * 24 * 3_600_000  # ms for which it matters from which network somebody came


class Mark(NamedTuple):
    """The last table of a game that was counted, in the order in which they ended."""

    ended: int = 0
    table: str = ""


class EndedTable(NamedTuple):
    """A table whose game is over, and who sat there, without those who are forgotten, and without programs."""

    mark: Mark
    summary: bytes | str
    people: list[str]


class Together(NamedTuple):
    """A table of two people that runs, or is over."""

    table: str
    status: str
    ended: int | None
    summary: bytes | str


class Withdrawn(msgspec.Struct, frozen=True, kw_only=True):
    """Whose games do not count: all, or those that were over at a moment. (`name` is empty for who is forgotten.)"""

    player: str
    name: str
    since: int  # when that was decided
    until: int | None
    who: str  # which operator decided it
    note: str  # for operators only

    def annuls(self, ended: int) -> bool:
        """Does a game of theirs that ended then not count?"""
        return self.until is None or ended <= self.until


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

    # ---- What must not count ----

    async def saw(self, player: str, network: str, now: int) -> None:
        """Somebody came from a network."""
        put = (
            "INSERT INTO seen_from VALUES (?1, ?2, ?3) "
            "ON CONFLICT (player, network) DO UPDATE SET at = excluded.at WHERE seen_from.at < excluded.at"
        )
        await self._ask(put, player, network, now)

    async def shared(self, player: str, network: str, since: int) -> list[str]:
        """Unfinished tables where somebody met a person who came from this network."""
        return [row[0] for row in await self._ask(_SHARED, player, network, since)]

    async def met(self, people: Collection[str], others: Collection[str], since: int) -> bool:
        """Did one of the people and another one of the others come from one network?"""
        first = _marks(2, len(people))
        query = _MET.format(people=first, others=_marks(2 + len(people), len(others)))
        return bool(await self._ask(query, since, *people, *others))

    async def owners(self, players: Sequence[str]) -> dict[str, str]:
        """Whose programs some of these players are."""
        query = f"SELECT player, owner FROM tokens WHERE player IN ({_marks(1, len(players))})"  # noqa: S608 - our marks
        return dict(await self._ask(query, *players)) if players else {}

    async def together(self, one: str, other: str, since: int) -> list[Together]:
        """The tables of two people that run, or ended after a moment."""
        return [Together(*row) for row in await self._ask(_TOGETHER, one, other, since)]

    async def withdrawn(self) -> list[Withdrawn]:
        """Whose games do not count, the last decision first."""
        query = (
            "SELECT w.player, coalesce(p.name, ''), w.since, w.until, w.who, w.note FROM withdrawn_ratings w "
            "LEFT JOIN people p ON p.id = w.player ORDER BY w.since DESC, w.player"
        )
        names = Withdrawn.__struct_fields__
        return [Withdrawn(**dict(zip(names, row, strict=True))) for row in await self._ask(query)]

    async def withdraw(self, player: str, now: int, who: str, note: str) -> None:
        """Somebody's games count for nobody, from the first one on."""
        put = (
            "INSERT INTO withdrawn_ratings VALUES (?1, ?2, NULL, ?3, ?4) ON CONFLICT (player) DO UPDATE SET "
            "since = excluded.since, until = NULL, who = excluded.who, note = excluded.note"
        )
        done = deed(now, who, "withdraw-rating", f"player {player}", note)
        await self.store.transaction((put, (player, now, who, note)), done)

    async def give_back(self, player: str, now: int, who: str, *, past: bool) -> bool:
        """Somebody is rated again, by all games (`past`) or by those that are not over yet; False if they were."""
        if player not in [one.player for one in await self.withdrawn()]:
            return False
        back: Statement = (
            ("DELETE FROM withdrawn_ratings WHERE player = ?1", (player,))
            if past
            else ("UPDATE withdrawn_ratings SET until = ?2 WHERE player = ?1", (player, now))
        )
        note = "with all games" if past else "from now on"
        await self.store.transaction(back, deed(now, who, "give-back-rating", f"player {player}", note))
        return True

    async def _ask(self, text: str, *values: Any) -> list[tuple[Any, ...]]:
        statement: Statement = (text, values)
        return (await self.store.transaction(statement))[0]


def _marks(first: int, count: int) -> str:
    return ", ".join(f"?{place}" for place in range(first, first + count))
