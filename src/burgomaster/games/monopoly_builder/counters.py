"""What is counted in a game of Monopoly Builder, to see how an edition plays (`python -m burgomaster.lab.balance`)."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.rules import can_pay_floor, winners
from burgomaster.games.monopoly_builder.state import (
    BUY_PHASE,
    CARD_KINDS,
    DEBT_PHASE,
    DEED_COUNT,
    DEEDS,
    KIND_COUNT,
    KINDS,
    MOST_SPACES,
    NOBODY,
    OVER_PHASE,
    PENTHOUSE,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.steps import FIRST_ARG, VERB

COUNTERS = (
    "leaves",  # chips left on spaces, MB-T1
    "picked up",  # chips the player on turn took off the board in the last turn
    "needed",  # and of them, those that paid for the penthouse, chips from before the turn being spent first
    "dealt",  # chips that deals brought the player on turn in the last turn
    "by penthouse",  # 1 = the penthouse ended the game
    "penthouse chips",  # then what it cost
    "builder lost",  # and 1 = whoever built it did not win
    "first",  # the seat that had the first turn
    "bankrupt",  # players
    "cards seen",  # different Chance cards
    "mortgages",
    "pay-offs",
    "hasty pay-offs",  # within two turns of its owner, of a deed that was mortgaged without a debt
    "auctions",
    "paid at auctions",
    "prices at auctions",
    "deals",
    "waits",  # turns ended although the penthouse could be built
    *(f"sold {deed}" for deed in DEEDS),
    *(f"mortgaged {deed}" for deed in DEEDS),  # in which turn without a debt, and 1; 0 = not
    *(f"held {kind}" for kind in KINDS),  # by the player on turn from before the last turn, and not yet spent
    *(f"taken {kind}" for kind in KINDS),  # off the board in the last turn
)
(
    LEAVES,
    PICKED_UP,
    NEEDED,
    DEALT,
    BY_PENTHOUSE,
    PENTHOUSE_CHIPS,
    BUILDER_LOST,
    FIRST,
    BANKRUPT,
    CARDS_SEEN,
    MORTGAGES,
    PAY_OFFS,
    HASTY_PAY_OFFS,
    AUCTIONS,
    AUCTION_PAID,
    AUCTION_PRICES,
    DEALS,
    WAITS,
    SOLD,
) = range(19)
MORTGAGED_AT = SOLD + DEED_COUNT
HELD = MORTGAGED_AT + DEED_COUNT
TAKEN = HELD + KIND_COUNT

# What can be bought, as the edition names it.
THINGS = DEEDS

# What lab.balance tells: the sum of one counter by the sum of another.
MEASURES = (
    ("chips left behind a turn", "leaves", "turns"),
    ("of the penthouse's chips, picked up in the last turn", "picked up", "penthouse chips"),
    ("of the penthouse's chips, picked up and needed", "needed", "penthouse chips"),
    ("of the penthouse's chips, by deals in the last turn", "dealt", "penthouse chips"),
    ("games that the penthouse ended", "by penthouse", "games"),
    ("of these, its builder did not win", "builder lost", "by penthouse"),
    ("turns ended without a penthouse that could be built", "waits", "games"),
    ("bankrupt players", "bankrupt", "games"),
    ("different Chance cards seen", "cards seen", "games"),
    ("mortgages", "mortgages", "games"),
    ("pay-offs", "pay-offs", "games"),
    ("pay-offs within two turns of the mortgage", "hasty pay-offs", "games"),
    ("auctions", "auctions", "games"),
    ("paid at auctions, of the price", "paid at auctions", "prices at auctions"),
    ("deals", "deals", "games"),
    *((f"sold: {deed}", f"sold {deed}", "games") for deed in DEEDS),
)


@rule
def bought(before: State, s: State, e: Edition, step: int, found: MutableSequence[int]) -> bool:
    """Does a step buy something of the bank, by price or auction? Then write its place in THINGS and its buyer."""
    for d in range(DEED_COUNT):
        if before.owner[d] == NOBODY and s.owner[d] != NOBODY:
            found[0] = d
            found[1] = s.owner[d]
            return True
    return False


@rule
def count(before: State, s: State, e: Edition, step: int, tally: MutableSequence[int]) -> None:
    """Add one step to the tally of a game: the table before it and after it."""
    p = before.player
    if s.turns != before.turns:
        tally[PICKED_UP] = 0
        tally[DEALT] = 0
        for k in range(KIND_COUNT):
            tally[HELD + k] = s.chips[s.player][k]
            tally[TAKEN + k] = 0
    else:
        for space in range(MOST_SPACES):
            for k in range(KIND_COUNT):
                taken = max(before.lying[space][k] - s.lying[space][k], 0)
                tally[PICKED_UP] += taken
                tally[TAKEN + k] += taken
        if s.phase != OVER_PHASE:
            for k in range(KIND_COUNT):
                spent = max(before.chips[s.player][k] - s.chips[s.player][k], 0)
                tally[HELD + k] = max(tally[HELD + k] - spent, 0)
    verb = VERB[step]
    if verb == do.LEAVE:
        tally[LEAVES] += 1
    elif verb == do.MORTGAGE:
        tally[MORTGAGES] += 1
        if before.phase != DEBT_PHASE:
            tally[MORTGAGED_AT + FIRST_ARG[step]] = s.turns + 1
    elif verb == do.PAY_OFF:
        tally[PAY_OFFS] += 1
        since = tally[MORTGAGED_AT + FIRST_ARG[step]]
        if since and s.turns - since < 2 * s.players:
            tally[HASTY_PAY_OFFS] += 1
    elif step == do.ACCEPT:
        tally[DEALS] += 1
        for k in range(KIND_COUNT):
            tally[DEALT] += max(s.chips[p][k] - before.chips[p][k], 0)
    elif step == do.AUCTION and before.phase == BUY_PHASE:
        tally[AUCTIONS] += 1
    elif step == do.END and _could_build_penthouse(before, e):
        tally[WAITS] += 1
    for d in range(DEED_COUNT):
        if before.owner[d] != s.owner[d] or before.mortgaged[d] > s.mortgaged[d]:
            tally[MORTGAGED_AT + d] = 0
        if before.owner[d] == NOBODY and s.owner[d] != NOBODY:
            tally[SOLD + d] = 1
            if before.bidder != NOBODY or before.bidding:
                tally[AUCTION_PRICES] += e.price[d]
                tally[AUCTION_PAID] += before.cash[s.owner[d]] - s.cash[s.owner[d]]
    if s.phase == OVER_PHASE:
        _count_at_end(s, e, verb == do.BUILD and s.floors[FIRST_ARG[step]] == PENTHOUSE, tally)


@rule
def _could_build_penthouse(s: State, e: Edition) -> bool:
    if s.jail[s.actor] or not can_pay_floor(s, e, s.actor, PENTHOUSE - 1):
        return False
    for i in range(e.foundations):
        field = e.foundation[i]
        if s.built_by[field] == s.actor and s.floors[field] == PENTHOUSE - 1:
            return True
    return False


@rule
def _count_at_end(s: State, e: Edition, penthouse: bool, tally: MutableSequence[int]) -> None:
    tally[FIRST] = s.first
    if penthouse:
        tally[BY_PENTHOUSE] = 1
        tally[BUILDER_LOST] = 1 - ((winners(s, e) >> s.player) & 1)
        for k in range(KIND_COUNT):
            cost = e.floor_cost[PENTHOUSE - 1][k]
            tally[PENTHOUSE_CHIPS] += cost
            tally[NEEDED] += min(tally[TAKEN + k], max(cost - tally[HELD + k], 0))
    else:
        tally[PICKED_UP] = 0
        tally[DEALT] = 0
    for p in range(s.players):
        tally[BANKRUPT] += s.bankrupt[p]
    for card in range(CARD_KINDS):
        tally[CARDS_SEEN] += e.card_count[card] - s.unseen[card]
