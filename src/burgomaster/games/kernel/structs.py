"""Fixed-size structs: one layout, three forms.

A struct class lists its fields once, and with them who may see each. From that list come

* the *mirror*: a plain Python object (integers, lists, lists of lists) on which the plain rules run, never on
  NumPy scalars: those are some thirty times slower and wrap silently (as int8, 3·6·16 is 32);
* the *bytes*: what is stored, hashed and compared, range-checked on the way out;
* the *dtype*: the same bytes as a NumPy record array, on which the native rules run.

Integers are signed and little-endian, every field is aligned to its own size, padding is zero.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from itertools import islice, repeat
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, cast

if TYPE_CHECKING:
    import numpy as np

I8, I16, I32 = "b", "h", "i"
_SIZE = {I8: 1, I16: 2, I32: 4}

# Who may see a field. One that belongs to the seats has a row (or a number) for each, and a seat sees only its own.
# A game may show such a field to all for a while, such as hands that are dealt open; never more than that.
EVERYBODY, OWN_SEAT, NO_SEAT = "everybody", "own seat", "no seat"

# What the numbers of a field stand for, where these are seats: one, -1 for nobody; or several, as bits.
A_SEAT, SEATS_AS_BITS = "a seat", "seats as bits"


# A length, or the names of the places, such as the buildings a row counts.
Places = int | tuple[str, ...]


class Field(NamedTuple):
    """One field of a struct: the kind of its integers, its shape, () for a single number, and who may see it.

    `names` has the names of the places along each side, () where they have none; a side with a place for every seat has
    the seats' letters. A single number may have names for its values, such as those of the phases.
    """

    kind: str
    shape: tuple[int, ...]
    seen_by: str = EVERYBODY
    names: tuple[tuple[str, ...], ...] = ((),)
    holds: str = ""  # A_SEAT, SEATS_AS_BITS, or any numbers

    @property
    def numbers(self) -> int:
        """How many integers it holds."""
        n = 1
        for side in self.shape:
            n *= side
        return n

    @property
    def limits(self) -> tuple[int, int]:
        """The smallest and the largest integer it can hold."""
        top = 1 << (8 * _SIZE[self.kind] - 1)
        return -top, top - 1


# These three stand in a class body as what they will be on an instance, so the type checker sees `int` and lists.
def number(kind: str, names: tuple[str, ...] = (), *, seen_by: str = EVERYBODY, holds: str = "") -> int:
    """A field holding one integer; its values may have names."""
    return cast(int, Field(kind, (), seen_by, (names,), holds))


def row(kind: str, length: Places, *, seen_by: str = EVERYBODY, holds: str = "") -> list[int]:
    """A field holding a row of integers: so many, or one for each name."""
    return cast("list[int]", _sided(kind, seen_by, holds, length))


def grid(kind: str, rows: Places, columns: Places, *, seen_by: str = EVERYBODY, holds: str = "") -> list[list[int]]:
    """A field holding rows of integers; read and written as `struct.field[row][column]`."""
    return cast("list[list[int]]", _sided(kind, seen_by, holds, rows, columns))


def _sided(kind: str, seen_by: str, holds: str, *sides: Places) -> Field:
    shape = tuple(side if isinstance(side, int) else len(side) for side in sides)
    return Field(kind, shape, seen_by, tuple(() if isinstance(side, int) else side for side in sides), holds)


class _StructType(type):
    """Turns the field list of a class body into slots and a byte layout."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _StructType:
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        for key in fields:
            del body[key]
        body["__slots__"] = (*fields, "told") if bases else ()  # `told`: see effects.py
        body["FIELDS"] = fields
        body["OFFSETS"], body["SIZE"], layout = _lay_out(fields)
        body["_STRUCT"] = struct.Struct(layout)
        body["_DEPTHS"] = tuple((name, len(field.shape)) for name, field in fields.items())
        body["copy"] = _copier(fields)
        return super().__new__(mcs, name, bases, body)


def _lay_out(fields: dict[str, Field]) -> tuple[dict[str, int], int, str]:
    offsets, at, layout = {}, 0, "<"
    for name, field in fields.items():
        gap = -at % _SIZE[field.kind]
        offsets[name] = at + gap
        layout += "x" * gap + f"{field.numbers}{field.kind}"
        at += gap + field.numbers * _SIZE[field.kind]
    tail = -at % max((_SIZE[field.kind] for field in fields.values()), default=1)
    return offsets, at + tail, layout + "x" * tail


_FEW_ROWS = 8  # a grid with more of them is copied by `map`


def _copier(fields: dict[str, Field]) -> Any:
    """A copy function for just these fields: positions are copied all the time, and a loop takes twice as long."""
    lines = ["def copy(self):", "    twin = new(type(self))", "    twin.told = None"]
    for name, field in fields.items():
        rows = ", ".join(f"row{i}" for i in range(field.shape[0])) if len(field.shape) == 2 else ""
        if not field.shape:
            lines.append(f"    twin.{name} = self.{name}")
        elif not rows:
            lines.append(f"    twin.{name} = self.{name}.copy()")
        elif field.shape[0] <= _FEW_ROWS:
            lines.append(f"    {rows}, = self.{name}")
            lines.append(f"    twin.{name} = [{rows.replace(',', '.copy(),')}.copy()]")
        else:
            lines.append(f"    twin.{name} = [*map(copy_row, self.{name})]")
    scope: dict[str, Any] = {"new": object.__new__, "copy_row": list.copy}
    exec("\n".join([*lines, "    return twin"]), scope)  # noqa: S102 - nothing but the names of our own fields
    return scope["copy"]


class Struct(metaclass=_StructType):
    """Base of every state and edition. A new struct is all zeros."""

    FIELDS: ClassVar[dict[str, Field]]
    OFFSETS: ClassVar[dict[str, int]]
    SIZE: ClassVar[int]
    _STRUCT: ClassVar[struct.Struct]
    _DEPTHS: ClassVar[tuple[tuple[str, int], ...]]

    told: list[Any] | None  # what happened to it, where somebody listens; no field, and a copy starts without

    def __init__(self) -> None:
        self.told = None
        for name, field in self.FIELDS.items():
            setattr(self, name, _shaped(repeat(0), field.shape))

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """A copy that shares nothing with the original."""

    def pack(self) -> bytes:
        """The struct's bytes. A number that does not fit its field is an OverflowError that names the field."""
        flat: list[int] = []
        for name, depth in self._DEPTHS:
            value = getattr(self, name)
            if depth == 1:
                flat += value
            elif depth == 0:
                flat.append(value)
            else:
                for line in value:
                    flat += line
        try:
            return self._STRUCT.pack(*flat)
        except struct.error:
            raise OverflowError(self._out_of_range()) from None

    def _out_of_range(self) -> str:
        """Which field holds a number that does not fit."""
        for name, field in self.FIELDS.items():
            values = _flat(getattr(self, name), len(field.shape))
            low, high = field.limits
            if min(values) < low or max(values) > high:
                return f"{type(self).__name__}.{name} holds {values}, outside {low}..{high}"
        return f"{type(self).__name__} does not fit its layout"

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The struct whose bytes these are."""
        numbers = iter(cls._STRUCT.unpack(data))
        made = object.__new__(cls)
        made.told = None
        for name, field in cls.FIELDS.items():
            setattr(made, name, _shaped(numbers, field.shape))
        return made

    @classmethod
    def private(cls) -> bool:
        """Is there a field of which a seat sees only its own part?"""
        return any(field.seen_by == OWN_SEAT for field in cls.FIELDS.values())

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The same layout for NumPy and Numba."""
        import numpy as np

        return np.dtype(
            {
                "names": list(cls.FIELDS),
                "formats": [(f"<i{_SIZE[f.kind]}", f.shape) for f in cls.FIELDS.values()],
                "offsets": list(cls.OFFSETS.values()),
                "itemsize": cls.SIZE,
            },
            align=True,
        )

    def native(self) -> np.ndarray[Any, Any]:
        """A NumPy array of one: `struct.native()[0]` is what native rules take."""
        import numpy as np

        return np.frombuffer(bytearray(self.pack()), dtype=self.dtype())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and type(self) is type(other) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).unpack, (self.pack(),)  # so it is pickled by its bytes

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.FIELDS)
        return f"{type(self).__name__}({inside})"


def _shaped(numbers: Iterator[int], shape: tuple[int, ...]) -> Any:
    """The next of these numbers, as a field holds them: whole rows at once, for states are made all the time."""
    if not shape:
        return next(numbers)
    if len(shape) == 1:
        return list(islice(numbers, shape[0]))
    return [_shaped(numbers, shape[1:]) for _ in range(shape[0])]


def _flat(value: Any, depth: int) -> list[int]:
    if depth == 0:
        return [value]
    return value if depth == 1 else [number for line in value for number in line]
