"""Errors that nobody foresaw: what must go on goes on, ever more seldom, and nothing half done is left behind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from burgomaster.play.position import begin
from burgomaster.play.setting import setting
from burgomaster.server.bots.pool import BotFailed, WorkerPool
from burgomaster.server.bots.worker import ChoiceJob, Job, Reply
from burgomaster.server.house import House
from burgomaster.server.recurring import Resting, TaskFailures, again_and_again, pause_after, until_done
from burgomaster.server.store import store_at, trial
from burgomaster.server.store.base import Store, StoreDown
from burgomaster.server.store.postgresql import Postgresql
from burgomaster.server.store.sqlite import Sqlite, _mended, _transaction, _transaction_on, connect
from tests.server.conftest import BOTH
from tests.server.no_processes import without_processes
from tests.server.store.test_store import row, using
from tests.server.test_house import bots_of, in_a_house


class Unforeseen(Exception):
    """Nothing that a database raises."""


class Breaking:
    """A connection that does what it is asked, and fails where it is told to, with anything at all."""

    def __init__(self, db: sqlite3.Connection, fails: Callable[[str], bool], problem: BaseException) -> None:
        self._db = db
        self.fails = fails
        self.problem = problem

    def execute(self, query: str, *values: Any) -> Any:
        if self.fails(query):
            raise self.problem
        return self._db.execute(query, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


PROBLEMS = (Unforeseen("x"), KeyboardInterrupt(), MemoryError(), sqlite3.OperationalError("x"))


# ---- SQLite ----


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: type(problem).__name__)
def test_no_error_leaves_a_transaction_open(tmp_path: Path, problem: BaseException) -> None:
    path = tmp_path / "own.sqlite"

    async def work(store: Store) -> None:
        assert isinstance(store, Sqlite)
        whole = store._db
        store._db = Breaking(whole, lambda query: "two" in query, problem)  # type: ignore[assignment]
        first = ("INSERT INTO house VALUES ('one', ?1)", (b"1",))
        with pytest.raises((type(problem), StoreDown)):
            await store.transaction(first, ("INSERT INTO house VALUES ('two', x'02')", ()))
        await store.set_note("later", b"3")
        with closing(sqlite3.connect(path)) as other:
            found = other.execute("SELECT name FROM house WHERE name IN ('one', 'two', 'later')").fetchall()
        assert found == [("later",)]
        assert await store.append(row("t", 1))  # nobody holds the file
        assert await store.ready()

    using(str(path), work)


def test_values_that_do_not_fit_leave_nothing_open(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        keep = ("INSERT INTO house VALUES ('one', ?1)", (b"1",))
        for wrong in ((object(),), (1 << 70,)):
            with pytest.raises((StoreDown, OverflowError)):
                await store.transaction(keep, ("INSERT INTO house VALUES ('two', ?1)", wrong))
        assert await store.note("one") is None
        assert await store.append(row("t", 1))
        loaded = await store.load("t")
        assert loaded is not None

    using(str(tmp_path / "own.sqlite"), work)


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: type(problem).__name__)
def test_a_batch_that_fails_stops_no_other(
    tmp_path: Path, problem: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = [True]
    made = connect

    def breaking(path: Path) -> Any:
        return Breaking(made(path), lambda query: failing[0] and "INTO sat" in query, problem)

    monkeypatch.setattr("burgomaster.server.store.sqlite.connect", breaking)
    path = tmp_path / "own.sqlite"

    async def work(store: Store) -> None:
        with pytest.raises(StoreDown):
            await store.append(row("t", 1))
        failing[0] = False
        assert await store.append(row("t", 1))
        with closing(sqlite3.connect(path)) as other:
            assert other.execute("SELECT count(*) FROM log").fetchone() == (1,)

    using(str(path), work)


def test_a_connection_that_cannot_be_mended_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "own.sqlite"
    db = connect(path)
    assert _mended(db, path) is db
    db.execute("BEGIN")
    broken: Any = Breaking(db, lambda query: query == "ROLLBACK", sqlite3.OperationalError("disk I/O error"))
    made = _mended(broken, path)
    assert made is not broken
    assert not made.in_transaction
    made.execute("CREATE TABLE one (x)")
    made.close()
    with pytest.raises(sqlite3.ProgrammingError):
        db.execute("SELECT 1")  # the old one is closed


def test_a_transaction_is_whole_or_nothing(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "own.sqlite")) as db:
        db.execute("CREATE TABLE one (x)")
        broken: Any = Breaking(db, lambda query: "VALUES (2)" in query, KeyboardInterrupt())
        with pytest.raises(KeyboardInterrupt):
            _transaction(broken, [("INSERT INTO one VALUES (1)", ()), ("INSERT INTO one VALUES (2)", ())])
        with _transaction_on(db):
            db.execute("INSERT INTO one VALUES (2)")
        assert db.execute("SELECT x FROM one").fetchall() == [(2,)]


def test_a_store_that_hides_what_it_writes_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "FAILED_FOR", 0.0)

    async def work(store: Store) -> None:
        assert isinstance(store, Sqlite)
        await store._run(lambda db: db.execute("BEGIN"))
        await store._run(lambda db: db.execute("SELECT count(*) FROM house").fetchone())  # sees this moment for ever
        assert not await store.ready()
        await store._run(lambda db: db.execute("ROLLBACK"))
        assert await store.ready()

    using(str(tmp_path / "own.sqlite"), work)


# ---- Both stores ----


@BOTH
def test_ready_is_tried_where_moves_are_stored(store_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        failing: list[BaseException] = [Unforeseen()]
        whole = store._tried  # type: ignore[attr-defined]

        def fail(*given: Any, **named: Any) -> Any:
            if failing:
                raise failing[0]
            return whole(*given, **named)

        monkeypatch.setattr(store, "_tried", fail)
        monkeypatch.setattr(trial, "FAILED_FOR", 0.0)
        assert not await store.ready()
        assert await store.append(row("t", 1))
        failing.clear()
        assert await store.ready()

    using(store_db, work)


def test_ready_is_tried_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("burgomaster.server.store.trial.time.monotonic", lambda: now[0])
    kept: list[bytes] = []
    away = [False]

    async def write(value: bytes) -> None:
        await asyncio.sleep(0)
        kept.append(value)
        if away[0]:
            raise StoreDown("away")

    async def read() -> bytes:
        return kept[-1]

    async def run() -> None:
        asked = trial.Trial(write, read)
        assert await asyncio.gather(*(asked.ready() for _ in range(50))) == [True] * 50
        assert await asked.ready()
        assert (len(kept), len(kept[0])) == (1, 8192)
        now[0] += trial.READY_FOR - 0.1
        assert await asked.ready()
        assert len(kept) == 1
        asked.doubt()
        away[0] = True
        assert not await asked.ready()
        assert not await asked.ready()  # as it said a moment ago: those who ask cost nothing
        assert len(kept) == 2
        now[0] += trial.FAILED_FOR
        away[0] = False
        assert await asked.ready()
        assert len(kept) == 3

    asyncio.run(run())


def test_another_process_may_write_between() -> None:
    found = [b"another's", b"another's"]
    kept = [b""]

    async def write(value: bytes) -> None:
        kept[0] = value

    async def read() -> bytes:
        return found.pop() if found else kept[0]

    assert asyncio.run(trial.Trial(write, read).ready())
    found.extend([b"another's"] * 3)
    assert not asyncio.run(trial.Trial(write, read).ready())


def test_a_store_that_hangs_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "PATIENCE", 0.01)
    begun: list[bytes] = []

    async def write(value: bytes) -> None:
        begun.append(value)
        await asyncio.Event().wait()

    async def run() -> None:
        asked = trial.Trial(write, lambda: asyncio.sleep(0, b""))
        assert [await asked.ready() for _ in range(3)] == [False] * 3
        assert len(begun) == 1  # and nothing piles up
        await asked.close()

    asyncio.run(run())


# ---- PostgreSQL ----


@pytest.mark.parametrize("own_db", ["postgresql"], indirect=True)
def test_what_is_cancelled_half_way_leaves_nothing_open(store_db: str) -> None:
    async def work(store: Store) -> None:
        other = await asyncpg.connect(store_db)
        for _ in range(10):  # more than there are connections
            statements = ("INSERT INTO house VALUES ('one', ?1)", (b"1",)), ("SELECT pg_sleep(60)", ())
            going = asyncio.create_task(store.transaction(*statements))
            asleep = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
            async with asyncio.timeout(60):
                while not await other.fetchval(asleep):
                    await asyncio.sleep(0.01)
            going.cancel()
            with pytest.raises(asyncio.CancelledError):
                await going
        assert await store.note("one") is None
        await store.set_note("one", b"2")  # no lock is left
        assert await store.append(row("t", 1))
        open_ones = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'"
        assert await other.fetchval(open_ones) == 0
        await other.close()

    using(store_db, work)


@pytest.mark.parametrize("own_db", ["postgresql"], indirect=True)
def test_rows_of_a_batch_that_fails_are_down_and_the_next_are_stored(
    store_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, Postgresql)
        whole, problems = store._write, [Unforeseen("x"), TimeoutError()]

        async def write(batch: Any) -> Any:
            if problems:
                raise problems.pop()
            return await whole(batch)

        monkeypatch.setattr(store, "_write", write)
        for _ in range(2):
            ends = await asyncio.gather(store.append(row("t", 1)), store.append(row("u", 1)), return_exceptions=True)
            assert [type(end) for end in ends] == [StoreDown, StoreDown]
        twice = await asyncio.gather(store.append(row("t", 1)), store.append(row("t", 1)))
        assert list(twice) == [True, False]

    using(store_db, work)


@pytest.mark.parametrize("own_db", ["postgresql"], indirect=True)
def test_closing_stores_what_was_accepted_and_lets_go_of_every_connection(store_db: str) -> None:
    async def run() -> None:
        store = store_at(store_db)
        await store.open(lambda _: None)
        others = asyncio.gather(*(store.append(row(f"t{n}", 1)) for n in range(20)))
        await asyncio.sleep(0)
        await store.close()
        assert await others == [True] * 20
        other = await asyncpg.connect(store_db)
        mine = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        async with asyncio.timeout(60):
            while await other.fetchval(mine):
                await asyncio.sleep(0.01)
        await other.close()

    asyncio.run(run())


# ---- Work that goes on ----


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long everything waited; no time passes."""
    waited: list[float] = []
    pause = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await pause(0)

    monkeypatch.setattr("burgomaster.server.recurring.asyncio.sleep", sleep)
    return waited


def test_what_fails_is_tried_ever_more_seldom(slept: list[float]) -> None:
    outcomes = iter([*[Unforeseen()] * 10, None, StoreDown(), Unforeseen(), None])
    before = TaskFailures.count

    async def work() -> None:
        problem = next(outcomes, SystemExit())
        if problem is not None:
            raise problem

    with pytest.raises(SystemExit):
        asyncio.run(again_and_again("this", work, 0.5))
    assert slept == [1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 0.5, 0.5, 1, 0.5]
    assert TaskFailures.count == before + 11
    assert pause_after(10**9, 0.5) == 60


def test_what_belongs_to_the_start_is_done_once(slept: list[float]) -> None:
    outcomes = iter([StoreDown(), Unforeseen(), Unforeseen(), None])

    async def work() -> None:
        problem = next(outcomes)
        if problem is not None:
            raise problem

    asyncio.run(until_done("this", work, 5))
    assert slept == [5, 10, 20]


def test_what_fails_rests_and_is_forgotten_when_it_went_well() -> None:
    now = [0.0]
    resting = Resting(lambda: now[0], 0.5)
    rests: list[float] = []
    for _ in range(10):
        resting.failed("t")
        before = now[0]
        while resting.rests("t"):
            now[0] += 0.5
        rests.append(now[0] - before)
    assert rests == [0, 1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert len(resting) == 1
    resting.fine("t")
    assert len(resting) == 0
    resting.failed("t")
    assert not resting.rests("t")


def test_a_table_at_which_everything_fails_is_left_alone_ever_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = [0.0]
    tried: list[float] = []

    async def work(house: House) -> None:
        bots, _ = bots_of(house, "throw 1")
        bots._resting = Resting(lambda: now[0], 0.5)

        async def due(*_: Any) -> list[str]:
            return ["poisoned"]

        async def table(*_: Any) -> Any:
            tried.append(now[0])
            raise Unforeseen

        monkeypatch.setattr(house.store, "due", due)
        monkeypatch.setattr(house, "table", table)
        for _ in range(240):  # two minutes
            await bots._look()
            while bots._busy:
                await asyncio.sleep(0)
            now[0] += 0.5

    in_a_house(tmp_path, work)
    assert tried == [0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5]
    assert len([one for one in caplog.records if one.name == "burgomaster.tasks"]) == len(tried)


def test_a_worker_survives_whatever_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    without_processes(monkeypatch)
    position = begin(setting("machi-koro", 2))

    class Poisoned(WorkerPool):
        async def _ask(self, process: Any, job: Job, *_: Any) -> Reply:
            assert isinstance(job, ChoiceJob)
            if job.bot == "greedy":
                raise Unforeseen("no answer of a bot")
            return Reply(action=job.bot)

    async def run() -> None:
        pool = Poisoned(1, 60.0)
        pool.start()
        for _ in range(3):
            with pytest.raises(BotFailed, match="Unforeseen"):
                await asyncio.wait_for(pool.choose(position, "greedy", 1), 60)
            assert await asyncio.wait_for(pool.choose(position, "random", 1), 60) == "random"
        slow = await asyncio.wait_for(pool.choose(position, "level-5", 1), 60)  # their place is free again
        assert (slow, pool.crashes, pool._slow) == ("level-5", 3, 0)
        await pool.close()

    asyncio.run(run())


def test_one_connection_that_fails_ends_no_heartbeat(tmp_path: Path, slept: list[float]) -> None:
    from burgomaster.server.live import Live
    from burgomaster.server.presence import Presence
    from burgomaster.tables.setup import Setup
    from tests.server.test_house import ANNA

    told: list[bytes] = []

    class Listening:
        def __init__(self, fails: bool) -> None:
            self.fails = fails
            self.ended = 0

        def tell(self, message: bytes) -> None:
            if self.fails:
                raise Unforeseen
            told.append(message)

        def end(self, code: int) -> None:
            self.ended = code

    async def work(house: House) -> None:
        live = Live(house, Presence(house))
        table = await house.create(Setup("machi-koro", 2), ANNA)
        poisoned = Listening(True)
        table.watchers.update([poisoned, *(Listening(False) for _ in range(3))])  # type: ignore[list-item]
        beating = asyncio.create_task(live.heartbeat(20))
        while len(slept) < 3:
            await asyncio.wait({beating}, timeout=0)
        assert slept[:3] == [20, 20, 20]
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        assert len(told) >= 9
        assert poisoned.ended

    in_a_house(tmp_path, work)


def test_a_listener_that_fails_keeps_no_message_from_others(tmp_path: Path) -> None:
    heard: list[str] = []

    def fail(*_: str) -> None:
        raise Unforeseen

    async def work(house: House) -> None:
        house.message_listeners[:] = [fail, heard.append]
        house.gap_listeners[:] = [fail, lambda: heard.append("gap")]
        house._news("message")
        house._news(None)

    in_a_house(tmp_path, work)
    assert heard == ["message", "gap"]
