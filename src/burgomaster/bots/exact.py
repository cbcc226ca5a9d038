"""Exact solution of the rest of a turn: every choice, every throw. Generic code, loaded once per game.

The reference plays so where the game can end in this turn: the chance to win in it is exact, and what comes after the
turn is evaluated by the value net. The way down is kept by hand, not by recursion: Numba's cached machine code of
recursive functions has crashed on Arm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by bots.engine; checked with every game by tests/generic_types.py
    from burgomaster.bots.one_ply import quiescent_value
    from burgomaster.games.machi_koro.rules import apply, legal, odds, turn_of
    from burgomaster.games.machi_koro.state import Edition

# The place in `counts` for positions that may still be evaluated before it is too much.
LEFT = 0

# Places in `way`, for every depth: how many steps there are, how many of them are weighed, and what they weigh in all.
STEPS, WEIGHED, WEIGHTS = range(3)


@rule
def solve(work: Workspace, e: Edition, most: int) -> int:
    """Write the legal steps at states[0] and each one's chance to win; 0 if that takes more than `most` positions."""
    states, way = work.states, work.way
    work.counts[LEFT] = most
    seat = turn_of(states[0], e)
    at = 0
    _expand(work, at, e)
    while at > 0 or way[0][WEIGHED] < way[0][STEPS]:
        if way[at][WEIGHED] == way[at][STEPS]:  # this position is done: back to the one before
            at -= 1
            _back_up(work, at, work.so_far[at + 1])
            continue
        if at + 1 == len(states):
            return 0
        states[at + 1] = states[at]
        apply(states[at + 1], e, work.lists[at][0][way[at][WEIGHED]])
        who = turn_of(states[at + 1], e)
        if who == OVER or states[at + 1].turns != states[0].turns or (who != seat and who != CHANCE):
            work.counts[LEFT] -= 1
            if work.counts[LEFT] <= 0:
                return 0
            quiescent_value(states[at + 1], e, work)
            _back_up(work, at, work.chances[seat])
        else:
            at += 1
            _expand(work, at, e)
    n: int = way[0][STEPS]
    return n


@rule
def _expand(work: Workspace, at: int, e: Edition) -> None:
    """Write down what can happen at states[at]; nothing of it is weighed yet."""
    steps, weights, way = work.lists[at][0], work.lists[at][1], work.way[at]
    way[WEIGHED] = way[WEIGHTS] = 0
    work.so_far[at] = 0.0
    if turn_of(work.states[at], e) == CHANCE:
        way[STEPS] = odds(work.states[at], e, steps, weights)
        for i in range(way[STEPS]):
            way[WEIGHTS] += weights[i]
    else:
        way[STEPS] = legal(work.states[at], e, steps)


@rule
def _back_up(work: Workspace, at: int, chance: float) -> None:
    """The step weighed now at states[at] leads to this chance: chance events average, the seat takes the best."""
    way = work.way[at]
    i = way[WEIGHED]
    if way[WEIGHTS]:
        work.so_far[at] += chance * work.lists[at][1][i] / way[WEIGHTS]
    else:
        work.so_far[at] = max(work.so_far[at], chance)
    if at == 0:
        work.steps[i] = work.lists[0][0][i]
        work.values[i] = chance
    way[WEIGHED] += 1
