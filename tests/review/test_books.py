"""The books add up for every seat, luck is what its definition says, and plain and compiled code say the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from burgomaster.bots.evaluator import Evaluator
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.lab.assessed import luck_of_seats
from burgomaster.play.setting import setting
from burgomaster.review.books import Bookkeeper
from burgomaster.review.own_reckoner import OwnReckoner
from tests.parts import fewest
from tests.review.games import every_game, record_of

QUICK = ("greedy", "random", "greedy", "random", "greedy", "random")


@pytest.mark.parametrize("players", [2, 3, pytest.param(4, marks=pytest.mark.long)])
@every_game
def test_the_books_add_up_for_every_seat(name: str, players: int) -> None:
    players = max(players, fewest(name))
    record = record_of(name, QUICK[:players])
    lines = Bookkeeper(record.setting).lines(record)
    assert len(lines) == len(record.entries)
    assert lines[-1].after == tuple(map(float, record.final.returns))
    for seat in range(players):
        moved = sum(line.luck[seat] + line.rest[seat] for line in lines)
        assert abs(lines[-1].after[seat] - lines[0].before[seat] - moved) < 1e-9
    for line, following in pairwise(lines):
        assert line.after == following.before
    for line, entry in zip(lines, record.entries, strict=True):
        assert abs(sum(line.after) - 1) < 1e-6
        assert bool(line.expected) == (entry.seat == CHANCE)
        if entry.seat == CHANCE:
            assert abs(sum(line.expected) - 1) < 1e-6


def test_luck_is_v_after_less_the_weighted_mean_over_all_outcomes() -> None:
    """Worked out once more, outcome by outcome, by plain code that knows nothing of the books."""
    record = record_of("machi-koro", QUICK[:3])
    net = Evaluator("machi-koro", 3, native=False)
    lines = Bookkeeper(record.setting).lines(record)
    thrown = 0
    for position, entry, line in zip(record.positions, record.entries, lines, strict=False):
        if entry.seat == CHANCE and thrown < 12:
            thrown += 1
            odds = position.odds()
            outcomes = {outcome: net.chances(position.play(outcome)) for outcome in odds}
            for seat in range(3):
                mean = sum(float(odds[outcome]) * chances[seat] for outcome, chances in outcomes.items())
                assert abs(line.luck[seat] - (outcomes[entry.text][seat] - mean)) < 1e-9
            assert line.spread == 0
    assert thrown == 12


def test_plain_and_compiled_books_say_the_same() -> None:
    whole = record_of("machi-koro", QUICK[:2])
    record = replace(whole, entries=whole.entries[:40])
    plain = Bookkeeper(record.setting, OwnReckoner(record.setting, native=False)).lines(record)
    compiled = Bookkeeper(record.setting).lines(record)
    for one, other in zip(plain, compiled, strict=True):
        for mine, theirs in zip(one.luck + one.rest, other.luck + other.rest, strict=True):
            assert abs(mine - theirs) < 1e-12


def test_what_is_sampled_says_how_exactly() -> None:
    """A deal of Alhambra goes on through positions that the net does not know."""
    record = record_of("alhambra", QUICK[:3])
    keeper = Bookkeeper(record.setting)
    one, again, other = (keeper.lines(record, seed) for seed in (1, 1, 2))
    assert one == again
    sampled = [place for place, line in enumerate(one) if line.spread > 0]
    assert sampled
    for place in sampled:
        off = abs(one[place].expected[0] - other[place].expected[0])
        assert off <= 6 * (one[place].spread + other[place].spread)


@pytest.mark.parametrize("name", ["machi-koro", pytest.param("alhambra", marks=pytest.mark.long)])
def test_luck_has_no_favourite(name: str) -> None:
    """Over many games its mean is 0 for every seat. The seeds are fixed: three errors are a bug, not bad luck."""
    found = luck_of_seats(setting(name, fewest(name)), 300)
    assert all(abs(one) < 3 for one in found["in_errors"])
    assert max(found["error"]) < 0.05
