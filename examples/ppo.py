"""Masked PPO in one file: a policy learns a game by playing all of its seats.

python examples/ppo.py --minutes 10

docs/tutorials/ppo.ipynb goes through it step by step. PyTorch comes with the extra `learn`.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from burgomaster.envs.batch import Batch

HIDDEN = 192  # the width of the policy's layers
GAMES = 512  # played side by side
LENGTH = 64  # steps that a rollout takes in each of them
EPOCHS = 3  # how often a rollout is learned from
MINIBATCH = 2048  # decisions
LEARNING_RATE = 1e-3  # at the beginning; it falls to 0
CLIP = 0.2  # how far one rollout may change the probability of a step
LAMBDA = 0.98  # how far an advantage looks ahead: with 0 to the next step, with 1 to the end of the game
ENTROPY = 0.03  # what it is worth to try different things
CRITIC = 0.5  # what it is worth to foresee who wins
GRADIENT = 0.5  # the longest that one is followed
ILLEGAL = -1e9  # the logit of a step that must never be taken

RIVALS = ("random", "greedy")  # to measure by; it never learns from them
REPORT_EVERY = 5  # rollouts
MEASURE = 2**40  # the seed of games to measure by, far from those it learns from

torch.set_num_threads(1)  # the matrices are small, and with one thread the same seed learns the same


class Policy(nn.Module):
    """From what a seat observes: which step it takes (the actor), and who will win (the critic)."""

    def __init__(self, game: str, players: int) -> None:
        super().__init__()
        batch = Batch(game, players)
        self.game, self.players, self.version = game, players, batch.version
        width, hidden = batch.layout.width, HIDDEN
        self.body = nn.Sequential(nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.actor = nn.Linear(hidden, batch.steps)
        self.critic = nn.Linear(hidden, players)
        nn.init.orthogonal_(self.actor.weight, 0.01)  # at first all legal steps are about as likely

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Logits: of every step, and of every seat's victory, the observer's own first."""
        seen = seen.float()
        hidden = self.body(seen.sign() * seen.abs().log1p())  # the second coin matters more than the fortieth
        return self.actor(hidden).masked_fill(~legal, ILLEGAL), self.critic(hidden)

    @torch.no_grad()
    def choose(self, observation: Any, mask: Any) -> Any:
        """The likeliest step of one game, or of each of many; as `opponents` of our environments do."""
        logits, _ = self(torch.tensor(observation), torch.tensor(mask, dtype=torch.bool))
        return logits.argmax(-1).numpy()


# ---- Playing --------------------------------------------------------------------------------------------------------


class Decisions(NamedTuple):
    """What there was to decide in a rollout, and what came of it; a row for every decision."""

    seen: Tensor
    legal: Tensor
    step: Tensor
    log_prob: Tensor  # of that step, when it was taken
    advantage: Tensor  # how much better it went for the one who decided than the critic had expected
    outcome: Tensor  # every seat's chance to win, as it turned out later, that of the one who decided first


@torch.no_grad()
def rollout(batch: Batch, policy: Policy) -> Decisions:
    """Play on in all games, every seat by the policy."""
    moments, rewards, endings = [], [], []
    for _ in range(LENGTH):
        seen, legal, seat = look(batch)
        logits, victory = policy(seen, legal)
        step = torch.multinomial(logits.softmax(-1), 1)
        log_prob = logits.log_softmax(-1).gather(-1, step)
        moments.append((seen, legal, seat, step, log_prob, turned(victory.softmax(-1), -seat)))
        batch.step(step.squeeze(-1).numpy())
        rewards.append(torch.tensor(batch.reward))
        endings.append(torch.tensor(batch.over | batch.truncated)[:, None])
    seen, legal, seat = look(batch)
    last = turned(policy(seen, legal)[1].softmax(-1), -seat)

    seen, legal, seat, step, log_prob, chances = (torch.stack(column) for column in zip(*moments, strict=True))
    gained = advantages(torch.cat((chances, last[None])), torch.stack(rewards), torch.stack(endings))
    advantage, outcome = turned(gained, seat)[..., 0], turned(chances + gained, seat)
    found = Decisions(seen, legal, step.squeeze(-1), log_prob.squeeze(-1), advantage, outcome)
    free = legal.sum(-1) > 1  # elsewhere there was nothing to decide
    return Decisions(*(column[free] for column in found))


def look(batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
    """Copies of what is observed, what is legal, and whose turn it is, in all games."""
    return (
        torch.tensor(batch.observation),
        torch.tensor(batch.mask, dtype=torch.bool),
        torch.tensor(batch.seat)[:, None],
    )


def turned(by_seat: Tensor, seat: Tensor) -> Tensor:
    """Numbers for seats A, B, … in the order in which `seat` counts, itself first; with `-seat` back again."""
    players = by_seat.shape[-1]
    return by_seat.gather(-1, (torch.arange(players) + seat) % players)


def advantages(chances: Tensor, rewards: Tensor, endings: Tensor) -> Tensor:
    """Generalised advantage estimation by time, game and seat; of `chances` there is one moment more."""
    found = torch.zeros_like(chances)
    for now in reversed(range(len(rewards))):
        expected_later = chances[now + 1] + LAMBDA * found[now + 1]
        found[now] = rewards[now] + ~endings[now] * expected_later - chances[now]
    return found[:-1]


# ---- Learning -------------------------------------------------------------------------------------------------------


def improve(policy: Policy, optimizer: torch.optim.Optimizer, found: Decisions) -> None:
    """Make likelier what went better than expected, but not by much at a time."""
    advantage = (found.advantage - found.advantage.mean()) / found.advantage.std()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(advantage)).split(MINIBATCH):
            logits, victory = policy(found.seen[rows], found.legal[rows])
            log_probs = logits.log_softmax(-1)
            ratio = (log_probs.gather(-1, found.step[rows, None]).squeeze(-1) - found.log_prob[rows]).exp()
            gain = torch.minimum(ratio * advantage[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[rows]).mean()
            entropy = -(logits.softmax(-1) * log_probs).sum(-1).mean()
            surprise = nn.functional.cross_entropy(victory, found.outcome[rows])
            loss = CRITIC * surprise - gain - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), GRADIENT)
            optimizer.step()


class Report(NamedTuple):
    """How far it has come: steps taken, seconds since the beginning, and which share of games it wins."""

    steps: int
    seconds: float
    shares: dict[str, float]  # by rival

    def __str__(self) -> str:
        shares = ", ".join(f"{share:6.1%} against {rival}" for rival, share in self.shares.items())
        return f"{self.steps:10,} steps {self.seconds:5.0f} s  {shares}"


def learn(policy: Policy, *, steps: float = math.inf, minutes: float = math.inf, seed: int = 1) -> Iterator[Report]:
    """Learn for so many steps or minutes, whichever end first; tells now and then, and at the end, how far it is."""
    batch = Batch(policy.game, policy.players, GAMES, seed=seed)
    optimizer = torch.optim.Adam(policy.parameters())
    began, rollouts, done = time.monotonic(), 0, 0.0
    while done < 1:
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - done)
        improve(policy, optimizer, rollout(batch, policy))
        rollouts += 1
        taken, seconds = rollouts * LENGTH * GAMES, time.monotonic() - began
        done = max(taken / steps, seconds / 60 / minutes)
        if done >= 1 or rollouts % REPORT_EVERY == 0:
            yield Report(taken, seconds, {rival: win_share(policy, rival) for rival in RIVALS})


def win_share(policy: Policy, rival: str, games: int = 2000) -> float:
    """Which share of games it wins if a bot holds all other seats: as many from each seat, on the same luck."""
    count, won = math.ceil(games / policy.players), 0.0
    for seat in range(policy.players):
        bots = [None if place == seat else rival for place in range(policy.players)]
        batch = Batch(policy.game, policy.players, count, seed=MEASURE, bots=bots, resets=False)
        while (playing := batch.seat >= 0).any():
            steps = policy.choose(batch.observation, batch.mask)
            steps[~playing] = -1  # leaves a game as it is
            batch.step(steps)
            won += float(batch.reward[:, seat].sum())
    return won / (count * policy.players)


# ---- Keeping --------------------------------------------------------------------------------------------------------


def save(policy: Policy, file: str) -> None:
    """Keep a policy, with the version of what it observes and does."""
    kept = {name: getattr(policy, name) for name in ("game", "players", "version")}
    torch.save({**kept, "weights": policy.state_dict()}, file)


def load(file: str) -> Policy:
    """A policy that was kept; an error if its game's numbers mean something else now."""
    kept = torch.load(file, weights_only=True)
    policy = Policy(kept["game"], kept["players"])
    if kept["version"] != policy.version:
        raise ValueError(f"{file} learned {kept['version']}; here it is {policy.version}")
    policy.load_state_dict(kept["weights"])
    return policy


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Learn a game by masked PPO, and keep the policy.")
    parser.add_argument("--game", default="machi-koro")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--steps", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="policy.pt")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    policy = Policy(asked.game, asked.players)
    for report in learn(policy, steps=asked.steps, minutes=asked.minutes, seed=asked.seed):
        print(report, flush=True)
        save(policy, asked.out)


if __name__ == "__main__":
    main()
