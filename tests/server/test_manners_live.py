"""The same over HTTP and live: warnings that reach their people, rematches that everybody wants, two processes."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.server.conftest import EITHER
from tests.server.people import PATIENCE, Client, HouseProcess, table_of, together
from tests.server.postgres import Postgres


def seats(house: HouseProcess, *names: str) -> list[Client]:
    return [Client(house.port, name) for name in names]


def part(person: Client, table: str, lang: str = "en") -> dict[str, Any]:
    return dict(person.get(f"/api/tables/{table}?lang={lang}")[1]["table"])


def kinds(person: Client, table: str) -> list[str]:
    return [row["kind"] for row in person.get(f"/api/tables/{table}/log")[1]["rows"]]


def wait_for(wanted: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def ended(people: list[Client], **setup: Any) -> str:
    """A finished game of these people."""
    table = people[0].ok("/api/tables", {"game": "machi-koro", "players": len(people), **setup})["id"]
    links = people[0].get(f"/api/tables/{table}/invites")[1]["invites"]
    for person, link in zip(people[1:], links, strict=True):
        person.ok(f"/api/tables/{table}/join", {"invite": link["invite"]})
    people[0].ok(f"/api/tables/{table}/start")
    for person in people[:-1]:
        person.ok(f"/api/tables/{table}/resign")
    return str(table)


# ---- Who is away ----


def test_the_absent_are_warned_and_a_live_connection_answers(tmp_path: Path) -> None:
    letters = tmp_path / "letters"
    db = str(tmp_path / "own.sqlite")
    house = HouseProcess(db, "--absent-seconds", "0.2", "--warn-seconds", "900", "--mail", f"tee -a {letters}")
    anna, bram, carl = seats(house, "Anna", "Bram", "Carl")
    table = table_of([anna, bram, carl], options={"start": "A"})
    path = f"/api/tables/{table}/stand-in"
    assert bram.refused(path, {"seat": 2}) == (409, "not-awaited")
    assert Client(house.port, "Eve").refused(path, {"seat": 0}) == (403, "not-seated")
    here = bram.live(table)
    wait_for(lambda: bram.post(path, {"seat": 0})[0] == 200)
    row = here.until(lambda m: m.get("kind") == "call")
    assert row["said"] == "Bram asks for Anna, who is away; after 900 s a bot may play there."
    assert row["table"]["called"] == {"seat": 0, "by": 1, "until": row["at"] + 900_000}
    for person in (bram, carl, bram):
        status, answer = person.post(f"{path}?lang=nl", {"seat": 0})
        assert (status, answer["error"]["code"]) == (409, "called")
        assert answer["error"]["text"].startswith("Anna is gewaarschuwd;")
    wait_for(lambda: letters.exists() and "}}" in letters.read_text())
    assert '"kind": "called"' in letters.read_text()
    assert letters.read_text().count("Bram aspetta") + letters.read_text().count("Bram ti aspetta") == 1  # sent once
    tabs = [anna.live(table), anna.live(table)]
    assert here.until(lambda m: m.get("kind") == "back")["table"]["called"] is None
    tabs[0].close()  # the other tab is still there
    assert bram.refused(path, {"seat": 0}) == (409, "not-absent")
    assert kinds(bram, table).count("call") == kinds(bram, table).count("back") == 1
    tabs[1].close()
    here.close()
    house.close()


def test_a_house_opened_anew_makes_nobody_absent(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), "--absent-seconds", "0.2", "--warn-seconds", "0.1")
    anna, bram = seats(house, "Anna", "Bram")
    table = table_of([anna, bram], options={"start": "A"})
    path = f"/api/tables/{table}/stand-in"
    wait_for(lambda: bram.post(path, {"seat": 0})[0] == 200)
    time.sleep(1.5)  # more than two clocks may differ by
    house.kill()
    house.flags = ("--absent-seconds", "3600", "--warn-seconds", "0.1")
    house.start()
    status, answer = bram.post(path, {"seat": 0})
    assert (status, answer["error"]["code"]) == (409, "not-absent-long")  # the old warning does not count
    assert part(bram, table)["seats"][0]["stand_in"] is None
    house.close()


def test_who_is_at_another_process_is_not_away(postgres: Postgres) -> None:
    db = postgres.database("called_elsewhere")
    first = HouseProcess(db)
    anna, bram = seats(first, "Anna", "Bram")
    table = table_of([anna, bram], options={"start": "A"})
    there = anna.live(table)
    there.next()
    # This one has never heard of Anna, and believes everybody away at once.
    second = HouseProcess(db, "--absent-seconds", "0", "--warn-seconds", "900")
    elsewhere = Client(second.port, cookie=bram.cookie)
    path = f"/api/tables/{table}/stand-in"
    wait_for(lambda: elsewhere.post(path, {"seat": 0})[1].get("error", {}).get("code") == "not-absent")
    # If it asked for her before it had heard of her, Anna's own process has answered.
    wait_for(lambda: part(elsewhere, table)["called"] is None)
    found = kinds(elsewhere, table)
    assert "call" not in found or "back" in found[found.index("call") :]
    assert "stand-in" not in found
    there.close()
    first.close()
    second.close()


def test_three_days_a_move_are_three_days(house: HouseProcess) -> None:
    anna, bram = seats(house, "Anna", "Bram")
    clock = {"kind": "correspondence", "seconds": 3 * 24 * 3600}
    table = table_of([anna, bram], clock=clock, options={"start": "A"})
    anna.live(table).close()
    time.sleep(0.5)  # longer than --absent-seconds
    for _ in range(3):
        status, answer = bram.post(f"/api/tables/{table}/stand-in", {"seat": 0})
        assert (status, answer["error"]["code"]) == (409, "clock-decides")
        assert re.search(r"in 7[12]:\d\d:\d\d\.$", answer["error"]["text"])
    assert kinds(bram, table)[-1] == "start"
    anna.ok(f"/api/tables/{table}/stand-in", {"seat": 0})


# ---- Once more ----


def test_a_rematch_is_accepted_by_each_person(house: HouseProcess) -> None:
    anna, bram, carl, eve = seats(house, "Anna", "Bram", "Carl", "Eve")
    people = [anna, bram, carl]
    for public in (True, False):
        first = anna.ok("/api/tables", {"game": "machi-koro", "players": 4, "bots": ["random"], "public": public})["id"]
        links = anna.get(f"/api/tables/{first}/invites")[1]["invites"]
        for person, link in zip(people[1:], links, strict=True):
            person.ok(f"/api/tables/{first}/join", {"invite": link["invite"]})
        anna.ok(f"/api/tables/{first}/start")
        for person in people:
            person.ok(f"/api/tables/{first}/resign")
        again = bram.ok(f"/api/tables/{first}/rematch")["table"]
        path = f"/api/tables/{again}"
        now = part(bram, again)
        assert [seat["kind"] for seat in now["seats"]] == ["person", "open", "bot", "open"]
        assert [seat["name"] for seat in now["seats"]] == ["Bram", "Carl", "Random", "Anna"]
        assert [seat["kept_for"] for seat in now["seats"]] == [None, carl.id, None, anna.id]
        assert now["host"] == bram.id
        # Nobody else can sit there, and the host cannot begin.
        assert bram.refused(f"{path}/start") == (409, "empty-seats")
        for body in ({}, {"seat": 1}, {"seat": 3}, {"invite": "A" * 32}):
            assert eve.post(f"{path}/join", body)[0] in (403, 409)
        assert bram.get(f"{path}/invites")[1]["invites"] == []
        if public:
            assert eve.refused(f"{path}/join", {"seat": 1}) == (409, "seat-kept")
            assert eve.refused(f"{path}/join") == (409, "full")
            listed = eve.get("/api/tables?limit=100")[1]["tables"]
            found = next(one for one in listed if one["id"] == again)["summary"]["seats"]
            assert [seat["kept_for"] for seat in found] == [None, carl.id, None, anna.id]
        # Each accepts: by asking for a rematch as well, or by sitting down.
        assert anna.ok(f"/api/tables/{first}/rematch")["table"] == again
        assert bram.refused(f"{path}/start") == (409, "empty-seats")
        carl.ok(f"{path}/join")
        assert [seat["player"] for seat in part(bram, again)["seats"]] == [bram.id, carl.id, None, anna.id]
        bram.ok(f"{path}/start")
        assert carl.ok(f"/api/tables/{first}/rematch")["table"] == again  # now it leads there


def test_a_rematch_may_be_declined_and_its_host_may_free_a_seat(house: HouseProcess) -> None:
    anna, bram, carl, eve = seats(house, "Anna", "Bram", "Carl", "Eve")
    first = ended([anna, bram, carl], public=True)
    again = anna.ok(f"/api/tables/{first}/rematch")["table"]
    path = f"/api/tables/{again}"
    live = Client(house.port).live(again)  # as the old table's page does
    assert live.next()["table"]["seats"][0]["kept_for"] == bram.id
    assert bram.refused(f"{path}/kick", {"seat": 1}) == (403, "not-host")
    assert eve.refused(f"{path}/leave") == (403, "not-seated")
    seq = bram.ok(f"{path}/leave")["seq"]
    row = live.row(seq)
    assert (row["kind"], row["said"]) == ("release", "Bram does not want to play again.")
    assert (row["table"]["seats"][0]["kind"], row["table"]["seats"][0]["kept_for"]) == ("open", None)
    assert bram.refused(f"{path}/leave") == (403, "not-seated")
    eve.ok(f"{path}/join")  # a public table: the seat is anybody's now
    anna.ok(f"{path}/kick", {"seat": 1})
    row = live.until(lambda m: m.get("kind") == "release")
    assert row["said"] == "The seat kept for Carl is open to all now."
    carl.ok(f"{path}/join")  # he was not sent away
    assert [seat["name"] for seat in part(anna, again)["seats"]] == ["Eve", "Carl", "Anna"]
    live.close()
    # A bot on a kept seat; and who was given up may not slip in again.
    second = ended([anna, bram], public=False)
    again = bram.ok(f"/api/tables/{second}/rematch")["table"]
    bram.ok(f"/api/tables/{again}/bot", {"seat": 1, "bot": "random"})
    assert anna.refused(f"/api/tables/{again}/join") == (403, "private")
    assert anna.refused(f"/api/tables/{second}/rematch") == (403, "private")
    bram.ok(f"/api/tables/{again}/start")


def test_who_sits_down_elsewhere_needs_the_kept_seat_no_more(house: HouseProcess) -> None:
    anna, bram, carl = seats(house, "Anna", "Bram", "Carl")
    first = ended([anna, bram, carl], public=True)
    again = anna.ok(f"/api/tables/{first}/rematch")["table"]
    path = f"/api/tables/{again}"
    carl.ok(f"{path}/leave")
    bram.ok(f"{path}/join", {"seat": 1})
    carl.ok(f"{path}/join")  # also who declined may think better of it, where anybody may sit
    assert [seat["player"] for seat in part(anna, again)["seats"]] == [carl.id, bram.id, anna.id]


def test_a_rematch_that_was_closed_stops_nobody_from_another_one(house: HouseProcess) -> None:
    anna, bram = seats(house, "Anna", "Bram")
    first = ended([anna, bram])
    again = anna.ok(f"/api/tables/{first}/rematch")["table"]
    anna.ok(f"/api/tables/{again}/close")
    tables = {person.ok(f"/api/tables/{first}/rematch")["table"] for person in (bram, anna, bram)}
    assert len(tables) == 1
    assert again not in tables
    [new] = tables
    assert part(anna, new)["host"] == bram.id
    assert [seat["kind"] for seat in part(anna, new)["seats"]] == ["person", "person"]
    assert part(anna, first)["rematch"] == new


@EITHER
def test_all_who_ask_at_once_get_the_same_rematch_and_sit_there(own_db: str) -> None:
    houses = [HouseProcess(own_db)]
    if own_db.startswith("postgresql"):
        houses.append(HouseProcess(own_db))
    people = seats(houses[0], "Anna", "Bram", "Carl")
    for _ in range(3):
        first = ended(people, public=False)
        askers = [Client(houses[n % len(houses)].port, cookie=person.cookie) for n, person in enumerate(people * 2)]
        answers = together([partial(asker.ok, f"/api/tables/{first}/rematch") for asker in askers])
        [again] = {answer["table"] for answer in answers}
        held = [seat["player"] for seat in part(people[0], again)["seats"]]
        assert held == [people[1].id, people[2].id, people[0].id]
        assert kinds(people[0], again).count("join") == 2
        assert kinds(people[0], first).count("rematch") == 1
    for house in houses:
        house.close()


# ---- Who is who ----


def test_namesakes_are_told_apart_everywhere(house: HouseProcess) -> None:
    people = seats(house, "Anna", "anna", "Bram")
    table = table_of(people, options={"start": "A"})
    wanted = ["Anna A", "anna B", "Bram"]
    for lang in ("en", "nl", "it"):
        assert [seat["name"] for seat in part(people[0], table, lang)["seats"]] == wanted
        listed = people[0].get(f"/api/tables?status=running&limit=100&lang={lang}")[1]["tables"]
        found = next(one for one in listed if one["id"] == table)["summary"]["seats"]
        assert [seat["name"] for seat in found] == wanted
    status, answer = people[2].post(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": 4})
    assert (status, answer["error"]["text"]) == (409, "It is the turn of Anna A.")
    people[0].ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": 4})
    review = people[0].get(f"/api/tables/{table}/review")[1]["seats"]
    assert [seat["name"] for seat in review] == wanted
    people[0].ok(f"/api/tables/{table}/resign")
    row = people[0].get(f"/api/tables/{table}/log")[1]["rows"][-1]
    assert row["said"] in ("Anna A resigned.", "throw one die", "build nothing")
    people[1].ok(f"/api/tables/{table}/resign")
    assert "Anna A" in people[0].get(f"/api/tables/{table}/record")[1]
