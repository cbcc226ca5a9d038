"""The rest of a turn, looked through to its end: every choice, every throw. Loaded once per game, its rules put in.

Where the game can end in this turn, the chance to win in it is exact; what comes after the turn is judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgomaster.bots.desk import Desk
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by bots.brain; any game's will do for the type checker
    from burgomaster.bots.look import value
    from burgomaster.games.machi_koro.rules import apply, legal, odds, turn_of

TOO_MUCH = -1.0

# The place in `counts` for positions still to be judged before it is too much.
LEFT = 0


@rule
def weigh(desk: Desk, e: Any, most: int) -> int:
    """Write the legal steps at states[0] and each one's chance to win; 0 if that takes more than `most` positions."""
    states, steps = desk.states, desk.lists[0][0]
    desk.counts[LEFT] = most
    seat = turn_of(states[0], e)
    n = legal(states[0], e, steps)
    for i in range(n):
        states[1] = states[0]
        apply(states[1], e, steps[i])
        desk.steps[i] = steps[i]
        desk.promises[i] = chance_to_win(desk, 1, e, seat)
        if desk.promises[i] == TOO_MUCH:
            return 0
    return n


@rule
def chance_to_win(desk: Desk, at: int, e: Any, seat: int) -> float:
    """A seat's chance to win from states[at] if it chooses well until the turn is over."""
    states = desk.states
    who = turn_of(states[at], e)
    if who == OVER or states[at].turns != states[0].turns or (who != seat and who != CHANCE):
        desk.counts[LEFT] -= 1
        value(states[at], e, desk)
        judged: float = desk.chances[seat]
        return judged
    if at + 1 == len(states):
        return TOO_MUCH
    steps, weights = desk.lists[at][0], desk.lists[at][1]
    n = odds(states[at], e, steps, weights) if who == CHANCE else legal(states[at], e, steps)
    total = 0.0
    ways = 0
    best = 0.0
    for i in range(n):
        states[at + 1] = states[at]
        apply(states[at + 1], e, steps[i])
        chance = chance_to_win(desk, at + 1, e, seat)
        if chance == TOO_MUCH or desk.counts[LEFT] <= 0:
            return TOO_MUCH
        if who == CHANCE:
            total += weights[i] * chance
            ways += weights[i]
        best = max(best, chance)
    return total / ways if who == CHANCE else best
