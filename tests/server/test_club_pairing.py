"""Who sits with whom at a club night."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from burgomaster.server.club.pairing import Pair, seated, sizes


def meetings(tables: list[list[str]]) -> Counter[Pair]:
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def names(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def partitions(people: tuple[str, ...], counts: list[int]) -> Iterator[list[list[str]]]:
    """Every way to seat people at tables of these sizes."""
    if not counts:
        yield []
        return
    for count in set(counts):
        rest = [*counts]
        rest.remove(count)
        for mates in combinations(people[1:], count - 1):
            left = tuple(one for one in people[1:] if one not in mates)
            for others in partitions(left, rest):
                yield [[people[0], *mates], *others]


@pytest.mark.parametrize("wanted", [3, 4])
def test_tables_have_three_or_four_where_that_can_be(wanted: int) -> None:
    assert [sizes(count, wanted) for count in (0, 1, 2, 5)] == [[], [1], [2], [3, 2]]
    for count in (3, 4, *range(6, 200)):
        found = sizes(count, wanted)
        assert sum(found) == count
        assert set(found) <= {3, 4}
        assert found.count(7 - wanted) < wanted  # as many as can be are of the wanted size


def test_everybody_sits_once_and_the_same_seed_seats_them_alike() -> None:
    for count in (*range(14), 23, 39):
        luck = random.Random(count)
        people = names(count)
        met = Counter(frozenset(luck.sample(people, 2)) for _ in range(count)) if count > 1 else Counter[Pair]()
        for wanted in (3, 4):
            tables = seated(people, met, wanted, "seed")
            assert sorted(one for table in tables for one in table) == sorted(people)
            assert sorted(map(len, tables), reverse=True) == sizes(count, wanted)
            assert tables == seated(people, met, wanted, "seed")


def test_before_anybody_has_met_those_who_stand_alike_sit_together() -> None:
    tables = seated(names(12), {}, 4, "any")
    assert [sorted(table) for table in tables] == [sorted(names(12)[begin : begin + 4]) for begin in (0, 4, 8)]


@pytest.mark.parametrize("wanted", [3, 4])
def test_twenty_four_people_meet_nobody_twice_in_three_rounds(wanted: int) -> None:
    for seed in range(5):
        luck, met = random.Random(seed), Counter[Pair]()
        people = names(24)
        for number in range(3):
            luck.shuffle(people)  # standings may be anything
            met += meetings(seated(people, met, wanted, f"{seed}/{number}"))
        assert max(met.values()) == 1


@pytest.mark.parametrize(("count", "wanted"), [(5, 3), (6, 3), (7, 3), (8, 4), (9, 3), (10, 3), (11, 4)])
def test_in_a_small_field_people_meet_again_only_where_they_must(count: int, wanted: int) -> None:
    people, counts = names(count), sizes(count, wanted)
    every = [list(meetings(tables)) for tables in partitions(tuple(people), counts)]
    for seed in range(8):
        luck = random.Random(seed)
        met = Counter(frozenset(luck.sample(people, 2)) for _ in range(luck.randrange(3 * count)))
        found = sum(met[pair] for pair in meetings(seated(people, met, wanted, str(seed))))
        assert found == min(sum(met[pair] for pair in tables) for tables in every)
