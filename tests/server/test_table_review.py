"""The review of a table's game: after it, for everybody who may watch, row by row, and it adds up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from burgomaster.server import house as houses
from burgomaster.server.assessed import AssessedGame, Progress
from burgomaster.server.bots.pool import WorkerPool
from burgomaster.server.bots.scheduler import TableScheduler
from burgomaster.server.bots.table_review import progress_of, table_review
from burgomaster.server.bots.worker import ReviewJob, answer
from burgomaster.server.config import Config
from burgomaster.server.house import House
from burgomaster.server.networks import HOUSE, Owner
from burgomaster.server.reminders import Reminders
from burgomaster.server.store import store_at
from burgomaster.tables.person import Person
from burgomaster.tables.setup import Setup
from tests.review.games import record_of
from tests.server.people import Client, HouseProcess, play_one, table_of


def review_of(person: Client, table: str, more: str = "") -> dict[str, Any]:
    """The review, once it is ready; a question is answered within seconds, whether it is or not."""
    for _ in range(200):
        status, found = person.get(f"/api/tables/{table}/judgement?depth=quick{more}")
        assert status == 200, found
        if found["ready"]:
            return dict(found)
    raise AssertionError("no review came")


def test_a_game_is_reviewed_row_by_row_when_it_is_over(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"}, undo="free")
    path = f"/api/tables/{table}"
    rng = random.Random(3)
    for _ in range(8):
        play_one(people, table, rng.choice)
    status, refused = people[0].get(f"{path}/judgement")
    assert (status, refused["error"]["code"]) == (409, "not-over")  # it would be a hint
    people[1].ok(f"{path}/resign")
    found = review_of(Client(house.port), table)
    log = people[0].get(f"{path}/log")[1]["rows"]
    told = [
        (row["seq"], seat)
        for row in log
        for seat in ([row["seat"]] if row["kind"] == "act" else []) + [None] * len(row["chance"])
    ]
    assert [(one["seq"], one["seat"]) for one in found["events"]] == told
    for seat, account in enumerate(found["seats"]):
        parts = account["initial"] + account["luck"] - account["error"] + account["given"] + account["revision"]
        assert account["final"] == pytest.approx(parts, abs=1e-3)
        luck = sum(one["luck"][seat] for one in found["events"] if one["seat"] is None)
        assert account["luck"] == pytest.approx(luck, abs=1e-2)
    assert review_of(people[0], table) == found  # kept
    decisions = sum(one["seat"] is not None for one in found["events"])
    assert found["progress"] == {"assessed": decisions, "decisions": decisions}
    assert people[0].get(f"{path}/judgement?own=1")[1]["progress"] == {"assessed": 0, "decisions": 0}
    assert found["thresholds"] == {"inaccuracy": 0.03, "mistake": 0.07, "blunder": 0.15, "lucky": 0.07}
    for stranger in (Client(house.port), Client(house.port, "Carl")):  # minutes of work are for those who played
        assert stranger.get(f"{path}/judgement?depth=deeper")[0] in (401, 403)


def test_the_better_move_is_told_in_the_language_of_who_asks(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    for _ in range(30):  # nobody ever builds: that costs something
        play_one(people, table, lambda some: next((one for one in some if one["text"] == "pass"), some[0]))
    people[1].ok(f"/api/tables/{table}/resign")
    said = {}
    for lang in ("en", "nl", "it"):
        found = review_of(people[0], table, f"&lang={lang}")
        better = [one for event in found["events"] for one in event["better"]]
        assert better
        said[lang] = better[0]["said"]
    assert len(set(said.values())) == 3


def test_a_file_that_cannot_be_read_is_no_review() -> None:
    assert answer(ReviewJob("nonsense", "quick")).problem


def test_a_worker_says_how_far_a_review_is(caplog: pytest.LogCaptureFixture) -> None:
    whole = record_of("machi-koro", ("greedy", "random"))
    short = replace(whole, entries=whole.entries[:30])
    told: list[Progress] = []

    async def work() -> AssessedGame:
        pool = WorkerPool(1, 600.0)
        pool.start()
        try:
            await pool.review(str(short), "quick")  # nobody wants to know
            return await pool.review(str(short), "quick", tell=told.append)
        finally:
            await pool.close()

    found = asyncio.run(work())
    assert len(found.events) == 30
    assert [one.decisions for one in told] == [short.actions] * len(told)
    assert [one.assessed for one in told] == sorted({one.assessed for one in told})
    assert (told[0].assessed, told[-1].assessed) == (0, short.actions)
    assert not caplog.records


class SlowReviewers(WorkerPool):
    """They have assessed so many decisions, and wait to be told to go on."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.asked = 0
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def review(
        self, file: str, depth: str, owner: Owner = HOUSE, tell: Callable[[Progress], None] | None = None
    ) -> AssessedGame:
        assert tell is not None
        self.asked += 1
        tell(Progress(31, 97))
        self.begun.set()
        await self.go_on.wait()
        tell(Progress(97, 97))
        return AssessedGame({}, [], [], [])


def test_who_comes_back_finds_how_far_the_review_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = House(store_at(str(tmp_path / "own.sqlite")))
        await house.open()
        pool = SlowReviewers()
        bots = TableScheduler(house, pool, pool, Reminders(Config()))
        live = await house.create(Setup("machi-koro", 2), Person("a" * 32, "Anna"))
        name, live.record = live.table.id, "any game"
        assert progress_of(live, "deeper") == Progress(0, 0)
        assert await table_review(bots, live, live.table, "deeper", wait=0.0) is None
        await pool.begun.wait()
        monkeypatch.setattr(houses, "_IDLE", -1.0)
        house.evict_idle()  # nobody is there
        assert name in house._kept
        assert progress_of(live, "deeper") == Progress(31, 97)
        assert await table_review(bots, live, live.table, "deeper", wait=0.0) is None
        pool.go_on.set()
        assert await table_review(bots, live, live.table, "deeper") is not None
        assert (progress_of(live, "deeper"), pool.asked) == (Progress(97, 97), 1)
        house.evict_idle()
        assert name not in house._kept  # not for ever
        await house.close()

    asyncio.run(work())
