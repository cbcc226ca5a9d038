"""Machi Koro: what the rules tell. Everything is open (MK-18), so everybody is told everything."""

from __future__ import annotations

from burgomaster.games.kernel.effects import NUMBER, SEAT, Things, kind
from burgomaster.games.machi_koro.state import BUILDINGS, ICONS, LANDMARKS

BUILDING = Things("building", BUILDINGS)
LANDMARK = Things("landmark", LANDMARKS)
ICON = Things("icon", ICONS)

# These say only where play stands.
COURSE = ("players", "phase", "giving")

STARTS = kind("starts", who=SEAT)  # chance chose the start player
BEGINS = kind(
    "begins",  # a turn, extra turns included
    who=SEAT,
    number=NUMBER,
    changes=(
        "player = who",
        "turns = number",
        "dice = 0",
        "die[0] = 0",
        "die[1] = 0",
        "thrown_again = 0",
        "extra_turn = 0",
    ),
)
THROWS = kind(
    "throws",  # the dice roll
    who=SEAT,
    count=NUMBER,
    again=NUMBER,  # 1 by the radio tower
    changes=("dice = count", "die[0] = 0", "die[1] = 0", "thrown_again = again"),
)
DICE = kind(
    "dice",  # they lie still
    who=SEAT,
    first=NUMBER,
    second=NUMBER,  # 0 where one die was thrown
    total=NUMBER,
    changes=("die[0] = first", "die[1] = second"),
)
EXTRA_TURN = kind("extra-turn", who=SEAT, changes=("extra_turn = 1",))

PAYS = kind(
    "pays",  # for a red card of another player, the stadium or the TV station
    who=SEAT,
    to=SEAT,
    card=BUILDING,
    count=NUMBER,  # so many of them
    due=NUMBER,
    paid=NUMBER,
    forgiven=NUMBER,
    changes=("coins[who] -= paid", "coins[to] += paid"),
)
EARNS = kind(
    "earns",  # from the bank, so much a card
    who=SEAT,
    card=BUILDING,
    count=NUMBER,
    each=NUMBER,
    mall=NUMBER,  # what the shopping mall adds to each
    total=NUMBER,
    changes=("coins[who] += total",),
)
BY_ICON = kind(
    "earns-by-icon",  # from the bank, so much for every icon that a card counts
    who=SEAT,
    card=BUILDING,
    count=NUMBER,
    each=NUMBER,
    icon=ICON,
    icons=NUMBER,
    mall=NUMBER,
    total=NUMBER,
    changes=("coins[who] += total",),
)
KEEPS = kind("keeps", who=SEAT)  # the throw, though the radio tower would repeat it
DECLINES = kind("declines", who=SEAT)  # to swap
PASSES = kind("passes", who=SEAT)  # builds nothing
SWAPS = kind(
    "swaps",
    who=SEAT,
    gives=BUILDING,
    other=SEAT,
    takes=BUILDING,
    changes=(
        "city[who][gives] -= 1",
        "city[other][gives] += 1",
        "city[other][takes] -= 1",
        "city[who][takes] += 1",
    ),
)
BUYS = kind(
    "buys",
    who=SEAT,
    card=BUILDING,
    cost=NUMBER,
    left=NUMBER,  # in the supply
    changes=("coins[who] -= cost", "supply[card] = left", "city[who][card] += 1"),
)
SELLS_OUT = kind("sells-out", card=BUILDING)
SET_ASIDE = kind("set-aside", card=BUILDING, count=NUMBER, changes=("supply[card] = 0",))  # so many cards
LAYS = kind(
    "lays",  # a card of the deck into the market
    card=BUILDING,
    count=NUMBER,  # so many lie there now
    changes=("supply[card] = count",),
)
BUILDS = kind(
    "builds",
    who=SEAT,
    landmark=LANDMARK,
    cost=NUMBER,
    built=NUMBER,  # so many has the player now
    changes=("coins[who] -= cost", "landmarks[who][landmark] = 1"),
)
WINS = kind("wins", who=SEAT, changes=("winner = who", "extra_turn = 0"))
