"""A review of a game, as a worker sends it to the server and the server to the page."""

from __future__ import annotations

import msgspec

FINE = "fine"


class BetterMove(msgspec.Struct):
    """A move that was better, the seat's chance after it, and a sentence in every language that says so, and why."""

    text: str
    chance: float
    said: dict[str, str]


class AssessedEvent(msgspec.Struct):
    """One event: every seat's chance after it; the luck of a chance event, or the error of a decision and its mark."""

    seat: int  # negative: chance
    chances: tuple[float, ...]
    luck: tuple[float, ...] = ()
    spread: float = 0.0  # standard error of the luck, where what was expected had to be sampled
    error: float = 0.0
    mark: str = FINE
    better: list[BetterMove] = []


class AssessedSeat(msgspec.Struct):
    """A seat's account: initial + luck - error + given + revision = final."""

    initial: float
    luck: float
    error: float
    given: float
    revision: float
    final: float
    without_luck: float
    error_rate: float
    lost_share: float  # of what was at stake in its decisions
    choices: int
    marks: dict[str, int]


class Progress(msgspec.Struct):
    """How far a review is: so many of all decisions are assessed. Nobody has begun while there are none."""

    assessed: int
    decisions: int


class AssessedGame(msgspec.Struct):
    """A line for every event of the game file, in its order; and the turning points by their places there."""

    thresholds: dict[str, float]
    events: list[AssessedEvent]
    seats: list[AssessedSeat]
    turning_points: list[int]
