"""Reviews of somebody's last games, made when they ask for them, one by one; others have their turn between."""

from __future__ import annotations

import asyncio

from burgomaster.server.bots.scheduler import TableScheduler
from burgomaster.server.bots.table_review import table_review
from burgomaster.server.kept_reviews import DEPTH
from burgomaster.server.networks import Owner
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.prospects import check_reviewable
from burgomaster.tables.refused import Refused

_NEVER = (404, 409)  # refused for good: there is no such table, or its game cannot be reviewed


class LastReviews:
    """Who has asked for reviews, and which are still to be made. A restart forgets it: they may ask again."""

    def __init__(self, bots: TableScheduler) -> None:
        self.bots = bots
        self.unable: set[str] = set()  # tables whose games cannot be reviewed
        self._asked: dict[str, list[str]] = {}

    def waiting(self, player: str) -> int:
        """How many reviews somebody still waits for."""
        return len(self._asked.get(player, ()))

    def ask(self, player: str, tables: list[str], owner: Owner) -> None:
        """Review these tables, unless some are still being reviewed."""
        if tables and player not in self._asked:
            self._asked[player] = tables
            self.bots.house.keep_task(asyncio.create_task(self._review(player, owner)))

    async def _review(self, player: str, owner: Owner) -> None:
        tables = self._asked[player]
        try:
            while tables:
                await self._review_one(tables[0], owner)
                tables.pop(0)
        except (Refused, StoreDown):
            pass  # too much is going on; they can ask again
        finally:
            del self._asked[player]

    async def _review_one(self, table: str, owner: Owner) -> None:
        try:
            live = await self.bots.house.table(table, owner)
            check_reviewable(live.table)
        except Refused as refused:
            if refused.status not in _NEVER:
                raise
            self.unable.add(table)
            return
        while await table_review(self.bots, live, live.table, DEPTH, owner) is None:
            continue  # a look ends after some seconds, the work goes on
