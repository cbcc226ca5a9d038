"""A game decision after decision, by native bots and by others. Loaded once per game, compiled only.

There is one compiled entry point, since the compiler optimises all rules again for each. Structs come in arrays of
one: a call takes a few microseconds less than with bare structs.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any, NamedTuple

from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_of
from burgomaster.games.kernel.rule import inlined, rule
from burgomaster.lab.playouts import RANDOM

if TYPE_CHECKING:  # put in by lab.arena; checked with every game by tests/generic_types.py
    from burgomaster.bots.barred import any_allowed
    from burgomaster.bots.level_step import best_step, level_steps
    from burgomaster.games.machi_koro.lines import line_step
    from burgomaster.games.machi_koro.rules import apply, begin, draw, hide, refuse, turn_of, unfinished, winners
    from burgomaster.games.machi_koro.state import Edition, State
    from burgomaster.lab.playouts import choose

# Who holds a seat, where it is not the number of a step bot: a level that looks one ply ahead, a bot that is asked, or
# a line of play, by its place in the game's LINES and this.
ONE_PLY, ASKED = -1, -2
LINE = 100

# Places in `now`: where a game stands.
# CHANCES and STEPS are how many outcomes and steps stand in the trace, one after the other as they came.
# REFUSED is 1 after a step that is not legal.
TURN, CHANCES, STEPS, TURNS, WINNERS, REFUSED, NOW = range(7)

BEGIN = -1  # instead of a number of given steps


class Seats(NamedTuple):
    """By seat: who holds it, and what native bots keep. Passed to native code as one argument."""

    bot: Any  # the number of a step bot, ONE_PLY, ASKED, or LINE and more
    temperature: Any  # of a level
    net: Any  # of a level
    memory: Any  # 1 = of every card it has seen
    key: Any  # of its luck
    choices: Any  # how often it has asked for luck
    decisions: Any  # how many it has taken
    forbidden: Any  # by step: 1 = it must do without
    taken: Any  # by step: how often it has taken it


@rule
def play_on(
    s: list[State],
    e: list[Edition],
    work: Workspace,
    seats: Seats,
    players: int,
    given: int,
    most: int,
    key: int,
    limit: int,
    action: MutableSequence[int],
    now: MutableSequence[int],
    trace: MutableSequence[int],
) -> None:
    """Carry out the `given` steps of `action`, or BEGIN; then go on with chance and at most so many native decisions.

    It stops where a bot must be asked, when the game is over, or when `limit` events have passed. Every step and
    outcome is written into `trace`, as far as there is room in it.
    """
    steps = given
    if given == BEGIN:
        begin(s[0], e[0], players)
        now[CHANCES] = 0
        now[STEPS] = 0
        now[REFUSED] = 0
        steps = 0
    for i in range(steps):
        turn = turn_of(s[0], e[0])
        if refuse(s[0], e[0], turn, action[i]) != 0:
            now[REFUSED] = 1
            return
        seats.taken[turn, action[i]] += 1
        _record(now, trace, STEPS, action[i])
        apply(s[0], e[0], action[i])
    left = most
    turn = turn_of(s[0], e[0])
    while turn != OVER and now[CHANCES] + now[STEPS] < limit:
        if turn == CHANCE:
            outcome = draw(s[0], e[0], luck_of(key, now[CHANCES]))
            _record(now, trace, CHANCES, outcome)
            apply(s[0], e[0], outcome)
        elif left == 0 or seats.bot[turn] == ASKED:
            break
        else:
            left -= 1
            seats.decisions[turn] += 1
            steps = _decide(s, e, work, seats, turn, action)
            for i in range(steps):
                seats.taken[turn, action[i]] += 1
                _record(now, trace, STEPS, action[i])
                apply(s[0], e[0], action[i])
        turn = turn_of(s[0], e[0])
    now[TURN] = turn
    now[TURNS] = s[0].turns
    now[WINNERS] = winners(s[0], e[0])


@inlined
def _record(now: MutableSequence[int], trace: MutableSequence[int], kind: int, event: int) -> None:
    at = now[CHANCES] + now[STEPS]
    if at < len(trace):
        trace[at] = event
    now[kind] += 1


@inlined
def _decide(
    s: list[State], e: list[Edition], work: Workspace, seats: Seats, seat: int, action: MutableSequence[int]
) -> int:
    """Write the steps of a native bot's action, chosen from what its seat may know; return how many there are.

    Just what `StepBot.choose` and `OnePlyBot.choose` do. A step bot has one choice: if it must do without, it takes
    what the game's value net finds best of the others, and `random` any of them.
    """
    seen = work.states
    seen[0] = s[0]
    key = seats.key[seat]
    seats.choices[seat] += 1
    hide(seen[0], e[0], seat, seats.memory[seat] != 0, luck_of(key, seats.choices[seat]))
    if seats.bot[seat] == ONE_PLY:
        _take_net(work, seats, seat)
        forbidden = seats.forbidden[seat]
        return level_steps(work, e[0], seats.temperature[seat], key, seats.choices, seat, action, forbidden)
    steps = 0
    while steps == 0 or unfinished(seen[0], e[0]):
        seats.choices[seat] += 1
        luck = luck_of(key, seats.choices[seat])
        if seats.bot[seat] >= LINE:
            step = line_step(seen[0], e[0], seats.bot[seat] - LINE, luck, work.spare)
        else:
            step = choose(seen[0], e[0], seats.bot[seat], luck, work.spare)
        if seats.forbidden[seat, step]:
            step = _instead(e, work, seats, seat, luck)
        action[steps] = step
        steps += 1
        apply(seen[0], e[0], step)
    return steps


@inlined
def _instead(e: list[Edition], work: Workspace, seats: Seats, seat: int, luck: int) -> int:
    """What a step bot does that must do without its choice: the best step that is left."""
    forbidden = seats.forbidden[seat]
    if seats.bot[seat] == RANDOM:
        return any_allowed(work.states[0], e[0], luck, forbidden, work.spare)
    _take_net(work, seats, seat)
    return best_step(work, e[0], 0.0, seats.key[seat], seats.choices, seat, luck, forbidden)


@inlined
def _take_net(work: Workspace, seats: Seats, seat: int) -> None:
    """Put in the net that a seat goes by."""
    for i in range(len(work.net)):
        work.net[i] = seats.net[seat][i]
