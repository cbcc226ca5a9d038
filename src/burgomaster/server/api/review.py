"""Review: the log in words, the game file, statistics, chances to win, luck and errors, a player's tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from starlette.responses import Response

from burgomaster.requests import tables
from burgomaster.requests.shapes import Listings
from burgomaster.requests.tables import Log, ReviewDepth, Slice
from burgomaster.server.api.endpoint import Ask, as_any_house, endpoint
from burgomaster.server.api.lobby import in_words
from burgomaster.server.assessed import AssessedSeat, Progress
from burgomaster.server.bots.table_review import PATIENCE, is_begun, progress_of, table_review
from burgomaster.server.bots.win_chances import win_chances
from burgomaster.server.store.rows import Listing
from burgomaster.server.told_rows import RowReader
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging.draft import seat_of
from burgomaster.tables.prospects import check_reviewable, seat_that_asks
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import ENDED, RUNNING

_LATEST = 2**62


class Older(msgspec.Struct, forbid_unknown_fields=True):
    """Tables last touched before a moment."""

    before: Annotated[int, msgspec.Meta(ge=0, le=_LATEST)] = _LATEST
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50
    lang: str = ""
    outlook: Literal["", "1"] = ""


class Moment(msgspec.Struct):
    """Every seat's chance to win after row `seq`."""

    seq: int
    chances: tuple[float, ...]


class WinChances(msgspec.Struct):
    """One moment for every row that touched the position, oldest first; at the end of a game its result."""

    chances: list[Moment]


class BetterThen(msgspec.Struct):
    """A move that was better than the one made, the seat's chance after it, and that in words, with the reasons."""

    text: str
    chance: float
    said: str


class EventReview(msgspec.Struct):
    """An event of row `seq`: every seat's chance after it, the luck of a chance event, or what a decision cost."""

    seq: int
    seat: int | None  # null: chance
    chances: tuple[float, ...]
    luck: tuple[float, ...]
    spread: float  # standard error of the luck; 0 where all outcomes were counted
    error: float
    mark: str  # fine, inaccuracy, mistake, blunder
    better: list[BetterThen]


class TableReview(msgspec.Struct):
    """A game reviewed: luck and errors add up, for every seat. Not `ready`: ask again, it is being worked out.

    `progress` says how far that is; it has no decisions yet while a worker is waited for.

    Not `ready` and with `rows`: nobody works at it, and whoever asks may, by the rows of all entries of the game file.
    """

    ready: bool
    thresholds: dict[str, float]
    events: list[EventReview]
    seats: list[AssessedSeat]
    turning_points: list[int]  # places in `events`
    rows: list[int]
    progress: Progress


@endpoint("GET", "/api/tables/{table}/log", Log, query=Slice, tag="review")
async def log(ask: Ask, given: Slice) -> Response:
    """What happened, row by row, in words, as you may know it."""
    live = await ask.table()
    shown, _, seat, _ = ask.looks_at(live)
    shunned = await ask.server.moderation.shunned_by("" if ask.person is None else ask.person.id)
    upto, reader = min(shown.seq, given.after + given.limit), RowReader(seat, ask.lang, ask.outlook)
    rows = await ask.server.live.told.rows(live, given.after, upto, reader, shunned=shunned, owner=ask.owner)
    body = b'{"rows":[' + b",".join(rows) + b'],"seq":' + str(shown.seq).encode() + b"}"
    return Response(body, media_type="application/json")


@endpoint("GET", "/api/tables/{table}/record", str, tag="review", media="text/plain; charset=utf-8")
async def record(ask: Ask, _: None) -> Response:
    """The game file. When the game is over it holds the dice's secret, and `burgomaster verify` proves every throw."""
    live = await ask.table()
    shown = ask.looks_at(live).table
    if shown.line is None:
        raise Refused(409, "not-started")
    text = live.record if shown.status == ENDED and live.record is not None else None
    if text is None:
        text = await ask.server.house.background.run(ask.owner, record_text, shown, live.secret)
    name = f"{shown.agreed.name}-{shown.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


as_any_house(tables.review)


@endpoint("GET", "/api/tables/{table}/chances", WinChances, tag="review")
async def chances(ask: Ask, _: None) -> WinChances:
    """How the chances to win stood after each move, as a bot sees them. While the game runs, only where hints are."""
    live = await ask.table()
    shown = ask.looks_at(live).table
    seat = seat_that_asks(shown, ask.person)
    house = ask.server.house
    async with house.background.slot(ask.owner):
        rows = await house.store.rows(shown.id, 0)
    found = await win_chances(ask.server.scheduler, live, shown, rows[: shown.seq], seat, ask.owner)
    return WinChances([Moment(seq, each) for seq, each in found])


as_any_house(tables.position)


@endpoint("GET", "/api/tables/{table}/judgement", TableReview, query=ReviewDepth, tag="review")
async def table_reviewed(ask: Ask, given: ReviewDepth) -> TableReview:
    """What was luck and what was an error in a game that is over, and what would have been better."""
    live = await ask.table()
    shown = ask.looks_at(live).table
    check_reviewable(shown)
    if given.depth == "deeper":
        seat_of(shown, ask.person)  # minutes of a worker's time are for those who played
    rows = [move.seq for move in shown.moves() for _ in move.entries]
    if given.own and not is_begun(live, given.depth):
        return TableReview(False, {}, [], [], [], rows, Progress(0, 0))
    wait = 0.0 if given.now else PATIENCE
    found = await table_review(ask.server.scheduler, live, shown, given.depth, ask.owner, wait)
    progress = progress_of(live, given.depth)
    if found is None:
        return TableReview(False, {}, [], [], [], [], progress)
    events = [
        EventReview(
            seq,
            None if one.seat < 0 else one.seat,
            *(one.chances, one.luck, one.spread, one.error, one.mark),
            [BetterThen(better.text, better.chance, better.said[ask.lang]) for better in one.better],
        )
        for seq, one in zip(rows, found.events, strict=True)
    ]
    return TableReview(True, found.thresholds, events, found.seats, found.turning_points, [], progress)


@endpoint("GET", "/api/players/{player}/tables", Listings, query=Older, tag="review")
async def of_player(ask: Ask, given: Older) -> dict[str, Any]:
    """The tables at which a player sat, last touched first: public ones, and all of them to the player."""
    player = ask.name
    if len(player) != 32 or not player.isalnum() or not player.isascii():
        raise Refused(404, "not-found")
    private = ask.person is not None and ask.person.id == player
    found = await ask.server.house.store.of_player(player, private, given.before, given.limit)
    more = found[-1].touched if len(found) == given.limit else None
    here = ask.server.house.tables

    def on_turn(listing: Listing) -> bool | None:
        live = here.get(listing.id)
        if not private or live is None or listing.status != RUNNING:
            return None
        return live.table.turn >= 0 and live.table.turn == live.table.seat_of(player)

    return {"tables": in_words(found, ask.lang, on_turn), "more": more}
