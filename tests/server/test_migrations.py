"""The schema: every earlier version is brought up to date, whole or not at all, by one process at a time."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.store import migrate, store_at
from burgomaster.server.store.migrate import HEAD, migrate_postgresql, migrate_sqlite
from tests.server.postgres import Postgres

FOLDER = Path(migrate.__file__).parent / "migrations"
# As Alembic made it, which wrote every database's version up to 0012.
VERSION_OF_OLD = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)
"""


class Database:
    """An empty one of either kind."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.sqlite = "://" not in address

    def migrate(self, target: str = HEAD) -> None:
        if self.sqlite:
            migrate_sqlite(Path(self.address), target)
        else:
            asyncio.run(migrate_postgresql(self.address, target))

    def migrate_at_once(self, many: int) -> None:
        """As several processes that start together do."""

        async def all_of_them() -> None:
            await asyncio.gather(*(migrate_postgresql(self.address) for _ in range(many)))

        if self.sqlite:
            with ThreadPoolExecutor(many) as pool:
                list(pool.map(migrate_sqlite, [Path(self.address)] * many))
        else:
            asyncio.run(all_of_them())

    def ask(self, query: str) -> list[tuple[Any, ...]]:
        async def fetch() -> list[tuple[Any, ...]]:
            db = await asyncpg.connect(self.address)
            try:
                return [tuple(row) for row in await db.fetch(query)]
            finally:
                await db.close()

        if not self.sqlite:
            return asyncio.run(fetch())
        with closing(sqlite3.connect(self.address)) as db, db:
            return db.execute(query).fetchall()

    def schema(self) -> list[tuple[Any, ...]]:
        """All that is in it, but how the version is kept."""
        if self.sqlite:
            return self.ask("SELECT name, sql FROM sqlite_master WHERE tbl_name <> 'alembic_version' ORDER BY name")
        columns = self.ask(
            "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns "
            "WHERE table_schema = 'public' AND table_name <> 'alembic_version' ORDER BY table_name, ordinal_position"
        )
        indexes = self.ask(
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' "
            "AND tablename <> 'alembic_version' ORDER BY indexname"
        )
        triggers = self.ask("SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger ORDER BY tgname")
        return columns + indexes + triggers

    def version(self) -> list[tuple[Any, ...]]:
        return self.ask("SELECT version_num FROM alembic_version")


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Database]:
    def make(name: str) -> Database:
        if request.param == "sqlite":
            return Database(str(tmp_path / f"{name}.sqlite"))
        postgres: Postgres = request.getfixturevalue("postgres")
        return Database(postgres.empty_database(f"{request.node.originalname[-40:]}_{name}"))

    return make


def test_revisions_are_numbered_one_after_the_other() -> None:
    every = sorted(path.name for path in FOLDER.iterdir())
    names = [name for name in every if re.fullmatch(r"\d{4}_[a-z_]+\.sql", name)]
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))
    own = {name.replace(".sql", f".{kind}.sql") for name in names for kind in ("sqlite", "postgresql")}
    assert set(every) - set(names) <= own  # what one database alone reads
    assert f"{len(names):04}" == HEAD


def test_every_revision_says_what_it_is_for() -> None:
    for path in FOLDER.iterdir():
        assert re.match(r"-- [A-Z].*\.\n(-- .*\n)*\n", path.read_text(encoding="utf-8")), path.name


def test_a_database_of_every_earlier_version_is_brought_up_to_date(empty: Callable[[str], Database]) -> None:
    new = empty("new")
    new.migrate()
    assert new.version() == [(HEAD,)]
    for number in range(1, int(HEAD)):
        old = empty(f"{number:04}")
        old.ask(VERSION_OF_OLD)
        old.migrate(f"{number:04}")
        assert old.version() == [(f"{number:04}",)]
        old.ask("INSERT INTO house VALUES ('key', 'kept')")
        old.migrate()
        assert old.version() == [(HEAD,)]
        assert old.schema() == new.schema()
        assert len(old.ask("SELECT * FROM house WHERE name = 'key'")) == 1


def test_a_house_of_an_earlier_version_opens_with_what_it_held(empty: Callable[[str], Database]) -> None:
    old = empty("house")
    old.migrate("0001")
    old.ask("INSERT INTO house VALUES ('key', " + ("x'0102')" if old.sqlite else r"'\x0102')"))

    async def key() -> bytes:
        store = store_at(old.address)
        await store.open(lambda _: None)
        try:
            return await store.key()
        finally:
            await store.close()

    assert asyncio.run(key()) == b"\x01\x02"
    assert old.version() == [(HEAD,)]


def test_what_is_up_to_date_stays_as_it_is(empty: Callable[[str], Database]) -> None:
    db = empty("twice")
    db.migrate()
    before = db.schema()
    db.migrate()
    db.migrate("0001")  # never backwards
    assert (db.schema(), db.version()) == (before, [(HEAD,)])


def test_processes_that_start_together_bring_it_up_to_date_once(empty: Callable[[str], Database]) -> None:
    db, alone = empty("together"), empty("alone")
    if not db.sqlite:  # who waited must not see what was before
        name = db.address.rpartition("/")[2]
        db.ask(f"ALTER DATABASE {name} SET default_transaction_isolation = 'serializable'")
    db.migrate_at_once(6)
    alone.migrate()
    assert (db.schema(), db.version()) == (alone.schema(), [(HEAD,)])


def test_an_upgrade_that_fails_leaves_everything_as_it_was(
    empty: Callable[[str], Database], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = empty("whole")
    db.migrate("0003")
    before = db.schema()
    (bad := tmp_path / "9999_bad.sql").write_text("-- Bad.\n\nDROP TABLE tokens;\nINSERT INTO nowhere VALUES (1);\n")
    monkeypatch.setitem(migrate._REVISIONS, "9999", bad)
    with pytest.raises(BurgomasterError, match=r"^cannot bring .* up to date: .*nowhere"):
        db.migrate("9999")
    assert (db.schema(), db.version()) == (before, [("0003",)])


@pytest.mark.parametrize("versions", [["9"], ["ffff"], ["0001", "0002"]])
def test_a_database_of_a_later_version_is_refused(empty: Callable[[str], Database], versions: list[str]) -> None:
    db = empty("".join(versions))
    db.ask(VERSION_OF_OLD)
    for version in versions:
        db.ask(f"INSERT INTO alembic_version VALUES ('{version}')")
    with pytest.raises(BurgomasterError, match="belongs to another version of Burgomaster: it is at " + versions[0]):
        db.migrate()
    assert db.schema() == []


def test_what_a_revision_is_made_of_is_found_as_sqlite_reads_it() -> None:
    trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  DELETE FROM b;\nEND;\n"
    sql = f"-- One; two.\nINSERT INTO a VALUES (';');\n{trigger}SELECT 1"
    assert [statement.split()[0] for statement in migrate._statements(sql)] == ["--", "CREATE", "SELECT"]
