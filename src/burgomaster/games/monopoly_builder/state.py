"""Monopoly Builder: what lies on the table (State) and what is printed on board, deeds and cards (Edition)."""

from __future__ import annotations

from burgomaster.games.kernel.seats import SEAT_LETTERS
from burgomaster.games.kernel.structs import A_SEAT, I8, I16, I32, SEATS_AS_BITS, Struct, grid, number, row
from burgomaster.games.kernel.words import LANGUAGES

SEATS = 4
EACH_SEAT = tuple(SEAT_LETTERS[:SEATS])

# The tokens, and the four kinds of chip.
TOKENS = ("penguin", "cat", "t-rex", "duck")
TOKEN_COUNT = len(TOKENS)
KINDS = ("dump-truck", "crane", "excavator", "boat")
KIND_COUNT = len(KINDS)

# Eight sets of two deeds. A deed's id is its set and its place in it, in the order of the board: brown-1, brown-2 …
SETS = ("brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue")
DEEDS = tuple(f"{colour}-{place}" for colour in SETS for place in (1, 2))
SET_COUNT = len(SETS)
DEED_COUNT = len(DEEDS)
LONGEST_NAME = 24  # of a deed or a town

# What a space can be. `take-crane` and the like stand for one kind of space with a kind of chip, and so do the deeds.
SPACES = ("start", "jail", "free-parking", "go-to-jail", "chance", "roll", "steal", "take", "deed")
START, JAIL, FREE_PARKING, GO_TO_JAIL, CHANCE_SPACE, ROLL, STEAL_SPACE, TAKE_SPACE, DEED_SPACE = range(len(SPACES))
MOST_SPACES = 40

# The island: at most eight columns and seven rows; a field's number is row * WIDTH + column.
WIDTH = 8
HEIGHT = 7
FIELDS = WIDTH * HEIGHT

# Four floors, then the penthouse.
FLOORS = ("1", "2", "3", "4", "penthouse")
PENTHOUSE = len(FLOORS)

# Chance cards, by the names that records call them. Those of the house edition have names of their own; the other
# cards of an edition are numbered in the order of its file.
MOST_CARDS = 40
HOUSE_CARDS = (
    "get-out-of-jail",
    "forced-trade",
    "to-start",
    "to-jail",
    "take-dump-truck",
    "take-crane",
    "take-excavator",
    "take-boat",
    "take-any",
    "take-one-of-each",
    "collect-chips",
    "receive",
    "pay",
    "pay-per-floor",
    "to-unowned",
    "to-free-parking",
)
CARDS = (*HOUSE_CARDS, *(f"own-{place + 1}" for place in range(MOST_CARDS)))
CARD_KINDS = len(CARDS)
LONGEST_TEXT = 120  # of a card

# What a Chance card does (MB-C1 to MB-C20, in this order). The edition says which, how much and of what, and
# whether it does a second thing then (MB-C21).
CARD_EFFECTS = (
    "move-to",
    "move-by",
    "move-next",
    "collect",
    "pay",
    "collect-from-each",
    "pay-each",
    "take",
    "give",
    "collect-chips",
    "give-chips",
    "steal",
    "swap",
    "get-out",
    "go-to-jail",
    "build",
    "remove-floor",
    "double-rent",
    "throw-again",
    "exchange",
)
(
    MOVE_TO,
    MOVE_BY,
    MOVE_NEXT,
    COLLECT,
    PAY_CARD,
    COLLECT_FROM_EACH,
    PAY_EACH,
    TAKE_CARD_CHIPS,
    GIVE_CARD_CHIPS,
    COLLECT_CHIPS,
    GIVE_CHIPS,
    STEAL_CARD,
    SWAP_CARD,
    GET_OUT,
    TO_JAIL,
    BUILD_CARD,
    REMOVE_CARD,
    DOUBLE_RENT,
    THROW_AGAIN,
    EXCHANGE,
) = range(len(CARD_EFFECTS))

# What a card can be about. Chips: a kind, any, one of each, the own token's. Spaces ahead: the next of a sort.
WHICH_CHIPS = (*KINDS, "any", "each", "own")
ANY_CHIP, EACH_CHIP, OWN_CHIP = range(KIND_COUNT, len(WHICH_CHIPS))
NEXT_SPACES = ("unowned", "rival", "deed", "chance", "roll", "steal", "take")
NEXT_UNOWNED, NEXT_RIVAL = range(2)
NEXT_TYPE = (DEED_SPACE, DEED_SPACE, DEED_SPACE, CHANCE_SPACE, ROLL, STEAL_SPACE, TAKE_SPACE)
PER = ("once", "floor", "building", "set", "deed")
ONCE, PER_FLOOR, PER_BUILDING, PER_SET, PER_DEED = range(len(PER))
WHOSE = ("own", "other")
OWN, OTHER = range(len(WHOSE))

# The bank gives one chip for so many of a kind, as the edition says, and on Free Parking for any two.
BANK_RATE = 4  # where an edition does not say
LEAST_RATE, MOST_RATE = 3, 9

# Amounts of money in bids and offers are built from these, the largest first, whatever notes a box has.
NOTES = (5, 10, 20, 50, 100, 500)
NOTE_COUNT = len(NOTES)
MOST_NOTES = 10  # different ones in a box

# What the table waits for.
PHASES = (
    "start",  # chance: a player throws for the first turn
    "surplus",  # leave chips above the limit on the space
    "throw",
    "dice",  # chance
    "buy",
    "auction",
    "roll",  # chance: roll for resources
    "steal",
    "card",  # chance: the top Chance card
    "swap",  # Forced trade
    "pick",  # take a chip of your choice
    "give",  # give a chip of your choice to the player on turn
    "act",  # trade, deal, mortgage, build, end
    "debt",
    "redeem",  # pay off mortgages that came with deeds just received
    "offer",  # an offer is being put together
    "answer",  # the partner answers it
    "over",
    "free",  # build a floor without chips, by a card
    "remove",  # take the top floor off a building, by a card
    "choose",  # choose a token
    "draw",  # chance: a token for everybody
)
(
    START_PHASE,
    SURPLUS_PHASE,
    THROW_PHASE,
    DICE_PHASE,
    BUY_PHASE,
    AUCTION_PHASE,
    ROLL_PHASE,
    STEAL_PHASE,
    CARD_PHASE,
    SWAP_PHASE,
    PICK_PHASE,
    GIVE_PHASE,
    ACT_PHASE,
    DEBT_PHASE,
    REDEEM_PHASE,
    OFFER_PHASE,
    ANSWER_PHASE,
    OVER_PHASE,
    FREE_PHASE,
    REMOVE_PHASE,
    TOKEN_PHASE,
    DRAW_PHASE,
) = range(len(PHASES))

# How the tokens come to the players (MB-S1): by choice, by chance, or in the order of the seats.
TOKEN_WAYS = ("chosen", "chance", "seat")
BY_CHOICE, BY_CHANCE, BY_SEAT = range(len(TOKEN_WAYS))

NOBODY = -1
BANK = -1


class State(Struct):
    """One table. Seats count clockwise from 0, spaces clockwise from START."""

    cash = row(I32, EACH_SEAT)
    turns = number(I32)  # turns begun, extra turns included
    bid = number(I32)  # the highest bid of an auction, 0 before the first
    raising = number(I32)  # a bid being put together
    debt = number(I32)  # what the player on turn owes
    received = number(I32)  # mortgaged deeds that just changed hands, as bits
    deeds_given = number(I32)  # an offer: deeds as bits, chips, Get-out cards, money
    deeds_taken = number(I32)
    money_given = number(I32)
    money_taken = number(I32)
    round = number(I16)
    chips_given = row(I8, KINDS)
    chips_taken = row(I8, KINDS)
    cards_given = number(I8)
    cards_taken = number(I8)
    offerer = number(I8, holds=A_SEAT)
    partner = number(I8, holds=A_SEAT)
    taking = number(I8)  # 1 = an offer being put together has come to what is asked for
    last_item = number(I8)  # the last thing added to it: things are added in one order only
    resume_phase = number(I8)  # where play goes on after a deal
    resume_actor = number(I8, holds=A_SEAT)
    offers = row(I8, EACH_SEAT)  # made by each player during this turn
    players = number(I8)
    player = number(I8, holds=A_SEAT)  # the seat on turn
    actor = number(I8, holds=A_SEAT)  # the seat to decide
    phase = number(I8, PHASES)
    first = number(I8, holds=A_SEAT)  # who had the first turn
    start_throw = row(I8, EACH_SEAT)  # totals thrown for the first turn; 0 = still to throw, NOBODY = out of it
    die = row(I8, 2)
    doubles = number(I8)  # doubles in a row
    extra_turn = number(I8)  # 1 = another turn after this one
    escaped = number(I8)  # 1 = out of jail by doubles, and the turn ends with the space (option after-escape)
    parking = number(I8)  # 1 = on Free Parking, two chips may still be changed
    deed = number(I8)  # the deed to buy or at auction
    bidder = number(I8, holds=A_SEAT)  # who made the highest bid
    bidding = number(I8, holds=SEATS_AS_BITS)  # players still in the auction, as bits
    creditor = number(I8, holds=A_SEAT)  # a seat, or BANK
    after_debt = number(I8)  # the phase that follows payment
    left = number(I8)  # how often a card or a Steal space still asks: chips, thefts, players to be paid
    receiver = number(I8, holds=A_SEAT)  # to whom the player on turn gives chips; BANK also where nothing is given
    whose = number(I8)  # whose floors a card takes off, of WHOSE
    each = number(I8)  # how many chips a card says everybody gives or gets; 0 where none does
    then = number(I8)  # 1 + the card whose second effect is still to come, 0 = none
    landing = number(I8)  # 1 = a card has moved the player, and the space is done when the card is
    twice_to = number(I8, holds=SEATS_AS_BITS)  # players whose next rent received is doubled, as bits
    twice_by = number(I8, holds=SEATS_AS_BITS)  # players whose next rent paid is doubled, as bits
    token = row(I8, EACH_SEAT)  # of TOKENS; NOBODY = not chosen yet
    space = row(I8, EACH_SEAT)  # where each token stands
    jail = row(I8, EACH_SEAT)  # 0 = free, otherwise 1 + failed tries
    bankrupt = row(I8, EACH_SEAT)
    get_out = row(I8, EACH_SEAT)  # Get-out cards held
    blocks = row(I8, EACH_SEAT)
    chips = grid(I8, EACH_SEAT, KINDS)
    bank = row(I8, KINDS)
    owner = row(I8, DEEDS, holds=A_SEAT)
    mortgaged = row(I8, DEEDS)
    unseen = row(I8, CARDS)  # Chance cards not drawn yet, in an order nobody knows
    under = row(I8, MOST_CARDS)  # cards put under the pile, in order: the next one first once `unseen` is empty
    under_count = number(I8)
    built_by = row(I8, FIELDS, holds=A_SEAT)
    floors = row(I8, FIELDS)
    lying = grid(I8, MOST_SPACES, KINDS)  # chips lying on spaces


class Edition(Struct):
    """Every printed figure and every table option. Read-only to the rules."""

    price = row(I32, DEED_COUNT)
    rent = row(I32, DEED_COUNT)
    set_rent = row(I32, DEED_COUNT)
    mortgage = row(I32, DEED_COUNT)
    pay_off = row(I32, DEED_COUNT)
    start_money = number(I32)
    start_bonus = number(I32)  # for passing START
    fine = number(I32)  # to leave jail
    first_bid = number(I32)
    least_raise = number(I32)
    card_amount = row(I32, CARD_KINDS)  # money, chips or steps
    then_amount = row(I32, CARD_KINDS)
    note = row(I32, MOST_NOTES)  # the notes of the box, ascending; 0 after the last
    deed_number = row(I8, DEED_COUNT)
    deed_kind = row(I8, DEED_COUNT)
    set_points = row(I8, SET_COUNT)
    token_kind = row(I8, TOKENS)
    spaces = number(I8)
    space_type = row(I8, MOST_SPACES)
    space_what = row(I8, MOST_SPACES)  # the deed, or the kind of chip
    space_of_deed = row(I8, DEED_COUNT)
    jail_space = number(I8)
    parking_space = number(I8)  # NOBODY = there is none
    roll_kind = row(I8, 13)  # by total
    floor_cost = grid(I8, PENTHOUSE, KIND_COUNT)
    points = row(I8, PENTHOUSE + 1)  # of a building, by its height
    billionaire_points = number(I8)
    community_points = number(I8)
    card_count = row(I8, CARD_KINDS)  # 0 = not in this edition
    card_effect = row(I8, CARD_KINDS)  # of CARD_EFFECTS
    card_what = row(I8, CARD_KINDS)  # the space, or which of WHICH_CHIPS, NEXT_SPACES, PER or WHOSE
    then_effect = row(I8, CARD_KINDS)  # what a card does after that (MB-C21); NOBODY = nothing
    then_what = row(I8, CARD_KINDS)
    cards = number(I8)  # all cards together
    get_out_card = number(I8)  # the card that is kept; NOBODY = there is none
    foundations = number(I8)
    foundation = row(I8, FIELDS)  # their fields, ascending; `foundations` of them
    is_foundation = row(I8, FIELDS)
    start_chips = number(I8)
    start_notes = row(I8, MOST_NOTES)  # how many of each note the start money is; all 0 = not said
    chips_of_a_kind = number(I8)
    blocks = number(I8)
    most_chips = number(I8)  # at the start of a turn
    deed_chips = number(I8)  # collected per deed
    own_chips = number(I8)  # collected for the own token
    own_number = number(I8)  # the total on which every player collects for the own token
    space_chips = number(I8)  # taken on a Take space
    roll_chips = number(I8)  # taken on a Roll space
    steal_chips = number(I8)  # stolen on a Steal space
    bank_rate = number(I8)  # chips of a kind for one of another
    most_doubles = number(I8)  # so many doubles in a row lead to jail
    jail_tries = number(I8)
    deals = number(I8)  # option deals
    most_offers = number(I8)  # option offers
    most_rounds = number(I16)  # option rounds
    token_way = number(I8)  # option tokens, of TOKEN_WAYS
    early_deals = number(I8)  # option early-deals: the player on turn deals before the throw too
    own_for_all = number(I8)  # option own-number: everybody collects for the own token, not the thrower alone
    third_collects = number(I8)  # option third-double: the throw that leads to jail still pays
    escape_acts = number(I8)  # option after-escape: who is out by doubles may trade and build in that turn
    community_least = number(I8)  # option community: so many buildings side by side count
    name = grid(I16, DEED_COUNT, LONGEST_NAME)  # of the deeds, as character codes, 0 after the last
    town = grid(I16, SET_COUNT, LONGEST_NAME)
    card_place = row(I8, CARD_KINDS)  # which of the edition's cards it is, NOBODY if it is none
    card_text = grid(I16, MOST_CARDS * len(LANGUAGES), LONGEST_TEXT)  # by that place and language, or empty
