"""Effects: the rules tell what happens, where it happens.

A game declares its kinds of effects in effects.py: what each one speaks of, who may see it, and what it changes.

    PAYS = kind("pays", who=SEAT, to=SEAT, card=Things("building", BUILDINGS), due=NUMBER, paid=NUMBER,
                changes=("coins[who] -= paid", "coins[to] += paid"))

A rule that moves something says so in one statement, `tell(s, PAYS, "MK-7", payer, receiver, b, due, paid)`. Plain
rules collect what is told on the state, if somebody listens; a copy never listens. The native loader takes these
statements out before it compiles, so there they cost nothing, whatever is computed inside the parentheses.

The changes are assignments to fields of the state. Applied to what was before, they give what is after: whoever has
the effects alone can keep the books, and a test does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import CodeType
from typing import Any, NamedTuple, TypeAlias

from burgomaster.games.kernel.structs import EVERYBODY, NO_SEAT, OWN_SEAT, Struct

EffectValue: TypeAlias = "int | str | None"


@dataclass(frozen=True)
class Things:
    """What a slot of an effect holds: a place in a list of names. -1 is none of them."""

    what: str  # such as "building"
    names: tuple[str, ...]


# A seat, -1 for nobody or the bank; and a plain number.
SEAT = Things("seat", ())
NUMBER = Things("number", ())


@dataclass(frozen=True, eq=False)
class Kind:
    """One kind of effect."""

    name: str
    slots: Mapping[str, Things]
    changes: tuple[str, ...]
    seen_by: str
    seats: frozenset[str]  # the slots that hold seats
    code: CodeType = field(repr=False)

    def seen_at(self, seat: int | None, values: tuple[int, ...]) -> bool:
        """Is a seat (None: a bystander) told of such an effect? What only one seat may see belongs to its first one."""
        if self.seen_by == EVERYBODY:
            return True
        owner = next((value for value, slot in zip(values, self.slots.values(), strict=True) if slot is SEAT), -1)
        return self.seen_by == OWN_SEAT and seat is not None and seat == owner


def kind(name: str, *, changes: tuple[str, ...] = (), seen_by: str = EVERYBODY, **slots: Things) -> Kind:
    """Declare a kind of effect; `changes` are assignments in which the slots may be used."""
    if seen_by not in (EVERYBODY, OWN_SEAT, NO_SEAT):
        raise ValueError(f"{name}: nobody knows who {seen_by!r} is")
    lines = "\n".join(changes)
    seats = frozenset(slot for slot, thing in slots.items() if thing is SEAT)
    return Kind(name, slots, changes, seen_by, seats, compile(lines, f"<effect {name}>", "exec"))


class Told(NamedTuple):
    """One thing that was told."""

    kind: Kind
    rule: str
    values: tuple[int, ...]


def tell(s: Any, kind: Kind, rule: str, *values: int) -> None:
    """Say what just happened and by which rule, if somebody listens. Native rules leave this out."""
    if s.told is not None:
        s.told.append((kind, rule, values))


def listen(s: Struct) -> None:
    """From now on what happens to this state is collected in `s.told`."""
    s.told = []


class Effect(NamedTuple):
    """Something that happened: its kind, the rule, and what it speaks of: seats, names of things and numbers."""

    kind: str
    rule: str
    values: Mapping[str, EffectValue]
    seats: frozenset[str]  # which of them are seats

    def to_json(self) -> dict[str, EffectValue]:
        """The effect as plain data."""
        return {"kind": self.kind, "rule": self.rule, **self.values}


def effect(told: Told) -> Effect:
    """The readable form of what was told."""
    made, rule, values = told
    named = zip(made.slots.items(), values, strict=True)
    return Effect(made.name, rule, {slot: _value(thing, value) for (slot, thing), value in named}, made.seats)


def _value(thing: Things, value: int) -> EffectValue:
    if thing is NUMBER:
        return value
    if value < 0:
        return None
    return value if thing is SEAT else thing.names[value]


def apply_effects(state: Struct, told: Iterable[Told]) -> None:
    """Change a state by effects alone, without any rule."""
    for kind, _, values in told:
        scope = _Fields(state, dict(zip(kind.slots, values, strict=True)))
        exec(kind.code, {}, scope)  # noqa: S102 - assignments that our own games declare


class _Fields(dict[str, Any]):
    """The names in an assignment: the effect's slots, and the fields of the state."""

    def __init__(self, state: Struct, slots: dict[str, int]) -> None:
        super().__init__(slots)
        self._state = state

    def __missing__(self, name: str) -> Any:
        if name not in self._state.FIELDS:
            raise KeyError(name)
        return getattr(self._state, name)

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self._state, name, value)
