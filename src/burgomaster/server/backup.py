"""Backup of a running house into one SQLite file, and back into an empty house on either store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.store.migrate import migrate_postgresql, migrate_sqlite
from burgomaster.server.store.sqlite import connect

_TABLES = ("house", "tables", "log", "snapshots", "sat", "tokens")
_BATCH = 2000
# What the two databases keep differently.
_FLAGS = ("public", "archived")
_JSON = {"tables": ("summary",), "log": ("data",)}


def backup(address: str, file: Path) -> int:
    """Copy everything, as it is at one moment, into a new file; how many tables there are."""
    if file.exists():
        raise BurgomasterError(f"{file} exists already")
    if address.startswith("postgres"):
        asyncio.run(_from_postgresql(address, file))
    else:
        if not Path(address).exists():
            raise BurgomasterError(f"there is no house at {address}")
        with closing(connect(Path(address))) as source, closing(sqlite3.connect(file)) as target:
            source.backup(target)
    with closing(sqlite3.connect(file)) as copied:
        return _count(copied)


def restore(file: Path, address: str) -> int:
    """Put a backup into an empty house; how many tables there are."""
    if not file.exists():
        raise BurgomasterError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source:
            count = _count(source)
            if address.startswith("postgres"):
                asyncio.run(_to_postgresql(source, address))
            else:
                path = Path(address)
                if path.exists():
                    raise BurgomasterError(f"{path} exists already; a backup goes into an empty house")
                path.parent.mkdir(parents=True, exist_ok=True)
                with closing(sqlite3.connect(path)) as target:
                    source.backup(target)
    except sqlite3.DatabaseError as problem:
        raise BurgomasterError(f"{file}: not a backup ({problem})") from None
    return count


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
            raise BurgomasterError("the database holds tables already; a backup goes into an empty house")
        async with target.transaction():
            await target.execute("DELETE FROM house")  # its key comes with the backup
            for table in _TABLES:
                for columns, records in _batches(source, table):
                    await target.copy_records_to_table(table, columns=columns, records=records)
    finally:
        await target.close()


def _batches(source: sqlite3.Connection, table: str) -> Iterator[tuple[list[str], list[tuple[Any, ...]]]]:
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
