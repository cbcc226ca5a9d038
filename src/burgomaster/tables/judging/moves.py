"""Moves: play one, see how an unfinished one may go on, ask why one is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.games.kernel.errors import AmbiguousAction, BurgomasterError
from burgomaster.play.match import let_chance_play
from burgomaster.play.position import Action, Position
from burgomaster.play.record import Entry
from burgomaster.play.refusal import IllegalAction, Refusal
from burgomaster.tables.judging.draft import Draft, check_running, seat_of
from burgomaster.tables.names import names_in
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import Result, Table


def act(table: Table, person: Person | None, action: str, seq: int, lang: str, secret: bytes) -> Draft:
    """A person's move, an answer to what the table looked like after row `seq`."""
    seat = _to_act(table, person, seq)
    return played(table, seat, action, lang, secret)


def meant(table: Table, person: Person | None, action: str, seq: int, lang: str) -> Action:
    """The action that a person means by their move; refused if it is none that may be done."""
    seat = _to_act(table, person, seq)
    return resolved(table, position_of(table), seat, action, lang)


def _to_act(table: Table, person: Person | None, seq: int) -> int:
    seat = seat_of(table, person)
    check_running(table)
    check_seq(table, seq)
    check_at_hand(table, seat)
    return seat


def played(table: Table, seat: int, action: str, lang: str, secret: bytes) -> Draft:
    """A seat's move and the chance that follows, if the rules allow it. The dice are this very table's."""
    position = position_of(table)
    chosen, after = judged(table, position, seat, action, lang)
    rolled, after = let_chance_play(after, table.dice(secret), table.events)
    data = {
        "text": str(chosen),
        "chance": chance_data(rolled),
        "turn": after.turn,
        **result_data(after, table),
    }
    return Draft("act", seat, data, after, chosen)


def steps(table: Table, person: Person | None, prefix: str, seq: int, lang: str) -> tuple[Position, list[Action]]:
    """How an action may go on, and the position it is seen from: stepped in, where the seat is not on turn."""
    seat = seat_of(table, person)
    check_running(table)
    check_seq(table, seq)
    position = position_of(table)
    if seat != position.turn:
        if seat not in position.interrupts():
            raise Refused(409, "not-your-turn")
        position = position.step_in(seat)
    try:
        return position, position.steps(prefix, lang, names_in(table, lang))
    except BurgomasterError as problem:
        raise Refused(422, "unknown-action", problem=str(problem)) from None


def why_not(table: Table, person: Person | None, action: str, lang: str) -> Refusal | None:
    """Which rule forbids an action now; None if none does."""
    seat = seat_of(table, person)
    check_running(table)
    try:
        return position_of(table).why_not(action, lang, seat, names_in(table, lang))
    except AmbiguousAction:
        return None
    except BurgomasterError as problem:
        raise Refused(422, "unknown-action", problem=str(problem)) from None


def resolved(table: Table, position: Position, seat: int, action: str, lang: str) -> Action:
    """The legal action a text means; otherwise the rule that forbids it."""
    return judged(table, position, seat, action, lang)[0]


def judged(table: Table, position: Position, seat: int, action: str, lang: str) -> tuple[Action, Position]:
    """The legal action a text means and the position after it; otherwise the rule that forbids it."""
    try:
        return position.played(action, seat, lang, names_in(table, lang))
    except IllegalAction as problem:
        refusal = problem.refusal
    except AmbiguousAction as problem:
        raise Refused(422, "ambiguous-action", problem=str(problem)) from None
    except BurgomasterError as problem:
        raise Refused(422, "unknown-action", problem=str(problem)) from None
    raise Refused(409, "illegal", text=refusal.text, rule=refusal.rule)


def position_of(table: Table) -> Position:
    """The position of a table that runs."""
    assert table.position is not None, "a running table that is not stuck has a position"
    return table.position


def check_seq(table: Table, seq: int) -> None:
    """The position has not changed since row `seq`; chat in between does not matter."""
    if seq < table.moved:
        raise Refused(409, "stale", given=seq, now=table.seq)
    if seq > table.seq:
        raise Refused(409, "ahead", given=seq, now=table.seq)


def check_at_hand(table: Table, seat: int) -> None:
    """The seat is played by its owner, and the game is not paused."""
    if table.pause is not None:
        raise Refused(409, "paused")
    if table.seats[seat].resigned:
        raise Refused(409, "resigned")
    if table.seats[seat].stand_in:
        raise Refused(409, "stood-in")


def chance_data(rolled: Sequence[Entry]) -> list[list[Any]]:
    """Chance events as they are stored."""
    return [[entry.event, entry.text, entry.place, list(entry.weights)] for entry in rolled]


def result_data(position: Position, table: Table) -> dict[str, Any]:
    """The result, if the game is over. Who has resigned cannot win."""
    if not position.over:
        return {}
    scores = position.scores
    left = [seat for seat, held in enumerate(table.seats) if not held.resigned]
    winners, reason = tuple(seat for seat in position.winners if seat in left), "played"
    if not winners:  # all of them have resigned: the best of the others win
        winners, reason = leaders(left, scores), "next" if left else "resigned"
    return {"result": {"winners": winners, "scores": scores, "reason": reason}}


def leaders(seats: list[int], scores: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these seats with the most points."""
    return tuple(seat for seat in seats if scores[seat] == max(scores[other] for other in seats))


def without(table: Table, seat: int, reason: str) -> Result | None:
    """The result when this seat gives up: one person or bot left wins; otherwise the game goes on."""
    left = [place for place, held in enumerate(table.seats) if place != seat and not held.resigned]
    if len(left) > 1:
        return None
    return Result(tuple(left), position_of(table).scores, reason)
