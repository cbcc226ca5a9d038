"""Deals between players."""

from __future__ import annotations

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.rules.auction import last_note
from burgomaster.games.monopoly_builder.rules.debts import _redeem_or_resume
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    ANSWER_PHASE,
    BUY_PHASE,
    DEBT_PHASE,
    DEED_COUNT,
    KIND_COUNT,
    NOBODY,
    NOTES,
    OFFER_PHASE,
    SURPLUS_PHASE,
    THROW_PHASE,
    Edition,
    State,
)

# The places of things in an offer, in which they are added: deeds, chips by kind, Get-out cards, then all notes.
CHIP_PLACE = DEED_COUNT
CARD_PLACE = CHIP_PLACE + KIND_COUNT
NOTE_PLACE = CARD_PLACE + 1

# Sorts of things in an offer, as bits: chips by kind (1, 2, 4, 8), then these. Nothing of one sort goes both ways.
CARD_SORT = 16
MONEY_SORT = 32
OWN_DEED_SORT = 64
THEIR_DEED_SORT = 128


@rule
def _clear_offer(s: State) -> None:
    s.deeds_given = 0
    s.deeds_taken = 0
    s.money_given = 0
    s.money_taken = 0
    for k in range(KIND_COUNT):
        s.chips_given[k] = 0
        s.chips_taken[k] = 0
    s.cards_given = 0
    s.cards_taken = 0
    s.offerer = NOBODY
    s.partner = NOBODY
    s.taking = 0
    s.last_item = NOBODY


@rule
def deals_open(s: State, e: Edition) -> bool:
    """MB-D1: before a throw, after a move, or while a debt is unpaid; never in an auction or while an offer is open."""
    if s.phase == SURPLUS_PHASE:  # MB-T1: who has too many chips may sell some before leaving them
        return e.early_deals > 0
    return s.phase == THROW_PHASE or s.phase == BUY_PHASE or s.phase == ACT_PHASE or s.phase == DEBT_PHASE


@rule
def deals_before_throw(s: State, e: Edition) -> bool:
    """MB-D1: may the player on turn deal before throwing? In jail always, to buy a Get-out card (MB-J2)."""
    return e.early_deals > 0 or s.jail[s.actor] > 0


@rule
def sorts_of(s: State, p: int, deed_sort: int) -> int:
    """The sorts of things a player has to deal in, as bits."""
    sorts = 0
    for k in range(KIND_COUNT):
        if s.chips[p][k]:
            sorts |= 1 << k
    if s.get_out[p]:
        sorts |= CARD_SORT
    if s.cash[p] >= NOTES[0]:
        sorts |= MONEY_SORT
    for d in range(DEED_COUNT):
        if s.owner[d] == p:
            sorts |= deed_sort
            break
    return sorts


@rule
def sorts_given(s: State) -> int:
    """The sorts of things an offer gives, as bits."""
    sorts = 0
    for k in range(KIND_COUNT):
        if s.chips_given[k]:
            sorts |= 1 << k
    if s.cards_given:
        sorts |= CARD_SORT
    if s.money_given:
        sorts |= MONEY_SORT
    if s.deeds_given:
        sorts |= OWN_DEED_SORT
    return sorts


@rule
def something_taken(s: State) -> bool:
    """Does an offer ask for anything yet?"""
    if s.deeds_taken or s.cards_taken or s.money_taken:
        return True
    return s.chips_taken[0] + s.chips_taken[1] + s.chips_taken[2] + s.chips_taken[3] > 0


@rule
def refuse_offer(s: State, e: Edition, p: int, other: int) -> int:
    """MB-D1: may player `p` begin an offer to another one? Both need something, and not only the same sort of thing."""
    if not e.deals:
        return no.NO_DEALS
    if other >= s.players:
        return no.NO_SUCH_SEAT
    if other == p:
        return no.NOT_YOURSELF
    if s.bankrupt[other]:
        return no.THEY_ARE_BANKRUPT
    if s.offers[p] >= e.most_offers:
        return no.TOO_MANY_OFFERS
    own = sorts_of(s, p, OWN_DEED_SORT)
    theirs = sorts_of(s, other, THEIR_DEED_SORT)
    if own == 0 or theirs == 0 or (own == theirs and own & (own - 1) == 0):
        return no.NOTHING_TO_DEAL
    return 0


@rule
def _begin_offer(s: State, other: int) -> None:
    """MB-D1: in one's own turn, after stepping in, or as a counter-offer. Where play goes on is kept."""
    if s.phase != ANSWER_PHASE and s.phase != OFFER_PHASE:
        s.resume_phase = s.phase
        s.resume_actor = s.actor
    _clear_offer(s)
    s.offerer = s.actor
    s.partner = other
    tell(s, tells.BEGINS_OFFER, "MB-D1", s.offerer, other, int(s.phase == ANSWER_PHASE))
    s.phase = OFFER_PHASE


@rule
def sorts_left(s: State) -> int:
    """The sorts of things the partner has and the offer does not give yet, as bits."""
    return sorts_of(s, s.partner, THEIR_DEED_SORT) & ~sorts_given(s)


@rule
def _refuse_adding(s: State, place: int, sort: int, left: int) -> int:
    """MB-D1: what is given is named in order, and leaves something else to ask for."""
    if place < s.last_item:
        return no.ITEM_ORDER
    return no.NOTHING_LEFT_TO_ASK if left & ~sort == 0 else 0


@rule
def refuse_deed_given(s: State, d: int, left: int) -> int:
    """MB-D1: an own deed, named once. `left` is what could still be asked for: see sorts_left."""
    if s.owner[d] != s.offerer:
        return no.NOT_YOURS_TO_GIVE
    if (s.deeds_given >> d) & 1:
        return no.NAMED_TWICE
    return _refuse_adding(s, d, OWN_DEED_SORT, left)


@rule
def refuse_chip_given(s: State, k: int, left: int) -> int:
    """MB-D1: an own chip."""
    if s.chips_given[k] >= s.chips[s.offerer][k]:
        return no.NOT_ENOUGH_CHIPS
    return _refuse_adding(s, CHIP_PLACE + k, 1 << k, left)


@rule
def refuse_card_given(s: State, left: int) -> int:
    """MB-D1: an own Get-out card."""
    if s.cards_given >= s.get_out[s.offerer]:
        return no.NOT_ENOUGH_CARDS
    return _refuse_adding(s, CARD_PLACE, CARD_SORT, left)


@rule
def refuse_note_given(s: State, note: int, left: int) -> int:
    """MB-D1: own money, the largest note first."""
    amount = s.money_given + NOTES[note]
    if amount > s.cash[s.offerer]:
        return no.NOT_ENOUGH_MONEY
    if last_note(amount) != NOTES[note]:
        return no.NOTE_ORDER
    return _refuse_adding(s, NOTE_PLACE, MONEY_SORT, left)


@rule
def refuse_deed_asked(s: State, d: int) -> int:
    """MB-D1: a deed of the partner, named once and in order."""
    if s.owner[d] != s.partner:
        return no.THEY_DO_NOT_HAVE_IT
    if (s.deeds_taken >> d) & 1:
        return no.NAMED_TWICE
    return no.ITEM_ORDER if d < s.last_item else 0


@rule
def refuse_chip_asked(s: State, k: int, given: int) -> int:
    """MB-D1: a chip of the partner, of no kind that is given; `given` are the sorts of those (sorts_given)."""
    if (given >> k) & 1:
        return no.BOTH_WAYS
    if s.chips_taken[k] >= s.chips[s.partner][k]:
        return no.THEY_DO_NOT_HAVE_IT
    return no.ITEM_ORDER if CHIP_PLACE + k < s.last_item else 0


@rule
def refuse_card_asked(s: State, given: int) -> int:
    """MB-D1: a Get-out card of the partner, if none is given."""
    if given & CARD_SORT:
        return no.BOTH_WAYS
    if s.cards_taken >= s.get_out[s.partner]:
        return no.THEY_DO_NOT_HAVE_IT
    return no.ITEM_ORDER if CARD_PLACE < s.last_item else 0


@rule
def refuse_note_asked(s: State, note: int, given: int) -> int:
    """MB-D1: money of the partner, if none is given, the largest note first."""
    if given & MONEY_SORT:
        return no.BOTH_WAYS
    amount = s.money_taken + NOTES[note]
    if amount > s.cash[s.partner]:
        return no.THEY_DO_NOT_HAVE_IT
    return no.NOTE_ORDER if last_note(amount) != NOTES[note] else 0


@rule
def _go_on_offering(s: State, verb: int, thing: int) -> None:
    """MB-D1: one more thing given or asked for, or the offer is complete."""
    if verb == do.GIVE_DEED:
        tell(s, tells.OFFERS_DEED, "MB-D1", s.offerer, s.partner, thing, s.mortgaged[thing])
        s.deeds_given |= 1 << thing
        s.last_item = thing
    elif verb == do.GIVE_CHIP:
        tell(s, tells.OFFERS_CHIP, "MB-D1", s.offerer, s.partner, thing)
        s.chips_given[thing] += 1
        s.last_item = CHIP_PLACE + thing
    elif verb == do.GIVE_CARD:
        tell(s, tells.OFFERS_CARD, "MB-D1", s.offerer, s.partner)
        s.cards_given += 1
        s.last_item = CARD_PLACE
    elif verb == do.GIVE_NOTE:
        tell(s, tells.OFFERS_MONEY, "MB-D1", s.offerer, s.partner, NOTES[thing])
        s.money_given += NOTES[thing]
        s.last_item = NOTE_PLACE
    elif verb == do.FOR:
        s.taking = 1
        s.last_item = NOBODY
    elif verb == do.TAKE_DEED:
        tell(s, tells.ASKS_DEED, "MB-D1", s.offerer, s.partner, thing, s.mortgaged[thing])
        s.deeds_taken |= 1 << thing
        s.last_item = thing
    elif verb == do.TAKE_CHIP:
        tell(s, tells.ASKS_CHIP, "MB-D1", s.offerer, s.partner, thing)
        s.chips_taken[thing] += 1
        s.last_item = CHIP_PLACE + thing
    elif verb == do.TAKE_CARD:
        tell(s, tells.ASKS_CARD, "MB-D1", s.offerer, s.partner)
        s.cards_taken += 1
        s.last_item = CARD_PLACE
    elif verb == do.TAKE_NOTE:
        tell(s, tells.ASKS_MONEY, "MB-D1", s.offerer, s.partner, NOTES[thing])
        s.money_taken += NOTES[thing]
        s.last_item = NOTE_PLACE
    else:
        _propose(s)


@rule
def _propose(s: State) -> None:
    """MB-D1: the offer lies open, and the partner answers."""
    s.taking = 0
    s.last_item = NOBODY
    s.offers[s.offerer] += 1
    tell(s, tells.PROPOSES, "MB-D1", s.offerer, s.partner, s.offers[s.offerer])
    s.actor = s.partner
    s.phase = ANSWER_PHASE


@rule
def offer_holds(s: State) -> bool:
    """MB-D1: can both sides still give what the open offer says?"""
    if s.bankrupt[s.offerer] or s.bankrupt[s.partner]:
        return False
    for d in range(DEED_COUNT):
        if (s.deeds_given >> d) & 1 and s.owner[d] != s.offerer:
            return False
        if (s.deeds_taken >> d) & 1 and s.owner[d] != s.partner:
            return False
    for k in range(KIND_COUNT):
        if s.chips_given[k] > s.chips[s.offerer][k] or s.chips_taken[k] > s.chips[s.partner][k]:
            return False
    if s.cards_given > s.get_out[s.offerer] or s.cards_taken > s.get_out[s.partner]:
        return False
    return s.money_given <= s.cash[s.offerer] and s.money_taken <= s.cash[s.partner]


@rule
def _accept(s: State, e: Edition) -> None:
    """MB-D1: the deal is made. MB-D2: mortgaged deeds may be paid off by their new owners."""
    exchange(s)
    _clear_offer(s)
    _redeem_or_resume(s, e)


@rule
def exchange(s: State) -> None:
    """MB-D1: everything changes hands at once. MB-D2: mortgages go with their deeds."""
    a = s.offerer
    b = s.partner
    tell(s, tells.ACCEPTS, "MB-D1", b, a)
    for d in range(DEED_COUNT):
        if ((s.deeds_given | s.deeds_taken) >> d) & 1:
            if (s.deeds_given >> d) & 1:
                tell(s, tells.HANDS_DEED, "MB-D1", a, b, d, s.mortgaged[d])
            else:
                tell(s, tells.HANDS_DEED, "MB-D1", b, a, d, s.mortgaged[d])
            s.owner[d] = b if (s.deeds_given >> d) & 1 else a
            if s.mortgaged[d]:
                s.received |= 1 << d
    for k in range(KIND_COUNT):
        if s.chips_given[k]:
            tell(s, tells.HANDS_CHIPS, "MB-D1", a, b, k, s.chips_given[k])
        if s.chips_taken[k]:
            tell(s, tells.HANDS_CHIPS, "MB-D1", b, a, k, s.chips_taken[k])
        s.chips[a][k] += s.chips_taken[k] - s.chips_given[k]
        s.chips[b][k] += s.chips_given[k] - s.chips_taken[k]
    if s.cards_given:
        tell(s, tells.HANDS_CARDS, "MB-D1", a, b, s.cards_given)
    if s.cards_taken:
        tell(s, tells.HANDS_CARDS, "MB-D1", b, a, s.cards_taken)
    s.get_out[a] += s.cards_taken - s.cards_given
    s.get_out[b] += s.cards_given - s.cards_taken
    if s.money_given:
        tell(s, tells.HANDS_MONEY, "MB-D1", a, b, s.money_given)
    if s.money_taken:
        tell(s, tells.HANDS_MONEY, "MB-D1", b, a, s.money_taken)
    s.cash[a] += s.money_taken - s.money_given
    s.cash[b] += s.money_given - s.money_taken
