"""One decision after another, for games in which not every bot is native. Loaded once per game, compiled only.

There is one compiled entry point, since the compiler optimises all rules again for each. Structs come in arrays of
one: a call takes two microseconds then, and ten with bare structs.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_of
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by games.generic; checked with every game by tests/generic_types.py
    from burgomaster.games.machi_koro.rules import apply, begin, draw, hide, refuse, turn_of, unfinished, winners
    from burgomaster.games.machi_koro.state import Edition, State
    from burgomaster.lab.playouts import choose

# Who acts, where it is not the number of a native bot: nobody, since a game begins; or a bot that has said its steps.
BEGIN, GIVEN = -2, -1

# Places in `now`: where a game stands.
# CHOICES is how often the native bot that acts has asked for luck; REFUSED is 1 after a step that is not legal.
# CHANCES and STEPS are how many outcomes and steps stand in the trace, one after the other as they came.
TURN, CHANCES, STEPS, TURNS, WINNERS, CHOICES, REFUSED, NOW = range(8)


@rule
def advance(
    s: list[State],
    e: list[Edition],
    seen: list[State],
    players: int,
    actor: int,
    memory: bool,
    bot_key: int,
    given: int,
    key: int,
    limit: int,
    out: MutableSequence[int],
    now: MutableSequence[int],
    trace: MutableSequence[int],
) -> None:
    """One action, then chance until a seat must decide, the game is over, or `limit` events have passed.

    Every step and outcome is written into `trace`, as far as there is room in it.

    GIVEN steps are the first `given` of `out`. A native bot chooses from what its seat may know, drawing from
    `bot_key`: just what `StepBot.choose` does.
    """
    taken = 0
    if actor == BEGIN:
        begin(s[0], e[0], players)
        now[CHANCES] = 0
        now[STEPS] = 0
        now[REFUSED] = 0
    elif actor != GIVEN:
        seen[0] = s[0]
        now[CHOICES] += 1
        hide(seen[0], e[0], turn_of(s[0], e[0]), memory, luck_of(bot_key, now[CHOICES]))
    while actor != BEGIN:
        if actor == GIVEN:
            if taken == given:
                break
            step = out[taken]
            if refuse(s[0], e[0], turn_of(s[0], e[0]), step) != 0:
                now[REFUSED] = 1
                return
        else:
            if taken > 0:
                if not unfinished(s[0], e[0]):
                    break
                apply(seen[0], e[0], step)
            now[CHOICES] += 1
            step = choose(seen[0], e[0], actor, luck_of(bot_key, now[CHOICES]), out)
        apply(s[0], e[0], step)
        if now[CHANCES] + now[STEPS] + taken < len(trace):
            trace[now[CHANCES] + now[STEPS] + taken] = step
        taken += 1
    now[STEPS] += taken
    turn = turn_of(s[0], e[0])
    while turn == CHANCE and now[CHANCES] + now[STEPS] < limit:
        outcome = draw(s[0], e[0], luck_of(key, now[CHANCES]))
        if now[CHANCES] + now[STEPS] < len(trace):
            trace[now[CHANCES] + now[STEPS]] = outcome
        apply(s[0], e[0], outcome)
        now[CHANCES] += 1
        turn = turn_of(s[0], e[0])
    now[TURN] = turn
    now[TURNS] = s[0].turns
    now[WINNERS] = winners(s[0], e[0])
