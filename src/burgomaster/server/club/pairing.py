"""Who sits with whom in the next round: with those who stand alike, and with nobody one has met where that can be."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

Pair = frozenset[str]

_TRIES = 12  # starting points of the search for the best seating
_MET = 1_000_000  # cost of a second meeting: more than any distance in the standings


def sizes(people: int, wanted: int) -> list[int]:
    """How many people sit at each table: three or four, as many tables as can be of the wanted number.

    Only one, two and five people cannot be seated so: they sit alone, in pairs, or three and two.
    """
    if people in (1, 2):
        return [people]
    if people == 5:
        return [3, 2]
    other = 7 - wanted
    for others in range(people // other + 1):
        if (people - others * other) % wanted == 0:
            return sorted([wanted] * ((people - others * other) // wanted) + [other] * others, reverse=True)
    return []  # nobody


def seated(order: Sequence[str], met: Mapping[Pair, int], wanted: int, seed: str) -> list[list[str]]:
    """The tables of a round, for people in the order of their standings; `met`: how often pairs have met.

    The same people, meetings and seed always give the same tables. People change places between two tables as long as
    that makes it better; the first try begins with the standings themselves, the others with a shuffle.
    """
    counts = sizes(len(order), wanted)
    luck = random.Random(seed)  # nobody gains by guessing it
    cost = _Cost(order, met)
    best: list[list[int]] = []
    worth = -1
    for number in range(_TRIES):
        places = list(range(len(order)))
        if number:
            luck.shuffle(places)
        tables = _cut(places, counts)
        _improve(tables, cost)
        total = sum(cost.of(table) for table in tables)
        if worth < 0 or total < worth:
            best, worth = tables, total
    named = [[order[place] for place in sorted(table)] for table in sorted(best, key=min)]
    for people in named:
        luck.shuffle(people)  # who begins
    return named


class _Cost:
    """How bad it is that two people, named by their places in the standings, sit together."""

    def __init__(self, order: Sequence[str], met: Mapping[Pair, int]) -> None:
        everybody = range(len(order))
        self.of_pair = [
            [_MET * met.get(frozenset((order[one], order[other])), 0) + (one - other) ** 2 for other in everybody]
            for one in everybody
        ]

    def of(self, table: Sequence[int]) -> int:
        return sum(self.beside(one, table) for one in table) // 2

    def beside(self, one: int, others: Sequence[int]) -> int:
        row = self.of_pair[one]
        return sum(row[other] for other in others if other != one)


def _cut(places: Sequence[int], counts: Sequence[int]) -> list[list[int]]:
    tables, begin = [], 0
    for count in counts:
        tables.append(list(places[begin : begin + count]))
        begin += count
    return tables


def _improve(tables: list[list[int]], cost: _Cost) -> None:
    """Let two people change places wherever that makes it better, until nothing does."""
    changed = True
    while changed:
        changed = False
        for number, here in enumerate(tables):
            for there in tables[number + 1 :]:
                changed |= _swapped(here, there, cost)


def _swapped(here: list[int], there: list[int], cost: _Cost) -> bool:
    changed = False
    for mine in range(len(here)):
        for yours in range(len(there)):
            one, other = here[mine], there[yours]
            between = cost.of_pair[one][other]
            now = cost.beside(one, here) + cost.beside(other, there)
            then = cost.beside(other, here) + cost.beside(one, there) - 2 * between
            if then < now:
                here[mine], there[yours] = other, one
                changed = True
    return changed
