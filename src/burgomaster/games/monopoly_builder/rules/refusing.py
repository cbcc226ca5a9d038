"""Why a step is refused."""

from __future__ import annotations

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.rules.auction import least_bid, refuse_bid_note
from burgomaster.games.monopoly_builder.rules.building import refuse_building, refuse_free_floor, refuse_removal
from burgomaster.games.monopoly_builder.rules.chips import refuse_parking, refuse_token, refuse_trade, token_is_free
from burgomaster.games.monopoly_builder.rules.deal import (
    deals_before_throw,
    deals_open,
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
from burgomaster.games.monopoly_builder.rules.debts import can_mortgage, refuse_mortgage, refuse_pay_off
from burgomaster.games.monopoly_builder.rules.dice import refuse_way_out
from burgomaster.games.monopoly_builder.rules.turn import is_chance
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    ANSWER_PHASE,
    AUCTION_PHASE,
    BUY_PHASE,
    CARD_PHASE,
    DEBT_PHASE,
    DRAW_PHASE,
    FREE_PHASE,
    GIVE_PHASE,
    NOBODY,
    OFFER_PHASE,
    OVER_PHASE,
    PICK_PHASE,
    REDEEM_PHASE,
    REMOVE_PHASE,
    STEAL_PHASE,
    SURPLUS_PHASE,
    SWAP_PHASE,
    THROW_PHASE,
    TOKEN_PHASE,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.steps import FIRST_ARG, IN_OFFER, SECOND_ARG, THIRD_ARG, VERB


@rule
def refuse(s: State, e: Edition, seat: int, step: int) -> int:
    """0 if this seat (or CHANCE) may take this step now, otherwise why not."""
    if s.phase == OVER_PHASE:
        return no.GAME_OVER
    verb = VERB[step]
    first = FIRST_ARG[step]
    if verb == do.DICE or verb == do.CARD or verb == do.DRAWN:
        return _refuse_outcome(s, seat, verb, first)
    if is_chance(s):
        return no.CHANCE_DECIDES
    if seat != s.actor:
        return no.NOT_YOUR_TURN
    if IN_OFFER[step]:
        return _refuse_in_offer(s, verb, first)
    if s.phase == OFFER_PHASE:
        return _refuse_beside_offer(s, e, verb, first)
    if verb == do.BID or verb == do.BID_DONE:
        return _refuse_bid(s, e, verb, first)
    if s.raising > 0:
        return no.FINISH_BID
    if verb == do.MORTGAGE:
        return refuse_mortgage(s, first) if s.phase == ACT_PHASE or s.phase == DEBT_PHASE else _due(s)
    if verb == do.PAY_OFF:
        return refuse_pay_off(s, e, first) if s.phase == ACT_PHASE or s.phase == REDEEM_PHASE else _due(s)
    if verb == do.BUILD:
        if s.phase == FREE_PHASE:
            return refuse_free_floor(s, e, first)
        return refuse_building(s, e, first) if s.phase == ACT_PHASE else _due(s)
    if verb == do.REMOVE:
        return refuse_removal(s, e, first) if s.phase == REMOVE_PHASE else no.NOTHING_TO_REMOVE
    if verb == do.TOKEN:
        return refuse_token(s, first) if s.phase == TOKEN_PHASE else no.TOKENS_CHOSEN
    if verb == do.OFFER:
        return _refuse_offer_now(s, e, first)
    if verb == do.STEAL or verb == do.SWAP:
        return _refuse_theft(s, verb, first, SECOND_ARG[step], THIRD_ARG[step])
    if verb == do.LEAVE or verb == do.GIVE or verb == do.PICK or verb == do.TRADE or verb == do.PARK:
        return _refuse_chips(s, e, verb, first, SECOND_ARG[step], THIRD_ARG[step])
    return _refuse_plain(s, e, step)


@rule
def _refuse_bid(s: State, e: Edition, verb: int, note: int) -> int:
    """MB-B3: bids are made in an auction, and are high enough when they are done."""
    if s.phase != AUCTION_PHASE:
        return no.NO_AUCTION
    if verb == do.BID_DONE:
        return 0 if s.raising >= least_bid(s, e) else no.BID_TOO_LOW
    return refuse_bid_note(s, e, note)


@rule
def _due(s: State) -> int:
    """What the table waits for instead."""
    if s.phase == THROW_PHASE:
        return no.THROW_FIRST
    if s.phase == SURPLUS_PHASE:
        return no.LEAVE_FIRST
    if s.phase == BUY_PHASE:
        return no.BUY_FIRST
    if s.phase == AUCTION_PHASE:
        return no.BID_FIRST
    if s.phase == STEAL_PHASE:
        return no.STEAL_FIRST
    if s.phase == SWAP_PHASE:
        return no.SWAP_FIRST
    if s.phase == PICK_PHASE:
        return no.PICK_FIRST
    if s.phase == GIVE_PHASE:
        return no.GIVE_FIRST
    if s.phase == DEBT_PHASE:
        return no.DEBT_FIRST
    if s.phase == REDEEM_PHASE:
        return no.REDEEM_FIRST
    if s.phase == ANSWER_PHASE:
        return no.ANSWER_FIRST
    if s.phase == FREE_PHASE:
        return no.BUILD_FREE_FIRST
    if s.phase == REMOVE_PHASE:
        return no.REMOVE_FIRST
    if s.phase == TOKEN_PHASE:
        return no.TOKEN_FIRST
    return no.NOT_NOW


@rule
def _refuse_plain(s: State, e: Edition, step: int) -> int:
    """Steps that name nothing: throwing, buying, answering, ending the turn."""
    if step == do.END:
        return 0 if s.phase == ACT_PHASE else _due(s)
    if step == do.THROW or step == do.PAY_FINE or step == do.USE_CARD:
        if s.phase != THROW_PHASE:
            return no.ALREADY_THROWN if s.phase == ACT_PHASE else _due(s)
        return 0 if step == do.THROW else refuse_way_out(s, e, step)
    if step == do.BUY or step == do.AUCTION:
        if s.phase != BUY_PHASE:
            return no.NOTHING_TO_BUY if s.phase == ACT_PHASE else _due(s)
        return no.TOO_DEAR if step == do.BUY and s.cash[s.actor] < e.price[s.deed] else 0
    if step == do.DROP:
        return 0 if s.phase == AUCTION_PHASE else no.NO_AUCTION
    if step == do.GO_BANKRUPT:
        if s.phase != DEBT_PHASE:
            return no.NO_DEBT
        return no.CAN_STILL_MORTGAGE if can_mortgage(s, s.actor) else 0
    if step == do.ACCEPT or step == do.REFUSE:
        if s.phase != ANSWER_PHASE:
            return no.NO_OFFER
        return 0 if step == do.REFUSE or offer_holds(s) else no.OFFER_FELL_THROUGH
    if step == do.KEEP:
        return 0 if s.phase == REDEEM_PHASE else no.NOT_NOW
    return 0 if s.phase == STEAL_PHASE else no.NOTHING_TO_STEAL


@rule
def _refuse_chips(s: State, e: Edition, verb: int, first: int, second: int, third: int) -> int:
    """Leaving, giving, picking and trading chips."""
    if verb == do.LEAVE:
        if s.phase != SURPLUS_PHASE:
            return no.NOTHING_TO_LEAVE
        return 0 if s.chips[s.actor][first] else no.NO_SUCH_CHIP
    if verb == do.GIVE:
        if s.phase != GIVE_PHASE:
            return no.NOT_NOW
        return 0 if s.chips[s.actor][first] else no.NO_SUCH_CHIP
    if verb == do.PICK:
        if s.phase != PICK_PHASE:
            return no.NOT_NOW
        return 0 if s.bank[first] else no.BANK_HAS_NONE
    if s.phase != ACT_PHASE:
        return _due(s)
    if verb == do.TRADE:
        return refuse_trade(s, e, first, second, third)
    return refuse_parking(s, first, second, third)


@rule
def _refuse_theft(s: State, verb: int, first: int, second: int, third: int) -> int:
    """MB-B7 and Forced trade: from another player who has such a chip."""
    if verb == do.STEAL:
        return _refuse_victim(s, first, second, NOBODY) if s.phase == STEAL_PHASE else no.NOTHING_TO_STEAL
    return _refuse_victim(s, second, third, first) if s.phase == SWAP_PHASE else no.NOTHING_TO_SWAP


@rule
def _refuse_victim(s: State, other: int, k: int, given: int) -> int:
    """Why a chip cannot be had from another player; `given` is the kind offered for it, NOBODY if none is."""
    if other >= s.players:
        return no.NO_SUCH_SEAT
    if other == s.actor:
        return no.NOT_YOURSELF
    if s.bankrupt[other]:
        return no.THEY_ARE_BANKRUPT
    if given != NOBODY:
        if s.chips[s.actor][given] == 0:
            return no.NO_SUCH_CHIP
        if given == k:
            return no.SAME_KIND
    return 0 if s.chips[other][k] else no.NOT_THEIR_CHIP


@rule
def _refuse_offer_now(s: State, e: Edition, other: int) -> int:
    """MB-D1: an offer when deals may be made; a counter-offer to the one who made the offer.

    With the option early-deals off the player on turn throws before dealing (MB-T6), but in jail may first buy a
    Get-out card (MB-J2).
    """
    if s.phase == ANSWER_PHASE:
        code = refuse_offer(s, e, s.actor, other)
        return no.ONLY_TO_OFFERER if code == 0 and other != s.offerer else code
    if not deals_open(s, e):
        return no.NO_DEALS_NOW
    if s.phase == THROW_PHASE and not deals_before_throw(s, e):
        return no.THROW_FIRST
    return refuse_offer(s, e, s.actor, other)


@rule
def _refuse_beside_offer(s: State, e: Edition, verb: int, other: int) -> int:
    """MB-D1: who steps in begins an offer, and an offer is finished once begun."""
    if s.partner != NOBODY:
        return no.FINISH_OFFER
    return refuse_offer(s, e, s.actor, other) if verb == do.OFFER else no.ONLY_OFFERS


@rule
def _refuse_in_offer(s: State, verb: int, thing: int) -> int:
    """MB-D1: first what is given, then what is asked for, then the offer is complete."""
    if s.phase != OFFER_PHASE:
        return no.NOT_OFFERING
    if s.partner == NOBODY:
        return no.ONLY_OFFERS
    if verb == do.PROPOSE:
        return 0 if something_taken(s) else no.ASK_SOMETHING
    if verb == do.GIVE_DEED or verb == do.GIVE_CHIP or verb == do.GIVE_CARD or verb == do.GIVE_NOTE or verb == do.FOR:
        return no.GIVEN_PART_IS_OVER if s.taking else _refuse_given(s, verb, thing)
    if not s.taking:
        return no.GIVE_SOMETHING if sorts_given(s) == 0 else no.FINISH_OFFER
    return _refuse_asked(s, verb, thing)


@rule
def _refuse_given(s: State, verb: int, thing: int) -> int:
    """MB-D1: adding to what is given, or that it is enough."""
    if verb == do.FOR:
        return 0 if sorts_given(s) else no.GIVE_SOMETHING
    left = sorts_left(s)
    if verb == do.GIVE_DEED:
        return refuse_deed_given(s, thing, left)
    if verb == do.GIVE_CHIP:
        return refuse_chip_given(s, thing, left)
    return refuse_card_given(s, left) if verb == do.GIVE_CARD else refuse_note_given(s, thing, left)


@rule
def _refuse_asked(s: State, verb: int, thing: int) -> int:
    """MB-D1: adding to what is asked for."""
    given = sorts_given(s)
    if verb == do.TAKE_DEED:
        return refuse_deed_asked(s, thing)
    if verb == do.TAKE_CHIP:
        return refuse_chip_asked(s, thing, given)
    return refuse_card_asked(s, given) if verb == do.TAKE_CARD else refuse_note_asked(s, thing, given)


@rule
def _refuse_outcome(s: State, seat: int, verb: int, card: int) -> int:
    """Dice and cards are chance's business."""
    if seat != CHANCE:
        return no.NOT_YOUR_CHOICE
    if verb == do.CARD:
        return 0 if s.phase == CARD_PHASE and s.unseen[card] else no.NO_SUCH_OUTCOME
    if verb == do.DRAWN:
        return 0 if s.phase == DRAW_PHASE and token_is_free(s, card) else no.NO_SUCH_OUTCOME
    return 0 if is_chance(s) and s.phase != CARD_PHASE and s.phase != DRAW_PHASE else no.NO_SUCH_OUTCOME
