"""Backs up a server's database, also while it runs, into one SQLite file; restores one into an empty database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.store import database_exists, is_postgresql
from burgomaster.server.store.migrate import migrate_postgresql, migrate_sqlite
from burgomaster.server.store.sqlite import PRIVATE, connect

_TABLES = (
    *("house", "tables", "log", "snapshots", "sat", "tokens"),
    *("operators", "blocks", "reports", "audit", "shunned", "notes", "waiting", "plans", "club_nights"),
    *("reviewed", "fresh_starts", "unlisted"),
    *("people", "devices", "ended_cookies", "recovery_codes", "device_links", "forgetting"),
    *("subscriptions", "mail_addresses", "reminders"),
    "gone",
)
_BATCH = 2000
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
            return _count(copied)


def restore(file: Path, address: str) -> int:
    """Put a backup into an empty database; how many tables there are."""
    if not file.exists():
        raise BurgomasterError(f"there is no file {file}")
    with closing(sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)) as source:
        try:
            count = _count(source)
        except sqlite3.DatabaseError as problem:
            raise BurgomasterError(f"{file}: not a backup ({problem})") from None
        if is_postgresql(address):
            with _postgresql_trouble():
                asyncio.run(_to_postgresql(source, address))
            return count
        path = Path(address)
        if path.exists():
            raise BurgomasterError(f"{path} exists already; a backup goes into an empty database")
        for left in (path.with_name(path.name + "-wal"), path.with_name(path.name + "-journal")):
            if left.exists():  # SQLite would take it for this file's own, and put its rows over the restored ones
                raise BurgomasterError(f"{left} is left of another database; move it away first")
        with _whole(path) as part, closing(sqlite3.connect(part)) as target:
            source.backup(target)
    return count


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
