"""The legal steps, and the outcomes of chance."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.pairs import higher_die, lower_die, pair_of
from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.rules.auction import least_bid, refuse_bid_note
from burgomaster.games.monopoly_builder.rules.building import (
    can_pay_floor,
    refuse_building,
    refuse_free_floor,
    refuse_removal,
)
from burgomaster.games.monopoly_builder.rules.chips import refuse_parking, refuse_trade, token_is_free
from burgomaster.games.monopoly_builder.rules.deal import (
    deals_before_throw,
    offer_holds,
    refuse_card_asked,
    refuse_card_given,
    refuse_chip_asked,
    refuse_chip_given,
    refuse_deed_asked,
    refuse_deed_given,
    refuse_note_asked,
    refuse_note_given,
    refuse_offer,
    something_taken,
    sorts_given,
    sorts_left,
)
from burgomaster.games.monopoly_builder.rules.debts import can_mortgage, refuse_pay_off
from burgomaster.games.monopoly_builder.rules.dice import refuse_way_out
from burgomaster.games.monopoly_builder.rules.turn import is_chance
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    ANSWER_PHASE,
    AUCTION_PHASE,
    BUY_PHASE,
    CARD_KINDS,
    CARD_PHASE,
    DEBT_PHASE,
    DEED_COUNT,
    DRAW_PHASE,
    FREE_PHASE,
    GIVE_PHASE,
    KIND_COUNT,
    NOBODY,
    NOTE_COUNT,
    OFFER_PHASE,
    PENTHOUSE,
    PICK_PHASE,
    REDEEM_PHASE,
    REMOVE_PHASE,
    STEAL_PHASE,
    SURPLUS_PHASE,
    SWAP_PHASE,
    THROW_PHASE,
    TOKEN_COUNT,
    TOKEN_PHASE,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.steps import FIRST_ARG

# ---- Legal steps -----------------------------------------------------------------------------------------------------


@rule
def legal(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """Write the legal steps into `out`, ascending; return how many. At a chance node: the possible outcomes."""
    n = 0
    if s.phase == ACT_PHASE:
        n = _legal_acts(s, e, out)
    elif s.phase == THROW_PHASE:
        out[0] = do.THROW
        n = 1
        if refuse_way_out(s, e, do.PAY_FINE) == 0:
            out[n] = do.PAY_FINE
            n += 1
        if refuse_way_out(s, e, do.USE_CARD) == 0:
            out[n] = do.USE_CARD
            n += 1
        if deals_before_throw(s, e):
            n = _legal_offers(s, e, out, n)
    elif s.phase == OFFER_PHASE:
        n = _legal_items(s, e, out)
    elif s.phase == ANSWER_PHASE:
        if offer_holds(s):
            out[0] = do.ACCEPT
            n = 1
        out[n] = do.REFUSE
        n += 1
        if refuse_offer(s, e, s.actor, s.offerer) == 0:
            out[n] = step_of(do.OFFER, s.offerer)
            n += 1
    elif s.phase == AUCTION_PHASE:
        if s.raising == 0:
            out[0] = do.DROP
            n = 1
        for note in range(NOTE_COUNT):
            if refuse_bid_note(s, e, note) == 0:
                out[n] = step_of(do.BID, note)
                n += 1
        if s.raising >= least_bid(s, e):
            out[n] = do.BID_DONE
            n += 1
    elif s.phase == BUY_PHASE:
        if s.cash[s.actor] >= e.price[s.deed]:
            out[0] = do.BUY
            n = 1
        out[n] = do.AUCTION
        n = _legal_offers(s, e, out, n + 1)
    elif s.phase == SURPLUS_PHASE or s.phase == GIVE_PHASE:
        for k in range(KIND_COUNT):
            if s.chips[s.actor][k]:
                out[n] = step_of(do.LEAVE, k) if s.phase == SURPLUS_PHASE else step_of(do.GIVE, k)
                n += 1
        if s.phase == SURPLUS_PHASE and e.early_deals:
            n = _legal_offers(s, e, out, n)
    elif s.phase == PICK_PHASE:
        for k in range(KIND_COUNT):
            if s.bank[k]:
                out[n] = step_of(do.PICK, k)
                n += 1
    elif s.phase == STEAL_PHASE:
        out[0] = do.NO_STEAL
        n = 1
        for p in range(s.players):
            for k in range(KIND_COUNT):
                if p != s.actor and s.chips[p][k]:
                    out[n] = step_of(do.STEAL, p, k)
                    n += 1
    elif s.phase == SWAP_PHASE:
        for own in range(KIND_COUNT):
            if s.chips[s.actor][own]:
                for p in range(s.players):
                    for k in range(KIND_COUNT):
                        if p != s.actor and k != own and s.chips[p][k]:
                            out[n] = step_of(do.SWAP, own, p, k)
                            n += 1
    elif s.phase == DEBT_PHASE:
        if not can_mortgage(s, s.actor):
            out[0] = do.GO_BANKRUPT
            n = 1
        n = _legal_offers(s, e, out, _legal_mortgages(s, out, n))
    elif s.phase == REDEEM_PHASE:
        out[0] = do.KEEP
        n = _legal_pay_offs(s, e, out, 1)
    elif s.phase == FREE_PHASE or s.phase == REMOVE_PHASE:
        for i in range(e.foundations):
            field = e.foundation[i]
            if s.phase == FREE_PHASE:
                if refuse_free_floor(s, e, field) == 0:
                    out[n] = step_of(do.BUILD, field)
                    n += 1
            elif refuse_removal(s, e, field) == 0:
                out[n] = step_of(do.REMOVE, field)
                n += 1
    elif s.phase == TOKEN_PHASE:
        for token in range(TOKEN_COUNT):
            if token_is_free(s, token):
                out[n] = step_of(do.TOKEN, token)
                n += 1
    else:
        n = _outcomes(s, out)
    return n


@rule
def _legal_acts(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """MB-T6: trade with the bank, mortgage, pay off, build, deal, or end the turn."""
    out[0] = do.END
    n = 1
    for given in range(KIND_COUNT):
        if s.chips[s.actor][given] >= e.bank_rate:
            for taken in range(KIND_COUNT):
                if refuse_trade(s, e, given, taken, e.bank_rate) == 0:
                    out[n] = step_of(do.TRADE, given, taken, e.bank_rate)
                    n += 1
    if s.parking:
        for first in range(KIND_COUNT):
            for second in range(first, KIND_COUNT):
                for taken in range(KIND_COUNT):
                    if refuse_parking(s, first, second, taken) == 0:
                        out[n] = step_of(do.PARK, first, second, taken)
                        n += 1
    n = _legal_mortgages(s, out, n)
    n = _legal_pay_offs(s, e, out, n)
    if not s.jail[s.actor]:
        payable = 0
        for floor in range(PENTHOUSE):
            if can_pay_floor(s, e, s.actor, floor):
                payable |= 1 << floor
        if payable:
            for i in range(e.foundations):
                field = e.foundation[i]
                if (payable >> s.floors[field]) & 1 and refuse_building(s, e, field) == 0:
                    out[n] = step_of(do.BUILD, field)
                    n += 1
    return _legal_offers(s, e, out, n)


@rule
def _legal_mortgages(s: State, out: MutableSequence[int], n: int) -> int:
    for d in range(DEED_COUNT):
        if s.owner[d] == s.actor and not s.mortgaged[d]:
            out[n] = step_of(do.MORTGAGE, d)
            n += 1
    return n


@rule
def _legal_pay_offs(s: State, e: Edition, out: MutableSequence[int], n: int) -> int:
    for d in range(DEED_COUNT):
        if s.mortgaged[d] and refuse_pay_off(s, e, d) == 0:
            out[n] = step_of(do.PAY_OFF, d)
            n += 1
    return n


@rule
def _legal_offers(s: State, e: Edition, out: MutableSequence[int], n: int) -> int:
    if e.deals and s.offers[s.actor] < e.most_offers:
        for p in range(s.players):
            if refuse_offer(s, e, s.actor, p) == 0:
                out[n] = step_of(do.OFFER, p)
                n += 1
    return n


@rule
def _legal_items(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """MB-D1: how an offer may go on."""
    if s.partner == NOBODY:
        return _legal_offers(s, e, out, 0)
    return _legal_asked(s, out) if s.taking else _legal_given(s, out)


@rule
def _legal_given(s: State, out: MutableSequence[int]) -> int:
    """What can be given, in order, and that it is enough."""
    n = 0
    left = sorts_left(s)
    for d in range(max(s.last_item, 0), DEED_COUNT):
        if refuse_deed_given(s, d, left) == 0:
            out[n] = step_of(do.GIVE_DEED, d)
            n += 1
    for k in range(KIND_COUNT):
        if refuse_chip_given(s, k, left) == 0:
            out[n] = step_of(do.GIVE_CHIP, k)
            n += 1
    if refuse_card_given(s, left) == 0:
        out[n] = do.GIVE_CARD
        n += 1
    for note in range(NOTE_COUNT):
        if refuse_note_given(s, note, left) == 0:
            out[n] = step_of(do.GIVE_NOTE, note)
            n += 1
    if sorts_given(s):
        out[n] = do.FOR
        n += 1
    return n


@rule
def _legal_asked(s: State, out: MutableSequence[int]) -> int:
    """What can be asked for, in order, and that it is enough."""
    n = 0
    given = sorts_given(s)
    for d in range(max(s.last_item, 0), DEED_COUNT):
        if refuse_deed_asked(s, d) == 0:
            out[n] = step_of(do.TAKE_DEED, d)
            n += 1
    for k in range(KIND_COUNT):
        if refuse_chip_asked(s, k, given) == 0:
            out[n] = step_of(do.TAKE_CHIP, k)
            n += 1
    if refuse_card_asked(s, given) == 0:
        out[n] = do.TAKE_CARD
        n += 1
    for note in range(NOTE_COUNT):
        if refuse_note_asked(s, note, given) == 0:
            out[n] = step_of(do.TAKE_NOTE, note)
            n += 1
    if something_taken(s):
        out[n] = do.PROPOSE
        n += 1
    return n


# ---- Chance ----------------------------------------------------------------------------------------------------------


@rule
def _outcomes(s: State, out: MutableSequence[int]) -> int:
    n = 0
    if s.phase == CARD_PHASE:
        for card in range(CARD_KINDS):
            if s.unseen[card]:
                out[n] = step_of(do.CARD, card)
                n += 1
    elif s.phase == DRAW_PHASE:
        for token in range(TOKEN_COUNT):
            if token_is_free(s, token):
                out[n] = step_of(do.DRAWN, token)
                n += 1
    elif is_chance(s):
        n = 21
        for pair in range(n):
            out[pair] = step_of(do.DICE, pair)
    return n


@rule
def odds(s: State, e: Edition, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """The outcomes of a chance node and their weights: unequal dice count twice, a card as often as it is unseen."""
    n = _outcomes(s, out)
    for i in range(n):
        if s.phase == CARD_PHASE:
            weights[i] = s.unseen[FIRST_ARG[out[i]]]
        elif s.phase == DRAW_PHASE:
            weights[i] = 1
        else:
            weights[i] = 1 if lower_die(i) == higher_die(i) else 2
    return n


@rule
def draw(s: State, e: Edition, luck: int) -> int:
    """One outcome of a chance node, by luck."""
    if s.phase == CARD_PHASE:
        return step_of(do.CARD, _draw_card(s, luck))
    if s.phase == DRAW_PHASE:
        return step_of(do.DRAWN, _draw_token(s, luck))
    both = pick(luck, 36)
    first = both // 6 + 1
    second = both % 6 + 1
    return step_of(do.DICE, pair_of(min(first, second), max(first, second)))


@rule
def _draw_token(s: State, luck: int) -> int:
    """MB-S1: one of the tokens nobody has."""
    free = 0
    for token in range(TOKEN_COUNT):
        if token_is_free(s, token):
            free += 1
    ticket = pick(luck, free)
    token = 0
    while ticket > 0 or not token_is_free(s, token):
        if token_is_free(s, token):
            ticket -= 1
        token += 1
    return token


@rule
def _draw_card(s: State, luck: int) -> int:
    unseen = 0
    for card in range(CARD_KINDS):
        unseen += s.unseen[card]
    ticket = pick(luck, unseen)
    card = 0
    while ticket >= s.unseen[card]:
        ticket -= s.unseen[card]
        card += 1
    return card
