"""Every value of every option, alone and with all others, for tests that play whole games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from burgomaster.games import game


def each_value(name: str) -> list[dict[str, str]]:
    """Every option with every value but the usual one, alone."""
    return [{option.name: value} for option in game(name).SPEC.options for value in option.values[1:]]


def combined(name: str, *, but: tuple[str, ...] = ()) -> Iterator[dict[str, str]]:
    """All options with all their values together, without some."""
    options = [one for one in game(name).SPEC.options if one.name not in but]
    for values in product(*(one.values for one in options)):
        yield dict(zip((one.name for one in options), values, strict=True))


def written(options: dict[str, str]) -> str:
    """The name of a test."""
    return " ".join(f"{name}={value}" for name, value in options.items())
