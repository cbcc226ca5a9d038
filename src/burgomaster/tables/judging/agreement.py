"""What all people at a table agree on: to pause, until a date or until somebody goes on, or to end without a winner."""

from __future__ import annotations

from typing import Literal

from burgomaster.tables.judging.draft import Draft, check_running, seat_of
from burgomaster.tables.judging.moves import position_of
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import NOBODY, RUNNING, Result, Table
from burgomaster.tables.value import as_data

Agreement = Literal["pause", "end"]

_DAY = 24 * 3_600_000  # ms
LONGEST_PAUSE = 90 * _DAY


def propose(table: Table, person: Person | None, what: Agreement, until: int, now: int) -> Draft:
    """Ask the others to agree. `until`: when a pause ends by itself; 0: when somebody goes on."""
    seat = _asked(table, person)
    if what == "pause" and table.pause is not None:
        raise Refused(409, "paused")
    if until and (what != "pause" or not now < until <= now + LONGEST_PAUSE):
        raise Refused(422, "pause-date", days=LONGEST_PAUSE // _DAY)
    if not _missing(table, frozenset((seat,))):
        return _agreed(table, seat, what, until)
    if table.proposal is not None:
        raise Refused(409, "proposal-open")
    if (seat, what) in table.declined:
        raise Refused(409, "proposal-declined")  # or one could ask again and again
    return Draft("propose", seat, {"what": what, "until": until})


def answer(table: Table, person: Person | None, yes: bool, now: int) -> Draft | None:
    """Agree to what is proposed, or not; who proposed it may withdraw it. With the last one who agrees it is so."""
    seat = _asked(table, person)
    proposal = table.proposal
    if proposal is None:
        raise Refused(409, "proposal-none")
    if not yes:
        return Draft("dissent", seat, {"what": proposal.what})
    agreed = proposal.agreed | {seat}
    if _missing(table, agreed):
        return None if seat in proposal.agreed else Draft("consent", seat, {"what": proposal.what})
    until = proposal.until if proposal.until > now else 0  # the day may have come while the others thought about it
    return _agreed(table, seat, proposal.what, until)


def go_on(table: Table, person: Person | None) -> Draft:
    """Anybody who plays ends the pause."""
    seat = _asked(table, person)
    if table.pause is None:
        raise Refused(409, "not-paused")
    return Draft("wake", seat)


def pause_is_over(table: Table, now: int) -> Draft | None:
    """The end of a pause whose date has come; None before."""
    if table.status != RUNNING or table.pause is None or not table.pause.until or now < table.pause.until:
        return None
    return Draft("wake")


def _asked(table: Table, person: Person | None) -> int:
    """The seat of somebody who still plays."""
    seat = seat_of(table, person)
    check_running(table)
    if table.seats[seat].resigned:
        raise Refused(409, "resigned")
    return seat


def _missing(table: Table, agreed: frozenset[int]) -> bool:
    """Is there anybody who plays and has not agreed, also one for whom a bot plays just now?"""
    return any(held.player and not held.resigned and place not in agreed for place, held in enumerate(table.seats))


def _agreed(table: Table, seat: int, what: str, until: int) -> Draft:
    if what == "pause":
        return Draft("pause", seat, {"until": until})
    result = Result((), position_of(table).scores, "agreed")
    return Draft("end", NOBODY, {"why": "agreed", "result": as_data(result)})
