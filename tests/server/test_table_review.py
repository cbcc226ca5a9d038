"""The review of a table's game: after it, for everybody who may watch, row by row, and it adds up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from burgomaster.server.bots.worker import ReviewJob, answer
from tests.server.people import Client, HouseProcess, play_one, table_of


def table_review(person: Client, table: str, more: str = "") -> dict[str, Any]:
    """The review, once it is ready; a question is answered within seconds, whether it is or not."""
    for _ in range(200):
        status, found = person.get(f"/api/tables/{table}/judgement?depth=quick{more}")
        assert status == 200, found
        if found["ready"]:
            return dict(found)
    raise AssertionError("no review came")


def test_a_game_is_reviewed_row_by_row_when_it_is_over(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"}, undo="free")
    path = f"/api/tables/{table}"
    rng = random.Random(3)
    for _ in range(8):
        play_one(people, table, rng.choice)
    status, refused = people[0].get(f"{path}/judgement")
    assert (status, refused["error"]["code"]) == (409, "not-over")  # it would be a hint
    people[1].ok(f"{path}/resign")
    found = table_review(Client(house.port), table)
    log = people[0].get(f"{path}/log")[1]["rows"]
    told = [
        (row["seq"], seat)
        for row in log
        for seat in ([row["seat"]] if row["kind"] == "act" else []) + [None] * len(row["chance"])
    ]
    assert [(one["seq"], one["seat"]) for one in found["events"]] == told
    for seat, account in enumerate(found["seats"]):
        parts = account["initial"] + account["luck"] - account["error"] + account["given"] + account["revision"]
        assert account["final"] == pytest.approx(parts, abs=1e-3)
        luck = sum(one["luck"][seat] for one in found["events"] if one["seat"] is None)
        assert account["luck"] == pytest.approx(luck, abs=1e-2)
    assert table_review(people[0], table) == found  # kept
    assert found["thresholds"] == {"inaccuracy": 0.03, "mistake": 0.07, "blunder": 0.15, "lucky": 0.07}
    for stranger in (Client(house.port), Client(house.port, "Carl")):  # minutes of work are for those who played
        assert stranger.get(f"{path}/judgement?depth=deeper")[0] in (401, 403)


def test_the_better_move_is_told_in_the_language_of_who_asks(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    for _ in range(30):  # nobody ever builds: that costs something
        play_one(people, table, lambda some: next((one for one in some if one["text"] == "pass"), some[0]))
    people[1].ok(f"/api/tables/{table}/resign")
    said = {}
    for lang in ("en", "nl", "it"):
        found = table_review(people[0], table, f"&lang={lang}")
        better = [one for event in found["events"] for one in event["better"]]
        assert better
        said[lang] = better[0]["said"]
    assert len(set(said.values())) == 3


def test_a_file_that_cannot_be_read_is_no_review() -> None:
    assert answer(ReviewJob("nonsense", "quick")).problem
