"""The sums of simulated games, and a folder that keeps them while a run goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from burgomaster.bots.guest import Failures
from burgomaster.lab import playouts
from burgomaster.lab.arena import Playout
from burgomaster.lab.log import RunLog

Chunk = tuple[int, int]  # the number of its first game, and how many there are


class ChunkSums:
    """The sums of a run, as the playouts keep them."""

    def __init__(self) -> None:
        self.wins = np.zeros(6, dtype=np.int64)
        self.sums = np.zeros(playouts.SUMS, dtype=np.int64)
        self.sums[playouts.SHORTEST] = np.iinfo(np.int64).max
        self.failures: dict[str, Failures] = {}

    def add_game(self, bots: Sequence[str], game: Playout) -> None:
        """One game played in an arena."""
        p, sums = playouts, self.sums
        sums[p.TURNS] += game.turns
        sums[p.TURNS_SQUARED] += game.turns**2
        sums[p.DECISIONS] += sum(thinking.decisions for thinking in game.thinking)
        sums[p.UNFINISHED] += not game.finished
        sums[p.SHORTEST] = min(sums[p.SHORTEST], game.turns)
        sums[p.LONGEST] = max(sums[p.LONGEST], game.turns)
        for seat in game.winners:
            self.wins[seat] += p.WHOLE_WIN // len(game.winners)
        for name, lost in zip(bots, game.failures, strict=True):
            if lost.count:
                self.failures.setdefault(name, Failures()).merge(lost)

    def merge(self, other: ChunkSums) -> None:
        """Add all of another's games."""
        p = playouts
        shortest, longest = (
            min(self.sums[p.SHORTEST], other.sums[p.SHORTEST]),
            max(self.sums[p.LONGEST], other.sums[p.LONGEST]),
        )
        self.wins += other.wins
        self.sums += other.sums
        self.sums[p.SHORTEST], self.sums[p.LONGEST] = shortest, longest
        for name, lost in other.failures.items():
            self.failures.setdefault(name, Failures()).merge(lost)

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "wins": self.wins.tolist(),
            "sums": self.sums.tolist(),
            "failures": {name: [lost.count, lost.first, lost.last] for name, lost in self.failures.items()},
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> ChunkSums:
        """The same again."""
        tally = cls()
        tally.wins[:], tally.sums[:] = data["wins"], data["sums"]
        tally.failures = {name: Failures(*lost) for name, lost in data["failures"].items()}
        return tally


class KeptSums:
    """The sums of a run's chunks in a folder: written as each ends, and found again by the same run."""

    def __init__(self, folder: Path, run: Mapping[str, Any]) -> None:
        self._log = RunLog(folder, run)
        self.seconds = max((row["seconds"] for row in self._log.rows), default=0.0)  # that were played before
        self.chunks = {(row["first"], row["games"]): ChunkSums.from_data(row) for row in self._log.rows}

    def add(self, chunk: Chunk, tally: ChunkSums, seconds: float) -> None:
        """Keep a chunk that ended so many seconds after this process began to play."""
        first, games = chunk
        self._log.add({"first": first, "games": games, **tally.to_data(), "seconds": round(self.seconds + seconds, 3)})

    def close(self) -> None:
        """Make sure that all is on the disk."""
        self._log.close()
