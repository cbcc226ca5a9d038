"""The rest of a turn, looked through to its end: every choice, every throw. Loaded once per game, its rules put in.

Where the game can end in this turn, the chance to win in it is exact; what comes after the turn is judged. The way down
is kept by hand, not by recursion: Numba's cached machine code of recursive functions has crashed on Arm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgomaster.bots.desk import Desk
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by bots.brain; any game's will do for the type checker
    from burgomaster.bots.look import calm_value
    from burgomaster.games.machi_koro.rules import apply, legal, odds, turn_of

# The place in `counts` for positions still to be judged before it is too much.
LEFT = 0

# Places in `way`, for every depth: how many steps there are, how many of them are weighed, and what they weigh in all.
STEPS, WEIGHED, WEIGHTS = range(3)


@rule
def weigh(desk: Desk, e: Any, most: int) -> int:
    """Write the legal steps at states[0] and each one's chance to win; 0 if that takes more than `most` positions."""
    states, way = desk.states, desk.way
    desk.counts[LEFT] = most
    seat = turn_of(states[0], e)
    at = 0
    _open(desk, at, e)
    while at > 0 or way[0][WEIGHED] < way[0][STEPS]:
        if way[at][WEIGHED] == way[at][STEPS]:  # this position is done: back to the one before
            at -= 1
            _gather(desk, at, desk.worth[at + 1])
            continue
        if at + 1 == len(states):
            return 0
        states[at + 1] = states[at]
        apply(states[at + 1], e, desk.lists[at][0][way[at][WEIGHED]])
        who = turn_of(states[at + 1], e)
        if who == OVER or states[at + 1].turns != states[0].turns or (who != seat and who != CHANCE):
            desk.counts[LEFT] -= 1
            if desk.counts[LEFT] <= 0:
                return 0
            calm_value(states[at + 1], e, desk)
            _gather(desk, at, desk.chances[seat])
        else:
            at += 1
            _open(desk, at, e)
    n: int = way[0][STEPS]
    return n


@rule
def _open(desk: Desk, at: int, e: Any) -> None:
    """Write down what can happen at states[at]; nothing of it is weighed yet."""
    steps, weights, way = desk.lists[at][0], desk.lists[at][1], desk.way[at]
    way[WEIGHED] = way[WEIGHTS] = 0
    desk.worth[at] = 0.0
    if turn_of(desk.states[at], e) == CHANCE:
        way[STEPS] = odds(desk.states[at], e, steps, weights)
        for i in range(way[STEPS]):
            way[WEIGHTS] += weights[i]
    else:
        way[STEPS] = legal(desk.states[at], e, steps)


@rule
def _gather(desk: Desk, at: int, chance: float) -> None:
    """The step weighed now at states[at] leads to this chance: chance events average, the seat takes the best."""
    way = desk.way[at]
    i = way[WEIGHED]
    if way[WEIGHTS]:
        desk.worth[at] += chance * desk.lists[at][1][i] / way[WEIGHTS]
    else:
        desk.worth[at] = max(desk.worth[at], chance)
    if at == 0:
        desk.steps[i] = desk.lists[0][0][i]
        desk.promises[i] = chance
    way[WEIGHED] += 1
