"""How a level that looks one ply ahead acts. Generic code: loaded once per game, with its one-ply search."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING

from burgomaster.bots.one_ply import WON
from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.luck import luck_of
from burgomaster.games.kernel.rule import inlined, rule

if TYPE_CHECKING:  # put in by bots.engine; checked with every game by tests/generic_types.py
    from burgomaster.bots.barred import allowed, legal_allowed
    from burgomaster.bots.one_ply import candidates, choice, weigh
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, unfinished
    from burgomaster.games.machi_koro.state import Edition


@inlined
def level_steps(
    work: Workspace,
    e: Edition,
    temperature: float,
    key: int,
    choices: MutableSequence[int],
    seat: int,
    action: MutableSequence[int],
    forbidden: Sequence[int],
) -> int:
    """Write the steps of an action at states[0], which is changed; return how many there are.

    `choices` counts by seat how often luck was asked for. The sensible player completes the action. `forbidden`, by
    step, is what the seat must do without.
    """
    states = work.states
    choices[seat] += 1
    luck = luck_of(key, choices[seat])
    action[0] = best_step(work, e, temperature, key, choices, seat, luck, forbidden)
    apply(states[0], e, action[0])
    steps = 1
    while unfinished(states[0], e):
        action[steps] = greedy_step(states[0], e, luck, work.spare)
        if forbidden[action[steps]]:
            action[steps] = best_step(work, e, 0.0, key, choices, seat, luck, forbidden)
        apply(states[0], e, action[steps])
        steps += 1
    return steps


@rule
def best_step(
    work: Workspace,
    e: Edition,
    temperature: float,
    key: int,
    choices: MutableSequence[int],
    seat: int,
    luck: int,
    forbidden: Sequence[int],
) -> int:
    """The step to take at states[0]. A careful level does not evaluate the only candidate.

    Where all candidates are forbidden, other legal steps are looked at; where those are, too, it takes one of them.
    """
    count = candidates(work, 0, e, luck)
    kept = allowed(work.steps, count, forbidden)
    count = kept if kept > 0 else legal_allowed(work.states[0], e, forbidden, work.steps)
    chosen = 0
    if count > 1 or temperature > 0.0:
        weigh(work, 0, e, count, luck)
        highest = work.values[0]
        for i in range(1, count):
            highest = max(highest, work.values[i])
        drawn = 0
        if temperature > 0.0 and highest != WON:
            choices[seat] += 1
            drawn = luck_of(key, choices[seat])
        chosen = choice(work.values, count, temperature, drawn)
    step: int = work.steps[chosen]
    return step
