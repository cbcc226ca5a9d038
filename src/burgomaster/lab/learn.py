"""Trains value nets: games of a net against itself, and after every few hundred of them a better net.

A position's target is what came of it: the result of the game mixed with the values of later positions, TD(λ). Nets
are small; a few minutes on one core are enough. `python -m burgomaster.lab.learn` makes the nets that are shipped.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from burgomaster.bots.engine import engine, nets_of
from burgomaster.bots.value_net import HIDDEN
from burgomaster.games import GAMES, game, generic
from burgomaster.games.kernel.luck import luck_key
from burgomaster.play.setting import setting

if TYPE_CHECKING:
    import numpy as np

POSITIONS = 1500  # of one game that are learned from
GAMES_A_ROUND = 200
KEPT_ROUNDS = 6  # what was seen in the last rounds is learned from again
BATCH = 512
EXPLORE = 60  # in a thousand
TRUST = 0.9  # λ: how much of the final result a target keeps per position on the way back
FIRST_RATE, LAST_RATE = 0.002, 0.00005
SOME_GREEDY = 2  # every second game has a greedy seat, so that other ways to play are met
STEADY = 3  # the result is the mean of the nets after each round of the last third: one alone swings


class Learner:
    """A net being trained for one game and number of players, in every edition of the game."""

    def __init__(self, name: str, players: int, seed: int = 0) -> None:
        import numpy as np

        code = engine(name)
        self.name, self.players, self.seed = name, players, seed
        self.features = code.feature_count
        self._play = generic(
            "burgomaster.lab.selfplay",
            name,
            native=True,
            quiescent=code.features.quiescent,
            features=code.features.features,
            greedy_step=code.greedy.greedy_step,
            one_ply=code.one_ply.one_ply,
            value=code.one_ply.value,
        )
        self._length = game(name).SPEC.length
        self._editions = [setting(name, players, edition).figures.native() for edition in game(name).SPEC.editions]
        chance = np.random.default_rng(seed)
        self._chance = chance
        self.layer = (chance.standard_normal((self.features, HIDDEN)) / self.features**0.5).astype(np.float32)
        self.offsets = np.zeros(HIDDEN, dtype=np.float32)
        self.top = (0.1 * chance.standard_normal(HIDDEN)).astype(np.float32)
        self._adam = Adam([self.layer, self.offsets, self.top])
        self._work = code.workspace(players, net=self.net())
        self._seen = np.zeros((POSITIONS, players, self.features), dtype=np.float32)
        self._values = np.zeros((POSITIONS, players), dtype=np.float32)
        self._won = np.zeros(players)
        self._rounds: list[tuple[Any, Any]] = []
        self.games = 0

    def net(self) -> np.ndarray[Any, Any]:
        """The net as one row of numbers, as the value net reads it."""
        import numpy as np

        return np.concatenate([self.layer.ravel(), self.offsets, self.top]).astype(np.float64)

    def round(self, rate: float) -> float:
        """Play some games, learn from them, and return the mean loss."""
        import numpy as np

        self._work.net[:] = self.net()
        seen, targets = zip(*(self._game() for _ in range(GAMES_A_ROUND)), strict=True)
        self._rounds = [*self._rounds[1 - KEPT_ROUNDS :], (np.concatenate(seen), np.concatenate(targets))]
        all_seen = np.concatenate([one[0] for one in self._rounds])
        all_targets = np.concatenate([one[1] for one in self._rounds])
        order = self._chance.permutation(len(all_seen))[: max(len(all_seen) // 3, 30_000)]
        losses = [
            self._learn(all_seen[some], all_targets[some], rate)
            for some in np.array_split(order, max(len(order) // BATCH, 1))
        ]
        return float(np.mean(losses))

    def wins_against_greedy(self, net: Any, games: int) -> float:
        """The share of games a net wins from one seat against greedy in the others, every seat on the same luck."""
        self._work.net[:] = net
        share = 0.0
        for number in range(games):
            seat = number % self.players
            self._one_game(number // self.players, [int(p == seat) for p in range(self.players)], 0, 0)
            share += self._won[seat]
        return share / games

    def _game(self) -> tuple[Any, Any]:
        """What was seen in a game of the net against itself, and the targets."""
        import numpy as np

        number = self.games
        self.games += 1
        seats = [int(bool(self._rounds))] * self.players  # the first round is greedy's: an untrained net knows nothing
        if number % SOME_GREEDY == 0:
            seats[number // SOME_GREEDY % self.players] = 0
        rows = self._one_game(number, seats, EXPLORE, self.seed + 1)
        values, targets = self._values[:rows], np.empty((rows, self.players), dtype=np.float32)
        if not self._won.any():
            return self._seen[:0].copy(), targets[:0]
        target = self._won.astype(np.float32)
        trust = TRUST if len(self._rounds) > 2 else 1.0
        for i in range(rows - 1, -1, -1):
            targets[i] = target
            target = trust * target + (1 - trust) * values[i]
        return self._seen[:rows].copy(), targets

    def _one_game(self, number: int, seats: Sequence[int], explore: int, seed: int) -> int:
        import numpy as np

        e = self._editions[number // self.players % len(self._editions)]
        who = np.array(seats, dtype=np.int64)
        key = luck_key(seed, number)
        rows: int = self._play.self_play(
            self._work, e[0], self.players, who, key, explore, self._length, self._seen, self._values, self._won
        )
        return rows

    def _learn(self, seen: Any, targets: Any, rate: float) -> float:
        """One step of gradient descent on the cross-entropy between targets and chances."""
        import numpy as np

        count = len(seen)
        flat = seen.reshape(count * self.players, self.features)
        before = flat @ self.layer + self.offsets
        units = np.maximum(before, 0)
        scores = (units @ self.top).reshape(count, self.players)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        wrong = ((chances - targets) / count).astype(np.float32).ravel()
        back = wrong[:, None] * self.top * (before > 0)
        self._adam.step([flat.T @ back, back.sum(axis=0), units.T @ wrong], rate)
        return float(-(targets * np.log(chances + 1e-9)).sum(axis=1).mean())


class Adam:
    """Adam: gradient descent with a rate of its own for every weight."""

    def __init__(self, weights: list[Any]) -> None:
        import numpy as np

        self._weights = weights
        self._mean = [np.zeros_like(one) for one in weights]
        self._square = [np.zeros_like(one) for one in weights]
        self._steps = 0

    def step(self, gradients: list[Any], rate: float) -> None:
        """Change the weights against their gradients."""
        import numpy as np

        self._steps += 1
        for weights, gradient, mean, square in zip(self._weights, gradients, self._mean, self._square, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            fair = mean / (1 - 0.9**self._steps)
            weights -= rate * fair / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)


def learn(name: str, players: int, rounds: int, seed: int, say: Callable[[str], None]) -> np.ndarray[Any, Any]:
    """Train a net; `say` is told how it goes."""
    import numpy as np

    learner = Learner(name, players, seed)
    started = time.perf_counter()
    late = []
    for number in range(rounds):
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * number / rounds
        loss = learner.round(rate)
        if number >= rounds - max(rounds // STEADY, 1):
            late.append(learner.net())
        if number % 10 == 9 or number == rounds - 1:
            net = np.mean(late, axis=0) if late else learner.net()
            share = learner.wins_against_greedy(net, 600)
            seconds = time.perf_counter() - started
            say(
                f"{name} {players}: {learner.games} games, loss {loss:.4f}, {share:.1%} against greedy, {seconds:.0f} s"
            )
    result: np.ndarray[Any, Any] = np.mean(late, axis=0)
    return result


def main(arguments: Sequence[str] | None = None) -> None:
    """Train and store nets."""
    import numpy as np

    parser = argparse.ArgumentParser(prog="python -m burgomaster.lab.learn", description="Train value nets.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"which games (default all): {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, nargs="*", help="for which numbers of players (default all)")
    parser.add_argument("--rounds", type=int, default=100, help=f"rounds of {GAMES_A_ROUND} games (default 100)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="folder for the nets (default: each game's own)")
    given = parser.parse_args(arguments)
    for name in given.games or GAMES:
        nets: dict[int, Any] = dict(engine(name).nets) if nets_of(name).exists() else {}
        file = given.out / f"{name}.npz" if given.out else nets_of(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        for players in given.players or game(name).SPEC.players:
            nets[players] = learn(name, players, given.rounds, given.seed, _say)
            stored = {str(count): nets[count].astype(np.float32) for count in sorted(nets)}
            np.savez(file, **stored)


def _say(line: str) -> None:
    sys.stderr.write(line + "\n")


if __name__ == "__main__":
    main()
