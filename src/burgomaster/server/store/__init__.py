"""Where tables are kept."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.store.base import Store


def is_postgresql(address: str) -> bool:
    """Is it the address of a PostgreSQL database, and not a file's path?"""
    return address.startswith(("postgresql://", "postgres://"))


def database_exists(address: str) -> bool:
    """Is there a database? Of PostgreSQL this is not known before it is asked."""
    return is_postgresql(address) or Path(address).is_file()


def store_at(address: str, *, alone: bool = True) -> Store:
    """The store of an address: `postgresql://…`, or the path of an SQLite file.

    `alone`: no other server may use the file. Administration may, beside a server.
    """
    if is_postgresql(address):
        from burgomaster.server.store.postgresql import Postgresql

        return Postgresql(address)
    if "://" in address:
        raise BurgomasterError(f"--db is a file or postgresql://…, not {address.split('://')[0]}://…")
    from burgomaster.server.store.sqlite import Sqlite

    return Sqlite(Path(address), alone=alone)
