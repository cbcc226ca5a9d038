"""Corner Lots: what lies on the table (State) and what the edition says (Edition)."""

from __future__ import annotations

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.structs import I8, I16, I32, OWN_SEAT, Struct, number, row

SEATS = 6
SEAT = tuple(SEAT_LETTERS[:SEATS])

LOTS = ("lot-1", "lot-2", "lot-3", "lot-4", "lot-5")  # a family of things: one word, with a number
KINDS = len(LOTS)
MOST_BID = 20

# What the table waits for.
PHASES = ("drawing", "bidding", "over")
DRAWING, BIDDING, OVER_PHASE = range(len(PHASES))


class State(Struct):
    """One table. Seats count clockwise from 0."""

    players = number(I8)
    player = number(I8, SEAT)  # the seat on turn
    turns = number(I32)  # bids made, and the one that is being made
    phase = number(I8, PHASES)
    sold = number(I8)  # lots
    asked = number(I8)  # who has been asked about this lot
    lot = number(I8, LOTS)  # the one that is on offer
    high = number(I8)  # the highest bid for it
    holder = number(I8, SEAT)  # who made it
    left = row(I8, LOTS)  # in the bag
    points = row(I16, SEAT)
    chips = row(I16, SEAT, seen_by=OWN_SEAT)  # behind a screen


class Edition(Struct):
    """Every figure and every table option. Read-only to the rules."""

    start_chips = number(I32)
    lots = number(I32)  # sold in a game
    income = number(I32)  # for who does not win a lot
    worth = row(I32, LOTS)
    copies = row(I32, LOTS)
    open_chips = number(I8, ("no", "yes"))
