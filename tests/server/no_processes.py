"""A pool of bots without processes: what is asked of workers is answered by the test."""

from __future__ import annotations

import pytest


class Process:
    """Stands for a worker's process that runs."""

    returncode = None


def without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pools start and end nothing."""

    async def started() -> Process:
        return Process()

    async def ended(process: Process) -> None:
        pass

    monkeypatch.setattr("burgomaster.server.bots.pool._started", started)
    monkeypatch.setattr("burgomaster.server.bots.pool._ended", ended)
