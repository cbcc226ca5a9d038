"""A sensible Monopoly Builder player: buys what it lands on, builds one tower at a time, and finishes when it leads.

It has one floor in mind, the next of its tallest building, and after that the one above. Chips those floors need are
worth much to it, others little, all in the same measure as money. So it knows what to leave, steal, trade and deal.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.rule import inlined, rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.rules import (
    billionaire,
    building_points,
    community_builder,
    last_note,
    least_bid,
    legal,
    points_of,
    refuse_offer,
)
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    ANSWER_PHASE,
    AUCTION_PHASE,
    BUY_PHASE,
    DEBT_PHASE,
    DEED_COUNT,
    FIELDS,
    FREE_PHASE,
    GIVE_PHASE,
    KIND_COUNT,
    NOBODY,
    NOTE_COUNT,
    NOTES,
    OFFER_PHASE,
    PENTHOUSE,
    PICK_PHASE,
    REDEEM_PHASE,
    REMOVE_PHASE,
    STEAL_PHASE,
    SURPLUS_PHASE,
    SWAP_PHASE,
    THROW_PHASE,
    WIDTH,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.steps import FIRST_ARG, SECOND_ARG, THIRD_ARG, VERB

# What things are worth to this player, in money.
WANTED = 150  # a chip for the next floor
LATER = 45  # a chip for the floor above
SPARE = 10  # any other chip
CARD_WORTH = 30
POINT_WORTH = 130  # a point of a set
FLOOR_WORTH = 80  # a point of a building
RESERVE = 200  # money kept back when paying off mortgages


@rule
def greedy_step(s: State, e: Edition, luck: int, out: MutableSequence[int]) -> int:
    """The step this player takes. `out` is scratch space for the legal steps."""
    if s.phase == ACT_PHASE:
        return _act(s, e, out)
    if s.phase == THROW_PHASE:
        return _leave_jail_or_throw(s, e)
    if s.phase == BUY_PHASE:
        return do.BUY if s.cash[s.actor] >= e.price[s.deed] else do.AUCTION
    if s.phase == AUCTION_PHASE:
        return _bid(s, e)
    if s.phase == ANSWER_PHASE:
        return _answer(s, e, out)
    if s.phase == OFFER_PHASE:
        return _go_on_offering(s, e, luck, out)
    if s.phase == DEBT_PHASE:
        return _raise_money(s, e)
    if s.phase == REDEEM_PHASE:
        return _redeem(s, e, out)
    if s.phase == SURPLUS_PHASE:
        return step_of(do.LEAVE, _least_missed(s, e, s.actor))
    if s.phase == GIVE_PHASE:
        return step_of(do.GIVE, _least_missed(s, e, s.actor))
    if s.phase == FREE_PHASE or s.phase == REMOVE_PHASE:
        return _by_card(s, e, out)
    if s.phase == PICK_PHASE or s.phase == STEAL_PHASE or s.phase == SWAP_PHASE:
        return _take_best(s, e, out)
    return out[pick(luck, legal(s, e, out))]


# ---- What things are worth ------------------------------------------------------------------------------------------


@rule
def points_now(s: State, e: Edition, p: int) -> int:
    """A player's points now."""
    return points_of(s, e, p, billionaire(s), community_builder(s, e))


@rule
def wins_by_penthouse(s: State, e: Edition, p: int) -> bool:
    """Would the penthouse make this player the only winner?"""
    richest = billionaire(s)
    builder = community_builder(s, e)
    own = points_of(s, e, p, richest, builder) + e.points[PENTHOUSE] - e.points[PENTHOUSE - 1]
    for other in range(s.players):
        if other != p:
            points = points_of(s, e, other, richest, builder)
            if points > own or (points == own and s.cash[other] >= s.cash[p]):
                return False
    return True


@rule
def next_floor(s: State, e: Edition, p: int) -> int:
    """The floor a player wants next, counted from 0: that of the tallest unfinished building, or the penthouse."""
    tallest = 0
    finished = False
    for i in range(e.foundations):
        if s.built_by[e.foundation[i]] == p:
            floors = s.floors[e.foundation[i]]
            if floors == PENTHOUSE - 1:
                finished = True
            else:
                tallest = max(tallest, floors)
    if finished and (s.blocks[p] == 0 or wins_by_penthouse(s, e, p)):
        return PENTHOUSE - 1
    return tallest


# A hand of chips is one number, eight bits to a kind: so hands are added and subtracted.


@rule
def chips(k: int, count: int) -> int:
    """A hand of so many chips of one kind."""
    return count << (8 * k)


@rule
def hand_of(s: State, p: int) -> int:
    """The chips of a player."""
    hand = 0
    for k in range(KIND_COUNT):
        hand += chips(k, s.chips[p][k])
    return hand


@rule
def cost_of(e: Edition, floor: int) -> int:
    """The chips that a floor costs."""
    hand = 0
    for k in range(KIND_COUNT):
        hand += chips(k, e.floor_cost[floor][k])
    return hand


@rule
def worth_of(e: Edition, hand: int, floor: int) -> int:
    """What a hand is worth to a player who wants this floor next.

    Chips above the limit are left behind when the next turn begins (MB-T1): only those that complete the floor now
    count beyond it.
    """
    wanted = 0
    later = 0
    spare = 0
    for k in range(KIND_COUNT):
        count = (hand >> (8 * k)) & 255
        now = min(count, e.floor_cost[floor][k])
        next_one = min(count - now, e.floor_cost[(floor + 1) % PENTHOUSE][k])
        wanted += now
        later += next_one
        spare += count - now - next_one
    later = min(later, max(e.most_chips - wanted, 0))
    spare = min(spare, max(e.most_chips - wanted - later, 0))
    return WANTED * wanted + LATER * later + SPARE * spare


@rule
def deed_worth(s: State, e: Edition, p: int, d: int) -> int:
    """What a deed is worth to a player: more with the other one of its set, less while it is mortgaged."""
    worth = e.price[d]
    if s.owner[d ^ 1] == p:
        worth += e.set_points[d // 2] * POINT_WORTH + e.set_rent[d]
    if s.mortgaged[d]:
        worth -= e.pay_off[d]
    return worth


@rule
def _least_missed(s: State, e: Edition, p: int) -> int:
    """The kind of chip a player can best do without; among equals the one the others want least."""
    floor = next_floor(s, e, p)
    best = NOBODY
    least = 0
    for k in range(KIND_COUNT):
        count = s.chips[p][k]
        if count:
            missed = 0
            if count <= e.floor_cost[floor][k]:
                missed = 2 * s.players
            elif count <= e.floor_cost[floor][k] + e.floor_cost[(floor + 1) % PENTHOUSE][k]:
                missed = s.players
            for other in range(s.players):
                if other != p and e.floor_cost[next_floor(s, e, other)][k] > s.chips[other][k]:
                    missed += 1
            if best == NOBODY or missed < least:
                best = k
                least = missed
    return best


# ---- Choices --------------------------------------------------------------------------------------------------------


@rule
def _leave_jail_or_throw(s: State, e: Edition) -> int:
    """Out of jail as soon as it is cheap."""
    p = s.actor
    if s.jail[p] and s.get_out[p]:
        return do.USE_CARD
    if s.jail[p] and s.cash[p] >= e.fine + RESERVE:
        return do.PAY_FINE
    return do.THROW


@inlined
def _act(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """Build if it pays, else trade with the bank, pay off a mortgage, make an offer, or end the turn."""
    p = s.actor
    floor = next_floor(s, e, p)
    hand = hand_of(s, p)
    now = worth_of(e, hand, floor)
    best = do.END
    most = 0
    for i in range(legal(s, e, out)):
        step = out[i]
        gain = 0
        verb = VERB[step]
        first = FIRST_ARG[step]
        second = SECOND_ARG[step]
        if verb == do.TRADE:
            gain = worth_of(e, hand - chips(first, e.bank_rate) + chips(second, 1), floor) - now
        elif verb == do.PARK:
            changed = hand - chips(first, 1) - chips(second, 1) + chips(THIRD_ARG[step], 1)
            gain = worth_of(e, changed, floor) - now
        elif verb == do.PAY_OFF:
            gain = s.cash[p] - e.pay_off[first] - RESERVE
        elif verb == do.BUILD:
            gain = _gain_by_building(s, e, p, floor, first)
        if gain > most:
            best = step
            most = gain
    if best == do.END and s.offers[p] == 0 and e.deals:
        plan = _plan_offer(s, e, p)
        if plan != NOBODY:
            return step_of(do.OFFER, partner_of(plan))
    return best


@rule
def _gain_by_building(s: State, e: Edition, p: int, wanted: int, field: int) -> int:
    """The wanted floor before all; another one if its chips are to spare. The penthouse only to win, or at the end."""
    floor = s.floors[field]
    if floor == PENTHOUSE - 1:
        return 10_000 if wanted == floor else 0
    gain = FLOOR_WORTH * (e.points[floor + 1] - e.points[floor])
    if floor == wanted:
        gain += 1000
    elif s.blocks[p] <= PENTHOUSE - 1 - wanted:
        return 0  # the blocks are needed for the tower
    else:
        hand = hand_of(s, p)
        gain += worth_of(e, hand - cost_of(e, floor), wanted) - worth_of(e, hand, wanted)
    return gain + _own_neighbours(s, p, field) if gain > 0 else 0


@rule
def _by_card(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """A floor by card where it brings most; one removed where it costs the own points least, or others most."""
    best = out[0]
    most = -10_000
    for i in range(legal(s, e, out)):
        field = FIRST_ARG[out[i]]
        floor = s.floors[field]
        gain = 0
        if s.phase == FREE_PHASE:
            gain = 10 * (e.points[floor + 1] - e.points[floor]) + _own_neighbours(s, s.actor, field)
        elif s.built_by[field] == s.actor:
            gain = e.points[floor - 1] - e.points[floor]
        else:
            gain = e.points[floor] - e.points[floor - 1]
        if gain > most:
            best = out[i]
            most = gain
    return best


@rule
def _own_neighbours(s: State, p: int, field: int) -> int:
    """How many own buildings stand beside a field."""
    count = 0
    if field % WIDTH > 0 and s.built_by[field - 1] == p:
        count += 1
    if field % WIDTH < WIDTH - 1 and s.built_by[field + 1] == p:
        count += 1
    if field >= WIDTH and s.built_by[field - WIDTH] == p:
        count += 1
    if field < FIELDS - WIDTH and s.built_by[field + WIDTH] == p:
        count += 1
    return count


@rule
def _bid(s: State, e: Edition) -> int:
    """Raise as little as possible, up to what the deed is worth."""
    least = least_bid(s, e)
    if s.raising == 0 and least > deed_worth(s, e, s.actor, s.deed):
        return do.DROP
    note = next_note(s.raising, least)
    return do.BID_DONE if note == NOBODY else step_of(do.BID, note)


@rule
def next_note(amount: int, wanted: int) -> int:
    """The next note on the way to an amount, NOBODY if it is complete."""
    for note in range(NOTE_COUNT - 1, -1, -1):
        if amount + NOTES[note] <= wanted and last_note(amount + NOTES[note]) == NOTES[note]:
            return note
    return NOBODY


@rule
def _raise_money(s: State, e: Edition) -> int:
    """Mortgage the deed that is worth least."""
    best = NOBODY
    for d in range(DEED_COUNT):
        if s.owner[d] == s.actor and not s.mortgaged[d]:
            if best == NOBODY or deed_worth(s, e, s.actor, d) < deed_worth(s, e, s.actor, best):
                best = d
    return do.GO_BANKRUPT if best == NOBODY else step_of(do.MORTGAGE, best)


@rule
def _redeem(s: State, e: Edition, out: MutableSequence[int]) -> int:
    for i in range(legal(s, e, out)):
        if out[i] != do.KEEP and s.cash[s.actor] >= e.pay_off[FIRST_ARG[out[i]]] + RESERVE:
            return out[i]
    return do.KEEP


@inlined
def _take_best(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """Pick, steal or swap for the chip that helps most; from the player with most points if several have it."""
    p = s.actor
    floor = next_floor(s, e, p)
    hand = hand_of(s, p)
    now = worth_of(e, hand, floor)
    best = NOBODY
    most = 0
    for i in range(legal(s, e, out)):
        step = out[i]
        if step == do.NO_STEAL:
            continue
        gain = 0
        first = FIRST_ARG[step]
        if VERB[step] == do.PICK:
            gain = worth_of(e, hand + chips(first, 1), floor) - now
        elif VERB[step] == do.STEAL:
            gain = 8 * (worth_of(e, hand + chips(SECOND_ARG[step], 1), floor) - now)
            gain += building_points(s, e, first)
        else:
            gain = worth_of(e, hand - chips(first, 1) + chips(THIRD_ARG[step], 1), floor) - now
        if best == NOBODY or gain > most:
            best = step
            most = gain
    return best


# ---- Deals ----------------------------------------------------------------------------------------------------------


@rule
def _answer(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """Accept what helps, unless it helps the other one more. Never a counter-offer."""
    own = gain_by_offer(s, e, s.partner, 1)
    other = gain_by_offer(s, e, s.offerer, -1)
    legal(s, e, out)
    return do.ACCEPT if own > 0 and own >= other and out[0] == do.ACCEPT else do.REFUSE


@rule
def gain_by_offer(s: State, e: Edition, p: int, sign: int) -> int:
    """What the open offer brings a player; `sign` is 1 for the one who answers it, -1 for the one who made it."""
    floor = next_floor(s, e, p)
    gain = sign * (s.money_given - s.money_taken + CARD_WORTH * (s.cards_given - s.cards_taken))
    hand = hand_of(s, p)
    changed = hand
    for k in range(KIND_COUNT):
        changed += chips(k, sign * (s.chips_given[k] - s.chips_taken[k]))
    gain += worth_of(e, changed, floor) - worth_of(e, hand, floor)
    for d in range(DEED_COUNT):
        if (s.deeds_given >> d) & 1:
            gain += sign * deed_worth(s, e, p, d)
        elif (s.deeds_taken >> d) & 1:
            gain -= sign * deed_worth(s, e, p, d)
    return gain


# A plan is one number: partner, what is given (a kind of chip, or KIND_COUNT for money), what is asked (a kind of
# chip, or KIND_COUNT + deed), and the money given.


@rule
def partner_of(plan: int) -> int:
    """Whom a planned offer goes to."""
    return plan % 4


@rule
def given_of(plan: int) -> int:
    """The kind of chip a planned offer gives, KIND_COUNT for money."""
    return plan // 4 % 8


@rule
def asked_of(plan: int) -> int:
    """The kind of chip a planned offer asks for, or KIND_COUNT + deed."""
    return plan // 32 % 32


@rule
def money_of(plan: int) -> int:
    """The money a planned offer gives."""
    return plan // 1024


@rule
def _plan_offer(s: State, e: Edition, p: int) -> int:
    """The offer that helps this player most among those that help the partner too; NOBODY if there is none.

    Chip against chip, money for a chip, or money for the deed that completes a set.
    """
    floor = next_floor(s, e, p)
    hand = hand_of(s, p)
    now = worth_of(e, hand, floor)
    best = NOBODY
    most = 0
    for other in range(s.players):
        if refuse_offer(s, e, p, other) != 0:
            continue
        their_floor = next_floor(s, e, other)
        their_hand = hand_of(s, other)
        theirs_now = worth_of(e, their_hand, their_floor)
        for asked in range(KIND_COUNT):
            if s.chips[other][asked] == 0:
                continue
            gain = worth_of(e, hand + chips(asked, 1), floor) - now
            loss = theirs_now - worth_of(e, their_hand - chips(asked, 1), their_floor)
            for given in range(KIND_COUNT):
                if given != asked and s.chips[p][given]:
                    change = chips(asked, 1) - chips(given, 1)
                    ours = worth_of(e, hand + change, floor) - now
                    theirs = worth_of(e, their_hand - change, their_floor) - theirs_now
                    if theirs > 0 and 2 * theirs >= ours and 2 * ours >= theirs and ours > most:
                        best = other + 4 * given + 32 * asked
                        most = ours
            price = (gain + loss) // 10 * 5
            if price > loss and gain - price > most and s.cash[p] >= price:
                best = other + 4 * KIND_COUNT + 32 * asked + 1024 * price
                most = gain - price
        for d in range(DEED_COUNT):
            if s.owner[d] == other and s.owner[d ^ 1] == p:
                gain = deed_worth(s, e, p, d)
                loss = deed_worth(s, e, other, d)
                price = (gain + loss) // 10 * 5
                if price > loss and gain - price > most and s.cash[p] >= price:
                    best = other + 4 * KIND_COUNT + 32 * (KIND_COUNT + d) + 1024 * price
                    most = gain - price
    return best


@rule
def _go_on_offering(s: State, e: Edition, luck: int, out: MutableSequence[int]) -> int:
    """The next step of the planned offer. The plan is made anew each time: nothing it looks at changes meanwhile."""
    plan = _plan_offer(s, e, s.actor)
    if plan == NOBODY or s.partner != partner_of(plan):
        return out[pick(luck, legal(s, e, out))]
    if s.taking:
        asked = asked_of(plan)
        if asked < KIND_COUNT:
            return do.PROPOSE if s.chips_taken[asked] else step_of(do.TAKE_CHIP, asked)
        return do.PROPOSE if s.deeds_taken else step_of(do.TAKE_DEED, asked - KIND_COUNT)
    given = given_of(plan)
    if given < KIND_COUNT:
        return do.FOR if s.chips_given[given] else step_of(do.GIVE_CHIP, given)
    note = next_note(s.money_given, money_of(plan))
    return do.FOR if note == NOBODY else step_of(do.GIVE_NOTE, note)
