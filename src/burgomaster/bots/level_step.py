"""How a level that looks one ply ahead acts. Generic code: loaded once per game, with its one-ply search."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from burgomaster.bots.one_ply import WON
from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.luck import luck_of
from burgomaster.games.kernel.rule import inlined, rule

if TYPE_CHECKING:  # put in by bots.engine; checked with every game by tests/generic_types.py
    from burgomaster.bots.one_ply import candidates, choice, weigh
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, unfinished
    from burgomaster.games.machi_koro.state import Edition


@rule
def level_steps(
    work: Workspace,
    e: Edition,
    temperature: float,
    key: int,
    choices: MutableSequence[int],
    seat: int,
    action: MutableSequence[int],
) -> int:
    """Write the steps of an action at states[0], which is changed; return how many there are.

    `choices` counts by seat how often luck was asked for. The sensible player completes the action.
    """
    states = work.states
    choices[seat] += 1
    luck = luck_of(key, choices[seat])
    action[0] = _chosen(work, e, temperature, key, choices, seat, luck)
    apply(states[0], e, action[0])
    steps = 1
    while unfinished(states[0], e):
        action[steps] = greedy_step(states[0], e, luck, work.spare)
        apply(states[0], e, action[steps])
        steps += 1
    return steps


@inlined
def _chosen(
    work: Workspace, e: Edition, temperature: float, key: int, choices: MutableSequence[int], seat: int, luck: int
) -> int:
    """The step to begin with. A careful level does not evaluate the only candidate."""
    count = candidates(work, 0, e, luck)
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
