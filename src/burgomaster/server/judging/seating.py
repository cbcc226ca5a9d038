"""Before the game: who sits where, who hosts, the words for the dice, the start."""

from __future__ import annotations

import msgspec

from burgomaster.bots.registry import check_own
from burgomaster.play.dice import FairDice, commitment
from burgomaster.play.match import let_chance_play
from burgomaster.play.position import begin
from burgomaster.server.identity import Identity, Person, clean_text
from burgomaster.server.judging.draft import Draft, check_host, check_open, check_seat, seat_of
from burgomaster.server.judging.moves import chance_data, result_data
from burgomaster.server.refused import Refused
from burgomaster.server.setup import Setup
from burgomaster.server.table import NOBODY, Table

LONGEST_WORD = 40


def opening(setup: Setup, person: Person, secret: bytes, seated: list[dict[str, str] | None] | None = None) -> Draft:
    """A new table; the host takes the first seat that no bot holds, if there is one."""
    setup.check()
    if seated is None:
        seated = [sitting(person)] if len(setup.bots) < setup.players else []
    data = {
        "setup": msgspec.to_builtins(setup),
        "host": person.id,
        "host_name": person.name,
        "commitment": commitment(secret),
        "seated": seated,
    }
    return Draft("create", data=data)


def sitting(person: Person) -> dict[str, str]:
    """A person on a seat, as a new table's first row has it."""
    return {"player": person.id, "name": person.name, "bot": ""}


def join(table: Table, person: Person | None, identity: Identity, seat: int | None, invite: str | None) -> Draft:
    """Sit down: anywhere free at a public table, by invite link at any."""
    if person is None:
        raise Refused(401, "who")
    check_open(table)
    if table.seat_of(person.id) != NOBODY:
        raise Refused(409, "already-seated")
    if seat is not None:
        check_seat(table, seat)
    kept = table.kept_seat_of(person.id)
    if kept != NOBODY and seat in (None, kept):
        return Draft("join", kept, {"player": person.id, "name": person.name})
    if invite is not None:
        places = range(len(table.seats)) if seat is None else (seat,)
        invited = [p for p in places if identity.is_invite(invite, table.id, p, table.seats[p].since)]
        if not invited or table.seats[invited[0]].kind != "open":
            raise Refused(403, "invite")
        seat = invited[0]
    elif not table.setup.public:
        raise Refused(403, "private")
    elif person.id in table.sent_away:
        raise Refused(403, "sent-away")
    if seat is None:
        free = [place for place, held in enumerate(table.seats) if held.kind == "open" and not held.kept_for]
        if not free:
            raise Refused(409, "full")
        seat = free[0]
    if table.seats[seat].kind != "open":
        raise Refused(409, "seat-taken")
    if table.seats[seat].kept_for:
        raise Refused(409, "seat-kept", name=table.seats[seat].name)
    return Draft("join", seat, {"player": person.id, "name": person.name})


def leave(table: Table, person: Person | None) -> Draft:
    """Get up again before the start, or do not want the seat that is kept for one."""
    kept = NOBODY if person is None else table.kept_seat_of(person.id)
    seat = seat_of(table, person) if kept == NOBODY else kept
    check_open(table)
    return Draft("leave", seat) if kept == NOBODY else Draft("release", seat, {"own": True})


def kick(table: Table, person: Person | None, seat: int) -> Draft:
    """The host sends somebody away before the start, or keeps a seat no longer."""
    check_host(table, person)
    check_open(table)
    check_seat(table, seat)
    if table.seats[seat].kept_for:
        return Draft("release", seat, {"own": False})
    if table.seats[seat].kind != "person":
        raise Refused(409, "not-seated")
    return Draft("kick", seat)


def give_host(table: Table, person: Person | None, seat: int) -> Draft:
    """The host makes another person host before the start."""
    check_host(table, person)
    check_open(table)
    check_seat(table, seat)
    if table.seats[seat].kind != "person":
        raise Refused(409, "not-seated")
    return Draft("host", seat)


def put_bot(table: Table, person: Person | None, seat: int, bot: str | None) -> Draft:
    """The host puts a bot on an open seat, changes it, or takes it away."""
    check_host(table, person)
    check_open(table)
    check_seat(table, seat)
    if table.seats[seat].kind == "person":
        raise Refused(409, "seat-taken")
    if bot:
        check_own(bot)
    elif table.seats[seat].kept_for:
        return Draft("release", seat, {"own": False})
    return Draft("bot", seat, {"bot": bot or "", "was": table.seats[seat].name})


def add_word(table: Table, person: Person | None, word: str) -> Draft:
    """A seat adds a word to the dice before the start."""
    seat = seat_of(table, person)
    check_open(table)
    cleaned = clean_text(word, LONGEST_WORD)
    if word and not cleaned:
        raise Refused(422, "text", most=LONGEST_WORD)
    return Draft("word", seat, {"word": cleaned})


def start(table: Table, person: Person | None, secret: bytes) -> Draft:
    """The host begins the game when every seat is held; chance deals until somebody must decide."""
    check_host(table, person)
    check_open(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused(409, "empty-seats")
    dice = dice_of(table, secret)
    rolled, position = let_chance_play(begin(table.agreed), dice, 0)
    data = {"chance": chance_data(rolled), "turn": position.turn, **result_data(position, table)}
    return Draft("start", data=data, position=position)


def dice_of(table: Table, secret: bytes) -> FairDice:
    """The table's dice."""
    return FairDice(table.id, tuple(seat.word for seat in table.seats), secret)
