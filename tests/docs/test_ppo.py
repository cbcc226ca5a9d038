"""The parts of examples/ppo.py; its notebook, which test_notebooks.py runs, shows that it learns.

PyTorch is there in the long tests only.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from burgomaster.envs.batch import Batch
from burgomaster.games import GAMES
from tests.docs.pages import ROOT

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def ppo() -> Any:
    found = importlib.util.spec_from_file_location("ppo", ROOT / "examples" / "ppo.py")
    assert found is not None
    assert found.loader is not None
    module: Any = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    module.GAMES, module.LENGTH = 16, 8
    module.torch.manual_seed(1)
    return module


def test_seats_are_turned_and_turned_back(ppo: Any) -> None:
    by_seat, seat = ppo.torch.tensor([[5, 6, 7], [5, 6, 7]]), ppo.torch.tensor([[0], [2]])
    assert ppo.turned(by_seat, seat).tolist() == [[5, 6, 7], [7, 5, 6]]
    assert ppo.turned(ppo.turned(by_seat, seat), -seat).tolist() == by_seat.tolist()


def test_advantages_look_ahead_to_the_end_of_a_game(ppo: Any) -> None:
    """One game of two seats: A wins with the second of three moments, and then the next game begins."""
    chances = ppo.torch.tensor([[0.5, 0.5], [0.6, 0.4], [0.5, 0.5], [0.25, 0.75]])[:, None]
    rewards = ppo.torch.tensor([[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]])[:, None]
    endings = ppo.torch.tensor([False, True, False])[:, None, None]
    found = ppo.advantages(chances, rewards, endings)[:, 0, 0].tolist()
    assert found == pytest.approx([0.1 + ppo.LAMBDA * 0.4, 0.4, -0.25])
    both = ppo.advantages(chances, rewards, endings).sum(-1).flatten().tolist()
    assert both == pytest.approx([0, 0, 0], abs=1e-6)  # what one seat gains the other loses


@pytest.mark.parametrize(("game", "players"), [(game, 2 + number % 3) for number, game in enumerate(GAMES)])
def test_a_rollout_holds_what_there_was_to_decide(ppo: Any, game: str, players: int) -> None:
    found = ppo.rollout(Batch(game, players, ppo.GAMES), ppo.Policy(game, players))
    assert 0 < len(found.step) <= ppo.GAMES * ppo.LENGTH
    assert found.legal.gather(-1, found.step[:, None]).all()
    assert found.legal.sum(-1).min() > 1
    assert found.outcome.sum(-1).tolist() == pytest.approx([1.0] * len(found.step), abs=1e-5)
    assert {len(column) for column in found} == {len(found.step)}


def test_learning_makes_likelier_what_went_well(ppo: Any) -> None:
    policy = ppo.Policy("machi-koro", 2)
    found = ppo.rollout(Batch("machi-koro", 2, ppo.GAMES), policy)
    found = found._replace(advantage=ppo.torch.linspace(-1, 1, len(found.step)))

    def gained() -> float:
        log_probs = policy(found.seen, found.legal)[0].log_softmax(-1).gather(-1, found.step[:, None]).squeeze(-1)
        return float(((log_probs - found.log_prob) * found.advantage).sum().detach())

    assert gained() == pytest.approx(0, abs=1e-3)
    ppo.improve(policy, ppo.torch.optim.Adam(policy.parameters()), found)
    assert gained() > 0.01


def test_the_same_seed_learns_the_same(ppo: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "RIVALS", ())  # who has learned next to nothing plays for ever
    learned = []
    for _ in range(2):
        ppo.torch.manual_seed(3)
        policy = ppo.Policy("machi-koro", 2)
        reports = list(ppo.learn(policy, steps=3 * ppo.GAMES * ppo.LENGTH, seed=3))
        assert [report.steps for report in reports] == [3 * ppo.GAMES * ppo.LENGTH]
        learned.append(policy.state_dict())
    assert all(learned[0][name].equal(learned[1][name]) for name in learned[0])


def test_what_is_kept_plays_the_same_and_knows_its_version(ppo: Any, tmp_path: Path) -> None:
    file, policy = str(tmp_path / "policy.pt"), ppo.Policy("machi-koro", 2)
    ppo.save(policy, file)
    again, batch = ppo.load(file), Batch("machi-koro", 2, 8)
    assert again.choose(batch.observation, batch.mask).tolist() == policy.choose(batch.observation, batch.mask).tolist()
    policy.version = "machi-koro/0/of-old"
    ppo.save(policy, file)
    with pytest.raises(ValueError, match="of-old"):
        ppo.load(file)
