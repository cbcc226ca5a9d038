"""Words for the dice: committed to first, opened together, and fixed before the first throw."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from functools import partial
from typing import Any

import burgomaster as bm
from burgomaster.play.dice import nonce_commitment
from tests.server.conftest import EITHER
from tests.server.people import Client, HouseProcess, together
from tests.server.postgres import Postgres

WORDS = ["tulip 8d1f0a3b5c7e9f60", "zwaluw é 0011223344556677", "third 99aabbccddeeff00"]


def open_table(people: list[Client], promised: list[bool], **setup: Any) -> str:
    """A table at which all of these sit, some with a commitment."""
    words = [nonce_commitment(word) if given else "" for word, given in zip(WORDS, promised, strict=False)]
    body = {"game": "machi-koro", "players": len(people), "options": {"start": "A"}, "commitment": words[0], **setup}
    table = str(people[0].ok("/api/tables", body)["id"])
    for person, commitment in zip(people[1:], words[1:], strict=False):
        person.ok(f"/api/tables/{table}/join", {"commitment": commitment})
    return table


def ended(people: list[Client], table: str) -> str:
    """The record, after everybody but one has given up."""
    live = people[0].live(table)  # the other process may hear of it later
    for person in people[1:]:
        person.ok(f"/api/tables/{table}/resign")
    live.until(lambda m: (m.get("table") or {}).get("status") == "over")
    live.close()
    return str(people[0].get(f"/api/tables/{table}/record")[1])


def proved(text: str) -> None:
    """Checked by nothing of ours, as docs/formats.md tells it."""
    headers = {key: json.loads(value) for key, value in re.findall(r"^\[(\w+) (.*)\]$", text, re.MULTILINE)}
    assert headers["Burgomaster"] == "2"
    secret = bytes.fromhex(headers["Secret"])
    assert hashlib.sha256(secret).hexdigest() == headers["Commitment"]
    commitments = headers.get("WordCommitments", [""] * len(headers["Words"]))
    for word, commitment in zip(headers["Words"], commitments, strict=True):
        assert not word or hashlib.sha256(word.encode()).hexdigest() == commitment
    said = json.dumps(headers["Words"], ensure_ascii=False, separators=(",", ":"))
    head = b"burgomaster/2" + headers["Table"].encode() + hashlib.sha256(said.encode()).digest()
    events = re.findall(r"^ +~(\d+) .+ \{(\d+): ([\d ]+)\}$", text, re.MULTILINE)
    assert events
    for event, place, weights in events:
        shares = [int(weight) for weight in weights.split()]
        mac = hmac.new(secret, head + int(event).to_bytes(8, "big") + (0).to_bytes(4, "big"), "sha256").digest()
        rest = int.from_bytes(mac[:8], "big") % sum(shares)
        found = next(n for n in range(len(shares)) if sum(shares[: n + 1]) > rest)
        assert found == int(place)


def test_words_are_opened_when_nobody_can_commit_any_more(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram", "Carl")]
    anna, bram, carl = people
    table = open_table(people, [True, True, False])
    path = f"/api/tables/{table}"
    seats = anna.get(path)[1]["table"]["seats"]
    assert [seat["commitment"] for seat in seats] == [nonce_commitment(WORDS[0]), nonce_commitment(WORDS[1]), None]
    assert bram.refused(f"{path}/word", {"word": WORDS[1]}) == (409, "word-too-soon")
    carl.ok(f"{path}/commit", {"commitment": "0" * 64})
    carl.ok(f"{path}/commit", {"commitment": nonce_commitment(WORDS[2])})  # thought better of it
    assert carl.refused(f"{path}/commit", {"commitment": "tulip"}) == (422, "bad-request")
    live = carl.live(table)
    anna.ok(f"{path}/start")
    sealed = live.until(lambda m: m.get("kind") == "seal")
    assert sealed["table"]["status"] == "open"
    assert sealed["table"]["sealed"] > sealed["at"]
    # From now on nothing can be changed.
    assert carl.refused(f"{path}/commit", {"commitment": "1" * 64}) == (409, "starting")
    assert carl.refused(f"{path}/leave") == (409, "starting")
    assert anna.refused(f"{path}/start") == (409, "starting")
    assert anna.refused(f"{path}/close") == (409, "starting")
    assert anna.refused(f"{path}/kick", {"seat": 2}) == (409, "starting")
    assert Client(house.port, "Eve").refused(f"{path}/word", {"word": WORDS[0]}) == (403, "not-seated")
    assert bram.refused(f"{path}/word", {"word": WORDS[0]}) == (409, "word-differs")
    assert bram.refused(f"{path}/word", {"word": "short"}) == (422, "word")
    assert bram.refused(f"{path}/word", {"word": "with\u202e hidden turns in it"}) == (422, "word")
    for person, word in zip(people, WORDS, strict=True):
        person.ok(f"{path}/word", {"word": word})
    begun = live.until(lambda m: m.get("kind") == "start")
    assert begun["said"] == "The game began."
    assert begun["table"]["status"] == "running"
    assert begun["table"]["sealed"] is None
    assert [seat["word"] for seat in begun["table"]["seats"]] == WORDS
    assert bram.ok(f"{path}/word", {"word": WORDS[1]}) == {"seq": begun["seq"]}  # as a second tab would
    assert bram.refused(f"{path}/word", {"word": WORDS[2]}) == (409, "started")
    anna.ok(f"{path}/actions", {"action": "throw 1", "seq": begun["seq"]})
    live.close()
    record = ended(people, table)
    proved(record)
    proof = bm.verify(bm.Record.parse(record))
    assert (proof.ok, proof.left_out) == (True, ())


def test_who_does_not_open_in_time_is_left_out_and_the_record_says_so(tmp_path: Any) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), "--word-seconds", "5")
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = open_table(people, [True, True])
    live = people[0].live(table)
    people[0].ok(f"/api/tables/{table}/start")
    people[0].ok(f"/api/tables/{table}/word", {"word": WORDS[0]})
    begun = live.until(lambda m: m.get("kind") == "start")
    assert begun["said"].endswith("Not opened in time, and so not in the dice: the word of Bram.")
    people[0].ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": begun["seq"]})
    live.close()
    record = ended(people, table)
    proved(record)
    proof = bm.verify(bm.Record.parse(record))
    assert (proof.ok, proof.left_out) == (True, (1,))
    assert bm.Record.parse(record).nonces == (WORDS[0], "")
    house.close()


@EITHER
def test_a_house_that_dies_while_words_are_opened_begins_the_game_later(own_db: str) -> None:
    house = HouseProcess(own_db, "--word-seconds", "240")
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = open_table(people, [True, True])
    people[0].ok(f"/api/tables/{table}/start")
    people[0].ok(f"/api/tables/{table}/word", {"word": WORDS[0]})
    house.kill()
    house.start()
    live = people[1].live(table)
    people[1].ok(f"/api/tables/{table}/word", {"word": WORDS[1]})
    begun = live.until(lambda m: m.get("kind") == "start")
    people[0].ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": begun["seq"]})
    live.close()
    record = ended(people, table)
    proved(record)
    assert bm.Record.parse(record).nonces == tuple(WORDS[:2])
    house.close()


def test_whatever_is_sent_together_the_dice_are_proved(house: HouseProcess) -> None:
    all_at_once([house])


def test_whatever_two_processes_are_sent_together_the_dice_are_proved(postgres: Postgres) -> None:
    db = postgres.database("together")
    houses = [HouseProcess(db), HouseProcess(db)]
    all_at_once(houses)
    for one in houses:
        one.close()


def all_at_once(houses: list[HouseProcess]) -> None:
    """Words, the start and a move at the same moment: every throw follows from the record."""
    for number in range(6):
        anna = Client(houses[0].port, "Anna")
        bram = Client(houses[-1].port, "Bram")
        promised = number % 2 == 0
        table = open_table([anna, bram], [promised, promised])
        path = f"/api/tables/{table}"
        if promised:
            bram.get(path)
            anna.ok(f"{path}/start")
        twins = [Client(houses[n % len(houses)].port, cookie=anna.cookie) for n in range(6)]
        works = [
            partial(bram.post, f"{path}/word", {"word": WORDS[1]}),
            partial(twins[0].post, f"{path}/word", {"word": WORDS[0]}),
            partial(twins[1].post, f"{path}/start"),
            partial(twins[2].post, f"{path}/commit", {"commitment": nonce_commitment(WORDS[2])}),
            *(
                partial(twin.post, f"{path}/actions", {"action": "throw 1", "seq": seq})
                for twin, seq in zip(twins[3:], (3, 6, 5), strict=True)
            ),
        ]
        together(works)
        live = anna.live(table)
        if anna.get(path)[1]["table"]["status"] == "open":
            with_word = {"word": WORDS[2] if not promised else WORDS[0]}
            for _ in range(2):  # whichever way the race went, the game can begin
                anna.post(f"{path}/start")
                anna.post(f"{path}/word", with_word)
                anna.post(f"{path}/word", {"word": WORDS[2]})
            live.until(lambda m: m.get("table", {}).get("status") == "running")
        anna.post(f"{path}/actions", {"action": "throw 1", "seq": anna.get(path)[1]["seq"]})
        live.close()
        record = ended([anna, bram], table)
        proved(record)
        assert bm.verify(bm.Record.parse(record)).ok
