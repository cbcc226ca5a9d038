"""What somebody has played and won."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec.json import decode

from burgomaster.games import words_of
from burgomaster.server.backup import backup, restore
from burgomaster.server.people.statistics_store import StatisticsStore
from burgomaster.server.store.base import Store
from burgomaster.server.store.migrate import migrate_sqlite
from tests.server.conftest import BOTH, EITHER
from tests.server.people import Client, HouseProcess, play_one, table_of
from tests.server.store.test_promises import first, standing
from tests.server.store.test_store import using
from tests.server.test_manners_live import wait_for

NONE_YET: dict[str, Any] = {
    "played": 0,
    "won": 0,
    "games": [],
    "people": [],
    "favourites": [],
    "reviews": [],
    "to_review": 0,
    "under_review": 0,
    "finishes": "new",
}


def told_of(person: Client, lang: str = "en") -> dict[str, Any]:
    return dict(person.get(f"/api/me/statistics?lang={lang}")[1])


def played(people: list[Client], moves: int, **setup: Any) -> str:
    """A table at which so many moves were made, always the first one that is offered."""
    table = table_of(people, **setup)
    for _ in range(moves):
        play_one(people, table, lambda actions: actions[0])
    return table


def agreed_to_end(people: list[Client], table: str) -> str:
    people[0].ok(f"/api/tables/{table}/agreement", {"what": "end"})
    people[1].ok(f"/api/tables/{table}/agreement/answer", {"yes": True})
    return table


@EITHER
def test_games_by_kind_and_head_to_head(own_db: str) -> None:
    house = HouseProcess(own_db)
    anna, bram, carl = (Client(house.port, name) for name in ("Anna", "Bram", "Carl"))
    assert Client(house.port).get("/api/me/statistics")[0] == 401
    assert told_of(anna) == NONE_YET
    for loser in (bram, bram, anna):
        loser.ok(f"/api/tables/{table_of([anna, bram])}/resign")
    three = table_of([anna, bram, carl], "alhambra")
    table_of([anna, carl])  # it goes on, and does not count
    for loser in (anna, bram):
        loser.ok(f"/api/tables/{three}/resign")
    told = anna.get("/api/me/statistics")[1]
    assert (told["played"], told["won"]) == (4, 2)
    assert told["games"] == [
        {"game": "machi-koro", "players": 2, "played": 3, "won": 2},
        {"game": "alhambra", "players": 3, "played": 1, "won": 0},
    ]
    assert told["people"] == [
        {"player": bram.id, "name": "Bram", "played": 4, "won": 2, "lost": 1},
        {"player": carl.id, "name": "Carl", "played": 1, "won": 0, "lost": 1},
    ]
    bram.ok("/api/me/forget")  # nobody's statistics name who is forgotten
    wait_for(lambda: "Bram" not in str(anna.get("/api/me/statistics")))
    assert anna.get("/api/me/statistics")[1]["played"] == 4
    house.close()


def test_a_game_without_a_winner_is_played_and_won_by_nobody(house: HouseProcess) -> None:
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    agreed_to_end([anna, bram], table_of([anna, bram]))
    told = anna.get("/api/me/statistics")[1]
    assert (told["played"], told["won"], told["people"][0]["lost"]) == (1, 0, 0)


def test_what_somebody_bought_most_is_told_in_their_language(house: HouseProcess) -> None:
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    table = agreed_to_end([anna, bram], played([anna, bram], 40))
    city = anna.get(f"/api/tables/{table}")[1]["view"]["state"]["cities"][0]["buildings"]
    bought = {name: count - (name in ("wheat-field", "bakery")) for name, count in city.items()}
    expected = sorted(((count, name) for name, count in bought.items() if count), key=lambda one: (-one[0], one[1]))[:5]
    assert expected
    for lang in ("en", "it"):
        words = words_of("machi-koro", lang)
        assert told_of(anna, lang)["favourites"] == [
            {"game": "machi-koro", "name": words(name), "count": count} for count, name in expected
        ]
    lists = anna.get("/api/tables?status=over")[1]["tables"]
    assert "owned" not in next(one["summary"] for one in lists if one["id"] == table)


def reviewed_seats(person: Client, table: str) -> list[dict[str, float]]:
    """The seats' accounts in the review that is kept."""
    for _ in range(200):
        found = person.get(f"/api/tables/{table}/judgement")[1]
        if found["ready"]:
            return list(found["seats"])
    raise AssertionError("no review came")


def luck_and_errors(person: Client) -> list[tuple[str, float, float]]:
    return [(one["table"], one["luck"], one["error"]) for one in told_of(person)["reviews"]]


@EITHER
def test_last_games_are_reviewed_when_somebody_asks_and_can_be_deleted(own_db: str, tmp_path: Path) -> None:
    house = HouseProcess(own_db)
    anna, bram = people = [Client(house.port, name) for name in ("Anna", "Bram")]
    first, second = (agreed_to_end(people, played(people, 6, options={"start": "A"})) for _ in range(2))
    third = played(people, 4)
    bram.ok(f"/api/tables/{third}/resign")
    assert [told_of(one)["to_review"] for one in people] == [3, 2]  # a bot would have played on for who left
    assert told_of(anna)["reviews"] == []  # nobody has asked
    assert anna.ok("/api/me/statistics/review")["under_review"] == 3
    assert anna.ok("/api/me/statistics/review")["under_review"] <= 3  # asking twice begins nothing twice
    wait_for(lambda: told_of(anna)["under_review"] == 0)
    accounts = {table: reviewed_seats(anna, table) for table in (first, second, third)}

    def expected(seat: int, *tables: str) -> list[tuple[str, float, float]]:
        return [(table, accounts[table][seat]["luck"], accounts[table][seat]["error"]) for table in tables]

    assert luck_and_errors(anna) == expected(0, first, second, third)  # the oldest first
    assert luck_and_errors(bram) == expected(1, first, second)
    assert told_of(anna)["to_review"] == 0

    # A backup has them.
    backup(own_db, tmp_path / "copy.sqlite")
    restore(tmp_path / "copy.sqlite", str(tmp_path / "restored.sqlite"))
    again = HouseProcess(str(tmp_path / "restored.sqlite"))
    assert luck_and_errors(Client(again.port, cookie=anna.cookie)) == expected(0, first, second, third)
    again.close()

    # Anna starts anew. Reviews of what is past are not kept of her any more; Bram keeps his own.
    assert anna.ok("/api/me/statistics/delete") == {"games": 3, "reviews": 3}
    assert anna.ok("/api/me/statistics/delete") == {"games": 0, "reviews": 0}
    house.kill()  # with the reviews in its memory
    house.start()
    reviewed_seats(bram, first)
    assert told_of(anna) == NONE_YET
    assert luck_and_errors(bram) == expected(1, first, second)
    agreed_to_end(people, played(people, 2))
    assert told_of(anna)["played"] == 1
    assert told_of(bram)["played"] == 4
    house.close()


def test_who_is_forgotten_leaves_no_luck_behind(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "house.sqlite"))
    anna, bram = people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = agreed_to_end(people, played(people, 2))
    reviewed_seats(bram, table)
    assert len(luck_and_errors(anna)) == 1
    anna.ok("/api/me/statistics/delete")
    later = agreed_to_end(people, played(people, 2))
    reviewed_seats(bram, later)
    anna.ok("/api/me/forget")
    house.kill()
    house.start()
    reviewed_seats(bram, later)  # made anew, and nothing is kept of who is not there
    assert len(luck_and_errors(bram)) == 2
    house.stop()
    with closing(sqlite3.connect(tmp_path / "house.sqlite")) as db:
        for kept in ("reviewed", "fresh_starts"):
            assert anna.id not in str(db.execute(f"SELECT player FROM {kept}").fetchall())


def test_statistics_are_asked_for_by_who_is_known(house: HouseProcess) -> None:
    nobody, anna = Client(house.port), Client(house.port, "Anna")
    for what in ("review", "delete"):
        assert nobody.refused(f"/api/me/statistics/{what}") == (401, "who")
    assert anna.ok("/api/me/statistics/review") == {"under_review": 0}


def test_older_tables_know_when_they_ended(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    migrate_sqlite(file, "0010")
    with closing(sqlite3.connect(file)) as db, db:
        for table, status in (("over", "over"), ("running", "running")):
            db.execute(
                "INSERT INTO tables "
                "(id, game, host, created, touched, status, public, archived, summary, secret, people) "
                "VALUES (?, 'machi-koro', '', 1, 9, ?, 1, 0, '{}', x'00', 1)",
                (table, status),
            )
            for seq, kind in enumerate(("create", "start", "act", "resign", "chat"), 1):
                db.execute("INSERT INTO log VALUES (?, ?, ?, ?, 0, NULL, '{}', 1, '')", (table, seq, seq * 10, kind))
    migrate_sqlite(file)
    with closing(sqlite3.connect(file)) as db:
        found = db.execute("SELECT id, ended FROM tables ORDER BY id").fetchall()
    assert found == [("over", 40), ("running", None)]


def test_a_game_with_delayed_spectators_counts_when_they_know_its_end(house: HouseProcess) -> None:
    people = anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    table = table_of(list(people), spectators="delayed", delay=1)
    bram.ok(f"/api/tables/{table}/resign")
    wait_for(lambda: told_of(anna)["played"] == 1)
    assert told_of(bram)["played"] == 1


@BOTH
def test_what_somebody_has_played_since_they_started_anew(store_db: str) -> None:
    async def work(store: Store) -> None:
        statistics = StatisticsStore(store)
        for table, ended, players in (
            ("a", 10, ("anna", "bram")),
            ("b", 30, ("anna",)),
            ("c", 20, ("anna", "bram")),
            ("d", 20, ("anna",)),
            ("e", 40, ("bram",)),
            ("f", None, ("anna",)),
        ):
            await store.append(first(table, standing("over", ended=ended), players=players))
        for player, table in (("anna", "c"), ("bram", "a"), ("anna", "b")):
            await store.transaction(("INSERT INTO reviewed VALUES (?1, ?2, 0.5, 0.25)", (player, table)))

        async def played(player: str, most: int = 9) -> list[tuple[str, int, float | None, float | None]]:
            return [(one.id, one.ended, one.luck, one.error) for one in await statistics.played(player, most)]

        annas = [("b", 30, 0.5, 0.25), ("c", 20, 0.5, 0.25), ("d", 20, None, None), ("a", 10, None, None)]
        assert await played("anna") == annas
        assert await played("anna", 2) == annas[:2]
        (latest, *_) = await statistics.played("anna", 9)
        assert (latest.game, decode(latest.summary)) == ("machi-koro", "b")
        brams = [("e", 40, None, None), ("c", 20, None, None), ("a", 10, 0.5, 0.25)]
        assert await played("bram") == brams
        assert await statistics.start_anew("anna", 20) == 2
        assert await statistics.start_anew("anna", 20) == 0
        assert await played("anna") == [("b", 30, None, None)]
        assert await played("bram") == brams

    using(store_db, work)
