"""Corner Lots: what the rules tell. Payments are made in the open, so everybody is told of them."""

from __future__ import annotations

from burgomaster.games.corner_lots.state import LOTS
from burgomaster.games.kernel.effects import NUMBER, SEAT, Things, kind

LOT = Things("lot", LOTS)

# These say only where play stands.
COURSE = ("players", "player", "turns", "phase", "sold", "asked")

DRAWN = kind("drawn", lot=LOT, number=NUMBER, changes=("lot = number", "left[number] -= 1"))
BIDS = kind("bids", who=SEAT, bid=NUMBER, changes=("high = bid", "holder = who"))
PASSES = kind("passes", who=SEAT)
WINS_LOT = kind(
    "wins-lot",
    who=SEAT,
    lot=LOT,
    paid=NUMBER,
    worth=NUMBER,
    changes=("chips[who] -= paid", "points[who] += worth"),
)
EARNS = kind("earns", who=SEAT, count=NUMBER, changes=("chips[who] += count",))
CLEARED = kind("cleared", changes=("lot = -1", "high = 0", "holder = -1"))
