"""When is a ladder's question settled: for every pairing, is the one stronger or weaker than an equal bot?

Whoever looks after every deal and stops as soon as an ordinary 95 % interval leaves out the equal share is wrong far
more often than in 5 of 100 cases. So the interval used here is one of a sequence that holds at all times at once (an
asymptotic confidence sequence: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2021). It is wider, and may be looked
at as often as one likes. The 5 % are divided among the pairings.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

ALPHA = 0.05  # how often equal bots may be called unequal, in any pairing, however long the ladder
FEWEST = 20  # deals: the sequence holds for sums that are nearly normal
SHARPEST = 200  # deals for which the interval is tuned to be narrowest


class OpenQuestion:
    """The question of a ladder with so many pairings, in which an equal bot has a share of `fair`."""

    def __init__(self, pairings: int, fair: float) -> None:
        self._fair = fair
        self._deals = 0
        self._sums = [0.0] * pairings
        self._squares = [0.0] * pairings
        self._alpha = ALPHA / pairings
        doubt = -2 * math.log(self._alpha)
        self._rho = (doubt + math.log(doubt + 1)) / SHARPEST  # the square of what the paper calls so

    def add(self, shares: Sequence[float]) -> bool:
        """One more deal, with the share of the one in every pairing; is every pairing settled now?"""
        self._deals += 1
        for i, share in enumerate(shares):
            self._sums[i] += share - self._fair
            self._squares[i] += (share - self._fair) ** 2
        return self._deals >= FEWEST and all(map(self._settled, range(len(self._sums))))

    def radius(self, pairing: int) -> float:
        """How far the interval of a pairing reaches to either side of its mean, now and at all times."""
        deals, part = self._deals, self._deals * self._rho + 1
        mean = self._sums[pairing] / deals
        # Two deals of either kind are added, so that deals that all went the same way leave some doubt.
        added = self._fair**2 + (1 - self._fair) ** 2
        variance = (self._squares[pairing] + added) / deals - mean * mean
        wide = 2 * part / (deals * deals * self._rho) * math.log(math.sqrt(part) / self._alpha)
        return math.sqrt(max(variance, 0.0) * wide)

    def _settled(self, pairing: int) -> bool:
        return abs(self._sums[pairing] / self._deals) > self.radius(pairing)
