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

# What all seats' features are made of is worked out once for all of them. Most positions that are evaluated one after
# the other have most cities and hands in common, so what follows from these is kept while they stay as they are.
STAGE = 0  # how many scorings are over, and one more; after a scoring everything is worked out anew
BUILT = STAGE + 1  # by type and seat: the buildings that the facts follow from
SEAT = BUILT + TYPES * SEATS  # from here on what is known of every seat; first those features that tell of buildings
GAIN = MONEY  # what one more building would bring, by type
COMING = GAIN + TYPES  # points that all scorings to come would pay, by type
HELD = COMING + TYPES  # money by currency
WORTH = HELD + SLOTS  # all of it
POINTS = WORTH + 1
AHEAD = POINTS + 1  # all that scorings to come would pay
EACH = AHEAD + 1
FACTS = SEAT + SEATS * EACH

HIGHEST = (1 << 40) - 1  # sums of money as bits, far beyond any price


@rule
def survey(s: State, e: Edition, facts: MutableSequence[float]) -> None:
    """Write the facts: everybody's buildings, money and points, and what the scorings to come would pay."""
    fresh = facts[STAGE] != s.scored + 1
    facts[STAGE] = s.scored + 1
    for t in range(TYPES):
        if fresh or _is_changed(s, t, facts):
            _survey_type(s, e, t, facts)
    for p in range(s.players):
        own = SEAT + p * EACH
        worth = 0
        for currency in range(SLOTS):
            held = money_in(s, p, currency)
            facts[own + HELD + currency] = held
            worth += held
        facts[own + WORTH] = worth
        facts[own + POINTS] = points(s, p)
        ahead = 0.0
        for t in range(TYPES):
            ahead += facts[own + COMING + t]
        facts[own + AHEAD] = ahead


@rule
def _is_changed(s: State, t: int, facts: Sequence[float]) -> bool:
    """Has anybody other buildings of a type than the facts say?"""
    changed = 0
    for p in range(rivals(s)):
        changed += facts[BUILT + t * SEATS + p] != s.city[p][t]
    return changed > 0


@rule
def _survey_type(s: State, e: Edition, t: int, facts: MutableSequence[float]) -> None:
    """Write what follows from everybody's buildings of a type."""
    for p in range(rivals(s)):
        facts[BUILT + t * SEATS + p] = s.city[p][t]
    for p in range(s.players):
        own = SEAT + p * EACH
        strongest = 0
        for other in range(rivals(s)):
            if other != p:
                strongest = max(strongest, s.city[other][t])
        count = s.city[p][t]
        facts[own + CITY + t] = count / 5
        facts[own + LEAD + t] = (count - strongest) / 3
        facts[own + TIED + t] = 1.0 if count == strongest and strongest > 0 else 0.0
        place, tied = rank(s, t, p)
        s.city[p][t] += 1
        place_then, tied_then = rank(s, t, p)
        s.city[p][t] -= 1
        coming = 0
        then = 0
        for scoring in range(len(SCORINGS)):
            paid = 0
            if scoring >= s.scored:
                paid = share_of(e, scoring, t, place, tied) if count > 0 else 0
                then += share_of(e, scoring, t, place_then, tied_then)
            facts[own + PAYS + t * len(SCORINGS) + scoring] = paid / 20
            coming += paid
        facts[own + COMING + t] = coming
        facts[own + GAIN + t] = (then - coming) / 20


@rule
def share_of(e: Edition, scoring: int, t: int, place: int, tied: int) -> int:
    """AL-V3: what each of those who share a place is paid."""
    pot = pot_of(e, scoring, t, place, tied)
    if tied <= 2:  # nearly always, and to divide takes long
        return pot >> (tied - 1)
    return pot // tied


@rule
def exactly(s: State, p: int, currency: int, price: int) -> bool:
    """Can a seat pay a price exactly? Every sum of its cards is one bit of a number."""
    sums = 1
    below = kind_of(currency, 0)
    hand = s.hand[p]
    for value in range(1, min(price, VALUES) + 1):
        for _ in range(hand[below + value]):
            sums |= (sums << value) & HIGHEST
    return (sums >> price) & 1 != 0


@rule
def features(s: State, e: Edition, p: int, facts: Sequence[float], x: MutableSequence[float]) -> None:
    """Write the features of a position as seat `p` sees it, hands included: who must not know them draws them anew."""
    own = SEAT + p * EACH
    for f in range(MONEY):
        x[f] = facts[own + f]
    reach = 0.0
    for currency in range(SLOTS):
        held = facts[own + HELD + currency]
        most = 0.0
        for other in range(s.players):
            if other != p:
                most = max(most, facts[SEAT + other * EACH + HELD + currency])
        x[MONEY + currency] = held / 15
        x[RICHEST + currency] = 1.0 if held > most and s.yard[currency] != NOTHING else 0.0
        x[REACH + 3 * currency] = 0.0
        x[REACH + 3 * currency + 1] = 0.0
        x[REACH + 3 * currency + 2] = 0.0
        if s.yard[currency] != NOTHING and held >= s.yard_price[currency]:
            worth = facts[own + GAIN + s.yard[currency]]
            x[REACH + 3 * currency] = 1.0
            x[REACH + 3 * currency + 1] = 1.0 if exactly(s, p, currency, s.yard_price[currency]) else 0.0
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
    x[OWN + 5] = (p - s.player if p >= s.player else p - s.player + s.players) / s.players
    x[OWN + 6] = reach
    x[OWN + 7] = min(hand, 12.0) / 12
    best = 0.0
    coming = 0.0
    richest = 0.0
    for other in range(s.players):
        if other != p:
            their = SEAT + other * EACH
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
def candidate(s: State, e: Edition, step: int, thorough: bool) -> bool:
    """Is this step a candidate, worth evaluating?"""
    return True


@rule
def decisive(s: State, e: Edition) -> bool:
    """Can the game end in this turn? So it does where a purchase leaves a slot of the yard empty."""
    return s.buildings_left < 2
