"""Your own notes at the moves of your games. Nobody else is shown them; to publish one, say it in the chat."""

from __future__ import annotations

from typing import Annotated

import msgspec

from burgomaster.server.api.endpoint import Ask, endpoint
from burgomaster.server.notes import MoveNote, NoteStore
from burgomaster.tables.judging.draft import seat_of
from burgomaster.tables.noting import LONGEST_NOTE, MOST_NOTES, note_text
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused


class NoteGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A note at the move of row `seq`, in place of the one that was there; an empty one removes it."""

    seq: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    text: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_NOTE)]


class MyNotes(msgspec.Struct):
    """Your notes at a table, in the order of the moves."""

    notes: list[MoveNote]


@endpoint("GET", "/api/tables/{table}/notes", MyNotes, tag="review")
async def my_notes(ask: Ask, _: None) -> MyNotes:
    """What you have noted at a table where you played."""
    person, table, _last = await _player(ask)
    return MyNotes(await NoteStore(ask.server.house.store).of(person.id, table))


@endpoint("POST", "/api/tables/{table}/notes", MyNotes, body=NoteGiven, tag="review")
async def note_move(ask: Ask, given: NoteGiven) -> MyNotes:
    """Write a note at a move, for yourself."""
    person, table, last = await _player(ask)
    if given.seq > last:
        raise Refused(404, "no-move")
    text = note_text(given.text)
    notes = NoteStore(ask.server.house.store)
    if not text:
        await notes.remove(person.id, table, given.seq)
    elif not await notes.write(person.id, table, MoveNote(given.seq, text, ask.server.house.now())):
        raise Refused(409, "too-many-notes", most=MOST_NOTES)
    return MyNotes(await notes.of(person.id, table))


async def _player(ask: Ask) -> tuple[Person, str, int]:
    """Who asks, at which table they played, and its last row."""
    person, live = ask.known(), await ask.table()
    await live.catch_up_if_shared()
    seat_of(live.table, person)
    return person, live.table.id, live.table.seq
