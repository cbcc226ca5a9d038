"""kill -9 at random moments of many games: what was acknowledged is there, every table goes on, every log replays."""

from __future__ import annotations

import http.client
import random
import threading
import time
from typing import Any

import pytest

from burgomaster.games import GAMES
from burgomaster.play.record import Record
from tests.server.people import Client, HouseProcess, table_of
from tests.server.postgres import Postgres, free_port

LONGEST = 180.0  # seconds without an answer


class Player(threading.Thread):
    """Plays both seats of some tables, through whichever house answers, and remembers what was acknowledged."""

    def __init__(self, houses: list[HouseProcess], tables: int, seed: int) -> None:
        super().__init__()
        self.houses = houses
        self.rng = random.Random(seed)
        self.stop = threading.Event()
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.resent = 0
        self.trouble: BaseException | None = None
        self.people = [Client(houses[0].port, f"{name} {seed}") for name in ("Anna", "Bram")]
        for number in range(tables):
            table = table_of(self.people, GAMES[(seed + number) % len(GAMES)])
            self.acknowledged[table] = {}

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                for table in self.acknowledged:
                    if self.stop.is_set():
                        break
                    self.play(table)
        except BaseException as trouble:
            self.trouble = trouble

    def play(self, table: str) -> bool:
        """One move; False if the game is over."""
        for person in self.people:
            status, here = self.ask(person, "GET", f"/api/tables/{table}")
            assert status == 200, here
            if here["table"]["status"] != "running":
                return False
            if not here["you"]["actions"]:
                continue
            step = self.rng.choice([one for one in here["you"]["actions"] if one["complete"]] or here["you"]["actions"])
            while not step["complete"]:
                asked = {"seq": here["seq"], "prefix": step["text"]}
                status, answer = self.ask(person, "POST", f"/api/tables/{table}/steps", asked)
                if status != 200:
                    return True  # the other house knew more
                step = self.rng.choice(answer["steps"])
            body = {"action": step["text"], "seq": here["seq"], "client_id": f"{here['seq']}/{self.rng.random()}"}
            status, answer = self.ask(person, "POST", f"/api/tables/{table}/actions", body)
            if status == 200:
                self.acknowledged[table][answer["seq"]] = step["text"]
            else:
                assert status == 409, answer  # only ever too late, never wrong
            return True
        return True

    def ask(self, person: Client, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask until somebody answers; the same client id every time."""
        deadline = time.monotonic() + LONGEST
        while True:
            person.port = self.rng.choice(self.houses).port if len(self.houses) > 1 else person.port
            if len(self.houses) > 1:
                person.hang_up()
            try:
                status, answer = person.get(path) if method == "GET" else person.post(path, body)
                if status != 503:
                    return status, answer
            except (OSError, http.client.HTTPException, ValueError):
                person.hang_up()
            self.resent += 1
            assert time.monotonic() < deadline, "nobody answers"
            time.sleep(0.05)


def storm(
    houses: list[HouseProcess], players: list[Player], kills: int, seed: int, postgres: Postgres | None = None
) -> None:
    """Let everybody play while houses (and the database) are killed and started again; then look at every table."""
    rng = random.Random(seed)
    for player in players:
        player.start()
    for number in range(kills):
        wait_for_moves(players, len(players))  # on a slow machine a house needs its time before it can lose anything
        time.sleep(rng.uniform(0.0, 0.5))
        house = rng.choice(houses)
        house.kill()
        if postgres is not None and number == kills // 2:
            postgres.stop("immediate")
            postgres.start()
        house.start()
    wait_for_moves(players, len(players))
    for player in players:
        player.stop.set()
    for player in players:
        player.join(120)
        if player.trouble is not None:
            raise player.trouble
    moves = 0
    for player in players:
        for table, acknowledged in player.acknowledged.items():
            moves += len(acknowledged)
            anna = player.people[0]
            rows = rows_of(player, anna, table)
            assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
            told = {row["seq"]: row["text"] for row in rows if row["kind"] == "act"}
            assert acknowledged.items() <= told.items()
            status, whole = player.ask(anna, "GET", f"/api/tables/{table}")
            assert whole["table"]["read_only"] is None
            status, text = player.ask(anna, "GET", f"/api/tables/{table}/record")
            assert status == 200
            final = Record.parse(text).final  # every event by the rules
            assert final.view()["state"] == whole["view"]["state"]
            if whole["table"]["status"] == "running":
                goes_on(player, table, whole["seq"])
    assert moves > 0
    assert sum(player.resent for player in players) > 0, "no kill was ever log_failure"


def wait_for_moves(players: list[Player], more: int) -> None:
    """Until so many more moves have been acknowledged."""

    def moves() -> int:
        return sum(len(moves) for player in players for moves in list(player.acknowledged.values()))

    wanted, deadline = moves() + more, time.monotonic() + LONGEST
    while moves() < wanted and not any(player.trouble for player in players):
        assert time.monotonic() < deadline, "nobody moves"
        time.sleep(0.01)


def goes_on(player: Player, table: str, seq: int) -> None:
    """The table can be played on. (With two houses, the one that is asked may hear of it a moment later.)"""
    deadline = time.monotonic() + 120
    while player.ask(player.people[0], "GET", f"/api/tables/{table}")[1]["seq"] <= seq:
        assert time.monotonic() < deadline, "the table does not go on"
        player.play(table)


def rows_of(player: Player, person: Client, table: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    while True:
        more = player.ask(person, "GET", f"/api/tables/{table}/log?after={len(rows)}")[1]["rows"]
        if not more:
            return rows
        rows += more


def on_one_house(db: str, players: int, tables: int, kills: int, seed: int) -> None:
    house = HouseProcess(db, port=free_port())
    try:
        storm([house], [Player([house], tables, seed + number) for number in range(players)], kills, seed)
    finally:
        house.close()


def on_two_houses(name: str, players: int, tables: int, kills: int, seed: int) -> None:
    """Two houses on one PostgreSQL, either of them killed, and PostgreSQL itself in the middle."""
    postgres = Postgres()
    db = postgres.database(name)
    houses = [HouseProcess(db, port=free_port()) for _ in range(2)]
    try:
        storm(houses, [Player(houses, tables, seed + number) for number in range(players)], kills, seed, postgres)
    finally:
        for house in houses:
            house.close()
        postgres.close()


def test_kill_on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> None:
    on_one_house(str(tmp_path_factory.mktemp("kills") / "house.sqlite"), players=3, tables=3, kills=3, seed=1)


@pytest.mark.long  # every run kills two houses on it
def test_kill_on_postgresql(postgres: Postgres) -> None:
    on_one_house(postgres.database("kills"), players=3, tables=3, kills=3, seed=2)


def test_kill_two_houses_and_postgresql_itself() -> None:
    on_two_houses("kills", players=3, tables=3, kills=3, seed=3)


@pytest.mark.long
def test_kill_again_and_again_on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> None:
    on_one_house(str(tmp_path_factory.mktemp("kills") / "house.sqlite"), players=10, tables=30, kills=40, seed=11)


@pytest.mark.long
def test_kill_again_and_again_on_postgresql(postgres: Postgres) -> None:
    on_one_house(postgres.database("many_kills"), players=10, tables=30, kills=40, seed=12)


@pytest.mark.long
def test_kill_two_houses_and_postgresql_again_and_again() -> None:
    on_two_houses("many_kills", players=10, tables=30, kills=40, seed=13)
