"""The work at reviews: piece by piece, so that tables can be played at meanwhile, and once for all who ask."""

from __future__ import annotations

import asyncio

from burgomaster.play.record import Record
from burgomaster.review.review import Review, Reviewing
from burgomaster.tab.outside import DeviceThinker

PATIENCE = 5.0  # seconds after which a request is answered, with the review or without
_MOST = 4  # reviews that are kept, or worked at


class DeviceReviews:
    """The last reviews that were asked for, by game file and depth."""

    def __init__(self, thinker: DeviceThinker) -> None:
        self._thinker = thinker
        self._working: dict[tuple[str, str], asyncio.Future[Review]] = {}

    async def found(self, file: str, depth: str) -> Review | None:
        """A review; None while it is being worked out. One that failed is tried again."""
        working = self._working.pop((file, depth), None)
        if working is None or (working.done() and (working.cancelled() or working.exception())):
            working = asyncio.ensure_future(self._reviewed(file, depth))
            working.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting
        self._working[file, depth] = working  # the last one asked for is the last to be forgotten
        for old in list(self._working)[:-_MOST]:
            self._working.pop(old).cancel()
        done, _ = await asyncio.wait({working}, timeout=PATIENCE)
        return working.result() if done else None

    async def _reviewed(self, file: str, depth: str) -> Review:
        record = Record.parse(file)
        working = Reviewing(record, depth, reckoner=await self._thinker.reckoner(record.setting))
        for _ in working:
            await asyncio.sleep(0)
        return working.found
