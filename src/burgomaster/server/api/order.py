"""Moderation, for players: reports, one's own block list, and removing a line of chat as the host."""

from __future__ import annotations

from typing import Annotated

import msgspec

from burgomaster.requests.shapes import Done
from burgomaster.server.api.endpoint import Ask, Ok, endpoint
from burgomaster.server.api.shapes import SeatGiven
from burgomaster.server.live import shown_to
from burgomaster.server.moderation.chat import line, remove
from burgomaster.server.moderation.store import OPEN, Report, new_id
from burgomaster.tables.judging.draft import check_host, check_seat
from burgomaster.tables.person import clean_text
from burgomaster.tables.refused import Refused
from burgomaster.tables.told import may_watch

LONGEST_WHY = 500
PlayerId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
LineNumber = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]


class LineNamed(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat, by the `seq` of its row."""

    seq: LineNumber


class Reporting(msgspec.Struct, forbid_unknown_fields=True):
    """Who behaves badly, in which line of chat if it was one, and what is wrong."""

    seat: SeatGiven
    why: Annotated[str, msgspec.Meta(max_length=4000)]
    seq: LineNumber | None = None


class OwnReport(msgspec.Struct):
    """A report of yours, and what an operator answered."""

    id: str
    at: int
    table: str
    name: str
    why: str
    state: str
    answer: str


class OwnReports(msgspec.Struct):
    """Your last reports, newest first."""

    reports: list[OwnReport]


class Unwanted(msgspec.Struct):
    """Somebody you have blocked."""

    player: str
    name: str
    at: int


class AllUnwanted(msgspec.Struct):
    """Everybody you have blocked."""

    blocked: list[Unwanted]


class Shunning(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to block, or unblock; `name` is for your own list."""

    player: PlayerId
    blocked: bool
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


@endpoint("POST", "/api/tables/{table}/unsay", Done, body=LineNamed, tag="talk")
async def unsay_line(ask: Ask, given: LineNamed) -> dict[str, int]:
    """Host: remove a line of chat. Nobody is shown its text any more."""
    live = await ask.table()
    check_host(live.table, ask.person)
    person = ask.known()
    return {"seq": await remove(ask.server.house, live, given.seq, f"host {person.name} ({person.id})", "host")}


@endpoint("POST", "/api/tables/{table}/report", Ok, body=Reporting, tag="talk")
async def report(ask: Ask, given: Reporting) -> Ok:
    """Report somebody's behaviour to the server's operators. Nobody at the table is told."""
    live = await ask.table()
    person, moderation, table = ask.known(), ask.server.moderation, live.table
    own = table.seat_of(person.id)
    if not may_watch(table, own):
        raise Refused(403, "spectators-off")
    check_seat(table, given.seat)
    why = clean_text(given.why, LONGEST_WHY)
    if not why:
        raise Refused(422, "text", most=LONGEST_WHY)
    moderation.check_report_rate(person, ask.address)
    reported, name, said = table.seats[given.seat].player, table.seats[given.seat].name, ""
    if given.seq is not None:
        if given.seq > shown_to(live, own).seq:
            raise Refused(404, "no-line")
        found = await line(ask.server.house, table.id, given.seq)
        if found.seat != given.seat:
            raise Refused(404, "no-line")
        reported, name, said = found.player, found.name, found.text
    if not reported:
        raise Refused(409, "nobody-there")
    if reported == person.id:
        raise Refused(409, "report-own")
    now = ask.server.house.now()
    kept = Report(
        id=new_id(now),
        at=now,
        table=table.id,
        seat=given.seat,
        line=given.seq or 0,
        reported=reported,
        reported_name=name,
        reporter=person.id,
        reporter_name=person.name,
        why=why,
        said=said,
        state=OPEN,
        answer="",
        who="",
    )
    await moderation.report(kept)
    return Ok()


@endpoint("GET", "/api/me/reports", OwnReports, tag="people")
async def my_reports(ask: Ask, _: None) -> OwnReports:
    """What you have reported, and what came of it."""
    found = await ask.server.moderation.store.reports_of(ask.known().id)
    return OwnReports([OwnReport(r.id, r.at, r.table, r.reported_name, r.why, r.state, r.answer) for r in found])


@endpoint("GET", "/api/me/blocked", AllUnwanted, tag="people")
async def my_blocked(ask: Ask, _: None) -> AllUnwanted:
    """Whom you have blocked."""
    found = await ask.server.moderation.store.shunned(ask.known().id)
    return AllUnwanted([Unwanted(one.player, one.name, one.at) for one in found])


@endpoint("POST", "/api/me/blocked", Ok, body=Shunning, tag="people")
async def block_player(ask: Ask, given: Shunning) -> Ok:
    """Block a player, or no longer: they cannot sit down at your tables, and you do not hear them at any."""
    person, moderation = ask.known(), ask.server.moderation
    if given.player == person.id:
        raise Refused(409, "block-own")
    if given.blocked:
        await moderation.shun(person, given.player, clean_text(given.name, 40))
    else:
        await moderation.unshun(person, given.player)
    return Ok()
