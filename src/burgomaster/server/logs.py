"""Logs as one JSON object per line. Nothing secret is ever logged: no cookies, keys, links, bodies."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from typing import Any

_log = logging.getLogger("burgomaster.tasks")

_USUAL = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "taskName"}


def log_failure(task: asyncio.Task[None]) -> asyncio.Task[None]:
    """A task whose failure is logged when it happens."""
    task.add_done_callback(_say_if_failed)
    return task


def _say_if_failed(task: asyncio.Task[None]) -> None:
    problem = None if task.cancelled() else task.exception()
    if problem is not None:
        _log.error("a task failed", exc_info=problem, extra={"task": task.get_name()})


class JsonLines(logging.Formatter):
    """One line per record, with whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _USUAL and key != "color_message"}
        if record.exc_info:
            line["problem"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to_stderr(level: str) -> None:
    """Send all logs to the standard error, one object per line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for chatty in ("asyncio", "uvicorn"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
