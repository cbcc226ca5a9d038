"""A table's game as a game file."""

from __future__ import annotations

from datetime import UTC, datetime

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.play.record import UNFINISHED
from burgomaster.tables.table import CLOSED, ENDED, Table


def record_text(table: Table, secret: bytes) -> str:
    """The game file; with the secret when nothing can be thrown any more."""
    over = table.status in (ENDED, CLOSED)
    result = UNFINISHED
    # A file's result is what the rules say; after a resignation they say nothing.
    if over and table.position is not None and table.position.over:
        result = "+".join(SEAT_LETTERS[seat] for seat in table.position.winners) or UNFINISHED
    date = datetime.fromtimestamp(table.at / 1000, UTC).date().isoformat()
    text = table.record(secret if over else None, date).text(result)
    agreed = table.result is not None and table.result.reason == "agreed"
    return text + "# All players agreed to end the game here, without a winner.\n" if agreed else text
