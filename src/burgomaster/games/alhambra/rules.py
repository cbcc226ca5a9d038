"""The rules of Alhambra / New York – The Card Game, numbered as in the rulebook (AL-…).

How to read this: `s` is the table, `e` the edition (all printed figures), `p` a seat, `t` a type of building, `k` a
kind of money card (currency and value). A slot of the yard has the number of its currency.
A *step* is one small choice or one chance outcome, declared in steps.py with its verb and arguments; the words people
use for them are in actions.py. Why a step is refused is listed in refusals.py (`no.…`).
"""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.alhambra import effects as tells
from burgomaster.games.alhambra import refusals as no
from burgomaster.games.alhambra import steps as do
from burgomaster.games.alhambra.state import (
    ACT_PHASE,
    DEAL_PHASE,
    DIRK,
    DIRK_PHASE,
    FIRST_PHASE,
    KINDS,
    NOBODY,
    NOTHING,
    OPEN,
    OVER_PHASE,
    PAY_PHASE,
    PLACES,
    PRICES,
    ROW_PHASE,
    SCORING_CARDS,
    SEATS,
    SLOTS,
    TAKE_PHASE,
    TYPES,
    VALUES,
    YARD_PHASE,
    A,
    C,
    Edition,
    State,
)
from burgomaster.games.alhambra.steps import BUILDING_STEPS, BY_CHANCE, FIRST_ARG, MONEY_STEPS, SECOND_ARG, VERB
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.luck import luck_of, pick
from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of

# ---- The course of the game -----------------------------------------------------------------------------------------


@rule
def begin(s: State, e: Edition, players: int) -> None:
    """AL-M1 to AL-M4: all cards are in their decks. AL-D1: two players leave some money in the box."""
    s.players = players
    s.turns = 0
    s.player = 0
    s.scored = 0
    s.dirk_draws = 0
    for p in range(SEATS):
        s.cards[p] = 0
        for k in range(KINDS):
            s.hand[p][k] = 0
        for t in range(TYPES):
            s.city[p][t] = 0
        for scoring in range(C + 1):
            s.points[scoring][p] = 0
    s.money_left = 0
    for k in range(KINDS):
        s.deck[k] = e.copies[value_of(k) - 1]
        if dirk_plays(s):
            s.deck[k] -= e.removed_for_two
        s.money_left += s.deck[k]
        s.discard[k] = 0
    s.pile = 0
    s.pile_left = 0
    s.buildings_left = 0
    for t in range(TYPES):
        for price in range(1, PRICES + 1):
            s.building_deck[t][price - 1] = e.buildings[t][price - 1]
            s.buildings_left += e.buildings[t][price - 1]
    for slot in range(SLOTS):
        clear_slot(s, slot)
    for place in range(OPEN):
        s.open_money[place] = NOTHING
    clear_action(s)
    s.phase = YARD_PHASE  # AL-S1


@rule
def turn_of(s: State, e: Edition) -> int:
    """The seat that decides now, CHANCE or OVER."""
    if s.phase == OVER_PHASE:
        return OVER
    if s.phase < ACT_PHASE:
        return CHANCE
    return s.player


@rule
def unfinished(s: State, e: Edition) -> bool:
    """Is the player in the middle of an action: paying for a building, or taking several cards?"""
    return s.phase == PAY_PHASE or s.phase == TAKE_PHASE


@rule
def clear_action(s: State) -> None:
    """No action is under way."""
    s.slot = NOTHING
    s.paid = 0
    s.taken = 0
    s.last = 0


@rule
def _start_turn(s: State, p: int) -> None:
    """AL-T1: the player on turn takes money or buys a building."""
    s.player = p
    s.turns += 1
    s.phase = ACT_PHASE
    tell(s, tells.TURN, "AL-T11" if s.turns > 1 else "AL-T1", p, s.turns)


@rule
def _end_turn(s: State, e: Edition) -> None:
    """AL-T9: first the yard is filled, then the money row. AL-T6: only now, not during the turn."""
    clear_action(s)
    _fill_yard(s, e)


# ---- Cards ----------------------------------------------------------------------------------------------------------


@rule
def value_of(k: int) -> int:
    """The value of a kind of money card."""
    return k % VALUES + 1


@rule
def kind_of(currency: int, value: int) -> int:
    """The kind of money card with this currency and value."""
    return currency * VALUES + value - 1


@rule
def money_in(s: State, p: int, currency: int) -> int:
    """What a hand is worth in one currency."""
    hand = s.hand[p]
    below = kind_of(currency, 0)
    money = 0
    for value in range(1, VALUES + 1):
        money += value * hand[below + value]
    return money


@rule
def hand_worth(s: State, p: int) -> int:
    """What a hand is worth in all currencies together."""
    money = 0
    for currency in range(SLOTS):
        money += money_in(s, p, currency)
    return money


@rule
def lowest_open(s: State, least: int) -> int:
    """The lowest kind of open money card that is not below `least`; NOTHING if there is none."""
    row = s.open_money
    lowest = KINDS
    for place in range(OPEN):
        if least <= row[place] < lowest:
            lowest = row[place]
    return lowest if lowest < KINDS else NOTHING


@rule
def is_open(s: State, k: int) -> bool:
    """Does such a money card lie open?"""
    return lowest_open(s, k) == k


@rule
def empty_slot(s: State) -> int:
    """The leftmost slot of the yard without a building; NOTHING if all four have one."""
    for slot in range(SLOTS):
        if s.yard[slot] == NOTHING:
            return slot
    return NOTHING


@rule
def clear_slot(s: State, slot: int) -> None:
    """No building lies in this slot."""
    s.yard[slot] = NOTHING
    s.yard_price[slot] = 0


# ---- Set-up ---------------------------------------------------------------------------------------------------------


@rule
def _deal_money(s: State, e: Edition, k: int) -> None:
    """AL-S2: one player after the other, card by card, until the hand is worth enough."""
    tell(s, tells.DEALT, "AL-S2", s.player, k)
    _draw_money(s, e, k)
    s.hand[s.player][k] += 1
    s.cards[s.player] += 1
    if hand_worth(s, s.player) >= e.start_money:
        if s.player + 1 < s.players:
            s.player += 1
        else:
            _find_first(s, e)


@rule
def may_start(s: State, p: int) -> bool:
    """AL-S3: the fewest cards, among these the lowest total."""
    worth = hand_worth(s, p)
    for other in range(s.players):
        if s.cards[other] < s.cards[p]:
            return False
        if s.cards[other] == s.cards[p] and hand_worth(s, other) < worth:
            return False
    return True


@rule
def _find_first(s: State, e: Edition) -> None:
    """AL-S3: among tied players the youngest starts; if nobody said that one of them is, chance decides."""
    tied = 0
    first = NOBODY
    for p in range(s.players):
        if may_start(s, p):
            tied += 1
            if first == NOBODY or p == e.youngest:
                first = p
    if tied == 1 or first == e.youngest:
        if s.cards[: s.players].count(s.cards[first]) == 1:
            tell(s, tells.STARTS, "AL-S3", first, tells.FEWEST_CARDS)
        else:
            tell(s, tells.STARTS, "AL-S3", first, tells.LEAST_MONEY if tied == 1 else tells.YOUNGEST)
        _starts(s, e, first)
    else:
        s.player = 0
        s.phase = FIRST_PHASE


@rule
def _starts(s: State, e: Edition, p: int) -> None:
    """AL-S4: then money is laid open. The start player is known, but turns begin only after that."""
    s.player = p
    _fill_row(s, e)


# ---- Filling the yard and the money row -----------------------------------------------------------------------------


@rule
def _fill_yard(s: State, e: Edition) -> None:
    """AL-S1, AL-T9: empty slots are filled left to right. AL-E1: as far as the building deck goes."""
    if empty_slot(s) != NOTHING and s.buildings_left > 0:
        s.phase = YARD_PHASE
    elif s.turns > 0:
        _fill_row(s, e)
    elif dirk_plays(s):
        s.dirk_draws = min(e.dirk_start, s.buildings_left)
        tell(s, tells.DIRK_GETS, "AL-D2", DIRK, e.dirk_start, s.dirk_draws)
        _let_dirk_draw(s, e)
    else:
        s.phase = DEAL_PHASE


@rule
def _let_dirk_draw(s: State, e: Edition) -> None:
    """AL-D2, AL-D4: Dirk's buildings come from the deck one by one; then play goes on where it was."""
    if s.dirk_draws > 0:
        s.phase = DIRK_PHASE
    elif s.turns > 0:
        _fill_row(s, e)
    else:
        s.phase = DEAL_PHASE


@rule
def _draw_building(s: State, e: Edition, t: int, price: int) -> None:
    s.building_deck[t][price - 1] -= 1
    s.buildings_left -= 1
    if s.phase == DIRK_PHASE:
        tell(s, tells.DIRK_DRAWS, "AL-D4" if s.turns > 0 else "AL-D2", DIRK, t, price)
        s.city[DIRK][t] += 1
        s.dirk_draws -= 1
        _let_dirk_draw(s, e)
    else:
        slot = empty_slot(s)
        tell(s, tells.YARD, "AL-T9" if s.turns > 0 else "AL-S1", slot, t, price)
        s.yard[slot] = t
        s.yard_price[slot] = price
        _fill_yard(s, e)


@rule
def empty_place(s: State, e: Edition) -> int:
    """The first place of the money row without a card; NOTHING if the row is full."""
    for place in range(e.open_money):
        if s.open_money[place] == NOTHING:
            return place
    return NOTHING


@rule
def _fill_row(s: State, e: Edition) -> None:
    """AL-T9: the money row is filled. AL-T10: from the discard if the deck is empty; if both are, it stays short."""
    if empty_place(s, e) != NOTHING:
        if s.money_left == 0 and scoring_card(s, e) == NOTHING:
            _shuffle_discard(s)
        if s.money_left > 0 or scoring_card(s, e) != NOTHING:
            s.phase = ROW_PHASE
            return
    if s.turns == 0:
        next_pile(s, e)  # AL-S4: what is left is split into piles
        _start_turn(s, s.player)
    elif empty_slot(s) != NOTHING:
        _finish(s, e)
    else:
        _start_turn(s, (s.player + 1) % s.players)  # AL-T11


@rule
def _shuffle_discard(s: State) -> None:
    """AL-T10: the discard becomes the deck; the scoring cards never return."""
    tell(s, tells.SHUFFLES, "AL-T10", sum(s.discard))
    for k in range(KINDS):
        if s.discard[k] > 0:
            tell(s, tells.RETURNS, "AL-T10", k, s.discard[k])
        s.deck[k] += s.discard[k]
        s.money_left += s.discard[k]
        s.discard[k] = 0


@rule
def scoring_card(s: State, e: Edition) -> int:
    """The scoring card that is still in the pile on top; NOTHING if there is none."""
    if s.scored < SCORING_CARDS and s.pile == e.scoring_pile[s.scored]:
        return s.scored
    return NOTHING


@rule
def next_pile(s: State, e: Edition) -> None:
    """AL-S4: where a pile is used up, the next one is on top. They are as equal as possible, the first ones one larger.

    So the pile now on top is the larger half, third, fourth … of what is left.
    """
    while s.pile_left == 0 and s.pile <= e.piles and scoring_card(s, e) == NOTHING:
        s.pile += 1
        if s.pile <= e.piles:
            piles = e.piles - s.pile + 1
            s.pile_left = (s.money_left + piles - 1) // piles
        tell(s, tells.PILE, "AL-S4", s.pile, s.pile_left)


@rule
def _draw_money(s: State, e: Edition, k: int) -> None:
    s.deck[k] -= 1
    s.money_left -= 1
    if s.pile_left > 0:
        s.pile_left -= 1
        next_pile(s, e)


@rule
def _lay_money(s: State, e: Edition, k: int) -> None:
    place = empty_place(s, e)
    tell(s, tells.LAID, "AL-T9" if s.turns > 0 else "AL-S4", place + 1, k)
    _draw_money(s, e, k)
    s.open_money[place] = k
    _fill_row(s, e)


@rule
def _turn_up_scoring(s: State, e: Edition) -> None:
    """AL-V1: it is scored at once and leaves the game. AL-D4: then Dirk draws. Then the row is completed."""
    scoring = s.scored
    tell(s, tells.TURNS_UP, "AL-V1", scoring)
    _score(s, e, scoring)
    s.scored += 1
    next_pile(s, e)
    if dirk_plays(s):
        if scoring == A:
            s.dirk_draws = min(e.dirk_after_a, s.buildings_left)
            tell(s, tells.DIRK_GETS, "AL-D4", DIRK, e.dirk_after_a, s.dirk_draws)
        else:
            s.dirk_draws = s.buildings_left // e.dirk_share_after_b
            tell(s, tells.DIRK_GETS, "AL-D4", DIRK, s.dirk_draws, s.dirk_draws)
        _let_dirk_draw(s, e)
    else:
        _fill_row(s, e)


# ---- Scoring --------------------------------------------------------------------------------------------------------


@rule
def dirk_plays(s: State) -> bool:
    """AL-D2: in a game for two the third place at the table is free, and it is his."""
    return s.players == DIRK


@rule
def rivals(s: State) -> int:
    """How many are ranked: all players, and Dirk in a game for two (AL-D3)."""
    return s.players + 1 if dirk_plays(s) else s.players


@rule
def prize(e: Edition, scoring: int, t: int, place: int) -> int:
    """AL-V2: points for a place, counted from 0; none outside the table."""
    return e.prizes[t][scoring * PLACES + place] if place < PLACES else 0


@rule
def rank(s: State, t: int, p: int) -> tuple[int, int]:
    """AL-V2, AL-V3: the place in a type, from 1, and how many share it."""
    place = 1
    tied = 0
    for other in range(rivals(s)):
        if s.city[other][t] > s.city[p][t]:
            place += 1
        elif s.city[other][t] == s.city[p][t]:
            tied += 1
    return place, tied


@rule
def pot_of(e: Edition, scoring: int, t: int, place: int, tied: int) -> int:
    """AL-V3: the points of a place, and of those after it that are shared with it."""
    points = 0
    for shared in range(place, place + tied):
        points += prize(e, scoring, t, shared - 1)
    return points


@rule
def standing(s: State, e: Edition, scoring: int, t: int, p: int) -> tuple[int, int, int]:
    """AL-V2, AL-V3: the place in a type, from 1, how many share it, and the points of all their places together."""
    place, tied = rank(s, t, p)
    return place, tied, pot_of(e, scoring, t, place, tied)


@rule
def earned(s: State, e: Edition, scoring: int, t: int, p: int) -> int:
    """AL-V3: tied players share the points of their places, rounded down. AL-V4: without a card there is no place."""
    if s.city[p][t] == 0:
        return 0
    _, tied, pot = standing(s, e, scoring, t, p)
    return pot // tied


@rule
def _score(s: State, e: Edition, scoring: int) -> None:
    """AL-V1, AL-V2: every type is ranked by the number of cards. AL-D3: Dirk too."""
    for t in range(TYPES):
        for p in range(rivals(s)):
            count = s.city[p][t]
            if count > 0:
                place, tied, pot = standing(s, e, scoring, t, p)
                s.points[scoring][p] += pot // tied
                if tied == 1:
                    tell(s, tells.SCORES, "AL-V2", p, scoring, t, count, place, tied, pot, pot, 0)
                else:
                    tell(s, tells.SCORES, "AL-V3", p, scoring, t, count, place, tied, pot, pot // tied, pot % tied)


# ---- Buying ---------------------------------------------------------------------------------------------------------


@rule
def refuse_slot(s: State, slot: int) -> int:
    """AL-T4: why the player on turn cannot buy what lies in this slot, or 0. AL-T6: bought slots stay empty."""
    if s.yard[slot] == NOTHING:
        return no.SLOT_EMPTY
    if money_in(s, s.player, slot) < s.yard_price[slot]:
        return no.TOO_DEAR
    return 0


@rule
def refuse_pay(s: State, value: int) -> int:
    """AL-T4: why this card cannot be added to the payment, or 0.

    Cards go from high to low, so that every payment is written in one way. A card is refused if the price is out of
    reach with it and lower cards, so that no payment gets stuck.
    """
    if s.hand[s.player][kind_of(s.slot, value)] == 0:
        return no.NOT_IN_HAND
    if value > s.last:
        return no.HIGH_FIRST
    reach = s.paid
    for lower in range(1, value + 1):
        reach += lower * s.hand[s.player][kind_of(s.slot, lower)]
    if reach < s.yard_price[s.slot]:
        return no.OUT_OF_REACH
    return 0


@rule
def refuse_paid(s: State, for_dirk: bool) -> int:
    """AL-T4: at least the price. AL-D5: a building can be given away only to Dirk, and he plays only with two."""
    if for_dirk and not dirk_plays(s):
        return no.NO_DIRK
    if s.paid < s.yard_price[s.slot]:
        return no.NOT_ENOUGH
    return 0


@rule
def is_exact(s: State) -> bool:
    """AL-T5: is exactly the price paid?"""
    return s.paid == s.yard_price[s.slot]


@rule
def _pay(s: State, value: int) -> None:
    """AL-T4: paid cards go to the discard; there is no change."""
    k = kind_of(s.slot, value)
    tell(s, tells.PAYS, "AL-T4", s.player, k, value)
    s.hand[s.player][k] -= 1
    s.cards[s.player] -= 1
    s.discard[k] += 1
    s.paid += value
    s.last = value


@rule
def _receive(s: State, e: Edition, owner: int) -> None:
    """AL-T5: who pays exactly the price is on turn again. AL-T7: unless nothing is possible any more."""
    tell(
        s,
        tells.BUYS,
        "AL-T4" if owner == s.player else "AL-D5",
        s.player,
        owner,
        s.yard[s.slot],
        s.slot,
        s.yard_price[s.slot],
        s.paid,
    )
    s.city[owner][s.yard[s.slot]] += 1
    exact = is_exact(s)
    clear_slot(s, s.slot)
    clear_action(s)
    if exact and can_act(s):
        s.phase = ACT_PHASE
        tell(s, tells.AGAIN, "AL-T5", s.player)
    else:
        tell(
            s, tells.ENDS, "AL-T7" if exact else "AL-T5", s.player, tells.NOTHING_POSSIBLE if exact else tells.OVERPAID
        )
        _end_turn(s, e)


@rule
def can_act(s: State) -> bool:
    """AL-T7: can the player on turn take or buy anything at all?"""
    if lowest_open(s, 0) != NOTHING:
        return True
    for slot in range(SLOTS):
        if refuse_slot(s, slot) == 0:
            return True
    return False


# ---- Taking money ---------------------------------------------------------------------------------------------------


@rule
def refuse_take(s: State, e: Edition, k: int) -> int:
    """AL-T2: any one card, or several with a limited total. AL-T3 ends the turn after the last one.

    Cards go by currency and from low to high, so that every choice is written in one way.
    """
    if not is_open(s, k):
        return no.NOT_OPEN
    if k < s.last:
        return no.CARDS_IN_ORDER
    if s.phase == TAKE_PHASE and s.taken + value_of(k) > e.take_at_most:
        return no.TOO_MUCH
    return 0


@rule
def refuse_take_and(s: State, e: Edition, k: int) -> int:
    """AL-T2: why no other card can be taken after this one, or 0."""
    code = refuse_take(s, e, k)
    if code != 0:
        return code
    room = e.take_at_most - s.taken - value_of(k)
    if room <= 0:
        return no.TOO_MUCH
    return 0 if may_follow(s, k, room) else no.NO_OTHER


@rule
def may_follow(s: State, k: int, room: int) -> bool:
    """Does a card lie open, besides one of kind `k`, that is not below it and not worth more than `room`?"""
    same = 0
    for place in range(OPEN):
        other = s.open_money[place]
        if other == k:
            same += 1
        if other >= k and value_of(other) <= room and (other > k or same > 1):
            return True
    return False


@rule
def _take(s: State, k: int) -> None:
    for place in range(OPEN):
        if s.open_money[place] == k:
            s.open_money[place] = NOTHING
            tell(s, tells.TAKES, "AL-T2", s.player, place + 1, k, value_of(k))
            break
    s.hand[s.player][k] += 1
    s.cards[s.player] += 1
    s.taken += value_of(k)
    s.last = k
    s.phase = TAKE_PHASE


# ---- Legal steps ----------------------------------------------------------------------------------------------------


@rule
def legal(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """Write the legal steps into `out`, ascending; return how many. At a chance node: the possible outcomes."""
    n = 0
    if s.phase == ACT_PHASE:
        for slot in range(SLOTS):
            out[n] = step_of(do.BUY, slot, s.yard[slot])
            if refuse_slot(s, slot) == 0:
                n += 1
        n = _legal_takes(s, e, out, n)
        if n == 0:
            out[0] = do.PASS
            n = 1
    elif s.phase == PAY_PHASE:
        n = _legal_payments(s, out)
    elif s.phase == TAKE_PHASE:
        n = _legal_takes(s, e, out, 0)
    else:
        n = odds(s, e, out, out)  # weights are not wanted: a step is written over each of them
    return n


@rule
def _legal_takes(s: State, e: Edition, out: MutableSequence[int], n: int) -> int:
    """As refuse_take and refuse_take_and say, in one go."""
    one = n
    room = e.take_at_most - s.taken
    most = room if s.phase == TAKE_PHASE else VALUES
    lowest = VALUES
    second = VALUES
    row = s.open_money
    least = s.last
    for place in range(OPEN):
        k = row[place]
        value = value_of(k)
        if k >= least and value < second:
            if value < lowest:
                second = lowest
                lowest = value
            else:
                second = value
    k = lowest_open(s, least)
    while k != NOTHING:
        if value_of(k) <= most:
            out[n] = step_of(do.TAKE, k)
            n += 1
        k = lowest_open(s, k + 1)
    if lowest + second <= room:  # otherwise no two of them go together
        for i in range(one, n):
            k = FIRST_ARG[out[i]]
            if may_follow(s, k, room - value_of(k)):
                out[n] = step_of(do.TAKE_AND, k)
                n += 1
    return n


@rule
def _legal_payments(s: State, out: MutableSequence[int]) -> int:
    """As refuse_pay and refuse_paid say, in one go. A step is written first, and stays if it is legal."""
    n = 0
    hand = s.hand[s.player]
    price = s.yard_price[s.slot]
    lowest = kind_of(s.slot, 1)
    reach = s.paid
    for value in range(1, s.last + 1):
        held = hand[lowest + value - 1]
        reach += value * held
        out[n] = step_of(do.PAY, value)
        if held > 0 and reach >= price:
            n += 1
    if s.paid >= price:
        out[n] = do.KEEP
        n += 1
        if dirk_plays(s):
            out[n] = do.FOR_DIRK
            n += 1
    return n


# ---- Chance ---------------------------------------------------------------------------------------------------------


@rule
def odds(s: State, e: Edition, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """The outcomes of a chance node and their weights: how many such cards are left in the deck.

    A scoring card among n money cards of the pile on top comes next in 1 of n + 1 cases; in the n others each of the T
    money cards of the whole deck is equally likely, for nobody has seen which of them are in which pile. So a kind with
    c cards has the chance n / (n + 1) · c / T, and the scoring card 1 / (n + 1): weights n · c and T.
    """
    n = 0
    if s.phase == YARD_PHASE or s.phase == DIRK_PHASE:
        for t in range(TYPES):
            deck = s.building_deck[t]
            for column in range(PRICES):
                left = deck[column]
                if left > 0:
                    weights[n] = left
                    out[n] = BUILDING_STEPS[t * PRICES + column]
                    n += 1
    elif s.phase == DEAL_PHASE or s.phase == ROW_PHASE:
        card = scoring_card(s, e)
        share = 1 if card == NOTHING else s.pile_left
        if share > 0:
            for k in range(KINDS):
                left = s.deck[k]
                if left > 0:
                    weights[n] = left * share
                    out[n] = MONEY_STEPS[k]
                    n += 1
        if card != NOTHING:
            weights[n] = s.money_left if share > 0 else 1
            out[n] = step_of(do.SCORING, card)
            n += 1
    elif s.phase == FIRST_PHASE:
        for p in range(s.players):
            if may_start(s, p):
                weights[n] = 1
                out[n] = step_of(do.FIRST, p)
                n += 1
    return n


@rule
def draw(s: State, e: Edition, luck: int) -> int:
    """One outcome of a chance node, by luck."""
    if s.phase == YARD_PHASE or s.phase == DIRK_PHASE:
        return _building_at(s, pick(luck, s.buildings_left))
    if s.phase == FIRST_PHASE:
        return _first_by(s, luck)
    card = scoring_card(s, e)
    if card == NOTHING:
        return step_of(do.MONEY, _money_at(s, pick(luck, s.money_left)))
    if s.pile_left == 0:
        return step_of(do.SCORING, card)
    ticket = pick(luck, s.money_left * (s.pile_left + 1))
    if ticket < s.money_left:
        return step_of(do.SCORING, card)
    return step_of(do.MONEY, _money_at(s, (ticket - s.money_left) // s.pile_left))


@rule
def _building_at(s: State, place: int) -> int:
    """The outcome that draws the building at a place of the deck, were it sorted."""
    for t in range(TYPES):
        for price in range(1, PRICES + 1):
            place -= s.building_deck[t][price - 1]
            if place < 0:
                return step_of(do.BUILDING, t, price)
    return step_of(do.BUILDING, 0, 1)


@rule
def _money_at(s: State, place: int) -> int:
    """The kind of money card at a place of the deck, were it sorted."""
    for k in range(KINDS):
        place -= s.deck[k]
        if place < 0:
            return k
    return 0


@rule
def _first_by(s: State, luck: int) -> int:
    """AL-S3: each of the tied players is equally likely."""
    tied = 0
    for p in range(s.players):
        if may_start(s, p):
            tied += 1
    place = pick(luck, tied)
    for p in range(s.players):
        if may_start(s, p):
            if place == 0:
                return step_of(do.FIRST, p)
            place -= 1
    return step_of(do.FIRST, 0)


# ---- Carrying out a step --------------------------------------------------------------------------------------------


@rule
def apply(s: State, e: Edition, step: int) -> None:
    """Carry out a legal step or a chance outcome."""
    verb = VERB[step]
    first = FIRST_ARG[step]
    if verb == do.TAKE:
        _take(s, first)
        tell(s, tells.ENDS, "AL-T3", s.player, tells.TOOK_MONEY)
        _end_turn(s, e)  # AL-T3
    elif verb == do.TAKE_AND:
        _take(s, first)
    elif verb == do.MONEY:
        if s.phase == DEAL_PHASE:
            _deal_money(s, e, first)
        else:
            _lay_money(s, e, first)
    elif verb == do.BUY:
        s.slot = first
        s.last = VALUES
        s.phase = PAY_PHASE
    elif verb == do.PAY:
        _pay(s, first)
    elif verb == do.KEEP:
        _receive(s, e, s.player)
    elif verb == do.FOR_DIRK:
        _receive(s, e, DIRK)
    elif verb == do.BUILDING:
        _draw_building(s, e, first, SECOND_ARG[step])
    elif verb == do.SCORING:
        _turn_up_scoring(s, e)
    elif verb == do.PASS:
        tell(s, tells.ENDS, "AL-T7", s.player, tells.PASSED)
        _end_turn(s, e)
    elif verb == do.FIRST:
        tell(s, tells.STARTS, "AL-S3", first, tells.LOT)
        _starts(s, e, first)


# ---- Refusing a step ------------------------------------------------------------------------------------------------


@rule
def refuse(s: State, e: Edition, seat: int, step: int) -> int:
    """0 if this seat (or CHANCE) may take this step now, otherwise why not."""
    if s.phase == OVER_PHASE:
        return no.GAME_OVER
    if BY_CHANCE[step]:
        return _refuse_outcome(s, e, seat, step)
    if s.phase < ACT_PHASE:
        return no.CARDS_FIRST
    if seat != s.player:
        return no.NOT_YOUR_TURN
    verb = VERB[step]
    if s.phase == PAY_PHASE:
        if verb == do.PAY:
            return refuse_pay(s, FIRST_ARG[step])
        return refuse_paid(s, verb == do.FOR_DIRK) if verb == do.KEEP or verb == do.FOR_DIRK else no.FINISH_BUYING
    if verb == do.TAKE:
        return refuse_take(s, e, FIRST_ARG[step])
    if verb == do.TAKE_AND:
        return refuse_take_and(s, e, FIRST_ARG[step])
    if s.phase == TAKE_PHASE:
        return no.FINISH_TAKING
    if verb == do.BUY:
        return _refuse_buy(s, FIRST_ARG[step], SECOND_ARG[step])
    if verb == do.PASS:
        return no.NO_PASS if can_act(s) else 0
    return no.BUY_FIRST


@rule
def _refuse_buy(s: State, slot: int, t: int) -> int:
    """AL-T4: the building must lie in that slot and be affordable."""
    if s.yard[slot] != NOTHING and s.yard[slot] != t:
        return no.OTHER_BUILDING
    return refuse_slot(s, slot)


@rule
def _refuse_outcome(s: State, e: Edition, seat: int, step: int) -> int:
    """Which card comes is chance's business (AL-S1, AL-S2, AL-T9), and so is the last tie of AL-S3."""
    if seat != CHANCE:
        return no.NOT_YOUR_CHOICE
    verb = VERB[step]
    first = FIRST_ARG[step]
    possible = False
    if verb == do.BUILDING:
        drawing = s.phase == YARD_PHASE or s.phase == DIRK_PHASE
        possible = drawing and s.building_deck[first][SECOND_ARG[step] - 1] > 0
    elif verb == do.MONEY:
        dealing = s.phase == DEAL_PHASE or s.phase == ROW_PHASE
        hidden = scoring_card(s, e) == NOTHING or s.pile_left > 0
        possible = dealing and hidden and s.deck[first] > 0
    elif verb == do.SCORING:
        possible = s.phase == ROW_PHASE and scoring_card(s, e) == first
    else:
        possible = s.phase == FIRST_PHASE and first < s.players and may_start(s, first)
    return 0 if possible else no.NO_SUCH_OUTCOME


# ---- The end --------------------------------------------------------------------------------------------------------


@rule
def _finish(s: State, e: Edition) -> None:
    """AL-E1, AL-E4: the yard cannot be filled: leftovers, then scoring C, and the game is over. AL-V5."""
    tell(s, tells.THE_END, "AL-E1", s.yard.count(NOTHING), s.scored)
    for slot in range(SLOTS):
        if s.yard[slot] != NOTHING:
            owner = richest(s, slot)
            tell(s, tells.LEFTOVER, "AL-E3", owner, s.yard[slot], slot)
            if owner != NOBODY:
                s.city[owner][s.yard[slot]] += 1
                clear_slot(s, slot)
    tell(s, tells.FINAL, "AL-V5")
    _score(s, e, C)
    s.phase = OVER_PHASE
    for p in range(s.players):
        if winners(s, e) >> p & 1:
            tell(s, tells.WINS, "AL-E4", p, points(s, p), winners(s, e).bit_count())


@rule
def richest(s: State, currency: int) -> int:
    """AL-E3: who holds strictly the most money of a currency; NOBODY if it is a tie, also one at 0."""
    owner = NOBODY
    most = 0
    for p in range(s.players):
        money = money_in(s, p, currency)
        if money > most:
            owner = p
            most = money
        elif money == most:
            owner = NOBODY
    return owner


@rule
def points(s: State, p: int) -> int:
    """All points of a seat, or of Dirk, up to now."""
    total = 0
    for scoring in range(C + 1):
        total += s.points[scoring][p]
    return total


@rule
def scores(s: State, e: Edition, out: MutableSequence[int]) -> None:
    """Points now."""
    for p in range(s.players):
        out[p] = points(s, p)


@rule
def winners(s: State, e: Edition) -> int:
    """AL-E4: the winners as a set of bits, bit 0 for seat 0; 0 while the game runs. AL-D3: Dirk cannot win."""
    if s.phase != OVER_PHASE:
        return 0
    best = 0
    for p in range(s.players):
        best = max(best, points(s, p))
    won = 0
    for p in range(s.players):
        if points(s, p) == best:
            won |= 1 << p
    return won


# ---- What a seat cannot know, and stepping in ------------------------------------------------------------------------


@rule
def hands_open(s: State, e: Edition) -> bool:
    """AL-H1: start money is dealt open (AL-S2); after that hands are secret, unless the table plays with open hands."""
    return e.open_hands != 0 or s.phase == DEAL_PHASE


@rule
def hide(s: State, e: Edition, seat: int, memory: bool, luck: int) -> None:
    """AL-H1: who remembers every card ever shown knows every hand, and no order of a deck is stored: nothing to hide.

    Without memory only the own hand, the open cards and the size of everything else are known: the other hands, the
    deck and the discard are dealt anew from all cards that the seat does not see. Open hands stay as they are.
    """
    if memory and e.bots_remember != 0:
        return
    discarded = 0
    unseen = 0
    for k in range(KINDS):
        discarded += s.discard[k]
        s.deck[k] += s.discard[k]
        s.discard[k] = 0
        for p in range(s.players):
            if p != seat and not hands_open(s, e):
                s.deck[k] += s.hand[p][k]
                s.hand[p][k] = 0
        unseen += s.deck[k]
    for p in range(s.players):
        if p != seat and not hands_open(s, e):
            for _ in range(s.cards[p]):
                k = _money_at(s, pick(luck_of(luck, unseen), unseen))
                s.deck[k] -= 1
                s.hand[p][k] += 1
                unseen -= 1
    for _ in range(discarded):
        k = _money_at(s, pick(luck_of(luck, unseen), unseen))
        s.deck[k] -= 1
        s.discard[k] += 1
        unseen -= 1


@rule
def may_interrupt(s: State, e: Edition, seat: int) -> bool:
    """Nobody steps into another player's turn in this game."""
    return False


@rule
def interrupt(s: State, e: Edition, seat: int) -> None:
    """Never called: see may_interrupt."""
