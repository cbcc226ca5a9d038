"""Trains value nets: games of a net against itself, and after every few hundred of them a better net.

A position's target is what came of it: the result of the game mixed with the values of later positions, TD(λ). Nets
are small; a few minutes on one core are enough. `python -m burgomaster.lab.learn` makes the nets that are shipped.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from burgomaster.bots.engine import engine, engine_by, nets_of, reference_nets_of
from burgomaster.bots.levels import LEVELS, REFERENCE, levels_of, unseen_by
from burgomaster.bots.registry import lines_of, lines_step, native_practice
from burgomaster.bots.value_net import HIDDEN
from burgomaster.games import GAMES, game, generic
from burgomaster.games.engines import NATIVE
from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.selfplay import GREEDY, LINE, NET
from burgomaster.lab.spread import run_jobs
from burgomaster.lab.trained import KeptTraining
from burgomaster.play.setting import Setting, setting

if TYPE_CHECKING:
    import numpy as np

POSITIONS = 1500  # of one game that are learned from
GAMES_A_ROUND = 200  # but for levels that practise less
ROUNDS = 100  # where a game does not say how many
KEPT_ROUNDS = 6  # rounds whose positions are learned from again
BATCH = 512
EXPLORE = 60  # in a thousand
TRUST = 0.9  # λ: how much of the final result a target keeps per position on the way back
FIRST_RATE, LAST_RATE = 0.002, 0.00005
SOME_GREEDY = 2  # every second game has a greedy seat, so that the net meets other ways to play
SOME_STRANGE = 5  # every fifth game of a main net is made unusual on its way, where the game has a `practice.py`
FORM = 5  # of what is kept
STEADY = 3  # the result is the mean of the nets of the last third of the rounds, which is steadier than the last net


_Player = Callable[[int], tuple[Any, Any]]  # plays a game by its number


class Learner:
    """A net being trained for one game and number of players, in every edition of the game or in the settings given.

    It begins by chance, or with a `net` that is trained already: then it plays from the first round on. Features that
    are `unseen` are 0 to it. If it is `strange`, some games are made unusual on their way. `against` greedy or a line
    of play it never meets itself: that shows how often such a bot can be beaten at all.
    """

    def __init__(
        self,
        name: str,
        players: int,
        seed: int = 0,
        settings: Sequence[Setting] | None = None,
        net: Any = None,
        unseen: Sequence[int] = (),
        against: str = "",
        games_a_round: int | None = None,
        strange: bool = False,
    ) -> None:
        import numpy as np

        code = engine_by(name, NATIVE)
        self.name, self.players, self.seed, self._unseen = name, players, seed, list(unseen)
        self.strange = strange
        self.features = code.feature_count
        self.against = against
        self.games_a_round = games_a_round or GAMES_A_ROUND
        self._rival = LINE + lines_of(name).index(against) if against in lines_of(name) else GREEDY
        self._play = generic(
            "burgomaster.lab.selfplay",
            name,
            native=True,
            quiescent=code.features.quiescent,
            survey=code.features.survey,
            features=code.features.features,
            greedy_step=code.greedy.greedy_step,
            line_step=lines_step(name, native=True),
            one_ply=code.one_ply.one_ply,
            value=code.one_ply.value,
            unusual=native_practice(name).unusual,
        )
        self._length = game(name).SPEC.length
        self._settings = settings or [setting(name, players, edition) for edition in game(name).SPEC.editions]
        self._editions = [one.figures.native() for one in self._settings]
        chance = np.random.default_rng(seed)
        self._chance = chance
        self.layer = (chance.standard_normal((self.features, HIDDEN)) / self.features**0.5).astype(np.float32)
        self.offsets = np.zeros(HIDDEN, dtype=np.float32)
        self.top = (0.1 * chance.standard_normal(HIDDEN)).astype(np.float32)
        self._trained = net is not None
        if net is not None:
            layer, self.offsets, self.top = np.split(net.astype(np.float32), [self.features * HIDDEN, -HIDDEN])
            self.layer = layer.reshape(self.features, HIDDEN)
        self.layer[self._unseen] = 0
        self._adam = Adam([self.layer, self.offsets, self.top])
        self._work = code.workspace(players, net=self.net())
        self._seen = np.zeros((POSITIONS, players, self.features), dtype=np.float32)
        self._values = np.zeros((POSITIONS, players), dtype=np.float32)
        self._won = np.zeros(players)
        self._rounds: list[tuple[Any, Any]] = []
        self._players: list[Any] = []  # the nets that played them
        self._learned = 0
        self.games = 0

    def net(self) -> np.ndarray[Any, Any]:
        """The net as one row of numbers, as the value net reads it."""
        import numpy as np

        return np.concatenate([self.layer.ravel(), self.offsets, self.top]).astype(np.float64)

    def round(self, rate: float, threads: int = 1, cluster: str | None = None) -> float:
        """Play some games, on threads or on a cluster, learn from them, and return the mean loss."""
        import numpy as np

        self._play_round(self.net(), len(self._rounds), threads, cluster)
        all_seen = np.concatenate([one[0] for one in self._rounds])
        all_targets = np.concatenate([one[1] for one in self._rounds])
        order = self._chance.permutation(len(all_seen))[: max(len(all_seen) // 3, 30_000)]
        losses = [
            self._learn(all_seen[some], all_targets[some], rate)
            for some in np.array_split(order, max(len(order) // BATCH, 1))
        ]
        return float(np.mean(losses))

    def _play_round(self, net: Any, learned: int, threads: int, cluster: str | None) -> None:
        """Play the games of a round with this net, and keep what was seen in them."""
        import numpy as np

        self.take(net, learned)
        numbers = range(self.games, self.games + self.games_a_round)
        self.games += self.games_a_round
        played: dict[int, tuple[Any, Any]] = {}
        begun = net if self._trained else None
        asked = self._settings, begun, self._unseen, self.against, None, self.strange
        who = (self.name, self.players, self.seed, *asked)
        alone = threads == 1 and cluster is None
        worker = partial(_itself, self) if alone else partial(_twin, who, net, learned)
        run_jobs(numbers, worker, played.__setitem__, threads=threads, cluster=cluster)
        seen, targets = zip(*(played[number] for number in numbers), strict=True)
        self._rounds = [*self._rounds[1 - KEPT_ROUNDS :], (np.concatenate(seen), np.concatenate(targets))]
        self._players = [*self._players[1 - KEPT_ROUNDS :], net]

    def state(self) -> dict[str, Any]:
        """All that training goes on from. Games are not in it: the nets that played them are, and are few numbers."""
        return {
            "weights": [self.layer, self.offsets, self.top],
            "adam": self._adam.state(),
            "chance": self._chance.bit_generator.state,
            "players": self._players,
            "games": self.games,
        }

    def go_on(self, state: dict[str, Any], threads: int = 1, cluster: str | None = None) -> None:
        """Go on from a state: the games that are still learned from are played again, by the nets that played them."""
        for weights, kept in zip((self.layer, self.offsets, self.top), state["weights"], strict=True):
            weights[:] = kept
        self._adam.go_on(state["adam"])
        self._chance.bit_generator.state = state["chance"]
        players = state["players"]
        self.games = state["games"] - self.games_a_round * len(players)
        before = self.games // self.games_a_round
        for place, net in enumerate(players):
            self._play_round(net, min(before + place, KEPT_ROUNDS), threads, cluster)

    def wins(self, net: Any, games: int) -> float:
        """The share of games a net wins from one seat against its rival in the others, every seat on the same luck."""
        self._work.net[:] = net
        share = 0.0
        for number in range(games):
            seat = number % self.players
            self._one_game(number // self.players, self._alone(NET, seat), 0, 0)
            share += self._won[seat]
        return share / games

    def take(self, net: Any, rounds: int) -> None:
        """Play with this net from now on, which has learned from so many rounds that are kept."""
        self._work.net[:] = net
        self._learned = rounds

    def game(self, number: int) -> tuple[Any, Any]:
        """What was seen in a game of the net against itself, and the targets."""
        import numpy as np

        strange = self.strange and number % SOME_STRANGE == 0
        rows = self._one_game(number, self._seats(number), EXPLORE, self.seed + 1, strange=strange)
        values, targets = self._values[:rows], np.empty((rows, self.players), dtype=np.float32)
        if not self._won.any():
            return self._seen[:0].copy(), targets[:0]
        target = self._won.astype(np.float32)
        trust = TRUST if self._learned > 2 else 1.0
        for i in range(rows - 1, -1, -1):
            targets[i] = target
            target = trust * target + (1 - trust) * values[i]
        seen = self._seen[:rows].copy()
        seen[:, :, self._unseen] = 0
        return seen, targets

    def _seats(self, number: int) -> list[int]:
        """Who holds which seat in a game. The first round is greedy's: an untrained net knows nothing."""
        own = NET if self._trained or self._learned > 0 else GREEDY
        if self.against:
            return self._alone(own, number % self.players)
        seats = [own] * self.players
        if number % SOME_GREEDY == 0:
            seats[number // SOME_GREEDY % self.players] = GREEDY
        return seats

    def _alone(self, who: int, seat: int) -> list[int]:
        """One alone against its rival in all other seats."""
        seats = [self._rival] * self.players
        seats[seat] = who
        return seats

    def _one_game(self, number: int, seats: Sequence[int], explore: int, seed: int, *, strange: bool = False) -> int:
        import numpy as np

        e = self._editions[number // self.players % len(self._editions)]
        who = np.array(seats, dtype=np.int64)
        ways = luck_key(seed, number), explore, strange, self._length
        written = self._seen, self._values, self._won
        rows: int = self._play.self_play(self._work, e[0], self.players, who, *ways, *written)
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


def _itself(learner: Learner, stopped: Callable[[], bool]) -> AbstractContextManager[_Player]:
    """Plays the games of a learner here."""
    return nullcontext(learner.game)


@contextmanager
def _twin(who: tuple[Any, ...], net: Any, rounds: int, stopped: Callable[[], bool]) -> Iterator[_Player]:
    """Plays the games of a learner elsewhere."""
    learner = Learner(*who)
    learner.take(net, rounds)
    yield learner.game


class Adam:
    """Adam: gradient descent with a rate of its own for every weight."""

    def __init__(self, weights: list[Any]) -> None:
        import numpy as np

        self._weights = weights
        self._mean = [np.zeros_like(one) for one in weights]
        self._square = [np.zeros_like(one) for one in weights]
        self._steps = 0

    def state(self) -> dict[str, Any]:
        """All that it goes on from."""
        return {"mean": self._mean, "square": self._square, "steps": self._steps}

    def go_on(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        self._mean, self._square, self._steps = state["mean"], state["square"], state["steps"]

    def step(self, gradients: list[Any], rate: float) -> None:
        """Change the weights against their gradients."""
        import numpy as np

        self._steps += 1
        for weights, gradient, mean, square in zip(self._weights, gradients, self._mean, self._square, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            fair = mean / (1 - 0.9**self._steps)
            weights -= rate * fair / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)


def learn(
    name: str,
    players: int,
    rounds: int,
    seed: int,
    say: Callable[[str], None],
    cluster: str | None = None,
    folder: Path | None = None,
    level: str = "",
    threads: int = 1,
    against: str = "",
) -> np.ndarray[Any, Any]:
    """Train a net; `say` is told how it goes. The net is the same with any number of threads, and on a cluster.

    A level's own net does not see what the game's `levels.py` says, and practises as long as that says.
    With a folder every round is kept there, and the same call goes on after the last one: the net is the same again.
    """
    import numpy as np

    unseen, games = unseen_by(name, level), None
    if level:
        sight = levels_of(name).sights[LEVELS.index(level)]
        rounds, games = max(sight.rounds * players // 2, 1), sight.games
    strange = not (level or against)
    learner = Learner(name, players, seed, unseen=unseen, against=against, games_a_round=games, strange=strange)
    named = f"{name} {level} {players}" if level else f"{name} {players}"
    started = time.perf_counter()
    kept = KeptTraining(folder, _identity(learner, rounds, level, unseen)) if folder is not None else None
    begun, late = 0, np.zeros_like(learner.net())
    if kept is not None and (found := kept.read()) is not None:
        begun, late = found["rounds"], found["late"]
        learner.go_on(found["learner"], threads, cluster)
        say(f"{named}: goes on after {learner.games} games")
    steady = rounds - max(rounds // STEADY, 1)
    for number in range(begun, rounds):
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * number / rounds
        loss = learner.round(rate, threads, cluster)
        if number >= steady:
            late += learner.net()
        if kept is not None:
            kept.write({"rounds": number + 1, "late": late, "learner": learner.state()})
        if (number + 1) % max(rounds // 10, 10) == 0 or number == rounds - 1:
            net = late / (number + 1 - steady) if number >= steady else learner.net()
            share = learner.wins(net, 600)
            seconds = time.perf_counter() - started
            won = f"{share:.1%} against {against or 'greedy'}"
            say(f"{named}: {learner.games} games, loss {loss:.4f}, {won}, {seconds:.0f} s")
    return late / (rounds - steady)


def _identity(learner: Learner, rounds: int, level: str, unseen: Sequence[int]) -> dict[str, Any]:
    """What must be the same to go on with a training."""
    from burgomaster import __version__

    who = {"game": learner.name, "players": learner.players, "seed": learner.seed, "against": learner.against}
    asked = {**who, "rounds": rounds, "games": learner.games_a_round, "level": level, "unseen": list(unseen)}
    rules, sizes = game(learner.name).SPEC.rules, [learner.features, HIDDEN]
    return {"form": FORM, "version": __version__, "rules": rules, "sizes": sizes, **asked}


def main(arguments: Sequence[str] | None = None) -> None:
    """Train and store nets."""
    parser = argparse.ArgumentParser(prog="python -m burgomaster.lab.learn", description="Train value nets.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"which games (default all): {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, nargs="*", help="for which numbers of players (default all)")
    parser.add_argument(
        "--levels",
        nargs="*",
        choices=LEVELS[:-1],
        metavar="LEVEL",
        help="the nets of the lower levels, or of these, each as levels.py says",
    )
    parser.add_argument("--rounds", type=int, help=f"rounds of {GAMES_A_ROUND} games (default: as each game says)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--against", default="", metavar="BOT", help="only ever against greedy or a line of play; needs --out"
    )
    parser.add_argument("--out", type=Path, help="folder for the nets (default: each game's own)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep every round there; the same command goes on")
    parser.add_argument("--threads", type=int, default=1, help="that play the games (default 1)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play the games on this cluster, or on a `local` one")
    given = parser.parse_args(arguments)
    if given.against and (given.out is None or given.levels is not None):
        parser.error("--against makes no nets for bots that people play: say --out FOLDER, and not --levels")
    for name in given.games or GAMES:
        if given.levels and not set(given.levels) & set(LEVELS[: len(levels_of(name).sights)]):
            parser.error(f"{name} has no nets of their own for {', '.join(given.levels)}")
        if given.against not in ("", "greedy", *lines_of(name)):
            parser.error(
                f"{name} has no line of play {given.against!r}; it has {', '.join(('greedy', *lines_of(name)))}"
            )
    for name in given.games or GAMES:
        had = engine(name).nets if nets_of(name).exists() else {}
        nets = {level: dict(found) for level, found in had.items()}
        if levels_of(name).reference and had and given.levels is None and REFERENCE not in nets and not given.out:
            _store(reference_nets_of(name), {REFERENCE: nets[""]})  # it keeps the nets it has always had
        nets.pop(REFERENCE, None)
        file = given.out / f"{name}.npz" if given.out else nets_of(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        schooled = LEVELS[: len(levels_of(name).sights)]
        for level in ("",) if given.levels is None else [one for one in schooled if one in (given.levels or schooled)]:
            for players in given.players or game(name).SPEC.players:
                rounds = given.rounds or levels_of(name).rounds.get(players, ROUNDS)
                net = learn(
                    *(name, players, rounds, given.seed, _say, given.cluster, given.keep, level, given.threads),
                    against=given.against,
                )
                nets.setdefault(level, {})[players] = net
                _store(file, nets)


def _store(file: Path, nets: dict[str, dict[int, Any]]) -> None:
    import numpy as np

    stored = {
        f"{whose}-{count}".removeprefix("-"): found[count].astype(np.float32)
        for whose, found in sorted(nets.items())
        for count in sorted(found)
    }
    np.savez(file, **stored)


def _say(line: str) -> None:
    sys.stderr.write(line + "\n")


if __name__ == "__main__":
    main()
