"""Whole games between bots, many in a row. Loaded once per game, with its rules and bots put in as globals."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING

from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import BOT_LUCK, luck_key, luck_of
from burgomaster.games.kernel.rule import inlined, rule

if TYPE_CHECKING:  # put in by games.generic; checked with every game by tests/generic_types.py
    from burgomaster.bots.random import random_step
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, begin, draw, turn_of, unfinished, winners
    from burgomaster.games.machi_koro.state import Edition, State

# Which bot holds a seat: places in registry.STEP_BOTS.
RANDOM, GREEDY = 0, 1

# Wins are counted in sixtieths, so that a shared victory is exact for up to six winners.
WHOLE_WIN = 60

# Places in `sums`.
TURNS, TURNS_SQUARED, DECISIONS, UNFINISHED, SHORTEST, LONGEST, SUMS = range(7)


@inlined
def choose(s: State, e: Edition, bot: int, luck: int, out: MutableSequence[int]) -> int:
    """The step a bot takes."""
    if bot == GREEDY:
        return greedy_step(s, e, luck, out)
    return random_step(s, e, luck, out)


@inlined
def play_game(s: State, e: Edition, bots: Sequence[int], key: int, limit: int, out: MutableSequence[int]) -> int:
    """Play on from `s` until the game is over or `limit` events have passed; return the number of decisions."""
    decisions = 0
    chances = 0
    steps = 0
    while chances + steps < limit:
        seat = turn_of(s, e)
        if seat == OVER:
            break
        if seat == CHANCE:
            apply(s, e, draw(s, e, luck_of(key, chances)))
            chances += 1
        else:
            if not unfinished(s, e):
                decisions += 1
            apply(s, e, choose(s, e, bots[seat], luck_of(key, BOT_LUCK + steps), out))
            steps += 1
    return decisions


@rule
def play_games(
    s: State,
    e: Edition,
    players: int,
    bots: Sequence[int],
    seed: int,
    first: int,
    count: int,
    limit: int,
    out: MutableSequence[int],
    wins: MutableSequence[int],
    sums: MutableSequence[int],
) -> None:
    """Play games `first` … `first + count - 1` of a run and add up who won and how long it took.

    A shared victory counts for each winner in part. A game that is not over after `limit` events counts as unfinished.
    """
    for number in range(first, first + count):
        begin(s, e, players)
        decisions = play_game(s, e, bots, luck_key(seed, number), limit, out)
        sums[TURNS] += s.turns
        sums[TURNS_SQUARED] += s.turns * s.turns
        sums[DECISIONS] += decisions
        sums[SHORTEST] = min(sums[SHORTEST], s.turns)
        sums[LONGEST] = max(sums[LONGEST], s.turns)
        if turn_of(s, e) != OVER:
            sums[UNFINISHED] += 1
        won = winners(s, e)
        sharing = 0
        for seat in range(players):
            sharing += (won >> seat) & 1
        for seat in range(players):
            if (won >> seat) & 1:
                wins[seat] += WHOLE_WIN // sharing
