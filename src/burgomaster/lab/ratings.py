"""Strength from many games: win shares and Elo ratings, with bootstrap intervals over deals.

Games on one deal share their luck, so they are not independent samples; deals are. An interval is a bootstrap: as many
deals are drawn again from those played, with replacement, many times, and the interval holds 95 % of the results.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from burgomaster.lab.simulate import Share

RESAMPLES = 1000
_BLOCK = 50  # resamples at once, to keep memory small
_SCALE = 400 / math.log(10)  # a rating of 400 more is ten times the strength

Numbers = np.ndarray[Any, np.dtype[np.float64]]


def resampled(wins: Numbers, losses: Numbers, players: int, seed: int, resamples: int = RESAMPLES) -> list[Numbers]:
    """Wins and losses of every pairing over deals drawn again: a row for every deal in, one for every resample out.

    Where every deal of a pairing went the same way, drawing again tells nothing. Then the deals count as that many
    single games, and the share is drawn from what these leave possible (Jeffreys' posterior).
    """
    deals, pairings = wins.shape
    luck = np.random.default_rng(seed)
    sums = _redrawn(np.hstack([wins, losses]), luck, resamples)
    won, lost = sums[:, :pairings], sums[:, pairings:]
    for pairing in range(pairings):
        decided = float(wins[0, pairing] + losses[0, pairing])
        if decided and np.ptp(wins[:, pairing]) == 0 == np.ptp(losses[:, pairing]):
            part = wins[0, pairing] / players * deals, losses[0, pairing] / players * deals
            share = luck.beta(part[0] + 0.5, part[1] + 0.5, resamples)
            won[:, pairing], lost[:, pairing] = share * decided * deals, (1 - share) * decided * deals
    return [won, lost]


def redrawn(rows: Numbers, seed: int, resamples: int = RESAMPLES) -> Numbers:
    """The sums of rows drawn again: a row for every deal in, one for every resample out."""
    return _redrawn(rows, np.random.default_rng(seed), resamples)


def _redrawn(rows: Numbers, luck: np.random.Generator, resamples: int) -> Numbers:
    deals = len(rows)
    sums = np.empty((resamples, rows.shape[1]))
    for first in range(0, resamples, _BLOCK):
        count = min(_BLOCK, resamples - first)
        sums[first : first + count] = luck.multinomial(deals, np.full(deals, 1 / deals), size=count) @ rows
    return sums


def interval(samples: Numbers, found: float) -> tuple[float, float]:
    """Where the middle 95 % of the samples lie, reaching to what was found, also where that is an end of the scale."""
    low, high = np.percentile(samples, (2.5, 97.5))
    return min(float(low), found), max(float(high), found)


def share(wins: float, samples: Numbers, games: int) -> Share:
    """Wins as a share of the games, with its interval."""
    return Share(wins / games, *interval(samples / games, wins / games))


def elo(pairs: Sequence[tuple[int, int]], wins: Numbers, losses: Numbers, bots: int, players: int) -> Numbers:
    """The likeliest ratings after games of one bot among `players - 1` of another; their mean is 0.

    `pairs` says who: (the one, the others). `wins` and `losses` are the one's and the others', a column for every
    pairing; the result has the same rows, and a column for every bot. The model is Bradley and Terry's, for more than
    two players that of Luce: each seat wins in proportion to its bot's strength.
    To every pairing one game is added that all seats share, so that a bot that never lost has a rating too.
    """
    wins = wins + 1 / players
    losses = losses + (players - 1) / players
    games = wins + losses
    one = np.array([pair[0] for pair in pairs])
    others = np.array([pair[1] for pair in pairs])
    sign = np.zeros((len(pairs), bots))
    sign[np.arange(len(pairs)), one] = 1
    sign[np.arange(len(pairs)), others] = -1
    strength = np.zeros((len(wins), bots))
    level = np.ones((bots, bots)) / bots  # ratings are differences; this holds their mean at 0
    for _ in range(100):
        ahead = strength @ sign.T - math.log(players - 1)
        chance = 1 / (1 + np.exp(-ahead))
        slope = (wins - games * chance) @ sign
        bend = np.einsum("rp,pi,pj->rij", games * chance * (1 - chance), sign, sign) + level
        step = np.linalg.solve(bend, slope[..., None])[..., 0]
        strength += np.clip(step, -1, 1)  # far from the top Newton's steps can be too long
        if np.abs(step).max() < 1e-10:
            break
    strength -= strength.mean(axis=1, keepdims=True)
    return strength * _SCALE
