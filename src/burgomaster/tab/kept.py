"""How tables lie in the keeper: every row of a log under a key of its own, so that nothing is ever written over."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.tab.outside import DeviceKeeper
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row, Stored
from burgomaster.tables.table import Table, fold
from burgomaster.tables.value import as_data


class Kept(NamedTuple):
    """A table as it was read back."""

    table: Table
    secret: bytes
    rows: list[Row]


async def keep_first(keeper: DeviceKeeper, row: Row, secret: bytes) -> bool:
    """Keep a new table: its first row, with the secret of its dice. False if it is there already."""
    return await keeper.add(_key(row.table, row.seq), _text({**as_data(row), "secret": secret.hex()}))


async def keep_row(keeper: DeviceKeeper, row: Row) -> bool:
    """Keep the next row; False if another tab has kept one of this number, or the table is deleted."""
    return await keeper.add(_key(row.table, row.seq), _text(as_data(row)), first_key(row.table))


async def rows_after(keeper: DeviceKeeper, table: str, seq: int) -> list[Row]:
    """The rows of a table after this one; refused if it was deleted."""
    found = await keeper.all(f"row/{table}/", _key(table, seq - 1))
    if not found:
        raise Refused(404, "no-table")
    found = found[1:]  # the one that is known
    return [_row(json.loads(text)) for _, text in found]


async def read_table(keeper: DeviceKeeper, table: str) -> Kept:
    """A table from its log."""
    found = await keeper.all(f"row/{table}/")
    if not found:
        raise Refused(404, "no-table")
    try:
        told = [json.loads(text) for _, text in found]
        secret = bytes.fromhex(told[0].pop("secret"))
        rows = [_row(one) for one in told]
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            raise ValueError("rows are missing")
        host = rows[0].data["host"]
        stored = Stored(id=table, game="", host=host, secret=secret, rows=rows, snapshot=None, record=None)
        return Kept(fold(stored), secret, rows)
    except (BurgomasterError, ValueError, TypeError, KeyError) as problem:  # somebody has meddled with what was kept
        raise Refused(409, "unreadable", problem=str(problem)) from None


def first_key(table: str) -> str:
    """Where a table's first row lies: a table that has none is no more."""
    return _key(table, 1)


def _key(table: str, seq: int) -> str:
    return f"row/{table}/{seq:09}"


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _row(data: dict[str, Any]) -> Row:
    return Row(**data)
