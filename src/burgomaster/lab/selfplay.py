"""Games of the judge against itself, to learn from. Loaded once per game, with its rules, features and look put in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgomaster.bots.desk import Desk
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_of, pick
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by lab.learn; any game's will do for the type checker
    from burgomaster.bots.look import look, value
    from burgomaster.games.machi_koro.features import calm, features
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, begin, draw, turn_of, unfinished, winners

# Who holds a seat.
GREEDY, JUDGE = 0, 1

BOT_LUCK = 1 << 40


@rule
def self_play(
    desk: Desk, e: Any, players: int, seats: Any, key: int, explore: int, limit: int, seen: Any, judged: Any, won: Any
) -> int:
    """Play a game; write what was seen in calm positions, how they were judged, and in the end who won.

    They are those to decide in and those that an action leaves behind: a look ahead judges the latter.

    The judge takes any step in so many of a thousand decisions, otherwise the one that promises most. Returns how many
    positions were written: seen[position][seat] are features, judged[position][seat] chances.
    """
    states = desk.states
    begin(states[0], e, players)
    rows = 0
    draws = 0
    steps = 0
    acted = False
    while draws + steps < limit:
        seat = turn_of(states[0], e)
        if seat == OVER:
            break
        if rows < len(seen) and calm(states[0], e) and (seat != CHANCE or acted):
            value(states[0], e, desk)
            for p in range(players):
                features(states[0], e, p, seen[rows, p])
                judged[rows, p] = desk.chances[p]
            rows += 1
        acted = seat != CHANCE
        if seat == CHANCE:
            apply(states[0], e, draw(states[0], e, luck_of(key, draws)))
            draws += 1
            continue
        luck = luck_of(key, BOT_LUCK + steps)
        steps += 1
        begun = unfinished(states[0], e)
        if begun or seats[seat] == GREEDY:
            step = greedy_step(states[0], e, luck, desk.spare)
        else:
            n = look(desk, 0, e, luck)
            best = 0
            for i in range(1, n):
                if desk.promises[i] > desk.promises[best]:
                    best = i
            if pick(luck_of(luck, 0), 1000) < explore:
                best = pick(luck_of(luck, 1), n)
            step = desk.steps[best]
        apply(states[0], e, step)
    bits = winners(states[0], e)
    sharing = 0
    for p in range(players):
        sharing += (bits >> p) & 1
    for p in range(players):
        won[p] = 1.0 / sharing if (bits >> p) & 1 else 0.0
    return rows
