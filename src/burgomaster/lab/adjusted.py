"""Shares without luck: what a bot won, less what chance brought it.

The luck of a game has the mean 0 whoever plays (see docs/review.md), so taking it off leaves the share as it was on
average, and makes it vary less. That mean is checked in every ladder: raw and adjusted shares must agree.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from burgomaster.lab.ratings import Numbers, interval, redrawn
from burgomaster.lab.settled import FEWEST
from burgomaster.lab.simulate import Share

AGREE = 2.0  # standard errors by which raw and adjusted shares may differ


@dataclass(frozen=True)
class Adjusted:
    """A share of the wins without luck, and the luck that was taken off."""

    share: Share
    luck: float  # of a game, on average
    luck_error: float  # its standard error
    deals: int  # it was worked out from
    variance_cut: float  # how many times as many games the raw share would need to be as exact

    @property
    def agrees(self) -> bool:
        """Is the mean of the luck 0, as far as can be seen? From few deals nothing can be."""
        return self.deals < FEWEST or abs(self.luck) <= AGREE * self.luck_error + 1e-12

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            **vars(self.share),
            "luck": self.luck,
            "luck_error": self.luck_error,
            "agrees": self.agrees,
            "variance_cut": self.variance_cut,
        }


def adjusted(wins: Numbers, luck: Numbers, games: int, seed: int) -> Adjusted:
    """From wins and luck by deal, of so many games on each: the share without luck, with its bootstrap interval."""
    deals = len(wins)
    raw, lucky = wins / games, luck / games
    without = raw - lucky
    mean = float(without.mean())
    variances = [float(np.var(numbers, ddof=1)) if deals > 1 else 0.0 for numbers in (raw, without, lucky)]
    return Adjusted(
        Share(mean, *interval(redrawn(without[:, None], seed)[:, 0] / deals, mean)),
        luck=float(lucky.mean()),
        luck_error=math.sqrt(variances[2] / deals),
        deals=deals,
        variance_cut=variances[0] / variances[1] if variances[1] > 0 else 1.0,
    )
