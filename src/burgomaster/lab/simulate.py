"""Many games between bots, natively and on as many threads as wanted. The result does not depend on the threads."""

from __future__ import annotations

import math
import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgomaster.bots.registry import BOTS, number_of, step_function
from burgomaster.games import generic
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.play.setting import Setting, setting

CHUNK = 500  # games between two looks at the clock
MOST_SEED = 2**63 - 1
MOST_GAMES = 10**12


@dataclass(frozen=True)
class Share:
    """A share of the wins with its 95 % interval (Wilson)."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Simulation:
    """What a run of games told."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    threads: int
    games: int
    unfinished: int
    seconds: float
    turns: int
    turns_squared: int
    shortest: int
    longest: int
    decisions: int
    wins: tuple[float, ...]  # by seat; a shared victory counts in part

    @property
    def turns_per_game(self) -> float:
        """Turns of an average game."""
        return self.turns / self.games

    @property
    def turns_deviation(self) -> float:
        """Standard deviation of the turns of a game."""
        return math.sqrt(max(self.turns_squared / self.games - self.turns_per_game**2, 0.0))

    @property
    def wins_by_bot(self) -> dict[str, float]:
        """Wins of each bot, all its seats together."""
        return {name: sum(w for w, bot in zip(self.wins, self.bots, strict=True) if bot == name) for name in self.bots}

    def share(self, wins: float) -> Share:
        """A number of wins as a share of all games."""
        return wilson(wins, self.games)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as `burgomaster simulate --json` prints it."""
        return {
            "game": self.setting.name,
            "players": self.setting.players,
            "edition": self.setting.edition,
            "options": dict(self.setting.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "threads": self.threads,
            "games": self.games,
            "unfinished": self.unfinished,
            "seconds": self.seconds,
            "turns_per_game": self.turns_per_game,
            "turns_deviation": self.turns_deviation,
            "turns_shortest": self.shortest,
            "turns_longest": self.longest,
            "decisions_per_game": self.decisions / self.games,
            "decisions_per_second": self.decisions / self.seconds,
            "games_per_second": self.games / self.seconds,
            "wins_by_seat": list(self.wins),
            "wins_by_bot": self.wins_by_bot,
            "win_share_by_seat": [vars(self.share(wins)) for wins in self.wins],
            "win_share_by_bot": {name: vars(self.share(wins)) for name, wins in self.wins_by_bot.items()},
        }


def wilson(wins: float, games: int) -> Share:
    """A share with its 95 % Wilson interval."""
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Share(share, max(middle - reach, 0.0), min(middle + reach, 1.0))


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    threads: int = 1,
    edition: str | Path | None = None,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` games between these bots, one per seat. `progress` is told how many games are done."""
    agreed = setting(game, len(bots), edition, options)
    numbers = [number_of(name) for name in bots]
    if not 1 <= games <= MOST_GAMES:
        raise BurgomasterError(f"games must be 1 to {MOST_GAMES}, not {games}")
    if not 0 <= seed <= MOST_SEED:
        raise BurgomasterError(f"seed must be 0 to {MOST_SEED}, not {seed}")
    threads = min(threads, -(-games // CHUNK)) if threads > 0 else os.cpu_count() or 1
    run = _Run(agreed, numbers, seed, games, progress)
    started = time.perf_counter()
    run.on_threads(threads)
    seconds = time.perf_counter() - started
    playouts = run.playouts
    sums = [int(n) for n in run.sums]
    return Simulation(
        setting=agreed,
        bots=tuple(bots),
        seed=seed,
        threads=threads,
        games=games,
        unfinished=sums[playouts.UNFINISHED],
        seconds=seconds,
        turns=sums[playouts.TURNS],
        turns_squared=sums[playouts.TURNS_SQUARED],
        shortest=sums[playouts.SHORTEST],
        longest=sums[playouts.LONGEST],
        decisions=sums[playouts.DECISIONS],
        wins=tuple(int(n) / playouts.WHOLE_WIN for n in run.wins[: len(bots)]),
    )


def native_playouts(game: str) -> Any:
    """The compiled playouts of a game, with all bots."""
    steps = {f"{kind.name}_step": step_function(kind.name, game, native=True) for kind in BOTS}
    return generic("burgomaster.lab.playouts", game, native=True, **steps)


class _Run:
    """One run: hands out chunks of games to threads and adds up what they report."""

    def __init__(
        self, agreed: Setting, bots: list[int], seed: int, games: int, progress: Callable[[int], None] | None
    ) -> None:
        import numpy as np

        self.agreed = agreed
        self.bots = np.array(bots, dtype=np.int64)
        self.seed = seed
        self.games = games
        self.progress = progress
        self.playouts = native_playouts(agreed.name)
        self.wins, self.sums = self._empty()
        self._chunks = self._cut()
        self._lock = threading.Lock()
        self._done = 0
        self._failure: BaseException | None = None
        self._play(0, 0)  # compiles, or reads the cache, before the clock starts

    def on_threads(self, threads: int) -> None:
        workers = [threading.Thread(target=self._work, daemon=True) for _ in range(threads)]
        for worker in workers:
            worker.start()
        try:
            for worker in workers:
                worker.join()
        except KeyboardInterrupt:
            self._chunks = iter(())
            raise
        if self._failure is not None:
            raise self._failure

    def _cut(self) -> Iterator[tuple[int, int]]:
        for first in range(0, self.games, CHUNK):
            yield first, min(CHUNK, self.games - first)

    def _work(self) -> None:
        try:
            while True:
                with self._lock:
                    chunk = next(self._chunks, None)
                if chunk is None:
                    return
                wins, sums = self._play(*chunk)
                with self._lock:
                    self._add(wins, sums)
                    self._done += chunk[1]
                    if self.progress is not None:
                        self.progress(self._done)
        except BaseException as failure:  # told to the caller by on_threads
            self._failure = failure

    def _empty(self) -> tuple[Any, Any]:
        import numpy as np

        sums = np.zeros(self.playouts.SUMS, dtype=np.int64)
        sums[self.playouts.SHORTEST] = np.iinfo(np.int64).max
        return np.zeros(6, dtype=np.int64), sums

    def _play(self, first: int, count: int) -> tuple[Any, Any]:
        import numpy as np

        spec = self.agreed.game.SPEC
        state, e = self.agreed.game.State().native(), self.agreed.record.native()
        out = np.zeros(spec.most_legal, dtype=np.int64)
        wins, sums = self._empty()
        self.playouts.play_games(
            state[0], e[0], self.agreed.players, self.bots, self.seed, first, count, spec.length, out, wins, sums
        )
        return wins, sums

    def _add(self, wins: Any, sums: Any) -> None:
        p = self.playouts
        shortest, longest = min(self.sums[p.SHORTEST], sums[p.SHORTEST]), max(self.sums[p.LONGEST], sums[p.LONGEST])
        self.wins += wins
        self.sums += sums
        self.sums[p.SHORTEST], self.sums[p.LONGEST] = shortest, longest
