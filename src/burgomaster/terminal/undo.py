"""What can be taken back at one's own keyboard: the last decision, as long as chance has shown nothing since."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.play.record import Entry


def last_decision(entries: Sequence[Entry], people: Collection[int]) -> int | str:
    """The place of the last action of a person, which can be taken back with all that followed.

    Otherwise the word for why not. What bots did since may be taken back too: they will think again.
    """
    for place in reversed(range(len(entries))):
        if entries[place].seat in people:
            if any(entry.seat == CHANCE for entry in entries[place:]):
                return "undo-chance"
            return place
    return "undo-nothing"
