"""Measures: what counts in a position, in numbers that people can follow. A game declares its own in `measures.py`."""

from __future__ import annotations

from typing import NamedTuple


class Measure(NamedTuple):
    """One measure; its name in the game's words is `measure-NAME`."""

    clear: float  # a difference that is worth telling; negative where less is better
    digits: int = 0  # told behind the point
