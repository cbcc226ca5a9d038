"""Who is forgotten stays forgotten, whatever was under way: table by table, on both stores, and over HTTP."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from burgomaster.server.house import House
from burgomaster.server.people import kept
from burgomaster.server.people.store import PeopleStore
from burgomaster.server.store import store_at
from burgomaster.server.store.base import Store
from burgomaster.server.store.rows import Token
from burgomaster.tables.forgotten import forget
from burgomaster.tables.judging import talk
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Setup
from tests.server.channels import wait_until
from tests.server.conftest import BOTH, EITHER
from tests.server.people import Client, HouseProcess, together
from tests.server.postgres import Postgres
from tests.server.store.test_promises import first, standing
from tests.server.store.test_store import keep_key, using
from tests.server.test_devices import everything_in, me

ANNA, BRAM = Person("a" * 32, "Anna", device="1"), Person("b" * 32, "Bram", device="2")

# By table and the column that names somebody: a row that names {who}.
ROWS = {
    ("people", "id"): "INSERT INTO people VALUES ('{who}', 'Anna', '{{}}') ON CONFLICT DO NOTHING",
    ("devices", "player"): "INSERT INTO devices (id, player, name, created, seen) VALUES ('x', '{who}', '', 1, 1)",
    ("recovery_codes", "player"): "INSERT INTO recovery_codes VALUES ('{who}', 'h', 1, 0)",
    ("device_links", "player"): "INSERT INTO device_links VALUES ('h', '{who}', 9)",
    ("subscriptions", "player"): "INSERT INTO subscriptions VALUES ('s', '{who}', '1', '', '', '', 5)",
    ("mail_addresses", "player"): "INSERT INTO mail_addresses VALUES ('{who}', 'a@b', 1, '')",
    ("reminders", "player"): "INSERT INTO reminders VALUES ('{who}', 't', 'turn', 1, 1, false, 0, '[]')",
    ("notes", "player"): "INSERT INTO notes VALUES ('{who}', 't', 1, 'words', 1)",
    ("waiting", "player"): "INSERT INTO waiting VALUES ('{who}', 'Anna', 'alhambra', 2, 'now', 1, 1, '', 0)",
    ("plans", "player"): "INSERT INTO plans VALUES ('{who}', 't', '1', '{{}}', 'waiting', 0, '{{}}')",
    ("reviewed", "player"): "INSERT INTO reviewed VALUES ('{who}', 't', 0.5, 0.5)",
    ("fresh_starts", "player"): "INSERT INTO fresh_starts VALUES ('{who}', 1)",
    ("unlisted", "player"): "INSERT INTO unlisted VALUES ('{who}')",
    ("seen_from", "player"): "INSERT INTO seen_from VALUES ('{who}', 'n', 1)",
    ("withdrawn_ratings", "player"): "INSERT INTO withdrawn_ratings VALUES ('{who}', 1, NULL, 'o', '')",
    ("shunned", "player"): "INSERT INTO shunned VALUES ('{who}', 'w', 'Willem', 1)",
    ("shunned", "whom"): "INSERT INTO shunned VALUES ('w', '{who}', 'Anna', 1)",
    ("tokens", "owner"): "INSERT INTO tokens VALUES ('h', '{who}', 'p', 'n', 'l', 1, 0)",
}
NAMED = pytest.mark.parametrize("named", ROWS, ids="-".join)


@asynccontextmanager
async def another_process(db: str, statement: str) -> AsyncIterator[Callable[[], Any]]:
    """A process whose transaction has run a statement; it commits when it is told to."""
    if "://" in db:
        there = await asyncpg.connect(db)
        begun = there.transaction()
        await begun.start()
        await there.execute(statement)
        yield begun.commit
        await there.close()
        return
    file = sqlite3.connect(db, isolation_level=None, check_same_thread=False)
    file.execute("BEGIN IMMEDIATE")
    file.execute(statement)
    yield partial(asyncio.to_thread, file.execute, "COMMIT")
    file.close()


async def count(store: Store, table: str, column: str, who: str) -> int:
    ((found,),) = (await store.transaction((f"SELECT count(*) FROM {table} WHERE {column} = ?1", (who,))))[0]
    return int(found)


def test_what_is_deleted_is_what_is_tried_here() -> None:
    assert {("people", "id"), *kept.DELETED} == set(ROWS)


@BOTH
@NAMED
def test_a_late_row_goes(store_db: str, named: tuple[str, str]) -> None:
    """The other process writes first, and commits last."""
    table, column = named

    async def work(store: Store) -> None:
        people = PeopleStore(store)
        await people.add_device(ANNA, "", 1)
        async with another_process(store_db, ROWS[named].format(who=ANNA.id)) as commit:
            forgetting = asyncio.create_task(people.forget(ANNA.id))
            await asyncio.sleep(0.3)  # time to do it wrong
            await commit()
            await forgetting
        assert await count(store, table, column, ANNA.id) == 0

    using(store_db, work)


@BOTH
@NAMED
def test_no_row_is_kept(store_db: str, named: tuple[str, str]) -> None:
    async def work(store: Store) -> None:
        people = PeopleStore(store)
        for person in (ANNA, BRAM):
            await people.add_device(person, "", 1)
        await people.forget(ANNA.id)
        for person in (ANNA, BRAM):  # each alone, and with others as in a transaction
            await store.transaction((ROWS[named].format(who=person.id), ()))
            await store.transaction(("DELETE FROM unlisted", ()), ("INSERT INTO unlisted VALUES (?1)", (person.id,)))
            assert await count(store, *named, person.id) == (person is BRAM)
            await store.transaction((f"DELETE FROM {named[0]}", ()))

    using(store_db, work)


@BOTH
def test_programs_are_forgotten_with_their_owner(store_db: str) -> None:
    async def work(store: Store) -> None:
        people = PeopleStore(store)
        await people.add_device(ANNA, "", 1)
        await keep_key(store, Token(hash="k", owner=ANNA.id, player="program", name="Deep", label="", created=1))
        await store.transaction((ROWS["notes", "player"].format(who="program"), ()))
        async with another_process(store_db, ROWS["fresh_starts", "player"].format(who="program")) as commit:
            forgetting = asyncio.create_task(people.forget(ANNA.id))
            await asyncio.sleep(0.3)
            await commit()
            assert await forgetting == (("1",), (("k", "program"),))
        assert await people.to_forget() == [ANNA.id, "program"]
        assert await store.token("k") is None
        await people.forget("program")  # as whoever goes through the tables does
        assert await count(store, "notes", "player", "program") == 0
        assert await count(store, "fresh_starts", "player", "program") == 0

    using(store_db, work)


@BOTH
def test_who_sits_down_while_they_are_forgotten_is_forgotten_there_too(store_db: str) -> None:
    async def work(store: Store) -> None:
        people = PeopleStore(store)
        await people.add_device(ANNA, "", 1)
        await people.forget(ANNA.id)
        await people.forgotten(ANNA.id)
        assert await people.to_forget() == []
        await store.append(first("t", standing(), players=(ANNA.id, BRAM.id)))
        await store.append(first("u", standing(), host=ANNA.id))  # with bots alone
        assert await people.to_forget() == [ANNA.id]
        assert await people.tables_of(ANNA.id) == ["t", "u"]
        for table in "tu":
            await people.forgotten_at(ANNA.id, table)
        assert await people.to_forget() == []
        assert await people.tables_of(BRAM.id) == ["t"]

    using(store_db, work)


def test_nothing_is_said_by_who_is_forgotten(tmp_path: Path) -> None:
    """What they were about to say when they were forgotten would stay for good."""

    async def run() -> None:
        house = House(store_at(str(tmp_path / "own.sqlite")))
        await house.open()
        live = await house.create(Setup("machi-koro", 2), ANNA)
        await live.submit(lambda table: talk.chat(table, ANNA, "here"))
        await live.submit(lambda table: forget(table, ANNA.id))
        with pytest.raises(Refused) as refused:
            await live.submit(lambda table: talk.chat(table, ANNA, "still here"))
        assert refused.value.status == 401
        await house.close()

    asyncio.run(run())


@EITHER
def test_coming_in_while_one_is_forgotten_brings_nobody_back(own_db: str) -> None:
    house = HouseProcess(own_db)
    for _ in range(6):
        anna = Client(house.port, "Annabella")
        code = anna.ok("/api/me/code")["code"]
        comers = [Client(house.port) for _ in range(3)]
        works = [partial(one.post, "/api/me/devices/enter", {"code": code}) for one in comers]
        together([*works, partial(anna.post, "/api/me/forget")])
        assert [me(one) for one in (anna, *comers)] == [None] * 4
    house.close()


def test_two_processes_do_not_bring_somebody_back(postgres: Postgres) -> None:
    db = postgres.database("gone_from_both")
    here, there = HouseProcess(db), HouseProcess(db)
    for _ in range(6):
        anna = Client(here.port, "Annabella")
        code = anna.ok("/api/me/code")["code"]
        again, linking, making, waiting, opening = (Client(there.port, cookie=anna.cookie) for _ in range(5))
        comer = Client(there.port)
        together(
            [
                partial(comer.post, "/api/me/devices/enter", {"code": code}),
                partial(linking.post, "/api/me/devices/link"),
                partial(making.post, "/api/tokens", {"name": "Deep Town"}),
                partial(waiting.post, "/api/waiting", {"game": "machi-koro", "players": 4, "pace": "days"}),
                partial(opening.post, "/api/tables", {"game": "machi-koro", "players": 2}),
                partial(anna.post, "/api/me/forget"),
            ]
        )
        wait_until(lambda: [me(one) for one in (anna, again, comer)] == [None] * 3)  # noqa: B023
    here.stop()
    there.stop()
    here.start()  # it goes on where it was
    wait_until(lambda: "Annabella" not in everything_in(db))
    wait_until(lambda: "Deep Town" not in everything_in(db))
    here.close()
    there.close()


@EITHER
def test_tables_of_bots_alone_forget_their_host(own_db: str) -> None:
    house = HouseProcess(own_db)
    anna = Client(house.port, "Annabella")
    bots = ["random", "random"]
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "bots": bots})["id"]
    log, bram = f"/api/tables/{table}/log?after=0", Client(house.port)
    assert "Annabella" in str(bram.get(log)[1])
    anna.ok("/api/me/forget")
    wait_until(lambda: "Annabella" not in str(bram.get(log)[1]))
    house.stop()
    assert "Annabella" not in everything_in(own_db)
    house.close()


def test_who_was_shunned_is_taken_off_others_lists(house: HouseProcess) -> None:
    anna, bram = Client(house.port, "Annabella"), Client(house.port, "Bram")
    bram.ok("/api/me/blocked", {"player": anna.id, "blocked": True, "name": "Annabella"})
    anna.ok("/api/me/forget")
    assert bram.get("/api/me/blocked")[1]["blocked"] == []


def test_forty_at_once_are_no_more_devices_than_there_may_be(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    code = anna.ok("/api/me/code")["code"]
    comers = [Client(house.port) for _ in range(40)]
    answers = together([partial(one.post, "/api/me/devices/enter", {"code": code}) for one in comers])
    assert sorted(status for status, _ in answers) == [200] * 19 + [409] * 21
    assert len(anna.get("/api/me/devices")[1]["devices"]) == 20


def test_forty_keys_at_once_are_no_more_than_there_may_be(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    twins = [Client(house.port, cookie=anna.cookie) for _ in range(40)]
    answers = together([partial(one.post, "/api/tokens", {"name": "Deep Town"}) for one in twins])
    assert sorted(status for status, _ in answers) == [200] * 20 + [409] * 20


@BOTH
def test_the_limit_of_devices_holds_between_processes(store_db: str) -> None:
    async def work(store: Store) -> None:
        people = PeopleStore(store)
        await people.add_device(ANNA, "", 1)
        await people.set_code(ANNA, "code", 1)
        alone = f"UPDATE people SET name = name WHERE id = '{ANNA.id}'"
        async with another_process(store_db, alone) as commit:  # it makes the second device
            entering = asyncio.create_task(people.enter(replace(ANNA, device="3"), "code", "code", "", 1, 2))
            await asyncio.sleep(0.3)
            assert not entering.done()
            await commit()
            assert await entering
        assert not await people.enter(replace(ANNA, device="4"), "code", "code", "", 1, 2)

    using(store_db, work)
