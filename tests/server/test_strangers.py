"""What strangers can do to the house: not much, and nothing to others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from burgomaster.bots.registry import bot
from burgomaster.games import folder
from burgomaster.play.position import unpacked
from burgomaster.server import house as houses
from burgomaster.server import told_rows
from burgomaster.server.bots.pool import WorkerPool
from burgomaster.server.bots.scheduler import TableScheduler
from burgomaster.server.bots.worker import Reply
from burgomaster.server.config import Config
from burgomaster.server.house import House
from burgomaster.server.networks import Owner
from burgomaster.server.reminders import Reminders
from burgomaster.server.service import Server
from burgomaster.server.store import store_at
from burgomaster.server.store.rows import Token
from burgomaster.tables import table as tables
from burgomaster.tables.judging import seating
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import EditionText, Setup
from tests.server.conftest import EITHER
from tests.server.no_processes import without_processes
from tests.server.people import PATIENCE, Client, HouseProcess, play_one, table_of
from tests.server.postgres import Postgres
from tests.unix import of_unix

SETUP = {"game": "machi-koro", "players": 2}
OWN = (folder("machi-koro") / "edition" / "international.toml").read_text(encoding="utf-8")
MONSTERS = [
    "a" + ".a" * 45_000 + "=1",
    "a=" + "[" * 3000 + "]" * 3000,
    "a=" + "{a=" * 20_000,
    "a=0x" + "f" * 90_000,
    "a=[" + "1," * 24_000 + "]",
    "".join(f"[k{number}.a.b.c.d.e.f.g]\n" for number in range(3500)),
    '"' * 90_000,
]


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.2)


def tell(postgres: Postgres, database: str, statement: str) -> None:
    psql = (str(postgres.programs / "psql"), "-X", "-q", "-h", "127.0.0.1", "-p", str(postgres.port), "-U", "postgres")
    subprocess.run([*psql, "-d", database, "-c", statement], check=True, capture_output=True)


def hang_up(postgres: Postgres, database: str) -> None:
    """End all connections to a database."""
    tell(postgres, "postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")


# ---- Editions ----


def test_monsters_are_refused_while_others_play_on(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    done, answers = threading.Event(), []

    def send(place: int) -> None:
        mallory = Client(house.port, "Mallory")
        number = place
        while not done.is_set() or number < place + len(MONSTERS):
            edition = {"text": MONSTERS[number % len(MONSTERS)]}
            answers.append(mallory.post("/api/tables", {**SETUP, "edition": edition}))
            number += 1

    senders = [threading.Thread(target=send, args=(place,)) for place in range(3)]
    for sender in senders:
        sender.start()
    for _ in range(34):  # three requests each
        assert play_one(people, table, lambda steps: steps[-1])
        assert people[0].get("/api/tables")[0] == 200
    done.set()
    for sender in senders:
        sender.join()
    assert all(answer["error"]["text"] for _, answer in answers)
    assert {status for status, _ in answers} <= {422, 503}  # on a very busy machine some are not even looked at in time
    assert any(status == 422 for status, _ in answers)


@EITHER
def test_a_table_of_an_own_edition_is_read_back(own_db: str) -> None:
    house = HouseProcess(own_db)
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, edition={"text": OWN + "# ours\n" * 5000})
    play_one(people, table, lambda steps: steps[0])
    before = people[0].get(f"/api/tables/{table}")[1]
    house.kill()
    house.start()
    for person in people:
        person.port = house.port
    assert people[0].get(f"/api/tables/{table}")[1]["view"] == before["view"]
    assert play_one(people, table, lambda steps: steps[0])
    house.close()


def test_whatever_takes_long_is_done_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Person("a" * 32, "Anna")
    where: list[str] = []
    fold, opening = tables.fold, seating.opening

    def folding(*given: Any, **named: Any) -> Any:
        where.append(threading.current_thread().name)
        return fold(*given, **named)

    def reading(*given: Any, **named: Any) -> Any:
        where.append(threading.current_thread().name)
        return opening(*given, **named)

    monkeypatch.setattr("burgomaster.server.read_back.fold", folding)
    monkeypatch.setattr(told_rows, "fold", folding)
    monkeypatch.setattr(houses, "opening", reading)

    async def work() -> None:
        house = House(store_at(str(tmp_path / "own.sqlite")))
        await house.open()
        live = await house.create(Setup("machi-koro", 2, edition=EditionText(OWN)), anna)
        monkeypatch.setattr(houses, "_IDLE", -1.0)
        house.evict_idle()
        name = live.table.id
        del live
        live = await house.table(name)
        assert await told_rows.ToldRows(house).rows(live, 0, 1, told_rows.RowReader(-1, "en", False))
        await house.close()

    asyncio.run(work())
    assert len(where) == 3
    assert all(name.startswith("background") for name in where)


# ---- Bots ----


def test_a_strangers_bot_moves_while_sixty_tables_of_somebody_think(tmp_path: Path, monkeypatch: Any) -> None:
    hog, anna = Person("f" * 32, "Hog"), Person("a" * 32, "Anna")
    served: list[str] = []
    thought = asyncio.Event()  # level 5 thinks until then

    async def ask(_self: WorkerPool, _process: Any, job: Any, *_: Any) -> Any:
        served.append(job.bot)
        if job.bot == "level-5":
            await thought.wait()
        position = unpacked(job.agreed.setting(), job.state)
        return Reply(action=str(bot("random", position.game, job.seed).choose(position)))

    without_processes(monkeypatch)
    monkeypatch.setattr(WorkerPool, "_ask", ask)

    async def work() -> None:
        house = House(store_at(str(tmp_path / "own.sqlite")))
        await house.open()
        pool = WorkerPool(1, 60.0)
        pool.start()
        bots = TableScheduler(house, pool, pool, Reminders(Config()), 40)
        house.networks.saw(hog.id, "192.0.2.1")
        for _ in range(60):
            live = await house.create(Setup("machi-koro", 2, bots=("level-5", "level-5")), hog)
            await live.submit(lambda t, s=live.secret: seating.start(t, hog, s, 0))  # type: ignore[misc]
        async with asyncio.timeout(PATIENCE):
            while pool.waiting_of(house.networks.owner(hog.id)) < 50:
                await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="bots-busy"):
            bots.check_start(live.table, house.networks.owner(hog.id))
        with pytest.raises(Refused, match="bots-busy"):
            bots.check_queue(Owner("192.0.2.1", "another name of the same hog"))
        bots.check_start(live.table, house.networks.owner(anna.id))
        setup = Setup("machi-koro", 2, bots=("greedy",), options={"start": "B"})
        live = await house.create(setup, anna)
        await live.submit(lambda t: seating.start(t, anna, live.secret, 0))
        async with asyncio.timeout(PATIENCE):
            while not pool.waiting_of(house.networks.owner(anna.id)):
                await asyncio.sleep(0.01)
            before = len(served)
            thought.set()
            while "greedy" not in served:
                await asyncio.sleep(0)
        assert served.index("greedy") - before <= 2  # not sixty
        assert house.networks.owner(anna.id) == Owner(anna.id, anna.id)
        await pool.close()
        await house.close()

    asyncio.run(work())


# ---- Limits ----


def asked_from(client: Client, address: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """As a proxy passes it on, which adds where it came from to whatever the client claims."""
    data = None if body is None else json.dumps(body).encode()
    return client.ask(method, path, data, {"X-Forwarded-For": address})


def limited(client: Client) -> dict[str, int]:
    text = client.get("/metrics")[1]
    return {name: int(count) for name, count in re.findall(r'burgomaster_limited_total{limit="(\w+)"} (\d+)', text)}


def test_limits_count_addresses_behind_a_proxy(tmp_path: Path) -> None:
    house = HouseProcess(
        str(tmp_path / "own.sqlite"),
        *("--proxies", "127.0.0.1,10.0.0.0/8", "--names-address", "3", "--metrics-from", "198.51.100.77"),
    )

    def new_name(address: str) -> int:
        return asked_from(Client(house.port), address, "POST", "/api/me", {"name": "Anna"})[0]

    # What the client claims stands before what the proxy saw, and does not count.
    for forged in ("1.2.3.4", "127.0.0.1", "10.0.0.1, 127.0.0.1"):
        assert new_name(f"{forged}, 198.51.100.7") == 200
    assert new_name("5.6.7.8, 198.51.100.7") == 429
    assert new_name("::ffff:198.51.100.7") == 429
    assert new_name("198.51.100.7, 10.1.2.3") == 429  # a second proxy of ours in between
    assert new_name("198.51.100.8") == 200
    for last in range(3):
        assert new_name(f"2001:db8:0:1::{last + 1}") == 200
    assert new_name("2001:db8:0:1:ffff::9") == 429
    assert new_name("2001:db8:0:2::1") == 200
    nobody = Client(house.port)
    assert limited(nobody)["names"] == 4
    for address, status in (
        ("198.51.100.7", 403),
        ("127.0.0.1", 403),
        ("198.51.100.77", 200),
        ("198.51.100.77, 9.9.9.9", 403),
    ):
        assert asked_from(nobody, address, "GET", "/metrics")[0] == status, address
    house.close()


def test_a_header_that_no_proxy_of_ours_sent_is_not_believed(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), "--names-address", "2", "--metrics-from", "198.51.100.77")
    for number in range(2):
        assert asked_from(Client(house.port), f"198.51.100.{number}", "POST", "/api/me", {"name": "Anna"})[0] == 200
    assert asked_from(Client(house.port), "198.51.100.9", "POST", "/api/me", {"name": "Anna"})[0] == 429
    assert asked_from(Client(house.port), "198.51.100.77", "GET", "/metrics")[0] == 403  # it did come through something
    assert Client(house.port).get("/metrics")[0] == 200
    house.close()


@EITHER
def test_tables_are_counted_by_address(own_db: str) -> None:
    house = HouseProcess(own_db, "--tables-address", "4", "--tables-each", "3", "--connections-address", "3")
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    tables = [people[0].ok("/api/tables", {**SETUP, "client_id": f"t{number}"})["id"] for number in range(3)]
    assert people[0].refused("/api/tables", SETUP) == (409, "too-many-tables")
    # Sent again, it is the same table, also where no other may be opened.
    assert [people[0].ok("/api/tables", {**SETUP, "client_id": f"t{number}"})["id"] for number in range(3)] == tables
    people[1].ok("/api/tables", SETUP)
    for person in (people[1], Client(house.port, "Carl")):
        assert person.refused("/api/tables", SETUP) == (409, "too-many-tables-here")
    people[0].ok(f"/api/tables/{tables[0]}/close")
    carl = Client(house.port, "Carl")
    carl.ok("/api/tables", SETUP)
    watching = [person.live(tables[1]) for person in (*people, Client(house.port))]
    assert carl.live(tables[1]).closed_with() == 4029
    watching.pop().close()
    wait_for(lambda: "burgomaster_connections 2\n" in carl.get("/metrics")[1])
    carl.live(tables[1]).next()
    found = limited(carl)
    assert (found["tables"], found["connections"]) == (3, 1)
    house.close()


def test_tables_are_opened_at_a_bearable_pace(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), "--tables-rate", "3", "--tables-address-rate", "5")
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    for number in range(3):
        anna.ok("/api/tables", {**SETUP, "client_id": f"t{number}"})
    assert anna.refused("/api/tables", SETUP) == (429, "rate")
    anna.ok("/api/tables", {**SETUP, "client_id": "t0"})
    for _ in range(2):
        bram.ok("/api/tables", SETUP)
    assert bram.refused("/api/tables", SETUP) == (429, "rate")
    assert Client(house.port, "Carl").refused("/api/tables", SETUP) == (429, "rate")
    house.close()


# ---- Tables nobody is at ----


@EITHER
def test_a_table_that_waits_and_nobody_is_at_is_closed(own_db: str) -> None:
    house = HouseProcess(own_db, "--open-hours", "0")
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    old = anna.ok("/api/tables", SETUP)["id"]
    running = table_of([anna, bram])
    house.kill()
    house.flags = ("--open-hours", "0.0015")  # some seconds: time enough to sit down, also on a busy machine
    house.start()
    anna.port = bram.port = house.port
    left = anna.ok("/api/tables", SETUP)["id"]
    held = bram.ok("/api/tables", SETUP)["id"]
    watching = bram.live(held)
    spectated = anna.ok("/api/tables", SETUP)["id"]
    onlooker = Client(house.port, "Carl").live(spectated)  # none of its people

    def status(table: str) -> str:
        return str(anna.get(f"/api/tables/{table}")[1]["table"]["status"])

    wait_for(lambda: [status(table) for table in (old, left, spectated)] == ["closed"] * 3)
    assert (status(held), status(running)) == ("open", "running")
    row = anna.get(f"/api/tables/{left}/log")[1]["rows"][-1]
    assert row["kind"] == "close"
    assert "nobody had been there" in row["said"]
    assert onlooker.until(lambda m: m.get("kind") == "close")["table"]["status"] == "closed"
    house.kill()
    house.start()  # its people come back
    anna.port = bram.port = house.port
    watching = bram.live(held)
    later = anna.ok("/api/tables", SETUP)["id"]
    wait_for(lambda: status(later) == "closed")  # so the time is over for the other one too
    assert status(held) == "open"
    watching.close()
    wait_for(lambda: status(held) == "closed")
    assert status(running) == "running"
    house.close()


@EITHER
def test_the_lobby_shows_people_first_and_all_of_it_page_by_page(own_db: str) -> None:
    house = HouseProcess(own_db)
    anna, hog = Client(house.port, "Anna"), Client(house.port, "Hog")
    waiting = anna.ok("/api/tables", SETUP)["id"]
    here = Client(house.port, "Bram")
    first = here.ok("/api/tables", SETUP)["id"]
    theirs, alone = [], []
    for _ in range(12):
        theirs.append(hog.ok("/api/tables", SETUP)["id"])
        alone.append(hog.ok("/api/tables", {**SETUP, "bots": ["random", "random"]})["id"])
    lives = [here.live(first), *(hog.live(table) for table in theirs[:6])]
    wait_for(lambda: f"burgomaster_connections {len(lives)}\n" in anna.get("/metrics")[1])

    def page(before: int | None, limit: int = 7) -> tuple[list[str], int | None]:
        where = "" if before is None else f"&before={before}"
        answer = anna.get(f"/api/tables?limit={limit}{where}")[1]
        return [table["id"] for table in answer["tables"]], answer["more"]

    found, more = page(None)
    assert first in found[:2]  # each host's in turn, however many of hog's are watched
    assert set(found) == {first, *theirs[:6]}
    seen = list(found)
    while more is not None:
        found, more = page(more)
        seen += found
        assert len(seen) < 100
    order = list(dict.fromkeys(seen))
    assert set(order) == {waiting, first, *theirs, *alone}
    assert order[-12:] == alone[::-1]
    assert order.index(waiting) == len(order) - 13
    # People last touched first, then bots: also from the middle of either.
    assert page(None, 100)[0][-12:] == alone[::-1]
    for live in lives:
        live.close()
    house.close()


# ---- Keys ----


def test_a_withdrawn_key_is_shown_out_by_every_process(postgres: Postgres) -> None:
    db = postgres.database("withdrawn")
    one, two = HouseProcess(db), HouseProcess(db)
    anna = Client(one.port, "Anna")
    table = anna.ok("/api/tables", SETUP)["id"]
    made = [anna.ok("/api/tokens", {"name": f"Deep Town {number}"}) for number in range(3)]
    programs = [Client(two.port, token=key["token"]) for key in made]
    watching = [program.live(table) for program in programs]
    for live in watching:
        live.next()
    anna.ok("/api/tokens/forget", {"id": made[0]["id"]})
    assert watching[0].closed_with() == 4003
    assert programs[0].get("/api/me")[0] == 401  # nor is it believed from memory
    assert programs[1].get("/api/me")[0] == 200
    # Where the news did not come: the process that listens again asks again.
    tell(postgres, "withdrawn", f"DELETE FROM tokens WHERE player = '{made[1]['player']}'")
    hang_up(postgres, "withdrawn")
    assert watching[1].closed_with() == 4003
    anna.ok("/api/tokens/forget", {"id": made[2]["id"]})
    assert watching[2].closed_with() == 4003
    one.close()
    two.close()


def test_a_key_withdrawn_while_it_comes_in_is_shown_out(tmp_path: Path) -> None:
    server = Server(Config(db=str(tmp_path / "own.sqlite")), lambda: None)
    server.admission.forget_token("digest", "p" * 32)

    class Keys:
        async def token(self, digest: str) -> Any:
            return Token(hash=digest, owner="o", player="p" * 32, name="Deep Town", label="", created=0)

    server.house.store = Keys()  # type: ignore[assignment]
    with pytest.raises(Refused, match="token"):  # it was read before it was deleted
        asyncio.run(server.admission.who("Bearer bm_key", None))


# ---- Odds and ends ----


def test_long_values_and_characters_nobody_can_store_are_refused_or_cleaned(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    long = "x" * 5000
    for body in (
        {**SETUP, "spectators": long},
        {**SETUP, "clock": {"kind": long}},
        {**SETUP, "undo": "\u0000" * 3000},
        {**SETUP, long: 1},
        {**SETUP, "options": {"a\u0000": "b\u0000"}},
        {**SETUP, "options": {"start": "\u0000"}},
        {**SETUP, "bots": ["\u0000"]},
        {**SETUP, "edition": "\u0000"},
        {**SETUP, "edition": {"text": OWN + "x = '\u0000'\n"}},
        {**SETUP, "client_id": "\u0000"},
        {"game": "\u0000", "players": 2},
    ):
        status, answer = anna.post("/api/tables", body)
        assert status == 422, answer
        assert 0 < len(answer["error"]["text"]) < 2000
    for query in (
        f"status={long}",
        "status=%00",
        "game=%00",
        f"game={long}",
        f"before={long}",
        f"{long}=1",
        "lang=%00",
    ):
        status, answer = anna.get(f"/api/tables?{query}")
        assert status == (200 if "lang" in query else 422), (query[:20], answer)
    made = anna.ok("/api/tokens", {"name": "Deep\u0000 Town", "label": "\u0000at \u202ehome\u0000"})
    assert made["name"] == "Deep Town"
    assert [kept["label"] for kept in anna.get("/api/tokens")[1]["tokens"]] == ["at home"]
    assert anna.refused("/api/tokens/forget", {"id": "\u0000" * 16})[0] == 404
    bram = Client(house.port, "Br\u0000am")
    table = table_of([anna, bram])
    anna.ok(f"/api/tables/{table}/chat", {"text": "hel\u0000lo"})
    assert anna.refused(f"/api/tables/{table}/chat", {"text": "\u0000"})[0] == 422
    assert anna.refused(f"/api/tables/{table}/chat", {"text": "a", "client_id": "\u0000"})[0] == 422
    parts: list[tuple[str, dict[str, Any]]] = [
        ("why", {"action": "\u0000"}),
        ("steps", {"seq": 0, "prefix": "\u0000" * 2000}),
        ("join", {"invite": "\u0000"}),
    ]
    for path, given in parts:
        assert anna.post(f"/api/tables/{table}/{path}", given)[0] in (409, 403, 422), path
    assert anna.get("/api/players/" + "%00" * 32 + "/tables")[0] == 404
    assert anna.get("/api/tables/%00")[0] == 404


def test_figures_are_for_those_who_may_watch(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, spectators="off", edition={"text": OWN})
    assert people[1].get(f"/api/tables/{table}/figures")[0] == 200
    for stranger in (Client(house.port), Client(house.port, "Eve")):
        for part in ("", "/figures", "/log", "/record", "/review", "/chances", "/judgement"):
            status, answer = stranger.get(f"/api/tables/{table}{part}")
            assert (status, answer["error"]["code"]) == (403, "spectators-off"), part


def test_a_full_disk_is_said_before_a_move_is_lost(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    nobody = Client(house.port)
    resource = of_unix("resource")
    soft, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (4096, hard))  # no file may grow
    wait_for(lambda: nobody.get("/ready")[0] == 503)
    assert "\nburgomaster_ready 0\n" in nobody.get("/metrics")[1]
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (soft, hard))
    wait_for(lambda: nobody.get("/ready")[0] == 200)
    assert "\nburgomaster_ready 1\n" in nobody.get("/metrics")[1]
    house.close()


def test_a_database_that_only_reads_is_not_ready(postgres: Postgres) -> None:
    db = postgres.database("only_reads")
    house = HouseProcess(db)
    nobody = Client(house.port)

    tell(postgres, "postgres", "ALTER DATABASE only_reads SET default_transaction_read_only = on")
    hang_up(postgres, "only_reads")
    wait_for(lambda: nobody.get("/ready")[0] == 503)
    tell(postgres, "postgres", "ALTER DATABASE only_reads SET default_transaction_read_only = off")
    hang_up(postgres, "only_reads")
    wait_for(lambda: nobody.get("/ready")[0] == 200)
    house.close()


def test_who_floods_a_live_connection_is_cut_off(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    hostile = people[1].live(table)
    hostile.next()
    frames = b"\x81\x81\x00\x00\x00\x00x" * 20_000  # tiny messages, as a client frames them
    with contextlib.suppress(OSError):
        hostile.socket.socket.sendall(frames)
    assert hostile.closed_with() == 1006
    people[0].ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": 3})
    polite = people[1].live(table)
    for _ in range(20):  # and who only sends often is answered
        polite.socket.send("x")
    refused = [polite.until(lambda m: m["type"] == "refused")["status"] for _ in range(20)]
    assert set(refused) <= {422, 429}
    polite.close()
