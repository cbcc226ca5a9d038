"""Notes that people write at moves of their games, for themselves: their limits, and what may be written."""

from __future__ import annotations

from burgomaster.tables.person import clean_text
from burgomaster.tables.refused import Refused

MOST_NOTES = 200  # of one person at one table
LONGEST_NOTE = 500


def note_text(given: str) -> str:
    """What is kept of a note; empty where the note at this move is removed."""
    text = clean_text(given, LONGEST_NOTE)
    if given.strip() and not text:
        raise Refused(422, "text", most=LONGEST_NOTE)
    return text
