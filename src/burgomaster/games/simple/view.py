"""A small game's state as plain data, field by field; who may see what stands with the fields.

Single numbers with names are written by name, what is counted by name is an object, and whatever belongs to seats is a
list with an entry for everybody who plays.
"""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.checking import Place
from burgomaster.games.kernel.contract import OVER, Rules, Spec
from burgomaster.games.kernel.errors import BadPosition
from burgomaster.games.kernel.records import EVERYBODY, NO_SEAT, OWN_SEAT, Field, Record
from burgomaster.games.simple.fields import are_seats, per_seat


def save(s: Any) -> dict[str, Any]:
    """The whole state."""
    return {name: written(getattr(s, name), field, s.players) for name, field in s.FIELDS.items()}


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a bystander) may know. Where something is not for it stands null."""
    return {name: _seen(s, name, seat) for name, field in s.FIELDS.items() if field.seen_by != NO_SEAT}


def own(s: Any, seat: int) -> dict[str, Any]:
    """What of the view a bystander does not see."""
    return {name: _seen(s, name, seat) for name, field in s.FIELDS.items() if field.seen_by == OWN_SEAT}


def _seen(s: Any, name: str, seat: int | None) -> Any:
    field = s.FIELDS[name]
    data = written(getattr(s, name), field, s.players)
    if field.seen_by == EVERYBODY:
        return data
    return [part if p == seat else None for p, part in enumerate(data)]


def written(value: Any, field: Field, players: int) -> Any:
    """A field as plain data."""
    if not field.shape:
        names = field.names[0]
        return value if not names else names[value] if value >= 0 else None
    if per_seat(field):
        value = value[:players]
    last = field.names[-1]
    if not last or are_seats(last):
        return [list(part) if isinstance(part, list) else part for part in value]
    if len(field.shape) == 1:
        return dict(zip(last, value, strict=True))
    return [dict(zip(last, part, strict=True)) for part in value]


# ---- Tables set up by hand ------------------------------------------------------------------------------------------


def check(state: type[Record], rules: Rules, spec: Spec, data: Any, e: Any) -> Any:
    """The state of plain data as `save` writes it: every number in its range, and somebody can go on.

    Whether such a table can come about is more than fields can say. A game that wants to know has a `check` of its own,
    which calls this one first.
    """
    parts = Place(data, "state").table(required=tuple(state.FIELDS))
    s: Any = state()
    players = parts["players"].number(spec.players[0], spec.players[-1])
    for name, field in state.FIELDS.items():
        setattr(s, name, _read(parts[name], field, players))
    if s.player < 0:
        raise parts["player"].fail("must be a seat")
    if rules.unfinished(s, e):
        raise parts["phase"].fail("in the middle of an action")
    if rules.turn_of(s, e) != OVER and rules.legal(s, e, [0] * spec.most_legal) == 0:
        raise BadPosition("state", "the game is not over, but nothing can be done")
    return s


def _read(place: Place, field: Field, players: int) -> Any:
    """What `written` wrote."""
    if not field.shape:
        return _number(place, field, players)
    first, *more = zip(field.shape, field.names, strict=True)
    if not more:
        return _row(place, field, first, players)
    length = players if per_seat(field) else first[0]
    lines = [_row(part, field, more[0], players) for part in place.list(length, length)]
    return lines + [[0] * more[0][0] for _ in range(first[0] - length)]


def _row(place: Place, field: Field, side: tuple[int, tuple[str, ...]], players: int) -> list[int]:
    length, names = side
    if names and not are_seats(names):
        entries = place.table(required=names)
        return [_count(entries[name], field) for name in names]
    given = players if names else length
    return [_count(part, field) for part in place.list(given, given)] + [0] * (length - given)


def _number(place: Place, field: Field, players: int) -> int:
    names = field.names[0]
    if not names:
        return _count(place, field)
    if are_seats(names):
        return -1 if place.value is None else place.choice(names[:players])
    return place.choice(names)


def _count(place: Place, field: Field) -> int:
    """Up to half of what fits, so that the game can go on from there."""
    return place.number(0, field.limits[1] // 2)
