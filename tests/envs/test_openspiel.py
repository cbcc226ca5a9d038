"""OpenSpiel's own tests of games, for every game. Where OpenSpiel has no package, the run says so."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from burgomaster.games import GAMES, game
from burgomaster.play.position import start

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it has no package for every machine")

from absl import flags  # noqa: E402
from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # noqa: E402

from burgomaster.envs.openspiel import short_name  # noqa: E402
from tests.longest import first  # noqa: E402

every_game = pytest.mark.parametrize("name", GAMES)


@first("name")
def test_openspiel_simulates_it(name: str) -> None:
    """Its own test of the interface: random games, clones, histories, observers, returns."""
    players = game(name).SPEC.players[0]
    loaded = pyspiel.load_game(short_name(name), {"players": players})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@every_game
def test_a_playthrough_follows_from_its_seed_and_is_replayed(name: str, tmp_path: Path) -> None:
    """OpenSpiel's own record of a game, which tells all that its interface says on the way."""
    from open_spiel.python.algorithms import generate_playthrough  # brings SciPy, for seconds in every run

    loaded = f"{short_name(name)}(players=2)"
    told = generate_playthrough.playthrough(loaded, [], seed=3)
    assert told.count("IsTerminal() = True") == 1
    assert generate_playthrough.playthrough(loaded, [], seed=3) == told
    (tmp_path / "playthrough.txt").write_text(told, encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # it reads a setting from the command line, and this is not its command
    original, again = generate_playthrough.replay(tmp_path / "playthrough.txt")
    assert original == told
    assert again == told


def test_a_game_is_saved_and_read_back() -> None:
    loaded = pyspiel.load_game("python_machi_koro", {"players": 3})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_the_tree_is_the_rules_tree() -> None:
    """Outcomes have the odds that positions have, and the same legal steps follow."""
    state, there = pyspiel.load_game("python_alhambra").new_initial_state(), start("alhambra", 2)
    luck = np.random.default_rng(1)
    for _ in range(40):
        if state.is_chance_node():
            odds = state.chance_outcomes()
            assert odds == [(o.steps[0], pytest.approx(float(p))) for o, p in there.odds().items()]  # type: ignore[attr-defined]
            step = int(luck.choice([step for step, _ in odds]))
            there = there.play(next(o for o, _ in there.chances() if o.steps == (step,)))
            state.apply_action(step)
        else:
            assert state.current_player() == there.turn
            action = there.actions()[-1]
            for step in action.steps:
                assert step in state.legal_actions()
                state.apply_action(step)
            there = there.play(action)


def test_clones_go_their_own_way() -> None:
    state = pyspiel.load_game("python_machi_koro").new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.history() == []
    assert len(twin.history()) == 1
    assert state.legal_actions() != twin.legal_actions()


def test_its_tree_search_plays() -> None:
    loaded = pyspiel.load_game("python_machi_koro")
    luck = np.random.RandomState(3)
    bot = mcts.MCTSBot(loaded, 2.0, 5, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = loaded.new_initial_state()
    decided = 0
    while decided < 4:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            step = bot.step(state)
            assert step in state.legal_actions()
            state.apply_action(step)
            decided += 1


def test_its_policies_know_the_legal_steps() -> None:
    loaded = pyspiel.load_game("python_machi_koro")
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    chances = policy.UniformRandomPolicy(loaded).action_probabilities(state)
    assert sorted(chances) == state.legal_actions()


def test_observations_and_information_states() -> None:
    loaded = pyspiel.load_game("python_alhambra", {"players": 3})
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat = state.current_player()
    observer, recall = make_observation(loaded), make_observation(loaded, INFO_STATE_OBS_TYPE)
    observer.set_from(state, seat)
    assert observer.tensor.tolist() == state.batch.observe(0, seat).tolist()
    assert observer.string_from(state, seat).startswith(f"{seat}: ")
    assert recall.string_from(state, seat) == f"{seat}: " + " ".join(map(str, state.history()))
    with pytest.raises(ValueError, match="not supported"):
        make_observation(loaded, params={"some": 1})


def test_steps_have_words() -> None:
    state = pyspiel.load_game("python_machi_koro").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.action_to_string(state.legal_actions()[0]) == "throw 1"
