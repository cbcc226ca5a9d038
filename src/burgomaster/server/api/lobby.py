"""The house and its tables: what there is to play, the lists, opening a table."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from burgomaster import __version__
from burgomaster.requests import tables
from burgomaster.requests.shapes import Listings, Whole
from burgomaster.requests.tables import Opening
from burgomaster.server.api.endpoint import Ask, as_any_house, endpoint
from burgomaster.server.store.base import Store
from burgomaster.server.store.rows import Listing
from burgomaster.tables.judging.seating import LONGEST_NONCE
from burgomaster.tables.judging.talk import LONGEST_CHAT
from burgomaster.tables.listed import in_words as summary_in_words
from burgomaster.tables.offer import offer
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Setup, setup_from
from burgomaster.tables.told import whole

_log = logging.getLogger("burgomaster.lobby")

_LATEST = 2**62
_OF_BOTS = 2**50  # ms: further back than any table
_EVERYTHING = 2**52  # ms: later than any table


class OptionKnown(msgspec.Struct):
    """A table option of a game; the default is the first value, unless the edition says otherwise."""

    name: str
    values: tuple[str, ...]
    said: str
    called: tuple[str, ...]  # the values, as people call them
    measured: str  # what it changes, in a sentence, where that was measured; else empty
    why: str  # where the rulebook can be read in several ways: its words, and why the default is as it is; else empty


class GameKnown(msgspec.Struct):
    """A game this house has. `title`, `about` and `duration` are in your language."""

    name: str
    title: str
    about: str  # what one does in it, in a sentence
    duration: str  # of a game among people
    rules: int
    fewest: int
    most: int
    private: bool  # does a seat know things that others may not see?
    editions: tuple[str, ...]
    options: list[OptionKnown]
    bots: tuple[str, ...]  # those that can play it
    default_bot: str  # the bot that plays where none is named
    advice: bool  # can bots give hints, and evaluate positions?
    puzzles: int  # how many it has


class BotKnown(msgspec.Struct):
    """A bot this house has. Levels rise with strength; 0 has none. `title` and `means` are in your language."""

    name: str
    level: int
    title: str
    means: str


class HouseKnown(msgspec.Struct):
    """What this house offers."""

    version: str
    games: list[GameKnown]
    bots: list[BotKnown]
    languages: tuple[str, ...]
    limits: dict[str, int]
    ratings: bool  # are people rated?
    notice: str | None  # what you should know before you come in: a closed door, or that you are kept out


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """Which tables to list."""

    status: Literal["open", "running", "over"] = "open"
    game: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z-]*$")] = ""
    before: Annotated[int, msgspec.Meta(ge=-_LATEST, le=_LATEST)] = _LATEST
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50
    lang: str = ""


@endpoint("GET", "/api/house", HouseKnown, tag="house", free=True)
async def house(ask: Ask, _: None) -> dict[str, Any]:
    """What this house offers: games with editions and options, bots, languages, limits."""
    limits: dict[str, int] = {
        "chat": LONGEST_CHAT,
        "word": LONGEST_NONCE,
        "body": ask.server.config.body,
        "tables": ask.server.config.tables_each,
        "connections": ask.server.config.connections_each,
    }
    ratings = ask.server.config.ratings
    return {"version": __version__, **offer(ask.lang), "limits": limits, "ratings": ratings, "notice": _notice(ask)}


def _notice(ask: Ask) -> str | None:
    moderation, doors = ask.server.moderation, ask.server.house.doors
    try:
        moderation.check(ask.person, ask.address)
        if doors.said:
            return doors.said
        if not doors.tables:
            raise Refused(403, "no-new-tables")
        if ask.person is None:
            moderation.check_newcomer()
    except Refused as refused:
        return refused.text(ask.lang)
    return None


@endpoint("GET", "/api/tables", Listings, query=Wanted, tag="lobby")
async def lobby(ask: Ask, given: Wanted) -> dict[str, Any]:
    """Public tables: those where people are now, then others with people, then those of bots alone."""
    here: list[Listing] = []
    if given.before == _LATEST:
        here = await ask.server.active_tables.first(given.status, given.game, given.limit)
    known = {listing.id for listing in here}
    others, more = await _touched(ask.server.house.store, given, given.limit - len(here))
    found = [*here, *(listing for listing in others if listing.id not in known)]
    return {"tables": in_words(found, ask.lang), "more": more}


async def _touched(store: Store, given: Wanted, limit: int) -> tuple[list[Listing], int | None]:
    """Tables with people, last touched first, then those of bots; and where to go on, if there may be more."""
    if not limit:
        return [], _EVERYTHING
    found: list[Listing] = []
    if given.before >= 0:
        found = await store.lobby(given.status, given.game, given.before, limit)
    more = found[-1].touched if found else 0
    if len(found) < limit:
        # Tables with bots alone follow those with people. Their moments are told lower by _OF_BOTS, to tell them apart.
        before = _LATEST if given.before >= 0 else given.before + _OF_BOTS
        alone = await store.lobby(given.status, given.game, before, limit - len(found), people=False)
        more = alone[-1].touched - _OF_BOTS if alone else more
        found += alone
    return found, more if len(found) == limit else None


def in_words(
    found: list[Listing], lang: str, on_turn: Callable[[Listing], bool | None] = lambda _: None
) -> list[dict[str, Any]]:
    """Tables for a list, the bots called by their titles; `on_turn`: is it the reader's turn, if that is known?"""
    told = []
    for listing in found:
        try:
            summary = summary_in_words(msgspec.json.decode(listing.summary), lang)
        except (msgspec.DecodeError, UnicodeDecodeError, LookupError, TypeError):  # damaged: the others are listed
            _log.warning("a table cannot be listed", extra={"table": listing.id})
            continue
        told.append({**msgspec.structs.asdict(listing), "summary": summary, "your_turn": on_turn(listing)})
    return told


@endpoint("POST", "/api/tables", Whole, body=Opening, tag="lobby")
async def open_table(ask: Ask, given: Opening) -> dict[str, Any]:
    """Open a table. You sit on its first seat, unless bots hold them all."""
    person = ask.known()
    server = ask.server
    live = await server.house.opened_before(person, given.client_id)
    if live is None:
        await ask.check_new_table()
        chosen = msgspec.to_builtins(given) | {"rated": given.rated and server.config.ratings}
        setup = setup_from({name: chosen[name] for name in Setup.FIELDS})
        live = await server.house.create(setup, person, given.client_id, committed=given.commitment)
    return whole(
        live.table,
        live.secret,
        live.table.seat_of(person.id),
        ask.lang,
        server.presence.of(live.table),
        outlook=ask.outlook,
    )


as_any_house(tables.one_table, tables.figures, tables.book)
