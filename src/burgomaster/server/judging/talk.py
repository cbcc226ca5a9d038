"""Talk at the table."""

from __future__ import annotations

from burgomaster.server.identity import Person, clean_text
from burgomaster.server.judging.draft import Draft, check_host, check_seat, seat_of
from burgomaster.server.refused import Refused
from burgomaster.server.table import CLOSED, Table

LONGEST_CHAT = 500


def chat(table: Table, person: Person | None, text: str) -> Draft:
    """Say something to everybody at the table."""
    seat = seat_of(table, person)
    if table.status == CLOSED:
        raise Refused(409, "closed")
    if table.seats[seat].muted:
        raise Refused(403, "muted")
    said = clean_text(text, LONGEST_CHAT)
    if not said:
        raise Refused(422, "text", most=LONGEST_CHAT)
    return Draft("chat", seat, {"text": said})


def mute(table: Table, person: Person | None, seat: int, muted: bool) -> Draft:
    """The host takes the floor from somebody, or gives it back."""
    check_host(table, person)
    check_seat(table, seat)
    return Draft("mute", seat, {"muted": muted})
