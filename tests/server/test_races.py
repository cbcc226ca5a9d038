"""Many at once: exactly one effect, the right refusal, and slow readers hold nobody up."""

from __future__ import annotations

import random
import socket
import time
from functools import partial

from tests.server.people import Client, HouseProcess, Live, play_one, table_of, together
from tests.server.postgres import Postgres


def clones(person: Client, count: int) -> list[Client]:
    return [Client(person.port, cookie=person.cookie) for _ in range(count)]


def test_the_same_move_sent_five_times_happens_once(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    body = {"action": "throw 1", "seq": 3, "client_id": "mine"}
    path = f"/api/tables/{table}/actions"
    answers = together([partial(twin.post, path, body) for twin in clones(people[0], 5)])
    assert answers == [(200, {"seq": 4})] * 5
    assert people[0].post(path, body) == (200, {"seq": 4})  # and later
    assert people[0].get(f"/api/tables/{table}")[1]["seq"] == 4


def test_two_different_moves_at_once_only_one_happens(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    for number in range(5):
        table = table_of(people, options={"start": "A"})
        path = f"/api/tables/{table}/actions"
        bodies = [{"action": "throw 1", "seq": 3, "client_id": f"{number}-{place}"} for place in range(4)]
        twins = clones(people[0], 4)
        works = [partial(twin.post, path, body) for twin, body in zip(twins, bodies, strict=True)]
        answers = together(works)
        assert sorted(status for status, _ in answers) == [200, 409, 409, 409]
        assert {answer["error"]["code"] for status, answer in answers if status == 409} == {"stale"}
        assert people[0].get(f"/api/tables/{table}")[1]["seq"] == 4


def test_one_seat_many_who_want_it(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    others = [Client(house.port, f"Peer {number}") for number in range(6)]
    answers = together([partial(other.post, f"/api/tables/{table}/join") for other in others])
    assert sorted(status for status, _ in answers) == [200, 409, 409, 409, 409, 409]


def test_a_table_opened_twice_with_one_client_id_is_one_table(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    body = {"game": "machi-koro", "players": 2, "client_id": "first"}
    answers = together([partial(twin.ok, "/api/tables", body) for twin in clones(anna, 4)])
    assert len({answer["id"] for answer in answers}) == 1
    assert Client(house.port, "Bram").ok("/api/tables", body)["id"] != answers[0]["id"]


def test_another_ones_client_id_does_not_stand_in_the_way(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    for person in people:
        person.ok(f"/api/tables/{table}/chat", {"text": "hi", "client_id": "1"})
    assert people[0].get(f"/api/tables/{table}")[1]["seq"] == 5


def test_nobody_moves_for_another_seat(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    path = f"/api/tables/{table}/actions"
    body = {"action": "throw 1", "seq": 3}
    assert people[1].refused(path, body) == (409, "illegal")
    assert Client(house.port, "Eve").refused(path, body) == (403, "not-seated")
    assert Client(house.port).refused(path, body) == (401, "who")
    name, _, value = people[0].cookie.partition("=")
    body_part, _, signature = value.rpartition(".")
    other = people[1].cookie.partition("=")[2]
    forgeries = [
        f"{body_part}.{'A' * len(signature)}",
        f"{body_part}.",
        f"{body_part}.{other.rpartition('.')[2]}",
        f"{other.rpartition('.')[0]}.{signature}",
        value[:-1] + ("A" if value[-1] != "A" else "B"),
        "é.é",
        ".",
        "." * 100,
    ]
    for forged in forgeries:
        eve = Client(house.port, cookie=f"{name}={forged}")
        status, answer = eve.ask("POST", path, b'{"action":"throw 1","seq":3}', {"Cookie": f"{name}={forged}"})
        assert (status, answer["error"]["code"]) == (401, "who"), forged
    assert people[0].get(f"/api/tables/{table}")[1]["seq"] == 3


def test_a_slow_reader_is_dropped_may_come_back_and_holds_nobody_up(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, "alhambra")
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # before it connects, so that little is ever on its way
    slow.connect(("127.0.0.1", house.port))
    slow.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {people[0].cookie}\r\n\r\n".encode()
    )
    quick = people[1].live(table)
    quick.next()
    gone_before = float(_metric(people[0], "slow_readers_total"))
    spoken = 0
    deadline = time.monotonic() + 240
    while float(_metric(people[0], "slow_readers_total")) == gone_before:
        assert time.monotonic() < deadline
        for _ in range(50):
            seq = people[1].ok(f"/api/tables/{table}/chat", {"text": f"{spoken} " + "word " * 90})["seq"]
            spoken += 1
        quick.row(seq)  # the other one hears everything meanwhile
    slow.close()
    back = people[0].live(table, since=seq - 5)
    assert [back.next_row()["seq"] for _ in range(5)] == list(range(seq - 4, seq + 1))
    back.close()
    quick.close()


def _metric(person: Client, name: str) -> str:
    lines = person.get("/metrics")[1].splitlines()
    return next(str(line.rpartition(" ")[2]) for line in lines if line.startswith(f"burgomaster_{name}"))


def test_two_houses_on_one_database_are_one_house(postgres: Postgres) -> None:
    db = postgres.database("two_houses")
    houses = [HouseProcess(db), HouseProcess(db)]
    anna, bram = Client(houses[0].port, "Anna"), Client(houses[1].port, "Bram")
    table = table_of([anna, bram])
    ears: list[Live] = [anna.live(table), bram.live(table)]
    ears[0].until(lambda m: m["type"] == "present" and m["seats"] == [True, True])  # each knows of the other
    rng = random.Random(5)
    for _ in range(40):
        if not _either_moves([anna, bram], table, rng):
            break
    seq = max(person.get(f"/api/tables/{table}")[1]["seq"] for person in (anna, bram))
    assert [ear.row(seq)["seq"] for ear in ears] == [seq, seq]
    # The same move at both at once.
    twins = [Client(houses[0].port, cookie=bram.cookie), bram]
    path = f"/api/tables/{table}/chat"
    bodies = {"text": "hello", "client_id": "once"}
    answers = together([partial(twin.ok, path, bodies) for twin in twins])
    assert answers == [{"seq": seq + 1}] * 2
    # A bots' table is moved by one house; when that is lost, the other one takes over within seconds.
    bots = anna.ok("/api/tables", {"game": "monopoly-builder", "players": 4, "bots": ["greedy"] * 4})["id"]
    live = bram.live(bots)
    anna.ok(f"/api/tables/{bots}/start")
    live.until(lambda m: m.get("kind") == "act")
    houses[0].kill()
    lost = time.monotonic()
    last = 0
    while time.monotonic() - lost < 120:
        message = live.until(lambda m: m.get("kind") == "act" or m.get("table", {}).get("status") == "over")
        if time.monotonic() - lost > 1 or message.get("table", {}).get("status") == "over":
            last = message["seq"]
            break
    assert last
    for ear in (*ears, live):
        ear.close()
    for house in houses:
        house.close()


def _either_moves(people: list[Client], table: str, rng: random.Random) -> bool:
    """A move at whichever house; a house that has not heard of the last one yet is asked again."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            return play_one(people, table, rng.choice)
        except AssertionError:  # nobody may act yet, or it was too early
            time.sleep(0.01)
    return False
