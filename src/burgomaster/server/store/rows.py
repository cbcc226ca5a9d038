"""What is stored beside a table's log, and what can be found without reading it."""

from __future__ import annotations

import msgspec

from burgomaster.tables.rows import Row, Snapshot


class Metadata(msgspec.Struct, frozen=True, kw_only=True):
    """What is found without reading a table's log: for the lobby, the clocks and the bots."""

    status: str  # open, running, over, closed
    public: bool
    touched: int  # when something last happened there, as far as everybody may know
    due: int | None  # when the scheduler must look at it again: a bot's turn, a flag, a reminder
    archived: bool = False
    people: bool  # does anybody but bots sit there?
    ended: int | None = None  # when its game was over


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept beside the log of a table from its beginning."""

    game: str
    host: str
    secret: bytes  # of its dice


class NewReminder(msgspec.Struct, frozen=True):
    """A player to remind of a table, unless they come or act before it is due."""

    player: str
    kind: str
    due: int


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """One row to store, and what goes with it in the same transaction."""

    row: Row
    metadata: Metadata | None = None  # where it changed
    new: NewTable | None = None
    summary: bytes | None = None  # the table as the lobby shows it, where that changed; never without metadata
    players: tuple[str, ...] = ()  # who sits at it now, where that changed
    snapshot: Snapshot | None = None
    record: str | None = None  # the game file, when the game is over; never without metadata
    unsaid: int = 0  # the seq of a line of chat whose text is removed with this row
    reminders: tuple[NewReminder, ...] = ()  # to send because of it; a player has one of each table
    settled: str = ""  # the player whose reminder of this table is settled by it
    rewritten: tuple[Row, ...] = ()  # earlier rows whose data is replaced with this one: somebody is forgotten


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A bot program's key, kept as a hash."""

    hash: str
    owner: str  # who made it
    player: str  # whom it lets play
    name: str
    label: str
    created: int
    used: int = 0  # when it was last used, to the hour; 0: never


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """One table in a list."""

    id: str
    game: str
    status: str
    touched: int
    public: bool
    summary: msgspec.Raw
