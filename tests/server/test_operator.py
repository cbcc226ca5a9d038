"""Whoever runs a house: keys, blocks, closed doors, the audit log, by the command line and over the running server."""

from __future__ import annotations

import http.client
import json
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from burgomaster.cli import main
from burgomaster.server.api import operator, order  # noqa: F401 - they list endpoints
from burgomaster.server.api.endpoint import ENDPOINTS
from burgomaster.server.limits import SlidingWindow
from burgomaster.server.moderation.blocks import Blocks, network, same_name
from burgomaster.server.moderation.store import Block
from burgomaster.server.networks import network_of
from burgomaster.server.store.migrate import migrate_sqlite
from burgomaster.tables.refused import Refused
from tests.server.conftest import EITHER
from tests.server.people import PATIENCE, Client, HouseProcess, table_of
from tests.server.postgres import Postgres

FORWARDED = ("--proxies", "127.0.0.1")


class Admin:
    """`burgomaster admin` as somebody types it, at a house."""

    def __init__(self, house: HouseProcess, capsys: pytest.CaptureFixture[str]) -> None:
        self.house, self.capsys = house, capsys

    def __call__(self, *words: str) -> str:
        status, out, err = self.tried(*words)
        assert status == 0, err
        return out

    def tried(self, *words: str) -> tuple[int, str, str]:
        self.capsys.readouterr()
        where = ("--db", self.house.db)
        at = () if words[0] in ("list", "show", "export", "key") else ("--at", f"http://127.0.0.1:{self.house.port}")
        status = main(["admin", *words, *where, *at])
        told = self.capsys.readouterr()
        return status, told.out, told.err

    def json(self, *words: str) -> Any:
        return json.loads(self(*words, "--json"))

    @property
    def key(self) -> str:
        return self("key").strip()


@pytest.fixture
def admin(house: HouseProcess, capsys: pytest.CaptureFixture[str]) -> Iterator[Admin]:
    yield (one := Admin(house, capsys))
    for block in one.json("blocks")["blocks"]:  # the house is shared
        one("unblock", block["id"])
    one("doors", "--names", "open", "--tables", "open", "--said", "")


def from_address(house: HouseProcess, address: str, name: str = "") -> Client:
    """Somebody who comes from elsewhere, as a proxy tells."""

    class Elsewhere(Client):
        def _identity(self) -> dict[str, str]:
            return {**super()._identity(), "X-Forwarded-For": address}

    return Elsewhere(house.port, name)


def soon(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.1)


# ---- Keys ----

OPERATED = [one for one in ENDPOINTS if one.operator]


def test_there_are_operators_endpoints_and_all_of_them_say_so() -> None:
    assert len(OPERATED) >= 12
    assert {one.path for one in OPERATED} == {one.path for one in ENDPOINTS if one.path.startswith("/api/operator/")}


@pytest.mark.parametrize("one", OPERATED, ids=lambda one: f"{one.method}-{one.path.rpartition('/')[2]}")
def test_without_an_operators_key_nothing_is_told_or_done(house: HouseProcess, one: Any) -> None:
    nobody, anna = Client(house.port), Client(house.port, "Anna")
    program = Client(house.port, token=anna.ok("/api/tokens", {"name": "Robot"})["token"])
    for who in (nobody, anna, program):
        status, answer = who.ask(one.method, one.path, None if one.method == "GET" else b"{}")
        assert (status, answer["error"]["code"]) == (401, "operator-key")


def test_forged_keys_are_refused_and_guessing_has_an_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *FORWARDED)
    key = Admin(house, capsys).key
    assert re.fullmatch(r"bmop_operator_[\w-]{32}", key)

    def tried(given: str, address: str) -> int:
        header = {"Authorization": given, "X-Forwarded-For": address}
        return Client(house.port).ask("GET", "/api/operator/state", headers=header)[0]

    assert tried(f"Bearer {key}", "198.51.100.1") == 200
    assert tried(f"bearer  {key} ", "198.51.100.1") == 200
    wrong = [
        *(
            "",
            "Bearer",
            "Bearer ",
            f"Basic {key}",
            key,
            f"Bearer {key[:-1]}",
            f"Bearer {key}x",
            "Bearer bmop_operator_",
        ),
        *(f"Bearer {key.replace('operator', 'anna')}", "Bearer bmop__x", "Bearer " + "x" * 5000, "Bearer bmop_é_x"),
    ]
    for number, given in enumerate(wrong):  # each from an address of its own
        assert tried(given, f"203.0.113.{number}") == 401, given
    codes = [tried("Bearer bmop_operator_guess", "198.51.100.2") for _ in range(14)]
    assert codes == [401] * 10 + [429] * 4
    assert tried(f"Bearer {key}", "198.51.100.2") == 200  # a right one: nobody is shut out by others' guesses
    assert tried(f"Bearer {key}", "198.51.100.3") == 200
    # Another address of the same network is no new one.
    for number in range(12):
        tried("Bearer bmop_operator_guess", f"2001:db8:1:2::{number}")
    assert tried("Bearer bmop_operator_guess", "2001:db8:1:2:ffff::1") == 429
    assert tried(f"Bearer {key}", "2001:db8:1:3::1") == 200
    assert key not in house.log()
    assert "guess" not in house.log()
    house.close()


@EITHER
def test_a_key_is_made_once_renewed_and_forgotten(own_db: str, capsys: pytest.CaptureFixture[str]) -> None:
    house = HouseProcess(own_db)
    admin = Admin(house, capsys)

    def opens(key: str) -> bool:
        headers = {"Authorization": f"Bearer {key}"}
        return Client(house.port).ask("GET", "/api/operator/state", headers=headers)[0] == 200

    first, anna = admin("key").strip(), admin("key", "anna").strip()
    assert admin("key").strip() == first != anna
    assert opens(first)
    assert opens(anna)
    renewed = admin("key", "--renew").strip()
    assert not opens(first)  # at once
    assert opens(renewed)
    admin("key", "anna", "--forget")
    assert not opens(anna)
    assert admin("key", "--all").split() == ["operator"]
    assert admin.tried("key", "anna", "--forget")[0] == 1
    assert admin.tried("key", "Not A Label")[0] == 1
    assert [one["note"] for one in admin.json("audit")["deeds"]] == ["forgotten", "renewed", "made", "made"]
    house.close()


def test_another_site_cannot_use_an_operators_browser(admin: Admin) -> None:
    """There is no cookie for operators, and a page elsewhere is refused even with the key."""
    header = {"Authorization": f"Bearer {admin.key}", "Origin": "https://evil.example"}
    nobody = Client(admin.house.port)
    body = b'{"names": false, "tables": false}'
    assert nobody.ask("POST", "/api/operator/doors", body, header)[0] == 403
    header |= {"Origin": f"http://127.0.0.1:{admin.house.port}"}
    assert nobody.ask("POST", "/api/operator/doors", body, {**header, "Content-Type": "text/plain"})[0] == 415
    response, _ = nobody.raw("OPTIONS", "/api/operator/state", None, {"Origin": "https://evil.example"})
    assert response.status == 405
    assert not [name for name in response.headers if name.lower().startswith("access-control")]
    assert admin.json("state")["names_open"]


def test_the_command_line_keeps_its_key_to_itself(
    admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str | None] = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append(self.headers["Authorization"])
            self.send_response(307)
            self.send_header("Location", f"http://localhost:{server.server_port}/again")
            self.end_headers()
            self.wfile.write(b"come here")

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        at = f"http://127.0.0.1:{server.server_port}"
        assert main(["admin", "state", "--at", at, "--db", admin.house.db]) == 1
        server.shutdown()
    assert len(heard) == 1  # it did not follow
    for wrong, why in (
        ("http://play.example.org", "https only"),
        ("ftp://127.0.0.1", "begins with"),
        ("http://127.0.0.1:99999", "--at"),
        ("nonsense", "begins with"),
        ("http://127.0.0.1:1", "does not answer"),
    ):
        admin.capsys.readouterr()
        assert main(["admin", "state", "--at", wrong, "--db", admin.house.db]) == 1
        assert why in admin.capsys.readouterr().err, wrong
    key = admin.key
    file = tmp_path / "key"
    file.write_text(f"{key}\n")
    at = f"http://127.0.0.1:{admin.house.port}"
    nowhere = str(tmp_path / "nothing.sqlite")
    assert main(["admin", "state", "--at", at, "--key-file", str(file), "--db", nowhere]) == 0
    assert main(["admin", "state", "--at", at, "--db", nowhere]) == 1
    assert "no operator's key" in admin.capsys.readouterr().err
    monkeypatch.setenv("BURGOMASTER_OPERATOR_KEY", key)
    assert main(["admin", "state", "--at", at, "--db", nowhere]) == 0
    monkeypatch.setenv("BURGOMASTER_OPERATOR_KEY", "bm\nX: y")
    assert main(["admin", "state", "--at", at, "--db", nowhere]) == 1


# ---- Blocks ----


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7/24 ", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3:4:5:6/128", "2001:db8:1:2:3:4:5:6/128"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_how_networks_are_read(written: str, kept: str) -> None:
    assert network(written) == kept


@pytest.mark.parametrize(
    "wrong", ["", "anna", "203.0.113", "0.0.0.0/0", "::/0", "128.0.0.0/1", "1.2.3.4/33", "a" * 200]
)
def test_a_network_that_is_none_or_half_the_world_is_refused(wrong: str) -> None:
    with pytest.raises(Refused):
        network(wrong)


def test_names_are_compared_as_people_read_them() -> None:
    assert len({same_name(name) for name in ("Evil Bob", "evilbob", "EVIL  BOB", "e.v.i.l-bob", "ＥｖｉｌＢｏｂ")}) == 1
    assert same_name("Straße") == same_name("STRASSE")
    assert same_name("★") == "★" != same_name("☆")
    assert same_name("Bob") != same_name("Bobby")


def test_a_block_ends_when_its_time_is_over() -> None:
    def block(kind: str, value: str) -> Block:
        return Block(id="1", kind=kind, value=value, shown=value, until=1000, note="", who="x", at=0)

    blocks = Blocks([block("player", "a" * 32), block("name", "bob"), block("address", "2001:db8::/32")])
    for now, holds in ((999, True), (1000, False)):
        assert bool(blocks.of_player("a" * 32, now)) is holds
        assert bool(blocks.of_name("Bob", now)) is holds
        assert bool(blocks.of_address("2001:db8:7::1", now)) is holds
    assert blocks.of_address("2001:db9::1", 0) is None
    assert blocks.of_address("", 0) is blocks.of_address("unknown", 0) is None


def test_patience_is_counted_for_each_one_and_comes_back() -> None:
    window = SlidingWindow(2, 0.05)
    for who in ("a", "b"):
        assert window.wait(who) == 0
        window.count(who)
    window.count("a")
    assert window.wait("a") >= 1
    assert window.wait("b") == 0
    time.sleep(0.06)
    assert window.wait("a") == 0
    assert network_of("::ffff:1.2.3.4") == network_of("1.2.3.4") != network_of("1.2.3.5")


def test_a_blocked_player_is_refused_everywhere_and_shown_out(admin: Admin) -> None:
    house = admin.house
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    program = Client(house.port, token=bram.ok("/api/tokens", {"name": "Robot"})["token"])
    table = table_of([anna, bram])
    waiting = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    lives = [bram.live(table), program.live(waiting)]
    here = anna.live(table)
    for live in (*lives, here):
        live.next()
    blocked = admin.json("block", "player", bram.id, "--note", "spam", "--hours", "2")
    for live in lives:
        assert live.closed_with() == 4003
        assert "blocked on this server until" in str(live.socket.close_reason)
    assert here.until(lambda m: m["type"] == "present" and not m["seats"][1])  # the others see that he is away
    asked = [
        *(
            (f"/api/tables/{table}/chat", {"text": "hi"}),
            (f"/api/tables/{waiting}/join", {}),
            ("/api/me", {"name": "B"}),
        ),
        *((f"/api/tables/{table}/actions", {"action": "pass", "seq": 3}), (f"/api/tables/{table}/resign", {})),
        *(("/api/tables", {"game": "machi-koro", "players": 2}), ("/api/tokens", {"name": "Another"})),
    ]
    for who in (bram, program):
        for path, body in asked:
            assert who.refused(path, body) in ((403, "blocked-until"), (403, "token")), path
        assert who.get(f"/api/tables/{table}")[1]["error"]["code"] == "blocked-until"
        assert who.live(table).closed_with() == 4003
    assert "blocked on this server" in bram.get("/api/house")[1]["notice"]
    assert bram.get("/api/me")[1]["me"]["id"] == bram.id  # the page knows who it talks to
    assert [bram.get(path)[0] for path in ("/health", "/ready", "/metrics")] == [200] * 3
    # The others can finish the game.
    admin("resign", table, "1")
    assert anna.get(f"/api/tables/{table}")[1]["table"]["result"]["winners"] == [0]
    admin("unblock", blocked["id"])
    bram.ok(f"/api/tables/{waiting}/join")
    assert bram.get("/api/house")[1]["notice"] is None
    here.close()


def test_a_move_over_a_live_connection_is_refused_too(admin: Admin) -> None:
    """A name is blocked: its connections end; one that is just sending is told why."""
    anna, bram = Client(admin.house.port, "Anna"), Client(admin.house.port, "Vile Name")
    table = table_of([bram, anna], options={"start": "A"})
    live = bram.live(table)
    live.next()
    admin("block", "name", "VILE name")
    assert live.closed_with() == 4003
    assert bram.refused(f"/api/tables/{table}/chat", {"text": "hi"}) == (403, "blocked-name")
    assert Client(admin.house.port).refused("/api/me", {"name": "v i l e  n a m e"}) == (403, "blocked-name")
    assert anna.refused("/api/tokens", {"name": "vilename"}) == (403, "blocked-name")
    assert anna.refused("/api/me", {"name": "Vile Name"}) == (403, "blocked-name")
    bram.ok("/api/me", {"name": "Bram"})  # another name is welcome
    bram.ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": 3})


def test_a_new_cookie_does_not_help_who_comes_from_a_blocked_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), *FORWARDED)
    admin = Admin(house, capsys)
    anna = from_address(house, "198.51.100.7", "Anna")
    bram = from_address(house, "2001:db8:1:2::3", "Bram")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    lives = [who.live(table) for who in (anna, bram, from_address(house, "2001:db8:1:2::9"))]
    for live in lives:
        live.next()
    where = {(one["name"], one["address"], one["seated"]) for one in admin.json("people")["people"]}
    assert where == {
        ("Anna", "198.51.100.7", True), ("Bram", "2001:db8:1:2::3", False), ("", "2001:db8:1:2::9", False)
    }  # fmt: skip
    admin("block", "address", "2001:db8:1:2::3")
    assert [live.closed_with() for live in lives[1:]] == [4003] * 2  # the network, with a name and without
    assert from_address(house, "2001:db8:1:2:ffff::1").refused("/api/me", {"name": "Carla"}) == (403, "blocked")
    assert from_address(house, "2001:db8:1:2:ffff::1").get(f"/api/tables/{table}")[0] == 403
    assert bram.get("/api/tables")[0] == 403
    from_address(house, "2001:db8:1:3::1", "Carla")
    # Who says to come from elsewhere is not believed, unless the proxy says so.
    anna.ok(f"/api/tables/{table}/chat", {"text": "still here"})
    # The operator's own address: the key still opens.
    admin("block", "address", "127.0.0.0/8")
    assert Client(house.port).refused("/api/me", {"name": "Dirk"}) == (403, "blocked")
    assert len(admin.json("blocks")["blocks"]) == 2
    for wrong in ("0.0.0.0/0", "nonsense", "::/3"):
        assert admin.tried("block", "address", wrong)[0] == 1
    assert admin.tried("block", "player", "anna")[0] == 1
    assert admin.tried("block", "name", "  ")[0] == 1
    assert admin.tried("block", "name", "x", "--hours", "-1")[0] == 1
    assert admin.tried("unblock", "0" * 24)[0] == 1
    house.kill()
    house.start()  # blocks are kept
    assert bram.get("/api/tables")[0] == 403
    admin("block", "address", "2001:db8:1:2::1", "--note", "the same again")  # one block for one network
    kept = admin.json("blocks")["blocks"]
    assert sorted(one["value"] for one in kept) == ["127.0.0.0/8", "2001:db8:1:2::/64"]
    for one in kept:
        admin("unblock", one["id"])
    assert bram.get("/api/tables")[0] == 200
    house.close()


def test_two_processes_hear_of_everything_by_themselves(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    db = postgres.database("two_operators")
    first, second = HouseProcess(db), HouseProcess(db, afresh=True)  # which hashes texts in another way
    admin = Admin(first, capsys)
    anna = Client(second.port, "Anna")
    bram = Client(second.port, "Bram")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    bram.ok(f"/api/tables/{table}/join")
    anna.ok("/api/me/blocked", {"player": bram.id, "name": "Bram", "blocked": True})
    line = bram.ok(f"/api/tables/{table}/chat", {"text": "a vile line"})["seq"]
    elsewhere, live = anna.live(table), bram.live(table)
    elsewhere.next()
    live.next()
    # Somebody looks on at the first process, where the line is taken away; the other one tells of it.
    watching = Client(first.port).live(table)
    watching.next()
    admin("unsay", table, str(line))
    elsewhere.until(lambda m: m.get("kind") == "unsay" and m["text"] == str(line))
    admin("block", "player", bram.id)
    assert live.closed_with() == 4003
    admin("doors", "--names", "closed")
    soon(lambda: Client(second.port).post("/api/me", {"name": "New"})[0] == 403)
    assert "a vile line" not in json.dumps(Client(second.port).get(f"/api/tables/{table}/log")[1])
    # A player's own block made at one process holds at the other.
    ear = Client(first.port, cookie=anna.cookie).live(table)
    ear.next()
    anna.ok("/api/me/blocked", {"player": bram.id, "blocked": False})
    for block in admin.json("blocks")["blocks"]:
        admin("unblock", block["id"])
    soon(lambda: bram.post(f"/api/tables/{table}/chat", {"text": "again"})[0] == 200)
    assert ear.until(lambda m: m.get("kind") == "chat")["said"] == "again"
    for one in (elsewhere, watching, ear):
        one.close()
    first.close()
    second.close()


def test_what_was_missed_while_the_database_was_away_is_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    own = Postgres()
    try:
        db = own.database("away")
        first, second = HouseProcess(db), HouseProcess(db)
        admin = Admin(first, capsys)
        key = admin.key
        own.stop()
        own.start()
        header = {"Authorization": f"Bearer {key}"}
        body = json.dumps({"kind": "name", "value": "Bob"}).encode()
        soon(lambda: Client(first.port).ask("POST", "/api/operator/block", body, header)[0] == 200)
        soon(lambda: Client(second.port).post("/api/me", {"name": "Bob"})[0] == 403)
        first.close()
        second.close()
    finally:
        own.close()


# ---- Doors ----


@EITHER
def test_closed_doors_stay_closed_and_whoever_is_here_plays_on(own_db: str, capsys: pytest.CaptureFixture[str]) -> None:
    house = HouseProcess(own_db)
    admin = Admin(house, capsys)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    table = table_of([anna, bram], options={"start": "A"})
    admin("doors", "--names", "closed")
    house.kill()
    house.start()
    new = Client(house.port)
    assert new.refused("/api/me", {"name": "Carla"}) == (403, "no-new-names")
    assert "geen nieuwe spelers" in new.get("/api/house?lang=nl")[1]["notice"]
    assert anna.get("/api/house")[1]["notice"] is None
    assert anna.refused("/api/tokens", {"name": "Robot"}) == (403, "no-new-names")
    anna.ok("/api/me", {"name": "Anna the Second"})
    anna.ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": 3})
    anna.ok("/api/tables", {"game": "machi-koro", "players": 2})
    admin("doors", "--tables", "closed", "--said", "Back on\nMonday <b>")
    status, answer = anna.post("/api/tables", {"game": "machi-koro", "players": 2})
    assert (status, answer["error"]) == (403, {"code": "no-new-tables", "text": "Back on Monday <b>"})
    assert anna.get("/api/house")[1]["notice"] == "Back on Monday <b>"
    anna.ok(f"/api/tables/{table}/resign")
    assert anna.refused(f"/api/tables/{table}/rematch") == (403, "no-new-tables")
    state = admin.json("state")
    assert (state["names_open"], state["tables_open"], state["said"]) == (False, False, "Back on Monday <b>")
    metrics = anna.get("/metrics")[1]
    assert "burgomaster_names_closed 1" in metrics
    assert "burgomaster_tables_closed 1" in metrics
    assert 'burgomaster_refusals_total{code="no-new-tables"} 2' in metrics
    admin("doors", "--names", "open", "--tables", "open", "--said", "")
    Client(house.port, "Carla").ok("/api/tables", {"game": "machi-koro", "players": 2})
    assert admin.tried("doors", "--said", "x" * 501)[0] == 1
    house.close()


# ---- What was done ----


def test_everything_an_operator_does_is_written_down_and_read_page_by_page(admin: Admin) -> None:
    anna, bram = Client(admin.house.port, "Anna"), Client(admin.house.port, "Bram")
    table = table_of([anna, bram])
    line = bram.ok(f"/api/tables/{table}/chat", {"text": "words"})["seq"]
    admin("key")
    admin("block", "name", "Somebody", "--note", "why")
    admin("unblock", admin.json("blocks")["blocks"][0]["id"])
    admin("doors", "--said", "hello")
    admin("unsay", table, str(line))
    admin("resign", table, "1")
    admin("close", table)
    deeds = admin.json("audit", "--limit", "6")["deeds"]
    assert [(one["what"], one["whom"]) for one in deeds] == [
        ("close", f"table {table}"),
        ("resign", f"table {table} seat 1"),
        ("unsay", f"table {table} line {line}"),
        ("doors", "names open, tables open"),
        ("unblock", "name Somebody"),
        ("block", "name Somebody"),
    ]
    assert {one["who"] for one in deeds} == {"operator"}
    assert f"({bram.id}): words" in deeds[2]["note"]
    first = admin.json("audit", "--limit", "2")["deeds"]
    then = admin.json("audit", "--limit", "2", "--before", first[-1]["id"])["deeds"]
    assert [*first, *then] == deeds[:4]
    assert f"unsay table {table}" in admin("audit")
    # What is refused is not done, and not written down.
    assert admin.tried("close", table)[0] == 1
    assert admin.tried("resign", table, "1")[0] == 1
    assert admin.tried("unsay", table, str(line))[0] == 1
    assert admin.tried("unsay", "0" * 16, "1")[0] == 1
    assert admin.json("audit", "--limit", "6")["deeds"] == deeds


def test_the_state_of_the_house(admin: Admin) -> None:
    anna = Client(admin.house.port, "Anna")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    live = anna.live(table)
    live.next()
    state = admin.json("state")
    assert state["operator"] == "operator"
    assert state["ready"]
    assert state["people"] >= 1
    assert state["connections"] >= 1
    assert state["refusals"].keys() <= {code for code in state["refusals"] if re.fullmatch(r"[a-z-]+", code)}
    text = admin("state")
    assert "names open" in text
    assert anna.id in admin("people")
    assert admin("blocks") == "None.\n"
    assert f"{table}" in admin("list")
    assert any(one["id"] == table for one in admin.json("list")["tables"])
    live.close()


def test_a_backup_takes_everything_along_and_an_older_one_still_comes_back(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    admin = Admin(house, capsys)
    key = admin.key
    admin("block", "name", "Bob")
    admin("doors", "--tables", "closed")
    assert main(["backup", "--db", house.db, str(tmp_path / "one")]) == 0
    house.close()
    db = postgres.empty_database("order_restored")
    assert main(["restore", str(tmp_path / "one"), "--db", db]) == 0
    again = HouseProcess(db)
    other = Admin(again, capsys)
    assert other.key == key
    assert other.json("blocks")["blocks"][0]["shown"] == "Bob"
    assert not other.json("state")["tables_open"]
    assert len(other.json("audit")["deeds"]) == 3
    assert main(["backup", "--db", db, str(tmp_path / "two")]) == 0
    again.close()
    with closing(sqlite3.connect(tmp_path / "two")) as file:
        assert file.execute("SELECT shown FROM blocks").fetchall() == [("Bob",)]
    # A backup of a house that knew nothing of this.
    migrate_sqlite(tmp_path / "old.backup", "0003")
    with closing(sqlite3.connect(tmp_path / "old.backup")) as old, old:
        old.execute("INSERT INTO house VALUES ('key', x'0102')")
    db = postgres.empty_database("order_old")
    assert main(["restore", str(tmp_path / "old.backup"), "--db", db]) == 0
    last = HouseProcess(db)
    assert Admin(last, capsys).json("blocks") == {"blocks": []}
    last.close()


def test_what_is_left_of_a_killed_house_does_not_get_into_a_restored_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "own.sqlite"
    house = HouseProcess(str(db))
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    assert main(["backup", "--db", house.db, str(tmp_path / "evening")]) == 0
    people[0].ok(f"/api/tables/{table}/chat", {"text": "after the backup"})
    house.kill()
    db.unlink()
    assert main(["restore", str(tmp_path / "evening"), "--db", str(db)]) == 1
    assert "own.sqlite-wal is left of another database" in capsys.readouterr().err
    (tmp_path / "own.sqlite-wal").unlink()
    assert main(["restore", str(tmp_path / "evening"), "--db", str(db)]) == 0
    house.start()
    assert people[0].get(f"/api/tables/{table}")[1]["seq"] == 3
    house.close()


def test_a_page_that_asks_for_the_key_is_there(house: HouseProcess) -> None:
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
    line.request("GET", "/house", headers={"Accept": "text/html"})
    response = line.getresponse()
    assert response.status == 200
    assert b"bmop_" not in response.read()
    line.close()
