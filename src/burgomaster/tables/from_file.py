"""A game file as a table that is over: its rows, so that everything that shows a table shows a file too."""

from __future__ import annotations

from collections.abc import Iterator

from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.play.position import Position, begin
from burgomaster.play.record import LONGEST_NAME, Entry, Record
from burgomaster.play.setting import CUSTOM
from burgomaster.tables.append import appended, opened
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.judging.moves import chance_data, result_data
from burgomaster.tables.person import clean_text
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row
from burgomaster.tables.setup import EditionText, Setup
from burgomaster.tables.table import NOBODY, Result, Table
from burgomaster.tables.value import as_data


def rows_of_file(record: Record, table: str, now: int) -> list[Row]:
    """The rows of a table where this game was played. Nobody sits there, so nothing more happens."""
    if record.start != begin(record.setting):
        raise Refused(422, "file-set-up")
    row, current = opened(_opening(record), table, now)
    rows = [row]
    for draft in _drafts(record, current):
        row, current = appended(current, draft, now)
        rows.append(row)
    return rows


def _opening(record: Record) -> Draft:
    agreed = record.setting
    setup = Setup(
        game=agreed.name,
        players=agreed.players,
        edition=EditionText(agreed.text) if agreed.edition == CUSTOM else agreed.edition,
        options=dict(agreed.options),
        public=False,
        undo="none",
        hints=True,
    )
    names = record.names or SEAT_LETTERS[: agreed.players]
    seated = [
        {"player": SEAT_LETTERS[seat], "name": clean_text(name, LONGEST_NAME) or SEAT_LETTERS[seat], "bot": ""}
        for seat, name in enumerate(names)
    ]
    return Draft(
        "create",
        data={
            "setup": as_data(setup),
            "host": "",
            "host_name": "",
            "commitment": record.commitment,
            "dice": record.recipe,
            "seated": seated,
            "file": True,
        },
    )


def _drafts(record: Record, table: Table) -> Iterator[Draft]:
    """The start, every action with the chance that followed it, and an end where the file has none."""
    position = record.start
    for action, chance in _moves(record.entries):
        for entry in (action, *chance) if action else chance:
            position = entry.played_on(position)
        data = {"chance": chance_data(chance), "turn": position.turn, **result_data(position, table)}
        if action is None:
            yield Draft("start", data=data, position=position)
        else:
            yield Draft("act", action.seat, {"text": action.text, **data}, position)
    if not position.over:
        yield _unfinished(position)


def _moves(entries: tuple[Entry, ...]) -> Iterator[tuple[Entry | None, list[Entry]]]:
    """Actions with the chance after them; first the chance before any action."""
    action: Entry | None = None
    chance: list[Entry] = []
    for entry in entries:
        if entry.seat == CHANCE:
            chance.append(entry)
        else:
            yield action, chance
            action, chance = entry, []
    yield action, chance


def _unfinished(position: Position) -> Draft:
    return Draft("end", NOBODY, {"why": "file", "result": as_data(Result((), position.scores, "file"))})
