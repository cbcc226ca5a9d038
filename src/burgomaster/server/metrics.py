"""Metrics in Prometheus's text format."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgomaster.server.app import Server

LIMITS = ("requests", "connections", "names", "tables", "thinking")
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counts requests and how long they took; asks the others for the rest."""

    def __init__(self, server: Server) -> None:
        self.server = server
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

    def text(self, ready: bool) -> str:
        """Everything."""
        server = self.server
        counts = server.house.counts
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
        add("rows_total", "counter", "Rows stored or heard of.", ("", counts.rows))
        add("races_total", "counter", "Races for a row that this process lost.", ("", counts.races))
        add("table_loads_total", "counter", "Tables read from the store.", ("", counts.loads))
        add("store_away", "gauge", "1 while the store does not answer or takes no rows.", ("", server.house.away))
        add("ready", "gauge", "1 while the server can serve: a trial write to the store succeeded.", ("", ready))
        add("tables_open", "gauge", "Tables held in memory.", ("", len(server.house.tables)))
        add("connections", "gauge", "Live connections.", ("", server.live.connections))
        add(
            "slow_readers_total",
            "counter",
            "Live connections dropped for reading too slowly.",
            ("", server.live.dropped),
        )
        add("bot_moves_total", "counter", "Moves by bots.", ("", server.scheduler.moves))
        add("bot_failures_total", "counter", "Jobs at which a bot failed.", ("", server.scheduler.pool.crashes))
        add("bot_jobs_waiting", "gauge", "Positions waiting for a bot.", ("", server.scheduler.pool.waiting))
        add("blocks", "gauge", "Players, names and networks that are blocked.", ("", len(server.moderation.blocks.all)))
        add("reports_open", "gauge", "Reports that nobody has answered.", ("", server.moderation.reports_open))
        add("names_closed", "gauge", "1 while nobody new may take a name.", ("", not server.house.doors.names))
        add("tables_closed", "gauge", "1 while no table may be opened.", ("", not server.house.doors.tables))
        add("uptime_seconds", "gauge", "Time since the start.", ("", time.monotonic() - self.started))
        return "\n".join(lines) + "\n"
