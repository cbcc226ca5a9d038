"""Collects garbage when the server is idle.

The server's objects have almost no reference cycles: a few for each connection, none for a move. But looking for cycles
among hundreds of tables stops everything for some tenths of a second, so that is not done in the middle of moves.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

_QUIET = 0.25  # seconds without a new row
_ENOUGH = 50_000  # new objects that make a collection worth it
_LONGEST = 300.0  # seconds after which it is collected in any case


async def collect_garbage(rows: Callable[[], int]) -> None:
    """Collect garbage in quiet moments. `rows` tells how many rows were accepted so far."""
    gc.disable()
    try:
        last, before = time.monotonic(), rows()
        while True:
            await asyncio.sleep(_QUIET)
            now, count = time.monotonic(), rows()
            if (count == before and gc.get_count()[0] > _ENOUGH) or now - last > _LONGEST:
                gc.collect()
                last = now
            before = count
    finally:
        gc.enable()
