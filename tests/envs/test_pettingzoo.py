"""PettingZoo's own tests of environments, for every game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import burgomaster as bm
from burgomaster.envs.env import Env
from burgomaster.envs.pettingzoo import SeatsEnv, env
from burgomaster.games import game
from tests.longest import each

every_game = each("name")

# A mask beside the observation is PettingZoo's own way in its board games; its test allows it by their names only.
OF_MASKS = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@pytest.fixture(autouse=True)
def no_other_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for allowed in OF_MASKS:
            warnings.filterwarnings("ignore", allowed)
        yield


@every_game
def test_the_api(name: str) -> None:
    api_test(env(name, game(name).SPEC.players[-1]), num_cycles=60)


@every_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=20)


@every_game
def test_rendering(name: str) -> None:
    pictures = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(lambda render_mode: env(name, render_mode=render_mode), custom_tests=pictures)


def finished(zoo: SeatsEnv) -> tuple[dict[str, float], set[bool], int]:
    """What every agent got in all, whether games were truncated, and how many decisions there were."""
    total = dict.fromkeys(zoo.possible_agents, 0.0)
    cut, decisions = set(), 0
    for agent in zoo.agent_iter():
        seen, reward, over, truncated, _ = zoo.last()
        total[agent] += reward
        if over or truncated:
            cut.add(truncated)
            zoo.step(None)
        else:
            decisions += 1
            zoo.step(zoo.action_space(agent).sample(seen["action_mask"]))
    return total, cut, decisions


def test_rewards_are_shares_of_the_victory() -> None:
    zoo = env("machi-koro", 3)
    zoo.reset(seed=1)
    total, cut, _ = finished(zoo)
    assert sum(total.values()) == 1.0
    assert cut == {False}
    assert zoo.agents == []
    assert zoo.env.position.returns == tuple(total.values())


def test_rewards_can_be_shaped() -> None:
    def more(one: Env) -> list[float]:
        return [0.5, -0.5]

    zoo = env("machi-koro", 2, shaped=more)
    zoo.reset(seed=1)
    total, _, decisions = finished(zoo)
    assert sum(total.values()) == 1.0
    assert max(total.values()) == pytest.approx(decisions * 0.5, abs=1)


def test_max_cycles_truncates() -> None:
    """PettingZoo's `max_cycles_test` is for parallel environments, in which all agents act at once."""
    zoo = env("machi-koro", 2, max_cycles=7)
    zoo.reset(seed=1)
    total, cut, decisions = finished(zoo)
    assert (cut, decisions) == ({True}, 7)
    assert sum(total.values()) == 0.0


def test_nothing_is_legal_for_one_who_is_not_to_decide() -> None:
    zoo = env("machi-koro", 2)
    zoo.reset(seed=1)
    waiting = next(agent for agent in zoo.agents if agent != zoo.agent_selection)
    assert zoo.observe(waiting)["action_mask"].sum() == 0
    assert zoo.observation_space(waiting).contains(zoo.observe(waiting))


def test_what_is_illegal_says_why() -> None:
    zoo = env("machi-koro", 2)
    zoo.reset(seed=1)
    illegal = int(np.argmin(zoo.last()[0]["action_mask"]))
    with pytest.raises(bm.BurgomasterError, match="MK-"):
        zoo.step(illegal)
    with pytest.raises(bm.BurgomasterError, match="no render mode"):
        env("machi-koro", render_mode="rgb_array")
