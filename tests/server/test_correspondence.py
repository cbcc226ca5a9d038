"""Games that take days: all of one's tables by urgency, and what everybody agrees on."""

from __future__ import annotations

import time
from typing import Any

from tests.server.conftest import EITHER
from tests.server.people import Client, HouseProcess, table_of

DAY = 24 * 3600


def days(count: int) -> dict[str, Any]:
    return {"clock": {"kind": "correspondence", "seconds": count * DAY}, "options": {"start": "A"}}


def mine(person: Client) -> list[dict[str, Any]]:
    status, told = person.get("/api/me/tables")
    assert status == 200, told
    return list(told["tables"])


@EITHER
def test_all_of_ones_tables_come_in_the_order_of_their_urgency(own_db: str) -> None:
    house = HouseProcess(own_db)
    anna, bram = (Client(house.port, name) for name in ("Anna", "Bram"))
    assert mine(anna) == mine(Client(house.port)) == []
    waits = table_of([bram, anna], **days(3))  # Bram's turn
    long = table_of([anna, bram], **days(7))
    asked = table_of([bram, anna], **days(2))
    bram.ok(f"/api/tables/{asked}/agreement", {"what": "end"})
    short = table_of([anna, bram], **days(1))
    untimed = table_of([anna, bram], options={"start": "A"})
    over = table_of([anna, bram])
    bram.ok(f"/api/tables/{over}/resign")
    wanted = [short, long, untimed, asked, waits]
    assert [one["id"] for one in mine(anna)] == wanted
    house.kill()  # what is in no process's memory is found too
    house.start()
    told = mine(anna)
    assert [one["id"] for one in told] == wanted
    assert [one["your_turn"] for one in told] == [True, True, True, False, False]
    assert [one["asked"] for one in told] == [False, False, False, True, False]
    assert told[0]["deadline"] < told[1]["deadline"]
    assert told[2]["deadline"] is None
    house.close()


@EITHER
def test_a_pause_holds_clocks_and_bots_and_ends_on_its_date(own_db: str) -> None:
    house = HouseProcess(own_db)
    anna, bram = (Client(house.port, name) for name in ("Anna", "Bram"))
    setup = {"game": "machi-koro", "players": 3, "bots": ["random"], **days(1)}
    table = anna.ok("/api/tables", setup)["id"]
    path = f"/api/tables/{table}"
    bram.ok(f"{path}/join")
    anna.ok(f"{path}/start")
    anna.ok(f"{path}/agreement", {"what": "pause"})
    bram.ok(f"{path}/agreement/answer", {"yes": True})
    assert anna.get(path)[1]["clock"]["deadline"] is None
    begun = bram.ok(f"{path}/go-on")["seq"]
    until = int(time.time() * 1000) + 2000
    anna.ok(f"{path}/agreement", {"what": "pause", "until": until})
    bram.ok(f"{path}/agreement/answer", {"yes": True})
    live = anna.live(table, since=begun)
    kinds: list[str] = []
    while not kinds or kinds[-1] != "wake":
        row = live.until(lambda m: m["type"] == "row")
        kinds.append(row["kind"])
    assert row["at"] >= until
    assert row["clock"]["seat"] == 0
    live.close()
    seq = anna.get(path)[1]["seq"]
    anna.ok(f"{path}/actions", {"action": "throw 1", "seq": seq})
    bram.ok(f"{path}/agreement", {"what": "pause"})
    anna.ok(f"{path}/agreement/answer", {"yes": True})
    assert mine(anna)[0]["paused"]
    house.kill()
    house.start()
    seq = anna.get(path)[1]["seq"]
    assert anna.refused(f"{path}/actions", {"action": "pass", "seq": seq}) == (409, "paused")
    bram.ok(f"{path}/go-on")
    assert mine(anna)[0]["your_turn"]
    house.close()


def test_a_game_ends_by_agreement_and_everybody_may_see_why(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram", "Carl")]
    table = table_of(people, **days(1))
    path = f"/api/tables/{table}"
    assert Client(house.port, "Eve").refused(f"{path}/agreement", {"what": "end"}) == (403, "not-seated")
    assert people[0].refused(f"{path}/agreement", {"what": "draw"})[0] == 422
    assert people[0].refused(f"{path}/agreement", {"what": "pause", "until": 1}) == (422, "pause-date")
    people[0].ok(f"{path}/agreement", {"what": "end"})
    people[1].ok(f"{path}/agreement/answer", {"yes": True})
    assert people[1].get(path)[1]["table"]["proposal"]["agreed"] == [0, 1]
    people[2].ok(f"{path}/agreement/answer", {"yes": True})
    told = people[0].get(path)[1]["table"]
    assert (told["status"], told["result"]["winners"], told["result"]["reason"]) == ("over", [], "agreed")
    assert told["secret"]
    assert "agreed to end the game" in people[0].get(f"{path}/record")[1]
    assert people[0].ok(f"{path}/rematch")["table"]
