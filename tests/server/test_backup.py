"""Backups that were damaged on the way, and tables that are damaged where they are kept."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from burgomaster.cli import main
from tests.server.conftest import BOTH
from tests.server.people import Client, HouseProcess, play_one, table_of
from tests.server.postgres import Postgres


class Evening:
    """A house with two tables, and its backup."""

    def __init__(self, db: str, folder: Path) -> None:
        house = HouseProcess(db)
        self.people = [Client(house.port, name) for name in ("Anna", "Bram")]
        self.tables = [table_of(self.people) for _ in range(2)]
        rng = random.Random(8)
        for table in self.tables:
            for _ in range(12):
                play_one(self.people, table, rng.choice)
        house.close()
        self.file = folder / "evening.backup"
        assert main(["backup", "--db", db, str(self.file)]) == 0

    def damage(self, statement: str, *values: object, checksums: bool = True) -> None:
        with closing(sqlite3.connect(self.file)) as db:
            assert db.execute(statement, values).rowcount == 1
            if not checksums:
                db.execute("DROP TABLE backup_checksums")
            db.commit()


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(str(tmp_path / "own.sqlite"), tmp_path)


ONE_BIT = "UPDATE log SET data = replace(data, 'throw 1', 'throw 0') WHERE table_id = ? AND seq = 4"


@BOTH
def test_a_backup_that_was_changed_is_refused_and_says_where(
    own_db: str, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = Evening(own_db, tmp_path)
    evening.damage(ONE_BIT, evening.tables[0])
    name = "damaged_" + ("p" if own_db.startswith("postgres") else "s")
    for db in (str(tmp_path / "new.sqlite"), postgres.empty_database(name)):
        capsys.readouterr()
        assert main(["restore", str(evening.file), "--db", db]) == 1
        said = capsys.readouterr()
        assert "is damaged, and nothing was restored: not as written is log" in said.err
        assert "back" not in said.out
    assert not (tmp_path / "new.sqlite").exists()


def test_any_flipped_bit_is_found_or_does_no_harm(evening: Evening, tmp_path: Path) -> None:
    """All over the file: what is restored nevertheless is, to the last row, what was written."""
    whole = evening.file.read_bytes()
    rng = random.Random(3)
    rows = "SELECT table_id, seq, data, hash, client, at FROM log ORDER BY table_id, seq"
    with closing(sqlite3.connect(evening.file)) as db:
        wanted = db.execute(rows).fetchall()
    hashes = [row[3].encode() for row in wanted if row[3]]
    for number in range(60):
        changed, bit = bytearray(whole), 1 << rng.randrange(8)
        if number % 2:  # anywhere, also where nothing stands
            place, certain = rng.randrange(len(whole)), False
            changed[place] ^= bit
        else:  # in a row, wherever pages of the file hold it
            digest, certain = rng.choice(hashes), True
            place = whole.index(digest)
            changed = bytearray(whole.replace(digest, bytes((digest[0] ^ bit,)) + digest[1:]))
        file, new = tmp_path / f"{number}.backup", tmp_path / f"{number}.sqlite"
        file.write_bytes(changed)
        if main(["restore", str(file), "--db", str(new)]):
            assert not new.exists()
            continue
        assert not certain, place
        with closing(sqlite3.connect(new)) as db:
            assert db.execute(rows).fetchall() == wanted, place


def test_a_backup_without_checksums_comes_back_with_a_warning(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(evening.file)) as db:
        db.execute("DROP TABLE backup_checksums")
        db.commit()
    capsys.readouterr()
    assert main(["restore", str(evening.file), "--db", str(tmp_path / "new.sqlite")]) == 0
    said = capsys.readouterr()
    assert "has no checksums" in said.err
    assert said.out == "2 tables are back\n"


def test_a_backup_can_be_backed_up_again(evening: Evening, tmp_path: Path) -> None:
    for number in range(2):
        assert main(["restore", str(evening.file), "--db", str(tmp_path / f"{number}.sqlite")]) == 0
        with closing(sqlite3.connect(tmp_path / f"{number}.sqlite")) as db:
            assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'backup_checksums'").fetchall()
        evening.file = tmp_path / f"{number}.backup"
        assert main(["backup", str(evening.file), "--db", str(tmp_path / f"{number}.sqlite")]) == 0


@pytest.mark.parametrize(
    ("statement", "status", "code"),
    [
        ("UPDATE log SET data = '{\"setup' WHERE table_id = ? AND seq = 4", 409, "damaged"),
        ("UPDATE log SET data = CAST(x'ff7b7d' AS TEXT) WHERE table_id = ? AND seq = 4", 409, "damaged"),
        ("UPDATE log SET data = '{}' WHERE table_id = ? AND seq = 1", 409, "damaged"),
        ("UPDATE log SET data = '{}' WHERE table_id = ? AND seq = 5", 409, "damaged"),
        ("DELETE FROM log WHERE table_id = ? AND seq = 4", 409, "damaged"),
        ("UPDATE log SET hash = 'x' WHERE table_id = ? AND seq = 6", 200, ""),  # it is shown, and says that it stands
        ("UPDATE tables SET summary = '{' WHERE id = ?", 200, ""),
        ("UPDATE tables SET summary = CAST(x'ff7b7d' AS TEXT) WHERE id = ?", 200, ""),
    ],
)
def test_a_damaged_table_says_so_and_the_others_go_on(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str], statement: str, status: int, code: str
) -> None:
    broken, good = evening.tables
    evening.damage(statement, broken, checksums=False)
    db = tmp_path / "new.sqlite"
    capsys.readouterr()
    assert main(["restore", str(evening.file), "--db", str(db), "--json"]) == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    assert (told["tables"], told["checked"]) == (2, False)
    in_log = "summary" not in statement
    assert list(told["damaged"]) == ([broken] if in_log else [])
    assert (f"table {broken} is damaged" in said.err) is in_log
    house = HouseProcess(str(db))
    anna, bram = (Client(house.port, cookie=one.cookie) for one in evening.people)
    found, answer = anna.get(f"/api/tables/{broken}")
    assert found == status, answer
    if code:
        assert answer["error"]["code"] == code
        assert anna.get(f"/api/tables/{broken}/log")[0] == status
        assert anna.live(broken).closed_with() == 4003
    elif in_log:
        assert answer["table"]["read_only"] or answer["table"]["status"] == "over"
    of_anna = f"/api/players/{evening.people[0].id}/tables"
    for path in ("/api/tables?status=running", "/api/me/tables", of_anna, "/api/me/statistics"):
        found, answer = anna.get(path)
        assert found == 200, (path, answer)
        assert good in json.dumps(answer) or path == "/api/me/statistics"
    assert play_one([anna, bram], good, random.Random(1).choice)
    assert anna.get("/ready")[0] == 200
    house.close()
