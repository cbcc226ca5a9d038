"""The review of a table's game. Worked out once by a worker, then kept with the table; others are told to wait."""

from __future__ import annotations

import asyncio

from burgomaster.server.assessed import AssessedGame
from burgomaster.server.bots.scheduler import TableScheduler
from burgomaster.server.kept_reviews import DEPTH, keep_review
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import HOUSE, Owner
from burgomaster.tables.game_file import record_text
from burgomaster.tables.table import Table

PATIENCE = 5.0  # seconds after which a request is answered, with the review or without


def is_begun(live: LiveTable, depth: str) -> bool:
    """Is there a review, or a worker at it?"""
    working = live.reviews.get(depth)
    return working is not None and not (working.done() and (working.cancelled() or working.exception()))


async def table_review(
    bots: TableScheduler, live: LiveTable, table: Table, depth: str, owner: Owner = HOUSE
) -> AssessedGame | None:
    """The review of a game that is over; None while it is being worked out. One that failed is tried again."""
    working = live.reviews.get(depth)
    if working is None or not is_begun(live, depth):
        bots.check_queue(owner)
        working = live.reviews[depth] = asyncio.create_task(_reviewed(bots, live, table, depth, owner))
        working.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting any more
    done, _ = await asyncio.wait({working}, timeout=PATIENCE)
    return working.result() if done else None


async def _reviewed(bots: TableScheduler, live: LiveTable, table: Table, depth: str, owner: Owner) -> AssessedGame:
    file = live.record
    if file is None:
        file = await bots.house.background.run(owner, record_text, table, live.secret)
    found = await bots.review(file, depth, owner)
    if depth == DEPTH:
        await keep_review(bots.house.store, table, found)
    return found
