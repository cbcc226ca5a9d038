"""Backs up a server's database, also while it runs, into one SQLite file; restores one into an empty database.

A backup holds a checksum of each of its tables. What does not fit is not restored; and of what is restored every log is
read and replayed, so that whoever is told that their tables are back can play on.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.read_back import damage
from burgomaster.server.store import database_exists, is_postgresql
from burgomaster.server.store.migrate import migrate_postgresql, migrate_sqlite
from burgomaster.server.store.sqlite import PRIVATE, connect, load

_TABLES = (
    *("house", "tables", "log", "snapshots", "sat", "tokens"),
    *("operators", "blocks", "reports", "audit", "shunned", "notes", "waiting", "plans", "club_nights"),
    *("reviewed", "fresh_starts", "unlisted", "seen_from", "withdrawn_ratings"),
    *("people", "devices", "ended_cookies", "recovery_codes", "device_links", "forgetting"),
    *("subscriptions", "mail_addresses", "reminders"),
    "gone",
)
_BATCH = 2000
_CHECKSUMS = "backup_checksums"
# What the two databases keep differently.
_FLAGS = ("public", "archived", "people", "sent")
_JSON = {"tables": ("summary",), "log": ("data",)}


def backup(address: str, file: Path) -> int:
    """Copy everything, as it is at one moment, into a new file; how many tables there are."""
    if file.exists():
        raise BurgomasterError(f"{file} exists already")
    if not database_exists(address):
        raise BurgomasterError(f"there is no database at {address}")
    with _whole(file) as part:
        if is_postgresql(address):
            with _postgresql_trouble():
                asyncio.run(_from_postgresql(address, part))
        else:
            with closing(connect(Path(address))) as source, closing(sqlite3.connect(part)) as target:
                source.backup(target)
        with closing(sqlite3.connect(part)) as copied:
            copied.execute("PRAGMA journal_mode = DELETE")  # a single file, readable also where nothing can be written
            _write_checksums(copied)
            return _count(copied)


class Restored(NamedTuple):
    """What came back: how many tables, whether their backup had checksums, and which logs are damaged, and how."""

    tables: int
    checked: bool
    damaged: dict[str, str]


def restore(file: Path, address: str) -> Restored:
    """Put a backup into an empty database. One that is not as it was written is refused."""
    if not file.exists():
        raise BurgomasterError(f"there is no file {file}")
    with closing(sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)) as source:
        source.isolation_level = None
        try:
            count, checked = _count(source), _check(source, file)
            restored = Restored(count, checked, _damaged(source))
        except (sqlite3.DatabaseError, UnicodeDecodeError) as problem:
            raise BurgomasterError(f"{file}: not a backup, or a damaged one ({problem})") from None
        if is_postgresql(address):
            with _postgresql_trouble():
                asyncio.run(_to_postgresql(source, address))
            return restored
        path = Path(address)
        if path.exists():
            raise BurgomasterError(f"{path} exists already; a backup goes into an empty database")
        for left in (path.with_name(path.name + "-wal"), path.with_name(path.name + "-journal")):
            if left.exists():  # SQLite would take it for this file's own, and put its rows over the restored ones
                raise BurgomasterError(f"{left} is left of another database; move it away first")
        with _whole(path) as part, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            _check(target, file)  # it is written as it was read
            target.execute(f"DROP TABLE IF EXISTS {_CHECKSUMS}")
            target.commit()
    return restored


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A file to write into that gets its name only when all is in it; otherwise nothing is left."""
    part = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        part.touch(mode=PRIVATE)
        yield part
        part.rename(file)
    except (OSError, sqlite3.Error) as problem:
        raise BurgomasterError(f"cannot write {file}: {getattr(problem, 'strerror', None) or problem}") from None
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def _postgresql_trouble() -> Iterator[None]:
    """Say plainly what is wrong with the other side."""
    from burgomaster.server.store.postgresql import TROUBLE, check_installed

    check_installed()
    trouble: tuple[type[Exception], ...] = (*TROUBLE, ValueError)
    try:
        yield
    except trouble as problem:
        raise BurgomasterError(f"cannot use the PostgreSQL database: {problem}") from None


# ---- Checksums ----


def _write_checksums(db: sqlite3.Connection) -> None:
    db.execute(f"DROP TABLE IF EXISTS {_CHECKSUMS}")
    db.execute(f"CREATE TABLE {_CHECKSUMS} (name TEXT PRIMARY KEY, digest TEXT NOT NULL)")
    db.executemany(f"INSERT INTO {_CHECKSUMS} VALUES (?, ?)", list(_digests(db).items()))  # noqa: S608 - our own name
    db.commit()


def _digests(db: sqlite3.Connection) -> dict[str, str]:
    """A checksum of every table: of its rows as bytes, so that nothing in them has to be read as text."""
    usual, db.text_factory = db.text_factory, bytes
    try:
        names = db.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> ?",
            (_CHECKSUMS,),
        ).fetchall()
        return {name.decode(): _digest(db, name.decode()) for (name,) in names}
    finally:
        db.text_factory = usual


def _digest(db: sqlite3.Connection, table: str) -> str:
    found = hashlib.sha256()
    rows = db.execute(f'SELECT * FROM "{table}"')  # noqa: S608 - a name that this database has
    found.update(repr([column[0] for column in rows.description]).encode())
    for row in rows:
        found.update(repr(row).encode())
    return found.hexdigest()


def _check(db: sqlite3.Connection, file: Path) -> bool:
    """Is all as it was written? Refused if not; False for a backup of an earlier version, which cannot tell."""
    (sound,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    if sound != "ok":
        raise BurgomasterError(f"{file} is damaged, and nothing was restored: {sound}")
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (_CHECKSUMS,)).fetchone():
        return False
    written: dict[str, str] = dict(db.execute(f"SELECT name, digest FROM {_CHECKSUMS}").fetchall())  # noqa: S608
    now = _digests(db)
    if wrong := sorted(name for name in written.keys() | now.keys() if written.get(name) != now.get(name)):
        raise BurgomasterError(f"{file} is damaged, and nothing was restored: not as written is {', '.join(wrong)}")
    return True


def _damaged(db: sqlite3.Connection) -> dict[str, str]:
    """Tables whose log cannot be read, or does not lead to where its rows say, and why."""
    found = {}
    for (table,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall():
        try:
            stored = load(db, table)
            wrong = damage(stored) if stored is not None else ""
        except (ValueError, sqlite3.OperationalError) as problem:  # no JSON, or no text
            wrong = f"it cannot be read ({type(problem).__name__})"
        if wrong:
            found[str(table)] = wrong
    return found


def _count(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


async def _from_postgresql(address: str, file: Path) -> None:
    import asyncpg

    migrate_sqlite(file)
    source = await asyncpg.connect(address)
    try:
        with closing(sqlite3.connect(file)) as target:
            async with source.transaction(isolation="repeatable_read", readonly=True):
                for table in _TABLES:
                    if not await source.fetchval("SELECT to_regclass($1) IS NOT NULL", table):
                        continue  # a database of an earlier version
                    async for row in source.cursor(f"SELECT * FROM {table}", prefetch=_BATCH):  # noqa: S608 - our names
                        names = ", ".join(row.keys())
                        marks = ", ".join("?" * len(row))
                        values = [_to_sqlite(table, key, value) for key, value in row.items()]
                        target.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", values)  # noqa: S608
            target.commit()
    finally:
        await source.close()


async def _to_postgresql(source: sqlite3.Connection, address: str) -> None:
    import asyncpg

    await migrate_postgresql(address)
    target = await asyncpg.connect(address)
    try:
        if await target.fetchval("SELECT EXISTS (SELECT FROM tables)"):
            raise BurgomasterError("the database holds tables already; a backup goes into an empty database")
        async with target.transaction():
            await target.execute("DELETE FROM house")  # its key comes with the backup
            for table in _TABLES:
                for columns, records in _batches(source, table):
                    await target.copy_records_to_table(table, columns=columns, records=records)
    finally:
        await target.close()


def _batches(source: sqlite3.Connection, table: str) -> Iterator[tuple[list[str], list[tuple[Any, ...]]]]:
    if not source.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone():
        return  # a backup of an earlier version
    rows = source.execute(f"SELECT * FROM {table}")  # noqa: S608 - our own names
    columns = [column[0] for column in rows.description]
    while batch := rows.fetchmany(_BATCH):
        yield columns, [tuple(_to_postgres(table, *pair) for pair in zip(columns, row, strict=True)) for row in batch]


def _to_sqlite(table: str, column: str, value: Any) -> Any:
    return value.decode() if column in _JSON.get(table, ()) else value


def _to_postgres(table: str, column: str, value: Any) -> Any:
    if column in _JSON.get(table, ()):
        return value.encode()
    return bool(value) if column in _FLAGS else value
