"""Which games count for people's ratings, and who left one: what a table tells of it, before the game and after."""

from __future__ import annotations

from burgomaster.tables.setup import EditionText, Setup
from burgomaster.tables.table import ENDED, Table

LEAST_DECISIONS = 10  # of a person in a game: who made fewer has not played it
LEAST_SECONDS = 10  # for a move; with less time a host could win by being ready
LOST_LINE = 30  # the same where the clock decides the game: within that a page has its lost line again
LEAST_BANK = 120  # seconds for a whole game
UNDECIDED = ("agreed", "older", "edition", "replay", "file")  # all agreed to end it, or the server did
PLAYED = ("played", "next", "resigned", "time")  # people ended it, by playing or by leaving


def not_by_setup(setup: Setup) -> str:
    """Why a table as its host chose it cannot be rated; empty if it can."""
    if isinstance(setup.edition, EditionText):
        return "own-edition"
    clock = setup.clock
    a_move = LOST_LINE if clock.flag == "lose" else LEAST_SECONDS
    least = {"none": 0, "bank": LEAST_BANK}.get(clock.kind, a_move)
    return "short-clock" if clock.seconds < least else ""


def decisions(table: Table) -> tuple[int, ...]:
    """How many moves that stand each seat's owner has made. Those of bots in their place are not theirs."""
    made = [0] * len(table.seats)
    move = table.line
    while move is not None:
        if move.seat >= 0 and not move.by_bot:
            made[move.seat] += 1
        move = move.before
    return tuple(made)


def why_unrated(table: Table) -> str:
    """Why a table that was opened for ratings does not count, as far as it knows; empty if it does."""
    people = [place for place, seat in enumerate(table.seats) if seat.player]
    if not table.setup.rated or table.unrated or table.status != ENDED or table.result is None or len(people) < 2:
        return table.unrated
    if table.result.reason in UNDECIDED:
        return "undecided"
    made = decisions(table)
    return "" if sum(made[place] >= table.least for place in people) > 1 else "few"


def left(table: Table, made: tuple[int, ...]) -> tuple[bool, ...]:
    """Who left a game that is over, by seat: lost on time, let a bot finish, gave up early, or gave up among several.

    Between two one may give up a game that is lost. Where all agreed to end it, or somebody else did, nobody left.
    """
    if table.result is None or table.result.reason not in PLAYED or table.unrated == "host":
        return (False,) * len(table.seats)
    two = len(table.seats) == 2
    return tuple(
        bool(seat.player and seat.stand_in)
        and not (seat.resigned and not seat.timed_out and two and made[place] >= LEAST_DECISIONS)
        for place, seat in enumerate(table.seats)
    )
