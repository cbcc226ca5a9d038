"""Live connections: moves sent over them, signs of life, those who have gone without a word."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Client, HouseProcess, Live, table_of


@pytest.fixture
def pair(house: HouseProcess) -> tuple[list[Client], str]:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    return people, table_of(people, options={"start": "A"})


def listening(person: Client, table: str) -> tuple[Live, int]:
    live = person.live(table)
    return live, int(live.next()["seq"])


def send(live: Live, **move: Any) -> None:
    live.socket.send(json.dumps({"type": "act", **move}))


def answer(live: Live) -> dict[str, Any]:
    return live.until(lambda m: m["type"] in ("row", "done", "refused"))


def test_a_move_over_the_live_connection_is_answered_by_its_row(pair: tuple[list[Client], str]) -> None:
    (anna, bram), table = pair
    live, seq = listening(anna, table)
    other, _ = listening(bram, table)
    send(live, action="throw 1", seq=seq, client_id="m1")
    row = answer(live)
    assert (row["type"], row["seq"], row["text"], row["you"]["sent"]) == ("row", seq + 1, "throw 1", "m1")
    assert other.row(seq + 1)["you"]["sent"] is None  # nobody else's business
    # The same id again, on either way, changes nothing and gets the same answer.
    send(live, action="throw 1", seq=seq, client_id="m1")
    assert answer(live) == {"type": "done", "client_id": "m1", "seq": seq + 1}
    again = {"action": "throw 1", "seq": seq, "client_id": "m1"}
    assert anna.ok(f"/api/tables/{table}/actions", again) == {"seq": seq + 1}
    # Who comes back later learns from the row which of the moves was stored.
    assert anna.live(table, since=seq).row(seq + 1)["you"]["sent"] == "m1"
    assert anna.get(f"/api/tables/{table}")[1]["seq"] == seq + 1


def test_who_comes_back_is_told_first_what_is_old_news(pair: tuple[list[Client], str]) -> None:
    (anna, bram), table = pair
    live, seq = listening(anna, table)
    live.close()
    for text in ("Hello?", "Where are you?"):
        bram.ok(f"/api/tables/{table}/chat", {"text": text})
    back = anna.live(table, since=seq)
    told = [back.next() for _ in range(3)]
    assert [(one["type"], one.get("upto", one.get("seq"))) for one in told] == [
        ("missed", seq + 2),
        ("row", seq + 1),
        ("row", seq + 2),
    ]
    bram.ok(f"/api/tables/{table}/chat", {"text": "There you are."})
    assert back.next_row()["seq"] == seq + 3
    here = anna.live(table, since=seq + 3)  # nothing was missed
    bram.ok(f"/api/tables/{table}/chat", {"text": "Shall we?"})
    assert here.until(lambda one: one["type"] not in ("present", "beat"))["type"] == "row"


def test_what_is_refused_says_why_and_the_connection_stays(pair: tuple[list[Client], str]) -> None:
    (anna, bram), table = pair
    live, seq = listening(anna, table)
    cases: list[tuple[dict[str, Any], int, str]] = [
        ({"action": "buy mine", "seq": seq}, 409, "illegal"),
        ({"action": "throw 1", "seq": seq - 1}, 409, "stale"),
        ({"action": "throw 1", "seq": seq + 9}, 409, "ahead"),
        ({"action": "fly", "seq": seq}, 422, "unknown-action"),
    ]
    for number, (move, status, code) in enumerate(cases):
        send(live, client_id=f"c{number}", **move)
        refused = answer(live)
        assert (refused["type"], refused["client_id"], refused["status"]) == ("refused", f"c{number}", status)
        assert refused["error"]["code"] == code
        assert refused["error"]["text"]
    for nonsense in ("", "[]", "{", '{"type": "act"}', '{"type": "dance"}', '{"type": "act", "seq": NaN}', "[" * 3000):
        live.socket.send(nonsense)
        assert answer(live)["status"] == 422
    live.socket.send(b"\xff\xfe")
    assert answer(live)["status"] == 422
    theirs, _ = listening(bram, table)
    send(theirs, action="throw 1", seq=seq)
    assert answer(theirs)["error"]["code"] == "illegal"  # it is Anna's turn
    nobody, _ = listening(Client(anna.port), table)
    send(nobody, action="throw 1", seq=seq)
    assert answer(nobody)["status"] == 401
    peer, _ = listening(Client(anna.port, "Carl"), table)
    send(peer, action="throw 1", seq=seq)
    assert answer(peer)["error"]["code"] == "not-seated"
    assert anna.get(f"/api/tables/{table}")[1]["seq"] == seq
    send(live, action="throw 1", seq=seq)
    assert answer(live)["seq"] == seq + 1


def test_what_is_too_long_ends_the_connection(pair: tuple[list[Client], str]) -> None:
    (anna, _), table = pair
    live, _ = listening(anna, table)
    live.socket.send("x" * 20_000)
    assert live.closed_with() == 1009


@pytest.mark.parametrize(
    ("lang", "own", "others"),
    [
        ("en", "You resigned.", "Anna resigned."),
        ("nl", "Je gaf op.", "Anna gaf op."),
        ("it", "Hai abbandonato la partita.", "Anna ha abbandonato la partita."),
    ],
)
def test_of_oneself_one_is_told_in_the_second_person(house: HouseProcess, lang: str, own: str, others: str) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    hearing = [person.live(table, lang=lang) for person in people]
    for live in hearing:
        live.next()
    people[0].ok(f"/api/tables/{table}/resign")
    said = [live.until(lambda m: m.get("kind") == "resign") for live in hearing]
    assert [(row["said"], row["you"]["said"]) for row in said] == [(others, own), (others, others)]


def test_ones_own_tables_say_whose_turn_it_is(house: HouseProcess, pair: tuple[list[Client], str]) -> None:
    (anna, bram), table = pair
    for reader, of, known in ((anna, anna, True), (bram, bram, False), (bram, anna, None)):
        listed = reader.get(f"/api/players/{of.id}/tables")[1]["tables"]
        assert [one["your_turn"] for one in listed if one["id"] == table] in ([known], [] if known is None else None)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """A house whose heart beats fast, and where nobody may ask much."""
    db: Path = tmp_path_factory.mktemp("hasty") / "house.sqlite"
    # Not too fast: on a busy machine it takes a while to answer a sign of life.
    house = HouseProcess(str(db), "--beat-seconds", "4", "--bot-rate", "2")
    yield house
    house.close()


def test_a_sign_of_life_comes_again_and_again(hasty: HouseProcess) -> None:
    anna = Client(hasty.port, "Anna")
    live, _ = listening(anna, anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"])
    for _ in range(2):
        assert live.until(lambda m: m["type"] == "beat") == {"type": "beat"}


def test_who_asks_whether_the_house_is_there_is_answered_at_once(pair: tuple[list[Client], str]) -> None:
    """Also a spectator, and it counts against no rate: a page asks every two seconds."""
    _, table = pair
    stranger = Client(pair[0][0].port)
    live, _ = listening(stranger, table)
    for _ in range(50):
        live.socket.send("ping")
        assert live.until(lambda m: m["type"] != "present") == {"type": "beat"}


def test_who_has_gone_without_a_word_is_noticed(hasty: HouseProcess) -> None:
    anna, bram = Client(hasty.port, "Anna"), Client(hasty.port, "Bram")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    bram.ok(f"/api/tables/{table}/join")
    live, _ = listening(anna, table)
    # A connection whose other side neither reads nor answers any more.
    silent = socket.create_connection(("127.0.0.1", hasty.port))
    silent.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {bram.cookie}\r\n\r\n".encode()
    )
    live.until(lambda m: m["type"] == "present" and m["seats"] == [True, True])
    live.until(lambda m: m["type"] == "present" and m["seats"] == [True, False])
    silent.close()


def test_moves_over_the_live_connection_count_against_the_rate(hasty: HouseProcess) -> None:
    anna = Client(hasty.port, "Anna")
    program = Client(hasty.port, token=anna.ok("/api/tokens", {"name": "Deep Town"})["token"])
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    program.ok(f"/api/tables/{table}/join")
    live, seq = listening(program, table)
    codes: list[str] = []
    while "rate" not in codes and len(codes) < 1000:
        send(live, action="throw 1", seq=seq)
        codes.append(answer(live)["error"]["code"])
    assert set(codes) == {"not-started", "rate"}
