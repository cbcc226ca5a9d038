"""Whole games with what a game's folder counts in them (counters.py). Generic code, loaded once per game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import BOT_LUCK, luck_key, luck_of
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by lab.balance; checked with every game by tests/generic_types.py
    from burgomaster.bots.one_ply import choice, one_ply
    from burgomaster.games.machi_koro.counters import count
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, begin, draw, turn_of, unfinished, winners
    from burgomaster.games.machi_koro.state import Edition

GREEDY = -1.0  # instead of a temperature: the sensible player holds the seat


@rule
def count_games(
    work: Workspace,
    e: Edition,
    players: int,
    temperatures: Any,
    seed: int,
    first: int,
    limit: int,
    tallies: Any,
    turns: Any,
    won: Any,
) -> None:
    """Play a game for every row of `tallies`; write what was counted, its turns, and its winners as bits.

    Each seat looks one ply ahead with its temperature, or is greedy. No winners: the game was not over in time.
    """
    states = work.states
    before = len(states) - 1
    for game in range(len(tallies)):
        key = luck_key(seed, first + game)
        begin(states[0], e, players)
        draws = 0
        steps = 0
        while draws + steps < limit:
            seat = turn_of(states[0], e)
            if seat == OVER:
                break
            if seat == CHANCE:
                step = draw(states[0], e, luck_of(key, draws))
                draws += 1
            else:
                luck = luck_of(key, BOT_LUCK + steps)
                steps += 1
                if temperatures[seat] == GREEDY or unfinished(states[0], e):
                    step = greedy_step(states[0], e, luck, work.spare)
                else:
                    n = one_ply(work, 0, e, luck)
                    step = work.steps[choice(work.values, n, temperatures[seat], luck_of(luck, 0))]
            states[before] = states[0]
            apply(states[0], e, step)
            count(states[before], states[0], e, step, tallies[game])
        turns[game] = states[0].turns
        won[game] = winners(states[0], e)
