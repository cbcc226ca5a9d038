"""Training: what was killed goes on, and makes the same net as if it had not been."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burgomaster as bm
from burgomaster.lab import learn as learning
from burgomaster.lab.learn import learn
from burgomaster.lab.trained import KeptTraining

ROUNDS = 9  # more than are kept to learn from


class _Killed(Exception):
    """The power goes."""


def test_a_training_that_was_killed_makes_the_same_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "GAMES_A_ROUND", 2)
    monkeypatch.setattr(learning.Learner, "wins_against_greedy", lambda *_: 0.5)
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
