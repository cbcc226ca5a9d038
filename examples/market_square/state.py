"""Market Square: what lies on the table (State) and what the edition says (Edition)."""

from __future__ import annotations

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.structs import I8, I32, Struct, grid, number, row

SEATS = 4
SEAT = tuple(SEAT_LETTERS[:SEATS])

BUILDINGS = ("cart", "well", "arcade", "guildhall")
KINDS = len(BUILDINGS)

# What the table waits for.
PHASES = ("sell", "die", "build", "over")
SELL_PHASE, DIE_PHASE, BUILD_PHASE, OVER_PHASE = range(len(PHASES))


class State(Struct):
    """One table. Seats count clockwise from 0."""

    players = number(I8)
    player = number(I8, SEAT)  # the seat on turn
    turns = number(I32)  # turns begun
    phase = number(I8, PHASES)
    takings = number(I32)  # what the market has brought this turn, not yet safe
    coins = row(I32, SEAT)
    supply = row(I8, BUILDINGS)
    town = grid(I8, SEAT, BUILDINGS)


class Edition(Struct):
    """Every figure and every table option. Read-only to the rules."""

    start_coins = number(I32)
    goal = number(I32)  # points that end the game
    cost = row(I32, BUILDINGS)
    points = row(I32, BUILDINGS)
    earns = row(I32, BUILDINGS)  # more coins for every throw
    shelters = row(I32, BUILDINGS)  # takings kept when it rains
    copies = row(I32, BUILDINGS)
    sudden_end = number(I8, ("no", "yes"))  # a table option: the first value is the default
