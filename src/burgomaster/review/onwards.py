"""How often does each seat win if sensible players play on from a position? A second opinion beside the value net's.

Generic code: loaded once per game, with its rules, value net and sensible player put in.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_of
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by review.played_on; checked with every game by tests/generic_types.py
    from burgomaster.bots.one_ply import value
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, draw, hide, turn_of
    from burgomaster.games.machi_koro.state import Edition

LONGEST = 4000  # steps and outcomes of one game; one that lasts longer is evaluated where it stands
IN_A_TURN = 1000  # more than happens in any turn
USUAL = 300  # steps and outcomes of a game: where games take longer, fewer are played


@rule
def onwards(
    work: Workspace, e: Edition, seat: int, key: int, first: int, count: int, out: MutableSequence[float]
) -> int:
    """Play games from states[0] to their end, add every seat's share of the wins to `out`; return how many.

    They are `count` from the number `first` on, or fewer where games are long. What `seat` cannot know is drawn anew
    for each. Luck goes by the turn, so that two actions that are compared meet the same hands and throws as far as
    they can.
    """
    states = work.states
    played = 0
    left = count * USUAL
    for game in range(first, first + count):
        if left <= 0:
            break
        played += 1
        mine = luck_of(key, game)
        states[1] = states[0]
        hide(states[1], e, seat, False, mine)
        turn = states[1].turns
        so_far = 1
        for _ in range(LONGEST):
            who = turn_of(states[1], e)
            if who == OVER:
                break
            if states[1].turns != turn:
                turn = states[1].turns
                so_far = 0
            luck = luck_of(mine, turn * IN_A_TURN + so_far)
            so_far += 1
            left -= 1
            if who == CHANCE:
                apply(states[1], e, draw(states[1], e, luck))
            else:
                apply(states[1], e, greedy_step(states[1], e, luck, work.spare))
        value(states[1], e, work)
        for p in range(states[0].players):
            out[p] += work.chances[p]
    return played
