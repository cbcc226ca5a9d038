"""Editions of one's own: checked and described for an editor, changed, and their rulebooks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from burgomaster.editions.answers import built_in, changed, first_problem, looked_at
from burgomaster.editions.fields import EditionChoice, EditionField, EditionGroup
from burgomaster.games import GAMES
from burgomaster.games import game as game_of
from burgomaster.play.setting import setting
from burgomaster.requests.asked import AnyAsk, request
from burgomaster.requests.tables import EditionBook, edition_book
from burgomaster.tables.fields import Given, Items, Number, Shape, Text
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import LONGEST_EDITION, MOST_SEATS

EditionWritten = Annotated[str, Text(LONGEST_EDITION)]
PathPartGiven = Annotated[str, Text(200)] | Annotated[int, Number(0, 10_000)]


class EditionKnown(Shape):
    """A built-in edition."""

    name: str
    title: str
    text: str


class EditionsKnown(Shape):
    """The built-in editions of a game, the default first."""

    editions: list[EditionKnown]


class WrittenEdition(Given):
    """An edition's text."""

    text: EditionWritten


class Finding(Shape):
    """Something wrong with an edition. `fix`: what would put it right by itself, to add or to remove what is named."""

    text: str
    line: int  # 0: none in particular
    path: list[str]
    called: list[str]  # every part of the path, in your language
    fix: Literal["", "add", "remove"]


class EditionDescribed(Shape):
    """What is wrong with an edition, and every figure of it; no fields where it cannot be read, or holds too much."""

    findings: list[Finding]
    title: str
    fields: list[EditionField]
    choices: list[list[EditionChoice]]
    groups: list[EditionGroup]
    too_many: bool


class EditionChange(Given):
    """A change of one thing: `set` a value, `add` an entry, `remove` one, `another` like it, `rename` it."""

    text: EditionWritten
    change: Literal["set", "add", "remove", "another", "rename"]
    path: Annotated[list[PathPartGiven], Items(16, least=1)]
    name: Annotated[str, Text(60)] = ""
    value: str | int | bool | list[str | int] = ""


class EditionTried(Given):
    """An edition to be tried by so many players."""

    text: EditionWritten
    players: Annotated[int, Number(2, MOST_SEATS)]


def game_named(ask: AnyAsk) -> str:
    """The game that the address names."""
    if ask.name not in GAMES:
        raise Refused(404, "not-found")
    return ask.name


@request("GET", "/api/games/{game}/editions", EditionsKnown, tag="editions")
async def editions(ask: AnyAsk, _: None) -> Any:
    """The built-in editions of a game as TOML, to be copied and changed."""
    return built_in(game_named(ask))


@request("POST", "/api/games/{game}/editions/check", EditionDescribed, body=WrittenEdition, tag="editions")
async def check_edition(ask: AnyAsk, given: WrittenEdition) -> Any:
    """What is wrong with an edition of one's own, and all its figures, as an editor shows them."""
    return await ask.edit(looked_at, game_named(ask), given.text, ask.lang)


@request("POST", "/api/games/{game}/editions/change", WrittenEdition, body=EditionChange, tag="editions")
async def change_edition(ask: AnyAsk, given: EditionChange) -> Any:
    """An edition with one thing changed; comments and order stay."""
    wish = (given.text, given.change, given.path, given.name, given.value)
    text = await ask.edit(changed, game_named(ask), *wish)
    if text is None:
        raise Refused(409, "edition-change")
    return {"text": text}


@request("POST", "/api/games/{game}/editions/book", EditionBook, body=WrittenEdition, tag="editions")
async def book_of_edition(ask: AnyAsk, given: WrittenEdition) -> Any:
    """The rulebook of an edition of one's own, if nothing is wrong with it."""
    return await ask.edit(_book, game_named(ask), given.text, ask.lang)


def _book(game: str, text: str, lang: str) -> dict[str, Any]:
    check_text(game, text, lang)
    return edition_book(setting(game, game_of(game).SPEC.players[-1], edition_text=text), lang)


def check_text(game: str, text: str, lang: str) -> None:
    """Refused with the first thing that is wrong with a text."""
    if wrong := first_problem(game, text, lang):
        raise Refused(422, "bad-request", text=wrong)
