"""Studies: paired deals, purchases as they happened, the same result however it was played."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burgomaster as bm
from burgomaster.games import part_of
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.effects import listen
from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.arena import Arena
from burgomaster.lab.study.estimates import Estimate, mean_of, ratio_of
from burgomaster.lab.study.follower import Follower, things_of
from burgomaster.lab.study.study import Study, planned, study
from burgomaster.play.setting import setting
from tests.parts import COUNTED, TALLIED

COST = "building.cheese-factory.cost"
NAME = "machi-koro"


def greedy(*vary: str, games: int = 12, **more: Any) -> Study:
    return study(planned(NAME, vary, ["greedy"], games, players=[2], seed=3), **more)


@pytest.fixture(scope="module")
def prices() -> Study:
    """Convenience stores at other prices: greedy buys them."""
    return greedy("building.convenience-store.cost=1..3")


# ---- Pairs ----------------------------------------------------------------------------------------------------------


def test_the_reference_differs_from_itself_by_nothing() -> None:
    found = greedy("table.start_coins=3", "building.mine.cost=6")
    assert list(found.measured) == [(0, 2)]
    again = greedy("options.start=A,B,chance")
    assert again.measured[0, 2].figures == found.measured[0, 2].figures


def test_variants_meet_the_same_deals(prices: Study) -> None:
    """With nothing changed that is used, every game is the same, and every difference exactly 0."""
    unused = greedy(f"{COST}=4..6")
    for variant in (1, 2):
        assert unused.measured[variant, 2].same
        assert set(unused.measured[variant, 2].differences.values()) == {Estimate(0.0, 0.0, 0.0)}
    assert not prices.measured[1, 2].same
    assert any(one.value for one in prices.measured[1, 2].differences.values())
    assert asdict(unused.measured[0, 2]) == asdict(prices.measured[0, 2])


def test_a_price_that_nobody_pays_is_said_loudly(prices: Study) -> None:
    found = greedy(f"{COST}=5..8")
    assert len(found.warnings) == 3
    assert all("all 12 games went exactly as in the reference" in one for one in found.warnings)
    assert all("nobody ever bought cheese-factory" in one for one in found.warnings)
    assert found.to_dict()["warnings"] == list(found.warnings)
    assert not prices.warnings


def test_every_bot_sits_everywhere() -> None:
    plan = planned(NAME, [], ["greedy", "random", "random"], 7, players=[3])
    assert (plan.deals, plan.games) == (3, 9)
    around = [plan.seats(plan.place(number)) for number in range(3)]
    assert [one.index("greedy") for one in around] == [0, 1, 2]
    found = study(plan)
    shares = found.measured[0, 3].figures
    assert shares["wins of greedy"].value + shares["wins of random"].value == pytest.approx(1)
    assert shares["wins of greedy"].value > 0.5
    assert sum(shares[f"wins of seat {seat}"].value for seat in "ABC") == pytest.approx(1)


def test_luck_is_taken_off_pair_by_pair(prices: Study) -> None:
    plain = study(
        planned(NAME, ["building.convenience-store.cost=1..3"], ["greedy"], 12, players=[2], seed=3, luck=False)
    )
    raw, adjusted = (one.measured[0, 2].figures["wins of seat A"] for one in (plain, prices))
    assert adjusted.high - adjusted.low < raw.high - raw.low
    assert all(abs(sum(game.luck)) < 1e-6 for game in prices.played.values())
    assert plain.measured[1, 2].things == prices.measured[1, 2].things


# ---- However it is played -------------------------------------------------------------------------------------------


def test_threads_and_interruptions_do_not_matter(prices: Study, tmp_path: Path) -> None:
    plan = prices.plan
    log = tmp_path / "games.jsonl"
    whole = study(plan, tmp_path, threads=3)
    assert whole.to_dict() == prices.to_dict()
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:14]) + lines[14][:20])  # the machine stopped in the middle of a line
    resumed = study(plan, tmp_path)
    assert resumed.to_dict() == prices.to_dict()
    with pytest.raises(bm.BurgomasterError, match="holds another run: there seed is 3, here it is 4"):
        study(planned(NAME, ["building.convenience-store.cost=1..3"], ["greedy"], 12, players=[2], seed=4), tmp_path)


def test_ctrl_c_gives_what_there_is(prices: Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(jobs: Any, worker: Any, done: Any, **where: Any) -> None:
        with worker(lambda: False) as play:
            for number in jobs[:8]:
                done(number, play(number))
        raise KeyboardInterrupt

    monkeypatch.setattr("burgomaster.lab.study.play.run_jobs", stop)
    found = study(prices.plan, tmp_path)
    assert found.stopped
    assert found.deals == (0, 1)
    assert found.measured[0, 2].games == 2


# ---- Purchases ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in COUNTED if name in TALLIED])  # told and followed in the same things
def test_purchases_are_those_that_the_rules_tell(name: str) -> None:
    """Followed natively, followed plainly, and counted from what the plain rules tell."""
    agreed = setting(name, 3)
    arena = Arena(agreed, 5.0, traced=True)
    tallied: Any = part_of(name, "tallied")
    told_by = [
        (kinds, slot) for message, kinds, slot in tallied.COUNTS if message in ("balance-bought", "balance-built")
    ]
    arena.play(["greedy"] * 3, luck_key(5, 0))
    trace = arena.trace
    bought, leads, events = Follower(agreed).follow(trace)
    assert (bought, leads, events) == Follower(agreed, native=False).follow(trace)
    assert events != Follower(agreed).follow(trace[:-1])[2]
    rules, e, s = agreed.rules, agreed.figures, agreed.game.State()
    rules.begin(s, e, 3)
    listen(s)
    for step in trace:
        assert rules.turn_of(s, e) >= CHANCE
        rules.apply(s, e, int(step))
    counted: Counter[int] = Counter()
    for kinds, slot in told_by:
        begin = things_of(name).index("train-station") if slot == "landmark" else 0
        for kind, _, values in s.told:
            if kind in kinds:
                counted[begin + values[list(kind.slots).index(slot)]] += 1
    found: Counter[int] = Counter()
    for one in bought:
        found[one.thing] += one.times
        assert 1 <= one.turn <= s.turns
    assert found == counted
    assert 0 <= leads < s.turns


# ---- Numbers --------------------------------------------------------------------------------------------------------


def test_estimates() -> None:
    mean = mean_of(np.array([1.0, 2.0, 3.0, 4.0]))
    assert mean.value == 2.5
    assert mean.high - mean.value == pytest.approx(1.959964 * np.std([1, 2, 3, 4], ddof=1) / 2)
    assert ratio_of(np.array([0.0]), np.array([0.0])) is None
    assert ratio_of(np.array([1.0, 0.0]), np.array([2.0, 2.0])) is not None
    always = ratio_of(np.array([1.0, 1.0, 2.0]), np.array([1.0, 1.0, 2.0]))
    assert always is not None
    assert always.value == 1.0
    assert always.high == pytest.approx(1.0)
    assert always.low < 0.6  # three deals leave doubt


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"bots": ["greedy", "random"], "players": [3]}, "2 bots sit at a table of 2"),
        ({"players": [2, 2]}, "every number of players once"),
        ({"players": [5]}, "2 to 4 players"),
        ({"games": 0}, "games must be 1 to"),
        ({"seed": -1}, "seed must be"),
        ({"bots": ["gredy"]}, "did you mean 'greedy'"),
        ({"refit": 1}, "only level-1 to level-4 can go by refitted nets"),
        ({"vary": [f"{COST}=-3"]}, "must be 0 to 100"),
    ],
)
def test_what_cannot_be_studied_is_said_before_anything_is_played(changed: dict[str, Any], said: str) -> None:
    given = {"vary": [f"{COST}=4"], "bots": ["greedy"], "games": 4, "players": [2], **changed}
    with pytest.raises(bm.BurgomasterError, match=said):
        planned(NAME, given.pop("vary"), given.pop("bots"), given.pop("games"), **given)
