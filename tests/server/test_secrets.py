"""Nothing hidden leaves: whatever a seat is told is compared with what the rules let it know."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import game as rules_of
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.play.record import Record
from tests.server.people import Client, HouseProcess, Live, play_one


def seen_by(message: dict[str, Any]) -> dict[str, Any]:
    """The state a client puts together from a message."""
    return {**message["view"]["state"], **((message["you"] or {}).get("state") or {})}


def check_what_happened(
    row: dict[str, Any], positions: list[bm.Position], ends: list[int], end: int, seat: int | None, outlook: Any
) -> None:
    """A row's effects and outlook are those the rules give, as far as this seat may know them."""
    here, private = positions[end], positions[end].setting.spec.private
    assert row["view"]["outlook"] == outlook
    if seat is not None:
        assert row["you"]["outlook"] == json.loads(json.dumps(here.own_outlook(seat)))
    before = ends[ends.index(end) - 1] if row["kind"] == "act" else 0

    def told(seat: int | None) -> list[Any]:
        return [one.to_json() for there in positions[before + 1 : end + 1] for one in there.effects_for(seat)]

    assert row["effects"] == told(None)
    assert seat is None or row["you"]["effects"] == (told(seat) if private else None)


def played(house: HouseProcess, game: str, players: int, seed: int, moves: int) -> None:
    """A random game: every message of every seat and of a spectator is held against the rules."""
    rng = random.Random(seed)
    people = [Client(house.port, f"Player {place}") for place in range(players)]
    path = people[0].ok("/api/tables", {"game": game, "players": players, "public": False})["id"]
    invites = [one["invite"] for one in people[0].get(f"/api/tables/{path}/invites")[1]["invites"]]
    for person, invite in zip(people[1:], invites, strict=True):
        person.ok(f"/api/tables/{path}/join", {"invite": invite})
    ears: list[Live] = [person.live(path, outlook="1") for person in people]
    ears.append(Client(house.port).live(path, outlook="1"))
    heard = [0] * len(ears)
    people[0].ok(f"/api/tables/{path}/start")

    def choose(steps: list[dict[str, Any]]) -> dict[str, Any]:
        return rng.choice(steps)

    def listen() -> None:
        """Everybody hears what has happened; who never read would be taken for gone."""
        seq = people[0].get(f"/api/tables/{path}")[1]["seq"]
        for place, ear in enumerate(ears):
            while heard[place] < seq:  # a sign of life has no number
                heard[place] = max(heard[place], ear.next().get("seq", 0))

    over = False
    for move in range(moves):
        if not play_one(people, path, choose):
            over = True
            break
        if move % 5 == 4:
            listen()
    listen()
    told = [[json.loads(text) for text in ear.raw] for ear in ears]
    running = [[text for text in ear.raw if '"status":"over"' not in text] for ear in ears]
    if not over:
        for person in people[: players - 1]:
            person.ok(f"/api/tables/{path}/resign")
    final = people[0].get(f"/api/tables/{path}")[1]
    secret = final["table"]["secret"]
    assert secret
    record = Record.parse(people[0].get(f"/api/tables/{path}/record")[1])
    assert bm.verify(record).ok
    positions = list(record.positions)
    actions = [entry.seat != CHANCE for entry in record.entries]
    # Where each row ends among the events: after an action and the chance that followed it.
    ends = [at for at in range(len(positions)) if at == len(actions) or (at > 0 and actions[at])]
    if actions and actions[0]:
        ends.insert(0, 0)
    public = {end: json.loads(json.dumps((positions[end].view()["state"], positions[end].outlook()))) for end in ends}
    for place, messages in enumerate(told):
        seat = place if place < players else None
        rows = [message for message in messages if message["type"] == "row" and message["kind"] in ("start", "act")]
        assert rows
        for row, end in zip(rows, ends, strict=False):
            allowed = positions[end].view(seat)
            assert seen_by(row) == json.loads(json.dumps(allowed["state"])), (game, seat, row["seq"])
            assert row["view"]["turn"] == allowed["turn"]
            state, outlook = public[end]
            assert row["view"]["state"] == state  # the shared part is public
            check_what_happened(row, positions, ends, end, seat, outlook)
            acting = row["you"]["actions"] if row["you"] else []
            assert [one["text"] for one in acting] == (allowed["actions"] if row["seq"] == row["moved"] else [])
    everything = "\n".join(text for texts in running for text in texts)
    assert secret not in everything
    for person in people:
        assert person.cookie.partition("=")[2] not in everything
    for invite in invites:
        assert invite not in everything
    house_log = house.log()
    for hidden in (secret, *invites, *(person.cookie.partition("=")[2] for person in people)):
        assert hidden not in house_log
        assert hidden not in people[0].get("/metrics")[1]
    for ear in ears:
        ear.close()


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in bm.games() for players in ((2, 4) if rules_of(game).SPEC.private else (3,))],
)
def test_a_seat_is_told_exactly_what_it_may_know(house: HouseProcess, game: str, players: int) -> None:
    played(house, game, players, seed=players, moves=60)


@pytest.mark.long
@pytest.mark.parametrize("game", bm.games())
def test_a_seat_is_told_exactly_what_it_may_know_in_many_games(house: HouseProcess, game: str) -> None:
    numbers = rules_of(game).SPEC.players
    for seed in range(10):
        played(house, game, numbers[seed % min(len(numbers), 3)], seed, moves=400)


def test_hands_are_nowhere_in_what_others_are_told(house: HouseProcess) -> None:
    """The same from the other side: in Alhambra, no message has another one's hand in any place."""
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = people[0].ok("/api/tables", {"game": "alhambra", "players": 2})["id"]
    people[1].ok(f"/api/tables/{table}/join")
    people[0].ok(f"/api/tables/{table}/start")
    rng = random.Random(2)
    for _ in range(10):
        play_one(people, table, rng.choice)
    for place, person in enumerate(people):
        whole = person.get(f"/api/tables/{table}")[1]
        hands = [seat["hand"] for seat in seen_by(whole)["seats"]]
        assert hands[place] is not None
        assert hands[1 - place] is None
        assert [seat["hand"] for seat in whole["view"]["state"]["seats"]] == [None, None]
        log = person.get(f"/api/tables/{table}/log")[1]["rows"]
        assert [seat["hand"] for seat in seen_by(log[-1])["seats"]][1 - place] is None
        text = json.dumps(person.get(f"/api/tables/{table}/record")[1])
        assert "Secret" not in text
        assert not re.search(r'"money_deck": \{', json.dumps(whole))
