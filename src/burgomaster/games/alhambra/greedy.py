"""A sensible Alhambra player: exact payments first, majorities that pay, and money that fits the yard.

It weighs every purchase by the points it brings in the scorings to come, against the money it costs. Everything is
counted in sixtieths of a point. It knows its own hand and what lies open, and remembers nothing of other hands.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.alhambra import steps as do
from burgomaster.games.alhambra.rules import (
    dirk_plays,
    earned,
    hand_worth,
    kind_of,
    legal,
    money_in,
    prize,
    refuse_slot,
    value_of,
)
from burgomaster.games.alhambra.state import (
    ACT_PHASE,
    DIRK,
    NOTHING,
    OPEN,
    PAY_PHASE,
    PRICES,
    SLOTS,
    TAKE_PHASE,
    VALUES,
    C,
    Edition,
    State,
)
from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of

POINT = 60
SUMS = (1 << 40) - 1  # sums of money as bits, far beyond any price


@rule
def greedy_step(s: State, e: Edition, luck: int, out: MutableSequence[int]) -> int:
    """The step this player takes. `out` is scratch space for the legal steps."""
    if s.phase == ACT_PHASE:
        return _act(s, e)
    if s.phase == PAY_PHASE:
        return _next_payment(s, e)
    if s.phase == TAKE_PHASE:
        return take_first_of(s, best_pick(s, e, e.take_at_most - s.taken, s.last))
    return out[pick(luck, legal(s, e, out))]


# ---- What a building is worth ---------------------------------------------------------------------------------------


@rule
def standing(s: State, e: Edition, p: int, t: int) -> int:
    """What a type will bring a player more than the average opponent if nothing changes; later scorings count less."""
    total = 0
    weight = POINT
    for scoring in range(s.scored, C + 1):
        own = earned(s, e, scoring, t, p)
        others = 0
        for other in range(s.players):
            if other != p:
                others += earned(s, e, scoring, t, other)
        total += weight * own - weight * others // (s.players - 1)
        weight = weight * 2 // 3
    return total


@rule
def gain(s: State, e: Edition, p: int, t: int, owner: int) -> int:
    """What player `p` gains when `owner` gets one more building of this type."""
    before = standing(s, e, p, t)
    s.city[owner][t] += 1
    after = standing(s, e, p, t)
    s.city[owner][t] -= 1
    return after - before


@rule
def worth_kept(s: State, e: Edition, t: int) -> int:
    """What a building is worth to the player on turn: the gain now, and its part of the first prize at the end."""
    copies = 0
    for column in range(PRICES):
        copies += e.buildings[t][column]
    return gain(s, e, s.player, t, s.player) + POINT * prize(e, C, t, 0) // copies


@rule
def worth_given(s: State, e: Edition, t: int) -> int:
    """What it is worth to give a building to Dirk, where he plays: what it takes from the opponent."""
    return gain(s, e, s.player, t, DIRK) if dirk_plays(s) else 0


@rule
def worth(s: State, e: Edition, t: int) -> int:
    """What a building is worth to the player on turn."""
    return max(worth_kept(s, e, t), worth_given(s, e, t))


@rule
def coin(s: State) -> int:
    """What one more coin is worth: less in a full hand, and nothing when the buildings run out."""
    value = max(8, 36 - hand_worth(s, s.player) // 2)
    return value * min(s.buildings_left + 2, 10) // 10


# ---- Paying ---------------------------------------------------------------------------------------------------------


@rule
def least_payment(s: State, currency: int, price: int, highest: int, kept: int) -> int:
    """The lowest total, at least the price, of own cards up to a value, one card of value `kept` left out.

    0 if there is none. Every sum that can be paid is one bit of a number.
    """
    sums = 1
    for value in range(1, highest + 1):
        held = s.hand[s.player][kind_of(currency, value)]
        if value == kept:
            held -= 1
        for _ in range(held):
            sums |= (sums << value) & SUMS
    for total in range(max(price, 0), price + VALUES):
        if (sums >> total) & 1:
            return total
    return 0


@rule
def _next_payment(s: State, e: Edition) -> int:
    """The highest card with which the cheapest payment can go on."""
    t = s.yard[s.slot]
    need = s.yard_price[s.slot] - s.paid
    if need <= 0:
        return do.FOR_DIRK if worth_given(s, e, t) > worth_kept(s, e, t) and dirk_plays(s) else do.KEEP
    best = least_payment(s, s.slot, need, s.last, 0)
    value = s.last
    while value > 1:
        if s.hand[s.player][kind_of(s.slot, value)] > 0:
            if value == best or (value < need and value + least_payment(s, s.slot, need - value, value, value) == best):
                break
        value -= 1
    return step_of(do.PAY, value)


# ---- Choosing -------------------------------------------------------------------------------------------------------


@rule
def _act(s: State, e: Edition) -> int:
    """The purchase or the cards that bring most. A purchase paid exactly leaves the turn for something else."""
    picked = best_pick(s, e, e.take_at_most, 0)
    best = do.PASS
    most = 0
    taking = 0
    if picked != 0:
        best = take_first_of(s, picked)
        taking = pick_value(s, e, picked)
        most = taking
    each = coin(s)
    for slot in range(SLOTS):
        if refuse_slot(s, slot) == 0:
            total = least_payment(s, slot, s.yard_price[slot], VALUES, 0)
            value = worth(s, e, s.yard[slot]) - each * total
            if total == s.yard_price[slot]:
                value += taking
            if value > most or best == do.PASS:
                best = step_of(do.BUY, slot, s.yard[slot])
                most = value
    return best


@rule
def card_value(s: State, e: Edition, k: int) -> int:
    """What an open money card is worth: its coins, more if they bring a building of the yard into reach."""
    currency = k // VALUES
    value = coin(s) * value_of(k) + 6  # any card makes exact payments easier
    if s.yard[currency] == NOTHING:
        return value
    price = s.yard_price[currency]
    before = least_payment(s, currency, price, VALUES, 0)
    if before == price or money_in(s, s.player, currency) + value_of(k) < price:
        return value
    s.hand[s.player][k] += 1
    after = least_payment(s, currency, price, VALUES, 0)
    s.hand[s.player][k] -= 1
    if after == price:
        value += max(0, worth(s, e, s.yard[currency])) // 4
    elif before == 0:
        value += max(0, worth(s, e, s.yard[currency])) // 8
    return value


@rule
def pick_value(s: State, e: Edition, picked: int) -> int:
    """What several open cards are worth, given as bits of their places."""
    total = 0
    for place in range(OPEN):
        if (picked >> place) & 1:
            total += card_value(s, e, s.open_money[place])
    return total


@rule
def _open_value(s: State, e: Edition, place: int, least: int) -> int:
    """What the open card at a place is worth; 0 if there is none, or only one below `least`."""
    k = s.open_money[place]
    return card_value(s, e, k) if k != NOTHING and k >= least else 0


@rule
def best_pick(s: State, e: Edition, room: int, least: int) -> int:
    """The open cards to take, as bits of their places: one of any value, or several that fit in `room`.

    In an action under way only kinds not below `least`, and all must fit.
    """
    one = _open_value(s, e, 0, least)
    two = _open_value(s, e, 1, least)
    three = _open_value(s, e, 2, least)
    four = _open_value(s, e, 3, least)
    best = 0
    most = 0
    for picked in range(1, 1 << OPEN):
        total = 0
        cards = 0
        allowed = True
        for place in range(OPEN):
            if (picked >> place) & 1:
                k = s.open_money[place]
                if k == NOTHING or k < least:
                    allowed = False
                else:
                    total += value_of(k)
                    cards += 1
        if allowed and (total <= room or (cards == 1 and s.phase == ACT_PHASE)):
            value = one * (picked & 1) + two * ((picked >> 1) & 1) + three * ((picked >> 2) & 1) + four * (picked >> 3)
            if value > most:
                best = picked
                most = value
    return best


@rule
def take_first_of(s: State, picked: int) -> int:
    """The step for the lowest of these cards: alone, or with others to follow."""
    lowest = NOTHING
    cards = 0
    for place in range(OPEN):
        if (picked >> place) & 1:
            cards += 1
            if lowest == NOTHING or s.open_money[place] < lowest:
                lowest = s.open_money[place]
    return step_of(do.TAKE, lowest) if cards == 1 else step_of(do.TAKE_AND, lowest)
