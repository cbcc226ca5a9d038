"""The review of a table's game. Worked out once by a worker, then kept with the table; others are told to wait."""

from __future__ import annotations

import asyncio
import time

from burgomaster.server.assessed import AssessedGame, Progress
from burgomaster.server.bots.scheduler import TableScheduler
from burgomaster.server.kept_reviews import DEPTH, keep_review
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import HOUSE, Owner
from burgomaster.server.review_work import ReviewWork
from burgomaster.tables.game_file import record_text
from burgomaster.tables.table import Table

PATIENCE = 5.0  # seconds after which a request is answered, with the review or without


def is_begun(live: LiveTable, depth: str) -> bool:
    """Is there a review, or a worker at it?"""
    working = live.reviews.get(depth)
    return working is not None and not working.failed


def progress_of(live: LiveTable, depth: str) -> Progress:
    """How far it is."""
    working = live.reviews.get(depth)
    return Progress(0, 0) if working is None else working.progress


async def table_review(
    bots: TableScheduler, live: LiveTable, table: Table, depth: str, owner: Owner = HOUSE, wait: float = PATIENCE
) -> AssessedGame | None:
    """The review of a game that is over; None while it is being worked out. One that failed is tried again."""
    working = live.reviews.get(depth)
    if working is None or working.failed:
        bots.check_queue(owner)
        working = ReviewWork(asyncio.create_task(_reviewed(bots, live, table, depth, owner)))
        live.reviews[depth] = working
        working.task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting
    done, _ = await asyncio.wait({working.task}, timeout=wait)
    return working.task.result() if done else None


async def _reviewed(bots: TableScheduler, live: LiveTable, table: Table, depth: str, owner: Owner) -> AssessedGame:
    def tell(progress: Progress) -> None:
        live.reviews[depth].progress = progress

    file = live.record
    if file is None:
        file = await bots.house.background.run(owner, record_text, table, live.secret)
    found = await bots.review(file, depth, owner, tell)
    if depth == DEPTH:
        await keep_review(bots.house.store, table, found)
    live.used = time.monotonic()  # who asked for it may be elsewhere meanwhile, and comes back to it
    return found
