"""What Monopoly Builder's rules tell, in the order of rules.py. Everything lies open, so everybody is told of it.

`who` is the seat that does something or to which it happens, `to` the other one, and -1 is the bank.
"""

from __future__ import annotations

from burgomaster.games.kernel.effects import NUMBER, SEAT, Things, kind
from burgomaster.games.monopoly_builder.state import CARDS, DEEDS, FLOORS, KINDS, MOST_SPACES, PER, SETS, TOKENS, WHOSE
from burgomaster.games.monopoly_builder.steps import FIELD as FIELD_NAMES

# Fields that count nothing: whose turn it is and for what, and what of a bid or an offer is still to be said.
COURSE = (
    "players",
    "player",
    "actor",
    "phase",
    "raising",
    "taking",
    "last_item",
    "resume_phase",
    "resume_actor",
    "after_debt",
    "received",
    "left",
    "receiver",
    "whose",
    "each",
    "then",
    "landing",
    "escaped",
)

CHIP = Things("chip", KINDS)
DEED = Things("deed", DEEDS)
COLOUR = Things("set", SETS)
CARD = Things("card", CARDS)
SPACE = Things("space", tuple(map(str, range(MOST_SPACES))))
FIELD = Things("field", FIELD_NAMES.names)
FLOOR = Things("floor", FLOORS)
COUNTED = Things("per", PER)
PIECE = Things("piece", TOKENS)
RENTS_OF = Things("whose", WHOSE)

RENTS = Things("rent", ("single", "set"))
SINGLE_RENT, SET_RENT = range(2)
ENDS = Things("end", ("penthouse", "nobody-can-finish", "last-round"))
BY_PENTHOUSE, NOBODY_CAN_FINISH, LAST_ROUND = range(3)

# ---- Tokens (MB-S1) -------------------------------------------------------------------------------------------------

TAKES_TOKEN = kind(
    "takes-token",
    who=SEAT,
    piece=PIECE,
    chip=CHIP,
    count=NUMBER,
    changes=("token[who] = piece", "bank[chip] -= count", "chips[who][chip] += count"),
)

# ---- The first turn, turns and rounds (MB-S2, MB-T5, MB-T6) ---------------------------------------------------------

THROWS_TO_START = kind(
    "throws-to-start", who=SEAT, first=NUMBER, second=NUMBER, total=NUMBER, changes=("start_throw[who] = total",)
)
TIES_TO_START = kind("ties-to-start", who=SEAT, total=NUMBER, changes=("start_throw[who] = 0",))
OUTDONE = kind("outdone", who=SEAT, total=NUMBER, changes=("start_throw[who] = -1",))
STARTS = kind("starts", who=SEAT, total=NUMBER, changes=("first = who", "round = 1", "start_throw = [-1, -1, -1, -1]"))

_NEW_TURN = (
    "turns = number",
    "die = [0, 0]",
    "extra_turn = 0",
    "parking = 0",
    "offers = [0, 0, 0, 0]",
)
ENDS_TURN = kind("ends-turn", who=SEAT)
TURN = kind("turn", who=SEAT, number=NUMBER, changes=_NEW_TURN)
EXTRA_TURN = kind("extra-turn", who=SEAT, number=NUMBER, changes=_NEW_TURN)
ROUND = kind("round", number=NUMBER, changes=("round = number",))

# ---- Throwing and collecting (MB-T2, MB-T3, MB-T5) ------------------------------------------------------------------

_FROM_BANK = ("bank[chip] -= got", "chips[who][chip] += got")
_TO_BANK = ("chips[who][chip] -= count", "bank[chip] += count")

THROWS = kind(
    "throws", who=SEAT, first=NUMBER, second=NUMBER, total=NUMBER, changes=("die[0] = first", "die[1] = second")
)
DOUBLES = kind("doubles", who=SEAT, in_row=NUMBER, changes=("doubles = in_row", "extra_turn = 1"))
TOO_MANY_DOUBLES = kind("too-many-doubles", who=SEAT, in_row=NUMBER, changes=("doubles = in_row",))
DOUBLES_END = kind("doubles-end", who=SEAT, changes=("doubles = 0",))
COLLECTS = kind("collects", who=SEAT, deed=DEED, chip=CHIP, due=NUMBER, got=NUMBER, changes=_FROM_BANK)
COLLECTS_OWN = kind("collects-own", who=SEAT, chip=CHIP, due=NUMBER, got=NUMBER, changes=_FROM_BANK)

# ---- Moving (MB-T1, MB-T4, MB-B1, MB-B10) ---------------------------------------------------------------------------

LEAVES = kind("leaves", who=SEAT, place=SPACE, chip=CHIP, changes=("chips[who][chip] -= 1", "lying[place][chip] += 1"))
MOVES = kind("moves", who=SEAT, at=SPACE, to=SPACE, steps=NUMBER, changes=("space[who] = to",))
PASSES_START = kind("passes-start", who=SEAT, got=NUMBER, changes=("cash[who] += got",))
PICKS_UP = kind(
    "picks-up",
    who=SEAT,
    place=SPACE,
    chip=CHIP,
    count=NUMBER,
    changes=("lying[place][chip] -= count", "chips[who][chip] += count"),
)
JAILED = kind("jailed", who=SEAT, at=SPACE, to=SPACE, changes=("space[who] = to", "jail[who] = 1", "extra_turn = 0"))

# ---- Spaces and Chance cards (MB-B2, MB-B4 to MB-B9) ----------------------------------------------------------------

FOR_SALE = kind("for-sale", who=SEAT, deed=DEED, price=NUMBER, changes=("deed = deed",))
BUYS = kind("buys", who=SEAT, deed=DEED, paid=NUMBER, changes=("cash[who] -= paid", "owner[deed] = who", "deed = -1"))
RENT = kind("rent", who=SEAT, to=SEAT, deed=DEED, rent=RENTS, due=NUMBER)
NO_RENT = kind("no-rent", who=SEAT, to=SEAT, deed=DEED)
TAKES = kind("takes", who=SEAT, chip=CHIP, due=NUMBER, got=NUMBER, changes=_FROM_BANK)
ROLLS = kind("rolls", who=SEAT, first=NUMBER, second=NUMBER, total=NUMBER, chip=CHIP)
NOTHING_THERE = kind("nothing-there", who=SEAT, place=SPACE)
STEALS = kind("steals", who=SEAT, victim=SEAT, chip=CHIP, changes=("chips[victim][chip] -= 1", "chips[who][chip] += 1"))
STEALS_NOTHING = kind("steals-nothing", who=SEAT)
PARKS = kind("parks", who=SEAT, changes=("parking = 1",))

DRAWS = kind("draws", who=SEAT, card=CARD, changes=("unseen[card] -= 1",))
TURNS_UP = kind("turns-up", who=SEAT, card=CARD, changes=("under = [*under[1:], -1]", "under_count -= 1"))
KEEPS_CARD = kind("keeps-card", who=SEAT, card=CARD, changes=("get_out[who] += 1",))
GOES_UNDER = kind("goes-under", card=CARD, changes=("under[under_count] = card", "under_count += 1"))
SKIPS_CARD = kind("skips-card", who=SEAT, card=CARD)
RECEIVES = kind("receives", who=SEAT, got=NUMBER, changes=("cash[who] += got",))
FLOOR_BILL = kind("floor-bill", who=SEAT, floors=NUMBER, each=NUMBER, due=NUMBER)
PICKS = kind("picks", who=SEAT, chip=CHIP, changes=("bank[chip] -= 1", "chips[who][chip] += 1"))
_ONE_CHIP = ("chips[who][chip] -= 1", "chips[to][chip] += 1")
GIVES = kind("gives", who=SEAT, to=SEAT, chip=CHIP, changes=_ONE_CHIP)
MUST_GIVE = kind(
    "must-give",
    who=SEAT,
    to=SEAT,
    chip=CHIP,
    count=NUMBER,
    changes=("chips[who][chip] -= count", "chips[to][chip] += count"),
)
GIVES_NOTHING = kind("gives-nothing", who=SEAT, to=SEAT)
SWAPS = kind(
    "swaps",
    who=SEAT,
    to=SEAT,
    given=CHIP,
    taken=CHIP,
    changes=(
        "chips[who][given] -= 1",
        "chips[to][given] += 1",
        "chips[to][taken] -= 1",
        "chips[who][taken] += 1",
    ),
)

# ---- Cards of other editions (MB-C4 to MB-C19) ----------------------------------------------------------------------

CARD_MONEY = kind("card-money", who=SEAT, per=COUNTED, count=NUMBER, each=NUMBER, due=NUMBER)
CARD_BILL = kind("card-bill", who=SEAT, per=COUNTED, count=NUMBER, each=NUMBER, due=NUMBER)
PAYS_BY_CARD = kind(
    "pays-by-card",
    who=SEAT,
    to=SEAT,
    due=NUMBER,
    paid=NUMBER,
    changes=("cash[who] -= paid", "cash[to] += paid"),
)
PAYS_EACH = kind("pays-each", who=SEAT, each=NUMBER, others=NUMBER)
GIVES_BANK = kind("gives-bank", who=SEAT, chip=CHIP, count=NUMBER, changes=_TO_BANK)
BUILDS_FREE = kind(
    "builds-free",
    who=SEAT,
    field=FIELD,
    floor=FLOOR,
    changes=("built_by[field] = who", "floors[field] += 1", "blocks[who] -= 1"),
)
REMOVES = kind(
    "removes",
    who=SEAT,
    to=SEAT,
    field=FIELD,
    floor=FLOOR,
    changes=("floors[field] -= 1", "blocks[to] += 1"),
)
EMPTIES = kind("empties", field=FIELD, changes=("built_by[field] = -1",))
DOUBLES_RENT = kind(
    "doubles-rent",
    who=SEAT,
    whose=RENTS_OF,
    changes=("twice_to |= (1 - whose) << who", "twice_by |= whose << who"),
)
RENT_DOUBLED = kind(
    "rent-doubled",
    who=SEAT,
    to=SEAT,
    deed=DEED,
    changes=("twice_to &= ~(1 << to)", "twice_by &= ~(1 << who)"),
)
THROWS_AGAIN = kind("throws-again", who=SEAT, changes=("extra_turn = 1",))

# ---- Auctions (MB-B3) -----------------------------------------------------------------------------------------------

_AUCTION_OVER = ("deed = -1", "bid = 0", "bidder = -1", "bidding = 0")
AUCTION_BEGINS = kind("auction", who=SEAT, deed=DEED, least=NUMBER)
MAY_BID = kind("may-bid", who=SEAT, changes=("bidding |= 1 << who",))
BIDS = kind("bids", who=SEAT, deed=DEED, amount=NUMBER, changes=("bid = amount", "bidder = who"))
DROPS_OUT = kind("drops-out", who=SEAT, deed=DEED, changes=("bidding -= 1 << who",))
CANNOT_RAISE = kind("cannot-raise", who=SEAT, least=NUMBER, has=NUMBER, changes=("bidding -= 1 << who",))
WINS_AUCTION = kind(
    "wins-auction",
    who=SEAT,
    deed=DEED,
    paid=NUMBER,
    changes=("cash[who] -= paid", "owner[deed] = who", *_AUCTION_OVER),
)
NO_BIDS = kind("no-bids", deed=DEED, changes=_AUCTION_OVER)

# ---- Jail (MB-J2) ---------------------------------------------------------------------------------------------------

PAYS_FINE = kind("pays-fine", who=SEAT, paid=NUMBER, changes=("cash[who] -= paid", "jail[who] = 0"))
USES_CARD = kind("uses-card", who=SEAT, card=CARD, changes=("get_out[who] -= 1", "jail[who] = 0"))
ESCAPES = kind("escapes", who=SEAT, changes=("jail[who] = 0",))
FAILS = kind("fails", who=SEAT, tries=NUMBER, most=NUMBER, changes=("jail[who] = tries + 1",))
FAILS_LAST = kind("fails-last", who=SEAT, tries=NUMBER, due=NUMBER, changes=("jail[who] = 0", "die = [0, 0]"))

# ---- Debts and bankruptcy (MB-G2 to MB-G4) --------------------------------------------------------------------------

_DEBT_OVER = ("debt = 0", "creditor = -1")
OWES = kind("owes", who=SEAT, to=SEAT, due=NUMBER, has=NUMBER, changes=("debt = due", "creditor = to"))
PAYS = kind("pays", who=SEAT, to=SEAT, paid=NUMBER, changes=("cash[who] -= paid", "cash[to] += paid", *_DEBT_OVER))
PAYS_BANK = kind("pays-bank", who=SEAT, paid=NUMBER, changes=("cash[who] -= paid", *_DEBT_OVER))
GOES_BANKRUPT = kind(
    "bankrupt",
    who=SEAT,
    to=SEAT,
    due=NUMBER,
    has=NUMBER,
    changes=("bankrupt[who] = 1", "extra_turn = 0", "jail[who] = 0", *_DEBT_OVER),
)
RETURNS_DEED = kind("returns-deed", who=SEAT, deed=DEED, changes=("owner[deed] = -1", "mortgaged[deed] = 0"))
RETURNS_CHIPS = kind("returns-chips", who=SEAT, chip=CHIP, count=NUMBER, changes=_TO_BANK)
RETURNS_CARD = kind("returns-card", who=SEAT, card=CARD, changes=("get_out[who] -= 1",))
RETURNS_MONEY = kind("returns-money", who=SEAT, amount=NUMBER, changes=("cash[who] -= amount",))

# ---- Mortgages, trading with the bank, building (MB-G1, MB-T6, MB-B8, MB-F1 to MB-F3) -------------------------------

MORTGAGES = kind("mortgages", who=SEAT, deed=DEED, got=NUMBER, changes=("mortgaged[deed] = 1", "cash[who] += got"))
PAYS_OFF = kind("pays-off", who=SEAT, deed=DEED, paid=NUMBER, changes=("mortgaged[deed] = 0", "cash[who] -= paid"))
KEEPS_MORTGAGE = kind("keeps-mortgage", who=SEAT, deed=DEED)
TRADES = kind(
    "trades",
    who=SEAT,
    given=CHIP,
    count=NUMBER,
    taken=CHIP,
    changes=(
        "chips[who][given] -= count",
        "bank[given] += count",
        "bank[taken] -= 1",
        "chips[who][taken] += 1",
    ),
)
TRADES_PARKED = kind(
    "trades-parked",
    who=SEAT,
    first=CHIP,
    second=CHIP,
    taken=CHIP,
    changes=(
        "chips[who][first] -= 1",
        "bank[first] += 1",
        "chips[who][second] -= 1",
        "bank[second] += 1",
        "bank[taken] -= 1",
        "chips[who][taken] += 1",
        "parking = 0",
    ),
)
SPENDS = kind("spends", who=SEAT, chip=CHIP, count=NUMBER, changes=_TO_BANK)
BUILDS = kind(
    "builds",
    who=SEAT,
    field=FIELD,
    floor=FLOOR,
    changes=("built_by[field] = who", "floors[field] += 1", "blocks[who] -= 1"),
)
PENTHOUSE_STANDS = kind("penthouse", who=SEAT, field=FIELD, changes=("built_by[field] = who", "floors[field] += 1"))

# ---- Deals (MB-D1, MB-D2) -------------------------------------------------------------------------------------------

_NO_OFFER = (
    "deeds_given = 0",
    "deeds_taken = 0",
    "chips_given = [0, 0, 0, 0]",
    "chips_taken = [0, 0, 0, 0]",
    "cards_given = 0",
    "cards_taken = 0",
    "money_given = 0",
    "money_taken = 0",
    "offerer = -1",
    "partner = -1",
)
BEGINS_OFFER = kind(
    "begins-offer",
    who=SEAT,
    to=SEAT,
    counter=NUMBER,  # 1 if it answers another offer
    changes=(*_NO_OFFER, "offerer = who", "partner = to"),
)
OFFERS_DEED = kind("offers-deed", who=SEAT, to=SEAT, deed=DEED, mortgaged=NUMBER, changes=("deeds_given |= 1 << deed",))
OFFERS_CHIP = kind("offers-chip", who=SEAT, to=SEAT, chip=CHIP, changes=("chips_given[chip] += 1",))
OFFERS_CARD = kind("offers-card", who=SEAT, to=SEAT, changes=("cards_given += 1",))
OFFERS_MONEY = kind("offers-money", who=SEAT, to=SEAT, amount=NUMBER, changes=("money_given += amount",))
ASKS_DEED = kind("asks-deed", who=SEAT, to=SEAT, deed=DEED, mortgaged=NUMBER, changes=("deeds_taken |= 1 << deed",))
ASKS_CHIP = kind("asks-chip", who=SEAT, to=SEAT, chip=CHIP, changes=("chips_taken[chip] += 1",))
ASKS_CARD = kind("asks-card", who=SEAT, to=SEAT, changes=("cards_taken += 1",))
ASKS_MONEY = kind("asks-money", who=SEAT, to=SEAT, amount=NUMBER, changes=("money_taken += amount",))
PROPOSES = kind("proposes", who=SEAT, to=SEAT, number=NUMBER, changes=("offers[who] = number",))
ACCEPTS = kind("accepts", who=SEAT, to=SEAT, changes=_NO_OFFER)
REFUSES = kind("refuses", who=SEAT, to=SEAT, changes=_NO_OFFER)
HANDS_DEED = kind("hands-deed", who=SEAT, to=SEAT, deed=DEED, mortgaged=NUMBER, changes=("owner[deed] = to",))
HANDS_CHIPS = kind(
    "hands-chips",
    who=SEAT,
    to=SEAT,
    chip=CHIP,
    count=NUMBER,
    changes=("chips[who][chip] -= count", "chips[to][chip] += count"),
)
HANDS_CARDS = kind(
    "hands-cards", who=SEAT, to=SEAT, count=NUMBER, changes=("get_out[who] -= count", "get_out[to] += count")
)
HANDS_MONEY = kind(
    "hands-money", who=SEAT, to=SEAT, amount=NUMBER, changes=("cash[who] -= amount", "cash[to] += amount")
)

# ---- The end (MB-E1 to MB-E4) ---------------------------------------------------------------------------------------

GAME_OVER = kind("over", why=ENDS, changes=("extra_turn = 0", "parking = 0"))
SCORES_BUILDING = kind("scores-building", who=SEAT, field=FIELD, floor=FLOOR, points=NUMBER)
SCORES_SET = kind("scores-set", who=SEAT, colour=COLOUR, points=NUMBER)
BILLIONAIRE = kind("billionaire", who=SEAT, points=NUMBER)  # nobody, if several have the most money
COMMUNITY = kind("community", who=SEAT, points=NUMBER)  # nobody, if several have the largest group
SCORES = kind("scores", who=SEAT, points=NUMBER, money=NUMBER, group=NUMBER)
WINS = kind("wins", who=SEAT)
