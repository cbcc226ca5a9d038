"""What to look at in Monopoly Builder: points, buildings under way, chips and where they come from, money and deeds."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from burgomaster.games.kernel.pairs import ways
from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.greedy import gain_by_offer, next_floor, next_note
from burgomaster.games.monopoly_builder.rules import (
    billionaire,
    building_points,
    can_pay_floor,
    chips_of,
    community,
    community_builder,
    least_bid,
    own_kind,
    points_of,
    set_points,
)
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    ANSWER_PHASE,
    AUCTION_PHASE,
    DEBT_PHASE,
    DEED_COUNT,
    KIND_COUNT,
    NOBODY,
    OFFER_PHASE,
    PENTHOUSE,
    REDEEM_PHASE,
    SEATS,
    SET_COUNT,
    THROW_PHASE,
    TOKEN_PHASE,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.steps import VERB

# Where each group of numbers begins.
HEIGHTS = 0  # buildings by their floors
CHIPS = HEIGHTS + PENTHOUSE
COLLECTS = CHIPS + KIND_COUNT  # chips expected from a throw
MISSING = COLLECTS + KIND_COUNT  # chips missing for each floor
CAN = MISSING + PENTHOUSE
SET = CAN + PENTHOUSE
HALF = SET + SET_COUNT
OWN = HALF + SET_COUNT
OTHERS = OWN + 18
TABLE = OTHERS + 8
FEATURES = TABLE + 3

# What a player can care for: lab.blind shuts such groups off, to see what they are worth.
GROUPS = {
    "money": (OWN + 3, OWN + 4, OWN + 5, OWN + 11, OTHERS + 2),
    "sets": (*range(SET, OWN), OWN + 1),
    "deeds": (*range(COLLECTS, MISSING), OWN + 9, OWN + 17, OTHERS + 5),
    "chips": (*range(CHIPS, COLLECTS), *range(MISSING, SET), OWN + 8, OWN + 15, OTHERS + 4),
    "floors": (*range(HEIGHTS, CHIPS), OWN, OWN + 12, OTHERS + 3, OTHERS + 6),
    "community": (OWN + 6, OWN + 7, OTHERS + 7),
    "points": (OWN + 2, OTHERS, OTHERS + 1),
}


# What all seats' features are made of is worked out once for all of them: who has the bonus cards, and what is known of
# every seat.
BILLIONAIRE, BUILDER, OF_SEAT = range(3)
BUILT, SETS, POINTS, COMMUNITY, HELD, DEEDS, TALLEST, TOWERS, EACH = range(9)
FACTS = OF_SEAT + SEATS * EACH


@rule
def survey(s: State, e: Edition, facts: MutableSequence[float]) -> None:
    """Write the facts: the bonus cards, and everybody's points, chips, deeds and towers."""
    richest = billionaire(s)
    builder = community_builder(s, e)
    facts[BILLIONAIRE] = richest
    facts[BUILDER] = builder
    for p in range(s.players):
        own = OF_SEAT + p * EACH
        facts[own + BUILT] = building_points(s, e, p)
        facts[own + SETS] = set_points(s, e, p)
        facts[own + POINTS] = points_of(s, e, p, richest, builder)
        facts[own + COMMUNITY] = community(s, e, p)
        facts[own + HELD] = chips_of(s, p)
        deeds = 0
        for d in range(DEED_COUNT):
            if s.owner[d] == p:
                deeds += 1
        tallest = 0
        towers = 0
        for i in range(e.foundations):
            field = e.foundation[i]
            if s.built_by[field] == p:
                tallest = max(tallest, s.floors[field])
                if s.floors[field] == PENTHOUSE - 1:
                    towers += 1
        facts[own + DEEDS] = deeds
        facts[own + TALLEST] = tallest
        facts[own + TOWERS] = towers


@rule
def features(s: State, e: Edition, p: int, facts: Sequence[float], x: MutableSequence[float]) -> None:
    """Write the features of a position as seat `p` sees it."""
    mine = OF_SEAT + p * EACH
    for height in range(PENTHOUSE):
        x[HEIGHTS + height] = 0.0
    sites = 0
    for i in range(e.foundations):
        field = e.foundation[i]
        if s.built_by[field] == p:
            x[HEIGHTS + min(s.floors[field], PENTHOUSE - 1)] += 0.5
        elif s.floors[field] == 0:
            sites += 1
    for k in range(KIND_COUNT):
        x[CHIPS + k] = s.chips[p][k] / 5
        x[COLLECTS + k] = 0.0
    if s.token[p] != NOBODY:
        x[COLLECTS + own_kind(s, e, p)] += ways(2, e.own_number) / 36
    mortgaged = 0
    rents = 0
    for d in range(DEED_COUNT):
        if s.owner[d] == p:
            rents += e.set_rent[d] if s.owner[d ^ 1] == p else e.rent[d]
            if s.mortgaged[d]:
                mortgaged += 1
            x[COLLECTS + e.deed_kind[d]] += ways(2, e.deed_number[d]) / 36
    collected = 0.0
    for k in range(KIND_COUNT):
        collected += x[COLLECTS + k]
    for floor in range(PENTHOUSE):
        missing = 0
        for k in range(KIND_COUNT):
            missing += max(e.floor_cost[floor][k] - s.chips[p][k], 0)
        x[MISSING + floor] = missing / 8
        x[CAN + floor] = 1.0 if can_pay_floor(s, e, p, floor) else 0.0
    for colour in range(SET_COUNT):
        first = 1 if s.owner[2 * colour] == p else 0
        second = 1 if s.owner[2 * colour + 1] == p else 0
        x[SET + colour] = 1.0 if first + second == 2 else 0.0
        x[HALF + colour] = 1.0 if first + second == 1 else 0.0
    wanted = next_floor(s, e, p)
    need = 0
    for k in range(KIND_COUNT):
        need += max(e.floor_cost[wanted][k] - s.chips[p][k], 0)
    x[OWN] = facts[mine + BUILT] / 20
    x[OWN + 1] = facts[mine + SETS] / 10
    x[OWN + 2] = facts[mine + POINTS] / 30
    x[OWN + 3] = s.cash[p] / 500
    x[OWN + 4] = min(s.cash[p], 200) / 200
    x[OWN + 5] = 1.0 if facts[BILLIONAIRE] == p else 0.0
    x[OWN + 6] = 1.0 if facts[BUILDER] == p else 0.0
    x[OWN + 7] = facts[mine + COMMUNITY] / 6
    x[OWN + 8] = facts[mine + HELD] / 10
    x[OWN + 9] = facts[mine + DEEDS] / 6
    x[OWN + 10] = mortgaged / 3
    x[OWN + 11] = rents / 200
    x[OWN + 12] = s.blocks[p] / max(e.blocks, 1)
    x[OWN + 13] = 1.0 if s.jail[p] else 0.0
    x[OWN + 14] = s.get_out[p]
    x[OWN + 15] = need / 6
    x[OWN + 16] = 1.0 if s.actor == p and s.phase == ACT_PHASE else 0.0
    x[OWN + 17] = collected
    best = 0.0
    richest = 0
    tallest = 0.0
    most_chips = 0.0
    most_deeds = 0.0
    towers = 0.0
    most_community = 0.0
    for other in range(s.players):
        if other != p and not s.bankrupt[other]:
            their = OF_SEAT + other * EACH
            best = max(best, facts[their + POINTS])
            richest = max(richest, s.cash[other])
            tallest = max(tallest, facts[their + TALLEST])
            most_chips = max(most_chips, facts[their + HELD])
            most_deeds = max(most_deeds, facts[their + DEEDS])
            towers += facts[their + TOWERS]
            most_community = max(most_community, facts[their + COMMUNITY])
    x[OTHERS] = best / 30
    x[OTHERS + 1] = (facts[mine + POINTS] - best) / 15
    x[OTHERS + 2] = (s.cash[p] - richest) / 500
    x[OTHERS + 3] = tallest / PENTHOUSE
    x[OTHERS + 4] = most_chips / 10
    x[OTHERS + 5] = most_deeds / 6
    x[OTHERS + 6] = min(towers, 3.0) / 3
    x[OTHERS + 7] = (facts[mine + COMMUNITY] - most_community) / 4
    x[TABLE] = ((p - s.player) % s.players) / s.players
    x[TABLE + 1] = sites / max(e.foundations, 1)
    x[TABLE + 2] = 1.0 if s.bankrupt[p] else 0.0


@rule
def quiescent(s: State, e: Edition) -> bool:
    """Is nothing under way that the features do not tell? The value net learns and evaluates such positions only."""
    return s.phase in (ACT_PHASE, THROW_PHASE)


@rule
def alike(s: State, e: Edition, one: int, other: int) -> bool:
    """Do two outcomes of a chance event lead to positions with the same features?"""
    return False


@rule
def candidate(s: State, e: Edition, step: int, thorough: bool) -> bool:
    """Is this step a candidate, worth evaluating? Bids, offers, debts and mortgages are left to the sensible player.

    So is one's token: the value net practised while seats had theirs, and knows little of what each is worth.

    A thorough search also chooses between the least bid and dropping out: so it bids as long as the deed is worth it.

    An offer that takes more than it gives is refused without a thought, and a gift is accepted: no sensible player
    makes such offers, so the value net has never seen them.
    """
    if s.phase == ANSWER_PHASE:
        if gain_by_offer(s, e, s.partner, 1) <= 0:
            return step == do.REFUSE
        return step == do.ACCEPT or (step == do.REFUSE and not gift(s, e))
    if s.phase == AUCTION_PHASE:
        return thorough and (
            step == do.DROP or (s.raising == 0 and step == step_of(do.BID, next_note(0, least_bid(s, e))))
        )
    if s.phase in (TOKEN_PHASE, OFFER_PHASE, DEBT_PHASE, REDEEM_PHASE) or VERB[step] == do.OFFER:
        return False
    if VERB[step] == do.MORTGAGE:
        return decisive(s, e) and could_be_billionaire(s, e)
    return VERB[step] != do.PAY_OFF


@rule
def gift(s: State, e: Edition) -> bool:
    """Does the open offer cost who answers it nothing but money, and does who made it lose by it?

    Whoever asks for a chip or a deed may need it more than a sensible player thinks.
    """
    for k in range(KIND_COUNT):
        if s.chips_taken[k] > 0:
            return False
    return s.deeds_taken == 0 and s.cards_taken == 0 and gain_by_offer(s, e, s.offerer, -1) < 0


@rule
def could_be_billionaire(s: State, e: Edition) -> bool:
    """Would mortgages give the player most money, who has not now?"""
    money = s.cash[s.actor]
    for d in range(DEED_COUNT):
        if s.owner[d] == s.actor and not s.mortgaged[d]:
            money += e.mortgage[d]
    for p in range(s.players):
        if p != s.actor and s.cash[p] >= money:
            return False
    return billionaire(s) != s.actor


@rule
def decisive(s: State, e: Edition) -> bool:
    """Can the game end in this turn? Then the money that a mortgage brings may decide."""
    if s.round == e.most_rounds:
        return True
    if not can_pay_floor(s, e, s.actor, PENTHOUSE - 1):
        return False
    for i in range(e.foundations):
        field = e.foundation[i]
        if s.built_by[field] == s.actor and s.floors[field] == PENTHOUSE - 1:
            return True
    return False
