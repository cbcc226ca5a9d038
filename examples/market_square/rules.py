"""The rules of Market Square, numbered as in the rulebook (MS-…).

`s` is the table, `e` the edition (all figures), `p` a seat, `b` a building.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.market_square import refusals as no
from burgomaster.games.market_square.state import BUILD_PHASE, DIE_PHASE, KINDS, OVER_PHASE, SELL_PHASE, Edition, State
from burgomaster.games.market_square.steps import BUILD, CLOSE, DIE, FIRST_ARG, SIZE, THROW, VERB
from burgomaster.games.simple.rules import hide as hide
from burgomaster.games.simple.rules import interrupt as interrupt
from burgomaster.games.simple.rules import may_interrupt as may_interrupt
from burgomaster.games.simple.rules import unfinished as unfinished

RAIN = 1  # what the die shows then


@rule
def begin(s: State, e: Edition, players: int) -> None:
    """MS-1: coins for everybody, and all buildings in the supply."""
    s.players = players
    for p in range(players):
        s.coins[p] = e.start_coins
        for b in range(KINDS):
            s.town[p][b] = 0
    for b in range(KINDS):
        s.supply[b] = e.copies[b]
    s.turns = 0
    _start_turn(s, 0)


@rule
def turn_of(s: State, e: Edition) -> int:
    """The seat that decides now, CHANCE or OVER."""
    if s.phase == OVER_PHASE:
        return OVER
    return CHANCE if s.phase == DIE_PHASE else s.player


@rule
def _start_turn(s: State, p: int) -> None:
    """MS-2: a turn begins with the market."""
    s.player = p
    s.turns += 1
    s.takings = 0
    s.phase = SELL_PHASE


@rule
def _end_turn(s: State, e: Edition) -> None:
    """MS-9: the round is played to its end, unless the table wants a sudden one."""
    if goal_reached(s, e) and (s.player == s.players - 1 or e.sudden_end):
        s.phase = OVER_PHASE
    else:
        _start_turn(s, (s.player + 1) % s.players)


@rule
def total(s: State, p: int, figures: MutableSequence[int]) -> int:
    """What a figure of the buildings comes to in a whole town."""
    found = 0
    for b in range(KINDS):
        found += figures[b] * s.town[p][b]
    return found


@rule
def _sell(s: State, e: Edition, pips: int) -> None:
    """MS-4: the pips and what the buildings earn. MS-5: a 1 is rain, which only what is sheltered outlasts."""
    if pips == RAIN:
        s.takings = min(s.takings, total(s, s.player, e.shelters))
        _close(s)
    else:
        s.takings += pips + total(s, s.player, e.earns)
        s.phase = SELL_PHASE


@rule
def _close(s: State) -> None:
    """MS-6: the takings are safe, and the player may build."""
    s.coins[s.player] += s.takings
    s.takings = 0
    s.phase = BUILD_PHASE


@rule
def apply(s: State, e: Edition, step: int) -> None:
    """Carry out a legal step or a chance outcome."""
    verb = VERB[step]
    if verb == THROW:
        s.phase = DIE_PHASE
    elif verb == DIE:
        _sell(s, e, FIRST_ARG[step])
    elif verb == CLOSE:
        _close(s)
    else:
        if verb == BUILD:
            b = FIRST_ARG[step]
            s.coins[s.player] -= e.cost[b]
            s.supply[b] -= 1
            s.town[s.player][b] += 1
        _end_turn(s, e)


@rule
def refuse(s: State, e: Edition, seat: int, step: int) -> int:
    """0 if this seat (or CHANCE) may take this step now, otherwise why not."""
    verb = VERB[step]
    if s.phase == OVER_PHASE:
        return no.GAME_OVER
    if s.phase == DIE_PHASE:
        return 0 if seat == CHANCE and verb == DIE else no.DIE_DECIDES
    if verb == DIE:
        return no.NOT_YOUR_CHOICE
    if seat != s.player:
        return no.NOT_YOUR_TURN
    if verb == THROW or verb == CLOSE:
        if s.phase != SELL_PHASE:
            return no.MARKET_IS_OVER
        return no.NOTHING_SOLD if verb == CLOSE and s.takings == 0 else 0
    if s.phase == SELL_PHASE:
        return no.STILL_SELLING
    if verb == BUILD and s.supply[FIRST_ARG[step]] == 0:
        return no.SOLD_OUT
    return no.TOO_DEAR if verb == BUILD and s.coins[s.player] < e.cost[FIRST_ARG[step]] else 0


@rule
def legal(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """What may be done is what is not refused."""
    n = 0
    for step in range(SIZE):
        if refuse(s, e, turn_of(s, e), step) == 0:
            out[n] = step
            n += 1
    return n


@rule
def odds(s: State, e: Edition, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """Every side of the die is equally likely."""
    n = legal(s, e, out)
    for i in range(n):
        weights[i] = 1
    return n


@rule
def draw(s: State, e: Edition, luck: int) -> int:
    """One throw of the die, by luck."""
    return step_of(DIE, 1 + pick(luck, 6))


@rule
def goal_reached(s: State, e: Edition) -> bool:
    """MS-9: somebody has enough points, or nothing is left to build."""
    left, most = 0, 0
    for b in range(KINDS):
        left += s.supply[b]
    for p in range(s.players):
        most = max(most, total(s, p, e.points))
    return left == 0 or most >= e.goal


@rule
def scores(s: State, e: Edition, out: MutableSequence[int]) -> None:
    """MS-10: the points of every town."""
    for p in range(s.players):
        out[p] = total(s, p, e.points)


@rule
def _beats(s: State, e: Edition, p: int, other: int) -> bool:
    """MS-10: more points win. MS-11: with as many points, more coins."""
    mine, theirs = total(s, p, e.points), total(s, other, e.points)
    return mine > theirs or (mine == theirs and s.coins[p] > s.coins[other])


@rule
def winners(s: State, e: Edition) -> int:
    """MS-10, MS-11: the winners as bits, bit 0 for seat 0: whoever nobody beats. 0 while the game runs."""
    if s.phase != OVER_PHASE:
        return 0
    found = 0
    for p in range(s.players):
        beaten = False
        for other in range(s.players):
            beaten = beaten or _beats(s, e, other, p)
        if not beaten:
            found |= 1 << p
    return found
