"""Notes that people write at moves of their games, for themselves: their limits, and what may be written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from burgomaster.tables.person import clean_text
from burgomaster.tables.refused import Refused

MOST_NOTES = 200  # of one person at one table
LONGEST_NOTE = 500


@dataclass(frozen=True)
class MoveNote:
    """A note at the move of row `seq`."""

    seq: int
    text: str
    at: int  # when it was written


class Notes(Protocol):
    """Reads and writes them."""

    async def of(self, player: str, table: str) -> list[MoveNote]:
        """What somebody has noted at a table, in the order of the moves."""

    async def write(self, player: str, table: str, note: MoveNote) -> bool:
        """Keep a note in place of an older one at the same move. False where there are too many already."""

    async def remove(self, player: str, table: str, seq: int) -> None:
        """Forget a note."""


def note_text(given: str) -> str:
    """What is kept of a note; empty where the note at this move is removed."""
    text = clean_text(given, LONGEST_NOTE)
    if given.strip() and not text:
        raise Refused(422, "text", most=LONGEST_NOTE)
    return text
