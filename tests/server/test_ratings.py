"""Ratings of a house: off unless its operator wants them, worked out of the tables, the same in every process."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgomaster.server.backup import backup, restore
from burgomaster.server.people.store import PeopleStore
from burgomaster.server.ratings.book import RatedGame, RatingBook
from burgomaster.server.ratings.store import Mark, RatingStore
from burgomaster.server.store.base import Store
from burgomaster.tables.person import Person
from burgomaster.tables.rating import LEAST_DECISIONS
from tests.server.conftest import BOTH, EITHER
from tests.server.people import Client, HouseProcess, table_of, together
from tests.server.postgres import Postgres
from tests.server.store.test_promises import first, standing
from tests.server.store.test_store import using
from tests.server.test_club import Club
from tests.server.test_manners_live import wait_for


def ratings(person: Client, game: str = "machi-koro") -> dict[str, tuple[float, float, int]]:
    """By player, as the list has them."""
    status, told = person.get("/api/ratings")
    assert status == 200, told
    people = [one for found in told["games"] if found["game"] == game for one in found["people"]]
    assert [one["rank"] for one in people] == [None] * len(people)  # so few games: all are provisional
    assert people == sorted(people, key=lambda one: -one["rating"])
    return {one["player"]: (one["rating"], one["spread"], one["games"]) for one in people}


ALL = ("--ratings", "--rated-within-network", "--rated-day", "0", "--rated-week", "0")  # it always counts


def played_on(people: list[Client], table: str, most: int = LEAST_DECISIONS) -> None:
    """Until everybody has made so many moves."""
    made = Counter[str]()
    while min(made[one.id] for one in people) < most:
        for one in people:
            while (you := one.get(f"/api/tables/{table}")[1])["you"]["actions"]:
                one.ok(f"/api/tables/{table}/actions", {"action": easiest(you["you"]["actions"]), "seq": you["seq"]})
                made[one.id] += 1


def easiest(actions: list[dict[str, Any]]) -> str:
    """An action that needs nothing further; the last one, which buys nothing."""
    return str([one["text"] for one in actions if one["complete"]][-1])


def lost_by(losers: list[Client], people: list[Client], least: int = LEAST_DECISIONS, **setup: Any) -> dict[str, int]:
    """A game in which these give up; the places of all."""
    table = table_of(people, **setup)
    played_on(people, table, least)
    for loser in losers:
        loser.ok(f"/api/tables/{table}/resign")
    return {one.id: 1 + (one in losers) for one in people}


def expected(*games: dict[str, int]) -> dict[str, Any]:
    book = RatingBook().after([RatedGame(moment, places) for moment, places in enumerate(games, 1)], {})
    return {player: pytest.approx((one.value, one.spread, one.games)) for player, one in book.ratings.items()}


def test_a_house_rates_nobody_unless_its_operator_wants_it(house: HouseProcess) -> None:
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    assert anna.get("/api/ratings")[0] == 404
    assert anna.refused("/api/me/ratings", {"listed": False}) == (404, "no-ratings")
    assert anna.get("/api/house")[1]["ratings"] is False
    assert anna.get(f"/api/tables/{table_of([anna, bram])}")[1]["setup"]["rated"] is False


@EITHER
def test_people_are_rated_by_what_they_finish_with_each_other(own_db: str, tmp_path: Path) -> None:
    house = HouseProcess(own_db)
    anna, bram, carl = people = [Client(house.port, name) for name in ("Anna", "Bram", "Carl")]
    lost_by([anna], [anna, bram], 0)  # before anybody was rated: it never counts
    house.stop()
    house.flags = ALL
    house.start()
    for one in people:
        one.port = house.port
    assert anna.get("/api/ratings")[1] == {"games": [], "you": {"listed": True, "ratings": [], "withdrawn": False}}
    games = [lost_by([bram], [anna, bram]), lost_by([bram, carl], [anna, bram, carl])]
    lost_by([anna], [anna, bram], rated=False)  # a friendly game
    table = table_of([anna, bram])  # nobody decides it
    anna.ok(f"/api/tables/{table}/agreement", {"what": "end"})
    bram.ok(f"/api/tables/{table}/agreement/answer", {"yes": True})
    alone = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "bots": ["random"]})["id"]
    anna.ok(f"/api/tables/{alone}/start")
    anna.ok(f"/api/tables/{alone}/resign")  # against a bot alone
    program = Client(house.port, token=anna.ok("/api/tokens", {"name": "Deep Town"})["token"])
    lost_by([anna], [anna, program], 0)
    assert ratings(anna) == expected(*games)

    # Killed after the end of a game, before anybody looked: it is counted all the same, once.
    games.append(lost_by([anna], [anna, bram]))
    house.kill()
    house.start()
    for one in people:
        one.hang_up()
        one.port = house.port
    assert ratings(anna) == ratings(Client(house.port)) == expected(*games)

    # Who hides sees themselves, and nobody else does.
    bram.ok("/api/me/ratings", {"listed": False})
    assert bram.id not in ratings(anna)
    you = bram.get("/api/ratings")[1]["you"]
    assert (you["listed"], you["ratings"][0]["games"], you["ratings"][0]["provisional"]) == (False, 3, True)
    bram.ok("/api/me/ratings", {"listed": True})

    # Who starts anew has no rating, until the next game; the others keep what they have won.
    before = ratings(anna)
    carl.ok("/api/me/statistics/delete")
    assert ratings(anna) == {player: one for player, one in before.items() if player != carl.id}
    lost_by([carl], [bram, carl])
    assert ratings(anna)[carl.id][2] == 1
    assert ratings(anna)[bram.id][2] == 4
    kept = ratings(anna)

    # Who is forgotten leaves no place behind; the games of the others with them count among the others alone.
    backup(own_db, tmp_path / "copy.sqlite")
    carl.ok("/api/me/forget")
    wait_for(lambda: carl.id not in ratings(anna))
    assert ratings(anna) == expected(*({one: game[one] for one in (anna.id, bram.id)} for game in games))
    house.close()
    restore(tmp_path / "copy.sqlite", str(tmp_path / "restored.sqlite"))
    again = HouseProcess(str(tmp_path / "restored.sqlite"), *ALL)
    assert ratings(Client(again.port)) == kept
    again.close()


def test_two_processes_find_the_same(postgres: Postgres) -> None:
    db = postgres.database("rating_processes")
    first, second = HouseProcess(db, *ALL), HouseProcess(db, *ALL)
    people = [Client(house.port, f"Guest {number}") for number in range(3) for house in (first, second)]
    pairs = zip(people[::2], people[1::2], strict=True)
    together([partial(lost_by, [pair[0]], list(pair)) for pair in pairs])
    looks = together([partial(ratings, one) for one in people])
    wait_for(lambda: ratings(people[0]) == ratings(people[1]) and len(ratings(people[0])) == 6)
    assert all(look.keys() <= {one.id for one in people} for look in looks)
    assert {games for _, _, games in ratings(people[1]).values()} == {1}
    first.close()
    second.close()


def test_a_club_night_is_rated_if_its_host_wants_it(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "house.sqlite"), *ALL)
    for rated in (False, True):
        club = Club(house.port, rated=rated, games=["machi-koro"])
        crowd = [Client(house.port, name) for name in ("Anna", "Bram", "Carl")]
        club.come(crowd)
        (table,) = club.open_round(1)
        played_on(crowd, table["table"])
        club.decide(table["table"], "draw")
        found = ratings(club.host)
        assert {one.id in found for one in crowd} == {rated}
    assert len({rating for rating, _, _ in found.values()}) == 1  # a draw among equals
    house.close()


@BOTH
def test_what_ratings_are_worked_out_of_comes_in_the_order_in_which_it_ended(store_db: str) -> None:
    async def work(store: Store) -> None:
        people, ratings = PeopleStore(store), RatingStore(store)
        for player in ("anna", "bram"):
            await people.add_device(Person(player, player, device=player), "", 1)
        for table, ended, game, players in (
            ("d", 20, "machi-koro", ("anna", "bram")),
            ("b", 20, "machi-koro", ("bram", "forgotten")),
            ("c", 10, "machi-koro", ("anna", "bram")),
            ("a", 30, "machi-koro", ("forgotten",)),
            ("e", 15, "alhambra", ("anna",)),
            ("f", None, "machi-koro", ("anna",)),
        ):
            await store.append(first(table, standing("over", ended=ended), game, players=players))

        async def after(mark: Mark, most: int = 9) -> list[tuple[Mark, str, list[str]]]:
            found = await ratings.after("machi-koro", mark, most)
            return [(one.mark, msgspec.json.decode(one.summary), sorted(one.people)) for one in found]

        every: list[tuple[Mark, str, list[str]]] = [
            (Mark(10, "c"), "c", ["anna", "bram"]),
            (Mark(20, "b"), "b", ["bram"]),
            (Mark(20, "d"), "d", ["anna", "bram"]),
            (Mark(30, "a"), "a", []),
        ]
        assert Mark() == (0, "")
        assert await after(Mark()) == every
        assert await after(Mark(), 2) == every[:2]
        assert [await after(one) for one, _, _ in every] == [every[1:], every[2:], every[3:], []]
        assert [await ratings.counted("machi-koro", one) for one, _, _ in every] == [2, 3, 5, 5]
        assert await ratings.counted("machi-koro", Mark()) == 0
        for player, at in (("anna", 5), ("bram", 4), ("anna", 3)):
            await store.transaction(("INSERT INTO fresh_starts VALUES (?1, ?2)", (player, at)))
        assert await ratings.fresh_starts() == {"anna": [3, 5], "bram": [4]}
        for player, listed in (("anna", False), ("anna", False), ("bram", False), ("anna", True), ("cora", True)):
            await ratings.list_player(player, listed)
        assert await ratings.unlisted() == {"bram"}

    using(store_db, work)
