"""Simulation: the same on any number of threads, right in its sums, and close to what another engine measured."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.lab.log import NAME
from burgomaster.lab.simulate import Simulation, simulate, wilson


def test_threads_and_chunks_do_not_matter() -> None:
    one = simulate("machi-koro", ["greedy", "random", "random"], 1700, seed=51, threads=1)
    two = simulate("machi-koro", ["greedy", "random", "random"], 1700, seed=51, threads=3)
    for name in ("wins", "turns", "turns_squared", "decisions", "unfinished", "shortest", "longest", "games"):
        assert getattr(one, name) == getattr(two, name)
    other = simulate("machi-koro", ["greedy", "random", "random"], 1700, seed=52)
    assert other.turns != one.turns


def test_games_of_a_run_can_be_split() -> None:
    whole = simulate("machi-koro", ["random", "random"], 1000, seed=53)
    assert sum(whole.wins) == 1000
    assert whole.shortest <= whole.turns_per_game <= whole.longest
    assert whole.turns_deviation > 0


class _Cut(Exception):
    """The power goes."""


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    bots, whole = ["greedy", "random"], 2300
    told: list[int] = []

    def cut_off(done: int) -> None:
        told.append(done)
        if done >= 1000:
            raise _Cut

    with pytest.raises(_Cut):
        simulate("machi-koro", bots, whole, seed=54, folder=tmp_path, progress=cut_off)
    assert told == [500, 1000]
    with (tmp_path / NAME).open("ab") as log:
        log.write(b'{"first":1000,"games":500,"wins":[1')  # half a line
    again: list[int] = []
    resumed = simulate("machi-koro", bots, whole, seed=54, folder=tmp_path, progress=again.append, threads=2)
    assert again[:2] == [500, 1000]
    assert len(again) == 5
    fresh = simulate("machi-koro", bots, whole, seed=54)
    assert _told(resumed) == _told(fresh)
    # Nothing is left to play; more games are, and what was a short chunk is played anew.
    assert _told(simulate("machi-koro", bots, whole, seed=54, folder=tmp_path)) == _told(fresh)
    more = simulate("machi-koro", bots, 2600, seed=54, folder=tmp_path)
    assert _told(more) == _told(simulate("machi-koro", bots, 2600, seed=54))
    with pytest.raises(bm.BurgomasterError, match="holds another run: there seed is 54, here it is 55"):
        simulate("machi-koro", bots, whole, seed=55, folder=tmp_path)


def test_lost_moves_of_a_guest_are_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sleepy.py").write_text("class Sleepy:\n    def choose(self, position):\n        return 'nonsense'\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(tmp_path)
    played = [simulate("machi-koro", ["sleepy:Sleepy", "greedy"], 2, seed=1, folder=tmp_path / "run") for _ in range(2)]
    assert played[0].failures["sleepy:Sleepy"].count > 0
    assert played[0].failures == played[1].failures


def _told(result: Simulation) -> dict[str, Any]:
    speed = ("seconds", "decisions_per_second", "games_per_second", "threads")
    return {key: value for key, value in result.to_dict().items() if key not in speed}


# An independent public engine, uniform random play, market 2: turns per game and wins by seat. There the swap is forced
# and the amusement park is checked before building, hence the tolerance.
MEASURED = {4: (108.9, [28.7, 25.7, 23.0, 22.6]), 3: (98.4, [38.2, 31.0, 30.8]), 2: (84.4, [52.0, 48.0])}


@pytest.mark.parametrize("players", [*(pytest.param(few, marks=pytest.mark.long) for few in (2, 3)), 4])
def test_random_machi_koro_agrees_with_an_independent_engine(players: int) -> None:
    result = simulate("machi-koro", ["random"] * players, 40_000, seed=54, threads=0, edition="international")
    turns, shares = MEASURED[players]
    assert result.turns_per_game == pytest.approx(turns, rel=0.02)
    for wins, share in zip(result.wins, shares, strict=True):
        assert 100 * wins / result.games == pytest.approx(share, abs=3)
    assert sorted(result.wins, reverse=True) == list(result.wins)  # sitting earlier is better


def test_editions_and_options_reach_the_native_rules() -> None:
    dutch = simulate("machi-koro", ["random"] * 4, 20_000, seed=55)
    international = simulate("machi-koro", ["random"] * 4, 20_000, seed=55, edition="international")
    assert dutch.turns_per_game < international.turns_per_game
    last = simulate("machi-koro", ["random"] * 4, 20_000, seed=55, options={"start": "D"})
    assert last.wins[3] == max(last.wins)


def test_result_as_plain_data() -> None:
    data = simulate("machi-koro", ["greedy", "random"], 300, seed=56).to_dict()
    asked = {"games", "seconds", "turns_per_game", "decisions_per_game", "decisions_per_second", "games_per_second"}
    assert asked | {"wins_by_seat", "wins_by_bot"} <= set(data)
    assert sum(data["wins_by_seat"]) == data["games"] == 300
    assert data["wins_by_bot"] == dict(zip(["greedy", "random"], data["wins_by_seat"], strict=True))
    assert data["win_share_by_bot"]["greedy"]["low"] <= data["win_share_by_bot"]["greedy"]["share"]


def test_bad_requests() -> None:
    for games, seed in ((0, 0), (-1, 0), (10, -1), (10, 2**63)):
        with pytest.raises(bm.BurgomasterError):
            simulate("machi-koro", ["random"] * 2, games, seed=seed)
    with pytest.raises(bm.BurgomasterError, match="2 to 4 players"):
        simulate("machi-koro", ["random"], 10)


def test_wilson_interval() -> None:
    share = wilson(50, 100)
    assert (round(share.low, 3), round(share.high, 3)) == (0.404, 0.596)
    assert wilson(0, 10).low == 0
    assert math.isclose(wilson(10, 10).high, 1)
