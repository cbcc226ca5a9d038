"""A table as lists show it."""

from __future__ import annotations

from typing import Any

from burgomaster.games import owned_of
from burgomaster.tables.names import spoken_names
from burgomaster.tables.rating import decisions, left
from burgomaster.tables.table import ENDED, Table
from burgomaster.tables.told import table_part
from burgomaster.tables.value import as_data

_FOR_THE_HOUSE = ("owned", "counts", "left")


def summary_of(table: Table) -> dict[str, Any]:
    """What a list says of a table. Names are as given: titles of bots depend on the reader's language."""
    part = table_part(table, b"", "en")
    keys = ("status", "host", "result", "rematch", "archived")
    seats = [{key: seat[key] for key in ("kind", "player", "bot", "kept_for", "resigned")} for seat in part["seats"]]
    for seat, name in zip(seats, table.names, strict=True):
        seat["name"] = name
    return {
        **{key: part[key] for key in keys},
        "seats": seats,
        "owned": _owned(table),
        "edition": table.agreed.edition,
        "clock": as_data(table.setup.clock),
        "spectators": table.setup.spectators,
        "rated": table.setup.rated,
        **_finished(table),
    }


def in_words(summary: dict[str, Any], lang: str) -> dict[str, Any]:
    """The same for a reader: bots are called by their titles. What is for statistics and ratings is left out."""
    seats = summary["seats"]
    names = spoken_names(tuple(seat["bot"] or "" for seat in seats), tuple(seat["name"] for seat in seats), lang)
    shown = {key: value for key, value in summary.items() if key not in _FOR_THE_HOUSE}
    return {**shown, "seats": [{**seat, "name": name} for seat, name in zip(seats, names, strict=True)]}


def _owned(table: Table) -> list[dict[str, int]]:
    """What each seat has bought or built in a game that is over; empty where the game does not say."""
    game = owned_of(table.agreed.name)
    if game is None or table.status != ENDED or table.position is None:
        return []
    s, e = table.position.state(), table.agreed.figures
    return [dict(game.owned(s, e, seat)) for seat in range(len(table.seats))]


def _finished(table: Table) -> dict[str, Any]:
    """What ratings must know of a table that was opened for them, and who left a game that is over."""
    over = table.status == ENDED
    made = decisions(table) if over else ()
    told: dict[str, Any] = {"left": left(table, made)} if over else {}
    if table.setup.rated:
        told["counts"] = {"unrated": table.unrated, "began": table.began, "least": table.least, "decisions": made}
    return told
