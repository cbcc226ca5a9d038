"""Moves planned for one's next turn: some at once, and then what depends on what chance has shown to everybody."""

from __future__ import annotations

import re
from collections.abc import Sequence

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.play.position import Position
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.judging.moves import check_at_hand, judged, played, position_of
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import Move, Table
from burgomaster.tables.value import Value

MOST_ACTIONS = 12  # one after the other
MOST_BRANCHES = 12
LONGEST_ACTION = 200  # characters

_NUMBERS = re.compile(r"[a-z-]+((?: \d+)+)")  # an outcome of dice, such as `dice 2 5`


class Branch(Value):
    """What to do where the numbers that were thrown come to so much."""

    least: int
    most: int
    actions: tuple[str, ...]


class TurnPlan(Value):
    """Actions, and then those of the first branch that fits."""

    first: tuple[str, ...]
    branches: tuple[Branch, ...]


def thrown(move: Move) -> int | None:
    """What the numbers that chance showed after a move come to; None where it showed none."""
    for entry in move.entries:
        found = _NUMBERS.fullmatch(entry.text) if entry.seat == CHANCE else None
        if found:
            return sum(map(int, found[1].split()))
    return None


def fitting(plan: TurnPlan, shown: int | None) -> Branch | None:
    """The branch for what was thrown."""
    if shown is None:
        return None
    return next((branch for branch in plan.branches if branch.least <= shown <= branch.most), None)


def next_planned(table: Table, seat: int, actions: Sequence[str], secret: bytes) -> Draft:
    """The first of these actions as a move; refused unless it and all that follow without chance are allowed."""
    if not table.may_act(seat):
        raise Refused(409, "not-your-turn")
    check_at_hand(table, seat)
    position: Position = position_of(table)
    for action in actions:
        _, position = judged(table, position, seat, action, "en")
        if position.turn != seat:
            break  # chance comes next, or somebody else
    return played(table, seat, actions[0], "en", secret)


def move_of(table: Table, seq: int) -> Move | None:
    """The move of a row, if it stands."""
    move = table.line
    while move is not None and move.seq > seq:
        move = move.before
    return move if move is not None and move.seq == seq else None
