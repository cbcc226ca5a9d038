"""A game in numbers: who thought how long, what chance brought, how often something was taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.tables.names import names_in
from burgomaster.tables.rows import Row
from burgomaster.tables.table import Table
from burgomaster.tables.value import as_data


def in_numbers(shown: Table, rows: Sequence[Row], lang: str) -> dict[str, Any]:
    """A table's game, from its rows. Times are milliseconds of a person's thinking."""
    count = len(shown.seats)
    actions, thought, slowest = [0] * count, [0] * count, [0] * count
    taken_back, began, last = 0, 0, 0
    for row in rows:
        if row.kind == "start":
            began = last = row.at
        elif row.kind == "undo":
            taken_back, last = taken_back + 1, row.at
        elif row.kind == "act":
            actions[row.seat] += 1
            if not row.client.startswith("bot:"):
                thought[row.seat] += row.at - last
                slowest[row.seat] = max(slowest[row.seat], row.at - last)
            last = row.at
    outcomes: dict[str, int] = {}
    for entry in shown.entries():
        if entry.seat == CHANCE:
            outcomes[entry.text] = outcomes.get(entry.text, 0) + 1
    scores: list[Any] = [None] * count
    if shown.result is not None:
        scores = list(shown.result.scores)
    elif shown.position is not None:
        scores = list(shown.position.scores)
    seats = [
        {"name": name, "score": scores[p], "actions": actions[p], "thought": thought[p], "slowest": slowest[p]}
        for p, name in enumerate(names_in(shown, lang))
    ]
    return {
        "result": as_data(shown.result),
        "seats": seats,
        "actions": sum(actions),
        "chances": sum(outcomes.values()),
        "taken_back": taken_back,
        "seconds": (last - began) // 1000,
        "outcomes": outcomes,
    }
