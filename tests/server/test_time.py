"""Time: clocks that are wrong or jump, and houses that were closed for a while."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from burgomaster.server.house import House
from burgomaster.server.identity import Identity
from burgomaster.server.steady_clock import SteadyClock
from burgomaster.server.store.base import StoreDown, system_time
from burgomaster.server.store.rows import Append
from burgomaster.tables.judging import absence, seating
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Clock, Setup
from tests.server.people import Client, HouseProcess, table_of
from tests.server.postgres import Postgres

_OTHER_CLOCK = """
import os, time
real = time.time
time.time = lambda: real() + float(os.environ["HOURS"]) * 3600
"""


def with_clock(folder: Path, hours: float) -> dict[str, str]:
    """The environment of a house whose machine's clock is this much ahead."""
    (folder / "sitecustomize.py").write_text(_OTHER_CLOCK)
    return {"PYTHONPATH": str(folder), "HOURS": str(hours)}


def test_the_systems_clock_may_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    now = SteadyClock(system_time())
    before = now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= now() - before < 60_000


def test_a_clock_that_went_back_does_not_stop_the_tables(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), environment=with_clock(tmp_path, +1))
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, clock={"kind": "move", "seconds": 2, "flag": "lose"})
    house.kill()
    house.environment = with_clock(tmp_path, 0)
    house.start()
    live = people[0].live(table)
    assert live.until(lambda m: m.get("table", {}).get("status") == "over")["table"]["result"]["reason"] == "time"
    assert "the clock is behind" in house.log()
    live.close()
    house.close()


def test_time_that_ran_out_while_the_house_was_closed_does_not_count(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), environment=with_clock(tmp_path, 0))
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, clock={"kind": "move", "seconds": 600, "flag": "lose"}, options={"start": "A"})
    house.kill()
    house.environment = with_clock(tmp_path, +1)
    house.start()
    live = people[0].live(table, since=3)
    row = live.row(4)
    assert (row["kind"], row["said"]) == ("resume", "The server was not running; the time of Anna starts again.")
    assert row["clock"]["deadline"] == row["at"] + 600_000
    assert row["clock"]["seat"] == 0
    assert people[0].ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": 4}) == {"seq": 5}
    live.close()
    house.close()


def test_houses_with_different_clocks_agree_on_the_time(tmp_path: Path, postgres: Postgres) -> None:
    db = postgres.database("clocks")
    fast, right = HouseProcess(db, environment=with_clock(tmp_path, +1)), HouseProcess(db)
    people = [Client(right.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, clock={"kind": "move", "seconds": 600})
    elsewhere = Client(fast.port, "Cora").ok("/api/tables", {"game": "machi-koro", "players": 2})
    assert abs(elsewhere["at"] - people[0].get(f"/api/tables/{table}")[1]["at"]) < 600_000
    time.sleep(1.2)  # both have looked for clocks that have run out
    assert people[0].get(f"/api/tables/{table}")[1]["seq"] == 3
    fast.close()
    right.close()


class Fickle:
    """A store that can be away."""

    shared = False
    away = False

    async def append(self, append: Append) -> bool:
        if self.away:
            raise StoreDown("the disk is full")
        return True


def test_time_that_ran_out_while_nothing_could_be_stored_does_not_count() -> None:
    async def play() -> None:
        store = Fickle()
        house = House(store)  # type: ignore[arg-type]
        house.identity = Identity(b"k" * 32)
        anna, bram = Person("a" * 32, "Anna"), Person("b" * 32, "Bram")
        live = await house.create(Setup("machi-koro", 2, clock=Clock("move", 60)), anna)
        await live.submit(lambda t: seating.join(t, bram, house.identity, None, None))
        await live.submit(lambda t: seating.start(t, anna, live.secret, 0))
        table, now = live.table, house.now()

        def demanded() -> str:
            draft = absence.time_is_up(table, house.now(), house.opened)
            return draft.kind if draft else ""

        assert demanded() == ""
        house.now = SteadyClock(now + 61_000)
        assert demanded() == "stand-in"
        store.away = True
        with pytest.raises(Refused):
            await house.create(Setup("machi-koro", 2), anna)
        assert demanded() == "resume"
        store.away = False
        await house.create(Setup("machi-koro", 2), anna)
        assert demanded() == "resume"  # it ran out before

    asyncio.run(play())
