"""Shares, intervals and ratings against cases whose answer is known."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from burgomaster.lab.ratings import elo, interval, resampled, share
from burgomaster.lab.simulate import wilson
from burgomaster.lab.thinking import Thinking


def table(*rows: list[float]) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    return np.array(rows, dtype=np.float64)


@pytest.mark.parametrize(("wins", "losses"), [(50.0, 50.0), (75.0, 25.0), (1.0, 99.0), (40.0, 0.0)])
def test_two_bots_have_the_rating_of_their_share(wins: float, losses: float) -> None:
    first, second = elo([(0, 1)], table([wins]), table([losses]), 2, 2)[0]
    assert first - second == pytest.approx(400 * math.log10((wins + 0.5) / (losses + 0.5)))
    assert first + second == pytest.approx(0)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_one_among_others_has_the_rating_of_its_odds(players: int) -> None:
    """By Luce's model the one wins with r / (r + players - 1) if it is r times as strong."""
    r, games = 3.0, 1e9
    won = games * r / (r + players - 1)
    back = games / (1 + (players - 1) * r)
    found = elo([(0, 1), (1, 0)], table([won, back]), table([games - won, games - back]), 2, players)[0]
    assert found[0] - found[1] == pytest.approx(400 * math.log10(r), abs=1e-3)
    even = elo([(0, 1)], table([100 / players]), table([100 - 100 / players]), 2, players)[0]
    assert even == pytest.approx([0, 0], abs=1e-9)


def test_ratings_are_found_again() -> None:
    """Games as many as the model expects give back the ratings they were made from."""
    true = np.array([-300.0, -20.0, 120.0, 200.0])
    pairs = [(i, j) for i in range(4) for j in range(i + 1, 4)]
    chances = [1 / (1 + 10 ** ((true[j] - true[i]) / 400)) for i, j in pairs]
    wins = table([1e8 * chance for chance in chances])
    assert elo(pairs, wins, 1e8 - wins, 4, 2)[0] == pytest.approx(true, abs=1e-3)


def test_every_row_is_rated_alone_and_extremes_stay_finite() -> None:
    pairs = [(0, 1), (0, 2), (1, 2)]
    wins, losses = table([500, 500, 500], [10, 20, 30]), table([0, 0, 0], [30, 20, 10])
    both = elo(pairs, wins, losses, 3, 2)
    assert np.isfinite(both).all()
    assert list(np.argsort(both[0])) == [2, 1, 0]
    for row in range(2):
        assert both[row] == pytest.approx(elo(pairs, wins[[row]], losses[[row]], 3, 2)[0])


def test_the_interval_of_independent_deals_is_the_known_one() -> None:
    """One game per deal, half of them won: the bootstrap must come close to the binomial interval."""
    wins = table(*([1.0], [0.0]) * 200)
    won, lost = resampled(wins, 1 - wins, 1, seed=3, resamples=4000)
    assert (won + lost == 400).all()
    found = share(200, won[:, 0], 400)
    known = wilson(200, 400)
    assert found.share == 0.5
    assert found.low == pytest.approx(known.low, abs=0.005)
    assert found.high == pytest.approx(known.high, abs=0.005)


def test_games_on_one_deal_are_one_witness() -> None:
    """Copies of a game add nothing: two on each deal leave the interval as wide as one."""
    single = table(*([1.0], [0.0]) * 100)
    one = resampled(single, 1 - single, 1, seed=3)[0][:, 0] / 200
    two = resampled(2 * single, 2 - 2 * single, 2, seed=3)[0][:, 0] / 400
    assert interval(one, 0.5) == pytest.approx(interval(two, 0.5))
    # And deals on which each bot won once say that the seat decided: there is no doubt left about the share.
    split = table(*([1.0], [1.0], [1.0], [2.0]) * 50)
    low, high = interval(resampled(split, 2 - split, 2, seed=3)[0][:, 0] / 400, 0.625)
    assert high - low < 0.75 * (wilson(250, 400).high - wilson(250, 400).low)


def test_a_clean_sweep_is_not_certainty() -> None:
    wins = table(*[[2.0]] * 50)
    won, lost = resampled(wins, 0 * wins, 2, seed=3)
    found = share(100, won[:, 0], 100)
    assert found.share == found.high == 1
    assert 0.9 < found.low < 0.98  # fifty games without a loss: about 1 - 2.5 / 50
    assert (won + lost).ravel() == pytest.approx(np.full(1000, 100))


def test_nobody_won_anything() -> None:
    none = table(*[[0.0]] * 5)
    won, lost = resampled(none, none, 2, seed=3)
    assert not won.any()
    assert not lost.any()
    assert elo([(0, 1)], won, lost, 2, 2) == pytest.approx(np.zeros((1000, 2)))


def test_the_same_seed_gives_the_same_interval() -> None:
    wins = table(*[[float(deal % 3)] for deal in range(30)])
    first, again, other = (resampled(wins, 2 - wins, 2, seed=seed)[0] for seed in (1, 1, 2))
    assert (first == again).all()
    assert (first != other).any()


def test_thinking_times() -> None:
    thinking = Thinking()
    times = [1000 * n for n in range(1, 101)]
    for time in times[:50]:
        thinking.add(time)
    rest = Thinking()
    for time in times[50:]:
        rest.add(time)
    thinking.merge(Thinking.from_data(rest.to_data()))
    assert thinking.decisions == 100
    assert thinking.mean == pytest.approx(50.5e-6)
    assert thinking.most == pytest.approx(100e-6)
    assert 95e-6 <= thinking.p95 <= 95e-6 * 2**0.25
    assert isinstance(thinking.classes, Counter)
    assert Thinking().p95 == Thinking().mean == 0
