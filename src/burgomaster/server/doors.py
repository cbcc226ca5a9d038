"""The doors of a server, which operators open and close."""

from __future__ import annotations

import msgspec


class Doors(msgspec.Struct, frozen=True):
    """Which doors are open: may newcomers take a name, may tables be opened? And what people are told about it."""

    names: bool = True
    tables: bool = True
    said: str = ""
