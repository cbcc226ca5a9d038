"""How the chances to win stood after each row of a game: who may know, and what is known at its end."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.bots.registry import thinks
from burgomaster.tables.judging.draft import seat_of
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row
from burgomaster.tables.table import ENDED, NOBODY, Result, Table

# The seq of a row that touched the position, and every seat's chance to win after it.
Prospects = list[tuple[int, tuple[float, ...]]]

DIGITS = 4  # of a chance
WORLDS = 8  # positions a seat must think possible, evaluated and averaged


def seat_that_asks(shown: Table, person: Person | None) -> int:
    """As whose seat the chances may be worked out: NOBODY, with nothing hidden, once the game is over."""
    if shown.line is None:
        raise Refused(409, "not-started")
    if not thinks(shown.agreed.name):
        raise Refused(409, "no-advice")
    if shown.status == ENDED:
        return NOBODY
    if not shown.setup.hints:
        raise Refused(403, "hints-off")
    return seat_of(shown, person)  # no more than this seat may know goes into it


def check_reviewable(shown: Table) -> None:
    """Only a game that is over, by our rules, can be reviewed."""
    if not thinks(shown.agreed.name):
        raise Refused(409, "no-advice")
    if shown.line is None or shown.status != ENDED:
        raise Refused(409, "not-over")
    if shown.unread is not None or shown.rules not in (0, shown.agreed.game.SPEC.rules):
        raise Refused(409, "other-rules")


def check_rules(table: Table, rows: Sequence[Row]) -> None:
    """Rows that were played by other rules cannot be read by ours."""
    if any(row.rules not in (0, table.agreed.game.SPEC.rules) for row in rows):
        raise Refused(409, "other-rules")


def ended(found: Prospects, result: Result, rows: Sequence[Row]) -> Prospects:
    """The last row has the result: somebody may have resigned, or lost on time."""
    last = next(row.seq for row in reversed(rows) if "result" in row.data)
    share = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores)))
    return [*((seq, chances) for seq, chances in found if seq != last), (last, share)]
