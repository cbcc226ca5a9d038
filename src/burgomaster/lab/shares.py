"""Shares of games with their intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Share:
    """A share of the wins with its 95 % interval (Wilson)."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Share:
    """A share with its 95 % Wilson interval."""
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Share(share, max(middle - reach, 0.0), min(middle + reach, 1.0))
