"""The work at a review of a table's game, and how far it is: whoever comes back to the table finds it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from burgomaster.server.assessed import AssessedGame, Progress


@dataclass(slots=True)
class ReviewWork:
    """A review that a worker makes, or has made."""

    task: asyncio.Task[AssessedGame]
    progress: Progress = field(default_factory=lambda: Progress(0, 0))

    @property
    def failed(self) -> bool:
        """Did it come to nothing?"""
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)
