"""How long a bot thinks: a histogram of the times of its decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Thinking:
    """The times of a bot's decisions. Each is counted in one of four classes per doubling, so p95 is right to 19 %."""

    decisions: int = 0
    total: int = 0  # nanoseconds
    longest: int = 0  # nanoseconds
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, time: int) -> None:
        """One more decision, in nanoseconds."""
        self.decisions += 1
        self.total += time
        self.longest = max(self.longest, time)
        self.classes[(time**4).bit_length()] += 1  # that is 4 · log2 of the time, cut off

    def merge(self, other: Thinking) -> None:
        """Add all of another's decisions."""
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.classes.update(other.classes)

    @property
    def mean(self) -> float:
        """Seconds of an average decision."""
        return self.total / max(self.decisions, 1) / 1e9

    @property
    def most(self) -> float:
        """Seconds of the longest decision."""
        return self.longest / 1e9

    @property
    def p95(self) -> float:
        """Seconds within which 95 % of the decisions were taken: the upper end of their class."""
        seen = 0
        for number in sorted(self.classes):
            seen += self.classes[number]
            if seen >= 0.95 * self.decisions:
                return min(2 ** (number / 4), self.longest) / 1e9
        return 0.0

    def to_data(self) -> list[Any]:
        """As plain data for a log."""
        return [self.decisions, self.total, self.longest, {str(key): n for key, n in sorted(self.classes.items())}]

    @classmethod
    def from_data(cls, data: Any) -> Thinking:
        """From plain data."""
        decisions, total, longest, classes = data
        assert isinstance(classes, Mapping)
        return cls(int(decisions), int(total), int(longest), Counter({int(key): int(n) for key, n in classes.items()}))
