"""What a sample says, and how it differs from the reference on the same deals."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from burgomaster.games.kernel.seats import SEAT_LETTERS
from burgomaster.lab.ratings import Numbers
from burgomaster.lab.study.estimates import Estimate, mean_of, middle_and_quarters, ratio_of
from burgomaster.lab.study.sample import Sample

TURNS, LEADS = "turns in a game", "changes of the lead"
WITHOUT = "wins of the seat that goes without"


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
class Forbidden:
    """An action that one seat goes without: what seats do that need not, and whether that one could."""

    taken: Estimate  # how often such a seat takes it in a game of the reference
    takers: float  # share of such seats that take it at least once
    forced: float  # share of games in which the seat that goes without had to take it: nothing else was legal


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
    forbidden: Forbidden | None = None


def measured(found: Sample, reference: Sample | None, things: tuple[str, ...], action: int | None = None) -> Measured:
    """All that is told of a sample. Without a reference it is the reference. One seat may go without an `action`."""
    numbers = figures(found)
    differences: dict[str, Estimate] = {}
    forbidden: Forbidden | None = None
    if reference is not None and action is not None:
        free = reference.taken[..., action]
        had_to = found.of_held((found.taken[..., action] > 0).astype(np.float64))
        takers = float(reference.of_held((free > 0).astype(np.float64)).mean())
        forbidden = Forbidden(mean_of(reference.of_held(free)), takers, float(had_to.mean()))
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
        reference is not None and found.events == reference.turned(len(found.bots)),
        forbidden,
    )


def figures(found: Sample) -> dict[str, Numbers]:
    """What is told of every game, as means by deal."""
    names = list(dict.fromkeys(found.bots[0]))
    several = len(names) > 1
    adjusted = found.adjusted
    forbids = found.taken.shape[3] > 0
    seats = {f"wins of seat {SEAT_LETTERS[p]}": adjusted[:, :, p].mean(axis=1) for p in range(found.players)}
    return {
        TURNS: found.turns.mean(axis=1),
        LEADS: found.leads.mean(axis=1),
        # Who goes without sits in every seat in turn, so seats would tell nothing.
        **({WITHOUT: found.of_held(adjusted)} if forbids else seats),
        **{f"wins of {name}": found.of_bot(adjusted, name) for name in names if several},
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
