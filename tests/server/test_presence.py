"""Who is here, and who is forgotten."""

from __future__ import annotations

import json
import time

import pytest

from burgomaster.server.house import House
from burgomaster.server.presence import Presence
from tests.server.store.test_store import Kept


def test_nobody_is_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    presence = Presence(House(Kept()))  # type: ignore[arg-type]
    told: list[str] = []
    presence.listeners.append(told.append)
    presence.came("t", "anna")
    presence.went("t", "anna")
    assert presence._gone == {}  # she only looked on
    presence._heard(json.dumps({"here": True, "who": [["t", "bram"]]}))
    assert presence.is_here("t", "bram")
    assert told == ["t", "t", "t"]
    now[0] += 30  # the process that told of Bram is lost
    assert not presence.is_here("t", "bram")
    presence.forget()
    assert told == ["t", "t", "t", "t"]  # everybody hears that he is not here
    assert presence.absent_for("t", "bram") == 30
    now[0] += 10_000
    presence.forget()
    assert (presence._gone, presence._elsewhere) == ({}, {})
