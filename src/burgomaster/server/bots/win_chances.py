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
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row
from burgomaster.tables.table import Result, Table

Chances = list[tuple[int, tuple[float, ...]]]


async def win_chances(
    bots: TableScheduler, live: LiveTable, table: Table, rows: Sequence[Row], seat: int, owner: Owner = HOUSE
) -> Chances:
    """The seq and every seat's chance to win after it, for each row that touched the position.

    `seat`: as this seat could know it then; NOBODY: with nothing hidden, for a game that is over.
    """
    if any(row.rules not in (0, table.agreed.game.SPEC.rules) for row in rows):
        raise Refused(409, "other-rules")
    key = (seat, table.moved)
    working = live.reviews.get(key)
    if working is None or (working.done() and (working.cancelled() or working.exception())):
        for old in [old for old in live.reviews if old[0] == seat]:
            del live.reviews[old]
        working = live.reviews[key] = asyncio.create_task(_evaluated(bots, table, rows, seat, owner))
    found = await asyncio.shield(working)
    return _ended(found, table.result, rows) if table.result else found


async def _evaluated(bots: TableScheduler, table: Table, rows: Sequence[Row], seat: int, owner: Owner) -> Chances:
    moments = await bots.house.background.run(owner, _moments, rows)
    evaluated = await bots.review(table, moments, seat, owner)
    return [(moment.seq, chances) for moment, chances in zip(moments, evaluated, strict=True)]


def _moments(rows: Sequence[Row]) -> list[RowEvents]:
    return [_moment(row) for row in rows if row.kind in ("start", "act", "undo")]


def _moment(row: Row) -> RowEvents:
    if row.kind == "undo":
        return RowEvents(row.seq, back_to=row.data["to"])
    own: list[tuple[int, str]] = [(row.seat, row.data["text"])] if row.kind == "act" else []
    chance: list[list[Any]] = row.data["chance"]
    return RowEvents(row.seq, own + [(CHANCE, text) for _, text, _, _ in chance])


def _ended(found: Chances, result: Result, rows: Sequence[Row]) -> Chances:
    """The last row has the result: somebody may have resigned, or lost on time."""
    last = next(row.seq for row in reversed(rows) if "result" in row.data)
    share = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores)))
    return [*((seq, chances) for seq, chances in found if seq != last), (last, share)]
