"""Games of a value net against itself, to learn from. Generic code, loaded once per game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import BOT_LUCK, luck_of, pick
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by lab.learn; checked with every game by tests/generic_types.py
    from burgomaster.bots.one_ply import one_ply, value
    from burgomaster.bots.stand_ins import unusual
    from burgomaster.games.machi_koro.features import features, quiescent, survey
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.lines import line_step
    from burgomaster.games.machi_koro.rules import apply, begin, draw, turn_of, unfinished, winners
    from burgomaster.games.machi_koro.state import Edition

# Who holds a seat, where it is not a line of play: that is its place in the game's LINES and this.
GREEDY, NET, LINE = range(3)
STRANGE = BOT_LUCK - 1  # the luck by which a position is made unusual


@rule
def self_play(
    work: Workspace,
    e: Edition,
    players: int,
    seats: Any,
    key: int,
    explore: int,
    strange: bool,
    limit: int,
    seen: Any,
    values: Any,
    won: Any,
) -> int:
    """Play a game; write what was seen in quiescent positions, their values, and in the end who won.

    They are those to decide in and those that an action leaves behind: one-ply search evaluates the latter.

    The net takes any step in so many of a thousand decisions, otherwise the one of the highest value. A strange game is
    made `unusual` on its way, and is written from there on. Returns how many positions were written:
    seen[position][seat] are features, values[position][seat] chances to win.
    """
    states = work.states
    begin(states[0], e, players)
    rows = 0
    draws = 0
    steps = 0
    acted = False
    waits = strange
    while draws + steps < limit:
        seat = turn_of(states[0], e)
        if seat == OVER:
            break
        if waits and unusual(states[0], e, luck_of(key, STRANGE)):
            waits = False
            rows = 0
        if rows < len(seen) and quiescent(states[0], e) and (seat != CHANCE or acted):
            value(states[0], e, work)
            survey(states[0], e, work.facts)
            for p in range(players):
                features(states[0], e, p, work.facts, seen[rows, p])
                values[rows, p] = work.chances[p]
            rows += 1
        acted = seat != CHANCE
        if seat == CHANCE:
            apply(states[0], e, draw(states[0], e, luck_of(key, draws)))
            draws += 1
            continue
        luck = luck_of(key, BOT_LUCK + steps)
        steps += 1
        begun = unfinished(states[0], e)
        if seats[seat] >= LINE:
            step = line_step(states[0], e, seats[seat] - LINE, luck, work.spare)
        elif begun or seats[seat] == GREEDY:
            step = greedy_step(states[0], e, luck, work.spare)
        else:
            n = one_ply(work, 0, e, luck)
            best = 0
            for i in range(1, n):
                if work.values[i] > work.values[best]:
                    best = i
            if pick(luck_of(luck, 0), 1000) < explore:
                best = pick(luck_of(luck, 1), n)
            step = work.steps[best]
        apply(states[0], e, step)
    bits = winners(states[0], e)
    sharing = 0
    for p in range(players):
        sharing += (bits >> p) & 1
    for p in range(players):
        won[p] = 1.0 / sharing if (bits >> p) & 1 else 0.0
    return rows
