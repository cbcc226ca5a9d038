"""`python bench/serve.py`: how much the server serves, in one run, and a boardgame.io server beside it.

The server runs as a user starts it: one process, SQLite with full sync. The crowd shares the machine with it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil

from crowd import Crowd, Listener, percentile

HERE = Path(__file__).parent
PEER = HERE / "boardgameio"

PARTS = ("speed", "idle", "thinking", "held", "stored", "opening", "peer")
GAME = 150  # moves of a four-player Machi Koro between sensible players; bots of level 3 need 120 to 180

REQUIRED_SPEED, REQUIRED_P99, REQUIRED_MIB, REQUIRED_OPEN_MS, REQUIRED_RATIO = 1500, 40, 150, 20, 10
REQUIRED_THINKING_P99 = 60

WATCHERS = 10  # live connections to one table, where many are held: two seated, eight spectators
SOURCES = 8  # addresses of this machine they come from: one has too few ports


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="shorter, with fewer stored games")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="measure only these")
    given = parser.parse_args()
    seconds = 5.0 if given.quick else 15.0
    load = os.getloadavg()[0]
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; load before: {load:.1f}")
    figures: dict[str, Any] = {"load_before": load}
    with tempfile.TemporaryDirectory(prefix="burgomaster-bench-") as folder:
        if "speed" in given.only:
            with served(Path(folder) / "house.sqlite") as (port, process):
                figures |= run(speed(port, process, seconds, 100 if given.quick else 500))
        if "idle" in given.only:
            with served(Path(folder) / "idle.sqlite") as (port, process):
                figures |= run(idle(port, process, 2000))
        if "thinking" in given.only:
            with served(Path(folder) / "thinking.sqlite") as (port, process):
                figures |= run(thinking(port, process, 10.0 if given.quick else 60.0, 200))
        if "held" in given.only:
            with served(Path(folder) / "held.sqlite", "--beat-seconds", "20") as (port, process):
                figures |= run(held(port, process, *((1000, 30.0) if given.quick else (10_000, 180.0))))
        if "stored" in given.only:
            with served(Path(folder) / "stored.sqlite") as (port, process):
                figures |= run(stored(port, Path(folder) / "stored.sqlite", (1000, 20_000 if given.quick else 200_000)))
        if "opening" in given.only:
            figures |= opening(Path(folder) / "opening.sqlite")
        if "peer" in given.only:
            print(
                f"games of {GAME} moves at 20 tables, 4 clients each; a move counts when all four have been told of it:"
            )
            figures |= peer(Path(folder) / "flat", 20, GAME)
            with served(Path(folder) / "same.sqlite") as (port, process):
                figures |= run(same(port, process, 20, GAME, 2 if given.quick else 6))
    if figures.get("peer"):
        ratio = figures["same"] / figures["peer"]
        print(f"{'times the actions of boardgame.io':52} {ratio:10.1f}   (asked: {REQUIRED_RATIO})")
        figures["ratio"] = ratio
        print(f"{'  by CPU of the servers':52} {figures['peer_cpu_us'] / figures['same_cpu_us']:10.1f}")
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


def say(what: str, figure: float, unit: str, asked: str = "") -> float:
    """One line of the report."""
    print(f"{what:52} {figure:10,.1f} {unit}" + (f"   (asked: {asked})" if asked else ""), flush=True)
    return figure


def run(work: Any) -> dict[str, Any]:
    """Run a measurement on the faster loop."""
    import uvloop

    gc.disable()  # a pause of the crowd would look like one of the server
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        figures: dict[str, Any] = runner.run(work)
    return figures


@contextlib.contextmanager
def served(db: Path, *more: str) -> Iterator[tuple[int, psutil.Process]]:
    """A server, as a user starts it, without limits for one person."""
    flags = (
        *("--port", "0", "--rate", "0", "--connections-each", "100000", "--tables-each", "1000000"),
        *("--address-rate", "0", "--connections-address", "100000", "--names-address", "0", "--tables-rate", "0"),
        *("--tables-address-rate", "0", "--tables-address", "1000000", "--thinking-address", "100000"),
        *("--connections", "100000", *more),
    )
    command = [sys.executable, "-m", "burgomaster.cli", "serve", "--db", str(db), "--log", "error", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found, "the server did not start"
            time.sleep(2)
            yield int(found[1]), psutil.Process(process.pid)
        finally:
            process.terminate()
            process.wait(30)


# ---- The measurements -----------------------------------------------------------------------------------------------


async def speed(port: int, process: psutil.Process, seconds: float, tables: int) -> dict[str, Any]:
    """Moves a second that reached all four seats, and how long that took at half the required load."""
    crowd = Crowd(port)
    await crowd.sit_down(tables, 4)
    figures: dict[str, Any] = {}
    for way in ("POST", "live"):
        crowd.live = way == "live"
        before = cpu(process)
        what = f"durable actions, {tables} tables of 4, all told, by {way}"
        figures[f"actions_per_second_{way}"] = say(what, await crowd.play(seconds, None), "/s", f"{REQUIRED_SPEED}")
        used = cpu(process) - before
        each = used / max(1, len(crowd.delays)) * 1e6
        figures[f"cpu_us_per_action_{way}"] = say("  CPU of the server for each", each, "µs")
    for way in ("POST", "live"):
        crowd.live = way == "live"
        await crowd.play(seconds, REQUIRED_SPEED / 2)
        half = f"  at {REQUIRED_SPEED // 2}/s, from {way} to the last seat"
        figures[f"p50_ms_{way}"] = say(f"{half}, median", percentile(crowd.delays, 0.5), "ms")
        figures[f"p99_ms_{way}"] = say(f"{half}, 99 %", percentile(crowd.delays, 0.99), "ms", f"{REQUIRED_P99}")
    figures["refused"] = crowd.refused
    assert not crowd.refused, crowd.last_refusal
    return figures


async def idle(port: int, process: psutil.Process, connections: int) -> dict[str, Any]:
    """Memory of the web process with live connections that do nothing."""
    crowd = Crowd(port)
    before = process.memory_info().rss / 2**20
    await crowd.sit_down(connections // 4, 4)
    await asyncio.sleep(1)
    figure = say(f"{connections} idle live connections", process.memory_info().rss / 2**20, "MiB", f"{REQUIRED_MIB}")
    say("  the same without any", before, "MiB")
    return {"idle_mib": figure, "empty_mib": before}


async def thinking(port: int, process: psutil.Process, seconds: float, tables: int) -> dict[str, Any]:
    """People who think for about a second: how long it takes from a click until the last one at the table is told."""
    figures: dict[str, Any] = {}
    crowd = Crowd(port)
    await crowd.sit_down(tables, 2)
    for way in ("POST", "live"):  # the page sends by POST
        crowd.live = way == "live"
        before = cpu(process)
        speed = await crowd.think(seconds, 0.5, 1.5)
        used = (cpu(process) - before) / max(1, len(crowd.delays)) * 1e6
        what = f"{tables} tables of 2 who think 0.5 to 1.5 s, by {way}"
        figures[f"thinking_per_second_{way}"] = say(what, speed, "/s")
        for name, share in (("median", 0.5), ("99 %", 0.99), ("the longest", 1.0)):
            asked = f"{REQUIRED_THINKING_P99}" if share == 0.99 else ""
            figure = percentile(crowd.delays, share)
            figures[f"thinking_ms_{way}_{share:g}"] = say(f"  click to the last one told, {name}", figure, "ms", asked)
        figures[f"thinking_cpu_us_{way}"] = say("  CPU of the server for each", used, "µs")
        while not crowd.ready.empty():
            crowd.ready.get_nowait()
        for table in crowd.tables:
            if table.actor >= 0:
                crowd.ready.put_nowait(table)
    assert not crowd.refused, crowd.last_refusal
    crowd.leave()
    return figures


async def held(port: int, process: psutil.Process, connections: int, seconds: float) -> dict[str, Any]:
    """Many live connections that do nothing for a while: what they cost, and whether all of them still hear."""
    allow_many_files(connections + 1000)
    crowd = Crowd(port)
    before = process.memory_info().rss / 2**20
    lanes = asyncio.Semaphore(16)
    listeners: list[Listener] = []
    hosts: list[tuple[str, str]] = []

    async def table(number: int) -> None:
        async with lanes:
            web = await crowd.web()
            cookies = [await crowd.person(web, f"Listener {number}-{seat}") for seat in range(2)]
            _, body = await web.ask("POST", "/api/tables", cookies[0], {"game": "machi-koro", "players": 2})
            name = json.loads(body)["id"]
            await web.ask("POST", f"/api/tables/{name}/join", cookies[1], {})
            for place in range(WATCHERS):
                one = Listener()
                source = f"127.0.0.{2 + len(listeners) % SOURCES}"
                cookie = cookies[place] if place < 2 else ""
                listeners.append(one)
                one.ear = await crowd.listen(f"/api/tables/{name}/live", cookie, one.heard, source)
            hosts.append((name, cookies[0]))
            web.transport.close()

    began = time.perf_counter()
    await asyncio.gather(*(table(number) for number in range(connections // WATCHERS)))
    figures = {"held_accepted_s": say(f"{connections:,} live connections accepted", time.perf_counter() - began, "s")}
    await asyncio.sleep(2)
    figures["held_mib"] = say("  memory of the server with them", process.memory_info().rss / 2**20, "MiB")
    say("  the same without any", before, "MiB")
    for one in listeners:
        one.beats = 0
    used = cpu(process)
    await asyncio.sleep(seconds)
    figures["held_cpu_share"] = say("  CPU of the server meanwhile", 100 * (cpu(process) - used) / seconds, "%")
    alive = [one for one in listeners if one.ear is not None and not one.ear.lost and one.beats]
    figures["held_alive"] = say(f"  alive, with signs of life, after {seconds:.0f} s", len(alive), "", f"{connections}")
    web = await crowd.web()
    began = time.perf_counter()
    for name, cookie in hosts:
        status, body = await web.ask("POST", f"/api/tables/{name}/chat", cookie, {"text": "Is everybody there?"})
        assert status == 200, body
    for _ in range(600):
        if all(one.told for one in listeners):
            break
        await asyncio.sleep(0.1)
    told = [one.told - began for one in listeners if one.told]
    figures["held_told"] = say("  who heard a line of chat", len(told), "", f"{connections}")
    figures["held_told_s"] = say(f"  {len(hosts):,} lines to all of them, until the last one heard", max(told), "s")
    return figures


def allow_many_files(wanted: int) -> None:
    """Every connection is an open file."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most >= wanted, f"the system allows {most} open files; {wanted} are wanted (ulimit -n)"
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def stored(port: int, db: Path, counts: tuple[int, int]) -> dict[str, Any]:
    """What a move costs with few and with many stored games, and early and late in a game."""
    crowd = Crowd(port)
    await crowd.sit_down(1, 4)
    table = crowd.tables[0]
    figures: dict[str, Any] = {}
    for count in counts:
        _store_games(db, table.id, count)
        crowd.delays.clear()
        for _ in range(60):
            await _one_move(crowd)
        figures[f"median_ms_{count}"] = say(
            f"one move, {count:,} stored games, median", percentile(crowd.delays, 0.5), "ms"
        )
    crowd.delays.clear()
    while len(crowd.delays) < 200 and table.actor >= 0:
        await _one_move(crowd)
    late = crowd.delays[-60:]
    figures["median_ms_late"] = say(f"the same after {table.seq} rows of the game", percentile(late, 0.5), "ms")
    return figures


async def _one_move(crowd: Crowd) -> None:
    table = crowd.tables[0]
    if table.actor < 0:
        return
    count = len(crowd.delays)
    await table.act()
    while len(crowd.delays) == count:
        await asyncio.sleep(0.0005)


def _store_games(db: Path, table: str, count: int) -> None:
    """Fill the store with copies of a table's log."""
    with contextlib.closing(sqlite3.connect(db, timeout=60)) as file:
        have = file.execute("SELECT count(*) FROM tables").fetchone()[0]
        columns = "game, host, created, touched, 'over', public, archived, NULL, holder, held, summary, secret, record"
        numbers = "WITH RECURSIVE n(i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        span = (have, count)
        with file:
            file.execute(
                f"{numbers} INSERT INTO tables SELECT printf('%016x', i), {columns} FROM n, tables WHERE id = ?",
                (*span, table),
            )
            file.execute(
                f"{numbers} INSERT INTO log SELECT printf('%016x', i), seq, at, kind, seat, client, data, rules, hash "
                "FROM n, log WHERE table_id = ? AND seq < 15",
                (*span, table),
            )


def opening(db: Path) -> dict[str, Any]:
    """How long a table of 500 events takes to open after a restart."""
    with served(db) as (port, _):
        played = run(_long_games(port))
    with served(db) as (port, _):
        took = run(_opened(port, played["tables"]))["took"]
    figure = say(
        f"a table of {played['events']}+ events opens (not in memory), median",
        percentile(took, 0.5),
        "ms",
        f"{REQUIRED_OPEN_MS}",
    )
    return {"open_ms": figure}


async def _long_games(port: int) -> dict[str, Any]:
    crowd = Crowd(port)
    web = await crowd.web()
    cookie = await crowd.person(web, "Anna")
    tables = []
    for _ in range(8):
        setup = {"game": "monopoly-builder", "players": 4, "bots": ["greedy"] * 4}
        tables.append(json.loads((await web.ask("POST", "/api/tables", cookie, setup))[1])["id"])
        await web.ask("POST", f"/api/tables/{tables[-1]}/start", cookie, {})
    events: dict[str, int] = {}
    while len(events) < len(tables):  # only finished ones stay out of memory after a restart
        await asyncio.sleep(0.5)
        for table in set(tables) - events.keys():
            review = json.loads((await web.ask("GET", f"/api/tables/{table}/review", cookie))[1])
            if review["result"]:
                events[table] = review["actions"] + review["chances"]
    longest = sorted(tables, key=lambda table: -events[table])[:6]
    return {"tables": longest, "events": min(events[table] for table in longest)}


async def _opened(port: int, tables: list[str]) -> dict[str, Any]:
    crowd = Crowd(port)
    web = await crowd.web()
    took = []
    for number, table in enumerate(tables):
        began = time.perf_counter()
        status, _ = await web.ask("GET", f"/api/tables/{table}", "")
        assert status == 200
        if number:  # the first one also loads the game's words
            took.append(time.perf_counter() - began)
    return {"took": took}


# ---- boardgame.io ---------------------------------------------------------------------------------------------------


def peer(folder: Path, tables: int, length: int) -> dict[str, Any]:
    """A boardgame.io server with flat files, with a game of about the same size, in the same run."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        print("boardgame.io: not measured, Node.js is missing")
        return {}
    if not (PEER / "node_modules").exists():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    port = _free_port()
    command = [node, "server.js", str(port), str(folder)]
    with subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            crowd = [node, "crowd.js", str(port), str(tables), str(length), "90"]
            answer = subprocess.run(crowd, cwd=PEER, capture_output=True, text=True, check=True).stdout
            used = cpu(psutil.Process(server.pid))
        finally:
            server.terminate()
    found = json.loads(answer.strip().splitlines()[-1])
    what = f"boardgame.io, flat files, {tables} tables, games of {length}"
    figures = {"peer": say(what, found["actions_per_second"], "/s"), "peer_p50_ms": found["p50_ms"]}
    figures["peer_cpu_us"] = say("  CPU of its server for each", used / max(1, found["actions"]) * 1e6, "µs")
    return figures


async def same(port: int, process: psutil.Process, tables: int, length: int, rounds: int) -> dict[str, Any]:
    """The same here: games of the same length at as many tables, moves sent over the live connections."""
    took = used = 0.0
    done = 0
    for number in range(rounds):
        crowd = Crowd(port, live=True, seed=number)
        await crowd.sit_down(tables, 4)
        crowd.each = length
        before = cpu(process)
        await crowd.play(90, None)
        took += crowd.took
        used += cpu(process) - before
        done += len(crowd.delays)
        assert not crowd.refused, crowd.last_refusal
        crowd.leave()
    what = f"burgomaster, SQLite with full sync, {tables} tables, games of {length}"
    figures = {"same": say(what, done / took, "/s")}
    figures["same_cpu_us"] = say("  CPU of its server for each", used / max(1, done) * 1e6, "µs")
    return figures


def cpu(process: psutil.Process) -> float:
    """Seconds of CPU a process has used."""
    times = process.cpu_times()
    return float(times.user + times.system)


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
