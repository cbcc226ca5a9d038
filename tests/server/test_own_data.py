"""One's own data as a file, and where the database knows people: no table is left out by oversight."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from burgomaster.play.record import Record
from burgomaster.server.people import kept, own_data, own_tables
from tests.server.conftest import EITHER
from tests.server.people import Client, HouseProcess, new_database, table_of
from tests.server.test_devices import link_of


def columns() -> dict[str, set[str]]:
    """All columns of all tables."""
    with closing(sqlite3.connect(new_database())) as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: {row[1] for row in db.execute(f"PRAGMA table_info({table})")} for table in tables}


def test_every_table_is_deleted_or_stays_for_a_reason() -> None:
    deleted = {table for table, _ in kept.DELETED}
    assert deleted | set(kept.STAYS) == set(columns())
    assert not deleted & set(kept.STAYS)
    people = {"player", "owner", "whom", "reporter", "reported", "host"}  # as columns that name people are called
    named = {(table, column) for table, found in columns().items() for column in found & people}
    of_programs = {("tokens", "player"), ("audit", "whom")}
    assert {(table, column) for table, column in named if table not in kept.STAYS} - of_programs == set(kept.DELETED)


def test_every_table_is_told_or_left_out_for_a_reason() -> None:
    assert set(kept.TOLD) | set(kept.UNTOLD) == set(columns())
    assert not set(kept.TOLD) & set(kept.UNTOLD)
    read = {table: f"{part}.json" for part, _, _, table, _ in own_data._AS_IT_STANDS}
    assert read.items() <= kept.TOLD.items()
    assert set(kept.TOLD) - set(read) == {"club_nights", "sat", "tables", "log"}  # read in ways of their own
    for _, _, told, table, whose in own_data._AS_IT_STANDS:
        assert {*told.split(", "), whose} <= columns()[table]


def unpacked(person: Client) -> tuple[dict[str, Any], zipfile.ZipFile]:
    response, data = person.raw("GET", "/api/me/data")
    assert response.status == 200, data
    assert response.headers.get_content_type() == "application/zip"
    file = zipfile.ZipFile(io.BytesIO(data))
    assert file.testzip() is None
    return {name: json.loads(file.read(name)) for name in file.namelist() if name.endswith(".json")}, file


@EITHER
def test_ones_own_data_is_a_file(own_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house = HouseProcess(own_db, "--ratings")
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    over, running = table_of([anna, bram]), table_of([anna, bram], "alhambra")
    anna.ok(f"/api/tables/{over}/chat", {"text": "my own words"})
    bram.ok(f"/api/tables/{over}/chat", {"text": "words of another one"})
    anna.ok(f"/api/tables/{over}/notes", {"seq": 1, "text": "a note of mine"})
    bram.ok(f"/api/tables/{over}/notes", {"seq": 1, "text": "a note of another one"})
    bram.ok(f"/api/tables/{over}/resign")
    anna.ok("/api/me/blocked", {"player": bram.id, "blocked": True, "name": "Bram"})
    anna.ok(f"/api/tables/{over}/report", {"seat": 1, "why": "shouts"})
    bram.ok(f"/api/tables/{over}/report", {"seat": 0, "why": "tells on others"})
    anna.ok("/api/waiting", {"game": "machi-koro", "players": 4, "pace": "days"})
    anna.ok("/api/me/reach", {"zone": "Europe/Rome"})
    key = anna.ok("/api/tokens", {"name": "Deep Town", "label": "on the shelf"})["token"]
    assert Client(house.port, token=key).get("/api/me")[0] == 200
    secrets = [anna.ok("/api/me/code")["code"], link_of(anna), key, anna.cookie.partition("=")[2]]
    parts, file = unpacked(anna)
    assert set(parts) == {name for name in kept.TOLD.values() if name != "chat.json"} | {f"chat/{over}.json"}
    assert parts["you.json"]["person"][0]["name"] == "Anna"
    assert parts["you.json"]["waits_for"][0]["game"] == "machi-koro"
    assert json.loads(parts["you.json"]["person"][0]["wishes"])["zone"] == "Europe/Rome"
    ways = parts["ways-in.json"]
    assert [len(ways[kind]) for kind in ("devices", "recovery_code", "links", "programs")] == [1] * 4
    assert (ways["programs"][0]["label"], ways["programs"][0]["used"] > 0) == ("on the shelf", True)
    assert [note["text"] for note in parts["notes.json"]["notes"]] == ["a note of mine"]
    assert [line["text"] for line in parts[f"chat/{over}.json"]["said"]] == ["my own words"]
    assert parts["statistics.json"]["figures"]["played"] == 1
    assert parts["statistics.json"]["ratings"] == {}  # of two on one address nobody is rated
    assert parts["blocked.json"]["blocked"][0]["whom"] == bram.id
    assert [one["why"] for one in parts["reports.json"]["reports"]] == ["shouts"]
    games = {one["id"]: one for one in parts["games.json"]["games"]}
    assert set(games) == {over, running}
    text = {table: file.read(games[table]["file"]).decode() for table in games}
    assert text[over] == anna.get(f"/api/tables/{over}/record")[1]
    assert Record.parse(text[over]).secret is not None
    assert Record.parse(text[running]).secret is None  # it would tell what is thrown next
    assert "Anna" in file.read("README.txt").decode()
    everything = "\n".join(file.read(name).decode() for name in file.namelist())
    for word in ("words of another one", "a note of another one", "tells on others", *secrets):
        assert word not in everything
    house.close()


def test_any_number_of_games_is_told_piece_by_piece(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna = Client(house.port, "Anna")
    opened = {
        anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"] for _ in range(2 * own_tables.PIECE + 1)
    }
    assert {one["id"] for one in unpacked(anna)[0]["games.json"]["games"]} == opened
    house.close()


def test_it_is_not_given_again_and_again(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"))
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    assert [anna.raw("GET", "/api/me/data")[0].status for _ in range(6)] == [200] * 4 + [429] * 2
    assert bram.raw("GET", "/api/me/data")[0].status == 200
    house.close()


def test_nobody_and_no_program_gets_one(house: HouseProcess) -> None:
    assert Client(house.port).get("/api/me/data")[0] == 401
    key = Client(house.port, "Anna").ok("/api/tokens", {"name": "Deep Town"})["token"]
    assert Client(house.port, token=key).get("/api/me/data")[0] == 403
