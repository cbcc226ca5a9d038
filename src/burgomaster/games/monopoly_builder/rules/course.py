"""The course of the game: how it begins, and how every step is carried out."""

from __future__ import annotations

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.pairs import higher_die, lower_die
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.rules.auction import _clear_auction, _make_bid, _next_bidder, _start_auction
from burgomaster.games.monopoly_builder.rules.building import _build, _build_free, _remove_floor
from burgomaster.games.monopoly_builder.rules.cards import (
    _ask_for_chips,
    _give_on,
    _give_one,
    _go_on_with_card,
    _play_card,
    _turn_card,
)
from burgomaster.games.monopoly_builder.rules.chips import (
    _after_token,
    _choose_token,
    _give_to_bank,
    _pass_chips,
    _take_from_bank,
    _take_token,
    anything_to_steal,
    anything_to_swap,
    chips_of,
)
from burgomaster.games.monopoly_builder.rules.deal import (
    _accept,
    _begin_offer,
    _clear_offer,
    _go_on_offering,
    deals_open,
    refuse_offer,
)
from burgomaster.games.monopoly_builder.rules.debts import (
    _clear_debt,
    _go_bankrupt,
    _keep_mortgages,
    _mortgage,
    _pay_off,
    _resume,
)
from burgomaster.games.monopoly_builder.rules.dice import _dice_fall, _leave_jail
from burgomaster.games.monopoly_builder.rules.turn import _clear_turn, _end_turn, _may_act
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    BANK,
    BY_CHANCE,
    BY_SEAT,
    CARD_KINDS,
    DEED_COUNT,
    DICE_PHASE,
    DRAW_PHASE,
    FIELDS,
    FREE_PHASE,
    KIND_COUNT,
    MOST_CARDS,
    MOST_SPACES,
    NOBODY,
    NOTES,
    OFFER_PHASE,
    SEATS,
    THROW_PHASE,
    TOKEN_PHASE,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.steps import FIRST_ARG, IN_OFFER, SECOND_ARG, THIRD_ARG, VERB

# ---- The course of the game ------------------------------------------------------------------------------------------


@rule
def begin(s: State, e: Edition, players: int) -> None:
    """MB-S1: money and blocks, all tokens on START; four chips with each token. MB-S3: full bank, shuffled cards."""
    s.players = players
    for k in range(KIND_COUNT):
        s.bank[k] = e.chips_of_a_kind
    for p in range(SEATS):
        seated = 1 if p < players else 0
        s.cash[p] = e.start_money * seated
        s.blocks[p] = e.blocks * seated
        s.space[p] = 0
        s.jail[p] = 0
        s.bankrupt[p] = 0
        s.get_out[p] = 0
        s.offers[p] = 0
        s.start_throw[p] = seated - 1
        s.token[p] = NOBODY
        for k in range(KIND_COUNT):
            s.chips[p][k] = 0
    for d in range(DEED_COUNT):
        s.owner[d] = NOBODY
        s.mortgaged[d] = 0
    for card in range(CARD_KINDS):
        s.unseen[card] = e.card_count[card]
    for place in range(MOST_CARDS):
        s.under[place] = NOBODY
    s.under_count = 0
    for field in range(FIELDS):
        s.built_by[field] = NOBODY
        s.floors[field] = 0
    for space in range(MOST_SPACES):
        for k in range(KIND_COUNT):
            s.lying[space][k] = 0
    s.turns = 0
    s.round = 0
    s.player = 0
    s.actor = 0
    s.first = NOBODY
    s.doubles = 0
    s.received = 0
    s.resume_phase = NOBODY
    s.resume_actor = NOBODY
    s.receiver = BANK
    s.each = 0
    s.whose = 0
    s.twice_to = 0
    s.twice_by = 0
    _clear_turn(s)
    _clear_auction(s)
    _clear_debt(s)
    _clear_offer(s)
    s.phase = DRAW_PHASE if e.token_way == BY_CHANCE else TOKEN_PHASE
    if e.token_way == BY_SEAT:
        for p in range(players):
            _take_token(s, e, p, p)
        _after_token(s, e)


# ---- Carrying out a step ---------------------------------------------------------------------------------------------


@rule
def apply(s: State, e: Edition, step: int) -> None:
    """Carry out a legal step or a chance outcome."""
    verb = VERB[step]
    first = FIRST_ARG[step]
    if verb == do.DICE:
        _dice_fall(s, e, lower_die(first), higher_die(first))
    elif verb == do.THROW:
        s.phase = DICE_PHASE
    elif verb == do.END:
        tell(s, tells.ENDS_TURN, "MB-T6", s.player)
        _end_turn(s, e)
    elif IN_OFFER[step]:
        _go_on_offering(s, verb, first)
    elif verb == do.OFFER:
        _begin_offer(s, first)
    elif verb == do.ACCEPT:
        _accept(s, e)
    elif verb == do.REFUSE:
        tell(s, tells.REFUSES, "MB-D1", s.partner, s.offerer)
        _clear_offer(s)
        _resume(s, e)
    elif verb == do.BID:
        s.raising += NOTES[first]
    elif verb == do.BID_DONE:
        _make_bid(s, e)
    elif verb == do.DROP:
        s.bidding -= 1 << s.actor
        tell(s, tells.DROPS_OUT, "MB-B3", s.actor, s.deed)
        _next_bidder(s, e, (s.actor + 1) % s.players)
    elif verb == do.BUY:
        s.cash[s.player] -= e.price[s.deed]
        s.owner[s.deed] = s.player
        tell(s, tells.BUYS, "MB-B2", s.player, s.deed, e.price[s.deed])
        s.deed = NOBODY
        _may_act(s)
    elif verb == do.AUCTION:
        _start_auction(s, e)
    elif verb == do.BUILD:
        if s.phase == FREE_PHASE:
            _build_free(s, e, first)
        else:
            _build(s, e, first)
    elif verb == do.REMOVE:
        _remove_floor(s, e, first)
    elif verb == do.MORTGAGE:
        _mortgage(s, e, first)
    elif verb == do.PAY_OFF:
        _pay_off(s, e, first)
    elif verb == do.KEEP:
        _keep_mortgages(s, e)
    elif verb == do.GO_BANKRUPT:
        _go_bankrupt(s, e)
    elif verb == do.PAY_FINE or verb == do.USE_CARD:
        _leave_jail(s, e, step)
    elif verb == do.CARD:
        s.unseen[first] -= 1
        tell(s, tells.DRAWS, "MB-B9", s.player, first)
        if _play_card(s, e, first):
            _turn_card(s, e)
    elif verb == do.TOKEN or verb == do.DRAWN:
        _choose_token(s, e, s.actor, first)
    else:
        _apply_chips(s, e, verb, first, SECOND_ARG[step], THIRD_ARG[step])
    if (s.then or s.landing) and s.phase == ACT_PHASE and _go_on_with_card(s, e):  # MB-C21
        _turn_card(s, e)
    if s.escaped and s.phase == ACT_PHASE:  # MB-J2, with the option after-escape: the space was all
        _end_turn(s, e)


@rule
def _apply_chips(s: State, e: Edition, verb: int, first: int, second: int, third: int) -> None:
    """Chips left, given, picked, traded, stolen or swapped."""
    p = s.actor
    if verb == do.LEAVE:
        s.chips[p][first] -= 1
        s.lying[s.space[p]][first] += 1
        tell(s, tells.LEAVES, "MB-T1", p, s.space[p], first)
        if chips_of(s, p) <= e.most_chips:
            s.phase = THROW_PHASE
    elif verb == do.GIVE:
        _give_chip(s, p, first)
    elif verb == do.PICK:
        tell(s, tells.PICKS, "MB-B9", p, first)
        _take_from_bank(s, p, first, 1)
        s.left -= 1
        if s.left <= 0 or s.bank[0] + s.bank[1] + s.bank[2] + s.bank[3] == 0:
            s.left = 0
            _may_act(s)
    elif verb == do.TRADE:
        tell(s, tells.TRADES, "MB-T6", p, first, third, second)
        _give_to_bank(s, p, first, third)
        _take_from_bank(s, p, second, 1)
    elif verb == do.PARK:
        tell(s, tells.TRADES_PARKED, "MB-B8", p, first, second, third)
        _give_to_bank(s, p, first, 1)
        _give_to_bank(s, p, second, 1)
        _take_from_bank(s, p, third, 1)
        s.parking = 0
    elif verb == do.STEAL:
        tell(s, tells.STEALS, "MB-B7", p, first, second)
        _pass_chips(s, first, p, second, 1)  # MB-B7
        s.left -= 1
        if s.left <= 0 or not anything_to_steal(s):
            s.left = 0
            _may_act(s)
    elif verb == do.SWAP:
        tell(s, tells.SWAPS, "MB-B9", p, second, first, third)
        _pass_chips(s, p, second, first, 1)
        _pass_chips(s, second, p, third, 1)
        s.left -= 1
        if s.left <= 0 or not anything_to_swap(s):
            s.left = 0
            _may_act(s)
    else:
        tell(s, tells.STEALS_NOTHING, "MB-B7", p)
        s.left = 0
        _may_act(s)


@rule
def _give_chip(s: State, p: int, k: int) -> None:
    """MB-C10: a chip to the player on turn. MB-C9, MB-C11: or from the player on turn to the bank or to others."""
    if p != s.player:
        tell(s, tells.GIVES, "MB-B9", p, s.player, k)
        _pass_chips(s, p, s.player, k, 1)
        s.left -= 1
        _ask_for_chips(s, p)
        return
    if s.receiver != BANK:
        tell(s, tells.GIVES, "MB-C11", p, s.receiver, k)
    else:
        tell(s, tells.GIVES_BANK, "MB-C9", p, k, 1)
    _give_one(s, k)
    _give_on(s)


# ---- What a seat cannot know, and stepping in ------------------------------------------------------------------------


@rule
def hide(s: State, e: Edition, seat: int, memory: bool, luck: int) -> None:
    """Everything is open but the order of the unseen Chance cards, and that is not in the state at all."""


@rule
def may_interrupt(s: State, e: Edition, seat: int) -> bool:
    """MB-D1: may this seat, not on turn, step in with an offer? MB-S1: or choose its token first?"""
    if seat == s.actor or seat >= s.players:
        return False
    if s.phase == TOKEN_PHASE:
        return s.token[seat] == NOBODY
    if not deals_open(s, e) or s.bankrupt[seat]:
        return False
    for p in range(s.players):
        if refuse_offer(s, e, seat, p) == 0:
            return True
    return False


@rule
def interrupt(s: State, e: Edition, seat: int) -> None:
    """MB-D1: it does; where play was is kept. MB-S1: or it chooses its token now."""
    if s.phase == TOKEN_PHASE:
        s.player = seat
        s.actor = seat
        return
    s.resume_phase = s.phase
    s.resume_actor = s.actor
    s.actor = seat
    s.phase = OFFER_PHASE
