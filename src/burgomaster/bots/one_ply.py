"""One-ply search: what is each step worth, by what the positions it leads to are worth?

Generic code: loaded once per game, with its rules, features, value net and sensible player put in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.arithmetic import exp
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.rule import i64, inlined, rule

if TYPE_CHECKING:  # put in by bots.engine; checked with every game by tests/generic_types.py
    from burgomaster.bots.value_net import evaluate, forget, look
    from burgomaster.games.machi_koro.features import alike, candidate, quiescent
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, legal, odds, turn_of, unfinished, winners
    from burgomaster.games.machi_koro.state import Edition, State

NONE = -1
FEW = 24  # outcomes of a chance event that are evaluated one by one
WON = 1.0  # the value of a step that wins the game; the value net is never quite so sure
CERTAIN = float(1 << 63)  # one more than the highest luck

# When chance that follows a step is averaged: never, where the net cannot evaluate the position before it, or always.
NEVER, UNSETTLED, ALWAYS = range(3)


@rule
def one_ply(work: Workspace, at: int, e: Edition, luck: int) -> int:
    """Write the candidate steps at states[at], and the value of each to the seat that decides; return their number.

    Chance that follows at once is averaged.
    """
    count = candidates(work, at, e, luck)
    weigh(work, at, e, count, luck)
    return count


@rule
def candidates(work: Workspace, at: int, e: Edition, luck: int) -> int:
    """Write the candidate steps at states[at]; return their number.

    The step that the sensible player would take is always one, so it is asked for where others are not.
    """
    s, steps = work.states[at], work.steps
    n = legal(s, e, steps)
    usual: int = steps[0] if n == 1 else NONE
    kept = 0
    for i in range(n):
        good = candidate(s, e, steps[i], False)
        if not good and usual == NONE:
            usual = greedy_step(s, e, luck, work.spare)
        if good or steps[i] == usual:
            steps[kept] = steps[i]
            kept += 1
    return kept


@inlined
def weigh(work: Workspace, at: int, e: Edition, count: int, luck: int) -> None:
    """Write the value of each candidate at states[at] to the seat that decides."""
    forget(work)
    look(work)
    for i in range(count):
        work.values[i] = step_value(work, at, e, work.steps[i], luck, ALWAYS)


@inlined
def step_value(work: Workspace, at: int, e: Edition, step: int, luck: int, average: int) -> float:
    """The value of a step at states[at] to the seat that decides; the sensible player completes the action.

    By the same net and edition as all since `forget`.
    """
    states = work.states
    seat = turn_of(states[at], e)
    states[at + 1] = states[at]
    apply(states[at + 1], e, step)
    while unfinished(states[at + 1], e):
        apply(states[at + 1], e, greedy_step(states[at + 1], e, luck, work.spare))
    return _state_value(work, at + 1, e, seat, average)


@inlined
def _state_value(work: Workspace, at: int, e: Edition, seat: int, average: int) -> float:
    """A seat's chance to win from states[at]."""
    states = work.states
    n = 0
    if turn_of(states[at], e) == CHANCE and (
        average == ALWAYS or (average == UNSETTLED and not quiescent(states[at], e))
    ):
        n = odds(states[at], e, work.outcomes, work.weights)
    if n == 0 or n > FEW:
        value_again(states[at], e, work)
        chance: float = work.chances[seat]
        return chance
    total = 0.0
    ways = 0
    for i in range(n):
        if i == 0 or not alike(states[at], e, work.outcomes[i - 1], work.outcomes[i]):
            states[at + 1] = states[at]
            apply(states[at + 1], e, work.outcomes[i])
            value_again(states[at + 1], e, work)
        total += work.weights[i] * work.chances[seat]
        ways += work.weights[i]
    return total / ways


@rule
def value(s: State, e: Edition, work: Workspace) -> None:
    """Write every seat's chance to win, after what is under way was played to its end."""
    forget(work)
    value_again(s, e, work)


@rule
def value_again(s: State, e: Edition, work: Workspace) -> None:
    """The same, by the same net and edition as all since `forget`: faster, for many positions one after the other."""
    _settle(s, e, work)
    _quiescent_value(s, e, work)


@inlined
def _settle(s: State, e: Edition, work: Workspace) -> None:
    """Let sensible players end what is under way, such as an auction, up to the next chance event.

    The value net has learned from quiescent positions only.
    """
    while turn_of(s, e) != OVER and turn_of(s, e) != CHANCE and not quiescent(s, e):
        apply(s, e, greedy_step(s, e, i64(s.turns), work.spare))


@rule
def quiescent_value(s: State, e: Edition, work: Workspace) -> None:
    """Write every seat's chance to win in a quiescent position: the result if the game is over, else the net's."""
    forget(work)
    _quiescent_value(s, e, work)


@rule
def _quiescent_value(s: State, e: Edition, work: Workspace) -> None:
    won = winners(s, e)
    if won == 0:
        evaluate(s, e, work)
        return
    sharing = 0
    for p in range(s.players):
        sharing += (won >> p) & 1
    for p in range(s.players):
        work.chances[p] = 1.0 / sharing if (won >> p) & 1 else 0.0


@rule
def choice(values: Sequence[float], count: int, temperature: float, luck: int) -> int:
    """Which of so many values is taken: the highest, the first of several, or with a temperature also another one.

    It is taken e times less often for every `temperature` that it is worse. A step that wins is always taken.
    """
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    highest = values[best]
    if temperature == 0.0 or highest == WON:
        return best
    left = 0.0
    for i in range(count):
        left += exp((values[i] - highest) / temperature)
    left *= luck / CERTAIN
    for i in range(count):
        left -= exp((values[i] - highest) / temperature)
        if left < 0.0:
            return i
    return best
