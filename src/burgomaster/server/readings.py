"""What the parts of a server count and measure, for the metrics."""

from __future__ import annotations

from burgomaster.server.metrics import Reading
from burgomaster.server.recurring import TaskFailures
from burgomaster.server.service import Server


def readings(server: Server, ready: bool) -> list[Reading]:
    """All of it, as it is now."""
    counts = server.house.counts
    return [
        Reading("rows_total", "counter", "Rows stored or heard of.", counts.rows),
        Reading("races_total", "counter", "Races for a row that this process lost.", counts.races),
        Reading("table_loads_total", "counter", "Tables read from the store.", counts.loads),
        Reading("store_away", "gauge", "1 while the store does not answer or takes no rows.", server.house.away),
        Reading("ready", "gauge", "1 while the server can serve: a trial write to the store succeeded.", ready),
        Reading("tables_open", "gauge", "Tables held in memory.", len(server.house.tables)),
        Reading("connections", "gauge", "Live connections.", server.live.connections),
        Reading(
            "slow_readers_total",
            "counter",
            "Live connections dropped for reading too slowly.",
            server.live.dropped,
        ),
        Reading("bot_moves_total", "counter", "Moves by bots.", server.scheduler.moves),
        Reading("bot_failures_total", "counter", "Jobs at which a bot failed.", server.scheduler.pool.crashes),
        Reading("bot_jobs_waiting", "gauge", "Positions waiting for a bot.", server.scheduler.pool.waiting),
        Reading("reminders_total", "counter", "Reminders sent, by push or mail.", server.sender.sent),
        Reading("reminder_failures_total", "counter", "Reminders that could not be sent.", server.sender.failed),
        Reading("reminders_under_way", "gauge", "Reminders being sent.", server.sender.under_way),
        Reading("task_failures_total", "counter", "Failures that nobody foresaw.", TaskFailures.count),
        Reading("blocks", "gauge", "Players, names and networks that are blocked.", len(server.moderation.blocks.all)),
        Reading("reports_open", "gauge", "Reports that nobody has answered.", server.moderation.reports_open),
        Reading("names_closed", "gauge", "1 while nobody new may take a name.", not server.house.doors.names),
        Reading("tables_closed", "gauge", "1 while no table may be opened.", not server.house.doors.tables),
    ]
