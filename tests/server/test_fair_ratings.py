"""Ratings cannot be bought: who must not be rated with whom, what a host may not decide, what an operator withdraws.

Everybody comes from an address of their own, as a proxy tells it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from burgomaster.play.setting import setting
from burgomaster.server.networks import site_of
from tests.server.conftest import EITHER
from tests.server.people import Client, HouseProcess, table_of, together
from tests.server.postgres import Postgres
from tests.server.test_club import PLAN, Club
from tests.server.test_manners_live import wait_for
from tests.server.test_operator import FORWARDED, Admin, from_address
from tests.server.test_ratings import easiest, expected, lost_by, played_on, ratings

RATED = ("--ratings", *FORWARDED)
SETUP = {"game": "machi-koro", "players": 2}
NETWORK = "This game is not rated: some of you play from one address."
REPEATS = "This game is not rated: some of you have played enough rated games with each other for now."


@pytest.fixture
def rated(tmp_path: Path) -> Iterator[HouseProcess]:
    house = HouseProcess(str(tmp_path / "house.sqlite"), *RATED)
    yield house
    house.close()


def strangers(house: HouseProcess, *names: str) -> list[Client]:
    return [from_address(house, f"192.0.2.{number}", name) for number, name in enumerate(names, 1)]


def table_now(person: Client, table: str) -> dict[str, Any]:
    return dict(person.get(f"/api/tables/{table}")[1]["table"])


def says(person: Client, table: str, why: str | None) -> None:
    wait_for(lambda: table_now(person, table)["unrated"] == why)


def sat_together(people: list[Client], **setup: Any) -> str:
    """A table at which all of these sit, which has not begun."""
    table = people[0].ok("/api/tables", {**SETUP, "players": len(people), **setup})["id"]
    for one in people[1:]:
        one.ok(f"/api/tables/{table}/join")
    return str(table)


def met_by_waiting(people: list[Client]) -> str:
    for one in people:
        found = one.ok("/api/waiting", SETUP)["table"]
    for one in people:
        one.ok("/api/waiting/leave")
    return str(found)


# ---- Who ----


def test_two_cookies_of_one_address_buy_nothing(rated: HouseProcess) -> None:
    anna, sock = (from_address(rated, "192.0.2.1", name) for name in ("Anna", "Sock"))
    for _ in range(2):
        table = met_by_waiting([anna, sock])
        says(anna, table, NETWORK)  # before it begins
        sock.ok(f"/api/tables/{table}/start")
        assert NETWORK in [row["said"] for row in rows_of(anna, table)]
        played_on([anna, sock], table)
        sock.ok(f"/api/tables/{table}/resign")
        assert table_now(anna, table)["unrated"] == NETWORK
    assert ratings(anna) == {}


def rows_of(person: Client, table: str) -> list[dict[str, Any]]:
    status, told = person.get(f"/api/tables/{table}/log")
    assert status == 200, told
    return list(told["rows"])


def test_giving_up_at_once_counts_for_nobody(rated: HouseProcess) -> None:
    anna, bram = strangers(rated, "Anna", "Bram")
    table = table_of([anna, bram])
    assert table_now(anna, table)["unrated"] is None
    played_on([anna, bram], table, 3)
    bram.ok(f"/api/tables/{table}/resign")
    few = "This game is not rated: for that, two people must have made 10 moves each."
    assert table_now(anna, table)["unrated"] == few
    assert ratings(anna) == {}
    game = lost_by([bram], [anna, bram])  # one that was played counts
    assert ratings(anna) == expected(game)


def test_who_hardly_played_neither_gives_nor_takes_points(rated: HouseProcess) -> None:
    anna, bram, sock = strangers(rated, "Anna", "Bram", "Sock")
    table = table_of([anna, bram, sock])
    sock.ok(f"/api/tables/{table}/resign")  # a bot plays on for them
    played_on([anna, bram], table)
    bram.ok(f"/api/tables/{table}/resign")
    wait_for(lambda: table_now(anna, table)["status"] == "over")
    assert ratings(anna).keys() == {anna.id, bram.id}


def test_a_bot_that_stands_in_makes_no_decisions_of_theirs(rated: HouseProcess) -> None:
    anna, sock = strangers(rated, "Anna", "Sock")
    table = table_of([anna, sock])
    sock.ok(f"/api/tables/{table}/stand-in", {"seat": 1})
    for _ in range(40):
        whole = anna.get(f"/api/tables/{table}")[1]
        if whole["you"]["actions"]:
            action = {"action": easiest(whole["you"]["actions"]), "seq": whole["seq"]}
            anna.post(f"/api/tables/{table}/actions", action)
    sock.ok(f"/api/tables/{table}/resign")
    assert ratings(anna) == {}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:1::5", "2001:db8:1:2::9", True),  # two /64 of one customer
        ("2001:db8:1:1::5", "2001:db8:2:1::5", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
    ],
)
def test_what_one_customer_has_is_one_network(one: str, other: str, same: bool) -> None:
    assert (site_of(one) == site_of(other)) is same


def moved(person: Client, house: HouseProcess, address: str) -> Client:
    """The same cookie, elsewhere."""
    found = from_address(house, address)
    found.cookie, found.id = person.cookie, person.id
    return found


@EITHER
def test_who_came_from_one_address_of_late_is_known_after_a_restart(own_db: str) -> None:
    house = HouseProcess(own_db, *RATED)
    anna = from_address(house, "192.0.2.1", "Anna")
    phone = moved(from_address(house, "192.0.2.1", "Sock"), house, "203.0.113.9")  # at home first, then on the road
    house.kill()
    house.start()
    anna.port = phone.port = house.port
    says(anna, sat_together([anna, phone]), NETWORK)
    house.close()


@EITHER
def test_coming_home_during_the_game_ends_its_counting(own_db: str) -> None:
    house = HouseProcess(own_db, *RATED)
    anna, sock = strangers(house, "Anna", "Sock")
    table = table_of([anna, sock])
    played_on([anna, sock], table, 9)
    assert table_now(anna, table)["unrated"] is None
    house.kill()
    house.start()
    anna.port = sock.port = house.port
    home = moved(sock, house, "192.0.2.1")
    home.ok(f"/api/tables/{table}/resign")  # the very move that ends it
    assert table_now(anna, table)["unrated"] == NETWORK
    assert ratings(anna) == {}
    house.close()


def test_another_who_sits_down_instead_makes_it_count_again(rated: HouseProcess) -> None:
    anna, carl = strangers(rated, "Anna", "Carl")
    child = from_address(rated, "192.0.2.1", "Child")
    table = sat_together([anna, child])
    says(anna, table, NETWORK)
    child.ok(f"/api/tables/{table}/leave")
    says(anna, table, None)
    carl.ok(f"/api/tables/{table}/join")
    anna.ok(f"/api/tables/{table}/start")
    assert table_now(anna, table)["unrated"] is None


def test_a_house_may_rate_within_one_network(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "house.sqlite"), *RATED, "--rated-within-network")
    anna, bram = (from_address(house, "192.0.2.1", name) for name in ("Anna", "Bram"))
    assert ratings(anna) == {}
    game = lost_by([bram], [anna, bram])
    assert ratings(anna) == expected(game)
    house.close()


def test_a_program_beside_its_owner_spoils_it(rated: HouseProcess) -> None:
    anna, bram = strangers(rated, "Anna", "Bram")
    token = anna.ok("/api/tokens", {"name": "Deep Town"})["token"]
    program = Client(rated.port, token=token)
    says(
        anna,
        sat_together([anna, bram, program]),
        "This game is not rated: a program sits here with the person it belongs to.",
    )


def test_a_program_is_as_near_as_its_owner(rated: HouseProcess) -> None:
    anna, bram = strangers(rated, "Anna", "Bram")
    second = from_address(rated, "192.0.2.1", "Second cookie of Anna")
    program = Client(rated.port, token=second.ok("/api/tokens", {"name": "Deep Town"})["token"])
    says(anna, sat_together([anna, bram, program]), NETWORK)


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (
            {"edition": {"text": setting("machi-koro", 2).text}},
            "This game is not rated: its edition is somebody's own.",
        ),
        (
            {"clock": {"kind": "move", "seconds": 3}},
            "This game is not rated: its clock is too short for that.",
        ),
        (  # a page whose line was lost may need ten seconds to be there again: such games were won by waiting
            {"clock": {"kind": "move", "seconds": 29, "flag": "lose"}},
            "This game is not rated: its clock is too short for that.",
        ),
        ({"clock": {"kind": "move", "seconds": 29}}, None),  # a bot plays on for them
        ({"clock": {"kind": "move", "seconds": 30, "flag": "lose"}}, None),
    ],
)
def test_a_hosts_settings_may_keep_it_from_counting(rated: HouseProcess, setup: Any, why: str | None) -> None:
    anna, bram = strangers(rated, "Anna", "Bram")
    table = sat_together([anna, bram], **setup)
    anna.ok(f"/api/tables/{table}/start")  # it was looked at before
    says(bram, table, why)
    friendly = sat_together([anna, bram], **setup, rated=False)
    assert table_now(bram, friendly)["unrated"] is None


# ---- How often ----


@EITHER
def test_the_same_two_are_rated_so_often_a_day(own_db: str) -> None:
    house = HouseProcess(own_db, *RATED, "--rated-day", "2")
    anna, bram = people = strangers(house, "Anna", "Bram")
    games = [lost_by([bram], people)]
    running = table_of(people)
    lost_by([bram], people, 0)  # counts for nothing, so it uses up nothing
    third = sat_together(people)
    says(anna, third, REPEATS)
    house.kill()
    house.start()
    anna.port = bram.port = house.port
    says(anna, third, REPEATS)
    assert table_now(anna, running)["unrated"] is None  # it began before
    played_on(people, running)
    bram.ok(f"/api/tables/{running}/resign")
    anna.ok(f"/api/tables/{third}/start")
    played_on(people, third)
    bram.ok(f"/api/tables/{third}/resign")
    games.append(games[0])
    assert ratings(anna) == expected(*games)
    house.close()


def test_two_friends_of_a_third_are_rated_with_each_so_often(rated: HouseProcess) -> None:
    anna, bram, carl = strangers(rated, "Anna", "Bram", "Carl")
    games = [lost_by([bram, carl], [anna, bram, carl]) for _ in range(2)]
    games += [lost_by([friend], [anna, friend]) for friend in (bram, carl)]
    for people in ([anna, bram, carl], [carl, bram, anna], [anna, bram], [carl, anna]):
        says(anna, sat_together(people), REPEATS)  # however they sit
    assert ratings(anna) == expected(*games)


def test_in_a_week_too(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "house.sqlite"), *RATED, "--rated-day", "0", "--rated-week", "1")
    people = strangers(house, "Anna", "Bram", "Carl")
    lost_by([people[1]], people[:2])
    says(people[0], sat_together(people), REPEATS)  # two of three are enough
    house.close()


def test_the_two_met_by_different_processes(postgres: Postgres) -> None:
    db = postgres.database("fair_processes")
    first, second = HouseProcess(db, *RATED), HouseProcess(db, *RATED)
    for number in range(4):
        address = f"198.51.100.{number}"
        anna, sock = together([partial(from_address, house, address, f"Guest {number}") for house in (first, second)])
        table = sat_together([anna, sock])
        anna.ok(f"/api/tables/{table}/start")
        for one in (anna, sock):
            says(one, table, NETWORK)
    first.close()
    second.close()


# ---- Who runs an evening ----


def evening(house: HouseProcess, host: Client, people: list[Client]) -> Club:
    club = Club(house.port)
    club.host = host
    plan = {**PLAN, "games": ["machi-koro"], "bots": False, "rated": True}
    club.path = f"/api/clubs/{host.ok('/api/clubs', plan)['id']}"
    club.come(people)
    return club


HOST = "This game is not rated: whoever runs the evening has decided it."


@pytest.mark.parametrize("by", ["drop", "leader"])
def test_a_host_who_plays_decides_no_rated_game(rated: HouseProcess, by: str) -> None:
    host, bram = people = strangers(rated, "Hanna", "Bram")
    club = evening(rated, host, people)
    (table,) = club.open_round(1)
    played_on(people, table["table"])
    if by == "drop":
        host.ok(f"{club.path}/drop", {"player": bram.id})
    else:
        club.decide(table["table"], "leader")
    assert table_now(host, table["table"])["status"] == "over"
    assert table_now(host, table["table"])["unrated"] == HOST
    assert ratings(host) == {}


def test_a_host_beside_the_players_decides_only_for_strangers(rated: HouseProcess) -> None:
    people = strangers(rated, "Anna", "Bram")
    anna = people[0]
    for address, why in (("192.0.2.1", HOST), ("192.0.2.9", None)):
        club = evening(rated, from_address(rated, address, "Hanna"), people)
        (table,) = club.open_round(1)
        played_on(people, table["table"])
        club.decide(table["table"], "leader")
        assert table_now(anna, table["table"])["unrated"] == why
    assert {games for _, _, games in ratings(anna).values()} == {1}


# ---- What an operator withdraws ----


@EITHER
def test_a_withdrawn_rating_takes_its_consequences_with_it(own_db: str, capsys: pytest.CaptureFixture[str]) -> None:
    house = HouseProcess(own_db, *RATED)
    admin = Admin(house, capsys)
    anna, bram, cheat = strangers(house, "Anna", "Bram", "Cheat")
    clean = [lost_by([bram], [anna, bram])]
    bought = lost_by([anna], [cheat, anna])
    clean.append(lost_by([anna], [bram, anna]))
    before = expected(clean[0], bought, clean[1])
    assert ratings(anna) == before

    admin("withdraw-rating", cheat.id, "--note", "bought")
    assert ratings(anna) == expected(*clean)  # as if those games had never been played
    assert cheat.get("/api/ratings")[1]["you"]["withdrawn"] is True
    assert anna.get("/api/ratings")[1]["you"]["withdrawn"] is False
    says(anna, sat_together([anna, cheat]), "This game is not rated: this house does not rate everybody here.")
    (line,) = admin("ratings").splitlines()
    assert cheat.id in line
    assert "Cheat" in line
    assert "bought" in line
    house.kill()
    house.start()
    for one in (anna, bram, cheat):
        one.port = house.port
    assert ratings(anna) == expected(*clean)

    admin("give-back-rating", cheat.id)  # from now on
    assert ratings(anna) == expected(*clean)
    later = lost_by([cheat], [anna, cheat])
    assert ratings(anna) == expected(*clean, later)
    admin("give-back-rating", cheat.id, "--past")
    assert ratings(anna) == expected(clean[0], bought, clean[1], later)
    told = [(one["what"], one["whom"]) for one in admin.json("audit")["deeds"] if one["what"] != "key"]
    back = ("give-back-rating", f"player {cheat.id}")
    assert told == [back, back, ("withdraw-rating", f"player {cheat.id}")]
    for wrong in (("give-back-rating", cheat.id), ("withdraw-rating", "nobody")):
        assert admin.tried(*wrong)[0] != 0
    assert len(admin.json("audit")["deeds"]) == len(told) + 1
    house.close()


# ---- Who finishes their games ----


def test_people_are_told_softly_who_often_leaves(rated: HouseProcess) -> None:
    anna, bram, carl, dora = strangers(rated, "Anna", "Bram", "Carl", "Dora")
    for number in range(5):
        left = table_of([bram, carl])
        bram.ok(f"/api/tables/{left}/resign")
        if number < 4:
            assert finishes(bram) == "new"
    agreed = table_of([carl, bram])  # counts neither way
    carl.ok(f"/api/tables/{agreed}/agreement", {"what": "end"})
    bram.ok(f"/api/tables/{agreed}/agreement/answer", {"yes": True})
    for _ in range(6):  # against a bot alone
        alone = dora.ok("/api/tables", {**SETUP, "bots": ["random"]})["id"]
        dora.ok(f"/api/tables/{alone}/start")
        dora.ok(f"/api/tables/{alone}/resign")
    assert [finishes(one) for one in (anna, bram, carl, dora)] == ["new", "often-not", "usually", "new"]
    bram.ok("/api/waiting", {**SETUP, "players": 3})
    company = carl.ok("/api/waiting", {**SETUP, "players": 3})["company"]
    assert company == [{"player": bram.id, "name": "Bram", "finishes": "often-not"}]
    found = anna.ok("/api/waiting", {**SETUP, "players": 3})
    assert found["table"]
    assert {one["name"]: one["finishes"] for one in found["company"]} == {"Bram": "often-not", "Carl": "usually"}
    bram.ok("/api/me/statistics/delete")
    assert finishes(bram) == "often-not"  # who starts anew is not new for it
    bram.ok("/api/me/forget")


def finishes(person: Client) -> str:
    return str(person.get("/api/me/statistics")[1]["finishes"])


def test_giving_up_a_lost_game_between_two_is_no_leaving(rated: HouseProcess) -> None:
    anna, bram = strangers(rated, "Anna", "Bram")
    for _ in range(5):
        lost_by([bram], [anna, bram])
    assert finishes(bram) == "usually"
