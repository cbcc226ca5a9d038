"""A ladder that ends early: rarely wrong however often one looks, and the same on any number of threads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.adjusted import adjusted
from burgomaster.lab.arena import Arena
from burgomaster.lab.calibration import Samples, samples, tables
from burgomaster.lab.ladder import ladder
from burgomaster.lab.settled import ALPHA, FEWEST, OpenQuestion
from burgomaster.play.position import begin
from burgomaster.play.setting import setting
from burgomaster.review.books import Bookkeeper


def ended(shares: np.ndarray[tuple[int, ...], np.dtype[np.float64]], fair: float = 0.5) -> int | None:
    question = OpenQuestion(shares.shape[1], fair)
    return next((deal + 1 for deal, row in enumerate(shares) if question.add(row.tolist())), None)


def test_equal_bots_are_rarely_called_unequal_however_often_one_looks() -> None:
    luck = np.random.default_rng(1)
    wrong = sum(ended(luck.integers(0, 3, (600, 1)) / 2) is not None for _ in range(300))
    assert wrong <= ALPHA * 300


def test_unequal_bots_are_told_apart_soon() -> None:
    luck = np.random.default_rng(2)
    ends = [ended((luck.random((2000, 1)) < 0.75).astype(float)) for _ in range(50)]
    found = [one for one in ends if one is not None]
    assert len(found) == 50
    assert FEWEST <= np.median(found) < 200
    four = ended((luck.random((4000, 1)) < 0.4).astype(float), fair=0.25)
    assert four is not None


def test_every_pairing_must_be_settled() -> None:
    clear, even = np.ones((400, 1)), np.tile([[0.0], [1.0]], (200, 1))
    assert ended(clear) == FEWEST
    assert ended(np.hstack([clear, even])) is None


def test_a_ladder_ends_when_it_is_settled(tmp_path: Path) -> None:
    one = ladder("machi-koro", ["greedy", "random"], 400, seed=3)
    assert one.settled
    assert one.deals == FEWEST
    assert len(one.games) == 2 * FEWEST
    three = ladder("machi-koro", ["greedy", "random"], 400, seed=3, threads=3, folder=tmp_path)
    assert [game.number for game in three.games] == [game.number for game in one.games]
    again = ladder("machi-koro", ["greedy", "random"], 400, seed=3, folder=tmp_path)
    assert (again.deals, again.settled) == (one.deals, True)
    whole = ladder("machi-koro", ["greedy", "random"], 60, seed=3, settle=False)
    assert (whole.deals, whole.settled) == (30, False)


def test_a_bot_alone_is_settled_by_its_own_pairings() -> None:
    one = ladder("machi-koro", ["random", "greedy"], 400, players=4, seed=3, alone=True)
    assert one.settled
    assert FEWEST <= one.deals < 100
    assert len(one.games) == 4 * one.deals
    three = ladder("machi-koro", ["random", "greedy"], 400, players=4, seed=3, threads=3, alone=True)
    assert [game.winners for game in three.games] == [game.winners for game in one.games]


def test_shares_without_luck_agree_with_raw_ones_and_vary_less() -> None:
    """Equal bots, so that luck decides everything: without it every game is nearly even."""
    result = ladder("machi-koro", ["greedy", "level-4"], 40, seed=5, settle=False)
    told = result.meetings[0].adjusted
    assert told is not None
    assert told.agrees
    assert told.variance_cut > 1.3
    raw = result.meetings[0].share
    assert told.share.high - told.share.low < raw.high - raw.low
    assert abs(raw.share - told.share.share - told.luck) < 1e-9
    assert result.to_dict()["pairings"][0]["adjusted"]["agrees"]
    without = ladder("machi-koro", ["greedy", "random"], 4, seed=5, luck=False)
    assert without.meetings[0].adjusted is None


def test_luck_with_a_mean_is_noticed() -> None:
    luck = np.random.default_rng(3)
    wins, lucky = luck.random(200), luck.normal(0.0, 0.1, 200)
    assert adjusted(wins, lucky - lucky.mean(), 2, 0).agrees
    assert not adjusted(wins, lucky - lucky.mean() + 0.05, 2, 0).agrees
    few = lucky[: FEWEST - 1]
    assert adjusted(wins[: len(few)], few - few.mean() + 0.05, 2, 0).agrees  # too few deals to say so
    assert adjusted(wins[:1], lucky[:1] + 0.05, 2, 0).agrees


def test_the_luck_beside_a_calibration_is_that_of_the_books() -> None:
    """Worked out in two ways from the same games."""
    found = samples("machi-koro", 3, 5, seed=3)
    arena = Arena(setting("machi-koro", 3), 5.0, luck=True)
    books = [arena.play(["greedy"] * 3, luck_key(3, game)).luck for game in range(5)]
    assert found.luck == pytest.approx(np.array(books))
    assert len(found.said) == len(found.came) == len(found.phase) == len(found.games)
    assert found.said.sum(axis=1) == pytest.approx(1.0, abs=1e-5)


def test_every_game_is_sampled_anew() -> None:
    """All games of Alhambra begin alike: with the same samples, what these miss would be in the mean of all games."""
    agreed = setting("alhambra", 2)
    arena, books, start = Arena(agreed, 5.0, luck=True), Bookkeeper(agreed), begin(agreed)
    keys = [luck_key(3, game) for game in range(2)]
    for key, other in (keys, keys[::-1]):
        luck = arena.play(["greedy"] * 2, key).luck
        assert luck == books.luck(start, arena.trace, key)
        assert luck != books.luck(start, arena.trace, other)


def test_calibration_of_a_net_that_is_too_sure() -> None:
    luck = np.random.default_rng(4)
    true = luck.random(20_000) * 0.8 + 0.1
    came = (luck.random(20_000) < true).astype(float)
    odds = (true / (1 - true)) ** 2  # twice as sure as it should be
    sure = odds / (1 + odds)
    phase = np.arange(20_000) % 3
    for said, slope in ((true, 1.0), (sure, 0.5)):
        both = np.stack([said, 1 - said], axis=1)
        found = Samples(both, np.stack([came, 1 - came], axis=1), phase, phase)
        assert abs(found.slope - slope) < 0.03
        assert sum(count for _, _, count in found.reliability()) == 40_000
        assert "| opening |" in tables("a game", 2, found)
    assert found.mean_luck == []
    lucky = Samples(both, both, phase, phase, luck=np.array([[0.1, -0.1], [0.3, -0.3]]))
    assert lucky.mean_luck == [pytest.approx((0.2, 0.1)), pytest.approx((-0.2, 0.1))]
    assert "+20.00 ± 10.00, -20.00 ± 10.00; at most 2.0 standard errors" in tables("a game", 2, lucky)
    exact, wrong = (float(((said - came) ** 2).mean()) for said in (true, sure))
    assert exact < wrong
