"""What a store promises, promise by promise, on both stores."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
import time
from collections.abc import Awaitable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import burgomaster as bm
from burgomaster.server.store import database_exists, is_postgresql, store_at
from burgomaster.server.store.base import Store, StoreDown, forgotten, system_time
from burgomaster.server.store.postgresql import Postgresql, _notes
from burgomaster.server.store.rows import Append, Listing, Metadata, NewReminder, NewTable, Token
from burgomaster.server.store.sqlite import Sqlite, _write, connect
from burgomaster.tables.rows import Row, Snapshot
from tests.server.conftest import BOTH
from tests.server.store.test_store import keep_key, using

EVER = 10**9


def standing(status: str = "open", touched: int = 1000, **changes: object) -> Metadata:
    return Metadata(**{"status": status, "public": True, "touched": touched, "due": None, "people": True, **changes})  # type: ignore[arg-type]


def first(
    table: str, stood: Metadata, game: str = "machi-koro", host: str = "h", players: tuple[str, ...] = ()
) -> Append:
    return Append(
        row=Row(table=table, seq=1, at=stood.touched, kind="create", data={"é": [1]}),
        metadata=stood,
        new=NewTable(game=game, host=host, secret=b"s" * 32),
        summary=f'"{table}"'.encode(),
        players=players,
    )


def later(table: str, seq: int, stood: Metadata | None = None, **more: object) -> Append:
    row = Row(table=table, seq=seq, at=seq, kind="chat", seat=1, data={"text": "hi"}, rules=3, hash=f"h{seq}")
    return Append(row=row, metadata=stood, **more)  # type: ignore[arg-type]


async def ids(listings: Awaitable[list[Listing]]) -> list[str]:
    return [one.id for one in await listings]


@BOTH
def test_lists_show_what_was_touched_last_first(store_db: str) -> None:
    async def work(store: Store) -> None:
        for name, stood, game in (
            ("old", standing(touched=10), "machi-koro"),
            ("new", standing(touched=30), "alhambra"),
            ("mid", standing(touched=20), "machi-koro"),
            ("hidden", standing(touched=40, public=False), "machi-koro"),
            ("away", standing(touched=50, archived=True), "machi-koro"),
            ("bots", standing(touched=60, people=False), "machi-koro"),
            ("runs", standing("running", touched=70), "machi-koro"),
            ("over", standing("over", touched=80), "alhambra"),
        ):
            host = "g" if name == "mid" else "h"
            assert await store.append(first(name, stood, game, host, ("p",) if name != "old" else ("q",)))
        assert await ids(store.lobby("open", "", EVER, 10)) == ["new", "mid", "old"]
        assert await ids(store.lobby("open", "", EVER, 2)) == ["new", "mid"]
        assert await ids(store.lobby("open", "", 30, 10)) == ["mid", "old"]
        assert await ids(store.lobby("open", "machi-koro", EVER, 10)) == ["mid", "old"]
        assert await ids(store.lobby("open", "", EVER, 10, people=False)) == ["bots"]
        assert await ids(store.lobby("running", "", EVER, 10)) == ["runs"]
        every = ["old", "new", "mid", "hidden", "away", "bots", "runs", "over"]
        assert await ids(store.listed(every, "open", "")) == ["bots", "new", "mid", "old"]
        assert await ids(store.listed(every, "open", "alhambra")) == ["new"]
        assert await ids(store.listed(["old", "runs"], "open", "")) == ["old"]
        assert await store.listed([], "open", "") == []
        assert await ids(store.of_player("p", False, EVER, 10)) == ["over", "runs", "bots", "away", "new", "mid"]
        assert await ids(store.of_player("p", True, EVER, 10)) == [
            *("over", "runs", "bots", "away"),
            *("hidden", "new", "mid"),
        ]
        assert await ids(store.of_player("p", True, 50, 2)) == ["hidden", "new"]
        assert await ids(store.of_player("q", True, EVER, 10)) == ["old"]
        assert await ids(store.every_table()) == ["over", "runs", "bots", "away", "hidden", "new", "mid", "old"]
        assert await store.count_open(["h"]) == 6
        assert await store.count_open(["h", "g"]) == 7
        assert await store.count_open([]) == 0
        assert sorted(await store.unfinished("machi-koro")) == ["away", "bots", "hidden", "mid", "old", "runs"]
        assert await store.unfinished("alhambra") == ["new"]
        [told] = await store.lobby("running", "", EVER, 10)
        assert (told.id, told.game, told.status, told.touched, told.public) == (
            "runs",
            "machi-koro",
            "running",
            70,
            True,
        )
        assert bytes(told.summary) == b'"runs"'
        [hidden] = [one for one in await store.every_table() if one.id == "hidden"]
        assert hidden.public is False
        # How a table stands may change without a row.
        await store.set_metadata("runs", standing("over", touched=90, public=False, due=5, people=False), b'"done"')
        [told] = [one for one in await store.every_table() if one.id == "runs"]
        assert (told.status, told.touched, told.public, bytes(told.summary)) == ("over", 90, False, b'"done"')
        assert await store.due(5, "me", 10) == ["runs"]
        await store.set_metadata("runs", standing("over", touched=90, archived=True), b'"done"')
        assert "runs" not in await ids(store.lobby("over", "", EVER, 10))
        now, touched = await store.time()
        assert touched == 90
        assert abs(now - time.time() * 1000) < 3_600_000

    using(store_db, work)


@BOTH
def test_what_is_due_comes_in_order_and_open_tables_are_looked_at_some_day(store_db: str) -> None:
    async def work(store: Store) -> None:
        assert (await store.time())[1] == 0
        for name, stood in (
            ("late", standing(due=30)),
            ("soon", standing(due=10)),
            ("next", standing(due=20)),
            ("open", standing(touched=500)),
            ("runs", standing("running")),
        ):
            await store.append(first(name, stood))
        assert await store.due(30, "me", 10) == ["soon", "next", "late"]
        assert await store.due(29, "me", 10) == ["soon", "next"]
        assert await store.due(30, "me", 1) == ["soon"]
        await store.expect_open(100)
        assert await store.due(600, "me", 10) == ["soon", "next", "late", "open"]
        assert await store.due(599, "me", 10) == ["soon", "next", "late"]
        assert await store.take_lease("soon", "me", now=100, until=200)
        assert await store.take_lease("soon", "me", now=150, until=250)
        if store.shared:
            assert not await store.take_lease("soon", "you", now=250, until=300)
            assert await store.due(250, "you", 10) == ["next", "late"]
            assert await store.due(250, "me", 10) == ["soon", "next", "late"]
            assert await store.due(251, "you", 10) == ["soon", "next", "late"]
            assert await store.take_lease("soon", "you", now=251, until=300)
            assert not await store.take_lease("nothing", "you", now=251, until=300)

    using(store_db, work)


@BOTH
def test_a_row_comes_back_with_all_that_went_with_it(store_db: str) -> None:
    async def work(store: Store) -> None:
        begun = first("t", standing(), players=("p",))
        assert await store.append(begun)
        two = later("t", 2, snapshot=Snapshot(seq=2, rules=3, state=b"\0two"))
        assert await store.append(two)
        assert await store.append(later("t", 3, standing(touched=3, status="running"), players=("p", "q")))
        assert await store.append(later("t", 4, snapshot=Snapshot(seq=4, rules=4, state=b"four")))
        kept = await store.load("t")
        assert kept is not None
        assert (kept.id, kept.game, kept.host, kept.secret, kept.record) == ("t", "machi-koro", "h", b"s" * 32, None)
        assert kept.rows[:2] == [begun.row, two.row]
        assert kept.snapshot == Snapshot(seq=4, rules=4, state=b"four")
        assert [one.seq for one in await store.rows("t", 0)] == [1, 2, 3, 4]
        assert [one.seq for one in await store.rows("t", 2)] == [3, 4]
        assert await ids(store.of_player("q", False, EVER, 10)) == ["t"]
        # A summary and a record stay until there is another one.
        [told] = await store.every_table()
        assert bytes(told.summary) == b'"t"'
        assert await store.append(later("t", 5, standing("over"), record="the game", summary=b'"end"'))
        assert await store.append(later("t", 6, standing("over", archived=True)))
        kept = await store.load("t")
        assert kept is not None
        assert kept.record == "the game"
        [told] = await store.every_table()
        assert (bytes(told.summary), told.status, told.touched) == (b'"end"', "over", 1000)
        # Words of chat go away, other rows stay.
        assert await store.append(later("t", 7, unsaid=2))
        assert await store.append(later("t", 8, unsaid=1))
        rows = await store.rows("t", 0)
        assert [one.data for one in rows[:3]] == [{"é": [1]}, {"text": ""}, {"text": "hi"}]
        # What is refused changes nothing.
        assert not await store.append(later("t", 8, standing("closed"), record="false", players=("z",)))
        kept = await store.load("t")
        assert kept is not None
        assert (kept.record, len(kept.rows)) == ("the game", 8)
        assert await store.of_player("z", True, EVER, 10) == []
        assert await store.find("t", "") is None
        assert await store.load("x") is None

    using(store_db, work)


@BOTH
def test_a_reminder_waits_until_it_is_settled_or_one_of_another_kind_takes_its_place(store_db: str) -> None:
    async def work(store: Store) -> None:
        async def kept() -> list[tuple[Any, ...]]:
            query = (
                "SELECT player, table_id, kind, seq, due, sent, tries, done FROM reminders ORDER BY player, table_id"
            )
            return (await store.transaction((query, ())))[0]

        turn = NewReminder("p", "turn", 50), NewReminder("q", "turn", 60)
        for table in ("t", "u"):
            assert await store.append(first(table, standing()))
            assert await store.append(later(table, 2, reminders=turn))
        for_q = ("q", "t", "turn", 2, 60, False, 0, "[]")
        at_u = [(who, "u", "turn", 2, due, False, 0, "[]") for who, due in (("p", 50), ("q", 60))]
        assert await kept() == [("p", "t", "turn", 2, 50, False, 0, "[]"), at_u[0], for_q, at_u[1]]
        sent = "UPDATE reminders SET sent = true, tries = 2, done = '[1]' WHERE player = 'p' AND table_id = 't'"
        await store.transaction((sent, ()))
        assert await store.append(later("t", 3, reminders=(NewReminder("p", "turn", 70),)))
        assert (await kept())[0] == ("p", "t", "turn", 2, 50, True, 2, "[1]")
        assert await store.append(later("t", 4, reminders=(NewReminder("p", "flag", 80),)))
        assert await kept() == [("p", "t", "flag", 4, 80, False, 0, "[]"), at_u[0], for_q, at_u[1]]
        # What is settled by a row may be due anew because of it.
        assert await store.append(later("t", 5, settled="p", reminders=(NewReminder("p", "flag", 90),)))
        assert (await kept())[0] == ("p", "t", "flag", 5, 90, False, 0, "[]")
        assert await store.append(later("t", 6, settled="p"))
        assert await kept() == [at_u[0], for_q, at_u[1]]
        assert not await store.append(later("t", 6, settled="q", reminders=turn))
        assert await kept() == [at_u[0], for_q, at_u[1]]

    using(store_db, work)


@BOTH
def test_earlier_rows_are_rewritten_with_a_row(store_db: str) -> None:
    async def work(store: Store) -> None:
        for table in ("t", "u"):
            assert await store.append(first(table, standing()))
            assert await store.append(later(table, 2))
        told = await store.rows("t", 0)
        neutral = Row(table="t", seq=1, at=told[0].at, kind="create", data={"é": "somebody"})
        assert await store.append(later("t", 3, rewritten=(neutral,)))
        assert await store.rows("t", 0) == [neutral, told[1], later("t", 3).row]
        assert await store.rows("u", 0) == [first("u", standing()).row, later("u", 2).row]
        assert not await store.append(later("t", 3, rewritten=tuple(told)))
        assert (await store.rows("t", 0))[0] == neutral

    using(store_db, work)


@BOTH
def test_a_client_id_belongs_to_its_table(store_db: str) -> None:
    async def work(store: Store) -> None:
        for table in ("t", "u"):
            assert await store.append(first(table, standing()))
            row = Row(table=table, seq=2, at=5, kind="act", client="c")
            assert await store.append(Append(row=row))
            assert await store.find(table, "c") == row
        assert await store.find("t", "d") is None

    using(store_db, work)


@BOTH
def test_many_rows_at_once(store_db: str) -> None:
    async def work(store: Store) -> None:
        await store.append(first("t", standing()))
        wanted = [later("t", seq) for seq in range(2, 1204)]
        assert all(await asyncio.gather(*(store.append(one) for one in wanted)))
        assert await store.rows("t", 1) == [one.row for one in wanted]
        assert len(await store.rows("t", 1203 - 200)) == 200

    using(store_db, work)


@BOTH
def test_keys_and_notes(store_db: str) -> None:
    key = b""

    async def work(store: Store) -> None:
        nonlocal key
        for number in (3, 1, 2):
            token = Token(hash=f"h{number}", owner="o", player="p", name="n", label=f"l{number}", created=number)
            await keep_key(store, token)
            assert await store.token(f"h{number}") == token
        assert [one.created for one in await store.tokens("o")] == [1, 2, 3]
        assert await store.tokens("p") == []
        assert not await store.drop_token("h1", "p")
        assert await store.drop_token("h1", "o")
        assert not await store.drop_token("h1", "o")
        assert [one.hash for one in await store.tokens("o")] == ["h2", "h3"]
        assert await store.note("n") is None
        await store.set_note("n", b"one")
        await store.set_note("n", b"two")
        assert await store.note("n") == b"two"
        assert await store.ready()
        assert len(await store.note("touched") or b"") == 8192  # it was tried by writing
        assert await store.ready()
        key = await store.key()
        assert len(key) == 32
        await store.publish("nobody must answer")

    using(store_db, work)

    async def again(store: Store) -> None:
        assert await store.key() == key
        assert await store.note("n") == b"two"

    using(store_db, again)


@BOTH
def test_statements_together_are_one_transaction(store_db: str) -> None:
    async def work(store: Store) -> None:
        put = "INSERT INTO house VALUES (?1, ?2)"
        assert await store.transaction((put, ("a", b"1"))) == [[]]
        read = "SELECT name, value FROM house WHERE name = ?1"
        found = await store.transaction((put, ("b", b"2")), (read, ("b",)), notify="w")
        assert found[:2] == [[], [("b", b"2")]]
        with pytest.raises(StoreDown):
            await store.transaction((put, ("c", b"3")), (put, ("a", b"again")))
        assert await store.note("c") is None
        with pytest.raises(StoreDown):
            await store.transaction((put, ("a", b"again")))
        assert await store.transaction((read, ("a",))) == [[("a", b"1")]]

    using(store_db, work)


@BOTH
def test_what_was_promised_is_written_before_it_closes(store_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("sqlite", "postgresql"):  # one by one, so that it takes a while
        monkeypatch.setattr(f"burgomaster.server.store.{name}._MOST_IN_BATCH", 1)

    async def run() -> None:
        store = store_at(store_db)
        await store.open(lambda _: None)
        await store.append(first("t", standing()))
        waiting = [asyncio.create_task(store.append(later("t", seq))) for seq in range(2, 12)]
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await store.close()
            assert all(await asyncio.gather(*waiting))

    asyncio.run(run())

    async def work(store: Store) -> None:
        assert len(await store.rows("t", 0)) == 11

    using(store_db, work)


def test_a_file_is_closed_while_rows_are_written_and_more_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The word to stop is then found among the rows of a batch, and they are the last."""
    begun, go_on = threading.Event(), threading.Event()

    def slowly(db: sqlite3.Connection, batch: Sequence[Append]) -> list[bool]:
        begun.set()
        assert go_on.wait(120)
        return _write(db, batch)

    monkeypatch.setattr("burgomaster.server.store.sqlite._write", slowly)

    async def run() -> None:
        store = Sqlite(tmp_path / "house.sqlite")
        await store.open(lambda _: None)
        written = asyncio.create_task(store.append(first("t", standing())))
        assert await asyncio.to_thread(begun.wait, 120)
        waiting = [asyncio.create_task(store.append(later("t", seq))) for seq in (2, 3)]
        await asyncio.sleep(0)  # both are queued
        closing_it = asyncio.create_task(store.close())
        while store._queue.qsize() < 3:  # and so is the word to stop
            await asyncio.sleep(0.001)
        go_on.set()
        try:
            await asyncio.wait_for(asyncio.shield(closing_it), 60)
        finally:
            store._queue.put(None)  # whatever happened, its thread ends
        assert await asyncio.gather(written, *waiting) == [True] * 3

    asyncio.run(run())


# ---- PostgreSQL: several processes ----


@pytest.mark.parametrize("own_db", ["postgresql"], indirect=True)
def test_other_processes_hear_of_rows_and_words_and_nobody_hears_themselves(store_db: str) -> None:
    async def run() -> None:
        heard: list[list[object]] = [[], []]
        stores = [store_at(store_db), store_at(store_db)]
        for store, news in zip(stores, heard, strict=True):
            await store.open(news.append)
        async with asyncio.timeout(60):
            while heard != [[None], [None]]:  # both listen; what came before may have been missed
                await asyncio.sleep(0.01)
            here = stores[0]
            await asyncio.gather(here.append(first("t", standing())), here.append(first("u:v", standing())))
            await here.publish("hello you")
            await here.transaction(("SELECT ?1::int", (1,)), notify="and again")
            await here.transaction(("SELECT ?1::int", (2,)), ("SELECT ?1::int + ?2::int", (3, 4)))
            await keep_key(here, Token(hash="k", owner="o", player="p", name="n", label="l", created=1))
            assert await here.drop_token("k", "o")
            await stores[1].publish("end")
            while "end" not in heard[0]:
                await asyncio.sleep(0.01)
            while len(heard[1]) < 5:
                await asyncio.sleep(0.01)
        assert heard[0] == [None, "end"]
        rows = [pair for news in heard[1] if isinstance(news, list) for pair in news]
        assert sorted(rows) == [("t", 1), ("u:v", 1)]
        assert [news for news in heard[1] if isinstance(news, str)] == ["hello you", "and again", forgotten("k", "p")]
        for store in stores:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", ["sqlite", "postgresql"])
def test_an_empty_database_is_brought_up_to_date_once(
    name: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = str(tmp_path / "house.sqlite")
    if name == "postgresql":
        db = request.getfixturevalue("postgres").empty_database("from_nothing")

    async def begin(store: Store) -> None:
        assert await store.append(first("t", standing()))

    async def go_on(store: Store) -> None:
        assert await ids(store.every_table()) == ["t"]

    using(db, begin)
    monkeypatch.delattr(f"burgomaster.server.store.{name}.migrate_{name}")  # nobody asks for it again
    using(db, go_on)


@pytest.mark.parametrize("own_db", ["postgresql"], indirect=True)
def test_nothing_goes_on_after_it_is_closed(store_db: str) -> None:
    async def run() -> None:
        for _ in range(2):
            store = store_at(store_db)
            await store.open(lambda _: None)
            await store.close()
            assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(run())


def test_notes_are_short_and_leave_nothing_out() -> None:
    assert _notes("me", set()) == []
    assert _notes("me", {("t", 2), ("t", 1)}) == ["me t:1 t:2"]
    added = {(f"table-{number:04}", number) for number in range(1500)}
    notes = _notes("me", added)
    assert all(len(note) <= 7000 for note in notes)
    assert len(notes) == 4
    told = [tuple(pair.split(":")) for note in notes for pair in note.split()[1:]]
    assert [(table, int(seq)) for table, seq in told] == sorted(added)
    for size, count in ((6991, 1), (6992, 2)):  # 7000 characters, and one more
        assert len(_notes("me", {("a", 1), ("x" * size, 1)})) == count


def test_a_postgresql_that_is_away_says_so() -> None:
    address = "postgresql://nobody@127.0.0.1:1/house"

    async def run() -> None:
        with pytest.raises(bm.BurgomasterError, match="cannot use the PostgreSQL database"):
            await store_at(address).open(lambda _: None)

    asyncio.run(run())
    assert isinstance(store_at(address), Postgresql)


@pytest.mark.parametrize("own_db", ["postgresql"], indirect=True)
def test_a_database_that_is_lost_is_down_and_not_ready(store_db: str) -> None:
    async def run() -> None:
        store = Postgresql(store_db)
        await store.open(lambda _: None)
        assert await store.ready()
        await store._pool.close()
        assert await store.ready()  # as it said a moment ago
        with pytest.raises(StoreDown):
            await store.note("n")
        with pytest.raises(StoreDown):
            await store.transaction(("SELECT 1", ()), ("SELECT 2", ()))
        with pytest.raises(StoreDown):
            await store.append(first("t", standing()))
        assert not await store.ready()  # a write has failed
        await store.close()

    asyncio.run(run())


# ---- SQLite: one file ----


def test_a_file_belongs_to_one_server_and_is_nobody_elses_to_read(tmp_path: Path) -> None:
    path = tmp_path / "far" / "below" / "house.sqlite"

    async def run() -> None:
        store = store_at(str(path))
        await store.open(lambda _: None)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        with pytest.raises(bm.BurgomasterError, match="another server uses"):
            await store_at(str(path)).open(lambda _: None)
        beside = store_at(str(path), alone=False)  # administration may
        await beside.open(lambda _: None)
        assert await beside.count_open(["h"]) == 0
        await beside.close()
        await store.close()
        again = store_at(str(path))  # let go of, it can be taken again
        await again.open(lambda _: None)
        await again.close()

    asyncio.run(run())
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "text.sqlite").write_text("no database at all, only words " * 100)

    async def run(path: Path) -> None:
        for store in [store_at(str(path)), store_at(str(path))]:  # and the first one lets go of it
            with pytest.raises(bm.BurgomasterError, match=f"cannot use {path}"):
                await store.open(lambda _: None)

    asyncio.run(run(tmp_path / "file" / "house.sqlite"))
    asyncio.run(run(tmp_path / "text.sqlite"))


def test_a_file_that_cannot_be_written_is_down_until_it_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Sqlite(tmp_path / "house.sqlite")
        await store.open(lambda _: None)
        await store.append(first("t", standing()))
        assert await store.ready()
        free = [0]

        def usage(_: Any) -> Any:
            return type("Usage", (), {"free": free[0]})

        monkeypatch.setattr("burgomaster.server.store.sqlite.shutil.disk_usage", usage)
        monkeypatch.setattr("burgomaster.server.store.trial.FAILED_FOR", 0.0)
        assert await store.ready()  # as it said a moment ago
        with pytest.raises(StoreDown):  # the row would be fine, what goes with it is not
            await store.append(later("t", 2, snapshot=Snapshot(seq=None, rules=1, state=b"")))  # type: ignore[arg-type]
        assert [one.seq for one in await store.rows("t", 0)] == [1]
        assert not await store.ready()  # no room
        free[0] = (1 << 20) - 1
        assert not await store.ready()
        free[0] = 1 << 20
        assert await store.ready()
        assert await store.append(later("t", 2))
        with pytest.raises(StoreDown):
            await store._run(lambda db: db.execute("SELECT nonsense"))
        await store.close()

    asyncio.run(run())


def test_who_reads_does_not_wait_for_who_writes(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"

    async def work(store: Store) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as writer:
            writer.execute("BEGIN IMMEDIATE")
            assert await store.transaction(("SELECT count(*) FROM log", ())) == [[(0,)]]

    using(str(path), work)


def test_a_file_that_somebody_else_holds_is_said_to_be_locked(tmp_path: Path) -> None:
    path = tmp_path / "own.sqlite"
    with closing(connect(path)) as db, closing(sqlite3.connect(path, isolation_level=None)) as other:
        db.execute("PRAGMA busy_timeout = 0")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):  # there is no transaction to roll back
            _write(db, [later("t", 2)])


def test_all_but_rows_goes_through_one_connection_one_after_another(tmp_path: Path) -> None:
    inside: list[object] = []

    def how_many(db: sqlite3.Connection) -> int:
        inside.append(db)
        time.sleep(0.02)
        count = len(inside)
        inside.pop()
        return count

    async def run() -> None:
        store = Sqlite(tmp_path / "house.sqlite")
        await store.open(lambda _: None)
        assert await asyncio.gather(*(store._run(how_many) for _ in range(4))) == [1] * 4
        await store.close()

    asyncio.run(run())


def test_of_a_batch_only_what_has_lost_its_place_is_left_out(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append(first("t", standing()))
        batch: Sequence[Append] = [later("t", 2, players=("p",)), later("t", 2, players=("z",)), later("t", 3)]
        assert await asyncio.gather(*(store.append(one) for one in batch)) == [True, False, True]
        assert await ids(store.of_player("p", True, EVER, 10)) == ["t"]
        assert await store.of_player("z", True, EVER, 10) == []

    using(str(tmp_path / "house.sqlite"), work)


def test_addresses(tmp_path: Path) -> None:
    assert is_postgresql("postgres://x")
    assert is_postgresql("postgresql://x")
    assert not is_postgresql("house.sqlite")
    assert database_exists("postgresql://x")
    assert not database_exists(str(tmp_path / "house.sqlite"))
    (tmp_path / "house.sqlite").touch()
    assert database_exists(str(tmp_path / "house.sqlite"))
    with pytest.raises(bm.BurgomasterError, match="not mysql://"):
        store_at("mysql://x")
    assert store_at("postgresql://x").shared
    assert not store_at(str(tmp_path / "a.sqlite")).shared
    assert forgotten("h", "p") == '{"forgotten":"h","player":"p"}'
    assert abs(system_time() - time.time() * 1000) < 60_000


def test_what_rows_leave_out() -> None:
    row = Row(table="t", seq=1, at=2, kind="chat")
    assert (row.seat, row.client, row.data, row.rules, row.hash) == (-1, "", {}, 0, "")
    stood = Metadata(status="open", public=True, touched=1, due=None, people=False)
    assert (stood.archived, stood.ended) == (False, None)
    append = Append(row=row)
    assert (append.metadata, append.new, append.summary, append.players) == (None, None, None, ())
    assert (append.snapshot, append.record, append.unsaid) == (None, None, 0)
    assert (append.reminders, append.settled, append.rewritten) == ((), "", ())


@pytest.mark.parametrize("own_db", ["postgresql"], indirect=True)
def test_who_stops_hearing_of_others_listens_anew_and_says_that_something_may_be_missed(store_db: str) -> None:
    """The database ends a connection now and then, as when it starts anew."""

    async def work() -> None:
        listening: asyncio.Queue[object] = asyncio.Queue()
        store = store_at(store_db)
        await store.open(listening.put_nowait)
        other = await asyncpg.connect(store_db)
        try:
            for _ in range(2):
                assert await asyncio.wait_for(listening.get(), 60) is None
                ended = await other.fetch(
                    "SELECT pg_terminate_backend(pid) AS done FROM pg_stat_activity "
                    "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
                assert [one["done"] for one in ended] == [True]
            assert await asyncio.wait_for(listening.get(), 60) is None
        finally:
            await other.close()
            await store.close()

    asyncio.run(work())
