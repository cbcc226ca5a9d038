"""Rate limits: token buckets, sliding windows, and a cap on live connections."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from heapq import nsmallest
from typing import Any

from burgomaster.tables.refused import Refused

_BURST = 4.0  # requests that may come at once, in seconds of their rate
_MOST_BUCKETS = 50_000
_HAIR = 1e-6  # of a token, by which sums of times may be wrong
_PART = 50  # of too many buckets one part in so many is dropped
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
        self._full_at: dict[str, float] = {}  # when each bucket will be full again, which says how full it is now

    def take(self, who: str, price: float = 1) -> None:
        """Take one token, or as many as it costs; refused when the bucket is empty. What is dear leaves a debt."""
        if not self.per_second:
            return
        level = self._level(who)
        if level < 1 - _HAIR:
            raise Limited(self.limit, 429, "rate", seconds=max(1, round((1 - level) / self.per_second)))
        self.charge(who, price)

    def charge(self, who: str, price: float) -> None:
        """Take what something has cost, even where that leaves a debt."""
        if not self.per_second:
            return
        now = time.monotonic()
        self._full_at[who] = max(now, self._full_at.get(who, now)) + price / self.per_second
        if len(self._full_at) > _MOST_BUCKETS:
            self._drop_the_fullest()

    def give_back(self, who: str, price: float = 1) -> None:
        """Put tokens back: the request came to nothing, or cost less."""
        if who in self._full_at:
            self._full_at[who] -= price / self.per_second

    def _level(self, who: str) -> float:
        now = time.monotonic()
        return self.full - (max(now, self._full_at.get(who, now)) - now) * self.per_second

    def _drop_the_fullest(self) -> None:
        """Forget some of too many. Who has taken the most is remembered, however many others come."""
        for who in nsmallest(_MOST_BUCKETS // _PART, self._full_at, key=self._full_at.__getitem__):
            del self._full_at[who]


class SlidingWindow:
    """At most so many times within so many seconds, for each who is counted."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: OrderedDict[str, deque[float]] = OrderedDict()  # who was counted last stands at the end

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
            self._times.popitem(last=False)  # the one counted longest ago
        self._times.setdefault(who, deque(maxlen=self.most)).append(time.monotonic())
        self._times.move_to_end(who)


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
