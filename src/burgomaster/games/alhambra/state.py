"""Alhambra / New York – The Card Game: what lies on the table (State) and what is printed on the cards (Edition)."""

from __future__ import annotations

from burgomaster.games.kernel.seats import SEAT_LETTERS
from burgomaster.games.kernel.structs import A_SEAT, I8, I16, I32, NO_SEAT, OWN_SEAT, Struct, grid, number, row

SEATS = 6
EACH_SEAT = tuple(SEAT_LETTERS[:SEATS])

# The six types of building by their New York names, cheapest first; the Alhambra theme only renames them.
BUILDINGS = ("museum", "theater", "station", "church", "garden", "skyscraper")
TYPES = len(BUILDINGS)
COLOURS = ("blue", "red", "brown", "white", "green", "purple")  # as printed, in the order of BUILDINGS
PRICES = 16  # a price is 1 to 16; column price - 1 in every table of buildings

# AL-M4: the yard's slots from left to right, and the currency of each.
CURRENCIES = ("yellow", "blue", "green", "orange")
SLOTS = len(CURRENCIES)

# Money cards by kind: currency * VALUES + value - 1.
VALUES = 9
MONEY_CARDS = tuple(f"{currency} {value + 1}" for currency in CURRENCIES for value in range(VALUES))
KINDS = len(MONEY_CARDS)
OPEN = 4  # most money cards lying open

SCORINGS = ("A", "B", "C")
A, B, C = range(len(SCORINGS))
SCORING_CARDS = 2  # A and B are cards in the money deck, C comes at the end
PLACES = 3  # most places that a scoring pays

THEMES = ("new-york", "alhambra")

# AL-D2: in a game for two, Dirk has the third player's place at the table.
DIRK = 2

# What the table waits for. The first five are chance; `pay` and `take` lie inside an action.
PHASES = ("yard", "dirk", "deal", "first", "row", "act", "pay", "take", "over")
(
    YARD_PHASE,
    DIRK_PHASE,
    DEAL_PHASE,
    FIRST_PHASE,
    ROW_PHASE,
    ACT_PHASE,
    PAY_PHASE,
    TAKE_PHASE,
    OVER_PHASE,
) = range(len(PHASES))

NOBODY = -1
NOTHING = -1


class State(Struct):
    """One table. Seats count clockwise from 0.

    No order of a deck is stored: a shuffled deck is a set of cards of which each is equally likely to come next. Of the
    five piles of AL-S4 only the one on top matters: how many money cards it has left, and whether a scoring card is
    still among them.
    """

    turns = number(I32)  # turns begun; an extra action is part of its turn
    points = grid(I16, SCORINGS, EACH_SEAT)
    money_left = number(I16)  # money cards in the deck
    pile_left = number(I16)  # money cards in the pile on top of it
    paid = number(I16)  # in a purchase under way
    hand = grid(I8, EACH_SEAT, MONEY_CARDS, seen_by=OWN_SEAT)  # AL-H1; open to all where rules.hands_open says so
    cards = row(I8, EACH_SEAT)  # how many cards each hand has
    deck = row(I8, MONEY_CARDS, seen_by=NO_SEAT)  # from these two, hands could be worked out
    discard = row(I8, MONEY_CARDS, seen_by=NO_SEAT)
    open_money = row(I8, OPEN)  # kinds; NOTHING where no card lies
    building_deck = grid(I8, BUILDINGS, PRICES)
    buildings_left = number(I8)
    yard = row(I8, CURRENCIES)  # types; NOTHING where no building lies
    yard_price = row(I8, CURRENCIES)
    city = grid(I8, EACH_SEAT, BUILDINGS)  # buildings of each type before each player
    players = number(I8)
    player = number(I8, holds=A_SEAT)  # the seat on turn, or being dealt its start money
    phase = number(I8, PHASES)
    pile = number(I8)  # which pile is on top, from 1; 0 before they are made
    scored = number(I8)  # how many scoring cards have turned up
    dirk_draws = number(I8)  # buildings Dirk is about to draw
    slot = number(I8)  # of a purchase under way
    taken = number(I8)  # total of the cards taken in an action under way
    last = number(I8)  # the last card of the action under way: a value paid or a kind taken


class Edition(Struct):
    """Every printed figure and every table option. Read-only to the rules."""

    prizes = grid(I16, TYPES, len(SCORINGS) * PLACES)  # points: column scoring * PLACES + place
    start_money = number(I16)
    copies = row(I8, VALUES)  # of each value, in each currency
    buildings = grid(I8, TYPES, PRICES)  # cards of each type and price
    removed_for_two = number(I8)
    open_money = number(I8)
    take_at_most = number(I8)
    piles = number(I8)
    scoring_pile = row(I8, SCORING_CARDS)
    dirk_start = number(I8)
    dirk_after_a = number(I8)
    dirk_share_after_b = number(I8)
    theme = number(I8)  # option theme
    youngest = number(I8)  # option youngest; NOBODY = by chance
    open_hands = number(I8)  # option open-hands
    bots_remember = number(I8)  # option bots-remember
