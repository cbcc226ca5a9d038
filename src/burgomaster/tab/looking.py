"""What there is to see: the house, its people and tables, a table, its log, its game file, how it stood."""

from __future__ import annotations

import contextlib
import json
from typing import Any

from burgomaster import __version__
from burgomaster.play.printed import book_of, printed, title_of
from burgomaster.tab.bodies import CLIENT_ID, DIGEST, LONGEST_BODY, anything, checked, number, text
from burgomaster.tab.device_table import DeviceTable, PageWatcher, present
from burgomaster.tab.requests import Answer, DeviceAsk, answers
from burgomaster.tab.thinking import prospects
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging import absence
from burgomaster.tables.judging.draft import seat_of
from burgomaster.tables.judging.seating import LONGEST_NONCE
from burgomaster.tables.judging.talk import LONGEST_CHAT
from burgomaster.tables.known import known, position_after
from burgomaster.tables.listed import in_words
from burgomaster.tables.noting import LONGEST_NOTE, MOST_NOTES, note_text
from burgomaster.tables.numbers import in_numbers
from burgomaster.tables.offer import offer
from burgomaster.tables.person import clean_name
from burgomaster.tables.prospects import check_rules, ended, seat_that_asks
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Setup, setup_from
from burgomaster.tables.table import ENDED, NOBODY
from burgomaster.tables.told import whole

_MOST_ROWS = 200
LONGEST_FILE = 1_000_000  # characters of a game file; the longest games have a tenth of it


@answers("GET", "/api/house")
async def house(ask: DeviceAsk) -> Any:
    """What this house offers."""
    limits = {"chat": LONGEST_CHAT, "word": LONGEST_NONCE, "body": LONGEST_BODY, "tables": 0, "connections": 0}
    return {"version": __version__, **offer(ask.lang), "limits": limits, "ratings": False, "notice": None}


@answers("GET", "/api/me")
async def who_am_i(ask: DeviceAsk) -> Any:
    """Who asks."""
    return {"me": None if ask.person is None else {"id": ask.person.id, "name": ask.person.name}}


@answers("POST", "/api/me", name=text(200))
async def say_who(ask: DeviceAsk) -> Any:
    """Choose a name."""
    person = await ask.house.call(ask.who, clean_name(ask.body["name"]))
    return {"id": person.id, "name": person.name}


@answers("GET", "/api/tables")
async def tables(ask: DeviceAsk) -> Any:
    """All tables of this device, last touched first."""
    await ask.house.settled()
    found = [json.loads(kept) for _, kept in await ask.house.keeper.all("list/")]
    found.sort(key=lambda one: -one["touched"])
    told = [{**one, "summary": in_words(one["summary"], ask.lang), "your_turn": None} for one in found]
    return {"tables": told, "more": None}


_OPENING = {name: anything(None) for name in Setup.FIELDS}


@answers("POST", "/api/tables", LONGEST_BODY, **_OPENING, client_id=CLIENT_ID, commitment=(DIGEST[0], ""))
async def open_table(ask: DeviceAsk) -> Any:
    """Open a table."""
    person, given = ask.known(), ask.body
    setup = setup_from({name: given[name] for name in Setup.FIELDS if given[name] is not None})
    live = await ask.house.create(setup, person, given["client_id"], committed=given["commitment"])
    return _whole(ask, live)


@answers("POST", "/api/files", longest=LONGEST_FILE + 1000, text=text(LONGEST_FILE))
async def open_file(ask: DeviceAsk) -> Any:
    """Open a game file, of any table and anybody."""
    return _whole(ask, await ask.house.open_file(ask.body["text"]))


@answers("GET", "/api/tables/*")
async def one_table(ask: DeviceAsk) -> Any:
    """A whole table as one may know it."""
    return _whole(ask, await ask.watched())


def _whole(ask: DeviceAsk, live: DeviceTable) -> dict[str, Any]:
    here = present(live.table)
    return whole(live.table, live.secret, ask.seat_at(live), ask.lang, here, outlook=ask.outlook)


@answers("GET", "/api/tables/*/figures")
async def figures(ask: DeviceAsk) -> Any:
    """The figures a table plays by."""
    agreed = (await ask.watched()).table.agreed
    return {"edition": agreed.edition, "figures": printed(agreed)}


@answers("GET", "/api/tables/*/book")
async def book(ask: DeviceAsk) -> Any:
    """The rulebook a table plays by, with its figures, names and options."""
    agreed = (await ask.watched()).table.agreed
    book = book_of(agreed, ask.lang)
    return {"edition": agreed.edition, "title": title_of(agreed), "figures": printed(agreed), "book": book}


@answers("GET", "/api/tables/*/log")
async def log(ask: DeviceAsk) -> Any:
    """What happened, row by row, in words."""
    live = await ask.watched()
    given = {key: int(ask.query[key]) for key in ("after", "limit") if ask.query.get(key, "").isdecimal()}
    asked = checked(given, {"after": number(default=0), "limit": number(1, _MOST_ROWS, _MOST_ROWS)})
    after, seat = asked["after"], ask.seat_at(live)
    until = min(live.table.seq, after + asked["limit"])
    rows = [
        change.told(seat, ask.lang, current=False, outlook=ask.outlook)
        for change in (live.history(after, until) if after < until else ())
    ]
    return {"rows": rows, "seq": live.table.seq}


@answers("GET", "/api/tables/*/record")
async def record(ask: DeviceAsk) -> Any:
    """The game file."""
    live = await ask.watched()
    if live.table.line is None:
        raise Refused(409, "not-started")
    return Answer(200, live.file or record_text(live.table, live.secret), "text/plain; charset=utf-8")


@answers("GET", "/api/tables/*/review")
async def review(ask: DeviceAsk) -> Any:
    """A game in numbers."""
    live = await ask.watched()
    if live.table.line is None:
        raise Refused(409, "not-started")
    return in_numbers(live.table, live.rows, ask.lang)


@answers("GET", "/api/tables/*/chances")
async def chances(ask: DeviceAsk) -> Any:
    """How the chances to win stood after each move, as a bot sees them."""
    live = await ask.watched()
    table, rows = live.table, list(live.rows)
    seat = seat_that_asks(table, ask.person)
    check_rules(table, rows)
    known = live.prospects.setdefault(seat, {})
    found = await prospects(ask.house.workshop.thinker, rows, seat, ask.house.keys.seed(table.id, 0), known)
    if table.result:
        found = ended(found, table.result, rows)
    return {"chances": [{"seq": seq, "chances": each} for seq, each in found]}


@answers("GET", "/api/tables/*/position")
async def position(ask: DeviceAsk) -> Any:
    """The position as one may know it, packed for an engine."""
    live = await ask.watched()
    table, found = live.table, live.table.position
    seat = seat_that_asks(table, ask.person)
    if table.status == ENDED:
        check_rules(table, live.rows)
        given = {"at": int(ask.query["at"])} if ask.query.get("at", "").isdecimal() else {}
        at = checked(given, {"at": number(default=0)})["at"]
        found = position_after(live.rows, min(at or table.seq, table.seq))
    if found is None:
        raise Refused(409, "not-started")
    return known(table, found, seat, ask.house.keys.seed(table.id, table.moved), ask.lang)


@answers("GET", "/api/tables/*/notes")
async def my_notes(ask: DeviceAsk) -> Any:
    """What one has noted at a table where one played."""
    return {"notes": await _notes(ask, (await ask.table()).table.id)}


@answers("POST", "/api/tables/*/notes", seq=number(1), text=text(4 * LONGEST_NOTE))
async def note_move(ask: DeviceAsk) -> Any:
    """Write a note at a move; an empty one removes it."""
    table, given = (await ask.table()).table, ask.body
    before = await _notes(ask, table.id)
    if given["seq"] > table.seq:
        raise Refused(404, "no-move")
    written = note_text(given["text"])
    others = [one for one in before if one["seq"] != given["seq"]]
    if written and len(others) >= MOST_NOTES:
        raise Refused(409, "too-many-notes", most=MOST_NOTES)
    note = {"seq": given["seq"], "text": written, "at": ask.house.workshop.now()}
    await ask.house.put(f"note/{table.id}/{ask.known().id}/{given['seq']:09}", note, table.id)
    return {"notes": await _notes(ask, table.id)}


async def _notes(ask: DeviceAsk, table: str) -> list[dict[str, Any]]:
    person = ask.known()
    seat_of((await ask.house.table(table)).table, person)
    kept = [json.loads(text) for _, text in await ask.house.keeper.all(f"note/{table}/{person.id}/")]
    return [note for note in kept if note["text"]]


async def watch(ask: DeviceAsk, watcher: PageWatcher, since: int | None) -> DeviceTable:
    """Show a table to a page: everything so far, or since a row, and then whatever happens."""
    live = await ask.watched()
    await live.catch_up()
    person, seat = ask.person, ask.seat_at(live)
    if seat != NOBODY and absence.is_missed(live.table, seat):
        with contextlib.suppress(Refused):  # welcome back
            await live.submit(lambda table: absence.back(table, person))
    live.watch(watcher, since)
    return live
