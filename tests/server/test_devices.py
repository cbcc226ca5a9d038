"""Back on any device: links, recovery codes, leaving a device, cookies of earlier versions, being forgotten."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from burgomaster.play.record import Record
from burgomaster.server.identity import COOKIE, Identity
from burgomaster.server.people.devices import device_name
from burgomaster.server.people.store import Code, Ended, KnownDevice, PeopleStore, changed
from burgomaster.server.reach.outbox import Outbox, Subscription
from burgomaster.server.store import store_at
from burgomaster.server.store.base import Store
from burgomaster.server.store.rows import Token
from burgomaster.tables.person import Person
from tests.server.channels import wait_until
from tests.server.conftest import BOTH, EITHER
from tests.server.people import Client, HouseProcess, table_of, together
from tests.server.postgres import Postgres
from tests.server.store.test_promises import first, standing
from tests.server.store.test_store import Overheard, using

ANNA, BRAM = Person("a" * 32, "Anna"), Person("b" * 32, "Bram")


def link_of(person: Client) -> str:
    path = person.ok("/api/me/devices/link")["path"]
    assert path.startswith("/you#link=")
    return str(path.partition("=")[2])


def devices_of(person: Client) -> list[dict[str, Any]]:
    return list(person.get("/api/me/devices")[1]["devices"])


def me(person: Client) -> str | None:
    found = person.get("/api/me")[1]["me"]
    return found and str(found["id"])


# ---- Ways back ----


def test_a_lost_cookie_loses_no_seat(house: HouseProcess) -> None:
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    table = table_of([anna, bram], options={"start": "A"})
    code = anna.ok("/api/me/code")["code"]
    assert re.fullmatch(r"([2-9A-HJKMNP-TV-Z]{4}-){4}[2-9A-HJKMNP-TV-Z]{4}", code)
    assert anna.get("/api/me/devices")[1]["code_made"] > 0
    lost = Client(house.port)
    typed = code.lower().replace("-", " ")
    assert lost.ok("/api/me/devices/look", {"code": typed}) == {"id": anna.id, "name": "Anna"}
    assert me(lost) is None  # looking is not coming in
    assert lost.ok("/api/me/devices/enter", {"code": typed})["id"] == anna.id
    whole = lost.get(f"/api/tables/{table}")[1]
    assert whole["you"]["seat"] == 0
    lost.ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": whole["seq"]})
    assert len(devices_of(anna)) == 2


def test_a_new_recovery_code_ends_the_old_one(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    old, new = (anna.ok("/api/me/code")["code"] for _ in range(2))
    assert Client(house.port).refused("/api/me/devices/enter", {"code": old}) == (403, "recovery-code")
    assert Client(house.port).ok("/api/me/devices/enter", {"code": new})["id"] == anna.id


def test_a_device_link_works_once(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    link = link_of(anna)
    comers = [Client(house.port) for _ in range(4)]
    answers = together([partial(one.post, "/api/me/devices/enter", {"link": link}) for one in comers])
    assert sorted(status for status, _ in answers) == [200, 403, 403, 403]
    assert [me(one) for one in comers].count(anna.id) == 1
    assert len(devices_of(anna)) == 2


def test_a_new_device_link_ends_the_last_one(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    old = link_of(anna)
    link_of(anna)
    assert Client(house.port).refused("/api/me/devices/enter", {"link": old}) == (403, "device-link")


def test_one_way_back_at_a_time(house: HouseProcess) -> None:
    for given in ({}, {"link": "a", "code": "b"}):
        assert Client(house.port).refused("/api/me/devices/enter", given) == (422, "bad-request")


def test_somebody_who_is_there_already_gets_no_second_device(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    assert anna.ok("/api/me/devices/enter", {"link": link_of(anna)})["id"] == anna.id
    assert len(devices_of(anna)) == 1


def test_wrong_codes_are_counted_and_shut_no_right_one_out(tmp_path: Path) -> None:
    """A whole school may have one address: whoever tries codes there keeps nobody else from coming back."""
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna = Client(house.port, "Anna")
    code = anna.ok("/api/me/code")["code"]
    stranger = Client(house.port)
    wrong = code[:-1] + ("2" if code[-1] != "2" else "3")
    answers = [stranger.refused("/api/me/devices/enter", {"code": one}) for one in (["AAAA", wrong] * 6)]
    assert answers == [(403, "recovery-code")] * 10 + [(429, "rate")] * 2
    assert stranger.refused("/api/me/devices/look", {"link": "A" * 32}) == (429, "rate")
    assert Client(house.port).ok("/api/me/devices/enter", {"code": code})["id"] == anna.id
    assert Client(house.port).ok("/api/me/devices/enter", {"link": link_of(anna)})["id"] == anna.id
    house.close()


def test_a_device_link_ends_after_ten_minutes(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna = Client(house.port, "Anna")
    link = link_of(anna)
    with closing(sqlite3.connect(tmp_path / "own.sqlite")) as db:
        until = db.execute("SELECT until FROM device_links").fetchone()[0]
        assert abs(until - time.time() * 1000 - 600_000) < 60_000
        db.execute("UPDATE device_links SET until = until - 600000")
        db.commit()
    assert Client(house.port).refused("/api/me/devices/enter", {"link": link}) == (403, "device-link")
    house.close()


def test_only_hashes_of_links_and_codes_are_kept(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna = Client(house.port, "Anna")
    secrets = (link_of(anna), anna.ok("/api/me/code")["code"])
    house.stop()
    with closing(sqlite3.connect(tmp_path / "own.sqlite")) as db:
        text = "\n".join(db.iterdump())
    assert all(secret not in text and secret.replace("-", "") not in text for secret in secrets)
    house.close()


def test_a_blocked_person_stays_blocked_on_a_new_device(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna = Client(house.port, "Anna")
    code = anna.ok("/api/me/code")["code"]
    link = link_of(anna)

    async def block() -> None:
        store = store_at(house.db)
        await store.open(lambda _: None)
        await store.transaction(
            ("INSERT INTO blocks VALUES ('1', 'player', ?1, ?1, NULL, '', 'test', 1)", (anna.id,)),
        )
        await store.close()

    house.stop()
    asyncio.run(block())
    house.start()
    for given in ({"code": code}, {"link": link}):
        comer = Client(house.port)
        assert comer.refused("/api/me/devices/enter", given) == (403, "blocked")
        assert me(comer) is None
    assert Client(house.port, cookie=anna.cookie).refused("/api/me/devices/link") == (403, "blocked")
    house.close()


# ---- Devices ----


def test_devices_have_names_and_times(house: HouseProcess) -> None:
    anna = Client(house.port)
    firefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    status, _ = anna.ask("POST", "/api/me", json.dumps({"name": "Anna"}).encode(), {"User-Agent": firefox})
    assert status == 200
    (here,) = devices_of(anna)
    assert (here["name"], here["this"]) == ("Firefox · Android", True)
    assert abs(here["seen"] - time.time() * 1000) < 600_000


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome · Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.0 Safari/605", "Safari · macOS"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604", "Safari · iPhone"),
        ("curl/8.0", ""),
    ],
)
def test_what_a_device_is_called(agent: str, name: str) -> None:
    assert device_name(agent) == name


def test_a_device_that_is_left_is_nobodys(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    phone = Client(house.port)
    phone.ok("/api/me/devices/enter", {"link": link_of(anna)})
    live = phone.live(table)
    live.next()
    (there,) = [one for one in devices_of(anna) if not one["this"]]
    assert Client(house.port, "Bram").refused("/api/me/devices/leave", {"id": there["id"]})[0] == 404
    assert me(phone) == anna.id
    anna.ok("/api/me/devices/leave", {"id": there["id"]})
    assert live.closed_with() == 4003
    assert me(phone) is None
    assert phone.refused(f"/api/tables/{table}/close") == (401, "who")
    assert me(anna) == anna.id


def test_leaving_the_device_one_is_at_takes_its_cookie(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    kept = anna.cookie
    anna.ok("/api/me/devices/leave", {"id": devices_of(anna)[0]["id"]})
    assert anna.cookie == f'{COOKIE}=""'
    assert me(Client(house.port, cookie=kept)) is None


def test_a_device_that_was_left_is_listed_no_more(house: HouseProcess) -> None:
    anna, phone = Client(house.port, "Anna"), Client(house.port)
    phone.ok("/api/me/devices/enter", {"link": link_of(anna)})
    (left,) = (one["id"] for one in devices_of(anna) if not one["this"])
    anna.ok("/api/me/devices/leave", {"id": left})
    assert [one["this"] for one in devices_of(anna)] == [True]
    assert anna.refused("/api/me/devices/leave", {"id": left})[0] == 404


def test_all_other_devices_are_left_at_once(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    others = [Client(house.port) for _ in range(3)]
    for one in others:
        one.ok("/api/me/devices/enter", {"link": link_of(anna)})
    open_link = link_of(anna)
    anna.ok("/api/me/devices/leave-others")
    assert [me(one) for one in others] == [None] * 3
    assert Client(house.port).refused("/api/me/devices/enter", {"link": open_link}) == (403, "device-link")
    assert [one["this"] for one in devices_of(anna)] == [True]


@pytest.mark.parametrize("which", ["this", "other"])
def test_leaving_a_device_ends_links_that_were_made_there(house: HouseProcess, which: str) -> None:
    anna, thief = Client(house.port, "Anna"), Client(house.port)
    thief.ok("/api/me/devices/enter", {"link": link_of(anna)})
    link = link_of(thief)
    at_home = {one["this"]: one["id"] for one in devices_of(anna)}
    anna.ok("/api/me/devices/leave", {"id": at_home[which == "this"]})
    assert Client(house.port).refused("/api/me/devices/enter", {"link": link}) == (403, "device-link")


@EITHER
def test_leaving_all_others_puts_a_thief_out(own_db: str) -> None:
    """They had the device for ten minutes, and left behind whatever they could."""
    house = HouseProcess(own_db)
    anna = Client(house.port, "Anna")
    copied = Client(house.port, cookie=anna.cookie)
    entered = Client(house.port)
    entered.ok("/api/me/devices/enter", {"link": link_of(copied)})
    code, link = entered.ok("/api/me/code")["code"], link_of(entered)
    program = Client(house.port, token=copied.ok("/api/tokens", {"name": "Deep Town"})["token"])
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    lives = [one.live(table) for one in (copied, entered, program)]
    for live in lives:
        live.next()
    told = anna.ok("/api/me/devices/leave-others")
    assert told == {"devices": 1, "links": 1, "code": True, "keys": 1, "pushes": 0, "mail": None}
    assert [live.closed_with() for live in lives] == [4003] * 3
    assert [me(one) for one in (copied, entered)] == [None] * 2
    assert program.get("/api/me")[0] == 401
    for way, refused in (({"code": code}, "recovery-code"), ({"link": link}, "device-link")):
        assert Client(house.port).refused("/api/me/devices/enter", way) == (403, refused)
    assert me(anna) == anna.id
    assert [way["kind"] for way in anna.get("/api/me/ways")[1]["ways"]] == ["device"]
    assert copied.refused("/api/me/devices/leave-others") == (401, "who")
    house.close()


def test_a_lost_answer_shuts_nobody_out(house: HouseProcess) -> None:
    """The device has a new id after all others were left; its browser may not have heard of it."""
    anna = Client(house.port, "Anna")
    lost = anna.cookie
    anna.ok("/api/me/devices/leave-others")
    again = Client(house.port, cookie=lost)
    assert me(again) is None
    again.ok("/api/me/devices/leave-others")
    assert me(again) == anna.id


@EITHER
def test_every_way_in_is_listed_and_can_be_ended(own_db: str) -> None:
    house = HouseProcess(own_db)
    anna, phone = Client(house.port, "Anna"), Client(house.port)
    code = anna.ok("/api/me/code")["code"]
    phone.ok("/api/me/devices/enter", {"code": code})
    token = anna.ok("/api/tokens", {"name": "Deep Town", "label": "shelf"})["token"]
    link = link_of(anna)

    def ways() -> dict[str, dict[str, Any]]:
        return {way["kind"]: way for way in anna.get("/api/me/ways")[1]["ways"] if not way["this"]}

    assert (ways()["key"]["name"], ways()["key"]["at"], ways()["key"]["used"]) == ("Deep Town", "shelf", None)
    program = Client(house.port, token=token)
    assert program.get("/api/me")[0] == 200
    found = ways()
    assert set(found) == {"device", "link", "code", "key"}
    assert found["device"]["came"] == "code"
    for kind in ("device", "code", "key"):
        assert abs(found[kind]["used"] - time.time() * 1000) < 600_000
    assert abs(found["link"]["until"] - time.time() * 1000 - 600_000) < 60_000
    bram = Client(house.port, "Bram")
    for kind in ("link", "code", "key", "device"):  # links would end with a device
        which = {"kind": kind, "id": found[kind]["id"]}
        assert bram.refused("/api/me/ways/end", which) == (404, "not-found")
        anna.ok("/api/me/ways/end", which)
        assert kind not in ways()
        assert anna.refused("/api/me/ways/end", which) == (404, "not-found")
    assert me(phone) is None
    assert program.get("/api/me")[0] == 401
    assert Client(house.port).refused("/api/me/devices/enter", {"code": code}) == (403, "recovery-code")
    assert Client(house.port).refused("/api/me/devices/enter", {"link": link}) == (403, "device-link")
    house.close()


def test_a_name_is_the_same_on_all_devices(house: HouseProcess) -> None:
    anna, phone = Client(house.port, "Anna"), Client(house.port)
    phone.ok("/api/me/devices/enter", {"link": link_of(anna)})
    phone.ok("/api/me", {"name": "Annie"})
    assert anna.get("/api/me")[1]["me"] == {"id": anna.id, "name": "Annie"}


def test_devices_are_left_in_all_processes(postgres: Postgres) -> None:
    db = postgres.database("left_devices")
    first, second = HouseProcess(db), HouseProcess(db)
    anna = Client(first.port, "Anna")
    phone = Client(second.port)
    phone.ok("/api/me/devices/enter", {"link": link_of(anna)})
    assert me(phone) == anna.id
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    live = phone.live(table)
    live.next()
    program = Client(second.port, token=anna.ok("/api/tokens", {"name": "Deep Town"})["token"])
    assert program.get("/api/me")[0] == 200
    anna.ok("/api/me/devices/leave-others")
    assert live.closed_with() == 4003
    wait_until(lambda: me(phone) is None)
    wait_until(lambda: program.get("/api/me")[0] == 401)
    first.close()
    second.close()


# ---- Cookies of earlier versions ----


def old_cookies(house: HouseProcess, *people: Person) -> list[str]:
    """Cookies as they were before there were devices, signed with the house's own key. It is stopped for that."""
    house.stop()

    async def key() -> bytes:
        store = store_at(house.db)
        await store.open(lambda _: None)
        try:
            return await store.key()
        finally:
            await store.close()

    identity = Identity(asyncio.run(key()))
    house.start()
    return [f"{COOKIE}={identity.cookie(person)}" for person in people]


@EITHER
def test_a_cookie_of_an_earlier_version_becomes_a_device(own_db: str) -> None:
    house = HouseProcess(own_db)
    (cookie,) = old_cookies(house, Person("a" * 32, "Anna"))
    old = Client(house.port, cookie=cookie)
    again = Client(house.port, cookie=cookie)
    assert together([lambda: me(old), lambda: me(again)]) == ["a" * 32] * 2
    assert old.cookie != cookie  # it names its device now
    assert [one["this"] for one in devices_of(old)] == [True]
    assert [one["this"] for one in devices_of(Client(house.port, cookie=cookie))] == [True]  # it is the same one
    old.ok("/api/me/devices/leave", {"id": devices_of(old)[0]["id"]})
    assert me(Client(house.port, cookie=cookie)) is None
    house.close()


def test_leaving_all_others_ends_old_cookies_that_were_not_seen_yet(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    person = Person("a" * 32, "Anna")
    seen, unseen = old_cookies(house, person, Person(person.id, "Anna of before"))
    here = Client(house.port, cookie=seen)
    assert me(here) == person.id
    here.ok("/api/me/devices/leave-others")
    assert me(Client(house.port, cookie=unseen)) is None
    assert me(here) == person.id
    house.close()


# ---- Being forgotten ----


def rows_at(person: Client, table: str) -> list[dict[str, Any]]:
    return list(person.get(f"/api/tables/{table}/log?after=0")[1]["rows"])


@EITHER
def test_somebody_is_forgotten(own_db: str) -> None:
    house = HouseProcess(own_db)
    name = "Annabella the Great"
    anna, bram, cora = (Client(house.port, who) for who in (name, "Bram", "Cora"))
    kept = anna.cookie
    code = anna.ok("/api/me/code")["code"]
    link = link_of(anna)
    bot = anna.ok("/api/tokens", {"name": "Deep Town"})["token"]
    waiting = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    with_bram = bram.ok("/api/tables", {"game": "machi-koro", "players": 3})["id"]
    anna.ok(f"/api/tables/{with_bram}/join")
    running = table_of([bram, anna, cora])
    over = table_of([anna, bram])
    anna.ok("/api/waiting", {"game": "machi-koro", "players": 4, "pace": "days"})
    anna.ok(f"/api/tables/{over}/chat", {"text": "my own secret words"})
    bram.ok(f"/api/tables/{over}/chat", {"text": "well played"})
    bram.ok(f"/api/tables/{over}/resign")
    again = bram.ok(f"/api/tables/{over}/rematch")["table"]
    file = bram.get(f"/api/tables/{over}/record")[1]
    assert name in file

    anna.ok("/api/me/forget")
    assert me(Client(house.port, cookie=kept)) is None
    assert Client(house.port).refused("/api/me/devices/enter", {"code": code}) == (403, "recovery-code")
    assert Client(house.port).refused("/api/me/devices/enter", {"link": link}) == (403, "device-link")
    wait_until(lambda: Client(house.port, token=bot).get("/api/me")[0] == 401)
    wait_until(lambda: bram.get(f"/api/players/{anna.id}/tables")[1]["tables"] == [])
    assert bram.get(f"/api/tables/{waiting}")[1]["table"]["status"] == "closed"
    assert bram.get(f"/api/tables/{with_bram}")[1]["table"]["seats"][1]["kind"] == "open"
    seat = bram.get(f"/api/tables/{running}")[1]["table"]["seats"][1]
    assert (seat["resigned"], seat["name"]) == (True, "B")
    assert bram.get(f"/api/tables/{again}")[1]["table"]["seats"][1]["kept_for"] is None
    said = [row["said"] for row in rows_at(bram, over) if row["kind"] == "chat"]
    assert said == ["", "well played"]
    neutral = bram.get(f"/api/tables/{over}/record")[1]
    assert [Record.parse(text).names[1] for text in (file, neutral)] == ["Bram"] * 2
    assert Record.parse(neutral).names[0] == "A"
    for table in (waiting, with_bram, running, over, again):
        for answer in ("", "/log?after=0", "/record"):
            assert name not in str(bram.get(f"/api/tables/{table}{answer}")[1])
    house.stop()
    assert name not in everything_in(own_db)
    assert "secret words" not in everything_in(own_db)
    house.start()
    assert bram.get(f"/api/tables/{running}")[1]["table"]["seats"][1]["name"] == "B"
    assert [row["kind"] for row in rows_at(bram, over)].count("forget") == 1
    house.close()


def everything_in(db: str) -> str:
    async def read() -> str:
        store = store_at(db)
        await store.open(lambda _: None)
        try:
            tables = ("log", "people", "devices", "tables", "recovery_codes", "notes", "tokens", "shunned", "waiting")
            found = await store.transaction(*((f"SELECT * FROM {table}", ()) for table in tables))
            return "\n".join(str(row) for rows in found for row in rows)
        finally:
            await store.close()

    return asyncio.run(read())


def test_forgetting_goes_on_after_a_kill(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna, bram = Client(house.port, "Annabella"), Client(house.port, "Bram")
    tables = [table_of([anna, bram]) for _ in range(5)]
    anna.ok("/api/me/forget")
    house.kill()
    house.start()

    def forgotten_at(table: str) -> bool:
        kinds = [row["kind"] for row in rows_at(bram, table)]
        return kinds.count("forget") == 1 and "Annabella" not in str(bram.get(f"/api/tables/{table}")[1])

    wait_until(lambda: all(forgotten_at(table) for table in tables))
    house.close()


def test_an_old_cookie_does_not_bring_somebody_forgotten_back(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    person = Person("a" * 32, "Anna")
    seen, unseen = old_cookies(house, person, Person(person.id, "Anna of before"))
    here = Client(house.port, cookie=seen)
    here.ok("/api/me/forget")
    assert [me(Client(house.port, cookie=one)) for one in (seen, unseen)] == [None, None]
    house.close()


@BOTH
def test_when_a_device_was_last_used_is_kept(store_db: str) -> None:
    async def work(store: Store) -> None:
        people = PeopleStore(store)
        await people.add_device(Person("a" * 32, "Anna", device="d" * 32), "Firefox", 1000)
        await people.saw("d" * 32, 5000)
        (known,) = await people.devices("a" * 32)
        assert (known.created, known.seen) == (1000, 5000)

    using(store_db, work)


@BOTH
def test_devices_are_somebodys_until_they_are_left(store_db: str) -> None:
    async def work(store: Store) -> None:
        heard = Overheard(store)
        people = PeopleStore(heard)  # type: ignore[arg-type]
        for device, person, seen in (("1", ANNA, 10), ("2", ANNA, 30), ("3", ANNA, 20), ("4", BRAM, 40)):
            await people.add_device(replace(person, device=device), f"browser {device}", seen)
            found = ("INSERT INTO subscriptions VALUES (?1, ?2, ?1, '', '', '', 5)", (device, person.id))
            await store.transaction(found)

        async def kept() -> tuple[list[str], list[str], list[str]]:
            (asked,) = await store.transaction(("SELECT device FROM subscriptions ORDER BY device", ()))
            anna, bram = await people.devices(ANNA.id), await people.devices(BRAM.id)
            return [one.id for one in anna], [one.id for one in bram], [row[0] for row in asked]

        assert await people.device("1") == (replace(ANNA, device="1"), 10, False)
        assert await people.device("5") is None
        await people.saw("1", 15)
        assert await people.devices(ANNA.id) == [
            KnownDevice(id="2", name="browser 2", created=30, seen=30),
            KnownDevice(id="3", name="browser 3", created=20, seen=20),
            KnownDevice(id="1", name="browser 1", created=10, seen=15),
        ]
        await people.rename(ANNA.id, "Annie")
        assert await people.device("2") == (replace(ANNA, name="Annie", device="2"), 30, False)
        assert await people.device("4") == (replace(BRAM, device="4"), 40, False)
        assert not await people.drop_device(ANNA.id, "4")
        assert not await people.is_ended(ANNA.id, "4")
        assert await people.drop_device(ANNA.id, "1")
        assert await kept() == (["2", "3"], ["4"], ["2", "3", "4"])
        assert await people.is_ended(ANNA.id, "1")
        assert not await people.is_ended(ANNA.id, "2")
        assert await people.set_link(replace(ANNA, device="2"), "link", 100)
        assert await people.set_code(replace(ANNA, device="2"), "code", 100)
        key = Token(hash="k", owner=ANNA.id, player="p", name="n", label="", created=1)
        assert await people.add_key(key, "2", 20)
        ended = Ended(("3",), 1, True, (("k", "p"),), 2)
        assert await people.drop_others(ANNA.id, "2", "new") == ended
        assert await kept() == (["new"], ["4"], ["4"])
        assert await people.in_place_of("2") == replace(ANNA, name="Annie", device="new")
        assert await people.device("new") == (replace(ANNA, name="Annie", device="new"), 30, True)
        await people.saw("new", 30)
        assert await people.in_place_of("2") is None
        assert await people.is_ended(ANNA.id, "2")
        assert await people.is_ended(ANNA.id, "9")  # none of theirs that has no name counts any more
        assert not await people.is_ended(BRAM.id, "4")
        assert await people.linked("link", 5) is None
        told = [changed(ANNA.id), changed(ANNA.id, ("1",)), changed(ANNA.id, ("2", "3"), (("k", "p"),))]
        assert [one for one in heard.told if one] == told
        await people.forget_unseen(40)
        assert await kept() == ([], ["4"], ["4"])
        assert changed("p", ("1", "2"), (("k", "q"),)) == '{"person":"p","left":["1","2"],"programs":[["k","q"]]}'

    using(store_db, work)


@BOTH
def test_ways_back_end_when_they_are_used_replaced_or_over(store_db: str) -> None:
    async def work(store: Store) -> None:
        people = PeopleStore(store)
        for person in (ANNA, BRAM):
            await people.add_device(replace(person, device=person.name), "", 1000)
        anna, bram = (replace(person, device=person.name) for person in (ANNA, BRAM))
        await people.set_link(anna, "a1", 100)
        await people.set_link(bram, "b1", 100)
        assert await people.linked("a1", 99) == ANNA
        assert await people.linked("a1", 100) is None
        assert await people.linked("none", 5) is None
        await people.set_link(anna, "a2", 200)
        assert [await people.linked(link, 5) for link in ("a1", "a2", "b1")] == [None, ANNA, BRAM]
        assert await people.links(ANNA.id, 199) == [("a2", 200)]
        assert await people.links(ANNA.id, 200) == []
        tablet = replace(ANNA, device="tablet")
        assert not await people.enter(tablet, "link", "a2", "Firefox", 200, 20)
        assert [await people.enter(tablet, "link", "a2", "Firefox", 7, 20) for _ in range(2)] == [True, False]
        (new,) = [one for one in await people.devices(ANNA.id) if one.id == "tablet"]
        assert new == KnownDevice(id="tablet", name="Firefox", created=7, seen=7, came="link")
        assert [await people.linked(link, 5) for link in ("a2", "b1")] == [None, BRAM]
        assert await people.code(ANNA.id) is None
        await people.set_code(bram, "code b", 6)
        await people.set_code(anna, "code 1", 7)
        assert (await people.code(ANNA.id), await people.recovered("code 1")) == (Code(7, 0), ANNA)
        await people.set_code(anna, "code 2", 8)
        assert (await people.code(ANNA.id), await people.code(BRAM.id)) == (Code(8, 0), Code(6, 0))
        found = [await people.recovered(code) for code in ("code 1", "code 2", "code b")]
        assert found == [None, ANNA, BRAM]
        phone = replace(ANNA, device="phone")
        assert not await people.enter(phone, "code", "code 1", "", 9, 20)
        assert not await people.enter(phone, "code", "code 2", "", 9, 2)  # too many devices
        assert await people.code(ANNA.id) == Code(8, 0)
        assert await people.enter(phone, "code", "code 2", "", 9, 3)
        assert await people.code(ANNA.id) == Code(8, 9)
        await people.set_link(anna, "a3", 99)
        await people.forget_unseen(100)
        assert [await people.linked(link, 5) for link in ("a3", "b1")] == [None, BRAM]

    using(store_db, work)


@BOTH
def test_a_device_that_is_left_makes_no_way_back(store_db: str) -> None:
    """A thief's request may be under way when their device is left: what it would make is not kept."""

    async def work(store: Store) -> None:
        people = PeopleStore(store)
        await people.add_device(replace(ANNA, device="here"), "", 1000)
        thief = replace(ANNA, device="left")
        assert not await people.set_link(thief, "link", 10**9)
        assert not await people.set_code(thief, "code", 5)
        assert not await people.add_key(
            Token(hash="k", owner=ANNA.id, player="p", name="", label="", created=1), "left", 9
        )
        put = Subscription(id="s", player=ANNA.id, device="left", endpoint="", p256dh="", auth="", created=1)
        await Outbox(store).subscribe(put)
        ways = ("device_links", "recovery_codes", "tokens", "subscriptions")
        assert await store.transaction(*((f"SELECT * FROM {way}", ()) for way in ways)) == [[]] * 4

    using(store_db, work)


KEPT_OF_A_PERSON = {
    "mail_addresses": "'a@b', 0, ''",
    "reminders": "'t', 'turn', 1, 1, false, 0, '[]'",
    "notes": "'t', 1, 'words', 1",
    "shunned": "'w', 'Willem', 1",
    "waiting": "'Anna', 'alhambra', 2, 'now', 1, 1, '', 0",
    "plans": "'t', '1', '{}', 'waiting', 0, '{}'",
    "reviewed": "'t', 0.5, 0.5",
    "fresh_starts": "1",
}


@BOTH
def test_who_is_forgotten_leaves_nothing_and_nobody_else_loses_anything(store_db: str) -> None:
    async def work(store: Store) -> None:
        heard = Overheard(store)
        people = PeopleStore(heard)  # type: ignore[arg-type]
        for number, person in enumerate((ANNA, BRAM)):
            await people.add_device(replace(person, device=f"{number}"), "", 1000)
            await people.set_code(replace(person, device=f"{number}"), f"code {number}", 5)
            await people.set_link(replace(person, device=f"{number}"), f"link {number}", 5)
            put = "INSERT INTO subscriptions VALUES (?1, ?1, ?1, '', '', '', 5)"
            await store.transaction((put, (person.id,)), ("INSERT INTO unlisted VALUES (?1)", (person.id,)))
            for table, values in KEPT_OF_A_PERSON.items():
                await store.transaction((f"INSERT INTO {table} VALUES (?1, {values})", (person.id,)))
        for table in ("u", "t"):
            await store.append(first(table, standing(), players=(ANNA.id, BRAM.id)))
        assert await people.forget(ANNA.id) == (("0",), ())
        assert heard.told[-1] == changed(ANNA.id, ("0",))
        ways = ("devices", "recovery_codes", "device_links", "subscriptions", "unlisted")
        for table in (*KEPT_OF_A_PERSON, *ways):
            assert await store.transaction((f"SELECT player FROM {table}", ())) == [[(BRAM.id,)]]
        assert await store.transaction(("SELECT id, name FROM people", ())) == [[(BRAM.id, BRAM.name)]]
        assert await people.is_ended(ANNA.id, "9")
        assert await people.tables_of(ANNA.id) == ["t", "u"]
        await people.forgotten_at(ANNA.id, "t")
        assert await people.tables_of(ANNA.id) == ["u"]
        assert await people.tables_of(BRAM.id) == ["t", "u"]
        await people.forget(BRAM.id)
        await people.forget(BRAM.id)
        assert await people.to_forget() == [ANNA.id, BRAM.id]
        await people.forgotten(ANNA.id)
        assert await people.to_forget() == [ANNA.id, BRAM.id]  # there is a table yet
        await people.forgotten_at(ANNA.id, "u")
        assert await people.to_forget() == [BRAM.id]

    using(store_db, work)
