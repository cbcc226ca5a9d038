"""What the rules of Alhambra tell: every card that moves, every point, and why a turn goes on or ends.

All of it is seen by everybody at the table (AL-H1), except which cards a shuffled discard holds. What a hand is worth
is never told, not even when it decides who gets a leftover (AL-E3). Dirk has the seat after the two players.
"""

from __future__ import annotations

from burgomaster.games.alhambra.state import BUILDINGS, CURRENCIES, SCORINGS
from burgomaster.games.alhambra.steps import CARD
from burgomaster.games.kernel.effects import NUMBER, SEAT, Things, kind
from burgomaster.games.kernel.structs import NO_SEAT

# Where play stands: how many sit there, what the table waits for, and how far an action under way has got.
COURSE = ("players", "player", "phase", "slot", "last")

_BUILDING = Things("building", BUILDINGS)
_MONEY = Things("card", CARD.names)
_SLOT = Things("slot", CURRENCIES)
_SCORING = Things("scoring", SCORINGS)

# AL-S3: why somebody starts.
_FIRST = Things("first", ("fewest-cards", "least-money", "youngest", "chance"))
FEWEST_CARDS, LEAST_MONEY, YOUNGEST, LOT = range(len(_FIRST.names))

# AL-T3, AL-T5, AL-T7: why a turn ends.
_END = Things("end", ("took-money", "overpaid", "nothing-possible", "passed"))
TOOK_MONEY, OVERPAID, NOTHING_POSSIBLE, PASSED = range(len(_END.names))

# ---- Set-up ----

DEALT = kind(
    "dealt",
    who=SEAT,
    card=_MONEY,
    changes=("deck[card] -= 1", "money_left -= 1", "hand[who][card] += 1", "cards[who] += 1"),
)
STARTS = kind("starts", who=SEAT, why=_FIRST)

# ---- Turns. Places of the money row count from 1 ----

TURN = kind("turn", who=SEAT, number=NUMBER, changes=("turns = number",))
TAKES = kind(
    "takes",
    who=SEAT,
    place=NUMBER,
    card=_MONEY,
    value=NUMBER,
    changes=("open_money[place - 1] = -1", "hand[who][card] += 1", "cards[who] += 1", "taken += value"),
)
PAYS = kind(
    "pays",
    who=SEAT,
    card=_MONEY,
    value=NUMBER,
    changes=("hand[who][card] -= 1", "cards[who] -= 1", "discard[card] += 1", "paid += value"),
)
BUYS = kind(  # `to` is who gets it: the buyer, or Dirk
    "buys",
    who=SEAT,
    to=SEAT,
    building=_BUILDING,
    slot=_SLOT,
    due=NUMBER,
    paid=NUMBER,
    changes=("city[to][building] += 1", "yard[slot] = -1", "yard_price[slot] = 0", "paid = 0"),
)
AGAIN = kind("again", who=SEAT)
ENDS = kind("ends", who=SEAT, why=_END, changes=("taken = 0",))

# ---- Filling up ----

YARD = kind(
    "yard",
    slot=_SLOT,
    building=_BUILDING,
    price=NUMBER,
    changes=(
        "building_deck[building][price - 1] -= 1",
        "buildings_left -= 1",
        "yard[slot] = building",
        "yard_price[slot] = price",
    ),
)
LAID = kind(
    "laid",
    place=NUMBER,
    card=_MONEY,
    changes=(
        "deck[card] -= 1",
        "money_left -= 1",
        "pile_left = max(pile_left - 1, 0)",
        "open_money[place - 1] = card",
    ),
)
PILE = kind("pile", number=NUMBER, left=NUMBER, changes=("pile = number", "pile_left = left"))  # now on top
SHUFFLES = kind("shuffles", count=NUMBER, changes=("money_left += count",))  # 0: the row stays short
RETURNS = kind(
    "returns", card=_MONEY, count=NUMBER, changes=("deck[card] += count", "discard[card] -= count"), seen_by=NO_SEAT
)

# ---- Scoring ----

TURNS_UP = kind("turns-up", scoring=_SCORING, changes=("scored += 1",))
FINAL = kind("final")  # C, which has no card
SCORES = kind(  # a place from 1 in a type, with the pot of all places shared and what rounding loses of it
    "scores",
    who=SEAT,
    scoring=_SCORING,
    building=_BUILDING,
    count=NUMBER,
    place=NUMBER,
    sharers=NUMBER,
    pot=NUMBER,
    each=NUMBER,
    lost=NUMBER,
    changes=("points[scoring][who] += each",),
)

# ---- Dirk ----

DIRK_GETS = kind("dirk-gets", who=SEAT, due=NUMBER, count=NUMBER, changes=("dirk_draws = count",))
DIRK_DRAWS = kind(
    "dirk-draws",
    who=SEAT,
    building=_BUILDING,
    price=NUMBER,
    changes=(
        "building_deck[building][price - 1] -= 1",
        "buildings_left -= 1",
        "city[who][building] += 1",
        "dirk_draws -= 1",
    ),
)

# ---- The end ----

THE_END = kind("over", empty=NUMBER, scorings=NUMBER)  # slots that stay empty, and scoring cards that turned up
LEFTOVER = kind(  # to nobody: it stays in the yard, unsold
    "leftover",
    who=SEAT,
    building=_BUILDING,
    slot=_SLOT,
    changes=(
        "city[who][building] += who >= 0",
        "yard[slot] = -1 if who >= 0 else building",
        "yard_price[slot] *= who < 0",
    ),
)
WINS = kind("wins", who=SEAT, points=NUMBER, sharers=NUMBER)
