"""Moderation, for operators: everything here needs an operator's key, and changes go into the audit log."""

from __future__ import annotations

import time
from typing import Annotated, Literal

import msgspec

from burgomaster import __version__
from burgomaster.requests.shapes import Done
from burgomaster.server.api.endpoint import Ask, Ok, endpoint, table_named
from burgomaster.server.api.order import LineNumber, PlayerId
from burgomaster.server.api.shapes import SeatGiven
from burgomaster.server.doors import Doors
from burgomaster.server.moderation.blocks import BlockKind
from burgomaster.server.moderation.chat import ChatLine, lines, remove
from burgomaster.server.moderation.store import Block, Deed, Report
from burgomaster.server.people.names import names_of
from burgomaster.server.ratings.store import Withdrawn
from burgomaster.tables.judging import absence
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.person import clean_text
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import CLOSED, Table

_LONGEST_NOTE = 500
_AROUND = 60  # rows before and after a line that is looked at
_MOST_PEOPLE = 500
_LATEST = "g"  # after every id
Note = Annotated[str, msgspec.Meta(max_length=4000)]
TableId = Annotated[str, msgspec.Meta(max_length=16)]
MarkId = Annotated[str, msgspec.Meta(max_length=40, pattern="^[0-9a-f]*$")]
Limit = Annotated[int, msgspec.Meta(ge=1, le=200)]


class HouseState(msgspec.Struct):
    """State of the server. Counts of people, tables in memory and refusals are of the process that answers."""

    operator: str
    version: str
    process: str
    uptime: int  # seconds
    store: str
    ready: bool
    tables: int
    connections: int
    people: int
    reports: int
    blocks: int
    names_open: bool
    tables_open: bool
    said: str
    refusals: dict[str, int]


class Visitor(msgspec.Struct):
    """Somebody with a live connection to the process that answers; `player` is empty for who has no name."""

    player: str
    name: str
    address: str
    table: str
    seated: bool


class Visitors(msgspec.Struct):
    """Who is here now."""

    people: list[Visitor]


class DoorsSet(msgspec.Struct, forbid_unknown_fields=True):
    """May newcomers take a name, may tables be opened, and what people are told."""

    names: bool
    tables: bool
    said: Note = ""


class Blocking(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to block: a player's id, a name, or an address or network; for how long (null: for good), and why."""

    kind: BlockKind
    value: Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[^\x00]*$")]
    hours: Annotated[float, msgspec.Meta(gt=0, le=100_000)] | None = None
    note: Note = ""


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """Something by its id."""

    id: MarkId


class AllBlocks(msgspec.Struct):
    """Everybody who is blocked, newest first."""

    blocks: list[Block]


class ReportsWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Which reports, before an id."""

    state: Literal["open", "handled"] = "open"
    before: MarkId = ""
    limit: Limit = 50
    lang: str = ""


class Reported(Report, frozen=True, kw_only=True):
    """A report, and where the reported person is connected from now."""

    addresses: list[str]


class AllReports(msgspec.Struct):
    """Reports, newest first. For more, ask again with `before` = the last one's `id`."""

    reports: list[Reported]


class Answering(msgspec.Struct, forbid_unknown_fields=True):
    """What was done about a report; who made it can read the answer."""

    id: MarkId
    answer: Note = ""


class DeedsWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Lines of the audit log before an id."""

    before: MarkId = ""
    limit: Limit = 50
    lang: str = ""


class Audit(msgspec.Struct):
    """What was done, newest first. For more, ask again with `before` = the last one's `id`."""

    deeds: list[Deed]


class ChatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The lines of chat of a table, around a row; the last ones without `around`."""

    table: TableId
    around: LineNumber | None = None
    lang: str = ""


class ChatLines(msgspec.Struct):
    """Lines of chat, oldest first."""

    lines: list[ChatLine]


class LineOfTable(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    table: TableId
    seq: LineNumber


class SeatOfTable(msgspec.Struct, forbid_unknown_fields=True):
    """A seat at a table."""

    table: TableId
    seat: SeatGiven


class TableNamed(msgspec.Struct, forbid_unknown_fields=True):
    """A table."""

    table: TableId


class RatingWithdrawn(msgspec.Struct, forbid_unknown_fields=True):
    """Whose rating to withdraw, and why."""

    player: PlayerId
    note: Note = ""


class RatingGivenBack(msgspec.Struct, forbid_unknown_fields=True):
    """Whose rating to give back; do their games of the `past` count again too?"""

    player: PlayerId
    past: bool = False


class AllWithdrawn(msgspec.Struct):
    """Whose ratings are withdrawn, or have been: with `until`, games that ended before do not count."""

    ratings: list[Withdrawn]


def _note(text: str) -> str:
    """A note without control and format characters; it may be empty."""
    note = clean_text(text, _LONGEST_NOTE)
    if text.strip() and not note:
        raise Refused(422, "text", most=_LONGEST_NOTE)
    return note


@endpoint("GET", "/api/operator/state", HouseState, tag="operator", operator=True)
async def state(ask: Ask, _: None) -> HouseState:
    """State of the server."""
    server = ask.server
    house, doors = server.house, server.house.doors
    return HouseState(
        operator=ask.operator,
        version=__version__,
        process=house.process,
        uptime=int(time.monotonic() - server.metrics.started),
        store="PostgreSQL" if house.store.shared else "SQLite",
        ready=await house.store.ready(),
        tables=len(house.tables),
        connections=server.live.connections,
        people=len({watcher.player for _, watcher in server.live.watchers()} - {""}),
        reports=server.moderation.reports_open,
        blocks=len(server.moderation.blocks.all),
        names_open=doors.names,
        tables_open=doors.tables,
        said=doors.said,
        refusals=dict(sorted(server.metrics.refusals.items())),
    )


@endpoint("GET", "/api/operator/people", Visitors, tag="operator", operator=True)
async def visitors(ask: Ask, _: None) -> Visitors:
    """Who has a live connection to the process that answers, and from where; at most 500 of them."""
    found = {}
    for table, watcher in ask.server.live.watchers():
        person, address = watcher.peer.person, watcher.peer.address
        name = person.name if person else ""
        found[table, watcher.player, address] = Visitor(watcher.player, name, address, table, watcher.seat >= 0)
    return Visitors(list(found.values())[:_MOST_PEOPLE])


@endpoint("POST", "/api/operator/doors", Ok, body=DoorsSet, tag="operator", operator=True)
async def set_doors(ask: Ask, given: DoorsSet) -> Ok:
    """Close the server to newcomers, or to new tables, and open it again. Whoever is here plays on."""
    await ask.server.moderation.set_doors(ask.operator, Doors(given.names, given.tables, _note(given.said)))
    return Ok()


@endpoint("GET", "/api/operator/blocks", AllBlocks, tag="operator", operator=True)
async def all_blocks(ask: Ask, _: None) -> AllBlocks:
    """Everybody who is blocked."""
    return AllBlocks(await ask.server.moderation.store.blocks())


@endpoint("POST", "/api/operator/block", Block, body=Blocking, tag="operator", operator=True)
async def block(ask: Ask, given: Blocking) -> Block:
    """Block a player, a name or a network: their live connections end, and whatever they ask is refused."""
    return await ask.server.moderation.block(ask.operator, given.kind, given.value, given.hours, _note(given.note))


@endpoint("POST", "/api/operator/unblock", Ok, body=Named, tag="operator", operator=True)
async def unblock(ask: Ask, given: Named) -> Ok:
    """Remove a block."""
    await ask.server.moderation.unblock(ask.operator, given.id)
    return Ok()


@endpoint("GET", "/api/operator/reports", AllReports, query=ReportsWanted, tag="operator", operator=True)
async def reports(ask: Ask, given: ReportsWanted) -> AllReports:
    """What players have reported."""
    found = await ask.server.moderation.store.reports(given.state, given.before or _LATEST, given.limit)
    where: dict[str, set[str]] = {}
    for _, watcher in ask.server.live.watchers():
        where.setdefault(watcher.player, set()).add(watcher.peer.address)
    return AllReports(
        [Reported(**msgspec.structs.asdict(one), addresses=sorted(where.get(one.reported, ()))) for one in found]
    )


@endpoint("POST", "/api/operator/answer", Ok, body=Answering, tag="operator", operator=True)
async def answer(ask: Ask, given: Answering) -> Ok:
    """Mark a report as handled."""
    await ask.server.moderation.answer(ask.operator, given.id, _note(given.answer))
    return Ok()


@endpoint("GET", "/api/operator/chat", ChatLines, query=ChatWanted, tag="operator", operator=True)
async def chat_lines(ask: Ask, given: ChatWanted) -> ChatLines:
    """What was said at a table."""
    live = await table_named(ask.server, given.table)
    await live.catch_up_if_shared()
    middle = live.table.seq if given.around is None else given.around
    return ChatLines(await lines(ask.server.house, live.table.id, middle - _AROUND, middle + _AROUND))


@endpoint("POST", "/api/operator/unsay", Done, body=LineOfTable, tag="operator", operator=True)
async def unsay(ask: Ask, given: LineOfTable) -> dict[str, int]:
    """Remove a line of chat. Nobody is shown its text any more; the audit log keeps it."""
    live = await table_named(ask.server, given.table)
    return {"seq": await remove(ask.server.house, live, given.seq, ask.operator, "house")}


@endpoint("POST", "/api/operator/resign", Done, body=SeatOfTable, tag="operator", operator=True)
async def resign_seat(ask: Ask, given: SeatOfTable) -> dict[str, int]:
    """Give up for a person who sits at a table, such as one who is blocked: the others can finish."""
    live = await table_named(ask.server, given.table)
    await live.catch_up_if_shared()
    absence.resign_for(live.table, given.seat)  # refused, if so, before it goes into the audit log
    await _done(ask, "resign", f"table {given.table} seat {given.seat}", live.table.seats[given.seat].name)
    return {"seq": await live.submit(lambda table: absence.resign_for(table, given.seat))}


@endpoint("POST", "/api/operator/close", Done, body=TableNamed, tag="operator", operator=True)
async def close_table(ask: Ask, given: TableNamed) -> dict[str, int]:
    """Close a table for good, whatever happens at it."""
    live = await table_named(ask.server, given.table)
    await live.catch_up_if_shared()
    _closed(live.table)
    await _done(ask, "close", f"table {given.table}")
    return {"seq": await live.submit(_closed)}


@endpoint("GET", "/api/operator/ratings/withdrawn", AllWithdrawn, tag="operator", operator=True)
async def withdrawn_ratings(ask: Ask, _: None) -> AllWithdrawn:
    """Whose ratings are withdrawn."""
    return AllWithdrawn(await ask.server.ratings.store.withdrawn())


@endpoint("POST", "/api/operator/ratings/withdraw", Ok, body=RatingWithdrawn, tag="operator", operator=True)
async def withdraw_rating(ask: Ask, given: RatingWithdrawn) -> Ok:
    """Let none of somebody's games count, for anybody: all ratings are worked out anew without them."""
    if not await names_of(ask.server.house.store, [given.player]):
        raise Refused(404, "not-found")
    store, note = ask.server.ratings.store, _note(given.note)
    await store.withdraw(given.player, ask.server.house.now(), ask.operator, note)
    return Ok()


@endpoint("POST", "/api/operator/ratings/give-back", Ok, body=RatingGivenBack, tag="operator", operator=True)
async def give_back_rating(ask: Ask, given: RatingGivenBack) -> Ok:
    """Let somebody's games count again: all of them (`past`), or those that are not over yet."""
    store = ask.server.ratings.store
    if not await store.give_back(given.player, ask.server.house.now(), ask.operator, past=given.past):
        raise Refused(404, "not-found")
    return Ok()


@endpoint("GET", "/api/operator/audit", Audit, query=DeedsWanted, tag="operator", operator=True)
async def audit(ask: Ask, given: DeedsWanted) -> Audit:
    """What operators and hosts have done. Nothing is ever taken out of it."""
    return Audit(await ask.server.moderation.store.audit(given.before or _LATEST, given.limit))


async def _done(ask: Ask, what: str, whom: str, note: str = "") -> None:
    await ask.server.moderation.store.done(ask.server.house.now(), ask.operator, what, whom, note)


def _closed(table: Table) -> Draft:
    if table.status == CLOSED:
        raise Refused(409, "closed")
    return Draft("close")
