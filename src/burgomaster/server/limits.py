"""How much one person or place may ask: buckets that refill steadily, and counts of connections."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from burgomaster.server.refused import Limited

_BURST = 4.0  # seconds' worth of requests that may come at once
_MOST_BUCKETS = 50_000


class Rate:
    """Requests by person (or place), each with a bucket of its own. `full` is how much may come at once."""

    def __init__(self, per_second: float, full: float = 0, limit: str = "requests") -> None:
        self.per_second = per_second
        self.full = full or max(1.0, per_second * _BURST)
        self.limit = limit
        # Last used last. In a flood of new ones the longest unused are forgotten, and they have the fullest buckets.
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """One request; refused when the bucket is empty."""
        if not self.per_second:
            return
        now = time.monotonic()
        level, since = self._buckets.get(who, (self.full, now))
        level = min(self.full, level + (now - since) * self.per_second)
        if level < 1:
            raise Limited(self.limit, 429, "rate", seconds=max(1, round((1 - level) / self.per_second)))
        self._buckets[who] = (level - 1, now)
        self._buckets.move_to_end(who)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def give_back(self, who: str) -> None:
        """It came to nothing."""
        if who in self._buckets:
            level, since = self._buckets[who]
            self._buckets[who] = (min(self.full, level + 1), since)


class Connections:
    """Live connections: all together, by person, and by place."""

    def __init__(self, most: int, most_each: int, most_together: int) -> None:
        self.most = most
        self.most_each = most_each
        self.most_together = most_together
        self._each: Counter[str] = Counter()
        self._together: Counter[str] = Counter()
        self.count = 0

    def take(self, who: str, place: str) -> None:
        """One more; refused when there are too many. `who` is empty for somebody without a name."""
        if self.count >= self.most or self._together[place] >= self.most_together:
            raise Limited("connections", 429, "too-many-connections")
        if who and self._each[who] >= self.most_each:
            raise Limited("connections", 429, "too-many-connections")
        self.count += 1
        self._together[place] += 1
        if who:
            self._each[who] += 1

    def give_back(self, who: str, place: str) -> None:
        """One less."""
        self.count -= 1
        for counts, key in ((self._each, who), (self._together, place)):
            if key:
                counts[key] -= 1
                if not counts[key]:
                    del counts[key]
