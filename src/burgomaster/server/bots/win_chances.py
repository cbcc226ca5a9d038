"""Every seat's chance to win after each row of a game. Computed once by a bot worker, then cached with the table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.server.bots.scheduler import TableScheduler
from burgomaster.server.bots.worker import RowEvents
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import HOUSE, Owner
from burgomaster.tables.prospects import Prospects, check_rules, ended
from burgomaster.tables.rows import Row
from burgomaster.tables.table import Table


async def win_chances(
    bots: TableScheduler, live: LiveTable, table: Table, rows: Sequence[Row], seat: int, owner: Owner = HOUSE
) -> Prospects:
    """The seq and every seat's chance to win after it, for each row that touched the position.

    `seat`: as this seat could know it then; NOBODY: with nothing hidden, for a game that is over.
    """
    check_rules(table, rows)
    key = (seat, table.moved)
    working = live.chances.get(key)
    if working is None or (working.done() and (working.cancelled() or working.exception())):
        for old in [old for old in live.chances if old[0] == seat]:
            del live.chances[old]
        working = live.chances[key] = asyncio.create_task(_evaluated(bots, table, rows, seat, owner))
    found = await asyncio.shield(working)
    return ended(found, table.result, rows) if table.result else found


async def _evaluated(bots: TableScheduler, table: Table, rows: Sequence[Row], seat: int, owner: Owner) -> Prospects:
    moments = await bots.house.background.run(owner, _moments, rows)
    evaluated = await bots.chances(table, moments, seat, owner)
    return [(moment.seq, chances) for moment, chances in zip(moments, evaluated, strict=True)]


def _moments(rows: Sequence[Row]) -> list[RowEvents]:
    return [_moment(row) for row in rows if row.kind in ("start", "act", "undo")]


def _moment(row: Row) -> RowEvents:
    if row.kind == "undo":
        return RowEvents(row.seq, back_to=row.data["to"])
    own: list[tuple[int, str]] = [(row.seat, row.data["text"])] if row.kind == "act" else []
    chance: list[list[Any]] = row.data["chance"]
    return RowEvents(row.seq, own + [(CHANCE, text) for _, text, _, _ in chance])
