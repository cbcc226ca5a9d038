"""How a small game's fields are read: what their sides and values are called says what they are.

    player = number(I8, SEAT)               a seat, -1 for nobody
    phase = number(I8, PHASES)              one of some names, -1 for none of them
    takings = number(I32)                   a number
    coins = row(I32, SEAT)                  a number for every seat
    supply = row(I8, BUILDINGS)             a number for every building
    town = grid(I8, SEAT, BUILDINGS)        a number for every building of every seat
    deck = row(I8, 52, seen_by=NO_SEAT)     numbers in order

where `SEAT = tuple(SEAT_LETTERS[:SEATS])`.
"""

from __future__ import annotations

import re
from typing import Any

from burgomaster.games.kernel.contract import SEAT_LETTERS, Rules
from burgomaster.games.kernel.structs import Field, Struct

# What every small game has: how many play, whose turn it is, how many turns have begun, what the table waits for.
COURSE = ("players", "player", "turns", "phase")


def are_seats(names: tuple[str, ...]) -> bool:
    """Are these the letters of the seats?"""
    return bool(names) and names == tuple(SEAT_LETTERS[: len(names)])


def per_seat(field: Field) -> bool:
    """Has a field a part for every seat?"""
    return bool(field.shape) and are_seats(field.names[0])


def things_of(field: Field) -> tuple[str, ...]:
    """What a field counts: the names of its last side; nothing where these are seats or have no names."""
    names = field.names[-1]
    return names if field.shape and not are_seats(names) else ()


def hands_open(rules: Rules, s: Any, e: Any) -> bool:
    """Does what only its owner may see lie open for now? A game whose rules have no `hands_open` never shows it."""
    rule = getattr(rules, "hands_open", None)
    return rule is not None and bool(rule(s, e))


def check_fields(state: type[Struct], edition: type[Struct]) -> None:
    """Say in time what a declaration lacks."""
    for name in COURSE:
        if name not in state.FIELDS or state.FIELDS[name].shape:
            raise TypeError(f"{state.__name__} in state.py needs a field {name!r} that is one number")
    if not state.FIELDS["phase"].names[0]:
        raise TypeError(f"{state.__name__}.phase in state.py needs the names of its phases: number(I8, PHASES)")
    if not are_seats(state.FIELDS["player"].names[0]):
        raise TypeError(f"{state.__name__}.player in state.py needs the letters of the seats: number(I8, SEAT)")
    if not any(per_seat(field) for field in state.FIELDS.values()):
        raise TypeError(f"{state.__name__} in state.py needs something of every seat, such as coins = row(I32, SEAT)")
    for struct in (state, edition):
        for name, field in struct.FIELDS.items():
            for word in (word for names in field.names if not are_seats(names) for word in names):
                if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", word):
                    raise TypeError(
                        f"{struct.__name__}.{name} in state.py has the name {word!r}. Write names in lower case, with"
                        " hyphens; people read those of words/*.ftl"
                    )
    for name, field in edition.FIELDS.items():
        if len(field.shape) > 1 or (field.shape and not things_of(field)):
            raise TypeError(
                f"{edition.__name__}.{name} in state.py is a row of numbers without names. Write row(I32, NAMES) with a"
                " tuple of names, or give the game a read_edition of its own"
            )
