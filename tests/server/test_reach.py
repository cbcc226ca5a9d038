"""Reached when not there: reminders by web push and mail, each once, in one's own time and language."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.server.config import Config
from burgomaster.server.house import House
from burgomaster.server.identity import Identity
from burgomaster.server.networks import is_public
from burgomaster.server.people.store import PeopleStore
from burgomaster.server.presence import Presence
from burgomaster.server.reach.mail import harmless, is_address, letter_box
from burgomaster.server.reach.outbox import Outbox, Subscription
from burgomaster.server.reach.push import GONE, BadEndpoint, PushMessage, PushSender, decoded
from burgomaster.server.reach.sender import ReminderSender
from burgomaster.server.reach.wishes import Wishes, zone_of
from burgomaster.server.steady_clock import SteadyClock
from burgomaster.server.store import store_at
from burgomaster.tables.judging import absence, moves, seating
from burgomaster.tables.person import Person
from burgomaster.tables.setup import Clock, Setup
from tests.server.channels import MailServer, PushService, wait_until
from tests.server.conftest import EITHER
from tests.server.people import Client, HouseProcess, table_of
from tests.server.postgres import Postgres
from tests.server.test_time import with_clock

HERE = ("--push-networks", "127.0.0.0/8")
SOON = (*HERE, "--remind-seconds", "0")
HOUR = 3_600_000  # ms


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def post() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()


def throw(person: Client, table: str) -> None:
    """Somebody's turn from its beginning to its end."""
    while (whole := person.get(f"/api/tables/{table}")[1])["you"]["actions"]:
        texts = [one["text"] for one in whole["you"]["actions"]]
        action = "pass" if "pass" in texts else texts[0]
        person.ok(f"/api/tables/{table}/actions", {"action": action, "seq": whole["seq"]})


def reminders_in(db: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(db)) as stored:
        return stored.execute("SELECT player, table_id, kind, sent, tries FROM reminders").fetchall()


# ---- Web push ----


@EITHER
def test_a_push_message_comes_at_the_start_of_ones_turn(own_db: str, push: PushService) -> None:
    house = HouseProcess(own_db, *SOON)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(bram, lang="nl")
    table = table_of([anna, bram], options={"start": "A"})
    assert push.received == []  # it is Anna's turn, and she wants nothing
    throw(anna, table)
    (told,) = push.next()
    assert told.data["title"] == "Machi Koro: jij bent aan de beurt"
    assert told.data["body"] == "Je bent aan de beurt tegen Anna."
    assert told.data["table"] == table
    assert told.headers["content-encoding"] == "aes128gcm"
    assert int(told.headers["ttl"]) == 24 * 3600
    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", told.headers["topic"])
    assert table not in str(told.headers)
    key = bram.get("/api/me/reach")[1]["push_key"]
    assert_signed(told.headers["authorization"], key, f"http://127.0.0.1:{push.port}")
    # The next one comes only after they have acted.
    throw(bram, table)
    throw(anna, table)
    assert len(push.next(2)) == 2
    house.close()


def assert_signed(header: str, key: str, audience: str) -> None:
    """A VAPID signature, as a push service checks it (RFC 8292)."""
    found = re.fullmatch(r"vapid t=([^,]+),\s*k=(.+)", header)
    assert found is not None
    assert found[2] == key
    head, claims, signature = found[1].split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    read = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert read["aud"] == audience
    assert read["sub"].startswith("mailto:")


def test_who_is_there_gets_none(tmp_path: Path, push: PushService) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(bram)
    table = table_of([anna, bram], options={"start": "A"})
    live = bram.live(table)
    live.next()
    throw(anna, table)
    wait_until(lambda: reminders_in(house.db) == [])
    assert push.received == []
    live.close()
    house.close()


def test_one_reminder_is_open_until_they_look(tmp_path: Path, push: PushService) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(bram)
    table = table_of([anna, bram], options={"start": "A"}, undo="free")
    throw(anna, table)
    push.next(1)
    wait_until(lambda: reminders_in(house.db)[0][3] == 1)
    live = bram.live(table)  # looking is enough
    live.next()
    wait_until(lambda: reminders_in(house.db) == [])
    live.close()
    house.close()


def test_all_hear_when_a_table_fills_and_ends(tmp_path: Path, push: PushService) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(anna, turn=False)
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    bram.ok(f"/api/tables/{table}/join")
    assert push.next(1)[0].data["title"] == "Machi Koro: all seats are taken"
    anna.ok(f"/api/tables/{table}/start")
    bram.ok(f"/api/tables/{table}/resign")
    over = push.next(2)[1].data
    assert over["title"] == "Machi Koro: the game is over"
    assert over["body"] == "Your game with Bram is over. Won by: Anna."
    house.close()


def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path, push: PushService) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(bram)
    push.status = 410
    table = table_of([anna, bram], options={"start": "A"})
    throw(anna, table)
    push.next(1)
    wait_until(lambda: bram.get("/api/me/reach")[1]["push_here"] is False)
    house.close()


def test_a_service_that_fails_is_tried_again(tmp_path: Path, push: PushService) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, environment=with_clock(tmp_path, 0))
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(bram)
    push.status = 503
    table = table_of([anna, bram], options={"start": "A"})
    throw(anna, table)
    push.next(1)
    wait_until(lambda: [one[3:] for one in reminders_in(house.db)] == [(0, 1)])
    house.stop()
    push.status = 201
    house.environment = with_clock(tmp_path, +1)
    house.start()
    first, again = push.next(2)
    assert first.headers["topic"] == again.headers["topic"]
    wait_until(lambda: [one[3] for one in reminders_in(house.db)] == [1])
    house.close()


def test_push_messages_are_stopped_by_a_button_in_them(tmp_path: Path, push: PushService) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(bram)
    table = table_of([anna, bram], options={"start": "A"})
    throw(anna, table)
    stop = push.next(1)[0].data["stop"]
    stranger = Client(house.port)
    for forged in (stop[:-1] + ("A" if stop[-1] != "A" else "B"), f"{anna.id}{stop[32:]}", "x", "..", "é"):
        status, answer = stranger.ask(
            "POST", f"/api/reach/stop?token={forged.encode().hex() if forged == 'é' else forged}"
        )
        assert (status, answer["error"]["code"]) == (403, "stop-link")
    assert bram.get("/api/me/reach")[1]["push_here"]
    assert stranger.ask("POST", f"/api/reach/stop?token={stop}")[0] == 200
    assert not bram.get("/api/me/reach")[1]["push_here"]
    house.close()


def test_a_device_that_is_left_gets_no_more(tmp_path: Path, push: PushService) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON)
    anna = Client(house.port, "Anna")
    push.subscribe(anna)
    here = anna.get("/api/me/devices")[1]["devices"][0]["id"]
    anna.ok("/api/me/devices/leave", {"id": here})
    with closing(sqlite3.connect(house.db)) as stored:
        assert stored.execute("SELECT * FROM subscriptions").fetchall() == []
    house.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_hidden_hand_is_told(tmp_path: Path, push: PushService, game: str) -> None:
    """A reminder says only whose game it is: the same words, whatever lies on the table."""
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(anna)
    push.subscribe(bram)
    table = table_of([anna, bram], game)
    told = push.next(1)[0].data
    other = "Bram" if anna.get(f"/api/tables/{table}")[1]["you"]["actions"] else "Anna"
    assert set(told) == {"title", "body", "table", "stop", "stop_said"}
    assert told["body"] == f"It is your turn against {other}."
    assert told["title"].endswith(": your turn")
    house.close()


# ---- Never none, never two ----


@EITHER
def test_a_kill_between_the_turn_and_the_reminder_loses_none(own_db: str, push: PushService) -> None:
    house = HouseProcess(own_db, *HERE, "--remind-seconds", "3600")
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(bram)
    tables = [table_of([anna, bram], options={"start": "A"}) for _ in range(3)]
    for table in tables:
        throw(anna, table)
    house.kill()
    assert push.received == []
    asyncio.run(an_hour_later(own_db))
    house.flags = SOON
    house.start()
    push.next(3)
    extra = table_of([anna, bram], options={"start": "B"})  # what comes later is sent later
    wait_until(lambda: extra in [one.data["table"] for one in push.received])
    assert sorted(one.data["table"] for one in push.received) == sorted([*tables, extra])
    house.close()


async def an_hour_later(db: str) -> None:
    """What was to be sent in an hour is due."""
    store = store_at(db)
    await store.open(lambda _: None)
    try:
        await store.transaction(("UPDATE reminders SET due = due - 3600000", ()))
    finally:
        await store.close()


def test_a_kill_while_it_is_sent_repeats_what_replaces_itself(
    tmp_path: Path, push: PushService, post: MailServer
) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags, environment=with_clock(tmp_path, 0))
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(bram)
    confirm(bram, post)
    push.hold.clear()
    table = table_of([anna, bram], options={"start": "A"})
    throw(anna, table)
    push.next(1)
    house.kill()  # nobody knows whether the message has arrived
    push.hold.set()
    house.environment = with_clock(tmp_path, +1)
    house.start()
    first, again = push.next(2)
    assert first.headers["topic"] == again.headers["topic"]
    assert first.data["table"] == again.data["table"] == table
    post.next(2)
    wait_until(lambda: [one[3] for one in reminders_in(house.db)] == [1])
    assert len(post.letters) == 2  # the link to confirm, and one reminder
    house.close()


def test_two_processes_never_send_twice(postgres: Postgres, push: PushService) -> None:
    db = postgres.database("reach")
    houses = [HouseProcess(db, *SOON) for _ in range(2)]
    anna, bram = Client(houses[0].port, "Anna"), Client(houses[1].port, "Bram")
    push.subscribe(bram)
    reach = ("/api/me/reach", {"quiet_from": 0, "quiet_to": 0})
    anna.ok(*reach)
    tables = [table_of([anna, bram], options={"start": "A"}) for _ in range(8)]
    for table in tables:
        throw(anna, table)
    wait_until(lambda: {one.data["table"] for one in push.received} == set(tables))
    last = table_of([anna, bram], options={"start": "B"})
    wait_until(lambda: last in [one.data["table"] for one in push.received])
    assert sorted(one.data["table"] for one in push.received) == sorted([*tables, last])
    for house in houses:
        house.close()


@EITHER
def test_of_several_who_saw_it_due_one_claims_it(store_db: str) -> None:
    async def claims() -> list[bool]:
        store = store_at(store_db)
        await store.open(lambda _: None)
        try:
            row = ("INSERT INTO reminders VALUES ('p', 't', 'turn', 3, 1000, false, 0, '[]')", ())
            await store.transaction(row)
            outboxes = [Outbox(store) for _ in range(5)]
            seen = [(await outbox.due(1000, 10))[0] for outbox in outboxes]
            found = await asyncio.gather(
                *(outbox.claim(one, 2000 + n) for n, (outbox, one) in enumerate(zip(outboxes, seen, strict=True)))
            )
            return [one is not None for one in found]
        finally:
            await store.close()

    assert sorted(asyncio.run(claims())) == [False] * 4 + [True]


# ---- Mail ----


def confirm(person: Client, post: MailServer) -> None:
    before = len(post.letters)
    person.ok("/api/me/reach/mail", {"address": f"p{person.id[:6]}@people.example"})
    letter = post.next(before + 1)[-1]
    token = re.search(r"https://games\.example/you#mail=(\S+)", letter.get_content())
    assert token is not None
    Client(person.port).ok("/api/reach/confirm", {"token": token[1]})  # on any device


def test_mail_is_sent_only_to_who_has_confirmed(tmp_path: Path, post: MailServer) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    bram.ok("/api/me/reach", {"quiet_from": 0, "quiet_to": 0, "lang": "it"})
    status, _ = bram.ask("POST", "/api/me/reach/mail?lang=it", json.dumps({"address": "bram@people.example"}).encode())
    assert status == 200
    (letter,) = post.next(1)
    assert letter["Subject"] == "Burgomaster: è il tuo indirizzo?"
    assert letter["To"] == "bram@people.example"
    table = table_of([anna, bram], options={"start": "A"})
    throw(anna, table)
    assert bram.get("/api/me/reach")[1]["mail_confirmed"] is False
    found = re.search(r"#mail=(\S+)", letter.get_content())
    assert found is not None
    for forged in (found[1][:-2] + "xx", found[1].replace(bram.id, anna.id), "x", "a.b.c", f"{bram.id}.9.x"):
        assert Client(house.port).refused("/api/reach/confirm", {"token": forged}) == (403, "mail-link")
    Client(house.port).ok("/api/reach/confirm", {"token": found[1]})
    assert bram.get("/api/me/reach")[1]["mail_confirmed"] is True
    throw(bram, table)
    throw(anna, table)
    reminder = post.next(2)[1]
    assert reminder["Subject"] == "Machi Koro: tocca a te"
    assert f"https://games.example/table/{table}" in reminder.get_content()
    assert reminder["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert reminder["Auto-Submitted"] == "auto-generated"
    assert reminder["Message-ID"].endswith("@games.example>")
    link = reminder["List-Unsubscribe"].strip("<>").removeprefix("https://games.example")
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert Client(house.port).ask("GET", link)[0] == 405  # whoever only looks at a link changes nothing
    assert Client(house.port).ask("POST", link, b"List-Unsubscribe=One-Click", form)[0] == 200
    assert bram.get("/api/me/reach")[1]["mail"] is None
    assert len(post.letters) == 2
    house.close()


def test_an_address_that_was_changed_needs_a_new_link(tmp_path: Path, post: MailServer) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    bram = Client(house.port, "Bram")
    bram.ok("/api/me/reach/mail", {"address": "bram@people.example"})
    found = re.search(r"#mail=(\S+)", post.next(1)[0].get_content())
    assert found is not None
    bram.ok("/api/me/reach/mail", {"address": "victim@people.example"})
    assert bram.refused("/api/reach/confirm", {"token": found[1]}) == (403, "mail-link")
    house.close()


@EITHER
def test_a_confirmed_address_stays_until_another_is_confirmed(own_db: str, post: MailServer) -> None:
    house = HouseProcess(own_db, *SOON, *post.flags)
    bram = Client(house.port, "Bram")
    confirm(bram, post)
    old = f"p{bram.id[:6]}@people.example"

    def mail() -> tuple[str | None, bool, str | None]:
        reach = bram.get("/api/me/reach")[1]
        return reach["mail"], reach["mail_confirmed"], reach["mail_wanted"]

    assert mail() == (old, True, None)
    post.broken = True
    assert bram.refused("/api/me/reach/mail", {"address": "new@people.example"}) == (409, "mail-failed")
    assert mail() == (old, True, None)
    post.broken = False
    bram.ok("/api/me/reach/mail", {"address": "new@people.example"})
    assert mail() == (old, True, "new@people.example")
    token = re.search(r"#mail=(\S+)", post.next(2)[-1].get_content())
    assert token is not None
    first = re.search(r"#mail=(\S+)", post.next(1)[0].get_content())
    assert first is not None
    bram.ok("/api/reach/confirm", {"token": first[1]})  # the old link, once more, changes nothing
    assert mail() == (old, True, "new@people.example")
    bram.ok("/api/me/reach/mail", {"address": old})  # they have thought better of it
    assert mail() == (old, True, None)
    assert bram.refused("/api/reach/confirm", {"token": token[1]}) == (403, "mail-link")
    assert len(post.letters) == 2
    house.stop()
    house.start()  # its limits begin anew
    bram = Client(house.port, cookie=bram.cookie)
    bram.ok("/api/me/reach/mail", {"address": "new@people.example"})
    token = re.search(r"#mail=(\S+)", post.next(3)[-1].get_content())
    assert token is not None
    for _ in range(2):  # a link may be opened twice
        bram.ok("/api/reach/confirm", {"token": token[1]})
        assert mail() == ("new@people.example", True, None)
    assert bram.refused("/api/reach/confirm", {"token": first[1]}) == (403, "mail-link")
    bram.ok("/api/me/reach/mail", {"address": ""})
    assert mail() == (None, False, None)
    assert bram.refused("/api/reach/confirm", {"token": token[1]}) == (403, "mail-link")
    house.close()


@pytest.mark.parametrize(
    ("lang", "changed", "removed", "do"),
    [
        ("en", "your mail goes elsewhere now", "no more mail to you", "press “Leave all others”"),
        ("nl", "je mail gaat nu ergens anders heen", "geen mail meer naar jou", "druk op “Alle andere verlaten”"),
        ("it", "la tua posta ora va altrove", "niente più posta per te", "premi “Lascia tutti gli altri”"),
    ],
)
def test_an_address_that_is_left_is_told(
    lang: str, changed: str, removed: str, do: str, tmp_path: Path, post: MailServer
) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    bram = Client(house.port, "Bram")
    bram.ok("/api/me/reach", {"quiet_from": 0, "quiet_to": 0, "lang": lang})
    confirm(bram, post)  # there was none before, so nobody is told
    bram.ok("/api/me/reach/mail", {"address": "thief@people.example"})
    letters = post.next(2)
    token = re.search(r"#mail=(\S+)", letters[-1].get_content())
    assert token is not None
    for _ in range(2):  # a link may be opened twice
        bram.ok("/api/reach/confirm", {"token": token[1]})
    told = post.next(3)[-1]
    assert (told["To"], told["Subject"]) == (f"p{bram.id[:6]}@people.example", f"Burgomaster: {changed}")
    assert do in told.get_content()
    assert "https://games.example/you" in told.get_content()
    assert "thief" not in told.get_content()  # where it goes now is nobody else's business
    bram.ok("/api/me/reach/mail", {"address": ""})
    told = post.next(4)[-1]
    assert (told["To"], told["Subject"]) == ("thief@people.example", f"Burgomaster: {removed}")
    assert do in told.get_content()
    bram.ok("/api/me/reach/mail", {"address": ""})  # there is none any more
    house.stop()
    assert len(post.letters) == 4


def test_who_ends_the_way_of_mail_has_it_told_there(tmp_path: Path, post: MailServer) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    bram = Client(house.port, "Bram")
    confirm(bram, post)
    bram.ok("/api/me/ways/end", {"kind": "mail", "id": ""})
    assert post.next(2)[-1]["Subject"] == "Burgomaster: no more mail to you"
    house.close()


def test_a_letter_to_somebody_holds_nothing_that_a_stranger_chose(tmp_path: Path, post: MailServer) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    for lang in LANGUAGES:
        pest = Client(house.port, "Win: http://evil.ex")
        body = json.dumps({"address": f"victim-{lang}@people.example"}).encode()
        assert pest.ask("POST", f"/api/me/reach/mail?lang={lang}", body)[0] == 200
        letter = post.next(1 + LANGUAGES.index(lang))[-1]
        assert "evil" not in letter.as_string() + letter.get_content()
        links = re.findall(r"\S+://\S+", letter.get_content())
        assert [link.partition("#")[0] for link in links] == ["https://games.example/you"]
        assert pest.id in links[0]  # that is all that comes of them: whose address it is to be
    house.close()


def test_names_in_reminders_are_no_links(tmp_path: Path, post: MailServer) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    pest, bram = Client(house.port, "Win: http://evil.ex"), Client(house.port, "Bram")
    bram.ok("/api/me/reach", {"quiet_from": 0, "quiet_to": 0})
    confirm(bram, post)
    table = table_of([pest, bram], options={"start": "A"})
    throw(pest, table)
    text = post.next(2)[-1].get_content()
    assert "It is your turn against Win http evil ex." in text
    assert "evil.ex" not in text
    house.close()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Win: http://evil.ex", "Win http evil ex"),
        ("www.evil.ex", "www evil ex"),
        ("a@evil.ex", "a evil ex"),
        ("evil\u3002ex/x", "evil ex x"),
        ("[x](y)", "x y"),
        ("://", "…"),
        ("St. Jan-Willem d'Été & Co.", "St. Jan-Willem d'Été & Co."),
        ("Анна 2", "Анна 2"),
    ],
)
def test_harmless_names(name: str, shown: str) -> None:
    assert harmless(name) == shown


@pytest.mark.parametrize(
    ("address", "box"),
    [
        ("Anna@People.Example", "anna@people.example"),
        ("anna+1@people.example", "anna@people.example"),
        ("anna+a+b@people.example", "anna@people.example"),
        ("an.na@people.example", "an.na@people.example"),  # another one, perhaps
        ("a.n.n.a+x@gmail.com", "anna@gmail.com"),
        ("ANNA@GoogleMail.com", "anna@gmail.com"),
        ("+anna@people.example", "+anna@people.example"),
        ("anna@XN--BCHER-KVA.example", "anna@xn--bcher-kva.example"),
    ],
)
def test_letter_boxes(address: str, box: str) -> None:
    assert letter_box(address) == box


def test_tags_are_no_other_letter_box(tmp_path: Path, post: MailServer) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    for tag, wanted in (("", 200), ("+1", 200), ("+A", 200), ("+3", 429)):
        address = f"Victim{tag}@People.example"
        assert Client(house.port, f"P {tag}").post("/api/me/reach/mail", {"address": address})[0] == wanted
    assert len(post.letters) == 3
    house.close()


def test_nobodys_letter_box_is_filled(tmp_path: Path, post: MailServer) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    for number in range(4):
        person = Client(house.port, f"Person {number}")
        status, _ = person.post("/api/me/reach/mail", {"address": "victim@people.example"})
        assert status == (200 if number < 3 else 429)
    pest = Client(house.port, "Pest")
    answers = [pest.post("/api/me/reach/mail", {"address": f"p{n}@people.example"})[0] for n in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert len(post.letters) == 6
    house.close()


def test_a_mail_server_that_fails_is_told_of(tmp_path: Path, post: MailServer) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    post.broken = True
    anna = Client(house.port, "Anna")
    assert anna.refused("/api/me/reach/mail", {"address": "anna@people.example"}) == (409, "mail-failed")
    house.close()


def test_a_house_without_mail_says_so(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    assert anna.get("/api/me/reach")[1]["mail_offered"] is False
    assert anna.refused("/api/me/reach/mail", {"address": "a@b.example"}) == (409, "no-mail")


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        ("anna@people.example", True),
        ("an.na+games@mail.people.example", True),
        ("anna@people", False),
        ("anna@people.example\nBcc: all@people.example", False),
        ("anna@people.example, bram@people.example", False),
        ("<anna@people.example>", False),
        ("@people.example", False),
        ("victim%people.example@relay.example", False),
        ("relay.example!victim@people.example", False),
        ("a" * 250 + "@b.example", False),
    ],
)
def test_mail_addresses(text: str, fine: bool) -> None:
    assert is_address(text) is fine


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"smtp": "mail.example"}, "--smtp is"),
        ({"smtp": "smtp://mail.example"}, "--sender"),
        ({"smtp": "smtp://mail.example", "sender": "house@games.example"}, "--site"),
        ({"site": "games.example"}, "--site"),
        ({"push_networks": "nowhere"}, "--push-networks"),
    ],
)
def test_options_that_do_not_go_together_are_refused(given: dict[str, str], problem: str) -> None:
    with pytest.raises(BurgomasterError, match=problem):
        Config(**given)  # type: ignore[arg-type]


def test_the_site_follows_from_names() -> None:
    assert Config(names="games.example, other.example", https=True).site_address == "https://games.example"
    assert Config(site="https://games.example/").site_address == "https://games.example"
    assert Config().site_address == ""


# ---- Foreign addresses ----


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://user:secret@push.example/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://0.0.0.0/x",
        "https://100.64.0.1/x",
        "https://192.0.0.8/x",
        "https://192.88.99.1/x",
        "https://198.18.0.1/x",
        "https://224.0.0.1/x",
        "https://240.0.0.1/x",
        "https://255.255.255.255/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[64:ff9b::a01:203]/x",
        "https://[64:ff9b::c0a8:1]/x",
        "https://[64:ff9b:1::a01:203]/x",
        "https://[2002:7f00:1::]/x",
        "https://[2002:a01:203::1]/x",
        "https://[2001:0:7f00:1::1]/x",
        "https://[::127.0.0.1]/x",
        "https://[::ffff:0:127.0.0.1]/x",
        "https://[::ffff:100.64.0.1]/x",
        "https://[::]/x",
        "https://[fec0::1]/x",
        "https://[fe80::1]/x",
        "https://[fe80::1%25eth0]/x",
        "https://[fd00::1]/x",
        "https://[ff02::1]/x",
        "https://[ff0e::1]/x",
        "https://[100::1]/x",
        "https://[2001:db8::1]/x",
        "https://[3fff::1]/x",
        "https://[5f00::1]/x",
        "file:///etc/passwd",
        "https:///x",
        "https://push.example:x/",
        "x" * 2000,
    ],
)
def test_foreign_addresses_are_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        PushSender(b"k" * 32, "mailto:a@b.example").check(endpoint)


def test_a_name_that_leads_inside_is_not_followed(push: PushService) -> None:
    to = {**push.subscription()["keys"]}
    sender = PushSender(b"k" * 32, "mailto:a@b.example")
    sent = Subscription(id="1", player="2", device="3", endpoint="https://localhost/x", created=0, **to)
    assert asyncio.run(sender.send(sent, PushMessage({}, "topic", 60, False))) == GONE
    assert push.received == []


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822", "::ffff:93.184.216.34", "2001:200::1"]
)
def test_public_addresses_are_spoken_to(address: str) -> None:
    assert is_public(address)
    shown = f"[{address}]" if ":" in address else address
    PushSender(b"k" * 32, "mailto:a@b.example").check(f"https://{shown}/x")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "2002:a00:1::1",
        "fec0::1",
        "ff0e::1",
        "fe80::1%eth0",
        "192.0.0.9",
    ],
)
def test_whatever_a_name_leads_to_is_checked_when_it_is_spoken_to(
    push: PushService, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """A name may lead elsewhere than when it was given, and to several places."""
    found = [(0, 0, 0, "", (one, 443)) for one in ("93.184.216.34", address)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    sender = PushSender(b"k" * 32, "mailto:a@b.example")
    keys = push.subscription()["keys"]
    sent = Subscription(id="1", player="2", device="3", endpoint="https://push.example/x", created=0, **keys)
    monkeypatch.setattr("burgomaster.server.reach.push.posted", lambda *_: pytest.fail("it was spoken to"))
    assert asyncio.run(sender.send(sent, PushMessage({}, "topic", 60, False))) == GONE


def test_only_browsers_may_subscribe(house: HouseProcess, push: PushService) -> None:
    anna = Client(house.port, "Anna")
    good = {**push.subscription(), "endpoint": "https://push.example/x"}
    for bad in (
        {**good, "endpoint": "https://127.0.0.1/x"},
        {**good, "keys": {**good["keys"], "p256dh": "AAAA"}},
        {**good, "keys": {**good["keys"], "p256dh": "BA" + "A" * 85}},
        {**good, "keys": {**good["keys"], "auth": "é"}},
    ):
        assert anna.refused("/api/me/reach/push", bad) == (422, "push-address")
    assert Client(house.port).refused("/api/me/reach/push", good) == (401, "who")
    token = anna.ok("/api/tokens", {"name": "Deep Town"})["token"]
    assert Client(house.port, token=token).refused("/api/me/reach/push", good) == (403, "token")


def test_zones_are_checked(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    for zone in ("Europe/Nowhere", "../../etc/passwd", "Europe", "", "x" * 64):
        assert anna.refused("/api/me/reach", {"zone": zone}) == (422, "bad-request")
    assert anna.refused("/api/me/reach", {"lang": "xx"}) == (422, "bad-request")
    anna.ok("/api/me/reach", {"zone": "Europe/Rome", "quiet_from": 60, "quiet_to": 120, "turn": False})
    wishes = anna.get("/api/me/reach")[1]["wishes"]
    assert (wishes["zone"], wishes["quiet_from"], wishes["turn"], wishes["time"]) == ("Europe/Rome", 60, False, True)


def test_floods_wait(tmp_path: Path, push: PushService) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, "--reminders-each", "3")
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    push.subscribe(bram)
    for _ in range(6):
        throw(anna, table_of([anna, bram], options={"start": "A"}))
    push.next(3)

    def waiting() -> int:
        with closing(sqlite3.connect(house.db)) as stored:
            query = "SELECT count(*) FROM reminders WHERE NOT sent AND due > (SELECT max(touched) FROM tables) + 60000"
            return int(stored.execute(query).fetchone()[0])

    wait_until(lambda: waiting() == 3)
    assert len(push.received) == 3
    house.close()


# ---- Quiet hours, and days that pass ----


def at(zone: str, text: str) -> int:
    from datetime import datetime

    return int(datetime.fromisoformat(text).replace(tzinfo=zone_of(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-17T21:59", "2026-11-17T21:59"),
        ("2026-11-17T22:00", "2026-11-18T08:00"),
        ("2026-11-18T03:30", "2026-11-18T08:00"),
        ("2026-11-18T08:00", "2026-11-18T08:00"),
        ("2026-10-25T01:30", "2026-10-25T08:00"),  # that night has an hour more
        ("2026-03-29T01:30", "2026-03-29T08:00"),  # and this one an hour less
    ],
)
def test_quiet_hours_are_those_of_ones_own_clock(now: str, until: str) -> None:
    wishes = Wishes(zone="Europe/Rome", quiet_from=22 * 60, quiet_to=8 * 60)
    assert wishes.quiet_until(at("Europe/Rome", now)) == at("Europe/Rome", until)


def test_quiet_hours_at_noon_and_none() -> None:
    noon = Wishes(zone="UTC", quiet_from=12 * 60, quiet_to=14 * 60)
    assert noon.quiet_until(at("UTC", "2026-11-17T13:00")) == at("UTC", "2026-11-17T14:00")
    assert noon.quiet_until(at("UTC", "2026-11-17T15:00")) == at("UTC", "2026-11-17T15:00")
    none = Wishes(zone="UTC", quiet_from=0, quiet_to=0)
    assert none.quiet_until(at("UTC", "2026-11-17T00:00")) == at("UTC", "2026-11-17T00:00")


def test_a_week_of_correspondence(tmp_path: Path, push: PushService) -> None:
    """Three days for each move, and nobody looks: one reminder at the start, one when time runs out, both by day."""

    async def play() -> list[tuple[str, int]]:
        house = House(store_at(str(tmp_path / "own.sqlite")))
        await house.open()
        presence = Presence(house)
        config = Config(push_networks="127.0.0.0/8", remind_seconds=0)
        sender = ReminderSender(config, house, presence)
        await sender.open()
        began = at("Europe/Rome", "2026-11-16T23:00")
        house.now = SteadyClock(began)
        house._opened = began
        anna, bram = Person("a" * 32, "Anna"), Person("b" * 32, "Bram", device="d")
        outbox = Outbox(house.store)
        await PeopleStore(house.store).add_device(bram, "", began)
        await outbox.set_wishes(bram.id, Wishes(zone="Europe/Rome"))
        given = push.subscription()
        await outbox.subscribe(
            Subscription(id="s", player=bram.id, device="d", endpoint=given["endpoint"], created=began, **given["keys"])
        )
        sender.may_be_reached(bram.id)
        clock = Clock("correspondence", 3 * 24 * 3600)
        live = await house.create(Setup("machi-koro", 2, options={"start": "A"}, clock=clock), anna)
        await live.submit(lambda t: seating.join(t, bram, house.identity, None, None))
        await live.submit(lambda t: seating.start(t, anna, live.secret, 0))
        while live.table.turn == 0:
            texts = [str(one) for one in moves.position_of(live.table).steps()]
            action = "pass" if "pass" in texts else texts[0]
            await live.submit(partial(moves.played, seat=0, action=action, lang="en", secret=live.secret))
        came: list[tuple[str, int]] = []
        for hour in range(7 * 24):
            house.now = SteadyClock(began + hour * HOUR)
            while (demanded := absence.time_is_up(live.table, house.now(), house.opened)) is not None:
                if demanded.kind == "stand-in":
                    break
                await live.submit(partial(absence.time_is_up, now=house.now(), opened=house.opened))
            before = len(push.received)
            await sender.send_due()
            came += [(one.data["title"], hour) for one in push.received[before:]]
        await house.close()
        return came

    assert asyncio.run(play()) == [
        ("Machi Koro: your turn", 9),  # it was eleven at night
        ("Machi Koro: your time runs out", 57),  # three quarters of the time were over after 54 hours, at five o'clock
    ]


# ---- Keys ----


def test_all_processes_have_the_same_push_key() -> None:
    identity = Identity(b"k" * 32)
    first, second = (PushSender(identity.push_secret(), "mailto:a@b.example").public_key for _ in range(2))
    assert first == second
    assert len(decoded(first)) == 65
    assert PushSender(Identity(b"l" * 32).push_secret(), "mailto:a@b.example").public_key != first
