"""Many games at once: they are the games that everything else plays, whatever the threads; and nothing slips in."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import burgomaster as bm
from burgomaster.envs.batch import Batch
from burgomaster.envs.stepping import AFRESH, STAY
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.lab.simulate import simulate
from burgomaster.play.position import begin
from tests.parts import sensible

every_game = pytest.mark.parametrize("name", GAMES)


def played(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.sample())


@every_game
def test_random_games_are_those_of_a_simulation(name: str) -> None:
    players, count, seed = game(name).SPEC.players[-1], 4, 11
    batch = Batch(name, players, count, seed=seed, resets=False)
    won = np.zeros(players)
    while (batch.seat != OVER).any():
        batch.step(batch.sample())
        won += batch.reward.sum(axis=0)
    assert won.tolist() == pytest.approx(simulate(name, ["random"] * players, count, seed=seed).wins)


@every_game
def test_events_are_the_rules_own_and_chance_follows_from_the_seed(name: str) -> None:
    batch = Batch(name, 2, 3, seed=5, resets=False, trace=True)
    played(batch, 60)
    for number in range(batch.count):
        agreed, drawn = batch.setting, 0
        state = begin(agreed).state()
        for step, actor in zip(*batch.events(number), strict=True):
            assert actor == agreed.rules.turn_of(state, agreed.figures)
            if actor == CHANCE:
                assert step == agreed.rules.draw(state, agreed.figures, luck_of(luck_key(5, number), drawn))
                drawn += 1
            agreed.rules.apply(state, agreed.figures, int(step))
        assert batch.position(number).packed() == state.pack()


@every_game
def test_masks_are_the_legal_steps(name: str) -> None:
    batch = Batch(name, 2, 4, seed=2)
    spec = game(name).SPEC
    for _ in range(80):
        batch.step(batch.sample())
        for number in range(batch.count):
            there, out = batch.position(number), [0] * spec.most_legal
            n = batch.setting.rules.legal(there.state(), batch.setting.figures, out)
            assert np.flatnonzero(batch.mask[number]).tolist() == out[:n]
            assert batch.seat[number] == there.turn


def test_threads_change_nothing() -> None:
    one, two = (Batch("machi-koro", 4, 33, seed=3, threads=threads) for threads in (1, 2))
    for _ in range(300):
        one.step(one.sample())
        two.step(two.sample())
    assert one.observation.tobytes() == two.observation.tobytes()
    assert one.mask.tobytes() == two.mask.tobytes()


def test_a_game_that_ends_is_followed_by_the_next_and_tells_how_it_ended() -> None:
    batch, alone = Batch("machi-koro", 2, 2, seed=4), Batch("machi-koro", 2, 2, seed=4, resets=False)
    ended = 0
    while not ended:
        batch.step(batch.sample())
        alone.step(alone.sample())
        ended = int(batch.over.sum())
    place = int(batch.over.argmax())
    assert alone.seat[place] == OVER
    assert alone.mask[place].sum() == 0
    assert batch.seat[place] >= 0
    assert batch.mask[place].sum() > 0
    assert batch.final[place].tolist() == alone.observation[place].tolist()
    assert batch.reward[place].sum() == 1.0
    assert alone.position(place).returns == tuple(batch.reward[place])
    batch.step(batch.sample())
    assert not batch.over[place]
    assert batch.reward[place].sum() == 0.0


def test_the_next_game_has_a_number_of_its_own() -> None:
    short, long = Batch("machi-koro", 2, 2, seed=4), Batch("machi-koro", 2, 4, seed=4)
    short.reset()
    assert short.observation.tolist() == long.observation[2:].tolist()
    short.reset(seed=4)
    short.step([STAY, AFRESH])
    assert short.observation[1].tolist() == long.observation[3].tolist()
    short.reset(seed=4)
    assert short.observation.tolist() == long.observation[:2].tolist()


def test_an_illegal_step_is_explained_and_no_game_is_changed() -> None:
    batch = Batch("machi-koro", 2, 3, seed=1)
    before = pickle.dumps(batch)
    steps = batch.sample()
    buy = next(step for step in range(batch.steps) if batch.setting.game.STEPS.text(step) == "buy mine")
    steps[1] = buy
    with pytest.raises(bm.BurgomasterError, match=r"game 1: buy mine \(MK-\d+\): .+"):
        batch.step(steps)
    for wrong in (batch.steps, -3):
        with pytest.raises(bm.BurgomasterError, match="game 0: there is no step"):
            batch.step([wrong, STAY, STAY])
    batch._now[:, 0] = pickle.loads(before)._now[:, 0]
    assert pickle.dumps(batch) == before


def test_staying_leaves_a_game_as_it_is() -> None:
    batch = Batch("machi-koro", 2, 2, seed=1)
    before = batch.position(1)
    batch.step([batch.sample()[0], STAY])
    assert batch.position(1) == before
    assert batch.position(0) != before


def test_observations_go_into_a_buffer_of_ones_own() -> None:
    batch, twin = Batch("machi-koro", 2, 5, seed=1), Batch("machi-koro", 2, 5, seed=1)
    buffer = np.zeros_like(batch.observation)
    kept = batch.observation.copy()
    batch.step(batch.sample(), out=buffer)
    twin.step(twin.sample())
    assert buffer.tolist() == twin.observation.tolist()
    assert batch.observation.tolist() == kept.tolist()
    for wrong in (buffer.astype(np.int64), buffer[:, :-1], np.asfortranarray(buffer)):
        with pytest.raises(bm.BurgomasterError, match="C-contiguous array of int32"):
            batch.step(batch.sample(), out=wrong)
    with pytest.raises(ValueError, match="read-only"):
        batch.mask[0, 0] = 1


@every_game
def test_bots_hold_the_other_seats(name: str) -> None:
    batch = Batch(name, 3, 4, seed=6, bots=[None, sensible(name), "random"])
    for _ in range(50):
        batch.step(batch.sample())
        assert (batch.seat == 0).all()


def test_a_bot_sees_no_more_than_its_seat() -> None:
    """What it does stays the same when the caller's hand and the deck have exchanged a card."""
    batch = Batch("alhambra", 3, 1, seed=8, bots=["greedy", "greedy", None], trace=True, draws=False, resets=False)
    compared = 0
    while batch.seat[0] != OVER:
        outcome = int(batch.sample()[0])
        if batch.seat[0] == CHANCE and batch.position().turns > 3:
            twin = batch.copy()
            state = twin._arrays["states"][0]
            held = int(np.argmax(state["hand"][2]))
            drawn = next(kind for kind in np.argsort(-state["deck"]) if kind != held)
            if state["hand"][2][held] > 0 and state["deck"][drawn] > 1:
                state["hand"][2][[held, drawn]] += np.array([-1, 1], dtype=np.int8)
                state["deck"][[held, drawn]] += np.array([1, -1], dtype=np.int8)
                twin.step(outcome)
                batch.step(outcome)
                assert twin.events()[0].tolist() == batch.events()[0].tolist()
                compared += int((batch.events()[1][-2:] >= 0).any())
                continue
        batch.step(outcome)
    assert compared > 20


def test_what_cannot_be_is_said() -> None:
    for wrong, text in (
        ({"count": 0}, "1 game or more"),
        ({"seed": -1}, "seed must be"),
        ({"bots": ["random"]}, "one for every seat"),
        ({"bots": ["random", "random"]}, "playing would never end; ask for resets=False"),
        ({"bots": [None, "nobody"]}, "there is no bot"),
        ({"bots": [None, "level-3"]}, "a batch can seat random and greedy"),
    ):
        given: dict[str, Any] = {"count": 2, **wrong}
        with pytest.raises(bm.BurgomasterError, match=text):
            Batch("machi-koro", 2, **given)
    batch = Batch("machi-koro", 2, 2)
    with pytest.raises(bm.BurgomasterError, match="there is no seat 2"):
        batch.observe(0, 2)
    with pytest.raises(bm.BurgomasterError, match="trace=True"):
        batch.events()
    with pytest.raises(bm.BurgomasterError, match="either a seed"):
        batch.reset(1, np.array([0]))


def test_a_game_that_is_too_long_is_cut_off_without_a_reward() -> None:
    batch = Batch("machi-koro", 2, 1, seed=1, length=10)
    while not batch.truncated[0]:
        batch.step(batch.sample())
    assert not batch.over[0]
    assert batch.reward.sum() == 0.0
    assert batch.seat[0] >= 0


@pytest.mark.parametrize("threads", [1, 3])
def test_only_the_first_games_go_on_where_that_is_asked(threads: int) -> None:
    batch = Batch("machi-koro", 2, 6, seed=5, threads=threads)
    whole, before = batch.copy(), batch.observation.copy()
    steps = batch.sample()
    whole.step(steps)
    batch.step(steps[:4], first=4)
    assert batch.observation[:4].tolist() == whole.observation[:4].tolist()
    assert batch.observation[4:].tolist() == before[4:].tolist()
    for wrong in (-1, 7):
        with pytest.raises(bm.BurgomasterError, match="there are 6 games"):
            batch.step(steps, first=wrong)


def test_chance_can_be_the_callers() -> None:
    batch = Batch("machi-koro", 2, 1, draws=False, resets=False, options={"start": "chance"})
    there = begin(batch.setting)
    luck = np.random.default_rng(1)
    while not there.over:
        assert batch.seat[0] == there.turn
        step = int(luck.choice(np.flatnonzero(batch.mask[0])))
        batch.step(step)
        if not there.setting.rules.unfinished(batch._state(0), there.setting.figures):
            there = batch.position()
    assert batch.reward[0].tolist() == list(map(float, there.returns))


@every_game
def test_games_are_pickled_and_copied_by_value(name: str) -> None:
    batch = Batch(name, 2, 3, seed=9, threads=2)
    played(batch, 20)
    for twin in (pickle.loads(pickle.dumps(batch)), batch.copy()):
        ahead = batch.copy()
        played(twin, 20)
        played(ahead, 20)
        assert twin.observation.tolist() == ahead.observation.tolist()
        assert twin.threads == 2
    assert batch.observation.tolist() != ahead.observation.tolist()


def test_games_of_another_version_are_not_unpickled() -> None:
    batch = Batch("machi-koro", 2, 1)
    kept = {**batch.__getstate__(), "version": "machi-koro/0/0"}
    with pytest.raises(bm.BurgomasterError, match="pickled as machi-koro/0/0"):
        batch.__setstate__(kept)


@every_game
def test_scores_are_those_of_the_position(name: str) -> None:
    batch = Batch(name, 2, 2, seed=1)
    played(batch, 30)
    assert batch.scores().tolist() == [list(batch.position(number).scores) for number in range(2)]
