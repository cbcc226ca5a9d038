"""Are the value nets' chances true? `python -m burgomaster.lab.calibration` prints the tables of docs/calibration.md.

In games of a bot with itself, what the net says at every decision is compared with who won. Of the positions in which
it gave a seat about 30 %, the seat should have won 30 %. The slope is that of the log odds: below 1 the net is too
sure of itself, above 1 not sure enough. The Brier score is the mean square of what it was wrong by, summed over seats.
The mean luck of every seat in the same games is told too: it should be 0, within two standard errors.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from burgomaster.games import GAMES, game
from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.arena import Arena
from burgomaster.lab.ratings import Numbers
from burgomaster.play.position import begin
from burgomaster.play.setting import Setting, setting
from burgomaster.review.account import EXPECTED, VALUE
from burgomaster.review.books import Bookkeeper
from burgomaster.review.own_reckoner import OwnReckoner

PHASES = ("opening", "middle", "end")  # thirds of a game's decisions
BINS = 10
BOT = "greedy"  # plays quickly, and plays on when it is far ahead, as a level with a temperature does not


@dataclass(frozen=True)
class Samples:
    """What the net said and what came: a row for every decision, a column for every seat."""

    said: Numbers
    came: Numbers
    phase: Any  # of every row
    games: Any  # of every row, to tell how many independent ones there are
    luck: Numbers | None = None  # a row for every game, a column for every seat

    def of_phase(self, number: int) -> Samples:
        """Those of one phase."""
        chosen = self.phase == number
        return Samples(self.said[chosen], self.came[chosen], self.phase[chosen], self.games[chosen])

    @property
    def brier(self) -> float:
        """The Brier score: 0 is perfect; who always says equal shares has 1 - 1 / players."""
        return float(((self.said - self.came) ** 2).sum(axis=1).mean())

    @property
    def slope(self) -> float:
        """The slope of the log odds of winning by the log odds said, by logistic regression."""
        said = np.clip(self.said.ravel(), 1e-6, 1 - 1e-6)
        x, y = np.log(said / (1 - said)), self.came.ravel()
        offset, slope = 0.0, 1.0
        for _ in range(50):
            chance = 1 / (1 + np.exp(-(offset + slope * x)))
            weight = chance * (1 - chance)
            bend = np.array([[weight.sum(), (weight * x).sum()], [(weight * x).sum(), (weight * x * x).sum()]])
            step = np.linalg.solve(bend + 1e-9 * np.eye(2), [(y - chance).sum(), ((y - chance) * x).sum()])
            offset, slope = offset + step[0], slope + step[1]
            if np.abs(step).max() < 1e-9:
                break
        return float(slope)

    def reliability(self) -> list[tuple[float, float, int]]:
        """For every tenth of the scale: what was said on average, how often it came, and of how many."""
        said, came = self.said.ravel(), self.came.ravel()
        place = np.minimum((said * BINS).astype(int), BINS - 1)
        found = []
        for number in range(BINS):
            here = place == number
            count = int(here.sum())
            found.append((float(said[here].mean()), float(came[here].mean()), count) if count else (0.0, 0.0, 0))
        return found

    @property
    def error(self) -> float:
        """How far what was said lay from what came, on average over the tenths of the scale."""
        return sum(abs(said - won) * count for said, won, count in self.reliability()) / max(self.said.size, 1)

    @property
    def mean_luck(self) -> list[tuple[float, float]]:
        """The mean luck of every seat in a game, and its standard error."""
        if self.luck is None or len(self.luck) < 2:
            return []
        error = self.luck.std(axis=0, ddof=1) / np.sqrt(len(self.luck))
        return list(zip(self.luck.mean(axis=0).tolist(), error.tolist(), strict=True))


def samples(name: str, players: int, games: int, seed: int = 0, bot: str = BOT) -> Samples:
    """Play games, and ask the net about every decision in them."""
    return samples_of(setting(name, players), games, seed, bot)


def samples_of(agreed: Setting, games: int, seed: int, bot: str, net: Any = None) -> Samples:
    """Play games of a setting, and ask a net about every decision in them: the game's own, or another."""
    players = agreed.players
    arena = Arena(agreed, 5.0, traced=True, nets=None if net is None else {"": net})
    books = Bookkeeper(agreed, OwnReckoner(agreed, net=net))
    start = begin(agreed)
    said, came, phase, numbers, luck = [], [], [], [], []
    for number in range(games):
        key = luck_key(seed, number)
        result = arena.play([bot] * players, key)
        if not result.finished:
            continue
        won = [(seat in result.winners) / len(result.winners) for seat in range(players)]
        trace = arena.trace
        book, spread = books.account(start, trace, key)
        chance = np.flatnonzero(spread[:-1] >= 0)
        luck.append((book[chance + 1, VALUE] - book[chance, EXPECTED]).sum(axis=0)[:players])
        # Lines without V are inside an action; those with a spread stand before chance.
        rows = np.flatnonzero((spread[:-1] < 0) & book[:-1, VALUE].any(axis=1))
        said.append(book[rows, VALUE, :players])
        came.append(np.tile(won, (len(rows), 1)))
        phase.append(len(PHASES) * np.arange(len(rows)) // max(len(rows), 1))
        numbers.append(np.full(len(rows), number))
    rows_of = np.concatenate
    return Samples(rows_of(said), rows_of(came), rows_of(phase), rows_of(numbers), np.array(luck))


def tables(name: str, players: int, found: Samples) -> str:
    """The tables of one game with so many players, in Markdown."""
    parts = {"all": found, **{phase: found.of_phase(i) for i, phase in enumerate(PHASES)}}
    lines = [
        f"### {name}, {players} players",
        "",
        f"{len(set(found.games.tolist()))} games, {len(found.said):,} decisions.",
        "",
        f"| phase | decisions | Brier score (equal shares: {1 - 1 / players:.3f}) | slope |",
        "|---|---|---|---|",
        *(f"| {phase} | {len(part.said):,} | {part.brier:.3f} | {part.slope:.2f} |" for phase, part in parts.items()),
        "",
        "| said | won | of so many |",
        "|---|---|---|",
        *(
            f"| {100 * said:.1f} % | {100 * won:.1f} % | {count:,} |"
            for said, won, count in found.reliability()
            if count
        ),
        *_told(found.mean_luck),
    ]
    return "\n".join(lines)


def _told(luck: list[tuple[float, float]]) -> list[str]:
    """A line with the mean luck of every seat, and the furthest of them from 0."""
    if not luck:
        return []
    seats = ", ".join(f"{100 * mean:+.2f} ± {100 * error:.2f}" for mean, error in luck)
    furthest = max(abs(mean) / max(error, 1e-12) for mean, error in luck)
    return ["", f"Mean luck of each seat, in points: {seats}; at most {furthest:.1f} standard errors from 0."]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=GAMES, default=GAMES, metavar="GAME")
    parser.add_argument("--count", type=int, default=200, help="games of each kind (default 200)")
    parser.add_argument("--players", type=int, action="append", help="only so many players; repeatable")
    parser.add_argument("--bot", default=BOT, help=f"who plays (default {BOT})")
    parser.add_argument("--seed", type=int, default=2026)
    given = parser.parse_args(arguments)
    for name in given.games:
        for players in given.players or game(name).SPEC.players:
            found = samples(name, players, given.count, given.seed, given.bot)
            print(tables(name, players, found), end="\n\n", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
