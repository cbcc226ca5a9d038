"""A position as somebody may know it, packed for an engine elsewhere, as in a page's own tab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.games.kernel.luck import luck_key
from burgomaster.play.position import Position
from burgomaster.tables.names import names_in
from burgomaster.tables.rows import Row
from burgomaster.tables.table import NOBODY, Table, created
from burgomaster.tables.told import spoken


def known(table: Table, position: Position, seat: int, seed: int, lang: str) -> dict[str, Any]:
    """What `seat` cannot know is drawn anew by the seed, which is not told; NOBODY: nothing is hidden.

    With it come the steps that may be taken next, in words: an engine speaks in numbers.
    """
    seen = position if seat == NOBODY else position.seen_by(seat, luck_key(seed, 0), memory=False)
    steps = seen.steps()
    said = spoken(seen, steps, lang, names_in(table, lang))
    agreed = table.agreed
    return {
        "seq": table.seq,
        "game": agreed.name,
        "players": agreed.players,
        "seat": None if seat == NOBODY else seat,
        "edition": agreed.figures.pack().hex(),
        "state": seen.packed().hex(),
        "steps": [{"step": one.steps[0], "said": told["said"]} for one, told in zip(steps, said, strict=True)],
    }


def position_after(rows: Sequence[Row], seq: int) -> Position | None:
    """How it stood after a row; None before the beginning."""
    table = created(rows[0])
    for row in rows[1:seq]:
        table = table.after(row)
    return table.position
