"""Lines of play for Machi Koro: shopping lists that players recommend to each other, as bots to study.

A line buys the first thing on its list that it lacks and can have; everything else it does as the sensible player. Each
ends with all landmarks, the cheapest first.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.machi_koro import steps as do
from burgomaster.games.machi_koro.counters import THINGS
from burgomaster.games.machi_koro.greedy import greedy_step
from burgomaster.games.machi_koro.rules import refuse
from burgomaster.games.machi_koro.state import (
    BUILD_PHASE,
    KINDS,
    THROW_PHASE,
    TRAIN_STATION,
    Edition,
    State,
)

# By name: with how many dice it throws where it may choose, and what it wants, how many of each.
LINES: dict[str, tuple[int, tuple[tuple[str, int], ...]]] = {
    "line-bakeries": (1, (("bakery", 5), ("shopping-mall", 1), ("convenience-store", 3))),
    "line-stores": (1, (("convenience-store", 5), ("shopping-mall", 1), ("bakery", 3), ("cafe", 2))),
    "line-ranches": (1, (("ranch", 5), ("bakery", 2), ("convenience-store", 4), ("shopping-mall", 1))),
    "line-cheese": (
        2,
        (("ranch", 4), ("convenience-store", 2), ("train-station", 1), ("cheese-factory", 4), ("ranch", 6)),
    ),
    "line-furniture": (
        2,
        (("convenience-store", 2), ("forest", 4), ("train-station", 1), ("furniture-factory", 4), ("mine", 2)),
    ),
    "line-market": (
        2,
        (
            *(("wheat-field", 3), ("convenience-store", 2), ("train-station", 1), ("apple-orchard", 2)),
            *(("fruit-and-vegetable-market", 4), ("wheat-field", 6)),
        ),
    ),
    "line-mines": (2, (("convenience-store", 2), ("forest", 4), ("train-station", 1), ("mine", 5))),
    "line-spread": (
        1,
        (
            *(("wheat-field", 2), ("ranch", 2), ("bakery", 2), ("cafe", 1), ("convenience-store", 2), ("forest", 2)),
            *(("stadium", 1), ("tv-station", 1), ("shopping-mall", 1)),
        ),
    ),
}
_BY_COST = ("train-station", "shopping-mall", "amusement-park", "radio-tower")
_LISTS = tuple((*wanted, *((landmark, 1) for landmark in _BY_COST)) for _, wanted in LINES.values())

# The same for compiled code: all lists one after the other, and where each begins.
DICE = tuple(dice for dice, _ in LINES.values())
WANTED = tuple(THINGS.index(name) for one in _LISTS for name, _ in one)
COUNT = tuple(count for one in _LISTS for _, count in one)
BEGINS = tuple(sum(map(len, _LISTS[:place])) for place in range(len(_LISTS) + 1))


@rule
def line_step(s: State, e: Edition, line: int, luck: int, out: MutableSequence[int]) -> int:
    """The step of a line, by its place in LINES."""
    if s.phase == THROW_PHASE:
        return step_of(do.THROW, DICE[line] if s.landmarks[s.player][TRAIN_STATION] else 1)
    if s.phase != BUILD_PHASE:
        return greedy_step(s, e, luck, out)
    for i in range(BEGINS[line], BEGINS[line + 1]):
        thing = WANTED[i]
        if thing < KINDS:
            has = int(s.city[s.player][thing])
            step = step_of(do.BUY, thing)
        else:
            has = int(s.landmarks[s.player][thing - KINDS])
            step = step_of(do.BUILD, thing - KINDS)
        if has < COUNT[i] and refuse(s, e, s.player, step) == 0:
            return step
    return do.PASS
