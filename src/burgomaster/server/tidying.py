"""Looks for garbage when nobody waits.

What the server holds has next to no cycles: a few for each connection, none for a move. But looking for them among
hundreds of tables stops everything for some tenths of a second, so that is not done in the middle of moves.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

_QUIET = 0.25  # seconds without a new row
_ENOUGH = 50_000  # new objects that make it worth while
_LONGEST = 300.0  # seconds after which it is done in any case


async def tidy(rows: Callable[[], int]) -> None:
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
