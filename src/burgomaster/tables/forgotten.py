"""A person who wants to be forgotten: what a table's log still tells of them, and the log without it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.rows import UNSAID, Row
from burgomaster.tables.table import NOBODY, Table


def forget(table: Table, player: str) -> Draft:
    """The row from which on nothing at the table names this player: not their seat, and not the rows before."""
    return Draft("forget", table.seat_of(player), {"player": player})


def said_by(rows: Iterable[Row], player: str) -> list[Row]:
    """The lines of chat of a player in a log."""
    said: list[Row] = []
    seats: dict[int, str] = {}  # who sits where
    for row in rows:
        if row.kind == "create":
            seats = {place: who["player"] for place, who in enumerate(row.data["seated"]) if who is not None}
        elif row.kind == "join":
            seats[row.seat] = row.data["player"]
        elif row.kind in ("leave", "kick"):
            seats.pop(row.seat, None)
        elif row.kind == "chat" and row.seat != NOBODY and seats.get(row.seat) == player:
            said.append(row)
    return said


def without(rows: Iterable[Row], player: str) -> list[Row]:
    """Those rows that must be replaced so that a log has neither the name of a player nor what they said."""
    whole = list(rows)
    said = {row.seq for row in said_by(whole, player)}
    changed: list[Row] = []
    for row in whole:
        data = row.data
        if row.kind == "create":
            data = _without_in_first(data, player)
        elif row.kind == "join" and data["player"] == player:
            data = {**data, "name": ""}
        elif row.seq in said:
            data = UNSAID
        if data != row.data:
            changed.append(row.replace(data=data))
    return changed


def _without_in_first(data: dict[str, Any], player: str) -> dict[str, Any]:
    seated = [
        {**who, "name": ""} if who is not None and player in (who["player"], who.get("kept_for")) else who
        for who in data["seated"]
    ]
    named = {"host_name": ""} if data["host"] == player else {}
    return {**data, **named, "seated": seated}
