"""A table as a fold of its log. `Table.after(row)` is the only way it changes, live and when it is loaded."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from burgomaster.games.kernel.contract import CHANCE, OVER, SEAT_LETTERS
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.play.dice import FairDice
from burgomaster.play.position import Position, begin, unpacked
from burgomaster.play.record import Entry, Record
from burgomaster.play.setting import CUSTOM, Setting, setting
from burgomaster.tables import clocks
from burgomaster.tables.distinct_names import distinct_names
from burgomaster.tables.rows import Row, Snapshot, Stored
from burgomaster.tables.setup import EditionText, Setup, setup_from
from burgomaster.tables.value import Value

OPEN, RUNNING, ENDED, CLOSED = "open", "running", "over", "closed"
NOBODY = -1
# Rows that have a limit of their own, so that talk never keeps anybody from playing on.
TALK = frozenset(("chat", "mute", "ignore", "commit", "unsay", "back"))


def talker(kind: str, seat: int, data: dict[str, Any]) -> int:
    """Whose limit a row of talk counts for: muting counts for the host."""
    return int(data.get("by", seat)) if kind == "mute" else seat


class Seat(Value):
    """One seat at the table: open, a person's or a bot's."""

    player: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""  # the bot that plays while the person is away
    saved: bool = False  # the bot was asked for: the seat's clock is paused for the person
    overdue: bool = False  # its time was up, and the bot has not yet made the move that was due
    resigned: bool = False
    muted: bool = False
    commitment: str = ""  # to its nonce
    nonce: str = ""  # its part of the dice, once it is opened (rows call it a word)
    ignores: frozenset[int] = frozenset()  # seats whose talk this one does not want to hear
    since: int = 0  # the row with which it last changed hands; old invite links end there
    talked: int = 0  # rows of talk by whoever sits there now
    kept_for: str = ""  # the player an open seat is kept for, as in a rematch; `name` is theirs then
    timed_out: bool = False  # it lost on time

    @property
    def kind(self) -> str:
        """Open, person or bot."""
        return "bot" if self.bot else "person" if self.player else "open"

    @property
    def played_by(self) -> str:
        """The bot that decides here now; empty where a person does."""
        return self.bot or self.stand_in


class Move(Value):
    """A move that stands (undone ones are left out), linked to the one before."""

    before: Move | None
    seq: int
    seat: int
    entries: tuple[Entry, ...]
    packed: bytes | None  # the position after it; None where a snapshot made working it out unnecessary
    at: int
    left: tuple[int, ...]  # every seat's time left when it was made, before its increment
    by_bot: bool = False

    @property
    def revealed(self) -> bool:
        """Did chance reveal something?"""
        return any(entry.seat == CHANCE for entry in self.entries)


class Asked(Value):
    """A seat asks to undo everything after a row; who has agreed so far."""

    seat: int
    to: int
    agreed: frozenset[int]


class Try(Value):
    """A seat undid freely (`free`), asked (`ask`), or was declined (`no`), since somebody else last moved."""

    kind: str
    seat: int
    to: int


class Call(Value):
    """Somebody away is called; if they are not back by `until`, a bot may stand in."""

    seat: int
    by: int
    at: int
    until: int


class Proposal(Value):
    """A seat proposes a `pause`, until a moment if that is not 0, or the `end`; who has agreed so far."""

    seat: int
    what: str
    until: int
    agreed: frozenset[int]


class Pause(Value):
    """Nobody moves and no clock runs, until a moment or, where that is 0, until somebody goes on."""

    since: int
    until: int


class Result(Value):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    # played, next (the winner by the rules had resigned), resigned, time, agreed (all ended it); by a club's host:
    # leader, draw; by the server: full, older, edition, replay;
    # file: a game file ends before the game does
    reason: str


def result_from(data: dict[str, Any]) -> Result:
    """A result as a row holds it."""
    return Result(tuple(data["winners"]), tuple(data["scores"]), data["reason"])


class Table(Value):
    """A table at one moment."""

    id: str
    setup: Setup
    agreed: Setting  # the game's own edition, where `unread` is set
    host: str
    commitment: str
    recipe: int  # of the dice
    seats: tuple[Seat, ...]
    seq: int
    at: int
    status: str = OPEN
    position: Position | None = None  # None before the start, and where the log is not replayed
    turn: int = OVER  # the seat to decide
    moved: int = 0  # the last row that touched the position
    line: Move | None = None
    events: int = 0  # number of the next chance event
    unread: Setting | None = None  # what was agreed, where this version of the game cannot read the edition
    sealed: int = 0  # started: until when nonces may be opened, and then the game begins
    rules: int = 0  # the version of the rules it is played by, once it has begun
    began: int = 0
    least: int = 0  # decisions a person must have made for the game to count for their rating, as it was agreed
    unrated: str = ""  # why it does not count, although it was opened for it
    talk: int = 0  # rows of it
    times: clocks.Times = clocks.Times()
    asked: Asked | None = None
    tries: tuple[Try, ...] = ()
    called: Call | None = None
    proposal: Proposal | None = None
    declined: frozenset[tuple[int, str]] = frozenset()  # what seats have proposed in vain since their last moves
    pause: Pause | None = None
    result: Result | None = None
    ended: int = 0  # when the game was over
    stuck: str = ""  # why it cannot be played on: `older` or `newer` rules, an `edition` or a log that fails (`replay`)
    rematch: str = ""
    archived: bool = False
    sent_away: frozenset[str] = frozenset()  # by the host; they come back only by an invite link
    left: tuple[str, ...] = ()  # who left, once for each time

    # ---- Who is who ----

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name or SEAT_LETTERS[place] for place, seat in enumerate(self.seats))

    def seat_of(self, player: str) -> int:
        """Where a player sits, or NOBODY."""
        return next((place for place, seat in enumerate(self.seats) if player and seat.player == player), NOBODY)

    @property
    def players(self) -> tuple[str, ...]:
        """The people at the table."""
        return tuple(seat.player for seat in self.seats if seat.player)

    def kept_seat_of(self, player: str) -> int:
        """The open seat that is kept for a player, or NOBODY."""
        return next((place for place, seat in enumerate(self.seats) if player and seat.kept_for == player), NOBODY)

    def may_act(self, seat: int) -> bool:
        """Is it this seat's turn, in a game that goes on?"""
        return self.status == RUNNING and not self.stuck and self.pause is None and seat == self.turn

    @property
    def unopened(self) -> tuple[int, ...]:
        """Seats that have committed to a nonce and not opened it."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.commitment and not seat.nonce)

    # ---- What happens ----

    def after(self, row: Row, played: Played | None = None, *, replay: bool = True) -> Table:
        """The table after a row. `played` is the position after it, where it is known already."""
        change = _KINDS.get(row.kind)
        if change is None:  # a newer version plays here
            stuck = "newer" if self.status in (OPEN, RUNNING) else self.stuck
            return self.replace(seq=row.seq, at=row.at, stuck=stuck)
        changed = change(self, row, played, replay)
        if changed.status == ENDED and self.status != ENDED:
            changed = changed.replace(ended=row.at)
        if row.kind in TALK:
            by = talker(row.kind, row.seat, row.data)
            if by != NOBODY:
                changed = _with_seat(changed, by, talked=changed.seats[by].talked + 1)
            return changed.replace(seq=row.seq, at=row.at, talk=self.talk + 1)
        return changed if changed.seq == row.seq else changed.replace(seq=row.seq, at=row.at)

    @property
    def acted(self) -> int:
        """How many rows are not talk."""
        return self.seq - self.talk

    def moves(self) -> list[Move]:
        """The moves that stand, the first one first."""
        moves: list[Move] = []
        move = self.line
        while move is not None:
            moves.append(move)
            move = move.before
        return moves[::-1]

    def entries(self) -> tuple[Entry, ...]:
        """Every event of the game as it stands."""
        return tuple(entry for move in self.moves() for entry in move.entries)

    def record(self, secret: bytes | None, date: str) -> Record:
        """The game file; with the secret of the dice when the game is over."""
        commitments = tuple(seat.commitment for seat in self.seats)
        return Record(
            start=begin(self.agreed),
            entries=self.entries(),
            names=distinct_names(self.names),
            date=date,
            table=self.id,
            commitment=self.commitment,
            nonces=tuple(seat.nonce for seat in self.seats),
            nonce_commitments=commitments if any(commitments) else (),
            secret=secret,
            recipe=self.recipe,
            rules=self.rules or None,
            unread=self.unread,
        )

    def dice(self, secret: bytes) -> FairDice:
        """The table's dice, the same from the start of the game to its end."""
        return FairDice(self.id, tuple(seat.nonce for seat in self.seats), secret, self.recipe)

    def position_at(self, move: Move) -> Position:
        """The position after a move of the line."""
        later: list[Move] = []
        found: Move | None = move
        while found is not None and found.packed is None:
            later.append(found)
            found = found.before
        known = begin(self.agreed) if found is None or found.packed is None else unpacked(self.agreed, found.packed)
        for move in reversed(later):
            known = played_on(known, move.entries)
        return known


class Played(NamedTuple):
    """A position with its bytes."""

    position: Position
    packed: bytes


def played_on(position: Position, entries: Iterable[Entry]) -> Position:
    """A position after events, with the effects of all of them."""
    for number, entry in enumerate(entries):
        after = entry.played_on(position)
        position = after.joined(position) if number else after
    return position


def digest(packed: bytes) -> str:
    """A short hash of a position's bytes."""
    return hashlib.blake2b(packed, digest_size=8).hexdigest()


# ---- Reading back ---------------------------------------------------------------------------------------------------


def fold(stored: Stored, upto: int | None = None) -> Table:
    """A table from its log. If the log no longer replays, `stuck` says why and the table is read-only."""
    rows = stored.rows if upto is None else [row for row in stored.rows if row.seq <= upto]
    first, *later = rows
    table = created(first)
    stuck = table.stuck or _other_rules(rows, table.agreed.game.SPEC.rules)
    if stuck:
        for row in later:
            table = table.after(row, replay=False)
        return table.replace(position=None, stuck=stuck if table.status in (OPEN, RUNNING) else "")
    kept = stored.snapshot
    if kept is None or kept.seq > rows[-1].seq or not _fits(kept, stored.rows, table.agreed):
        kept = None
    for row in later:
        table = table.after(row, replay=kept is None or row.seq > kept.seq)
        if kept is not None and row.seq == kept.seq and table.line is not None:
            position = unpacked(table.agreed, kept.state)
            table = table.replace(position=position, line=table.line.replace(packed=kept.state))
    return table


def _other_rules(rows: Iterable[Row], ours: int) -> str:
    """Why rows played by other rules than ours cannot be played on: those are `older`, or `newer`."""
    played_by = {row.rules for row in rows} - {0, ours}
    return "" if not played_by else "newer" if max(played_by) > ours else "older"


def _fits(kept: Snapshot, rows: list[Row], agreed: Setting) -> bool:
    """A snapshot of other rules or another layout, or not of this log, is not used."""
    row = rows[kept.seq - 1]
    sized = len(kept.state) == agreed.game.State.SIZE
    return kept.rules == agreed.game.SPEC.rules and sized and row.hash == digest(kept.state)


# ---- What each kind of row does -------------------------------------------------------------------------------------

_Change = Callable[[Table, Row, "Played | None", bool], Table]


def created(row: Row) -> Table:
    """A table from its first row."""
    known = {key: value for key, value in row.data["setup"].items() if key in Setup.FIELDS}
    newer = len(known) < len(row.data["setup"])  # a later version has put something in
    setup = setup_from(known)
    bots = setup.bots
    first_bot = setup.players - len(bots)
    seats = [
        Seat(bot=bots[place - first_bot], name=bot_name(place, bots[place - first_bot]), since=row.seq)
        if place >= first_bot
        else Seat(since=row.seq)
        for place in range(setup.players)
    ]
    for place, who in enumerate(row.data["seated"]):
        if who is not None:
            seats[place] = Seat(
                player=who["player"],
                name=who["name"],
                bot=who["bot"],
                commitment=who.get("commitment", ""),
                since=row.seq,
                kept_for=who.get("kept_for", ""),
            )
    unread = None
    try:
        agreed = setup.agreed()
    except BurgomasterError:  # an earlier version of the game could read it
        agreed = setting(setup.game, setup.players)
        text = setup.edition.text if isinstance(setup.edition, EditionText) else agreed.text
        unread = Setting(setup.game, setup.players, CUSTOM, text, tuple(setup.options.items()))
    return Table(
        id=row.table,
        setup=setup,
        agreed=agreed,
        unread=unread,
        stuck="newer" if newer else "edition" if unread else "",
        recipe=row.data.get("dice", 1),
        host=row.data["host"],
        commitment=row.data["commitment"],
        seats=tuple(seats),
        seq=row.seq,
        at=row.at,
        least=row.data.get("least", 0),
    )


def bot_name(place: int, bot: str) -> str:
    """What a bot is called at the table."""
    return f"{SEAT_LETTERS[place]} {bot}"


def _with_seat(table: Table, place: int, **changes: Any) -> Table:
    seats = list(table.seats)
    seats[place] = seats[place].replace(**changes)
    return table.replace(seats=tuple(seats))


def _join(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    player = row.data["player"]
    # A seat kept for somebody who sits down elsewhere is free again.
    seats = [Seat(since=row.seq) if seat.kept_for == player else seat for seat in table.seats]
    committed = row.data.get("commitment", "")
    seats[row.seat] = Seat(player=player, name=row.data["name"], commitment=committed, since=row.seq)
    return table.replace(seats=tuple(seats))


def _leave(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    gone = table.seats[row.seat].player
    seats = (*table.seats[: row.seat], Seat(since=row.seq), *table.seats[row.seat + 1 :])
    emptied = table.replace(seats=seats, left=(*table.left, row.data.get("owner", gone)))
    if gone and gone == table.host:
        # The next person at the table hosts; when nobody is left, it closes.
        heir = next((seat.player for seat in emptied.seats if seat.player), "")
        return emptied.replace(host=heir or gone, status=emptied.status if heir else CLOSED)
    return emptied


def _kick(table: Table, row: Row, played: Played | None, replay: bool) -> Table:
    sent_away = table.sent_away | ({table.seats[row.seat].player} - {table.host})
    return _leave(table, row, played, replay).replace(sent_away=sent_away)


def _release(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    """A seat that was kept for somebody is free for all."""
    return table.replace(seats=(*table.seats[: row.seat], Seat(since=row.seq), *table.seats[row.seat + 1 :]))


def _bot(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    bot = row.data["bot"]
    seat = Seat(bot=bot, name=bot_name(row.seat, bot), since=row.seq) if bot else Seat(since=row.seq)
    return table.replace(seats=(*table.seats[: row.seat], seat, *table.seats[row.seat + 1 :]))


def _host(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(host=table.seats[row.seat].player)


def _commit(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return _with_seat(table, row.seat, commitment=row.data["commitment"])


def _seal(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(sealed=row.data["until"])


def _nonce(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return _with_seat(table, row.seat, nonce=row.data["word"])


def _mute(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return _with_seat(table, row.seat, muted=row.data["muted"])


def _ignore(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    whom = {row.data["whom"]}
    ignores = table.seats[row.seat].ignores
    return _with_seat(table, row.seat, ignores=ignores | whom if row.data["ignored"] else ignores - whom)


def _start(table: Table, row: Row, played: Played | None, replay: bool) -> Table:
    times = clocks.begun(table.setup.clock, len(table.seats))
    position = begin(table.agreed) if replay else None
    begun = table.replace(status=RUNNING, sealed=0, began=row.at, position=position, times=times)
    return _moved(begun, row, (), played, replay)


def _act(table: Table, row: Row, played: Played | None, replay: bool) -> Table:
    return _moved(table, row, (Entry(row.seat, row.data["text"]),), played, replay)


def _moved(table: Table, row: Row, own: tuple[Entry, ...], played: Played | None, replay: bool) -> Table:
    """The position moves on. The row's turn and result are trusted; the hash proves the position."""
    chance = tuple(Entry(CHANCE, text, event, place, tuple(w)) for event, text, place, w in row.data["chance"])
    entries = own + chance
    packed, stuck, position = None, table.stuck, table.position
    if replay and not stuck and table.position is not None:
        position, packed = played or _replayed(table.position, entries, row.hash)
        if position is None:
            position, stuck = table.position, "replay"
    ended = row.data.get("result")
    turn = row.data["turn"]
    thinking = _thinking(table, turn)
    times = table.times
    left = clocks.left_at(times, row.at)
    by_bot = row.seat >= 0 and bool(table.seats[row.seat].played_by)
    if row.seat >= 0 and table.seats[row.seat].overdue:
        table = _with_seat(table, row.seat, overdue=False)
    if by_bot:
        times = clocks.renewed(times, table.setup.clock, row.seat)
    return table.replace(
        seq=row.seq,
        at=row.at,
        position=position,
        line=Move(table.line, row.seq, row.seat, entries, packed, row.at, left, by_bot),
        rules=row.rules,
        events=chance[-1].event + 1 if chance else table.events,
        turn=turn,
        moved=row.seq,
        times=clocks.stepped_in(times, thinking, row.at)
        if times.seat not in (NOBODY, row.seat)
        else clocks.moved(times, table.setup.clock, thinking, row.at),
        asked=None,
        tries=tuple(one for one in table.tries if one.seat == row.seat),
        called=None if row.seat == turn else _still_called(table, turn),
        declined=frozenset(one for one in table.declined if one[0] != row.seat),
        stuck=stuck,
        status=ENDED if ended else table.status,
        result=result_from(ended) if ended else table.result,
    )


def _replayed(
    position: Position, entries: tuple[Entry, ...], wanted: str
) -> tuple[Position, bytes] | tuple[None, None]:
    """The position after events, if it is the one that was stored."""
    try:
        position = played_on(position, entries)
        packed = position.packed()
    except BurgomasterError:
        return None, None
    return (position, packed) if digest(packed) == wanted else (None, None)


def _undo(table: Table, row: Row, _played: Played | None, replay: bool) -> Table:
    line, then = table.line, table.times.left
    while line is not None and line.seq > row.data["to"]:
        then = line.left
        line = line.before
    assert line is not None, "nothing is taken back beyond the start"
    position = table.position_at(line) if replay and not table.stuck else None
    turn = row.data["turn"]
    called = _still_called(table, turn)
    back = table.replace(position=position, line=line, turn=turn, moved=row.seq, asked=None, called=called)
    if "free" not in row.data:  # rows of an earlier version
        return _clocked(back, row, clocks.moved)
    if row.data["free"]:
        back = back.replace(tries=(*back.tries, Try("free", row.seat, line.seq)))
    return back.replace(times=clocks.undone(back.times, back.setup.clock, then, _thinking(back, turn), row.at))


def _ask(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    to = row.data["to"]
    asked = Asked(row.seat, to, frozenset((row.seat,)))
    return table.replace(asked=asked, tries=(*table.tries, Try("ask", row.seat, to)))


def _agree(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    assert table.asked is not None
    return table.replace(asked=table.asked.replace(agreed=table.asked.agreed | {row.seat}))


def _decline(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    asked = table.asked
    if asked is None or asked.seat == row.seat:  # withdrawn
        return table.replace(asked=None)
    return table.replace(asked=None, tries=(*table.tries, Try("no", asked.seat, asked.to)))


def _call(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(called=Call(row.seat, row.data["by"], row.at, row.at + row.data["ms"]))


def _still_called(table: Table, turn: int) -> Call | None:
    """The call, if the table still waits for that seat."""
    return table.called if table.called is not None and table.called.seat == turn else None


def _propose(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(proposal=Proposal(row.seat, row.data["what"], row.data["until"], frozenset((row.seat,))))


def _consent(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    assert table.proposal is not None
    return table.replace(proposal=table.proposal.replace(agreed=table.proposal.agreed | {row.seat}))


def _dissent(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    assert table.proposal is not None
    vain = (table.proposal.seat, table.proposal.what)
    return table.replace(proposal=None, declined=table.declined | {vain})


def _pause(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    times = clocks.paused(table.times, row.at)
    return table.replace(proposal=None, called=None, pause=Pause(row.at, row.data["until"]), times=times)


def _wake(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    awake = table.replace(pause=None)
    return awake.replace(times=clocks.woken(awake.times, awake.setup.clock, _thinking(awake, awake.turn), row.at))


def _resign(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    gone = {"resigned": True, "timed_out": row.kind == "flag", "stand_in": row.data["bot"]}
    out = _without_rating(_answered(_with_seat(table, row.seat, **gone), row.seat), row)
    ended = row.data.get("result")
    if ended:
        ends = out.replace(status=ENDED, result=result_from(ended), asked=None, called=None, turn=OVER)
        return ends.replace(proposal=None, pause=None)
    return _clocked(out, row, clocks.turned)


def _stand_in(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    saved = "by" in row.data  # rows of an earlier version have none
    overdue = row.data["why"] == "time"
    gone = _answered(_with_seat(table, row.seat, stand_in=row.data["bot"], saved=saved, overdue=overdue), row.seat)
    if saved and table.times.seat == row.seat:
        gone = gone.replace(times=clocks.paused(table.times, row.at))
    return _clocked(gone, row, clocks.turned)


def _back(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    if not table.seats[row.seat].stand_in:
        return _answered(table, row.seat)  # no bot plays yet: only the call is answered
    seated = _answered(_with_seat(table, row.seat, stand_in="", saved=False, overdue=False), row.seat)
    if not table.seats[row.seat].saved:
        seated = seated.replace(times=clocks.refilled(seated.times, table.setup.clock, row.seat))
    return _clocked(seated, row, clocks.turned)


def _answered(table: Table, seat: int) -> Table:
    """A call for this seat is answered."""
    return table if table.called is None or table.called.seat != seat else table.replace(called=None)


def _replace(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    """A bot that failed is replaced by another one."""
    bot = row.data["bot"]
    if table.seats[row.seat].bot:
        return _with_seat(table, row.seat, bot=bot, name=bot_name(row.seat, bot))
    return _with_seat(table, row.seat, stand_in=bot)


def _remind(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(times=table.times.replace(reminded=table.times.reminded + 1))


def _resume(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(times=clocks.restarted(table.times, table.setup.clock, row.at))


def _close(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(status=CLOSED, asked=None, called=None, turn=OVER, times=clocks.Times())


def _end(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    """All have agreed to end the game, or the server ends one that cannot be played on."""
    result = result_from(row.data["result"])
    ended = _without_rating(table, row).replace(
        status=ENDED, result=result, stuck="", asked=None, called=None, turn=OVER, times=clocks.Times()
    )
    return ended.replace(proposal=None, pause=None)


def _without_rating(table: Table, row: Row) -> Table:
    """A row may say why the game does not count: it is noted with what happens, so that nothing comes between."""
    return table.replace(unrated=row.data["unrated"]) if row.data.get("unrated") else table


def _unrated(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(unrated=row.data["why"])


def _again(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(rematch=row.data["table"])


def _archive(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    return table.replace(archived=row.data["archived"])


def _forget(table: Table, row: Row, _played: Played | None, _replay: bool) -> Table:
    """Somebody is forgotten: their seats have no name. Lists keep the time of what happened before."""
    player = row.data["player"]
    seats = tuple(seat.replace(name="") if player in (seat.player, seat.kept_for) else seat for seat in table.seats)
    return table.replace(seats=seats, seq=row.seq)


def _chat(table: Table, _row: Row, _played: Played | None, _replay: bool) -> Table:
    return table


def _clocked(table: Table, row: Row, change: Callable[..., clocks.Times]) -> Table:
    """Run the clock of whoever must think now; bots have none."""
    seat = _thinking(table, table.turn) if table.status == RUNNING else NOBODY
    return table.replace(times=change(table.times, table.setup.clock, seat, row.at))


def _thinking(table: Table, turn: int) -> int:
    """Whose time runs."""
    return turn if turn >= 0 and table.pause is None and not table.seats[turn].played_by else NOBODY


_KINDS: dict[str, _Change] = {
    "join": _join,
    "leave": _leave,
    "kick": _kick,
    "release": _release,
    "bot": _bot,
    "host": _host,
    "commit": _commit,
    "seal": _seal,
    "word": _nonce,
    "mute": _mute,
    "ignore": _ignore,
    "start": _start,
    "act": _act,
    "undo": _undo,
    "ask": _ask,
    "agree": _agree,
    "decline": _decline,
    "propose": _propose,
    "consent": _consent,
    "dissent": _dissent,
    "pause": _pause,
    "wake": _wake,
    "call": _call,
    "resign": _resign,
    "flag": _resign,
    "stand-in": _stand_in,
    "back": _back,
    "replace": _replace,
    "remind": _remind,
    "resume": _resume,
    "close": _close,
    "end": _end,
    "unrated": _unrated,
    "rematch": _again,
    "archive": _archive,
    "forget": _forget,
    "chat": _chat,
    "unsay": _chat,
}
