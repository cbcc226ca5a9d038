"""In which places the people of a rated game came in."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from burgomaster.tables.rating import UNDECIDED


class RatedSeat(msgspec.Struct):
    """A seat, as the summary of a table has it."""

    player: str | None
    resigned: bool = False  # also who lost on time


class RatedResult(msgspec.Struct):
    """How the game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class RatingTerms(msgspec.Struct):
    """Does it count? Tables of earlier versions do not say; they always did."""

    unrated: str = ""  # why it does not
    began: int = 0
    least: int = 0  # decisions somebody must have made for it to count for them
    decisions: tuple[int, ...] = ()  # by seat, once it is over


class RatedTable(msgspec.Struct):
    """What ratings need to know of a table."""

    seats: list[RatedSeat]
    result: RatedResult | None = None
    rated: bool = False
    counts: RatingTerms = msgspec.field(default_factory=RatingTerms)

    @property
    def may_count(self) -> bool:
        """Was it opened for ratings, and has nothing come in the way?"""
        return self.rated and not self.counts.unrated

    def took_part(self, seat: int) -> bool:
        """Has whoever sits there made enough decisions?"""
        return not self.counts.least or self.counts.decisions[seat] >= self.counts.least


def places(table: RatedTable, people: Collection[str]) -> dict[str, int]:
    """The place of each of these people, from 1, equal for equals; empty if the game is not rated.

    Winners come first, then those who stayed, by their points; who left comes last. Bots have no places, nor has who
    hardly played: people are compared with people only, and there must be two of them.
    """
    result = table.result
    if not table.may_count or result is None or result.reason in UNDECIDED:
        return {}

    def worth(seat: int) -> tuple[bool, bool, int]:
        if table.seats[seat].resigned:
            return (True, False, 0)
        if seat in result.winners or not result.winners:  # where nobody won, the host called it a draw
            return (False, False, 0)
        return (False, True, -result.scores[seat])

    seats = {
        held.player: seat
        for seat, held in enumerate(table.seats)
        if held.player and held.player in people and table.took_part(seat)
    }
    if len(seats) < 2:
        return {}
    order = sorted({worth(seat) for seat in seats.values()})
    return {player: order.index(worth(seat)) + 1 for player, seat in seats.items()}
