"""A game with anybody: who wishes for the same is brought together, once, through races, restarts and two processes."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from burgomaster.server.store.base import Store
from burgomaster.server.waiting_store import Waiter, WaitingStore, Wish
from tests.server.conftest import BOTH, EITHER
from tests.server.people import Client, HouseProcess, together
from tests.server.postgres import Postgres
from tests.server.store.test_store import using
from tests.server.test_operator import Admin

THREE = {"game": "machi-koro", "players": 3}


def look(person: Client) -> Any:
    status, told = person.get("/api/waiting")
    assert status == 200, told
    return told["waiting"]


def seats(person: Client, table: str) -> list[dict[str, Any]]:
    whole = person.get(f"/api/tables/{table}")[1]
    assert whole["you"] is not None
    return list(whole["table"]["seats"])


def everybody(port: int, *names: str) -> list[Client]:
    return [Client(port, name) for name in names]


@EITHER
def test_three_who_want_the_same_sit_at_one_table(own_db: str) -> None:
    house = HouseProcess(own_db)
    anna, bram, carl, dora = everybody(house.port, "Anna", "Bram", "Carl", "Dora")
    first = anna.ok("/api/waiting", THREE)
    assert (first["people"], first["table"], first["bots"]) == (1, None, False)
    dora.ok("/api/waiting", {**THREE, "players": 2})  # she wants something else
    assert bram.ok("/api/waiting", THREE)["people"] == 2
    assert look(anna)["people"] == 2
    assert anna.refused("/api/waiting/fill") == (409, "too-soon-for-bots")
    house.kill()
    house.start()
    assert look(anna)["people"] == 2  # the list outlives the process
    table = carl.ok("/api/waiting", THREE)["table"]
    assert [look(one)["table"] for one in (anna, bram, carl)] == [table] * 3
    assert sorted(seat["name"] for seat in seats(anna, table)) == ["Anna", "Bram", "Carl"]
    assert look(dora)["table"] is None
    whole = carl.get(f"/api/tables/{table}")[1]
    assert (whole["table"]["status"], whole["table"]["host"]) == ("open", carl.id)  # the pages begin it
    assert (whole["setup"]["public"], whole["setup"]["clock"]["kind"]) == (False, "move")
    carl.ok(f"/api/tables/{table}/start")
    anna.ok("/api/waiting/leave")
    assert look(anna) is None
    house.close()


def test_a_game_of_days_begins_without_anybody_there(house: HouseProcess) -> None:
    wish = {"game": "alhambra", "players": 2, "pace": "days"}
    anna, bram = everybody(house.port, "Anna", "Bram")
    assert anna.ok("/api/waiting", wish)["table"] is None
    table = bram.ok("/api/waiting", wish)["table"]
    whole = anna.get(f"/api/tables/{table}")[1]
    assert whole["table"]["status"] == "running"
    assert (whole["setup"]["clock"]["kind"], whole["setup"]["clock"]["seconds"]) == ("correspondence", 172_800)


@EITHER
def test_bots_fill_the_table_for_all_who_wait(own_db: str) -> None:
    house = HouseProcess(own_db, "--fill-seconds", "0")
    anna, bram, carl = everybody(house.port, "Anna", "Bram", "Carl")
    assert carl.refused("/api/waiting/fill") == (409, "not-waiting")
    wish = {**THREE, "players": 4}
    anna.ok("/api/waiting", wish)
    assert bram.ok("/api/waiting", wish)["bots"]
    table = anna.ok("/api/waiting/fill")["table"]
    assert anna.ok("/api/waiting/fill")["table"] == look(bram)["table"] == table
    assert sorted(seat["kind"] for seat in seats(bram, table)) == ["bot", "bot", "person", "person"]
    anna.ok(f"/api/tables/{table}/start")
    house.close()


def test_nobody_meets_whom_they_have_blocked(house: HouseProcess) -> None:
    wish = {"game": "monopoly-builder", "players": 2}
    anna, bram, carl = everybody(house.port, "Anna", "Bram", "Carl")
    anna.ok("/api/me/blocked", {"player": bram.id, "blocked": True})
    assert anna.ok("/api/waiting", wish)["table"] is None
    assert bram.ok("/api/waiting", wish)["table"] is None  # nor is he told why
    assert (look(anna)["people"], look(bram)["people"]) == (1, 1)
    table = carl.ok("/api/waiting", wish)["table"]
    assert look(anna)["table"] == table  # she waited longest
    assert look(bram)["table"] is None
    bram.ok("/api/waiting/leave")


def test_what_nobody_can_wait_for_is_refused(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    for wish in (
        {"game": "chess", "players": 2},
        {"game": "machi-koro", "players": 6},
        {"game": "machi-koro", "players": 1},
        {**THREE, "pace": "never"},
        {**THREE, "public": True},
    ):
        assert anna.refused("/api/waiting", wish)[0] == 422
    assert look(anna) is None
    assert look(Client(house.port)) is None
    assert Client(house.port).refused("/api/waiting", THREE) == (401, "who")
    program = Client(house.port, token=anna.ok("/api/tokens", {"name": "Deep Town"})["token"])
    assert program.refused("/api/waiting", THREE) == (403, "people-only")


def test_twelve_at_once_make_four_tables_in_two_processes(postgres: Postgres) -> None:
    """Everybody sits at one table only, and every table is full."""
    db = postgres.database("waiting_two")
    houses = [HouseProcess(db), HouseProcess(db)]
    people = [Client(houses[n % 2].port, f"P{n}") for n in range(12)]
    together([partial(person.ok, "/api/waiting", THREE) for person in people])
    for _ in range(20):  # whoever lost a race looks again, as the page does
        found = [look(person)["table"] for person in people]
        if all(found):
            break
    assert len(set(found)) == 4
    for table in set(found):
        mine = [person for person, at in zip(people, found, strict=True) if at == table]
        assert {seat["player"] for seat in seats(mine[0], table)} == {person.id for person in mine}
    for person in people:
        assert len(person.get(f"/api/players/{person.id}/tables")[1]["tables"]) == 1
    for house in houses:
        house.close()


def test_closed_doors_open_no_table_and_lose_no_place(house: HouseProcess, capsys: pytest.CaptureFixture[str]) -> None:
    """The promise of a table is taken back where none can be opened."""
    wish = {"game": "alhambra", "players": 3}
    admin, people = Admin(house, capsys), everybody(house.port, "Anna", "Bram", "Carl")
    for person in people[:2]:
        person.ok("/api/waiting", wish)
    admin("doors", "--tables", "closed")
    assert people[2].refused("/api/waiting", wish) == (403, "no-new-tables")
    admin("doors", "--tables", "open")
    table = look(people[0])["table"]
    assert table
    assert [look(person)["table"] for person in people] == [table] * 3


@BOTH
def test_who_waits_stands_on_the_list_once_and_is_given_one_table(store_db: str) -> None:
    wish = Wish("alhambra", 3, "now")
    anna, bram = Waiter("anna", "Anna", wish, 20, 50), Waiter("bram", "Bram", wish, 10, 60)
    cora = Waiter("cora", "Cora", wish, 10, 70)
    others = [
        Waiter("dirk", "Dirk", other, 1, 90) for other in (Wish("machi-koro", 3, "now"), Wish("alhambra", 4, "now"))
    ]

    async def work(store: Store) -> None:
        waiting = WaitingStore(store)
        for waiter in (replace(anna, name="Annie", wish=Wish("alhambra", 5, "days"), since=3), anna, cora, bram):
            await waiting.put(waiter)
        for other in (*others, Waiter("dirk", "Dirk", Wish("alhambra", 3, "days"), 1, 90)):
            await waiting.put(other)
            assert await waiting.alike(other.wish, 0, 9) == [other]
            assert await waiting.alike(wish, 0, 9) == [bram, cora, anna]
        assert await waiting.alike(wish, 60, 9) == [bram, cora]
        assert await waiting.alike(wish, 0, 1) == [bram]
        assert await waiting.seen("anna", 65) == replace(anna, seen=65)
        assert await waiting.seen("erik", 65) is None
        # A table for all of them, or for none.
        assert await waiting.claim(["anna", "bram"], "t", 80)
        assert await waiting.seen("bram", 66) == replace(bram, seen=66, table="t", seated=80)
        assert await waiting.alike(wish, 0, 9) == [cora]
        assert not await waiting.claim(["cora", "bram"], "u", 81)
        assert await waiting.alike(wish, 0, 9) == [cora]
        assert await waiting.seen("bram", 67) == replace(bram, seen=67, table="t", seated=80)
        await waiting.release("t")
        assert await waiting.alike(wish, 0, 9) == [replace(bram, seen=67), cora, replace(anna, seen=65)]
        await waiting.claim(["anna"], "v", 82)
        await waiting.put(anna)  # who wishes anew has no table any more
        await waiting.remove("cora")
        assert await waiting.alike(wish, 0, 9) == [replace(bram, seen=67), anna]
        await waiting.remove_older(67)
        assert await waiting.alike(wish, 0, 9) == [replace(bram, seen=67)]
        assert await waiting.seen("dirk", 95) is not None

    using(store_db, work)
    for pace in ("now", "days"):  # as the page asks
        assert convert({"game": "alhambra", "players": 3, "pace": pace}, Wish).pace == pace
