"""A club night of scripted people: rounds, latecomers, leavers, restarts, tables the host ends, results."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from burgomaster.server.backup import backup, restore
from burgomaster.server.club.evening import ClubGuest, Evening, EveningPlan
from burgomaster.server.club.store import ClubStore
from burgomaster.server.store.base import Store
from tests.server.conftest import BOTH, EITHER
from tests.server.people import Client, HouseProcess, together
from tests.server.postgres import Postgres
from tests.server.store.test_store import using
from tests.server.test_manners_live import wait_for

PLAN = {"games": ["machi-koro", "alhambra"], "rounds": 3, "seats": 4, "seconds": 0}


class Club:
    """An evening as its host sees it."""

    def __init__(self, port: int, **plan: Any) -> None:
        self.host = Client(port, "Hanna")
        self.path = f"/api/clubs/{self.host.ok('/api/clubs', {**PLAN, **plan})['id']}"

    def look(self, who: Client | None = None) -> dict[str, Any]:
        status, told = (who or self.host).get(self.path)
        assert status == 200, told
        return dict(told)

    def come(self, people: list[Client]) -> None:
        for person in people:
            person.ok(f"{self.path}/join")

    def open_round(self, number: int) -> list[dict[str, Any]]:
        """The tables of a new round, when all of them run."""
        self.host.ok(f"{self.path}/round", {"number": number})
        self.wait(lambda told: all(table["status"] == "running" for table in told["round"]["tables"]))
        return list(self.look()["round"]["tables"])

    def wait(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        wait_for(lambda: wanted(self.look()))

    def decide(self, table: str, how: str) -> dict[str, Any]:
        return dict(self.host.ok(f"{self.path}/judge", {"table": table, "how": how}))


def everybody(port: int, first: int, count: int) -> list[Client]:
    return [Client(port, f"Guest {number}") for number in range(first, first + count)]


def people_at(table: dict[str, Any]) -> list[str]:
    return [seat["player"] for seat in table["seats"] if seat["player"]]


def play_to_the_end(table: dict[str, Any], people: dict[str, Client]) -> str:
    """All but the first give up; who won."""
    first, *others = people_at(table)
    for player in others:
        people[player].ok(f"/api/tables/{table['table']}/resign")
    return first


@EITHER
def test_an_evening_of_24_with_latecomers_leavers_and_a_restart(own_db: str) -> None:
    house = HouseProcess(own_db)
    club = Club(house.port)
    crowd = everybody(house.port, 1, 24)
    people = {one.id: one for one in crowd}
    club.come(crowd)
    assert len(club.look()["guests"]) == 24
    met: Counter[frozenset[str]] = Counter()

    # The first round: six tables of four.
    tables = club.open_round(1)
    assert [len(people_at(table)) for table in tables] == [4] * 6
    assert sorted(player for table in tables for player in people_at(table)) == sorted(people)
    assert club.look(crowd[0])["you"]["table"] in [table["table"] for table in tables]
    assert club.host.refused(f"{club.path}/round", {"number": 2}) == (409, "club-round-open")
    met.update(frozenset(pair) for table in tables for pair in combinations(people_at(table), 2))
    winners = [play_to_the_end(table, people) for table in tables[:3]]
    late = everybody(house.port, 25, 3)  # they wait for the next round
    people |= {one.id: one for one in late}
    club.come(late)
    assert club.look(late[0])["you"] == {"host": False, "guest": True, "table": None}
    house.kill()
    house.start()
    winners += [play_to_the_end(table, people) for table in tables[3:]]
    club.wait(lambda told: told["round"]["over"])
    told = club.look()
    assert sorted(one["player"] for one in told["standings"] if one["points"] == 1) == sorted(winners)
    assert sum(one["points"] for one in told["standings"]) == 6
    assert [one["rank"] for one in told["standings"][:6]] == [1] * 6
    assert all((one["rank"] is None) == (one["played"] == 0) for one in told["standings"])

    # The second: five have gone, one of them without a word.
    gone = [people.pop(player) for player in (*winners[:2], *(one.id for one in late[:1]), winners[2], winners[3])]
    for one in gone[:4]:
        one.ok(f"{club.path}/leave")
    assert crowd[5].refused(f"{club.path}/drop", {"player": gone[4].id}) == (403, "not-host")
    club.host.ok(f"{club.path}/drop", {"player": gone[4].id})
    tables = club.open_round(2)
    assert club.look()["round"]["game"] == "alhambra"
    assert sorted(player for table in tables for player in people_at(table)) == sorted(people)
    assert sorted(len(people_at(table)) for table in tables) == [3, 3, 4, 4, 4, 4]
    assert {len(table["seats"]) for table in tables} == {4}  # bots fill the others
    met.update(frozenset(pair) for table in tables for pair in combinations(people_at(table), 2))
    assert max(met.values()) == 1  # nobody has met anybody twice
    assert any(set(winners[4:]) <= set(people_at(table)) for table in tables)  # who leads sits together

    # Somebody leaves in the middle: a bot plays on, and cannot win.
    leaver = people_at(tables[0])[0]
    people.pop(leaver).ok(f"{club.path}/leave")
    seats = club.host.get(f"/api/tables/{tables[0]['table']}")[1]["table"]["seats"]
    assert [seat["resigned"] for seat in seats if seat["player"] == leaver] == [True]
    house.kill()
    house.start()
    for table in tables:
        club.decide(table["table"], "draw")
    told = club.look()
    assert told["round"]["over"]
    won = {seat["player"]: seat["points"] for seat in told["round"]["tables"][0]["seats"]}
    assert won.pop(leaver) == 0
    assert set(won.values()) <= {None, 1 / 3}

    # The third, and the end.
    tables = club.open_round(3)
    assert sorted(player for table in tables for player in people_at(table)) == sorted(people)
    for table in tables:
        club.decide(table["table"], "leader")
    assert club.host.refused(f"{club.path}/round", {"number": 4}) == (409, "club-no-round")
    club.host.ok(f"{club.path}/end")
    assert late[1].refused(f"{club.path}/join") == (409, "club-over")
    response, sheet = Client(house.port).raw("GET", f"{club.path}/results")
    assert response.headers.get_content_type() == "text/csv"
    rows = list(csv.DictReader(io.StringIO(sheet.decode())))
    told = club.look()
    assert [(row["name"], float(row["points"])) for row in rows] == [
        (one["name"], one["points"]) for one in told["standings"]
    ]
    assert len(rows) == 27
    assert next(row for row in rows if row["name"] == "Guest 26")["round 1"] == ""
    assert club.host.get("/api/clubs")[1]["evenings"][0]["over"]
    house.close()


def test_two_processes_open_one_round(postgres: Postgres) -> None:
    db = postgres.database("club_processes")
    first, second = HouseProcess(db), HouseProcess(db)
    club = Club(first.port)
    crowd = everybody(first.port, 1, 9)
    club.come(crowd)
    elsewhere = Client(second.port, cookie=club.host.cookie)
    together([partial(one.ok, f"{club.path}/round", {"number": 1}) for one in (club.host, elsewhere)])
    told = [club.look(), club.look(elsewhere)]
    assert [table["table"] for table in told[0]["round"]["tables"]] == [
        table["table"] for table in told[1]["round"]["tables"]
    ]
    assert len(club.look()["standings"]) == 9
    first.close()
    second.close()


@EITHER
def test_who_is_forgotten_is_named_nowhere_and_another_hosts(own_db: str, tmp_path: Path) -> None:
    house = HouseProcess(own_db)
    club = Club(house.port)
    anna, bram, carl = (Client(house.port, name) for name in ("Anna", "Bram", "Carl"))
    club.come([club.host, anna, bram, carl])
    (table,) = club.open_round(1)
    bram.ok("/api/me/forget")
    wait_for(lambda: "Bram" not in str(club.host.get(f"/api/tables/{table['table']}")))
    assert "Bram" not in str(club.look()) + str(anna.get(f"{club.path}/results"))
    club.host.ok("/api/me/forget")
    wait_for(lambda: club.look(anna)["you"]["host"])
    assert [guest["name"] for guest in club.look(anna)["guests"]] == ["", "Anna", "", "Carl"]
    house.stop()
    backup(own_db, tmp_path / "copy.sqlite")
    restore(tmp_path / "copy.sqlite", str(tmp_path / "restored.sqlite"))
    again = HouseProcess(str(tmp_path / "restored.sqlite"))
    anna.port = again.port
    anna.hang_up()
    assert len(club.look(anna)["standings"]) == 4
    again.close()


def test_what_is_refused(house: HouseProcess) -> None:
    club = Club(house.port, minutes=60, bots=False, games=["machi-koro"])
    anna, other = Client(house.port, "Anna"), Client(house.port, "ANNA")
    wrong: list[dict[str, Any]] = [{"games": []}, {"games": ["chess"]}, {"seats": 5}, {"rounds": 0}, {"seconds": -1}]
    for plan in wrong:
        assert club.host.refused("/api/clubs", {**PLAN, **plan})[0] == 422
    assert Client(house.port).refused(f"{club.path}/join") == (401, "who")
    assert anna.refused("/api/clubs/0000000000000000/join") == (404, "no-club")
    club.come([anna, anna])
    assert club.host.refused(f"{club.path}/round", {"number": 1}) == (409, "club-too-few")
    club.come([other])
    assert [guest["name"] for guest in club.look()["guests"]] == ["Anna", "ANNA 2"]
    assert anna.refused(f"{club.path}/round", {"number": 1}) == (403, "not-host")
    (table,) = club.open_round(1)
    assert len(table["seats"]) == 2
    assert club.host.refused(f"{club.path}/judge", {"table": table["table"], "how": "draw"}) == (409, "club-not-late")
    assert club.host.refused(f"{club.path}/judge", {"table": "0" * 16, "how": "draw"}) == (404, "no-table")
    assert club.host.refused(f"{club.path}/end") == (409, "club-round-open")
    for _ in range(4):
        club.host.ok("/api/clubs", PLAN)
    assert club.host.refused("/api/clubs", PLAN) == (409, "club-too-many")


def test_a_name_is_no_formula_in_the_results(house: HouseProcess) -> None:
    club = Club(house.port)
    club.come([Client(house.port, "=1+1")])
    assert "'=1+1" in club.host.get(f"{club.path}/results")[1]


def test_one_person_plays_with_bots(house: HouseProcess) -> None:
    club = Club(house.port, seats=3)
    club.come([club.host])
    (table,) = club.open_round(1)
    assert [bool(seat["player"]) for seat in table["seats"]] == [True, False, False]
    assert club.look()["you"] == {"host": True, "guest": True, "table": table["table"]}


@BOTH
def test_an_evening_is_kept_by_who_knows_its_last_version(store_db: str) -> None:
    plan = EveningPlan(games=("alhambra",), rounds=2, seats=4, seconds=0, minutes=0, bots=True)
    made = [Evening(f"{at}", host, at, plan) for at, host in ((1, "hanna"), (3, "hanna"), (2, "ivo"), (4, "hanna"))]

    async def work(store: Store) -> None:
        clubs = ClubStore(store)
        for evening in made:
            await clubs.add(evening)
        assert await clubs.load("1") == (made[0], 1)
        assert await clubs.load("5") is None
        told = replace(made[0], guests=(ClubGuest("anna"),), host="ivo")
        assert await clubs.put(told, 1)
        assert not await clubs.put(made[0], 1)
        assert await clubs.put(replace(told, over=True), 2)
        assert await clubs.load("1") == (replace(told, over=True), 3)
        assert await clubs.load("3") == (made[1], 1)
        assert await clubs.hosted_by("hanna") == [made[3], made[1]]
        assert await clubs.hosted_by("ivo") == [made[2], replace(told, over=True)]
        assert await clubs.opened_since(2) == [made[3], made[1]]

    using(store_db, work)
