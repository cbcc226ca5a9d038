"""What a sample says, and how it differs from the reference on the same deals."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from burgomaster.games.kernel.seats import SEAT_LETTERS
from burgomaster.lab.ratings import Numbers
from burgomaster.lab.study.estimates import Estimate, mean_of, middle_and_quarters, ratio_of
from burgomaster.lab.study.sample import Sample

TURNS, LEADS = "turns in a game", "changes of the lead"


@dataclass(frozen=True)
class ThingMeasured:
    """One thing that can be bought: how often, when, and what share of the wins goes with it."""

    thing: str
    times: Estimate  # bought in a game, by all together
    buyers: float  # share of seats that bought it at least once
    turn: tuple[float, float, float] | None  # of the first time: a quarter is earlier, the middle, a quarter later
    won: Estimate | None  # share of the wins of seats that bought it
    without: Estimate | None  # and of those that did not


@dataclass(frozen=True)
class Measured:
    """One variant with one number of players."""

    games: int
    unfinished: int
    figures: dict[str, Estimate]  # length, leads, shares of seats and bots; shares are without luck where they can be
    lengths: tuple[float, float, float]
    things: tuple[ThingMeasured, ...]
    differences: dict[str, Estimate]  # from the reference, of the same names and of things; none for the reference
    same: bool  # as the reference, game by game


def measured(found: Sample, reference: Sample | None, things: tuple[str, ...]) -> Measured:
    """All that is told of a sample. Without a reference it is the reference."""
    numbers = figures(found)
    differences: dict[str, Estimate] = {}
    if reference is not None:
        standing = figures(reference)
        differences = {name: mean_of(numbers[name] - standing[name]) for name in numbers}
        for place, thing in enumerate(things):
            differences[f"bought: {thing}"] = mean_of(_bought(found, place) - _bought(reference, place))
    return Measured(
        found.games,
        found.unfinished,
        {name: mean_of(by_deal) for name, by_deal in numbers.items()},
        middle_and_quarters(found.turns),
        tuple(_thing(found, place, thing) for place, thing in enumerate(things)),
        differences,
        reference is not None and found.events == reference.events,
    )


def figures(found: Sample) -> dict[str, Numbers]:
    """What is told of every game, as means by deal."""
    names = list(dict.fromkeys(found.bots[0]))
    several = len(names) > 1
    return {
        TURNS: found.turns.mean(axis=1),
        LEADS: found.leads.mean(axis=1),
        **{f"wins of seat {SEAT_LETTERS[p]}": found.adjusted[:, :, p].mean(axis=1) for p in range(found.players)},
        **{f"wins of {name}": found.of_bot(found.adjusted, name) for name in names if several},
    }


def _bought(found: Sample, place: int) -> Numbers:
    """How often a thing was bought in a game, by deal."""
    times: Numbers = found.times[:, :, :, place].sum(axis=2).mean(axis=1)
    return times


def _thing(found: Sample, place: int, thing: str) -> ThingMeasured:
    has = found.times[:, :, :, place] > 0
    first = found.first[:, :, :, place]

    def share(of: Numbers) -> Estimate | None:
        return ratio_of((found.won * of).sum(axis=(1, 2)), of.sum(axis=(1, 2)))

    return ThingMeasured(
        thing,
        mean_of(_bought(found, place)),
        float(has.mean()),
        middle_and_quarters(first[has]) if has.any() else None,
        share(has.astype(np.float64)),
        share((~has).astype(np.float64)),
    )
