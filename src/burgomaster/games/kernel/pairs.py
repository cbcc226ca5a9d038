"""The 21 results of two dice that cannot be told apart, as numbers; and how often totals come up."""

from __future__ import annotations

from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import Domain

# Low die first: 1+1, 1+2 … 1+6, 2+2 … 6+6.
_BOTH = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
_LOWER = tuple(low for low, _ in _BOTH)
_HIGHER = tuple(high for _, high in _BOTH)

PAIRS = Domain(tuple(f"{low}+{high}" for low, high in _BOTH))  # as arguments of a step


@rule
def pair_of(low: int, high: int) -> int:
    """The 21 pairs of two dice, low <= high, numbered 1+1, 1+2 … 1+6, 2+2 … 6+6."""
    return (low - 1) * 6 - (low - 1) * (low - 2) // 2 + high - low


@rule
def lower_die(pair: int) -> int:
    """The lower die of a numbered pair."""
    return _LOWER[pair]


@rule
def higher_die(pair: int) -> int:
    """The higher die of a numbered pair."""
    return _HIGHER[pair]


@rule
def ways(dice: int, total: int) -> int:
    """How many of 36 throws with one die or two give this total."""
    if dice == 1:
        return 6 if total <= 6 else 0
    return 6 - abs(7 - total) if total >= 2 else 0
