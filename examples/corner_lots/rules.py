"""The rules of Corner Lots, numbered as in the rulebook (CL-…).

`s` is the table, `e` the edition (all figures), `p` a seat, `k` a sort of lot.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.corner_lots import refusals as no
from burgomaster.games.corner_lots.effects import BIDS, CLEARED, DRAWN, EARNS, PASSES, WINS_LOT
from burgomaster.games.corner_lots.state import BIDDING, DRAWING, KINDS, OVER_PHASE, Edition, State
from burgomaster.games.corner_lots.steps import BID, DRAW, FIRST_ARG, SIZE, VERB
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.luck import luck_of, pick
from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.simple.rules import interrupt as interrupt
from burgomaster.games.simple.rules import may_interrupt as may_interrupt
from burgomaster.games.simple.rules import unfinished as unfinished


@rule
def begin(s: State, e: Edition, players: int) -> None:
    """CL-1: chips for everybody, and all lots in the bag."""
    s.players = players
    s.player = 0
    s.turns = 1
    s.sold = 0
    for p in range(players):
        s.points[p] = 0
        s.chips[p] = e.start_chips
    for k in range(KINDS):
        s.left[k] = e.copies[k]
    s.asked = 0
    s.lot = -1
    s.high = 0
    s.holder = -1
    s.phase = DRAWING


@rule
def turn_of(s: State, e: Edition) -> int:
    """The seat that decides now, CHANCE or OVER."""
    if s.phase == OVER_PHASE:
        return OVER
    return CHANCE if s.phase == DRAWING else s.player


@rule
def _sell(s: State, e: Edition) -> None:
    """CL-5: the highest bid pays and takes the lot. CL-6: all others earn."""
    if s.holder >= 0:
        tell(s, WINS_LOT, "CL-5", s.holder, s.lot, s.high, e.worth[s.lot])
        s.chips[s.holder] -= s.high
        s.points[s.holder] += e.worth[s.lot]
    for p in range(s.players):
        if p != s.holder:
            tell(s, EARNS, "CL-6", p, e.income)
            s.chips[p] += e.income
    tell(s, CLEARED, "CL-5")
    s.lot = -1
    s.high = 0
    s.holder = -1
    s.asked = 0
    s.sold += 1
    s.player = (s.player + 1) % s.players  # CL-7: the next one is asked first
    s.phase = OVER_PHASE if s.sold == e.lots else DRAWING


@rule
def apply(s: State, e: Edition, step: int) -> None:
    """Carry out a legal step or a chance outcome."""
    if VERB[step] == DRAW:
        s.lot = FIRST_ARG[step]
        tell(s, DRAWN, "CL-2", s.lot, s.lot)
        s.left[s.lot] -= 1
        s.phase = BIDDING
        return
    if VERB[step] == BID:
        s.high = FIRST_ARG[step]
        s.holder = s.player
        tell(s, BIDS, "CL-3", s.player, s.high)
    else:
        tell(s, PASSES, "CL-3", s.player)
    s.turns += 1
    s.asked += 1
    s.player = (s.player + 1) % s.players
    if s.asked == s.players:
        _sell(s, e)


@rule
def refuse(s: State, e: Edition, seat: int, step: int) -> int:
    """0 if this seat (or CHANCE) may take this step now, otherwise why not."""
    verb = VERB[step]
    if s.phase == OVER_PHASE:
        return no.GAME_OVER
    if s.phase == DRAWING:
        if seat != CHANCE or verb != DRAW:
            return no.BAG_DECIDES
        return 0 if s.left[FIRST_ARG[step]] > 0 else no.NOT_IN_BAG
    if verb == DRAW:
        return no.NOT_YOUR_CHOICE
    if seat != s.player:
        return no.NOT_YOUR_TURN
    if verb == BID:
        if FIRST_ARG[step] <= s.high:
            return no.TOO_LOW
        if FIRST_ARG[step] > s.chips[seat]:
            return no.TOO_DEAR
    return 0


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
    """Every lot in the bag is equally likely."""
    n = 0
    for k in range(KINDS):
        if s.left[k] > 0:
            out[n] = step_of(DRAW, k)
            weights[n] = s.left[k]
            n += 1
    return n


@rule
def draw(s: State, e: Edition, luck: int) -> int:
    """One lot of the bag, by luck."""
    many = 0
    for k in range(KINDS):
        many += s.left[k]
    place = pick(luck, many)
    k = 0
    while place >= s.left[k]:
        place -= s.left[k]
        k += 1
    return step_of(DRAW, k)


@rule
def hands_open(s: State, e: Edition) -> bool:
    """CL-9: chips are shown when the game is over, or from the beginning, if the table wants it so."""
    return e.open_chips != 0 or s.phase == OVER_PHASE


@rule
def scores(s: State, e: Edition, out: MutableSequence[int]) -> None:
    """CL-8: the points; in the end also one for every chip that is left, which nobody else may know before."""
    for p in range(s.players):
        out[p] = s.points[p] + s.chips[p] if s.phase == OVER_PHASE else s.points[p]


@rule
def winners(s: State, e: Edition) -> int:
    """CL-8: the winners as bits; 0 while the game runs."""
    if s.phase != OVER_PHASE:
        return 0
    most, found = -1, 0
    for p in range(s.players):
        mine = s.points[p] + s.chips[p]
        if mine > most:
            most, found = mine, 0
        if mine == most:
            found |= 1 << p
    return found


@rule
def hide(s: State, e: Edition, seat: int, memory: bool, luck: int) -> None:
    """CL-9: who remembers every payment knows all chips. Others know only how many there are behind all other screens.

    Of these who holds the highest bid has at least what it costs.
    """
    if memory or hands_open(s, e):
        return
    hidden = 0
    for p in range(s.players):
        if p != seat:
            hidden += s.chips[p]
            s.chips[p] = 0
    if s.holder >= 0 and s.holder != seat:
        s.chips[s.holder] = s.high
        hidden -= s.high
    for chip in range(hidden):
        p = pick(luck_of(luck, chip), s.players - 1)
        s.chips[p if p < seat else p + 1] += 1
