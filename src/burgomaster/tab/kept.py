"""How tables lie in the keeper: every row of a log under a key of its own, so that nothing is ever written over."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from typing import Any, NamedTuple

from burgomaster.games.kernel.errors import BadRecord, BurgomasterError
from burgomaster.play.dice import OF_DEVICE
from burgomaster.play.record import Record
from burgomaster.tab.outside import DeviceKeeper
from burgomaster.tables.from_file import rows_of_file
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row, Stored
from burgomaster.tables.table import Table, fold
from burgomaster.tables.value import as_data


class Kept(NamedTuple):
    """A table as it was read back."""

    table: Table
    secret: bytes
    rows: list[Row]
    file: str = ""  # the game file that it is, if it is one


FILE = OF_DEVICE + "file-"  # how the ids of game files begin


def file_id(text: str) -> str:
    """The id under which a game file is kept: the same file is kept once."""
    return FILE + hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


async def keep_file(keeper: DeviceKeeper, text: str) -> Kept:
    """Keep a game file, which is read and checked first."""
    kept = _from_file(file_id(text), text)
    await keeper.add(first_key(kept.table.id), text)
    return kept


def _from_file(table: str, text: str) -> Kept:
    try:
        record = Record.parse(text)
        rows = rows_of_file(record, table, _moment(record.date))
    except BadRecord as wrong:
        raise Refused(422, "bad-file", line=wrong.line or 0, problem=wrong.problem) from None
    except BurgomasterError as wrong:
        raise Refused(422, "bad-file", line=0, problem=str(wrong)) from None
    secret = record.secret or b""
    return Kept(_folded(table, rows, secret), secret, rows, text)


def _moment(date: str) -> int:
    """The day a file names, in milliseconds since 1970; the beginning of time where it names none."""
    try:
        return int(datetime.fromisoformat(date[:10]).replace(tzinfo=UTC).timestamp() * 1000)
    except ValueError:
        return 0


def _folded(table: str, rows: list[Row], secret: bytes) -> Table:
    host = rows[0].data["host"]
    return fold(Stored(id=table, game="", host=host, secret=secret, rows=rows, snapshot=None, record=None))


async def keep_first(keeper: DeviceKeeper, row: Row, secret: bytes) -> bool:
    """Keep a new table: its first row, with the secret of its dice. False if it is there already."""
    return await keeper.add(_key(row.table, row.seq), _text({**as_data(row), "secret": secret.hex()}))


async def keep_row(keeper: DeviceKeeper, row: Row) -> bool:
    """Keep the next row; False if another tab has kept one of this number, or the table is deleted."""
    return await keeper.add(_key(row.table, row.seq), _text(as_data(row)), first_key(row.table))


async def rows_after(keeper: DeviceKeeper, table: str, seq: int) -> list[Row]:
    """The rows of a table after this one; refused if it was deleted."""
    if table.startswith(FILE):  # nothing happens in a file
        if not await keeper.all(first_key(table)):
            raise Refused(404, "no-table")
        return []
    found = await keeper.all(f"row/{table}/", _key(table, seq - 1))
    if not found:
        raise Refused(404, "no-table")
    found = found[1:]  # the one that is known
    return [_row(json.loads(text)) for _, text in found]


async def read_table(keeper: DeviceKeeper, table: str) -> Kept:
    """A table from its log, or from its file."""
    if table.startswith(FILE):
        kept = await keeper.all(first_key(table))
        if not kept:
            raise Refused(404, "no-table")
        return _from_file(table, kept[0][1])
    found = await keeper.all(f"row/{table}/")
    if not found:
        raise Refused(404, "no-table")
    try:
        told = [json.loads(text) for _, text in found]
        secret = bytes.fromhex(told[0].pop("secret"))
        rows = [_row(one) for one in told]
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            raise ValueError("rows are missing")
        return Kept(_folded(table, rows, secret), secret, rows)
    except (BurgomasterError, ValueError, TypeError, KeyError) as problem:  # somebody has meddled with what was kept
        raise Refused(409, "unreadable", problem=str(problem)) from None


def first_key(table: str) -> str:
    """Where a table's first row lies, or its file: a table that has none is no more."""
    return f"file/{table}" if table.startswith(FILE) else _key(table, 1)


def _key(table: str, seq: int) -> str:
    return f"row/{table}/{seq:09}"


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _row(data: dict[str, Any]) -> Row:
    return Row(**data)
