"""Both stores keep the same promises: one suite over both. And what is kept can be read by later versions."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import burgomaster as bm
from burgomaster.server.frames import Frame
from burgomaster.server.house import House
from burgomaster.server.identity import Identity
from burgomaster.server.live_table import LiveTable
from burgomaster.server.store import store_at
from burgomaster.server.store.base import Statement, Store, StoreDown
from burgomaster.server.store.postgresql import Postgresql
from burgomaster.server.store.rows import Append, Metadata, NewTable, Token
from burgomaster.tables.judging import moves, seating, talk
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row, Snapshot, Stored
from burgomaster.tables.setup import Setup
from burgomaster.tables.table import NOBODY, digest, fold
from burgomaster.tables.value import as_data
from tests.parts import fewest
from tests.server.channels import wait_until
from tests.server.conftest import BOTH
from tests.server.people import Client, HouseProcess, table_of
from tests.unix import of_unix

LOGS = Path(__file__).parent / "logs"


def using(db: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_at(db)
        await store.open(lambda _: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def keep_key(store: Store, key: Token) -> None:
    """Keep a program's key, whoever its owner is."""
    marks = ", ".join(f"?{number}" for number in range(1, 8))
    await store.transaction((f"INSERT INTO tokens VALUES ({marks})", msgspec.structs.astuple(key)))


class Overheard:
    """A store, and all that it was asked to tell other processes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.told: list[str] = []

    async def tokens(self, owner: str) -> list[Token]:
        return await self.store.tokens(owner)

    async def transaction(self, *statements: Statement, notify: str = "") -> list[list[tuple[Any, ...]]]:
        self.told.append(notify)
        return await self.store.transaction(*statements, notify=notify)


def row(
    table: str, seq: int, client: str = "", due: int | None = None, status: str = "open", public: bool = True
) -> Append:
    return Append(
        row=Row(table=table, seq=seq, at=1000 + seq, kind="chat", seat=1, client=client, data={"text": f"hé {seq}"}),
        metadata=Metadata(status=status, public=public, touched=1000 + seq, due=due, people=True),
        new=NewTable(game="machi-koro", host="h", secret=b"s" * 32) if seq == 1 else None,
        summary=b"{}" if seq == 1 else None,
        players=("p1", "p2") if seq == 1 else (),
        snapshot=Snapshot(seq=seq, rules=1, state=bytes(range(256))) if seq == 2 else None,
        record="the end" if status == "over" else None,
    )


@BOTH
def test_a_seq_and_a_client_id_are_taken_only_once(store_db: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append(row("t1", 1))
        assert await store.append(row("t1", 2, client="a"))
        assert not await store.append(row("t1", 2))
        assert not await store.append(row("t1", 3, client="a"))
        # Many at once, some of which lose: the others are stored.
        results = await asyncio.gather(
            *(store.append(row("t1", seq)) for seq in (2, 3)), *(store.append(row(f"x{n}", 1)) for n in range(50))
        )
        assert results == [False, True] + [True] * 50
        # The same place twice at once: one of them has it, and all that goes with it is that one's.
        twins = [row("twin", 1), msgspec.structs.replace(row("twin", 1), new=None, record="another")]
        assert await asyncio.gather(*(store.append(twin) for twin in twins)) == [True, False]
        twin = await store.load("twin")
        assert twin is not None
        assert (twin.rows, twin.secret, twin.record) == ([twins[0].row], b"s" * 32, None)
        found = await store.find("t1", "a")
        assert found is not None
        assert found.seq == 2
        assert await store.find("t1", "b") is None
        stored = await store.load("t1")
        assert stored is not None
        assert [one.seq for one in stored.rows] == [1, 2, 3]
        assert stored.rows[1] == row("t1", 2, client="a").row
        assert stored.snapshot == Snapshot(seq=2, rules=1, state=bytes(range(256)))
        assert (stored.secret, stored.record) == (b"s" * 32, None)
        assert [one.seq for one in await store.rows("t1", 1)] == [2, 3]
        assert await store.load("nothing") is None

    using(store_db, work)


@BOTH
def test_lists_leases_and_keys(store_db: str) -> None:
    async def work(store: Store) -> None:
        for number in range(5):
            await store.append(row(f"t{number}", 1, due=number * 10))
        await store.append(row("t0", 2, status="over"))
        assert [one.id for one in await store.lobby("over", "", 10**9, 10)] == ["t0"]
        assert len(await store.lobby("open", "machi-koro", 10**9, 3)) == 3
        assert await store.lobby("open", "alhambra", 10**9, 3) == []
        assert {one.id for one in await store.of_player("p1", False, 10**9, 10)} == {f"t{n}" for n in range(5)}
        for seq in (1, 2, 3):  # touched last
            await store.append(row("hidden", seq, public=False))
        assert [one.id for one in await store.of_player("p1", False, 10**9, 1)] == ["t0"]  # not an empty page
        assert "hidden" in [one.id for one in await store.of_player("p1", True, 10**9, 10)]
        assert await store.count_open(["h"]) == 5
        assert len(await store.every_table()) == 6
        assert await store.due(25, "me", 10) == ["t1", "t2"]
        assert await store.take_lease("t1", "me", now=100, until=200)
        if store.shared:
            assert not await store.take_lease("t1", "you", now=150, until=250)
            assert await store.take_lease("t1", "me", now=150, until=250)
            assert await store.due(240, "you", 10) == ["t2", "t3", "t4"]
            assert await store.take_lease("t1", "you", now=251, until=300)  # a lost one is taken over
        assert await store.key() == await store.key()
        token = Token(hash="f" * 64, owner="o", player="p", name="n", label="l", created=5)
        await keep_key(store, token)
        assert await store.token("f" * 64) == token
        assert await store.tokens("o") == [token]
        assert not await store.drop_token("f" * 64, "somebody else")
        assert await store.drop_token("f" * 64, "o")
        assert await store.token("f" * 64) is None
        assert await store.ready()

    using(store_db, work)


def test_the_writer_goes_on_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    writes = 0
    problems = RuntimeError("nobody has thought of this"), OverflowError()

    async def write(batch: list[Append]) -> set[tuple[str, int]]:
        nonlocal writes
        writes += 1
        if writes <= len(problems):
            raise problems[writes - 1]
        return {(append.row.table, append.row.seq) for append in batch}

    async def run() -> None:
        store = Postgresql("postgresql://nobody@127.0.0.1:1/house")
        monkeypatch.setattr(store, "_write", write)
        writer = asyncio.create_task(store._write_on())
        for told in ("nobody has thought of this", "OverflowError"):
            with pytest.raises(StoreDown, match=f"^{told}$"):
                await store.append(row("t1", 1))
        async with asyncio.timeout(120):
            assert await store.append(row("t1", 1))
            gone, after = (asyncio.create_task(store.append(row("t1", seq))) for seq in (2, 3))
            await asyncio.sleep(0)  # both wait to be written
            gone.cancel()  # and one has nobody any more who wants to know
            assert await after
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)

    asyncio.run(run())


def test_a_full_disk_loses_nothing_and_is_said(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    resource = of_unix("resource")
    soft, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    body = {"action": "throw 1", "seq": 3, "client_id": "once"}
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (4096, hard))  # no file may grow
    assert people[0].refused(f"/api/tables/{table}/actions", body) == (503, "store")
    assert people[0].refused("/api/tokens", {"name": "Deep Town"}) == (503, "store")
    assert people[0].refused("/api/tables", {"game": "machi-koro", "players": 2}) == (503, "store")
    assert people[0].get(f"/api/tables/{table}")[1]["seq"] == 3
    assert (people[0].get("/ready")[0], people[0].get("/health")[0]) == (503, 200)
    assert "\nburgomaster_store_away 1\n" in people[0].get("/metrics")[1]
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (soft, hard))
    wait_until(lambda: people[0].get("/ready")[0] == 200)  # that it was not is believed for a moment
    assert people[0].ok(f"/api/tables/{table}/actions", body) == {"seq": 4}
    assert people[0].ok(f"/api/tables/{table}/actions", body) == {"seq": 4}
    house.kill()
    house.start()
    assert people[0].get(f"/api/tables/{table}")[1]["seq"] == 4
    house.close()


# ---- Saved logs ----


class Kept:
    """A store that only remembers, for tables played without a server."""

    shared = False

    def __init__(self) -> None:
        self.rows: list[Row] = []

    async def append(self, append: Append) -> bool:
        self.rows.append(append.row)
        return True


def test_a_stored_row_has_happened_even_if_it_cannot_be_told(caplog: pytest.LogCaptureFixture) -> None:
    heard: list[int] = []

    def broken(live: LiveTable, frame: Frame) -> None:
        raise OSError("too many open files")

    async def play() -> None:
        house = House(Kept())  # type: ignore[arg-type]
        house.identity = Identity(b"k" * 32)
        house.listeners += [broken, lambda _, frame: heard.append(frame.row.seq)]
        live = await house.create(Setup("machi-koro", 2), Person("a" * 32, "Anna"))
        bram = Person("b" * 32, "Bram")
        assert await live.submit(lambda t: seating.join(t, bram, house.identity, None, None)) == 2

    asyncio.run(play())
    assert heard == [2]
    assert "a listener failed" in caplog.text


def test_who_has_talked_enough_can_still_play_and_so_can_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk_on() -> None:
        rows = Kept()
        house = House(rows)  # type: ignore[arg-type]
        house.identity = Identity(b"k" * 32)
        anna, bram = Person("a" * 32, "Anna"), Person("b" * 32, "Bram")
        live = await house.create(Setup("machi-koro", 2, options={"start": "A"}), anna)
        await live.submit(lambda t: seating.join(t, bram, house.identity, None, None))
        await live.submit(lambda t: seating.start(t, anna, live.secret, 0))
        for number in range(4):
            await live.submit(lambda t, number=number: talk.ignore(t, anna, 1, number % 2 == 0))  # type: ignore[misc]
        for talking in (
            lambda t: talk.ignore(t, anna, 1, True),
            lambda t: talk.chat(t, anna, "and another thing"),
            lambda t: talk.mute(t, anna, 1, True),
        ):
            with pytest.raises(Refused, match="talked-enough"):
                await live.submit(talking)
        await live.submit(lambda t: talk.chat(t, bram, "my turn"))
        await live.submit(lambda t: moves.act(t, anna, "throw 1", t.seq, "en", live.secret))
        # What is so already is no row.
        seq = live.table.seq
        assert await live.submit(lambda t: talk.ignore(t, anna, 1, False)) == seq
        assert [seat.talked for seat in live.table.seats] == [4, 1]
        assert live.table.acted == 4
        stored = Stored(id="x", game="machi-koro", host="h", secret=b"", rows=rows.rows, snapshot=None, record=None)
        assert [seat.talked for seat in fold(stored).seats] == [4, 1]
        assert fold(stored).talk == 5

    monkeypatch.setattr("burgomaster.tables.judging.budget.MOST_TALK", 4)
    asyncio.run(talk_on())


async def random_table(game: str, players: int, seed: int, length: int, look: Callable[[Frame], None]) -> list[Row]:
    """A table with random moves; its log."""
    kept = Kept()
    house = House(kept)  # type: ignore[arg-type]
    house.identity = Identity(b"k" * 32)
    house.listeners.append(lambda _, frame: look(frame))
    people = [Person(f"{place:032x}", f"Player {place}") for place in range(players)]
    live = await house.create(Setup(game, players), people[0])
    for person in people[1:]:
        await live.submit(lambda t, person=person: seating.join(t, person, house.identity, None, None))  # type: ignore[misc]
    await live.submit(lambda t: seating.start(t, people[0], live.secret, 0))
    rng = random.Random(seed)
    for _ in range(length):
        table = live.table
        if table.status != "running" or table.position is None:
            break
        action = rng.choice(list(islice(table.position.iter_actions(), 200)))
        await live.submit(lambda t: moves.act(t, people[table.turn], str(action), t.seq, "en", live.secret))  # noqa: B023
    return kept.rows


@pytest.mark.parametrize("game", bm.games())
def test_saved_logs_of_earlier_versions_still_replay(game: str) -> None:
    """Written once for each version of the rules, by `python -m tests.server.store.test_store`, and never changed."""
    rules = bm.start(game, fewest(game)).setting.game.SPEC.rules
    files = sorted(LOGS.glob(f"{game}.rules-*.json"))
    assert LOGS / f"{game}.rules-{rules}.json" in files
    for file in files:
        rows = [Row(**row) for row in msgspec.json.decode(file.read_bytes())]
        table = fold(Stored(id="x", game=game, host="h", secret=b"", rows=rows, snapshot=None, record=None))
        current = file.name == f"{game}.rules-{rules}.json"
        assert table.stuck == ("" if current else "older")
        assert table.seq == rows[-1].seq
        if current:
            assert table.position is not None
            assert digest(table.position.packed()) == rows[-1].hash


def _hold_against_the_rules(frame: Frame) -> None:
    """What every seat would be told, against what the rules let it know."""
    position = frame.after.position
    if position is None:
        return
    public = msgspec.json.decode(msgspec.json.encode(position.view()["state"]))
    for seat in (NOBODY, *range(position.players)):
        told = msgspec.json.decode(frame.message(seat, "en", current=True))
        assert told["view"]["state"] == public
        own = {**told["view"]["state"], **(told["you"]["state"] if told["you"] else {})}
        allowed = position.view(None if seat == NOBODY else seat)
        assert own == msgspec.json.decode(msgspec.json.encode(allowed["state"]))
        acting = told["you"]["actions"] if told["you"] and frame.after.status == "running" else []
        assert [one["text"] for one in acting] == (allowed["actions"] if frame.after.status == "running" else [])


@pytest.mark.parametrize("game", bm.games())
def test_what_seats_are_told_is_what_the_rules_allow(game: str) -> None:
    numbers = bm.start(game, fewest(game)).setting.game.SPEC.players
    for seed in range(3):
        asyncio.run(random_table(game, numbers[seed % len(numbers)], seed, 60, _hold_against_the_rules))


@pytest.mark.long
@pytest.mark.parametrize("game", bm.games())
def test_what_seats_are_told_is_what_the_rules_allow_in_a_thousand_games(game: str) -> None:
    most = bm.start(game, fewest(game)).setting.game.SPEC.players[-1]
    for seed in range(1000 if game != "monopoly-builder" else 200):
        asyncio.run(random_table(game, 2 + seed % (most - 1), seed, 400, _hold_against_the_rules))


def write_missing_logs() -> None:
    LOGS.mkdir(exist_ok=True)
    for game in bm.games():
        file = LOGS / f"{game}.rules-{bm.start(game, fewest(game)).setting.game.SPEC.rules}.json"
        if not file.exists():
            rows = asyncio.run(random_table(game, 3, 1, 120, lambda _: None))
            file.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(as_data(row)) for row in rows) + b"\n]\n")


if __name__ == "__main__":
    write_missing_logs()
