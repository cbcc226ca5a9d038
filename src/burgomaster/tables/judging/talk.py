"""Chat at the table: saying, muting, ignoring."""

from __future__ import annotations

from burgomaster.tables.judging.draft import Draft, check_host, check_seat, seat_of
from burgomaster.tables.person import Person, clean_text
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import CLOSED, NOBODY, Table

LONGEST_CHAT = 500


def chat(table: Table, person: Person | None, text: str) -> Draft:
    """Say something to everybody at the table."""
    if person is not None and table.seat_of(person.id) == NOBODY:
        raise Refused(403, "only-players-talk")
    seat = seat_of(table, person)
    if table.status == CLOSED:
        raise Refused(409, "closed")
    if not table.seats[seat].name:  # they are forgotten here, and this was under way
        raise Refused(401, "who")
    if table.seats[seat].muted:
        raise Refused(403, "muted")
    said = clean_text(text, LONGEST_CHAT)
    if not said:
        raise Refused(422, "text", most=LONGEST_CHAT)
    return Draft("chat", seat, {"text": said})


def mute(table: Table, person: Person | None, seat: int, muted: bool) -> Draft | None:
    """The host mutes somebody, or unmutes them."""
    check_host(table, person)
    check_seat(table, seat)
    if table.seats[seat].muted == muted:
        return None
    return Draft("mute", seat, {"muted": muted, "by": table.seat_of(table.host)})


def ignore(table: Table, person: Person | None, seat: int, ignored: bool) -> Draft | None:
    """Stop receiving somebody's chat, or receive it again. Nobody else is told."""
    own = seat_of(table, person)
    check_seat(table, seat)
    if seat == own:
        raise Refused(409, "ignore-own")
    if (seat in table.seats[own].ignores) == ignored:
        return None
    return Draft("ignore", own, {"whom": seat, "ignored": ignored})
