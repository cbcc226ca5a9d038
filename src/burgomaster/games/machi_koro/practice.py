"""Positions that games hardly come to, put into games of practice so that a net has seen them: see `lab.selfplay`.

A net that knows only what its own play leads to is at sea where others lead it: when little is left to buy, it does
not see what coins and landmarks alone are worth.
"""

from __future__ import annotations

from burgomaster.games.kernel.luck import luck_of, pick
from burgomaster.games.kernel.rule import rule
from burgomaster.games.machi_koro.state import KINDS, THROW_PHASE, Edition, State

# How many turns come before it. An empty market at the start makes long games that teach little.
EARLIEST, LATEST = 8, 28


@rule
def unusual(s: State, e: Edition, luck: int) -> bool:
    """From a turn that luck names, sell out about half of the market or all of it; True when that is done now.

    Only with two players: nets for more played worse for it.
    """
    if s.players > 2 or s.phase != THROW_PHASE or s.turns < EARLIEST + pick(luck_of(luck, 0), LATEST - EARLIEST):
        return False
    everything = pick(luck_of(luck, 1), 2) == 0
    for b in range(KINDS):
        if everything or pick(luck_of(luck, 2 + b), 2) == 0:
            s.supply[b] = 0
    return True
