"""Where tables are kept."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.store.base import Store


def store_at(address: str, *, alone: bool = True) -> Store:
    """The store of an address: `postgresql://…`, or the path of an SQLite file.

    `alone`: no other server may use the file. Administration may, beside a server.
    """
    if address.startswith(("postgresql://", "postgres://")):
        from burgomaster.server.store.postgresql import Postgresql

        return Postgresql(address)
    if "://" in address:
        raise BurgomasterError(f"--db is a file or postgresql://…, not {address.split('://')[0]}://…")
    from burgomaster.server.store.sqlite import Sqlite

    return Sqlite(Path(address), alone=alone)
