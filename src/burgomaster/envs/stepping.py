"""One step in each of many games, and what follows until somebody has to choose again. Loaded once per game.

There is one compiled entry with the rules in it, since the compiler optimises all rules again for each. It takes plain
arrays, one by one: to look through named tuples of them would take Python ten times as long as a step itself.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import BOT_LUCK, luck_key, luck_of, pick
from burgomaster.games.kernel.rule import inlined, rule

if TYPE_CHECKING:  # put in by envs.batch; checked with every game by tests/generic_types.py
    from burgomaster.bots.random import random_step
    from burgomaster.envs.closed_hands import hands_open
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, begin, draw, hide, legal, scores, turn_of, winners
    from burgomaster.games.machi_koro.state import Edition, State

HIDDEN = -1  # in an observation, where a seat may not look

NOBODY = -1

# In place of a step: leave the game as it is, or begin the next one.
STAY, AFRESH = -1, -2

# Who holds a seat: whoever asks for steps, or a bot by its place in registry.STEP_BOTS.
CALLER, RANDOM, GREEDY = -1, 0, 1

# Where a game stands: the step to take, the seat to decide, how many steps are legal, whether the step just taken ended
# the game or cut it off; its luck, its outcomes and steps so far, the seat that decided last, the next game's number.
STEP, SEAT, LEGAL, ENDED, CUT, KEY, CHANCES, STEPS, LAST, NEXT, NOW = range(11)

# How all games are played: the seed, how many games there are and seats; whether bots must not see all, whether chance
# is drawn here, whether finished games are followed by others; after how many events a game is cut off; which seat sees
# the end of a game, NOBODY for the one that decided last. How many runs
# of an observation come from integers of 32 and 16 bits, how many places hold a seat or seats as bits. Then, who holds
# each seat.
SEED, COUNT, PLAYERS, PRIVATE, DRAWS, RESETS, LIMIT, VIEWER, WHOLES, HALVES, HOLDERS, GROUPS, HELD = range(13)


@rule
def illegal(now: Any, mask: Any, first: int, last: int) -> int:
    """The first of these games whose step is not legal; -1 if there is none."""
    for i in range(first, last):
        step = now[i, STEP]
        if step >= mask.shape[1] or step < AFRESH or (step >= 0 and mask[i, step] == 0):
            return i
    return -1


@rule
def sample(now: Any, choices: Any, out: MutableSequence[int]) -> None:
    """Any legal step of each game, STAY where there is none; from the luck from which bots draw."""
    for i in range(len(now)):
        out[i] = STAY
        if now[i, LEGAL] > 0:
            out[i] = choices[i, pick(luck_of(now[i, KEY], BOT_LUCK + now[i, STEPS]), now[i, LEGAL])]


@rule
def points(states: list[State], e: list[Edition], out: Any) -> None:
    """The points of every seat now."""
    for i in range(len(states)):
        scores(states[i], e[0], out[i])


@inlined
def look(
    states: list[State],
    wholes: Any,
    halves: Any,
    bytes: Any,  # noqa: A002
    e: list[Edition],
    runs: Any,
    marks: Any,
    course: Sequence[int],
    i: int,
    seat: int,
    into: Any,
    row: int,
) -> None:
    """Write what a seat observes of game `i`. The same memory comes as structs and as integers of each width.

    `runs` has for every seat which numbers to copy: to where, from where, how many. `marks` has the places that hold a
    seat, then those that hold seats as bits, then those that belong to other seats.
    """
    players = course[PLAYERS]
    bytes_from = course[WHOLES] + course[HALVES]
    into[row, 0] = seat
    for r in range(runs.shape[1]):
        to = runs[seat, r, 0]
        source = runs[seat, r, 1]
        if r < course[WHOLES]:
            for k in range(runs[seat, r, 2]):
                into[row, to + k] = wholes[i, source + k]
        elif r < bytes_from:
            for k in range(runs[seat, r, 2]):
                into[row, to + k] = halves[i, source + k]
        else:
            for k in range(runs[seat, r, 2]):
                into[row, to + k] = bytes[i, source + k]
    for k in range(course[HOLDERS]):
        held = into[row, marks[k]]
        if 0 <= held < players:
            into[row, marks[k]] = held - seat if held >= seat else held - seat + players
    secrets_from = course[HOLDERS] + course[GROUPS]
    for k in range(course[HOLDERS], secrets_from):
        held = into[row, marks[k]]
        into[row, marks[k]] = (held >> seat) | ((held << (players - seat)) & ((1 << players) - 1))
    if secrets_from < len(marks) and not hands_open(states[i], e[0]):
        for k in range(secrets_from, len(marks)):
            into[row, marks[k]] = HIDDEN


@rule
def look_at(
    states: list[State],
    wholes: Any,
    halves: Any,
    bytes: Any,  # noqa: A002
    e: list[Edition],
    runs: Any,
    marks: Any,
    course: Sequence[int],
    i: int,
    seat: int,
    into: Any,
) -> None:
    """The same into an array of one row."""
    look(states, wholes, halves, bytes, e, runs, marks, course, i, seat, into, 0)


@inlined
def show(s: State, e: Edition, now: Any, mask: Any, choices: Any, i: int, out: MutableSequence[int]) -> None:
    """Write which steps are legal."""
    for k in range(now[i, LEGAL]):
        mask[i, choices[i, k]] = 0
    n = 0
    if now[i, SEAT] != OVER:
        n = legal(s, e, out)
    for k in range(n):
        choices[i, k] = out[k]
        mask[i, out[k]] = 1
    now[i, LEGAL] = n


@inlined
def share(s: State, e: Edition, players: int, reward: Any, i: int) -> None:
    """Every seat's reward: 1, shared among the winners."""
    won = winners(s, e)
    sharing = 0
    for p in range(players):
        sharing += (won >> p) & 1
    for p in range(players):
        if (won >> p) & 1:
            reward[i, p] = 1.0 / sharing


@inlined
def start(s: State, e: Edition, now: Any, course: Sequence[int], i: int) -> None:
    """Begin the next game in this place. Games are numbered through all places, so that each has its own luck."""
    begin(s, e, course[PLAYERS])
    now[i, KEY] = luck_key(course[SEED], now[i, NEXT])
    now[i, NEXT] += course[COUNT]
    now[i, LAST] = 0


@inlined
def choose(
    s: State, e: Edition, seat: int, bot: int, private: int, luck: int, seen: list[State], out: MutableSequence[int]
) -> int:
    """The step a bot takes, from what its seat may know."""
    seen[0] = s
    if private != 0:
        hide(seen[0], e, seat, False, luck_of(luck, 0))
    if bot == GREEDY:
        return greedy_step(seen[0], e, luck, out)
    return random_step(seen[0], e, luck, out)


@rule
def advance(
    states: list[State],
    wholes: Any,
    halves: Any,
    bytes: Any,  # noqa: A002
    e: list[Edition],
    runs: Any,
    marks: Any,
    course: Sequence[int],
    now: Any,
    mask: Any,
    choices: Any,
    reward: Any,
    trace: Any,
    final: Any,
    into: Any,
    seen: list[State],
    out: MutableSequence[int],
    first: int,
    last: int,
) -> int:
    """Take the steps of games `first` … `last - 1`, unless one of them is illegal: then nothing, and which it is.

    Bots act and chance is drawn until a seat of the caller's must decide. Observations are written into `into`; into
    `trace` every step and outcome, and whose it was, as far as there is room in it.
    """
    refused = illegal(now, mask, first, last)
    if refused >= 0:
        return refused
    players = course[PLAYERS]
    for i in range(first, last):
        step = now[i, STEP]
        actor = now[i, SEAT]
        if now[i, ENDED] + now[i, CUT] != 0:
            now[i, ENDED] = 0
            now[i, CUT] = 0
            for p in range(players):
                reward[i, p] = 0.0
        if step != STAY:
            chances = now[i, CHANCES]
            steps = now[i, STEPS]
            while True:
                if step == AFRESH:
                    start(states[i], e[0], now, course, i)
                    chances = 0
                    steps = 0
                else:
                    if chances + steps < trace.shape[1]:
                        trace[i, chances + steps, 0] = step
                        trace[i, chances + steps, 1] = actor
                    apply(states[i], e[0], step)
                    if actor == CHANCE:
                        chances += 1
                    else:
                        steps += 1
                        now[i, LAST] = actor
                actor = turn_of(states[i], e[0])
                if actor == OVER or chances + steps >= course[LIMIT]:
                    share(states[i], e[0], players, reward, i)
                    now[i, ENDED] = 1 if actor == OVER else 0
                    now[i, CUT] = 1 - now[i, ENDED]
                    actor = OVER
                    if course[RESETS] == 0:
                        break
                    viewer = course[VIEWER] if course[VIEWER] != NOBODY else now[i, LAST]
                    look(states, wholes, halves, bytes, e, runs, marks, course, i, viewer, final, i)
                    step = AFRESH
                elif actor == CHANCE and course[DRAWS] != 0:
                    step = draw(states[i], e[0], luck_of(now[i, KEY], chances))
                elif actor == CHANCE or course[HELD + actor] == CALLER:
                    break
                else:
                    luck = luck_of(now[i, KEY], BOT_LUCK + steps)
                    step = choose(states[i], e[0], actor, course[HELD + actor], course[PRIVATE], luck, seen, out)
            now[i, CHANCES] = chances
            now[i, STEPS] = steps
            now[i, SEAT] = actor
            show(states[i], e[0], now, mask, choices, i, out)
        viewer = actor
        if actor < 0:
            viewer = course[VIEWER] if course[VIEWER] != NOBODY else now[i, LAST]
        look(states, wholes, halves, bytes, e, runs, marks, course, i, viewer, into, i)
    return -1
