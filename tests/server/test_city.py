"""A table of Monopoly Builder with the streets of another city: what people say is read by its names."""

from __future__ import annotations

import json

from tests.games.monopoly_builder.cities import STREETS, WHEEL, city
from tests.server.people import Client, HouseProcess, play_one, table_of


def test_a_table_with_the_streets_of_another_city(house: HouseProcess) -> None:
    people = [Client(house.port, "Anna"), Client(house.port, "Bram")]
    table = table_of(people, "monopoly-builder", options={"tokens": "seat"}, edition={"text": city()})
    figures = people[0].get(f"/api/tables/{table}/figures")[1]["figures"]
    assert [deed["name"] for deed in figures["deed"].values()] == list(STREETS)
    assert figures["card"]["jam"]["text"] == WHEEL
    for _ in range(300):
        play_one(people, table, lambda steps: next((one for one in steps if one["text"] == "buy"), steps[0]))
        for person in people:
            whole = person.get(f"/api/tables/{table}")[1]
            seat, state = whole["you"]["seat"], whole["view"]["state"]
            deeds = state["players"][seat]["deeds"]
            if deeds and any(one["text"] == f"mortgage {deeds[0]}" for one in whole["you"]["actions"]):
                break
        else:
            continue
        break
    else:
        raise AssertionError("nobody ever had a deed to mortgage")
    name = figures["deed"][deeds[0]]["name"]
    said = next(one["said"] for one in whole["you"]["actions"] if one["text"] == f"mortgage {deeds[0]}")
    assert name in said
    done = person.ok(f"/api/tables/{table}/actions", {"action": f"mortgage {name.lower()}", "seq": whole["seq"]})
    after = person.get(f"/api/tables/{table}")[1]
    assert after["view"]["state"]["players"][seat]["mortgaged"] == [deeds[0]]
    assert done is not None
    # An offer in JSON is data, whoever sends it.
    spliced = {"to": 1 - seat, "gives": {"money": "50 + 2 crane"}, "takes": {"chips": {"crane": 1}}}
    body = {"action": json.dumps(spliced), "seq": after["seq"]}
    status, refused = person.post(f"/api/tables/{table}/actions", body)
    assert status == 422
    assert "gives.money" in json.dumps(refused)


def test_a_broken_edition_is_refused_with_line_and_field(house: HouseProcess) -> None:
    text = city().replace("price = 60", "price = 61", 1)
    body = {"game": "monopoly-builder", "players": 2, "edition": {"text": text}}
    status, refused = Client(house.port, "Anna").post("/api/tables", body)
    assert status == 422
    assert "line " in json.dumps(refused)
    assert "deed.brown-1.price: must be a multiple of 5, not 61" in json.dumps(refused)
