"""Running a house: configuration, health, metrics, logs, stopping, backup and restore, administration, bot programs."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest

import burgomaster as bm
from burgomaster.cli import main
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.config import Config, add_options, read_config
from burgomaster.server.serve import own_page
from burgomaster.server.store import store_at
from burgomaster.server.store.migrate import migrate_sqlite
from tests.server.conftest import BOTH
from tests.server.people import PATIENCE, Client, HouseProcess, play_one, table_of
from tests.server.postgres import Postgres
from tests.unix import of_unix

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


# ---- Configuration ----


def parsed(*flags: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_options(parser)
    return parser.parse_args(flags)


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nrate = 5\nnames = "a.example, b.example"\nlan = true\n')
    environment = {"BURGOMASTER_PORT": "2", "BURGOMASTER_RATE": "6.5", "BURGOMASTER_LAN": "no"}
    config = read_config(parsed("--config", str(file), "--port", "3"), environment)
    assert (config.port, config.rate, config.lan) == (3, 6.5, False)
    assert config.knows("b.example:80")
    assert read_config(parsed(), {"BURGOMASTER_CONFIG": str(file)}).port == 1
    assert read_config(parsed(), {}) == Config()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("colour = 1", "no option 'colour'"),
        ("port = true", "port must be of type int"),
        ("port = ", "house.toml"),
        ('rate = "fast"', "rate must be of type float"),
    ],
)
def test_a_wrong_config_file_is_named(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(BurgomasterError, match=problem):
        read_config(parsed("--config", str(file)), {})


def test_wrong_values_are_refused() -> None:
    wrong = "--port 70000, --log loud, --webhook file:///etc/passwd, --webhook http://, --webhook http://a:b/, --bots 0"
    for flags in (f"{wrong}, --rate -1, --rate nan, --body 0, --beat-seconds inf, --mail 'a").split(", "):
        with pytest.raises(BurgomasterError, match=flags.split()[0]):
            read_config(parsed(*flags.split(" ")), {})
    with pytest.raises(BurgomasterError, match="BURGOMASTER_PORT"):
        read_config(parsed(), {"BURGOMASTER_PORT": "many"})


def test_who_only_wants_to_play_reads_an_address_and_how_to_close_it(tmp_path: Path) -> None:
    flags = ("--browse", "--port", "0", "--db", str(tmp_path / "own.sqlite"))
    with subprocess.Popen(
        [sys.executable, "-m", "burgomaster.cli", "serve", *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "BROWSER": "true"},  # a browser that opens nothing
    ) as house:
        assert house.stdout is not None
        said = [house.stdout.readline() for _ in range(2)]
        house.send_signal(signal.SIGINT)
        said += house.stdout.readlines()
    assert house.returncode == 0
    assert re.fullmatch(r"Burgomaster is open at http://127.0.0.1:\d+/\n", said[0])
    assert said[1:] == ["Ctrl+C closes it; every table is kept.\n"]


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("localhost:8765", True),
        ("127.0.0.1", True),
        ("[::1]:80", True),
        ("192.168.1.7:8765", True),
        ("games.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
    ],
)
def test_host_names(name: str, known: bool) -> None:
    assert Config(names="games.example").knows(name) is known


def test_where_a_browser_finds_the_house() -> None:
    assert own_page(Config(), 80) == "http://127.0.0.1:80/"
    assert own_page(Config(lan=True), 80) == "http://localhost:80/"
    assert own_page(Config(host="::1"), 80) == "http://[::1]:80/"


def test_only_the_owner_may_read_what_holds_the_houses_key(tmp_path: Path) -> None:
    house, file, again = tmp_path / "house.sqlite", tmp_path / "evening.backup", tmp_path / "again.sqlite"

    async def open_once() -> None:
        store = store_at(str(house))
        await store.open(lambda _: None)
        await store.close()

    asyncio.run(open_once())
    assert main(["backup", "--db", str(house), str(file)]) == 0
    assert main(["restore", str(file), "--db", str(again)]) == 0
    assert [stat.S_IMODE(path.stat().st_mode) for path in (house, file, again)] == [0o600] * 3


# ---- A house that runs ----


def test_health_readiness_metrics(house: HouseProcess) -> None:
    nobody = Client(house.port)
    assert nobody.get("/health")[1]["status"] == "ok"
    assert nobody.get("/ready")[0] == 200
    text = nobody.get("/metrics")[1]
    assert "# TYPE burgomaster_requests_total counter" in text
    assert 'burgomaster_request_seconds_bucket{le="+Inf"}' in text
    for line in text.splitlines():
        assert line.startswith("#") or float(line.rpartition(" ")[2]) >= 0


def test_the_web_process_never_imports_numba(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "bots": ["greedy", "random"]})["id"]
    live = anna.live(table)
    anna.ok(f"/api/tables/{table}/start")
    live.until(lambda m: m.get("table", {}).get("status") == "over", timeout=240)
    maps = Path(f"/proc/{house.process.pid}/maps")
    if not maps.exists():
        pytest.fail("this test reads /proc; run it on Linux")
    assert "llvmlite" not in maps.read_text()
    live.close()


def test_importing_the_server_needs_no_numba() -> None:
    code = "import sys, burgomaster.server.app; print([m for m in ('numba', 'numpy') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@BOTH
def test_stopping_finishes_what_is_under_way_and_tells_live_clients(own_db: str) -> None:
    house = HouseProcess(own_db)
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    live = people[0].live(table)
    live.next()
    house.process.send_signal(signal.SIGTERM)
    assert live.closed_with() == 1012
    assert house.stop() in (0, -signal.SIGTERM)
    assert '"level": "error"' not in house.log()
    house.start()
    assert people[0].get(f"/api/tables/{table}")[1]["table"]["status"] == "running"
    for line in house.log().splitlines():
        json.loads(line)
    house.close()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    with pytest.raises(AssertionError, match="another server uses"):
        HouseProcess(str(tmp_path / "own.sqlite"))
    house.close()


@BOTH
def test_backup_while_it_runs_and_restore_on_either_store(own_db: str, tmp_path: Path, postgres: Postgres) -> None:
    house = HouseProcess(own_db)
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    rng = random.Random(8)
    for _ in range(30):
        play_one(people, table, rng.choice)
    before = people[0].get(f"/api/tables/{table}")[1]
    file = tmp_path / "evening.backup"
    assert main(["backup", "--db", own_db, str(file)]) == 0
    assert main(["backup", "--db", own_db, str(file)]) == 1  # never over an old one
    house.close()
    name = "restored_" + ("p" if own_db.startswith("postgres") else "s")
    for db in (str(tmp_path / "new.sqlite"), postgres.empty_database(name)):
        assert main(["restore", str(file), "--db", db]) == 0
        assert main(["restore", str(file), "--db", db]) == 1
        again = HouseProcess(db)
        anna = Client(again.port, cookie=people[0].cookie)  # the house's key came along, so the cookie is good
        after = anna.get(f"/api/tables/{table}")[1]
        assert {**after, "present": []} == {**before, "present": []}
        assert play_one([anna, Client(again.port, cookie=people[1].cookie)], table, rng.choice)
        again.close()


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("not a database, but long enough to be read as one" * 100)
    assert main(["restore", str(wrong), "--db", str(tmp_path / "new.sqlite")]) == 1
    assert main(["restore", str(tmp_path / "nothing"), "--db", str(tmp_path / "new.sqlite")]) == 1
    assert main(["backup", str(tmp_path / "out"), "--db", str(tmp_path / "nothing.sqlite")]) == 1


def test_what_cannot_be_copied_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> str:
        assert main(list(words)) == 1
        return capsys.readouterr().err

    (wrong := tmp_path / "wrong.sqlite").write_text("not a house, but long enough to be read as one" * 100)
    nothing, out = str(tmp_path / "nothing.sqlite"), tmp_path / "out"
    away = "postgresql://nobody@127.0.0.1:1/house"
    assert "not a database" in said("backup", str(out), "--db", str(wrong))
    assert "cannot use the PostgreSQL" in said("backup", str(out), "--db", away)
    assert "no database at" in said("admin", "list", "--db", nothing)
    assert "not a database" in said("admin", "list", "--db", str(wrong))
    assert "Not a directory" in said("backup", str(wrong / "out"), "--db", str(wrong))
    good = tmp_path / "good.sqlite"
    migrate_sqlite(good)
    assert main(["backup", str(out), "--db", str(good)]) == 0
    before = set(tmp_path.iterdir())
    resource = of_unix("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, hard))  # as on a full disk
    try:
        failed = said("backup", str(tmp_path / "more"), "--db", str(good)), said("restore", str(out), "--db", nothing)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert all("cannot write" in text for text in failed)
    assert "cannot use the PostgreSQL" in said("restore", str(out), "--db", away)
    assert set(tmp_path.iterdir()) == before


@pytest.mark.parametrize("what", ["no database", "a newer one", "a folder", "nowhere"])
def test_a_house_that_cannot_open_says_why_in_a_line(tmp_path: Path, what: str) -> None:
    db = tmp_path / "own.sqlite"
    if what == "no database":
        db.write_text("something else, but long enough to be read as a database" * 100)
    elif what == "a newer one":
        with closing(sqlite3.connect(db)) as made:
            made.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9')")
    elif what == "a folder":
        db.mkdir()
    else:
        db = Path("/dev/null/own.sqlite")
    command_line = [sys.executable, "-m", "burgomaster.cli", "serve", "--port", "0", "--db", str(db)]
    ended = subprocess.run(command_line, capture_output=True, text=True, timeout=240, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.splitlines()[-1].startswith("burgomaster: ")
    assert "Traceback" not in ended.stderr


def test_administration_beside_a_running_server(
    house: HouseProcess, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    people[0].ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": 3})
    db = ["--db", house.db]
    assert main(["admin", "list", *db]) == 0
    assert f"{table}  running" in capsys.readouterr().out
    assert main(["admin", "show", table, *db]) == 0
    shown = capsys.readouterr().out
    assert json.loads(shown)["seq"] == 4
    assert "secret" not in shown
    assert main(["admin", "export", table, *db]) == 0
    text = capsys.readouterr().out
    assert "Secret" not in text
    assert bm.Record.parse(text).actions == 1
    assert main(["admin", "close", table, *db]) == 0
    assert people[0].refused(f"/api/tables/{table}/actions", {"action": "pass", "seq": 4})[1] in ("closed", "stale")
    assert people[0].refused(f"/api/tables/{table}/actions", {"action": "pass", "seq": 5}) == (409, "closed")
    capsys.readouterr()
    assert main(["admin", "export", table, *db]) == 0
    file = tmp_path / "closed.game"
    file.write_text(capsys.readouterr().out)
    assert "Secret" in file.read_text()  # nothing will be thrown any more
    assert main(["verify", str(file)]) == 0
    assert main(["admin", "close", "0123456789abcdef", *db]) == 1
    assert main(["admin", "show", *db]) == 1


# ---- Bots ----


def test_the_example_of_a_bot_program_plays_a_game(house: HouseProcess) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 60
    anna = Client(house.port, "Anna")
    made = anna.ok("/api/tokens", {"name": "Deep Town", "label": "mine"})
    assert made["token"] not in anna.get("/api/tokens")[1]["tokens"][0].values()
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "public": False})["id"]
    invite = anna.get(f"/api/tables/{table}/invites")[1]["invites"][0]["invite"]
    arguments = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{house.port}", made["token"], table, invite]
    program = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    )
    live = anna.live(table)
    live.until(
        lambda m: m.get("kind") == "join" or (m["type"] == "table" and m["table"]["seats"][1]["kind"] == "person")
    )
    anna.ok(f"/api/tables/{table}/start")
    rng = random.Random(3)
    for _ in range(6):
        while not (here := anna.get(f"/api/tables/{table}")[1])["you"]["actions"]:
            assert program.poll() is None, "the program has given up"
            time.sleep(0.1)
        step = rng.choice([step for step in here["you"]["actions"] if step["complete"]])
        anna.ok(f"/api/tables/{table}/actions", {"action": step["text"], "seq": here["seq"]})
    anna.ok(f"/api/tables/{table}/resign")
    said, _ = program.communicate(timeout=120)
    assert program.returncode == 0
    assert "throw" in said
    assert anna.get(f"/api/players/{made['player']}/tables")[1]["tables"] == []  # it was a private table
    live.close()


def test_the_example_of_a_bot_program_comes_back_after_restarts(tmp_path: Path) -> None:
    """The server is stopped, and killed, while the program is to move and while it waits."""
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna = Client(house.port, "Anna")
    made = anna.ok("/api/tokens", {"name": "Deep Town"})
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    arguments = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{house.port}", made["token"], table]
    program = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    )

    def wait_for(condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        until = time.monotonic() + PATIENCE
        here: dict[str, Any] = anna.get(f"/api/tables/{table}")[1]
        while not condition(here):
            assert program.poll() is None, "the program has given up"
            assert time.monotonic() < until
            time.sleep(0.05)
            here = anna.get(f"/api/tables/{table}")[1]
        return here

    wait_for(lambda here: here["table"]["seats"][1]["kind"] == "person")
    anna.ok(f"/api/tables/{table}/start")
    for restart in range(4):
        here = wait_for(lambda here: here["you"]["actions"])
        if restart % 2:  # the program is to move when the house is gone, or has just been asked
            step = next(step for step in here["you"]["actions"] if step["complete"])
            anna.ok(f"/api/tables/{table}/actions", {"action": step["text"], "seq": here["seq"]})
        house.kill() if restart < 2 else house.stop()
        house.start()
    for _ in range(8):
        here = wait_for(lambda here: here["you"]["actions"])
        step = next(step for step in here["you"]["actions"] if step["complete"])
        anna.ok(f"/api/tables/{table}/actions", {"action": step["text"], "seq": here["seq"]})
    rows = anna.get(f"/api/tables/{table}/log")[1]["rows"]
    assert sum(row["kind"] == "act" and row["seat"] == 1 for row in rows) > 2
    assert sum(row["kind"] == "join" for row in rows) == 1  # it never sat down twice
    house.kill()  # and the last news, that the game is over, comes after a restart too
    house.start()
    anna.ok(f"/api/tables/{table}/resign")
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    assert "throw" in said
    house.close()


def test_the_example_of_a_bot_program_gives_up_where_it_has_no_seat(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna = Client(house.port, "Anna")
    key = anna.ok("/api/tokens", {"name": "Deep Town"})["token"]
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "bots": ["random"]})["id"]
    for used, told in ((key, "there is no seat for me"), ("bm_wrong", "401")):
        arguments = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{house.port}", used, table]
        program = subprocess.run(arguments, stderr=subprocess.PIPE, text=True, timeout=PATIENCE)
        assert program.returncode == 1
        assert told in program.stderr
    house.close()


@pytest.mark.long
def test_two_programs_play_each_other_to_the_end_within_their_rate(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna = Client(house.port, "Anna")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "bots": ["random", "random"]})["id"]
    programs = []
    for seat in range(2):
        anna.ok(f"/api/tables/{table}/bot", {"seat": seat, "bot": None})
        key = anna.ok("/api/tokens", {"name": "Deep Town"})["token"]
        programs.append(subprocess.Popen([sys.executable, str(EXAMPLE), f"http://127.0.0.1:{house.port}", key, table]))
    live = anna.live(table)
    live.until(lambda m: all(seat["kind"] == "person" for seat in m.get("table", {}).get("seats", [{"kind": ""}])))
    anna.ok(f"/api/tables/{table}/start")
    live.until(lambda m: m.get("table", {}).get("status") == "over", timeout=400)
    assert [program.wait(120) for program in programs] == [0, 0]
    assert 'status="429"' not in anna.get("/metrics")[1]
    live.close()
    house.close()


def test_a_forgotten_key_is_worth_nothing_and_keys_are_limited_in_rate(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), "--bot-rate", "2")
    anna = Client(house.port, "Anna")
    made = anna.ok("/api/tokens", {"name": "Robot"})
    robot = Client(house.port, token=made["token"])
    assert robot.get("/api/me")[1]["me"] == {"id": made["player"], "name": "Robot"}
    assert robot.refused("/api/tokens", {"name": "Child"}) == (403, "token")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    robot.ok(f"/api/tables/{table}/join")
    live = robot.live(table)
    live.next()
    assert 429 in (robot.get("/api/me")[0] for _ in range(1000))
    anna.ok("/api/tokens/forget", {"id": made["id"]})
    assert live.closed_with() == 4003
    assert robot.get("/api/me")[0] == 401
    assert Client(house.port, token="bm_wrong").get("/api/me")[0] == 401
    house.close()


def test_a_bot_that_crashes_is_shown_and_replaced(tmp_path: Path) -> None:
    """Its worker is killed again and again, in the way a fault in native code would end it."""
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna = Client(house.port, "Anna")
    setup = {"game": "monopoly-builder", "players": 3, "bots": ["greedy", "greedy", "greedy"]}
    table = anna.ok("/api/tables", setup)["id"]
    live = anna.live(table)
    anna.ok(f"/api/tables/{table}/start")
    process = psutil.Process(house.process.pid)
    deadline = time.monotonic() + 240
    replaced = None
    while replaced is None:
        assert time.monotonic() < deadline
        for worker in process.children():
            with suppress(psutil.NoSuchProcess):  # it may have ended just now, or be a zombie
                if "burgomaster.server.bots.worker" in worker.cmdline():
                    worker.kill()
        try:
            message = live.next(timeout=0.01)
            if message.get("kind") == "replace":
                replaced = message
        except TimeoutError:
            pass
    assert replaced["table"]["seats"][replaced["seat"]]["bot"] == "random"
    assert "greedy" in replaced["said"]
    live.until(lambda m: m.get("kind") == "act")  # and the game goes on
    live.close()
    house.close()


def test_bots_play_on_after_the_system_had_no_process_for_them(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    anna.live(table_of([anna, bram]), since=1).row(3)  # whatever is read from files once has been read
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "bots": ["random", "random"]})["id"]
    live = anna.live(table)
    live.next()
    pid = house.process.pid
    resource = of_unix("resource")
    soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (psutil.Process(pid).num_fds(), hard))  # no file more
    anna.ok(f"/api/tables/{table}/start")
    deadline = time.monotonic() + 120
    while "cannot start a bot worker" not in house.log():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (soft, hard))
    rows = []
    while "act" not in rows:
        rows.append(live.until(lambda m: m["type"] == "row")["kind"])
    assert rows == ["start", "act"]  # no bot was blamed
    live.close()
    house.close()


def test_every_table_gets_its_share_of_the_bots_and_people_do_not_wait_for_them(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), "--bots", "1")
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    setup = {"game": "monopoly-builder", "players": 4, "bots": ["greedy"] * 4}
    tables = [anna.ok("/api/tables", setup)["id"] for _ in range(6)]
    for table in tables:
        anna.ok(f"/api/tables/{table}/start")
    begun = [anna.get(f"/api/tables/{table}")[1]["seq"] for table in tables]  # from now on all of them wait
    moved = [0] * len(tables)
    deadline = time.monotonic() + 240
    while max(moved) < 60:
        assert time.monotonic() < deadline
        people = table_of([anna, bram])  # people's tables meanwhile
        assert play_one([anna, bram], people, lambda steps: steps[0])
        seen = [anna.get(f"/api/tables/{table}")[1]["seq"] for table in tables]
        moved = [now - then for now, then in zip(seen, begun, strict=True)]
    assert min(moved) > max(moved) / 2
    house.close()


# ---- What is kept ----


def test_tables_of_other_rules_or_a_changed_log_are_ended_and_say_why(tmp_path: Path) -> None:
    db = tmp_path / "own.sqlite"
    house = HouseProcess(str(db))
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    old, changed, custom, newer, finished = (table_of(people, options={"start": "A"}) for _ in range(5))
    for table in (old, changed, custom, newer, finished):
        people[0].ok(f"/api/tables/{table}/actions", {"action": "throw 1", "seq": 3})
    people[0].ok(f"/api/tables/{finished}/resign")
    record = people[0].get(f"/api/tables/{finished}/record")[1]
    house.close()
    with sqlite3.connect(db) as file:
        file.execute("UPDATE log SET rules = 99 WHERE rules > 0 AND table_id IN (?, ?)", (newer, finished))
        file.execute("UPDATE log SET rules = -1 WHERE rules > 0 AND table_id = ?", (old,))
        file.execute("UPDATE log SET hash = 'ffffffffffffffff' WHERE seq = 4 AND table_id = ?", (changed,))
        file.execute(
            'UPDATE log SET data = json_set(data, \'$.setup.edition\', json(\'{"text": "of = \\"old\\""}\')) '
            "WHERE seq = 1 AND table_id = ?",
            (custom,),
        )
        file.execute("DELETE FROM house WHERE name = 'rules'")  # as a version before this one left it
    file.close()
    house.start()
    for table, why in ((old, "older"), (changed, "replay"), (custom, "edition")):
        live = people[0].live(table, since=2)
        ended = live.until(lambda m: m.get("kind") == "end")  # nobody need come for that
        live.close()
        assert "Nobody wins." in ended["said"]
        here = people[0].get(f"/api/tables/{table}")[1]
        assert here["table"]["status"] == "over"
        assert here["table"]["result"] == {"winners": [], "scores": here["table"]["result"]["scores"], "reason": why}
        assert here["table"]["read_only"] is None
        assert here["you"]["actions"] == []
        assert people[0].refused(f"/api/tables/{table}/actions", {"action": "pass", "seq": 4}) == (409, "over")
        assert people[0].get(f"/api/tables/{table}/log")[1]["rows"][3]["text"] == "throw 1"
        status, text = people[1].get(f"/api/tables/{table}/record")
        assert status == 200
        assert bm.verify_dice(text).ok
        assert '[Rules "-1"]' in text if why == "older" else '[Rules "1"]' in text
        assert ("of = " in text) == (why == "edition")
    # What a newer version plays at is shown, and left to it.
    here = people[0].get(f"/api/tables/{newer}")[1]
    assert here["table"]["status"] == "running"
    assert "newer version" in here["table"]["read_only"]
    refused = people[0].refused(f"/api/tables/{newer}/actions", {"action": "pass", "seq": 4})
    assert refused == (409, "read-only-newer")
    assert "[Secret" not in people[0].get(f"/api/tables/{newer}/record")[1]
    # A finished game stays as it was.
    assert people[0].get(f"/api/tables/{finished}")[1]["table"]["read_only"] is None
    assert people[0].get(f"/api/tables/{finished}/record")[1] == record
    house.close()


def test_a_snapshot_of_another_layout_is_ignored(tmp_path: Path) -> None:
    db = tmp_path / "own.sqlite"
    house = HouseProcess(str(db))
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    rng = random.Random(3)
    for _ in range(90):
        if not play_one(people, table, rng.choice):
            break
    before = people[0].get(f"/api/tables/{table}")[1]
    house.close()
    with sqlite3.connect(db) as file:
        assert file.execute("SELECT seq FROM snapshots WHERE table_id = ?", (table,)).fetchone()[0] >= 64
        file.execute("UPDATE snapshots SET state = x'00'")
    file.close()
    house.start()
    after = people[0].get(f"/api/tables/{table}")[1]
    assert after["view"] == before["view"]
    house.close()
