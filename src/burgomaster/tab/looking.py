"""The house, its people and tables, a log and a game file: what a device tells from its own keeping."""

from __future__ import annotations

import contextlib
import json
from typing import Annotated, Any

from burgomaster import __version__
from burgomaster.requests.editions import EditionTried
from burgomaster.requests.shapes import NameGiven
from burgomaster.requests.tables import Opening, Slice
from burgomaster.tab.device_table import DeviceTable, PageWatcher
from burgomaster.tab.requests import LONGEST_BODY, Answer, DeviceAsk, answers
from burgomaster.tab.thinking import prospects
from burgomaster.tables.fields import Given, Text
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging import absence
from burgomaster.tables.judging.draft import check_host
from burgomaster.tables.judging.seating import LONGEST_NONCE
from burgomaster.tables.judging.talk import LONGEST_CHAT
from burgomaster.tables.listed import in_words
from burgomaster.tables.offer import offer
from burgomaster.tables.person import clean_name
from burgomaster.tables.prospects import check_rules, ended, seat_that_asks
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Setup, setup_from
from burgomaster.tables.table import NOBODY
from burgomaster.tables.told import whole

LONGEST_FILE = 1_000_000  # characters of a game file; the longest games have a tenth of it


class FileGiven(Given):
    """A game file."""

    text: Annotated[str, Text(LONGEST_FILE)]


@answers("GET", "/api/house")
async def house(ask: DeviceAsk, _: None) -> Any:
    """What this house offers."""
    limits = {"chat": LONGEST_CHAT, "word": LONGEST_NONCE, "body": LONGEST_BODY, "tables": 0, "connections": 0}
    return {"version": __version__, **offer(ask.lang), "limits": limits, "ratings": False, "notice": None}


@answers("GET", "/api/me")
async def who_am_i(ask: DeviceAsk, _: None) -> Any:
    """Who asks."""
    return {"me": None if ask.person is None else {"id": ask.person.id, "name": ask.person.name}}


@answers("POST", "/api/me", body=NameGiven)
async def say_who(ask: DeviceAsk, given: NameGiven) -> Any:
    """Choose a name."""
    person = await ask.house.call(ask.who, clean_name(given.name))
    return {"id": person.id, "name": person.name}


@answers("GET", "/api/tables")
async def tables(ask: DeviceAsk, _: None) -> Any:
    """All tables of this device, last touched first."""
    await ask.house.settled()
    found = [json.loads(kept) for _, kept in await ask.house.keeper.all("list/")]
    found.sort(key=lambda one: -one["touched"])
    told = [{**one, "summary": in_words(one["summary"], ask.lang), "your_turn": None} for one in found]
    return {"tables": told, "more": None}


@answers("POST", "/api/tables", body=Opening)
async def open_table(ask: DeviceAsk, given: Opening) -> Any:
    """Open a table. Anybody may, and it counts for nobody's rating."""
    person, chosen = ask.known(), {**vars(given), "rated": False}
    setup = setup_from({name: chosen[name] for name in Setup.FIELDS if name in chosen})
    return _whole(ask, await ask.house.create(setup, person, given.client_id, committed=given.commitment))


@answers("POST", "/api/files", body=FileGiven, longest=LONGEST_FILE + 1000)
async def open_file(ask: DeviceAsk, given: FileGiven) -> Any:
    """Open a game file, of any table and anybody."""
    return _whole(ask, await ask.house.open_file(given.text))


def _whole(ask: DeviceAsk, live: DeviceTable) -> dict[str, Any]:
    seen = ask.looks_at(live)
    return whole(seen.table, seen.secret, seen.seat, ask.lang, seen.present, outlook=ask.outlook)


@answers("GET", "/api/tables/{table}/log", query=Slice)
async def log(ask: DeviceAsk, given: Slice) -> Any:
    """What happened, row by row, in words. A server keeps what it has told, and tells it piece by piece."""
    live = await ask.table()
    shown, _, seat, _ = ask.looks_at(live)
    until = min(shown.seq, given.after + given.limit)
    rows = [
        change.told(seat, ask.lang, current=False, outlook=ask.outlook)
        for change in (live.history(given.after, until) if given.after < until else ())
    ]
    return {"rows": rows, "seq": shown.seq}


@answers("GET", "/api/tables/{table}/record")
async def record(ask: DeviceAsk, _: None) -> Any:
    """The game file."""
    live = await ask.table()
    if ask.looks_at(live).table.line is None:
        raise Refused(409, "not-started")
    return Answer(200, live.file or record_text(live.table, live.secret), "text/plain; charset=utf-8")


@answers("GET", "/api/tables/{table}/chances")
async def chances(ask: DeviceAsk, _: None) -> Any:
    """How the chances to win stood after each move, as a bot sees them."""
    live = await ask.table()
    table, rows = ask.looks_at(live).table, list(live.rows)
    seat = seat_that_asks(table, ask.person)
    check_rules(table, rows)
    known = live.prospects.setdefault(seat, {})
    found = await prospects(ask.house.workshop.thinker, rows, seat, ask.house.keys.seed(table.id, 0), known)
    if table.result:
        found = ended(found, table.result, rows)
    return {"chances": [{"seq": seq, "chances": each} for seq, each in found]}


async def watch(ask: DeviceAsk, watcher: PageWatcher, since: int | None) -> DeviceTable:
    """Show a table to a page: everything so far, or since a row, and then whatever happens."""
    ask.looks_at(live := await ask.table())
    await live.catch_up_if_shared()
    person = ask.person
    seat = watcher.seat_at(live.table)
    if seat != NOBODY and absence.is_missed(live.table, seat):
        with contextlib.suppress(Refused):  # welcome back
            await live.submit(lambda table: absence.back(table, person))
    live.watch(watcher, since)
    return live


@answers("POST", "/api/games/{game}/editions/balance", body=EditionTried)
async def balance_edition(_ask: DeviceAsk, _given: EditionTried) -> Any:
    """Thousands of games take compiled code, which a browser's Python has not."""
    raise Refused(409, "balance-elsewhere")


@answers("GET", "/api/tables/{table}/invites")
async def invites(ask: DeviceAsk, _: None) -> Any:
    """No link leads to a device: whoever wants to sit down sits down at it."""
    check_host((await ask.table()).table, ask.person)
    return {"invites": [], "to_all": None}
