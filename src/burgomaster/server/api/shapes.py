"""What only a server tells: why something was refused, and what a live connection says beside tables and rows."""

from __future__ import annotations

from typing import Annotated

import msgspec

from burgomaster.requests import shapes
from burgomaster.server.api.structs import struct_of
from burgomaster.tables.setup import LONGEST_WORD

SeatGiven = Annotated[int, msgspec.Meta(ge=0, le=5)]
ShortName = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]


class Problem(msgspec.Struct):
    """Why something was refused."""

    code: str
    text: str
    rule: str | None = None


class Present(msgspec.Struct, forbid_unknown_fields=True, tag="present"):
    """Who has a live connection now."""

    seats: list[bool]


class Missed(msgspec.Struct, forbid_unknown_fields=True, tag="missed"):
    """What follows, up to this row, happened while there was no connection."""

    upto: int


class Beat(msgspec.Struct, forbid_unknown_fields=True, tag="beat"):
    """A sign of life."""


class Repeated(msgspec.Struct, forbid_unknown_fields=True, tag="done"):
    """A move sent over the live connection was stored before, as row `seq`."""

    client_id: str
    seq: int


class LiveRefusal(msgspec.Struct, forbid_unknown_fields=True, tag="refused"):
    """Something sent over the live connection was refused; `status` is what HTTP would say."""

    client_id: str | None
    status: int
    error: Problem


Whole, Happened = struct_of(shapes.Whole), struct_of(shapes.Happened)
Message = Whole | Happened | Present | Missed | Beat | Repeated | LiveRefusal
