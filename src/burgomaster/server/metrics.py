"""Metrics in Prometheus's text format."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

LIMITS = ("requests", "connections", "names", "tables", "thinking", "mail")
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Reading(NamedTuple):
    """What another part of the server counts or measures."""

    name: str
    kind: str  # counter or gauge
    help: str
    value: float


class Metrics:
    """Counts requests and how long they took."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self._answers: dict[int, int] = {}
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0
        self._limited: Counter[str] = Counter(dict.fromkeys(LIMITS, 0))
        self.refusals: dict[str, int] = {}

    def answered(self, status: int, seconds: float) -> None:
        """A request was answered."""
        self._answers[status] = self._answers.get(status, 0) + 1
        self._buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def limited(self, kind: str) -> None:
        """Somebody was refused because of a limit."""
        self._limited[kind] += 1

    def refused(self, code: str) -> None:
        """Something was refused."""
        self.refusals[code] = self.refusals.get(code, 0) + 1

    def text(self, readings: Iterable[Reading]) -> str:
        """Everything, with what the other parts of the server tell."""
        lines: list[str] = []

        def add(name: str, kind: str, help_text: str, *samples: tuple[str, float]) -> None:
            lines.append(f"# HELP burgomaster_{name} {help_text}")
            lines.append(f"# TYPE burgomaster_{name} {kind}")
            lines.extend(f"burgomaster_{name}{label} {value:g}" for label, value in samples)

        statuses = [(f'{{status="{status}"}}', float(count)) for status, count in sorted(self._answers.items())]
        add("requests_total", "counter", "Requests answered, by status.", *statuses)
        refused = [(f'{{code="{code}"}}', float(count)) for code, count in sorted(self.refusals.items())]
        add("refusals_total", "counter", "Refusals, by their code.", *refused)
        total, samples = 0, []
        for bound, count in zip((*_BOUNDS, float("inf")), self._buckets, strict=True):
            total += count
            samples.append((f'_bucket{{le="{"+Inf" if bound == float("inf") else f"{bound:g}"}"}}', float(total)))
        samples += [("_sum", self._seconds), ("_count", float(total))]
        add("request_seconds", "histogram", "Time from a request to its answer.", *samples)
        limited = [(f'{{limit="{kind}"}}', float(count)) for kind, count in sorted(self._limited.items())]
        add("limited_total", "counter", "Requests refused because of a limit, by limit.", *limited)
        for reading in readings:
            add(reading.name, reading.kind, reading.help, ("", reading.value))
        add("uptime_seconds", "gauge", "Time since the start.", ("", time.monotonic() - self.started))
        return "\n".join(lines) + "\n"
