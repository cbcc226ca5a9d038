"""What there is to see of a table: how it stands, its figures and book, the game in numbers, its position packed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Literal

from burgomaster.play.position import Position
from burgomaster.play.printed import book_of, printed, title_of
from burgomaster.play.setting import Setting
from burgomaster.requests.asked import AnyAsk, request
from burgomaster.requests.shapes import ClientId, Digest, GameResult, Happened, Seq, SetupChosen, Whole
from burgomaster.tables.fields import Given, Number, Shape
from burgomaster.tables.known import known, position_after
from burgomaster.tables.numbers import in_numbers
from burgomaster.tables.prospects import check_rules, seat_that_asks
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row
from burgomaster.tables.table import ENDED
from burgomaster.tables.told import whole

MOST_ROWS = 200
DepthAsked = Literal["quick", "normal", "deeper"]


class Opening(SetupChosen):
    """A new table. The same `client_id` sent again opens no second one."""

    client_id: ClientId = ""
    commitment: Digest = ""  # to your word for the dice


class Figures(Shape):
    """An edition's printed figures, laid out as its TOML file is."""

    edition: str
    figures: dict[str, Any]


class EditionBook(Shape):
    """An edition's own rulebook: `book` is Markdown in your language."""

    edition: str
    title: str
    figures: dict[str, Any]
    book: str


class Slice(Given):
    """Which rows: those after one, at most so many."""

    after: Seq = 0
    limit: Annotated[int, Number(1, MOST_ROWS)] = MOST_ROWS
    lang: str = ""
    outlook: Literal["", "1"] = ""
    watch: Literal["", "1"] = ""


class Log(Shape):
    """Rows as they were told, with the view after each."""

    rows: list[Happened]
    seq: int


class SeatReview(Shape):
    """One seat's game in numbers. Times are milliseconds of a person's thinking."""

    name: str
    score: int | None
    actions: int
    thought: int
    slowest: int


class GameNumbers(Shape):
    """A game in numbers."""

    result: GameResult | None
    seats: list[SeatReview]
    actions: int
    chances: int
    taken_back: int
    seconds: int
    outcomes: dict[str, int]  # how often chance brought what


class AfterRow(Given):
    """After which row of a game that is over; 0 for the last. While it runs there is only the present."""

    at: Seq = 0
    lang: str = ""
    outlook: Literal["", "1"] = ""


class KnownStep(Shape):
    """A step that may be taken next, by its number, and in words."""

    step: int
    said: str


class KnownPosition(Shape):
    """A position for an engine of your own: bytes in hexadecimal, as the modules of the games have them."""

    seq: int
    game: str
    players: int
    seat: int | None  # who cannot know what was drawn anew; null: nothing is hidden
    edition: str
    state: str
    steps: list[KnownStep]


class ReviewDepth(Given):
    """How closely to look. With `own` nothing is begun: who asks would rather make the review, from the game file.

    The answer waits some seconds for the review; with `now` it says at once how far that is.
    """

    depth: DepthAsked = "normal"
    own: Literal["", "1"] = ""
    now: Literal["", "1"] = ""
    lang: str = ""
    outlook: Literal["", "1"] = ""


@request("GET", "/api/tables/{table}", Whole, tag="tables")
async def one_table(ask: AnyAsk, _: None) -> Any:
    """A whole table as you may know it."""
    seen = await ask.seen()
    here = seen.table, seen.secret, seen.seat, ask.lang, seen.present
    told = partial(whole, *here, outlook=ask.outlook)
    return await ask.work(told) if ask.outlook else told()  # what would happen is worked out action by action


@request("GET", "/api/tables/{table}/figures", Figures, tag="tables")
async def figures(ask: AnyAsk, _: None) -> Any:
    """The figures a table plays by: costs, numbers, copies. They never change during a game."""
    agreed = (await ask.seen()).table.agreed
    return {"edition": agreed.edition, "figures": await ask.work(printed, agreed)}


@request("GET", "/api/tables/{table}/book", EditionBook, tag="tables")
async def book(ask: AnyAsk, _: None) -> Any:
    """The rulebook a table plays by, with its figures, names and options."""
    return await ask.work(edition_book, (await ask.seen()).table.agreed, ask.lang)


def edition_book(agreed: Setting, lang: str) -> dict[str, Any]:
    """An edition with its rulebook."""
    book = book_of(agreed, lang)
    return {"edition": agreed.edition, "title": title_of(agreed), "figures": printed(agreed), "book": book}


@request("GET", "/api/tables/{table}/review", GameNumbers, tag="review")
async def review(ask: AnyAsk, _: None) -> Any:
    """A game in numbers: who thought how long, what chance brought, how often something was taken back."""
    table = (await ask.seen()).table
    if table.line is None:
        raise Refused(409, "not-started")
    return await ask.over_rows(table, lambda rows: in_numbers(table, rows, ask.lang))


@request("GET", "/api/tables/{table}/position", KnownPosition, query=AfterRow, tag="review")
async def position(ask: AnyAsk, given: AfterRow) -> Any:
    """The position as you may know it, packed for an engine of your own. While the game runs, only where hints are."""
    table = (await ask.seen()).table
    seat, found = seat_that_asks(table, ask.person), table.position

    def at_row(rows: Sequence[Row]) -> Position | None:
        check_rules(table, rows)
        return position_after(rows, min(given.at or table.seq, table.seq))

    if table.status == ENDED:
        found = await ask.over_rows(table, at_row)
    if found is None:
        raise Refused(409, "not-started")
    return known(table, found, seat, ask.house.keys.seed(table.id, table.moved), ask.lang)
