"""Gymnasium's own check, for every game; and many games at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import burgomaster as bm
from burgomaster.envs.batch import Array
from burgomaster.envs.env import Env
from burgomaster.envs.gymnasium import REFUSED, OneSeatEnv, OneSeatVectorEnv
from burgomaster.games import GAMES

every_game = pytest.mark.parametrize("name", GAMES)


def first(seen: Array, mask: Array) -> int:
    return int(mask.argmax())


def firsts(seen: Array, masks: Array) -> Array:
    steps: Array = masks.argmax(axis=1)
    return steps


@every_game
def test_gymnasium_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"burgomaster/{name}-v1", render_mode="ansi").unwrapped)


def played(env: OneSeatEnv, seed: int | None = None) -> tuple[float, int]:
    """What the seat got, and how often it decided."""
    _, info = env.reset(seed=seed)
    assert info["action_mask"].tolist() == env.action_masks().tolist()
    steps = 0
    while True:
        seen, reward, over, truncated, _ = env.step(int(env.action_masks().argmax()))
        assert seen[0] == env.env.observe(1)[0] == 1
        steps += 1
        if over or truncated:
            return float(reward), steps


def test_one_seat_plays_bots_and_policies() -> None:
    for opponents in ("greedy", ["random", "level-1"], first, [first, "greedy"]):
        env = OneSeatEnv("machi-koro", 3, seat=1, opponents=opponents)  # type: ignore[arg-type]
        reward, steps = played(env, seed=4)
        assert reward == float(env.env.position.returns[1])
        assert played(env, seed=4) == (reward, steps)
        deciding = {actor for actor, _ in env.env.events}
        assert {0, 1, 2} <= deciding


def test_an_illegal_step_ends_the_episode_and_tells_its_rule() -> None:
    env = OneSeatEnv("machi-koro")
    env.reset(seed=1)
    before = env.env.events
    seen, reward, over, truncated, info = env.step(int(env.action_masks().argmin()))
    assert (reward, over, truncated) == (REFUSED, True, False)
    assert "MK-" in info["refused"]
    assert env.env.events == before
    assert env.observation_space.contains(seen)


def test_rewards_can_be_shaped() -> None:
    def coins(game: Env) -> list[float]:
        return [0.25] * game.players

    env = OneSeatEnv("machi-koro", shaped=coins)
    env.reset(seed=1)
    assert env.step(int(env.action_masks().argmax()))[1] == 0.25


def test_a_way_to_show_it_that_is_not_there_is_refused_when_something_is_to_be_shown() -> None:
    """make_vec_env of stable-baselines3 asks for `rgb_array` whether anybody will look or not."""
    with pytest.warns(UserWarning, match="rgb_array"):
        env = gymnasium.make("burgomaster/machi-koro-v1", render_mode="rgb_array")
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    with pytest.raises(bm.BurgomasterError, match="no render mode"):
        env.unwrapped.render()


def test_masks_are_found_through_wrappers() -> None:
    """As MaskablePPO of sb3-contrib does: a method of this name, of as many truths as there are steps."""
    env = gymnasium.wrappers.TimeLimit(gymnasium.make("burgomaster/machi-koro-v1"), 1000)
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()
    assert masks.shape == (env.action_space.n,)  # type: ignore[attr-defined]


def test_opponents_that_cannot_be_are_refused() -> None:
    for wrong, text in (
        ({"opponents": ["random", "random"]}, "have 1 opponents, not 2"),
        ({"opponents": "nobody"}, "there is no bot"),
        ({"seat": 2}, "there is no seat 2"),
    ):
        given: dict[str, Any] = wrong
        with pytest.raises(bm.BurgomasterError, match=text):
            OneSeatEnv("machi-koro", 2, **given)


@pytest.mark.parametrize("opponents", ["random", firsts, ["random", firsts]])
def test_many_games_at_once_tell_the_seat_how_each_ended(opponents: Any) -> None:
    env = OneSeatVectorEnv("machi-koro", 6, 3, seat=1, opponents=opponents)
    seen, info = env.reset(seed=2)
    ended, total = 0, 0.0
    for _ in range(250):
        assert (env.batch.seat == 1).all()
        assert info["action_mask"].tolist() == env.action_masks().tolist()
        assert env.observation_space.contains(seen)
        seen, reward, over, truncated, info = env.step(firsts(seen, info["action_mask"]))
        assert not truncated.any()
        assert ("final_obs" in info) == over.any()
        if over.any():
            winner = env.batch.layout.place("winner")
            assert (info["final_obs"][over][:, 0] == 1).all()
            assert ((info["final_obs"][over][:, winner] == 0) == (reward[over] == 1.0)).all()
        ended += int(over.sum())
        total += float(reward.sum())
    assert ended > 10
    assert 0 < total < ended


def test_gymnasium_makes_many_games() -> None:
    env = gymnasium.make_vec("burgomaster/machi-koro-v1", num_envs=3, vectorization_mode="vector_entry_point")
    seen, _ = env.reset(seed=1)
    assert seen.shape == (3, env.single_observation_space.shape[0])  # type: ignore[index]
    with pytest.raises(bm.BurgomasterError, match="one seed"):
        env.reset(seed=[1, 2, 3])  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (OneSeatVectorEnv("alhambra", 4, 3, opponents="greedy") for _ in range(2))
    for env in (one, two):
        env.reset(seed=5)
    for _ in range(60):
        steps = one.batch.sample()
        assert np.array_equal(one.step(steps)[0], two.step(steps)[0])
