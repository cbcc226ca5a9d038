"""`watch=1`: whoever asks is told what a spectator is told, wherever they sit, for a screen that all look at."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from burgomaster.games import GAMES
from burgomaster.games import game as rules_of
from tests.parts import fewest, names_of
from tests.server.people import Client, HouseProcess, play_one, table_of
from tests.server.test_secrets import seen_by


def named(message: Any, key: str) -> list[Any]:
    """Whatever has this name, anywhere in a message."""
    if isinstance(message, list):
        return [found for one in message for found in named(one, key)]
    if not isinstance(message, dict):
        return []
    return [found for name, one in message.items() for found in ([one] if name == key else named(one, key))]


@pytest.mark.parametrize("game", GAMES)
def test_a_watching_browser_is_told_nothing_private_though_its_person_sits_there(
    house: HouseProcess, game: str
) -> None:
    people = [Client(house.port, name) for name in names_of(game)]
    table = people[0].ok("/api/tables", {"game": game, "players": fewest(game)})["id"]
    screen, stranger = people[0].live(table, outlook="1", watch="1"), Client(house.port).live(table, outlook="1")
    for person in people[1:]:
        person.ok(f"/api/tables/{table}/join")
    people[0].ok(f"/api/tables/{table}/start")
    rng = random.Random(4)
    for _ in range(30):
        play_one(people, table, rng.choice)
    seq = people[0].get(f"/api/tables/{table}")[1]["seq"]
    for ear in (screen, stranger):
        ear.row(seq)
    # Word for word what a stranger hears, and nothing of anybody's.
    told = [[text for text in ear.raw if '"type":"row"' in text] for ear in (screen, stranger)]
    assert told[0] == told[1]
    assert len(told[0]) > 10  # a game may be short
    everything = [json.loads(text) for text in screen.raw]
    path = f"/api/tables/{table}"
    for address in (f"{path}?outlook=1&watch=1", f"{path}/log?outlook=1&watch=1"):
        answers = [people[0].get(address), people[1].get(address), Client(house.port).get(address)]
        assert answers[0] == answers[1] == answers[2]
        assert answers[0][0] == 200
        everything.append(answers[0][1])
    assert {one for one in named(everything, "you") if one is not None} == set()
    assert {one for one in named(everything, "hand") if one is not None} == set()  # where a game has any
    assert named(everything, "actions") == []
    # The same person's own page knows more, where there is more to know.
    own = people[0].get(f"{path}?outlook=1")[1]
    assert own["you"]["seat"] == 0
    assert (seen_by(own) != own["view"]["state"]) == rules_of(game).SPEC.private
    # A line that is made anew is told no more than before.
    again = people[0].live(table, since=seq - 5, outlook="1", watch="1")
    assert again.row(seq)["you"] is None


def test_nobody_is_here_because_a_screen_shows_their_table(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    screen = people[0].live(table, watch="1")
    assert screen.next()["present"] == [False, False]
    own = people[0].live(table)
    assert screen.until(lambda m: m["type"] == "present")["seats"] == [True, False]
    own.close()
    assert screen.until(lambda m: m["type"] == "present")["seats"] == [False, False]


def test_a_screen_brings_nobody_back_for_whom_a_bot_plays(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    people[1].ok(f"/api/tables/{table}/stand-in", {"seat": 1})
    assert people[1].live(table, watch="1").next()["table"]["seats"][1]["stand_in"] is not None
    assert people[1].get(f"/api/tables/{table}?watch=1")[1]["table"]["seats"][1]["stand_in"] is not None


def test_a_watching_line_makes_no_moves(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    screen = people[0].live(table, watch="1")
    seq = screen.next()["seq"]
    move = {"action": "throw 1", "seq": seq, "client_id": "m1"}
    screen.socket.send(json.dumps({"type": "act", **move}))
    refused = screen.until(lambda m: m["type"] == "refused")
    assert (refused["status"], refused["error"]["code"]) == (401, "who")
    assert people[0].refused(f"/api/tables/{table}/actions?watch=1", move) == (401, "who")
    assert people[0].get(f"/api/tables/{table}")[1]["seq"] == seq


def test_invites_are_for_the_host_and_not_for_who_watches(house: HouseProcess) -> None:
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 3, "public": False})["id"]
    path = f"/api/tables/{table}"
    invites = [one["invite"] for one in anna.get(f"{path}/invites")[1]["invites"]]
    assert len(invites) == 2
    assert [anna.get(f"{path}/invites?watch=1")[0], bram.get(f"{path}/invites")[0]] == [401, 403]
    screen = anna.live(table, watch="1")
    screen.next()
    bram.ok(f"{path}/join", {"invite": invites[0]})
    screen.until(lambda m: m["type"] == "row" and m["kind"] == "join")
    told = "".join(screen.raw) + json.dumps(anna.get(f"{path}?watch=1")) + json.dumps(anna.get(f"{path}/log?watch=1"))
    assert not any(invite in told for invite in invites)


def test_where_nobody_may_watch_a_screen_may_not_either(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = people[0].ok("/api/tables", {"game": "alhambra", "players": 2, "spectators": "off"})["id"]
    path = f"/api/tables/{table}"
    screen = people[0].live(table, watch="1")  # before the game everybody may look
    assert screen.next()["you"] is None
    people[1].ok(f"{path}/join")
    people[0].ok(f"{path}/start")
    assert screen.closed_with() == 4003
    assert [json.loads(text).get("view") for text in screen.raw if '"view":{' in text] == []  # it saw no position
    assert people[0].live(table, watch="1").closed_with() == 4003
    for address in (path, f"{path}/log", f"{path}/figures", f"{path}/review", f"{path}/record"):
        status, answer = people[0].get(f"{address}?watch=1")
        assert (status, answer["error"]["code"]) == (403, "spectators-off")
        assert people[0].get(address)[0] == 200


def test_where_spectators_see_later_a_screen_does_too(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"}, spectators="delayed", delay=3600)
    seq = people[0].get(f"/api/tables/{table}")[1]["seq"]
    people[0].ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": seq})
    assert people[0].live(table).next()["seq"] == seq + 1
    assert people[0].live(table, watch="1").next()["seq"] < seq + 1
    assert people[0].get(f"/api/tables/{table}?watch=1")[1]["seq"] < seq + 1


def test_a_key_that_is_not_valid_is_refused_before_it_watches(house: HouseProcess) -> None:
    program = Client(house.port, token="bm_none")
    table = Client(house.port, "Anna").ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    assert program.get(f"/api/tables/{table}?watch=1")[0] == 401
    assert program.live(table, watch="1").closed_with() == 4003
