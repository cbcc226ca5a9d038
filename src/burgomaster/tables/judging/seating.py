"""Before the game: who sits where, who hosts, nonces for the dice, the start."""

from __future__ import annotations

from typing import Protocol

from burgomaster.bots.registry import check_offered
from burgomaster.play.dice import NEWEST, commitment, nonce_commitment
from burgomaster.play.match import let_chance_play
from burgomaster.play.position import begin
from burgomaster.tables.judging.draft import Draft, check_host, check_open, check_seat, seat_of
from burgomaster.tables.judging.moves import chance_data, result_data
from burgomaster.tables.person import Person, clean_text
from burgomaster.tables.rating import LEAST_DECISIONS
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Setup
from burgomaster.tables.table import NOBODY, OPEN, Table
from burgomaster.tables.value import as_data

SHORTEST_NONCE, LONGEST_NONCE = 20, 100  # a nonce that can be guessed protects nobody

MOST_JOINS = 3  # how often somebody, with all their bot programs, may sit down at a table and leave again


class Inviter(Protocol):
    """Knows the links a host hands out."""

    def is_invite(self, given: str, table: str, seat: int, since: int) -> bool:
        """Is it the link to this seat, since the row with which the seat last changed hands?"""

    def is_invite_to_all(self, given: str, table: str) -> bool:
        """Is it the one link to this table, for whoever comes?"""


def opening(
    setup: Setup,
    person: Person,
    secret: bytes,
    seated: list[dict[str, str] | None] | None = None,
    committed: str = "",
) -> Draft:
    """A new table; the host takes the first seat that no bot holds, if there is one."""
    setup.check()
    if seated is None:
        seated = [sitting(person, committed)] if len(setup.bots) < setup.players else []
    data = {
        "setup": as_data(setup),
        **({"least": LEAST_DECISIONS} if setup.rated else {}),
        "host": person.id,
        "host_name": person.name,
        "commitment": commitment(secret),
        "dice": NEWEST,
        "seated": seated,
    }
    return Draft("create", data=data)


def sitting(person: Person, committed: str = "") -> dict[str, str]:
    """A person on a seat, as a new table's first row has it."""
    return {"player": person.id, "name": person.name, "bot": "", "commitment": committed}


def join(
    table: Table,
    person: Person | None,
    inviter: Inviter,
    seat: int | None,
    invite: str | None,
    committed: str = "",
) -> Draft:
    """Sit down: anywhere free at a public table, by invite link at any."""
    if person is None:
        raise Refused(401, "who")
    return _joined(table, person, place_for(table, person, inviter, seat, invite), committed)


def place_for(table: Table, person: Person | None, inviter: Inviter, seat: int | None, invite: str | None) -> int:
    """The seat where somebody, who need not have a name yet, would sit down; refused where they cannot."""
    check_open(table)
    player = person.id if person else ""
    if table.seat_of(player) != NOBODY:
        raise Refused(409, "already-seated")
    if seat is not None:
        check_seat(table, seat)
    kept = table.kept_seat_of(player)
    if kept != NOBODY and seat in (None, kept):
        return kept
    if invite is not None and not inviter.is_invite_to_all(invite, table.id):
        places = range(len(table.seats)) if seat is None else (seat,)
        invited = [p for p in places if inviter.is_invite(invite, table.id, p, table.seats[p].since)]
        if not invited or table.seats[invited[0]].kind != "open":
            raise Refused(403, "invite")
        seat = invited[0]
    elif invite is None and not table.setup.public:
        raise Refused(403, "private")
    elif player in table.sent_away:
        raise Refused(403, "sent-away")
    elif person is not None and table.left.count(person.owner or player) >= MOST_JOINS:
        raise Refused(403, "come-and-gone")
    if seat is None:
        free = [place for place, held in enumerate(table.seats) if held.kind == "open" and not held.kept_for]
        if not free:
            raise Refused(409, "full")
        seat = free[0]
    if table.seats[seat].kind != "open":
        raise Refused(409, "seat-taken")
    if table.seats[seat].kept_for:
        raise Refused(409, "seat-kept", name=table.seats[seat].name)
    return seat


def _joined(table: Table, person: Person, seat: int, committed: str) -> Draft:
    kept = "" if table.recipe == 1 else committed
    return Draft("join", seat, {"player": person.id, "name": person.name, "commitment": kept})


def leave(table: Table, person: Person | None) -> Draft:
    """Get up before the start, or decline a kept seat."""
    if person is None:
        raise Refused(401, "who")
    kept = table.kept_seat_of(person.id)
    if kept != NOBODY:
        check_open(table)
        return Draft("release", kept, {"own": True})
    seat = seat_of(table, person)
    check_open(table)
    return Draft("leave", seat, {"owner": person.owner or person.id})


def kick(table: Table, person: Person | None, seat: int) -> Draft:
    """The host sends somebody away before the start, or opens a kept seat to all."""
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
        check_offered(bot, table.agreed.name)
    elif table.seats[seat].kept_for:
        return Draft("release", seat, {"own": False})
    return Draft("bot", seat, {"bot": bot or "", "was": table.seats[seat].name})


def commit(table: Table, person: Person | None, committed: str) -> Draft | None:
    """A seat commits to a nonce, or to another one, or to none. It is opened when all have done so."""
    seat = seat_of(table, person)
    check_open(table)
    if table.recipe == 1:
        raise Refused(409, "old-dice")
    if table.seats[seat].commitment == committed:
        return None
    return Draft("commit", seat, {"commitment": committed})


def start(table: Table, person: Person | None, secret: bytes, until: int) -> Draft:
    """The host begins the game when every seat is held. If there are commitments to nonces, these are opened first."""
    check_host(table, person)
    check_open(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused(409, "empty-seats")
    return Draft("seal", data={"until": until}) if table.unopened else _begun(table, secret)


def open_nonce(table: Table, person: Person | None, nonce: str) -> Draft | None:
    """A seat opens the nonce it has committed to, now that nobody can commit to another one."""
    seat = seat_of(table, person)
    held = table.seats[seat]
    if held.nonce and held.nonce == nonce:
        return None  # another tab was faster
    if not table.sealed:
        raise Refused(409, "word-too-soon" if table.status == OPEN else "started")
    if held.nonce:
        raise Refused(409, "word-opened")
    if not held.commitment:
        raise Refused(409, "word-not-promised")
    if not is_nonce(nonce):
        raise Refused(422, "word", least=SHORTEST_NONCE, most=LONGEST_NONCE)
    if nonce_commitment(nonce) != held.commitment:
        raise Refused(409, "word-differs")
    return Draft("word", seat, {"word": nonce})


def is_nonce(nonce: str) -> bool:
    """Long enough that nobody guesses it, and written in one way only."""
    return len(nonce) >= SHORTEST_NONCE and clean_text(nonce, LONGEST_NONCE) == nonce


def begins(table: Table, secret: bytes, now: int, opened: int, patience: int) -> Draft | None:
    """The start of a game whose nonces have been opened; who did not do so in time is left out. None before that.

    Time that ran out before the server `opened`, when nobody could open a nonce, does not count.
    """
    if not table.sealed:
        return None
    until = table.sealed if table.sealed >= opened else opened + patience
    return None if table.unopened and now < until else _begun(table, secret)


def _begun(table: Table, secret: bytes) -> Draft:
    """Begin: chance plays until somebody must decide."""
    rolled, position = let_chance_play(begin(table.agreed), table.dice(secret), 0)
    data = {
        "chance": chance_data(rolled),
        "turn": position.turn,
        "left_out": list(table.unopened),
        **result_data(position, table),
    }
    return Draft("start", data=data, position=position)
