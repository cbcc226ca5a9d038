"""How often something may happen within a time, by whom."""

from __future__ import annotations

import time
from collections import deque

_MOST = 20_000


class Patience:
    """So many times within so many seconds, for each one who is counted."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: dict[str, deque[float]] = {}

    def wait(self, who: str) -> int:
        """How many seconds somebody must wait; 0 if it may happen now."""
        times = self._times.get(who)
        if times is None:
            return 0
        now = time.monotonic()
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if not times:
            del self._times[who]
            return 0
        return max(1, round(times[0] + self.seconds - now)) if len(times) >= self.most else 0

    def count(self, who: str) -> None:
        """It has happened."""
        if len(self._times) >= _MOST and who not in self._times:
            del self._times[next(iter(self._times))]  # the one counted longest ago
        self._times.setdefault(who, deque()).append(time.monotonic())
