"""How the chances stood, after the game; while it runs only where hints are allowed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from burgomaster.server.bots.worker import Agreed, ChancesJob, RowEvents, answer
from burgomaster.tables.setup import Setup
from tests.server.people import Client, HouseProcess, play_one, table_of


def chances_of(person: Client, table: str) -> list[dict[str, Any]]:
    status, answered = person.get(f"/api/tables/{table}/chances")
    assert status == 200, answered
    return list(answered["chances"])


def test_after_the_game_everybody_sees_how_the_chances_stood(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    path = f"/api/tables/{table}"
    assert people[0].get(f"{path}/chances")[0] == 403  # no hints here
    rng = random.Random(3)
    for _ in range(6):
        play_one(people, table, rng.choice)
    people[0].ok(f"{path}/chat", {"text": "hm"})
    mover = people[int(people[0].get(path)[1]["view"]["turn"])]
    people[1 - people.index(mover)].ok(f"{path}/resign")
    log = people[0].get(f"{path}/log")[1]["rows"]
    told = chances_of(Client(house.port), table)
    touched = [row["seq"] for row in log if row["kind"] in ("start", "act", "undo", "resign")]
    assert [one["seq"] for one in told] == touched
    assert all(sum(one["chances"]) == pytest.approx(1, abs=1e-3) for one in told)
    winner = people.index(mover)
    assert told[-1]["chances"] == [float(seat == winner) for seat in range(2)]
    assert len({tuple(one["chances"]) for one in told}) > 3
    assert chances_of(people[0], table) == told


def test_while_the_game_runs_a_seat_gets_only_what_it_may_know(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, "alhambra", hints=True)
    path = f"/api/tables/{table}/chances"
    rng = random.Random(8)
    for _ in range(4):
        play_one(people, table, rng.choice)
    assert Client(house.port).get(path)[0] == 401
    assert Client(house.port, "Carl").get(path)[0] == 403
    first, second = chances_of(people[0], table), chances_of(people[1], table)
    assert len(first) == len(second) == 5
    assert first != second  # each thinks of other hands


def test_an_undo_goes_back_to_the_chances_before() -> None:
    agreed = Setup(game="machi-koro", players=2, options={"start": "A"}).agreed()
    job = ChancesJob(
        Agreed("machi-koro", 2, agreed.text, dict(agreed.options)),
        [
            RowEvents(3),
            RowEvents(4, [(0, "throw 1"), (-1, "dice 1")]),
            RowEvents(5, [(0, "buy bakery")]),
            RowEvents(6, back_to=4),
            RowEvents(7, [(0, "pass")]),
        ],
        seat=-1,
        seed=1,
    )
    reply = answer(job)
    assert reply.problem == ""
    assert reply.chances[3] == reply.chances[1]
    assert reply.chances[4] != reply.chances[2]
