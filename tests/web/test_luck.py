"""The browser tests' luck: the same every time, and another one when asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.people import Client
from tests.web.luck import KnownHouse


def fortune(folder: Path) -> str:
    """How a game of two bots goes, in a house that was opened twice."""
    folder.mkdir()
    house = KnownHouse(folder, "a test")
    Client(house.port, "Anna").get("/api/me")
    house.stop()
    house.start()
    anna = Client(house.port, "Anna")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "bots": ["greedy", "random"]})["id"]
    anna.ok(f"/api/tables/{table}/start")
    anna.live(table).until(lambda message: message.get("table", {}).get("status") == "over")
    record = anna.raw("GET", f"/api/tables/{table}/record")[1].decode()
    house.close()
    return record


def test_luck_is_the_same_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    once = fortune(tmp_path / "once")
    assert fortune(tmp_path / "again") == once
    monkeypatch.setenv("LUCK", "another")
    assert fortune(tmp_path / "other") != once
