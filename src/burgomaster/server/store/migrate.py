"""Brings a database's schema up to date at the start: what its version lacks of migrations/, in order.

A revision is a file of SQL, `0013_what_for.sql`, never edited once released. Both databases read it; where they differ
in a word, one in braces stands for what each of them says (`_DIALECTS`), and where they differ in more, they read
`0013_what_for.sqlite.sql` or `0013_what_for.postgresql.sql` after it.

All that is missing runs in one transaction, so that an upgrade that fails leaves the house as it was, and one process
runs it while others wait. The table that knows the version is named after the tool that made it first, so that every
version of the house understands it.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from burgomaster.games.kernel.errors import BurgomasterError

_FOLDER = Path(__file__).parent / "migrations"
_REVISIONS = {path.name[:4]: path for path in sorted(_FOLDER.glob("[0-9]*.sql")) if path.name.count(".") == 1}
HEAD = max(_REVISIONS)

_LOCK = 422847571  # for whoever changes the schema of a PostgreSQL database
_DIALECTS = {
    "sqlite": {
        "bytes": "BLOB",
        "json": "TEXT",
        "rows together": " WITHOUT ROWID",  # rows lie in the primary key's order when it is the table itself
    },
    "postgresql": {
        "bytes": "BYTEA",
        "json": "BYTEA",  # as it is written: nothing ever looks inside
        "rows together": "",
    },
}
_PLACEHOLDER = re.compile(r"\{([a-z][a-z ]*)\}")
_VERSION_TABLE = "CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"


def migrate_sqlite(path: Path, target: str = HEAD) -> None:
    """Bring a SQLite file up to date, or to an earlier version."""
    try:
        with closing(sqlite3.connect(path, timeout=30, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")  # closing without COMMIT takes all back
            db.execute(_VERSION_TABLE)
            versions = [version for (version,) in db.execute("SELECT version_num FROM alembic_version")]
            for number, sql in _missing(versions, target, "sqlite"):
                for statement in _statements(sql):
                    db.execute(statement)
                db.execute("DELETE FROM alembic_version")
                db.execute("INSERT INTO alembic_version VALUES (?)", (number,))
            db.execute("COMMIT")
    except sqlite3.Error as problem:
        raise BurgomasterError(f"cannot bring {path} up to date: {problem}") from None


async def migrate_postgresql(address: str, target: str = HEAD) -> None:
    """Bring a PostgreSQL database up to date, or to an earlier version; one process at a time."""
    import asyncpg

    db = await asyncpg.connect(address)
    try:
        # Whatever the database's default is: who has waited for the lock sees what the one before has done.
        async with db.transaction(isolation="read_committed"):
            await db.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await db.execute(_VERSION_TABLE)
            versions = [version for (version,) in await db.fetch("SELECT version_num FROM alembic_version")]
            for number, sql in _missing(versions, target, "postgresql"):
                await db.execute(sql)
                await db.execute("DELETE FROM alembic_version")
                await db.execute("INSERT INTO alembic_version VALUES ($1)", number)
    except asyncpg.PostgresError as problem:
        raise BurgomasterError(f"cannot bring the PostgreSQL database up to date: {problem}") from None
    finally:
        await db.close()


def _missing(versions: list[str], target: str, dialect: str) -> Iterator[tuple[str, str]]:
    """Each revision after a database's version, and its SQL."""
    version = max(versions, default="")
    if len(versions) > 1 or version not in ("", *_REVISIONS):
        held = " and ".join(sorted(versions))
        raise BurgomasterError(
            f"the database belongs to another version of Burgomaster: it is at {held}, and this one knows {HEAD}"
        )
    for number, path in _REVISIONS.items():
        if version < number <= target:
            files = (path, path.with_suffix(f".{dialect}.sql"))
            sql = "".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
            yield number, _PLACEHOLDER.sub(lambda found: _DIALECTS[dialect][found[1]], sql)


def _statements(sql: str) -> Iterator[str]:
    """One after the other, as SQLite takes them; it knows where a string, a comment or a trigger ends."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
