"""The shapes of what is told about tables: documentation for people, types for OpenAPI, checked by tests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from burgomaster.tables.setup import (
    LEAST_SEATS,
    LONGEST_DELAY,
    LONGEST_EDITION,
    LONGEST_TIME,
    LONGEST_WORD,
    MOST_OPTIONS,
    MOST_SEATS,
    ClockKind,
    Flag,
    Spectators,
    Undo,
)

Seconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_TIME)]
ShortText = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]


class ClockChosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think. `seconds` is for each move, or the whole bank; days for correspondence."""

    kind: ClockKind = "none"
    seconds: Seconds = 0
    increment: Seconds = 0  # put back into the bank after every move
    flag: Flag = "bot"  # what happens when the time is up


class EditionGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition of one's own, as TOML."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_EDITION)]


class SetupChosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. `bots` names a bot for each seat that one shall hold, from the last seat backwards."""

    game: ShortText
    players: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)]
    edition: ShortText | EditionGiven | None = None
    options: Annotated[dict[ShortText, ShortText], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    bots: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    clock: ClockChosen = ClockChosen()
    public: bool = True  # listed in the lobby, and open to whoever comes; otherwise by invite link only
    spectators: Spectators = "live"
    delay: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_DELAY)] = 60  # seconds, for delayed spectators
    undo: Undo = "consent"
    hints: bool = False
    stand_in: ShortText = ""  # in place of who is away; else the default bot
    rated: bool = True  # does it count for people's ratings, if the house has any?


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    # played, next (the winner by the rules had resigned), resigned, time, agreed (all ended it); by a club's host:
    # leader, draw; by the server: full, older, edition, replay
    reason: str


class Problem(msgspec.Struct):
    """Why something was refused."""

    code: str
    text: str
    rule: str | None = None


class Spoken(msgspec.Struct, forbid_unknown_fields=True):
    """An action, or the beginning of one: its canonical text, and a sentence in the reader's language."""

    text: str
    said: str
    complete: bool


class You(msgspec.Struct, forbid_unknown_fields=True):
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


class View(msgspec.Struct, forbid_unknown_fields=True):
    """The position as a bystander may know it (see Formats)."""

    turn: int | Literal["chance", "over"]
    scores: list[int]
    winners: list[int]
    state: dict[str, Any]
    outlook: dict[str, Any] | None = None  # what things come to and what would happen, where it was asked for


class ClockNow(msgspec.Struct, forbid_unknown_fields=True):
    """Milliseconds left by seat; who thinks (-1: nobody whose time counts), and until when."""

    left: list[int]
    seat: int
    deadline: int | None


class SeatNow(msgspec.Struct, forbid_unknown_fields=True):
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


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """A seat asks to take back everything after row `to`; `move` says the first of it."""

    seat: int
    to: int
    move: str
    agreed: list[int]


class Called(msgspec.Struct, forbid_unknown_fields=True):
    """Seat `by` asks for who is away from `seat`; if they are not back by `until`, a bot may play for them."""

    seat: int
    by: int
    until: int


class Proposed(msgspec.Struct, forbid_unknown_fields=True):
    """A seat proposes a pause, `until` a moment if that is not 0, or to end the game; who has agreed so far."""

    seat: int
    what: Literal["pause", "end"]
    until: int
    agreed: list[int]


class Paused(msgspec.Struct, forbid_unknown_fields=True):
    """The game rests `until` a moment; 0: until somebody goes on."""

    since: int
    until: int


class TableNow(msgspec.Struct, forbid_unknown_fields=True):
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


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """One chance event, with all that is needed to check it."""

    event: int
    text: str
    place: int
    weights: list[int]


class Whole(msgspec.Struct, forbid_unknown_fields=True, tag="table"):
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


class Happened(msgspec.Struct, forbid_unknown_fields=True, tag="row"):
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


class Present(msgspec.Struct, forbid_unknown_fields=True, tag="present"):
    """Who has a live connection now."""

    seats: list[bool]


class Missed(msgspec.Struct, forbid_unknown_fields=True, tag="missed"):
    """What follows, up to this row, happened while there was no connection."""

    upto: int


class Beat(msgspec.Struct, forbid_unknown_fields=True, tag="beat"):
    """A sign of life."""


class Repeated(msgspec.Struct, forbid_unknown_fields=True, tag="done"):
    """A move sent over the live connection was stored before, as row `seq`."""

    client_id: str
    seq: int


class LiveRefusal(msgspec.Struct, forbid_unknown_fields=True, tag="refused"):
    """Something sent over the live connection was refused; `status` is what HTTP would say."""

    client_id: str | None
    status: int
    error: Problem


Message = Whole | Happened | Present | Missed | Beat | Repeated | LiveRefusal


class LobbySeat(msgspec.Struct):
    """A seat in a list of tables; `bot` and `name` as at the table."""

    kind: str
    name: str
    player: str | None
    bot: str | None
    kept_for: str | None = None  # the player an open seat is kept for
    resigned: bool = False  # also who lost on time


class Summary(msgspec.Struct):
    """What a list says of a table."""

    status: str
    host: str
    result: GameResult | None
    rematch: str | None
    archived: bool
    seats: list[LobbySeat]
    edition: str
    clock: ClockChosen
    spectators: str
    rated: bool = False


class Listed(msgspec.Struct):
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


class Listings(msgspec.Struct):
    """Tables. For more, ask again with `before` = `more`, unless that is null."""

    tables: list[Listed]
    more: int | None = None
