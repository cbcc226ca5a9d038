"""The shapes of what is told about tables, and of what many requests bring: documentation for people and programs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from burgomaster.tables.fields import Given, Number, Shape, Text
from burgomaster.tables.setup import Clock, Setup

ClientId = Annotated[str, Text(64, pattern=r"^[\x20-\x7e]*$")]
Digest = Annotated[str, Text(64, pattern=r"^([0-9a-f]{64})?$")]  # of a word for the dice
SeatNumber = Annotated[int, Number(0, 5)]
Seq = Annotated[int, Number(0, 2**31 - 1)]


class Nothing(Given):
    """An empty object."""


class NameGiven(Given):
    """What you want to be called."""

    name: Annotated[str, Text(200)]


class Done(Shape):
    """It is stored, as row `seq`."""

    seq: int


class SetupChosen(Shape, closed=True, of=Setup):
    """A new table. `bots` names a bot for each seat that one shall hold, from the last seat backwards."""

    rated: bool = True  # does it count for people's ratings, if the house has any?


class GameResult(Shape):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    # played, next (the winner by the rules had resigned), resigned, time, agreed (all ended it); by a club's host:
    # leader, draw; by the server: full, older, edition, replay
    reason: str


class Spoken(Shape, closed=True):
    """An action, or the beginning of one: its canonical text, and a sentence in the reader's language."""

    text: str
    said: str
    complete: bool


class You(Shape, closed=True):
    """What only this seat may know and do. `state` replaces keys of the same name in the view's state."""

    seat: int
    state: dict[str, Any]
    actions: list[Spoken]  # empty unless it is this seat's turn
    step_in: bool  # may this seat act although another one is on turn? Then ask /steps
    undo: int | None  # the furthest row it may take back to without asking
    ignores: list[int]  # seats whose talk you do not want to hear
    sent: str | None  # your own `client_id` of this row, if you sent it
    told: list[str] | None  # the row's sentences, said to you
    said: str | None  # the same of a row that is no move
    effects: list[dict[str, int | str | None]] | None  # the row's, where you may know more of them than a bystander
    outlook: dict[str, Any] | None  # keys beside those of the view's outlook, where it was asked for


class View(Shape, closed=True):
    """The position as a bystander may know it (see Formats)."""

    turn: int | Literal["chance", "over"]
    scores: list[int]
    winners: list[int]
    state: dict[str, Any]
    outlook: dict[str, Any] | None = None  # what things come to and what would happen, where it was asked for


class ClockNow(Shape, closed=True):
    """Milliseconds left by seat; who thinks (-1: nobody whose time counts), and until when."""

    left: list[int]
    seat: int
    deadline: int | None


class SeatNow(Shape, closed=True):
    """One seat. `bot` is the bot's id as in /api/house; its `name` is its title in the reader's language."""

    kind: Literal["open", "person", "bot"]
    name: str
    player: str | None
    bot: str | None
    stand_in: str | None  # the bot that plays for an absent person
    resigned: bool
    muted: bool
    commitment: str | None  # to its word for the dice: a SHA-256
    word: str  # once it is opened
    kept_for: str | None  # the player an open seat is kept for; `name` is theirs


class Question(Shape, closed=True):
    """A seat asks to take back everything after row `to`; `move` says the first of it."""

    seat: int
    to: int
    move: str
    agreed: list[int]


class Called(Shape, closed=True):
    """Seat `by` asks for who is away from `seat`; if they are not back by `until`, a bot may play for them."""

    seat: int
    by: int
    until: int


class Proposed(Shape, closed=True):
    """A seat proposes a pause, `until` a moment if that is not 0, or to end the game; who has agreed so far."""

    seat: int
    what: Literal["pause", "end"]
    until: int
    agreed: list[int]


class Paused(Shape, closed=True):
    """The game rests `until` a moment; 0: until somebody goes on."""

    since: int
    until: int


class TableNow(Shape, closed=True):
    """What is public about a table beside the game."""

    status: Literal["open", "running", "over", "closed"]
    host: str
    sealed: int | None  # started: until then words for the dice are opened, and the game begins
    seats: list[SeatNow]
    asked: Question | None
    called: Called | None
    proposal: Proposed | None
    pause: Paused | None
    result: GameResult | None
    read_only: str | None  # why the table cannot be played on
    rematch: str | None
    archived: bool
    secret: str | None  # of the dice, when the game is over
    unrated: str | None  # why it does not count for people's ratings, although it was opened for that


class Chance(Shape, closed=True):
    """One chance event, with all that is needed to check it."""

    event: int
    text: str
    place: int
    weights: list[int]


class Whole(Shape, closed=True, tag="table"):
    """A whole table, as the asking seat may know it."""

    id: str
    seq: int
    at: int
    game: str
    rules: int
    edition: str
    options: dict[str, str]
    setup: SetupChosen
    commitment: str
    moved: int
    clock: ClockNow | None
    table: TableNow
    view: View | None
    present: list[bool]
    you: You | None


class Happened(Shape, closed=True, tag="row"):
    """One row: what happened, and what the table looks like after it."""

    seq: int
    at: int
    kind: str
    seat: int | None
    text: str | None
    to: int | None  # the row that is gone back to, or asked for
    said: str
    chance: list[Chance]
    told: list[str]
    effects: list[dict[str, int | str | None]]  # what the move did, in its order: `kind`, `rule`, and what it speaks of
    moved: int
    clock: ClockNow | None
    view: View | None
    you: You | None
    table: TableNow | None = None  # where it may have changed


class LobbySeat(Shape):
    """A seat in a list of tables; `bot` and `name` as at the table."""

    kind: str
    name: str
    player: str | None
    bot: str | None
    kept_for: str | None = None  # the player an open seat is kept for
    resigned: bool = False  # also who lost on time


class Summary(Shape):
    """What a list says of a table."""

    status: str
    host: str
    result: GameResult | None
    rematch: str | None
    archived: bool
    seats: list[LobbySeat]
    edition: str
    clock: Clock
    spectators: str
    rated: bool = False


class Listed(Shape):
    """A table in a list; `touched` is when something last happened there, to within some seconds.

    `your_turn` is told among your own tables; null: the house would have to look.
    """

    id: str
    game: str
    status: str
    touched: int
    public: bool
    summary: Summary
    your_turn: bool | None = None


class Listings(Shape):
    """Tables. For more, ask again with `before` = `more`, unless that is null."""

    tables: list[Listed]
    more: int | None = None
