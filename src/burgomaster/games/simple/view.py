"""A small game's state as plain data, field by field; who may see what stands with the fields.

    {"turn": {"number": 3, "seat": 0, "phase": "sell"},
     "takings": 5, "supply": {"cart": 6, …},
     "seats": [{"coins": 4, "town": {"cart": 0, …}}, …]}

What belongs to seats stands together, for everybody who plays. What is counted by name is an object, a value with a
name is that name, a seat is its number, and -1 (nobody, nothing) is null.
"""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.checking import Place
from burgomaster.games.kernel.contract import OVER, Rules, Spec
from burgomaster.games.kernel.errors import BadPosition
from burgomaster.games.kernel.structs import EVERYBODY, NO_SEAT, Field, Struct
from burgomaster.games.simple.fields import COURSE, are_seats, per_seat

_TURN = ("number", "seat", "phase")


def save(s: Any) -> dict[str, Any]:
    """The whole state."""
    return _data(s, None, everything=True)


def view(s: Any, seat: int | None, *, hands_open: bool = False) -> dict[str, Any]:
    """What a seat (None: a bystander) may know. What only others may know is null, but while hands lie open."""
    return _data(s, seat, everything=False, hands_open=hands_open)


def own(s: Any, seat: int, *, hands_open: bool = False) -> dict[str, Any]:
    """What of the view looks different to a bystander."""
    return {"seats": view(s, seat)["seats"]} if s.private() and not hands_open else {}


def _data(s: Any, seat: int | None, *, everything: bool, hands_open: bool = False) -> dict[str, Any]:
    fields = {name: field for name, field in s.FIELDS.items() if everything or field.seen_by != NO_SEAT}
    phase = s.FIELDS["phase"].names[0][s.phase]
    data: dict[str, Any] = {"turn": dict(zip(_TURN, (s.turns, s.player, phase), strict=True))}
    data |= {name: _written(getattr(s, name), field) for name, field in fields.items() if is_common(name, field)}
    data["seats"] = [
        {
            name: _seat_part(getattr(s, name)[p], field)
            if everything or field.seen_by == EVERYBODY or p == seat or hands_open
            else None
            for name, field in fields.items()
            if per_seat(field)
        }
        for p in range(s.players)
    ]
    return data


def is_common(name: str, field: Field) -> bool:
    """Does a field belong to the table as a whole, and not to the course of the game?"""
    return name not in COURSE and not per_seat(field)


def _written(value: Any, field: Field) -> Any:
    """A field of the whole table as plain data."""
    names = field.names[-1]
    if len(field.shape) == 2:
        return _line([_line(line, names) for line in value], field.names[0])
    if field.shape:
        return _line(value, names)
    if not names:
        return value
    return None if value < 0 else value if are_seats(names) else names[value]


def _seat_part(value: Any, field: Field) -> Any:
    return _line(value, field.names[-1]) if len(field.shape) == 2 else value


def _line(line: list[Any], names: tuple[str, ...]) -> Any:
    return dict(zip(names, line, strict=True)) if names else list(line)


# ---- Tables set up by hand ------------------------------------------------------------------------------------------


def check(state: type[Struct], rules: Rules, spec: Spec, data: Any, e: Any) -> Any:
    """The state of plain data as `save` writes it: every number in its range, and somebody can go on.

    Whether such a table can come about is more than fields can say. A game that wants to know has a `check` of its own,
    which calls this one first.
    """
    common = {name: field for name, field in state.FIELDS.items() if is_common(name, field)}
    owned = {name: field for name, field in state.FIELDS.items() if per_seat(field)}
    parts = Place(data, "state").table(required=("turn", *common, "seats"))
    seats = parts["seats"].list(spec.players[0], spec.players[-1])
    turn = parts["turn"].table(required=_TURN)
    s: Any = state()
    s.players = len(seats)
    s.turns = turn["number"].number(0, state.FIELDS["turns"].limits[1] // 2)
    s.player = turn["seat"].number(0, s.players - 1)
    s.phase = turn["phase"].choice(state.FIELDS["phase"].names[0])
    for name, field in common.items():
        setattr(s, name, _read(parts[name], field, s.players))
    for p, seat in enumerate(seats):
        for name, place in seat.table(required=tuple(owned)).items():
            getattr(s, name)[p] = _read_seat_part(place, owned[name])
    if rules.unfinished(s, e):
        raise turn["phase"].fail("in the middle of an action")
    if rules.turn_of(s, e) != OVER and rules.legal(s, e, [0] * spec.most_legal) == 0:
        raise BadPosition("state", "the game is not over, but nothing can be done")
    return s


def _read(place: Place, field: Field, players: int) -> Any:
    names = field.names[-1]
    if len(field.shape) == 2:
        return [_read_line(line, field) for line in _entries(place, field, 0)]
    if field.shape:
        return _read_line(place, field)
    if not names:
        return _count(place, field)
    if place.value is None:
        return -1
    return place.number(0, players - 1) if are_seats(names) else place.choice(names)


def _read_seat_part(place: Place, field: Field) -> Any:
    return _read_line(place, field) if len(field.shape) == 2 else _count(place, field)


def _read_line(place: Place, field: Field) -> list[int]:
    return [_count(entry, field) for entry in _entries(place, field, -1)]


def _entries(place: Place, field: Field, side: int) -> list[Place]:
    """The entries along one side of a field, by name or in order."""
    names, length = field.names[side], field.shape[side]
    if not names:
        return place.list(length, length)
    entries = place.table(required=names)
    return [entries[name] for name in names]


def _count(place: Place, field: Field) -> int:
    """Up to half of what fits, so that the game can go on from there."""
    return place.number(0, field.limits[1] // 2)
