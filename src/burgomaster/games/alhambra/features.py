"""What to look at in Alhambra: majorities and what they will pay, money and what it buys, and how much is left."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from burgomaster.games.alhambra.rules import kind_of, money_in, points, pot_of, rank, rivals
from burgomaster.games.alhambra.state import (
    ACT_PHASE,
    NOTHING,
    ROW_PHASE,
    SCORINGS,
    SEATS,
    SLOTS,
    TYPES,
    VALUES,
    YARD_PHASE,
    Edition,
    State,
)
from burgomaster.games.alhambra.steps import VERB
from burgomaster.games.kernel.rule import rule

# Where each group of numbers begins.
CITY = 0
LEAD = CITY + TYPES  # over the strongest rival
TIED = LEAD + TYPES
PAYS = TIED + TYPES  # what each coming scoring would pay now
MONEY = PAYS + TYPES * len(SCORINGS)
RICHEST = MONEY + SLOTS
REACH = RICHEST + SLOTS  # the building of each slot: can it be paid, exactly, and what is it
OWN = REACH + 3 * SLOTS
OTHERS = OWN + 8
TABLE = OTHERS + 6
FEATURES = TABLE + 7

# What all seats' features are made of is worked out once for all of them: what is known of every seat.
PAID = 0  # what each coming scoring would pay now, by type and scoring; 0 for those that are over
HELD = PAID + TYPES * len(SCORINGS)  # money by currency
WORTH = HELD + SLOTS  # all of it
POINTS = WORTH + 1
AHEAD = POINTS + 1  # all that coming scorings would pay
EACH = AHEAD + 1
FACTS = SEATS * EACH

SUMS = (1 << 40) - 1  # sums of money as bits, far beyond any price


@rule
def survey(s: State, e: Edition, facts: MutableSequence[float]) -> None:
    """Write the facts: everybody's money and points, and what the scorings to come would pay."""
    for p in range(s.players):
        own = p * EACH
        ahead = 0
        for t in range(TYPES):
            place, tied = rank(s, t, p)
            for scoring in range(len(SCORINGS)):
                paid = 0
                if scoring >= s.scored and s.city[p][t] > 0:
                    paid = pot_of(e, scoring, t, place, tied) // tied
                facts[own + PAID + t * len(SCORINGS) + scoring] = paid
                ahead += paid
        worth = 0
        for currency in range(SLOTS):
            held = money_in(s, p, currency)
            facts[own + HELD + currency] = held
            worth += held
        facts[own + WORTH] = worth
        facts[own + POINTS] = points(s, p)
        facts[own + AHEAD] = ahead


@rule
def features(s: State, e: Edition, p: int, facts: Sequence[float], x: MutableSequence[float]) -> None:
    """Write the features of a position as seat `p` sees it, hands included: who must not know them draws them anew."""
    own = p * EACH
    for t in range(TYPES):
        strongest = 0
        for other in range(rivals(s)):
            if other != p:
                strongest = max(strongest, s.city[other][t])
        x[CITY + t] = s.city[p][t] / 5
        x[LEAD + t] = (s.city[p][t] - strongest) / 3
        x[TIED + t] = 1.0 if s.city[p][t] == strongest and strongest > 0 else 0.0
        for scoring in range(len(SCORINGS)):
            x[PAYS + t * len(SCORINGS) + scoring] = facts[own + PAID + t * len(SCORINGS) + scoring] / 20
    reach = 0.0
    for currency in range(SLOTS):
        held = facts[own + HELD + currency]
        most = 0.0
        for other in range(s.players):
            if other != p:
                most = max(most, facts[other * EACH + HELD + currency])
        x[MONEY + currency] = held / 15
        x[RICHEST + currency] = 1.0 if held > most and s.yard[currency] != NOTHING else 0.0
        can = payable(s, p, currency) if s.yard[currency] != NOTHING else 0
        x[REACH + 3 * currency] = 1.0 if can >= 1 else 0.0
        x[REACH + 3 * currency + 1] = 1.0 if can == 2 else 0.0
        worth = gained(s, e, p, s.yard[currency]) / 20 if can else 0.0
        x[REACH + 3 * currency + 2] = worth
        reach = max(reach, worth)
    hand = facts[own + WORTH]
    now = facts[own + POINTS]
    ahead = facts[own + AHEAD]
    x[OWN] = hand / 40
    x[OWN + 1] = s.cards[p] / 10
    x[OWN + 2] = now / 60
    x[OWN + 3] = ahead / 60
    x[OWN + 4] = 1.0 if s.phase == ACT_PHASE and s.player == p else 0.0
    x[OWN + 5] = ((p - s.player) % s.players) / s.players
    x[OWN + 6] = reach
    x[OWN + 7] = min(hand, 12.0) / 12
    best = 0.0
    coming = 0.0
    richest = 0.0
    for other in range(s.players):
        if other != p:
            their = other * EACH
            best = max(best, facts[their + POINTS])
            coming = max(coming, facts[their + POINTS] + facts[their + AHEAD])
            richest = max(richest, facts[their + WORTH])
    x[OTHERS] = best / 60
    x[OTHERS + 1] = coming / 100
    x[OTHERS + 2] = richest / 40
    x[OTHERS + 3] = (now - best) / 30
    x[OTHERS + 4] = (now + ahead - coming) / 40
    x[OTHERS + 5] = (hand - richest) / 20
    x[TABLE] = 1.0 if s.scored == 0 else 0.0
    x[TABLE + 1] = 1.0 if s.scored == 1 else 0.0
    x[TABLE + 2] = 1.0 if s.scored == 2 else 0.0
    x[TABLE + 3] = s.buildings_left / 50
    x[TABLE + 4] = min(s.buildings_left, 6) / 6
    x[TABLE + 5] = s.pile / 5
    x[TABLE + 6] = s.pile_left / 20


@rule
def payable(s: State, p: int, currency: int) -> int:
    """Can this player pay the building of a slot: 2 = exactly, 1 = with more, 0 = no."""
    price = s.yard_price[currency]
    sums = 1
    total = 0
    for value in range(1, VALUES + 1):
        for _ in range(s.hand[p][kind_of(currency, value)]):
            sums |= (sums << value) & SUMS
            total += value
    if (sums >> price) & 1:
        return 2
    return 1 if total >= price else 0


@rule
def gained(s: State, e: Edition, p: int, t: int) -> int:
    """Points one more building of this type would bring in the scorings to come, as things stand."""
    before = to_come(s, e, p, t)
    s.city[p][t] += 1
    after = to_come(s, e, p, t)
    s.city[p][t] -= 1
    return after - before


@rule
def to_come(s: State, e: Edition, p: int, t: int) -> int:
    """Points that the scorings to come would pay a player for a type, as things stand."""
    paid = 0
    if s.city[p][t] > 0:
        place, tied = rank(s, t, p)
        for scoring in range(s.scored, len(SCORINGS)):
            paid += pot_of(e, scoring, t, place, tied) // tied
    return paid


@rule
def quiescent(s: State, e: Edition) -> bool:
    """Is nothing under way that the features do not tell? The value net learns and evaluates such positions only."""
    return s.phase in (ACT_PHASE, YARD_PHASE, ROW_PHASE)


@rule
def alike(s: State, e: Edition, one: int, other: int) -> bool:
    """Do two outcomes of a chance event lead to positions with the same features?

    They do not tell which money card is laid open.
    """
    return s.phase == ROW_PHASE and VERB[one] == VERB[other]


@rule
def candidate(s: State, e: Edition, step: int) -> bool:
    """Is this step a candidate, worth evaluating?"""
    return True


@rule
def decisive(s: State, e: Edition) -> bool:
    """Can the game end in this turn? So it does where a purchase leaves a slot of the yard empty."""
    return s.buildings_left < 2
