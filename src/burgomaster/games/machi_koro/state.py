"""Machi Koro: what lies on the table (State) and what is printed on the cards (Edition)."""

from __future__ import annotations

from burgomaster.games.kernel.seats import SEAT_LETTERS
from burgomaster.games.kernel.structs import A_SEAT, I8, I32, Struct, grid, number, row

SEATS = 4
EACH_SEAT = tuple(SEAT_LETTERS[:SEATS])

# The fifteen buildings of the supply, in the order of the dice that activate them.
BUILDINGS = (
    "wheat-field",
    "ranch",
    "bakery",
    "cafe",
    "convenience-store",
    "forest",
    "stadium",
    "tv-station",
    "business-center",
    "cheese-factory",
    "furniture-factory",
    "mine",
    "family-restaurant",
    "apple-orchard",
    "fruit-and-vegetable-market",
)
KINDS = len(BUILDINGS)
STADIUM = BUILDINGS.index("stadium")
TV_STATION = BUILDINGS.index("tv-station")
BUSINESS_CENTER = BUILDINGS.index("business-center")

LANDMARKS = ("train-station", "shopping-mall", "amusement-park", "radio-tower")
LANDMARK_KINDS = len(LANDMARKS)
TRAIN_STATION, SHOPPING_MALL, AMUSEMENT_PARK, RADIO_TOWER = range(LANDMARK_KINDS)

COLOURS = ("blue", "green", "red", "purple")
BLUE, GREEN, RED, PURPLE = range(len(COLOURS))

ICONS = ("wheat", "cow", "gear", "bread", "factory", "fruit", "cup", "tower")
WHEAT, COW, GEAR, BREAD, FACTORY, FRUIT, CUP, TOWER = range(len(ICONS))

# What the table waits for.
PHASES = ("start", "throw", "dice", "radio", "tv", "give", "take", "build", "over", "market")
START_PHASE, THROW_PHASE, DICE_PHASE, RADIO_PHASE, TV_PHASE, GIVE_PHASE, TAKE_PHASE, BUILD_PHASE = range(8)
OVER_PHASE, MARKET_PHASE = 8, 9

NOBODY = -1


class State(Struct):
    """One table. Seats count clockwise from 0."""

    coins = row(I32, EACH_SEAT)
    turns = number(I32)  # turns begun, extra turns included
    city = grid(I8, EACH_SEAT, BUILDINGS)  # copies of each building in each city
    landmarks = grid(I8, EACH_SEAT, LANDMARKS)  # 1 = built
    supply = row(I8, BUILDINGS)  # what can be bought; the deck has what is neither here nor in a city
    players = number(I8)
    player = number(I8, holds=A_SEAT)  # the seat on turn
    phase = number(I8, PHASES)
    dice = number(I8)  # how many dice are thrown this turn, 0 before the choice
    die = row(I8, 2)  # what they show; 0 for a die not thrown
    thrown_again = number(I8)  # 1 = the radio tower was used this turn
    extra_turn = number(I8)  # 1 = the amusement park gives another turn after this one
    giving = number(I8)  # the building offered in a swap under way
    winner = number(I8, holds=A_SEAT)


class Edition(Struct):
    """Every printed figure and every table option. Read-only to the rules."""

    cost = row(I32, KINDS)
    earns = row(I32, KINDS)  # coins per card, or per counted icon
    landmark_cost = row(I32, LANDMARK_KINDS)
    start_coins = number(I32)
    mall_bonus = number(I32)  # extra coins per cup or bread card
    low = row(I8, KINDS)  # lowest and highest total that activates
    high = row(I8, KINDS)
    colour = row(I8, KINDS)
    icon = row(I8, KINDS)
    per_icon = row(I8, KINDS)  # the icon a factory or market counts, NOBODY for a fixed income
    copies = row(I8, KINDS)
    start_copies = row(I8, KINDS)  # laid open in every city before the game
    start_seat = number(I8)  # NOBODY = by chance
    radio_free = number(I8)  # option radio-dice = free
    park_same_turn = number(I8)  # option park-same-turn
    stacks = number(I8)  # option market: so many different buildings lie face up, 0 = all
    halves = number(I8)  # option market: 2 = half of the stacks from low numbers, half from high ones
    half = row(I8, KINDS)  # with two halves, to which a building belongs
    sets_aside = number(I8)  # option dead-stacks: what nobody may build any more leaves the market
