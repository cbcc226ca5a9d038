"""Training: what was killed goes on, and makes the same net as if it had not been."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burgomaster as bm
from burgomaster.bots.engine import engine
from burgomaster.bots.levels import LEVELS, REFERENCE, levels_of
from burgomaster.bots.net_file import read_nets
from burgomaster.bots.registry import lines_of
from burgomaster.bots.value_net import HIDDEN
from burgomaster.games.machi_koro.features import LANDMARK, SUPPLY
from burgomaster.lab import learn as learning
from burgomaster.lab.learn import SOME_STRANGE, learn
from burgomaster.lab.selfplay import GREEDY, LINE, NET
from burgomaster.lab.trained import KeptTraining

ROUNDS = 9  # more than are kept to learn from
MARKET = slice(SUPPLY, LANDMARK)  # features of what is left to buy


class _Killed(Exception):
    """The power goes."""


def test_a_training_that_was_killed_makes_the_same_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "GAMES_A_ROUND", 2)
    monkeypatch.setattr(learning.Learner, "wins", lambda *_: 0.5)
    train = partial(learn, "machi-koro", 2, ROUNDS, 5)
    whole = train(lambda _: None)
    said: list[str] = []
    for lasts in (1, 4, 2, 3):  # rounds until the power goes: before, in and after the time when old games are dropped
        with monkeypatch.context() as until, suppress(_Killed):
            killed_after(lasts, until)
            net = train(said.append, folder=tmp_path)
    assert [line for line in said if "goes on" in line] == [
        *("machi-koro 2: goes on after 2 games", "machi-koro 2: goes on after 10 games"),
        "machi-koro 2: goes on after 14 games",
    ]
    assert np.array_equal(net, whole)
    with pytest.raises(bm.BurgomasterError, match="another training: there seed is 5, here it is 6"):
        learn("machi-koro", 2, ROUNDS, 6, said.append, folder=tmp_path)


def test_threads_make_the_same_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "GAMES_A_ROUND", 4)
    monkeypatch.setattr(learning.Learner, "wins", lambda *_: 0.5)
    alone, together = (learn("machi-koro", 2, 4, 5, lambda _: None, threads=threads) for threads in (1, 3))
    assert np.array_equal(alone, together)


def test_who_practises_against_a_line_meets_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And is told how often it wins against that one. Nets for people's bots are not made so."""
    monkeypatch.setattr(learning, "GAMES_A_ROUND", 3)
    met: list[list[int]] = []
    played = learning.Learner._one_game

    def noted(learner: learning.Learner, number: int, seats: list[int], *told: Any, **ways: Any) -> int:
        met.append(list(seats))
        return played(learner, number, seats, *told, **ways)

    monkeypatch.setattr(learning.Learner, "_one_game", noted)
    said: list[str] = []
    learn("machi-koro", 3, 2, 5, said.append, against="line-stores")
    stores = LINE + lines_of("machi-koro").index("line-stores")
    first, others = met[:3], met[3:]  # the first round is greedy's
    assert all(seats.count(stores) == 2 and seats.count(GREEDY) == 1 for seats in first)
    assert len(others) > 3
    assert all(seats.count(stores) == 2 and seats.count(NET) == 1 for seats in others)
    assert "against line-stores" in said[-1]
    for wrong in (["--levels", "--out", str(tmp_path)], []):
        with pytest.raises(SystemExit):
            learning.main(["machi-koro", "--against", "greedy", *wrong])
    for wrong in (
        ["machi-koro", "--against", "line-nobody", "--out", str(tmp_path)],
        ["alhambra", "--levels", "level-4"],
    ):
        with pytest.raises(SystemExit):
            learning.main(wrong)


def test_a_game_says_how_long_its_nets_practise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, int]] = []

    def learnt(name: str, players: int, rounds: int, *_: object, **__: object) -> Any:
        asked.append((name, players, rounds))
        return engine(name).net(players)

    monkeypatch.setattr(learning, "learn", learnt)
    learning.main(["alhambra", "--out", str(tmp_path)])
    assert asked == [("alhambra", players, levels_of("alhambra").rounds[players]) for players in range(2, 7)]
    asked.clear()
    learning.main(["alhambra", "--players", "2", "--rounds", "7", "--out", str(tmp_path)])
    assert asked == [("alhambra", 2, 7)]


def test_a_level_practises_as_long_as_its_game_says_and_sees_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sights = tuple(one._replace(games=2 + (level == 0)) for level, one in enumerate(levels_of("machi-koro").sights))
    levels = levels_of("machi-koro")._replace(sights=sights)
    monkeypatch.setattr(learning, "levels_of", lambda _: levels)
    monkeypatch.setattr(learning.Learner, "wins", lambda *_: 0.5)
    said: list[str] = []
    monkeypatch.setattr(learning, "_say", said.append)
    learning.main(["machi-koro", "--levels", "--players", "3", "--out", str(tmp_path), "--keep", str(tmp_path)])
    last = {line.partition(":")[0]: line for line in said}
    games = [f" {sight.games * (sight.rounds * 3 // 2)} games" for sight in sights]
    assert all(found in line for found, line in zip(games, last.values(), strict=True))
    shipped, stored = engine("machi-koro").nets, read_nets(tmp_path / "machi-koro.npz")
    assert stored.keys() == shipped.keys() - {REFERENCE}
    assert stored[""][2] == shipped[""][2].tolist()  # what was not trained stays
    for level, sight in zip(LEVELS, sights, strict=False):
        layer = np.array(stored[level][3]).reshape(-1, HIDDEN)
        assert not layer[list(sight.unseen)].any()
        assert stored[level][3] != shipped[level][3].tolist()
        assert (tmp_path / f"machi-koro-{level}-3.json").is_file()
    said.clear()
    learning.main(["machi-koro", "--levels", "level-2", "--players", "2", "--out", str(tmp_path)])
    assert {line.partition(":")[0] for line in said} == {"machi-koro level-2 2"}


def killed_after(rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The power goes when so many rounds are kept, in the middle of the next one."""
    left, play, write = rounds, learning.Learner.round, KeptTraining.write

    def counted(kept: KeptTraining, state: Any) -> None:
        nonlocal left
        write(kept, state)
        left -= 1

    def cut(learner: learning.Learner, *told: Any) -> float:
        if left == 0:
            raise _Killed
        return play(learner, *told)

    monkeypatch.setattr(KeptTraining, "write", counted)
    monkeypatch.setattr(learning.Learner, "round", cut)


def test_what_is_no_training_is_refused(tmp_path: Path) -> None:
    (tmp_path / "machi-koro-2.json").write_text("[1, 2")
    with pytest.raises(bm.BurgomasterError, match="is not a training"):
        KeptTraining(tmp_path, {"game": "machi-koro", "players": 2}).read()


def test_some_games_of_a_main_net_are_made_unusual(monkeypatch: pytest.MonkeyPatch) -> None:
    """And learned from where they are, no others; those of levels, and against one bot, are as the game is."""
    monkeypatch.setattr(learning, "GAMES_A_ROUND", 2 * SOME_STRANGE)
    monkeypatch.setattr(learning.Learner, "wins", lambda *_: 0.5)
    met: list[bool] = []
    played = learning.Learner._one_game

    def noted(learner: learning.Learner, *told: Any, strange: bool = False) -> int:
        met.append(strange)
        return played(learner, *told, strange=strange)

    monkeypatch.setattr(learning.Learner, "_one_game", noted)
    learn("machi-koro", 2, 1, 5, lambda _: None)
    assert met == 2 * [True, *(SOME_STRANGE - 1) * [False]]
    met.clear()
    learn("machi-koro", 2, 1, 5, lambda _: None, level="level-1")
    learn("machi-koro", 2, 1, 5, lambda _: None, against="greedy")
    assert met
    assert not any(met)


def test_an_unusual_game_is_seen_from_there_on() -> None:
    learner = learning.Learner("machi-koro", 2, 5, strange=True)
    usual = learning.Learner("machi-koro", 2, 5)
    number = next(one for one in range(0, 200, SOME_STRANGE) if made_unusual(learner, one))
    strange, same = learner.game(number)[0], usual.game(number)[0]
    assert np.array_equal(learner.game(1)[0], usual.game(1)[0])
    assert (same[0, :, MARKET] > 0).any()
    assert (strange[:, :, MARKET] == 0).any(axis=2).all()  # some kind is sold out from the first row on


def made_unusual(learner: learning.Learner, number: int) -> bool:
    """Did the game come so far?"""
    rows = learner.game(number)[0]
    return len(rows) > 0 and bool((rows[0, :, MARKET] == 0).any())
