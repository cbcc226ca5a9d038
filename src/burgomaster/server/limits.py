"""Rate limits: token buckets, sliding windows, and a cap on live connections."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from typing import Any

from burgomaster.tables.refused import Refused

_BURST = 4.0  # requests that may come at once, in seconds of their rate
_MOST_BUCKETS = 50_000
_MOST_WINDOWS = 20_000


class Limited(Refused):
    """Refused because somebody asks too much; `limit` is which limit, for the metrics."""

    def __init__(self, limit: str, status: int, code: str, **values: Any) -> None:
        super().__init__(status, code, **values)
        self.limit = limit


class RateLimiter:
    """A token bucket for each person or network. `full` is how much may come at once."""

    def __init__(self, per_second: float, full: float = 0, limit: str = "requests") -> None:
        self.per_second = per_second
        self.full = full or max(1.0, per_second * _BURST)
        self.limit = limit
        # In the order of their last use. Of too many the first are dropped: their buckets are the fullest.
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, price: float = 1) -> None:
        """Take one token, or as many as it costs; refused when the bucket is empty. What is dear leaves a debt."""
        if not self.per_second:
            return
        level = self._level(who)
        if level < 1:
            raise Limited(self.limit, 429, "rate", seconds=max(1, round((1 - level) / self.per_second)))
        self._set(who, level - price)

    def charge(self, who: str, price: float) -> None:
        """Take what something has cost, even where that leaves a debt."""
        if self.per_second:
            self._set(who, self._level(who) - price)

    def _level(self, who: str) -> float:
        now = time.monotonic()
        level, since = self._buckets.get(who, (self.full, now))
        return min(self.full, level + (now - since) * self.per_second)

    def _set(self, who: str, level: float) -> None:
        self._buckets[who] = (level, time.monotonic())
        self._buckets.move_to_end(who)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def give_back(self, who: str, price: float = 1) -> None:
        """Put tokens back: the request came to nothing, or cost less."""
        if who in self._buckets:
            level, since = self._buckets[who]
            self._buckets[who] = (min(self.full, level + price), since)


class SlidingWindow:
    """At most so many times within so many seconds, for each who is counted."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: dict[str, deque[float]] = {}

    def wait(self, who: str) -> int:
        """How many seconds to wait; 0 if it may happen now."""
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
        """Count one more."""
        if len(self._times) >= _MOST_WINDOWS and who not in self._times:
            del self._times[next(iter(self._times))]  # the one counted longest ago
        self._times.setdefault(who, deque()).append(time.monotonic())


class ConnectionLimiter:
    """Caps live connections: in all, by person, and by network."""

    def __init__(self, most: int, most_each: int, most_together: int) -> None:
        self.most = most
        self.most_each = most_each
        self.most_together = most_together
        self._each: Counter[str] = Counter()
        self._together: Counter[str] = Counter()
        self.count = 0

    def take(self, who: str, network: str) -> None:
        """One more; refused when there are too many. `who` is empty for somebody without a name."""
        if self.count >= self.most or self._together[network] >= self.most_together:
            raise Limited("connections", 429, "too-many-connections")
        if who and self._each[who] >= self.most_each:
            raise Limited("connections", 429, "too-many-connections")
        self.count += 1
        self._together[network] += 1
        if who:
            self._each[who] += 1

    def give_back(self, who: str, network: str) -> None:
        """One less."""
        self.count -= 1
        for counts, key in ((self._each, who), (self._together, network)):
            if key:
                counts[key] -= 1
                if not counts[key]:
                    del counts[key]
