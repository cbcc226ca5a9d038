"""Your own notes at the moves of your games. Nobody else is shown them; to publish one, say it in the chat."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from burgomaster.requests.asked import AnyAsk, request
from burgomaster.tables.fields import Given, Number, Shape, Text
from burgomaster.tables.judging.draft import seat_of
from burgomaster.tables.noting import LONGEST_NOTE, MOST_NOTES, MoveNote, note_text
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import Table


class NoteGiven(Given):
    """A note at the move of row `seq`, in place of the one that was there; an empty one removes it."""

    seq: Annotated[int, Number(1, 2**31 - 1)]
    text: Annotated[str, Text(4 * LONGEST_NOTE)]


class MyNotes(Shape):
    """Your notes at a table, in the order of the moves."""

    notes: list[MoveNote]


@request("GET", "/api/tables/{table}/notes", MyNotes, tag="review")
async def my_notes(ask: AnyAsk, _: None) -> Any:
    """What you have noted at a table where you played."""
    person, table = await _player(ask)
    return {"notes": [asdict(one) for one in await ask.house.notes.of(person.id, table.id)]}


@request("POST", "/api/tables/{table}/notes", MyNotes, body=NoteGiven, tag="review")
async def note_move(ask: AnyAsk, given: NoteGiven) -> Any:
    """Write a note at a move, for yourself."""
    person, table = await _player(ask)
    if given.seq > table.seq:
        raise Refused(404, "no-move")
    text = note_text(given.text)
    if not text:
        await ask.house.notes.remove(person.id, table.id, given.seq)
    elif not await ask.house.notes.write(person.id, table.id, MoveNote(given.seq, text, ask.house.now())):
        raise Refused(409, "too-many-notes", most=MOST_NOTES)
    return {"notes": [asdict(one) for one in await ask.house.notes.of(person.id, table.id)]}


async def _player(ask: AnyAsk) -> tuple[Person, Table]:
    """Who asks, and at which table they played."""
    person, table = ask.known(), (await ask.latest()).table
    seat_of(table, person)
    return person, table
