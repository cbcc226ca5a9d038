"""The work at reviews: piece by piece, so that tables can be played at meanwhile, and once for all who ask."""

from __future__ import annotations

import asyncio

from burgomaster.play.record import Record
from burgomaster.review.review import Review, Reviewing
from burgomaster.tab.outside import DeviceThinker

PATIENCE = 5.0  # seconds after which a request is answered that does not want to be answered at once
_MOST = 4  # reviews that are kept, or worked at


class DeviceReview:
    """A review, or the work at it: how many of all decisions are assessed."""

    def __init__(self, thinker: DeviceThinker, file: str, depth: str) -> None:
        self.assessed, self.decisions = 0, 0
        self.task = asyncio.ensure_future(self._made(thinker, file, depth))
        self.task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting

    @property
    def failed(self) -> bool:
        """Did it come to nothing?"""
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    async def wait(self, seconds: float) -> Review | None:
        """The review, if it is ready by then."""
        done, _ = await asyncio.wait({self.task}, timeout=seconds)
        return self.task.result() if done else None

    async def _made(self, thinker: DeviceThinker, file: str, depth: str) -> Review:
        record = Record.parse(file)
        working = Reviewing(record, depth, reckoner=await thinker.reckoner(record.setting))
        self.decisions = working.decisions
        for self.assessed in working:
            await asyncio.sleep(0)
        return working.found


class DeviceReviews:
    """The last reviews that were asked for, by game file and depth."""

    def __init__(self, thinker: DeviceThinker) -> None:
        self._thinker = thinker
        self._working: dict[tuple[str, str], DeviceReview] = {}

    def is_begun(self, file: str, depth: str) -> bool:
        """Is there a review, or is it worked at?"""
        working = self._working.get((file, depth))
        return working is not None and not working.failed

    def review(self, file: str, depth: str) -> DeviceReview:
        """A review, which is begun where it is not. One that failed is tried again."""
        working = self._working.pop((file, depth), None)
        if working is None or working.failed:
            working = DeviceReview(self._thinker, file, depth)
        self._working[file, depth] = working  # the last one asked for is the last to be forgotten
        for old in list(self._working)[:-_MOST]:
            self._working.pop(old).task.cancel()
        return working
