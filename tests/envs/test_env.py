"""One game for programs: its history, its words, its copies."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import burgomaster as bm
from burgomaster.envs.env import Env
from burgomaster.games import GAMES
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.words import LANGUAGES

every_game = pytest.mark.parametrize("name", GAMES)


def step_named(env: Env, text: str) -> int:
    steps = env.setting.game.STEPS
    return next(step for step in range(steps.size) if steps.text(step) == text)


def until_unfinished(name: str) -> Env:
    """A game in the middle of an action."""
    env = Env(name, 3, seed=1)
    while not env.unfinished:
        env.step(env.sample())
    return env


@every_game
def test_a_game_is_played_to_its_end(name: str) -> None:
    env = Env(name, 2, seed=3)
    total = np.zeros(2)
    seats = set()
    while not env.over:
        seats.add(env.seat)
        assert env.mask[env.sample()] == 1
        env.step(env.sample())
        total += env.rewards
    assert seats == {0, 1}
    assert env.seat == OVER
    assert not env.truncated
    assert total.tolist() == [float(share) for share in env.position.returns]
    assert env.scores == env.position.scores
    with pytest.raises(bm.BurgomasterError, match="reset"):
        env.step(0)
    env.reset()
    assert not env.over
    assert env.rewards.sum() == 0.0


def test_the_same_seed_gives_the_same_game() -> None:
    env, other = Env("machi-koro", 2, seed=3), Env("machi-koro", 2, seed=4)
    for again in (env, other):
        again.reset(seed=7)
        for _ in range(50):
            again.step(again.sample())
    assert env.events == other.events
    env.reset()
    assert env.events != other.events


def test_a_turn_of_several_steps_keeps_the_seat() -> None:
    env = until_unfinished("alhambra")
    seat, before = env.seat, env.position
    assert before.turn == seat
    assert before.packed() != env._batch.position().packed()
    while env.unfinished:
        assert env.seat == seat
        env.step(env.sample())
    assert env.position != before


@every_game
def test_the_history_of_a_seat_has_all_that_it_saw(name: str) -> None:
    """Who plays it again by the rules finds the same observations, and in the end the same position."""
    env = Env(name, 3, seed=2)
    seen = []
    for _ in range(60):
        if env.over:  # a short game
            break
        if env.seat == 1:
            seen.append(env.observe(1))
        env.step(env.sample())
    history = env.history(1)
    assert history.events == env.events
    assert [one.tolist() for _, one in history.observations] == [one.tolist() for one in seen]
    assert all(history.events[place][0] == 1 for place, _ in history.observations)
    again = Env(name, 3, draws=False)
    for actor, step in history.events:
        assert again.seat == actor
        again.step(step)
    assert again.observe(1).tolist() == env.observe(1).tolist()


def test_the_caller_may_play_chance() -> None:
    env = Env("machi-koro", 2, draws=False)
    env.step(step_named(env, "throw 1"))
    assert env.seat == CHANCE
    assert [env.setting.game.STEPS.text(int(step)) for step in np.flatnonzero(env.mask)] == [
        f"dice {pips}" for pips in range(1, 7)
    ]
    env.step(step_named(env, "dice 3"))
    assert env.events == ((0, step_named(env, "throw 1")), (CHANCE, step_named(env, "dice 3")))


def test_rewards_can_be_shaped() -> None:
    before: list[int] = [0, 0]

    def gained(env: Env) -> list[float]:
        now = list(env.scores)
        gain = [after - was for after, was in zip(now, before, strict=True)]
        before[:] = now
        return [number / 10 for number in gain]

    env = Env("machi-koro", 2, seed=1, shaped=gained)
    total = np.zeros(2)
    while not env.over:
        env.step(env.sample())
        total += env.rewards
    final = [score / 10 for score in env.scores]
    assert total.tolist() == pytest.approx([f + float(r) for f, r in zip(final, env.position.returns, strict=True)])


def test_bots_hold_seats() -> None:
    env = Env("machi-koro", 3, seed=1, bots=["greedy", None, "random"])
    while not env.over:
        assert env.seat == 1
        env.step(env.sample())


def test_it_observes_into_a_buffer() -> None:
    env = Env("machi-koro", 2)
    buffer = np.zeros(env.layout.width, dtype=np.int32)
    assert env.observe(1, buffer) is buffer
    assert buffer.tolist() == env.observe(1).tolist()


@every_game
def test_copies_and_pickles_go_their_own_way(name: str) -> None:
    env = Env(name, 2, seed=5)
    for _ in range(5):
        env.step(env.sample())
    copy, pickled = env.copy(), pickle.loads(pickle.dumps(env))
    assert repr(copy) == repr(pickled) == repr(env)
    for twin in (copy, pickled):
        for _ in range(25):
            if not twin.over:
                twin.step(twin.sample())
    assert copy.events == pickled.events
    assert len(env.events) < len(copy.events)


# ---- In words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_is_told_and_answers_in_words(lang: str) -> None:
    env = Env("machi-koro", 2, seed=3)
    for _ in range(30):
        told, choices = env.tell(env.seat, lang), env.choices(lang)
        assert len(told) > 100
        assert [choice.step for choice in choices] == np.flatnonzero(env.mask).tolist()
        before = len(env.events)
        env.say(choices[-1].meaning if len(choices) == 1 else choices[-1].text, lang)
        assert len(env.events) > before


def test_what_happened_is_told_since_the_seats_own_last_action() -> None:
    env = Env("machi-koro", 2, options={"start": "A"}, seed=3)
    env.say("throw 1")
    env.say("pass")
    assert env.tell(1).startswith("A threw 5.\nA built nothing.\nTurn 2: B is to throw\n")
    env.say("throw 1")
    env.say("pass")
    assert env.tell(0).startswith("B threw 2.\nB earned 1 from one bakery.\nB built nothing.\nTurn 3:")


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    env = Env("machi-koro", 2, options={"start": "A"})
    env.say("throw 1")
    before = env.events
    with pytest.raises(bm.IllegalAction, match="Mine costs 6") as problem:
        env.say("buy mine")
    assert problem.value.refusal.rule.startswith("MK-")
    with pytest.raises(bm.IllegalAction, match=r"[Mm]ijn"):
        env.say("koop mijn", lang="nl")
    with pytest.raises(bm.UnknownAction):
        env.say("sing a song")
    assert env.events == before


def test_an_action_of_several_steps_can_be_said_at_once_or_bit_by_bit() -> None:
    env = Env("alhambra", 2, seed=1)
    while not any(not action.complete for action in env.position.steps()):
        env.step(env.sample())
    at_once, bit_by_bit = env.copy(), env.copy()
    whole = next(action for action in env.position.actions() if len(action.steps) > 1)
    at_once.say(str(whole))
    while bit_by_bit.events[: len(at_once.events)] != at_once.events:
        taken = len(bit_by_bit.events) - len(env.events)
        wanted = next(one for one in bit_by_bit.choices() if one.step == whole.steps[taken])
        bit_by_bit.say(wanted.text)
    assert bit_by_bit.position == at_once.position


def test_what_goes_on_with_nothing_that_has_begun_is_refused() -> None:
    env = until_unfinished("alhambra")
    begun = env.events[-1][1]
    other = next(action for action in env.position.actions() if action.steps[0] != begun)
    with pytest.raises(bm.BurgomasterError, match="which has begun"):
        env.say(str(other))
