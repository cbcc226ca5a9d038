"""What `burgomaster admin` does with the database itself, also while the server runs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import msgspec

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.house import House
from burgomaster.server.moderation.store import ModerationStore
from burgomaster.server.store import database_exists, store_at
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import CLOSED, Table
from burgomaster.tables.told import table_part
from burgomaster.tables.value import as_data

COMMAND_LINE = "the command line"  # who can read the database needs no key
Work = Callable[[House], Awaitable[str]]


def administer(address: str, work: Work) -> str:
    """Open a database, do something with its tables, and return the text to print."""
    if not database_exists(address):
        raise BurgomasterError(f"there is no database at {address}")

    async def run() -> str:
        house = House(store_at(address, alone=False))
        await house.open()
        try:
            return await work(house)
        finally:
            await house.close()

    try:
        return asyncio.run(run())
    except Refused as refused:
        raise BurgomasterError(refused.text("en")) from None
    except StoreDown as problem:
        raise BurgomasterError(f"the tables cannot be read or written: {problem}") from None


async def every_table_as_json(house: House) -> str:
    """All tables, as JSON."""
    tables = [msgspec.structs.asdict(listing) for listing in await house.store.every_table()]
    return msgspec.json.encode({"tables": tables}).decode()


async def every_table(house: House) -> str:
    """All tables, one per line, last touched first."""
    lines = []
    for listing in await house.store.every_table():
        seats = ", ".join(seat["name"] for seat in msgspec.json.decode(listing.summary)["seats"])
        touched = datetime.fromtimestamp(listing.touched / 1000, UTC).isoformat(" ", "seconds")
        lines.append(f"{listing.id}  {listing.status:<8} {listing.game:<17} {touched}  {seats}")
    return "\n".join(lines) or "There are no tables."


def one_table(name: str) -> Work:
    """Everything about a table that is not secret."""

    async def work(house: House) -> str:
        table = (await house.table(name)).table
        shown = {
            "id": table.id,
            "seq": table.seq,
            "game": table.agreed.name,
            "setup": as_data(table.setup),
            "table": {key: value for key, value in table_part(table, b"", "en").items() if key != "secret"},
        }
        return json.dumps(shown, indent=2, ensure_ascii=False)

    return work


def closed_table(name: str) -> Work:
    """Close a table for good. A running server hears of it at once on PostgreSQL, otherwise with its next row."""

    def judge(table: Table) -> Draft:
        if table.status == CLOSED:
            raise Refused(409, "closed")
        return Draft("close")

    async def work(house: House) -> str:
        live = await house.table(name)
        await live.submit(judge)
        return f"Table {live.table.id} is closed."

    return work


def exported_table(name: str) -> Work:
    """The game file of a table; with the dice's secret only when the game is over."""

    async def work(house: House) -> str:
        live = await house.table(name)
        if live.table.line is None:
            raise Refused(409, "not-started")
        return (live.record or record_text(live.table, live.secret)).rstrip("\n")

    return work


def operator_key(label: str, *, renew: bool = False) -> Work:
    """The key of an operator; made if there is none, or if `renew`. A running server knows it at once."""

    async def work(house: House) -> str:
        turn = await ModerationStore(house.store).add_operator(label, house.now(), COMMAND_LINE, renew=renew)
        return house.identity.operator_key(label, turn)

    return work


def forgotten_key(label: str) -> Work:
    """Withdraw the key of an operator."""

    async def work(house: House) -> str:
        kept = ModerationStore(house.store)
        if await kept.operator(label) is None:
            raise BurgomasterError(f"there is no key {label}")
        await kept.drop_operator(label, house.now(), COMMAND_LINE)
        return f"The key {label} is forgotten."

    return work


async def every_key(house: House) -> str:
    """The labels of all operators' keys."""
    return (
        "\n".join(await ModerationStore(house.store).operators())
        or "There are no keys; burgomaster admin key makes one."
    )
