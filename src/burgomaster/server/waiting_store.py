"""Who waits for a game with anybody, in the database: it outlives a restart, and all processes see the same list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from burgomaster.server.store.base import Statement, Store

Pace = Literal["now", "days"]

_COLUMNS = "player, name, game, players, pace, since, seen, table_id, seated"


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to play: at once, or with days for every move."""

    game: str
    players: int
    pace: Pace


class Waiter(msgspec.Struct, frozen=True):
    """Somebody who waits, or has been given a table."""

    player: str
    name: str
    wish: Wish
    since: int
    seen: int  # when their page last asked
    table: str = ""
    seated: int = 0  # when they were given it


class WaitingStore:
    """Reads and writes the list. Everybody stands on it once."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def put(self, waiter: Waiter) -> None:
        """Somebody waits, in place of whatever they waited for before."""
        wish = waiter.wish
        await self._do(
            f"INSERT INTO waiting ({_COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, '', 0) "  # noqa: S608 - our columns
            "ON CONFLICT (player) DO UPDATE SET name = excluded.name, game = excluded.game, "
            "players = excluded.players, pace = excluded.pace, since = excluded.since, seen = excluded.seen, "
            "table_id = '', seated = 0",
            (waiter.player, waiter.name, wish.game, wish.players, wish.pace, waiter.since, waiter.seen),
        )

    async def seen(self, player: str, now: int) -> Waiter | None:
        """Somebody asks again; what is known of them."""
        found = await self._do(
            f"UPDATE waiting SET seen = ?2 WHERE player = ?1 RETURNING {_COLUMNS}",  # noqa: S608
            (player, now),
        )
        return _waiter(found[0]) if found else None

    async def remove(self, player: str) -> None:
        """Somebody does not wait any more."""
        await self._do("DELETE FROM waiting WHERE player = ?1", (player,))

    async def remove_older(self, moment: int) -> None:
        """Forget those who have not asked since a moment."""
        await self._do("DELETE FROM waiting WHERE seen < ?1", (moment,))

    async def alike(self, wish: Wish, seen_since: int, most: int) -> list[Waiter]:
        """Those who wait for the same and have asked since a moment, the longest waiting first."""
        found = await self._do(
            f"SELECT {_COLUMNS} FROM waiting WHERE game = ?1 AND players = ?2 AND pace = ?3 AND seen >= ?4 "  # noqa: S608
            "AND table_id = '' ORDER BY since, player LIMIT ?5",
            (wish.game, wish.players, wish.pace, seen_since, most),
        )
        return [_waiter(row) for row in found]

    async def given(self, table: str) -> list[Waiter]:
        """Those who were given a table and still ask for it."""
        query = f"SELECT {_COLUMNS} FROM waiting WHERE table_id = ?1 ORDER BY since, player"  # noqa: S608
        return [_waiter(row) for row in await self._do(query, (table,))]

    async def claim(self, players: Sequence[str], table: str, now: int) -> bool:
        """Reserve a table for all of these, or for none: another process may have been faster with one of them."""
        claimed = await self._do(
            "UPDATE waiting SET table_id = ?1, seated = ?2 WHERE table_id = '' AND player IN "  # noqa: S608 - our marks
            f"({', '.join(f'?{place}' for place in range(3, 3 + len(players)))}) RETURNING player",
            (table, now, *players),
        )
        if len(claimed) == len(players):
            return True
        await self.release(table)
        return False

    async def release(self, table: str) -> None:
        """Those for whom this table was reserved wait again: there will be none."""
        await self._do("UPDATE waiting SET table_id = '', seated = 0 WHERE table_id = ?1", (table,))

    async def _do(self, text: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        statement: Statement = (text, values)
        (found,) = await self.store.transaction(statement)
        return found


def _waiter(row: tuple[Any, ...]) -> Waiter:
    player, name, game, players, pace, since, seen, table, seated = row
    return Waiter(player, name, Wish(game, players, pace), since, seen, table, seated)
