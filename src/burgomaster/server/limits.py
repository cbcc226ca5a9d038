"""How much one person may ask: a bucket of requests that refills steadily, and a count of connections."""

from __future__ import annotations

import time
from collections import Counter

from burgomaster.server.refused import Refused

_BURST = 4.0  # seconds' worth of requests that may come at once
_MOST_BUCKETS = 50_000


class Rate:
    """Requests by person (or address), each with a bucket of its own."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        """One request; refused when the bucket is empty."""
        if not self.per_second:
            return
        now = time.monotonic()
        full = max(1.0, self.per_second * _BURST)
        level, since = self._buckets.get(who, (full, now))
        level = min(full, level + (now - since) * self.per_second)
        if level < 1:
            raise Refused(429, "rate", seconds=max(1, round((1 - level) / self.per_second)))
        if len(self._buckets) >= _MOST_BUCKETS and who not in self._buckets:
            self._buckets.clear()  # a flood of new people: everybody starts with a full bucket
        self._buckets[who] = (level - 1, now)


class Connections:
    """Live connections, all together and by person or address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self._each: Counter[str] = Counter()
        self.count = 0

    def take(self, who: str) -> None:
        """One more; refused when there are too many."""
        if self.count >= self.most or self._each[who] >= self.most_each:
            raise Refused(429, "too-many-connections")
        self.count += 1
        self._each[who] += 1

    def give_back(self, who: str) -> None:
        """One less."""
        self.count -= 1
        self._each[who] -= 1
        if not self._each[who]:
            del self._each[who]
