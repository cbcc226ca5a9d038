"""What does each step promise? A look one action ahead. Loaded once per game, its rules, judge and greedy put in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgomaster.bots.desk import Desk
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by bots.brain; any game's will do for the type checker
    from burgomaster.bots.judge import judge
    from burgomaster.games.machi_koro.features import calm, sensible
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, legal, odds, turn_of, unfinished, winners

FEW = 24  # outcomes of a chance event that are judged one by one


@rule
def look(desk: Desk, at: int, e: Any, luck: int) -> int:
    """Write the legal steps worth weighing at states[at], and what each promises the seat to decide.

    The step that the sensible player would take is always one of them. Chance that follows at once is averaged.
    """
    states, steps = desk.states, desk.steps
    n = legal(states[at], e, steps)
    usual = greedy_step(states[at], e, luck, desk.spare) if n > 1 else steps[0]
    kept = 0
    for i in range(n):
        if steps[i] == usual or sensible(states[at], e, steps[i]):
            steps[kept] = steps[i]
            desk.promises[kept] = promise_of(desk, at, e, steps[i], luck, True)
            kept += 1
    return kept


@rule
def promise_of(desk: Desk, at: int, e: Any, step: int, luck: int, average: bool) -> float:
    """What a step at states[at] promises the seat to decide, the action completed as the sensible player would."""
    states = desk.states
    seat = turn_of(states[at], e)
    states[at + 1] = states[at]
    apply(states[at + 1], e, step)
    while unfinished(states[at + 1], e):
        apply(states[at + 1], e, greedy_step(states[at + 1], e, luck, desk.spare))
    return _worth(desk, at + 1, e, seat, average)


@rule
def _worth(desk: Desk, at: int, e: Any, seat: int, average: bool) -> float:
    """A seat's chance to win from states[at]."""
    states = desk.states
    n = 0
    if average and turn_of(states[at], e) == CHANCE:
        n = odds(states[at], e, desk.outcomes, desk.weights)
    if n == 0 or n > FEW:
        value(states[at], e, desk)
        chance: float = desk.chances[seat]
        return chance
    total = 0.0
    ways = 0
    for i in range(n):
        states[at + 1] = states[at]
        apply(states[at + 1], e, desk.outcomes[i])
        value(states[at + 1], e, desk)
        total += desk.weights[i] * desk.chances[seat]
        ways += desk.weights[i]
    return total / ways


@rule
def value(s: Any, e: Any, desk: Desk) -> None:
    """Write every seat's chance to win, after the position was let settle."""
    _settle(s, e, desk)
    calm_value(s, e, desk)


@rule
def _settle(s: Any, e: Any, desk: Desk) -> None:
    """Let sensible players end what is under way, an auction say, up to the next chance event: the judge knows calm."""
    while turn_of(s, e) != OVER and turn_of(s, e) != CHANCE and not calm(s, e):
        apply(s, e, greedy_step(s, e, s.turns, desk.spare))


@rule
def calm_value(s: Any, e: Any, desk: Desk) -> None:
    """Write every seat's chance to win in a calm position: known at the end of the game, judged before it."""
    won = winners(s, e)
    if won == 0:
        judge(s, e, desk.net, desk.room, desk.chances)
        return
    sharing = 0
    for p in range(s.players):
        sharing += (won >> p) & 1
    for p in range(s.players):
        desk.chances[p] = 1.0 / sharing if (won >> p) & 1 else 0.0
