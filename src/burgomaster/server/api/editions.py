"""Editions of one's own: checked and described for an editor, changed, and tried in simulated games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from burgomaster.editions.answers import built_in, changed, first_problem, looked_at
from burgomaster.editions.fields import EditionChoice, EditionField, EditionGroup
from burgomaster.games import GAMES
from burgomaster.games import game as game_of
from burgomaster.lab.tally import heading_and_names
from burgomaster.play.setting import setting
from burgomaster.server.api.endpoint import Ask, endpoint
from burgomaster.server.api.lobby import EditionBook, edition_book
from burgomaster.server.bots.balancing import Balancing
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import LONGEST_EDITION, MOST_SEATS

EditionWritten = Annotated[str, msgspec.Meta(max_length=LONGEST_EDITION)]
PathPartGiven = Annotated[str, msgspec.Meta(max_length=200)] | Annotated[int, msgspec.Meta(ge=0, le=10_000)]
PathGiven = Annotated[list[PathPartGiven], msgspec.Meta(min_length=1, max_length=16)]


class EditionKnown(msgspec.Struct):
    """A built-in edition."""

    name: str
    title: str
    text: str


class EditionsKnown(msgspec.Struct):
    """The built-in editions of a game, the default first."""

    editions: list[EditionKnown]


class WrittenEdition(msgspec.Struct, forbid_unknown_fields=True):
    """An edition's text."""

    text: EditionWritten


class Finding(msgspec.Struct):
    """Something wrong with an edition. `fix`: what would put it right by itself, to add or to remove what is named."""

    text: str
    line: int  # 0: none in particular
    path: list[str]
    called: list[str]  # every part of the path, in your language
    fix: Literal["", "add", "remove"]


class EditionDescribed(msgspec.Struct):
    """What is wrong with an edition, and every figure of it; no fields where it cannot be read, or holds too much."""

    findings: list[Finding]
    title: str
    fields: list[EditionField]
    choices: list[list[EditionChoice]]
    groups: list[EditionGroup]
    too_many: bool


class EditionChange(msgspec.Struct, forbid_unknown_fields=True):
    """A change of one thing: `set` a value, `add` an entry, `remove` one, `another` like it, `rename` it."""

    text: EditionWritten
    change: Literal["set", "add", "remove", "another", "rename"]
    path: PathGiven
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    value: str | int | bool | list[str | int] = ""


class EditionTried(msgspec.Struct, forbid_unknown_fields=True):
    """An edition to be tried by so many players."""

    text: EditionWritten
    players: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]


class SeatShare(msgspec.Struct):
    """A seat's share of the games, with its 95 % interval."""

    share: float
    low: float
    high: float


class ThingCounted(msgspec.Struct):
    """A thing: in how many of the games, and how often in a game."""

    name: str
    games: float  # as a share
    times: float


class CountedThings(msgspec.Struct):
    """Things of one kind, the most frequent first."""

    title: str
    things: list[ThingCounted]


class BalanceFound(msgspec.Struct):
    """How an edition plays, as far as it is known. Not `ready`: ask again."""

    ready: bool
    games: int
    wanted: int
    unfinished: int  # games that were cut, since they did not end
    seats: list[SeatShare]
    fair: float  # what every seat would have in a fair game
    short: int  # turns of a game: one in ten is shorter
    middle: int
    long: int  # one in ten is longer
    counted: list[CountedThings]


def _game(ask: Ask) -> str:
    if ask.name not in GAMES:
        raise Refused(404, "not-found")
    return ask.name


@endpoint("GET", "/api/games/{game}/editions", EditionsKnown, tag="editions")
async def editions(ask: Ask, _: None) -> dict[str, Any]:
    """The built-in editions of a game as TOML, to be copied and changed."""
    return built_in(_game(ask))


@endpoint("POST", "/api/games/{game}/editions/check", EditionDescribed, body=WrittenEdition, tag="editions")
async def check_edition(ask: Ask, given: WrittenEdition) -> dict[str, Any]:
    """What is wrong with an edition of one's own, and all its figures, as an editor shows them."""
    game = _game(ask)
    ask.server.admission.check_edition(ask.owner)
    return await ask.server.house.background.run(ask.owner, looked_at, game, given.text, ask.lang)


@endpoint("POST", "/api/games/{game}/editions/change", WrittenEdition, body=EditionChange, tag="editions")
async def change_edition(ask: Ask, given: EditionChange) -> WrittenEdition:
    """An edition with one thing changed; comments and order stay."""
    game = _game(ask)
    ask.server.admission.check_edition(ask.owner)
    wish = (given.text, given.change, given.path, given.name, given.value)
    text = await ask.server.house.background.run(ask.owner, changed, game, *wish)
    if text is None:
        raise Refused(409, "edition-change")
    return WrittenEdition(text)


@endpoint("POST", "/api/games/{game}/editions/book", EditionBook, body=WrittenEdition, tag="editions")
async def book_of_edition(ask: Ask, given: WrittenEdition) -> EditionBook:
    """The rulebook of an edition of one's own, if nothing is wrong with it."""
    game = _game(ask)
    ask.server.admission.check_edition(ask.owner)
    background = ask.server.house.background
    await _check(ask, game, given.text)
    return await background.run(ask.owner, _book, game, given.text, ask.lang)


@endpoint("POST", "/api/games/{game}/editions/balance", BalanceFound, body=EditionTried, tag="editions")
async def balance_edition(ask: Ask, given: EditionTried) -> BalanceFound:
    """How an edition plays between sensible bots. Answered within 5 s; until it is `ready`, ask again."""
    game = _game(ask)
    ask.server.admission.check_edition(ask.owner)
    background = ask.server.house.background
    await _check(ask, game, given.text)
    agreed = await background.run(ask.owner, lambda: setting(game, given.players, edition_text=given.text))
    found = await ask.server.balances.ask(agreed, ask.owner)
    return await background.run(ask.owner, _found, found, ask.lang)


async def _check(ask: Ask, game: str, text: str) -> None:
    """Refused with the first thing that is wrong with a text."""
    wrong = await ask.server.house.background.run(ask.owner, first_problem, game, text, ask.lang)
    if wrong:
        raise Refused(422, "bad-request", text=wrong)


def _book(game: str, text: str, lang: str) -> EditionBook:
    return edition_book(setting(game, game_of(game).SPEC.players[-1], edition_text=text), lang)


def _found(found: Balancing, lang: str) -> BalanceFound:
    tally, agreed = found.tally, found.agreed
    short, middle, long = tally.lengths()
    games = max(1, tally.games)
    counted = [
        CountedThings(title, [ThingCounted(name, one.games / games, one.times / games) for name, one in things])
        for title, things in heading_and_names(agreed, tally, lang)
    ]
    shares = [SeatShare(one.share, one.low, one.high) for one in tally.shares()] if tally.games else []
    fair = 1 / agreed.players
    return BalanceFound(found.done, tally.games, found.games, tally.cut, shares, fair, short, middle, long, counted)
