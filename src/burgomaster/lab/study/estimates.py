"""Means and ratios with 95 % intervals. The unit is the deal: games on one deal share their luck."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from burgomaster.lab.ratings import Numbers
from burgomaster.lab.shares import wilson

_WIDE = 1.959964  # standard errors to either side


@dataclass(frozen=True)
class Estimate:
    """A number and the interval it lies in."""

    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Is it certainly not 0?"""
        return self.low > 0 or self.high < 0


def mean_of(by_deal: Numbers) -> Estimate:
    """The mean of a number that every deal gave."""
    mean = float(by_deal.mean())
    error = float(by_deal.std(ddof=1)) / math.sqrt(len(by_deal))
    return Estimate(mean, mean - _WIDE * error, mean + _WIDE * error)


def ratio_of(above: Numbers, below: Numbers) -> Estimate | None:
    """A share: the sum of one number by the sum of another, both by deal; None where there is nothing to divide by."""
    whole = float(below.sum())
    if whole == 0:
        return None
    ratio = float(above.sum()) / whole
    if ratio in (0.0, 1.0):  # even if all deals went the same way, some doubt is left
        found = wilson(ratio * (few := int((below > 0).sum())), few)
        return Estimate(ratio, found.low, found.high)
    error = math.sqrt(float(((above - ratio * below) ** 2).sum())) / whole
    return Estimate(ratio, max(ratio - _WIDE * error, 0.0), min(ratio + _WIDE * error, 1.0))


def middle_and_quarters(values: Numbers) -> tuple[float, float, float]:
    """The quarter that lies below, the middle, and the quarter that lies above."""
    low, middle, high = np.percentile(values, (25, 50, 75))
    return float(low), float(middle), float(high)
