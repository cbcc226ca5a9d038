"""Simulation: many compiled games between bots, on any number of threads. The result does not depend on the threads."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from burgomaster.bots.guest import DEADLINE, Failures
from burgomaster.bots.registry import STEP_BOTS, check_name, is_native, number_of
from burgomaster.cuda.devices import CPU, CUDA, check_device
from burgomaster.games.engines import for_long_work
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab import playouts
from burgomaster.lab.arena import Arena, prepare
from burgomaster.lab.chunk_sums import Chunk, ChunkSums, KeptSums
from burgomaster.lab.identity import identity
from burgomaster.lab.shares import Share as Share
from burgomaster.lab.shares import wilson as wilson
from burgomaster.lab.spread import run_jobs
from burgomaster.lab.threads import Worker
from burgomaster.lab.whole_games import play_games_of
from burgomaster.play.setting import Setting, setting

FORMAT = "burgomaster-simulation-1"
CHUNK = 500  # games between two reports of progress
GPU_CHUNK = 1 << 21  # likewise on a GPU: many, because the last ones end alone
MOST_SEED = 2**63 - 1
MOST_GAMES = 10**12
LONG = 100_000  # games: from here on it pays to compile, where that can be done


@dataclass(frozen=True)
class Simulation:
    """The result of a simulation."""

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
    failures: dict[str, Failures] = field(default_factory=dict)  # of guests that lost moves
    device: str = CPU
    cluster: str | None = None  # its address

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
            "device": self.device,
            "cluster": self.cluster,
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
            "lost_moves": {name: {"count": lost.count, "first": lost.first} for name, lost in self.failures.items()},
            "win_share_by_seat": [vars(self.share(wins)) for wins in self.wins],
            "win_share_by_bot": {name: vars(self.share(wins)) for name, wins in self.wins_by_bot.items()},
        }


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    threads: int = 1,
    edition: str | Path | None = None,
    options: Mapping[str, str] | None = None,
    deadline: float = DEADLINE,
    progress: Callable[[int], None] | None = None,
    device: str = CPU,
    cluster: str | None = None,
    folder: Path | None = None,
) -> Simulation:
    """Play `games` games between these bots, one per seat. `progress` is told how many games are done.

    Native bots play on their own, also on a GPU (`device="cuda"`); where a guest takes part, every decision goes
    through Python. A cluster, by its address, plays on its machines. The same seed gives the same sums everywhere.
    With a folder the sums are written down as the games are played, and the same call goes on where it stopped; it may
    ask for more games.
    """
    agreed = setting(game, len(bots), edition, options)
    for name in bots:
        check_name(name, game)
    if not 1 <= games <= MOST_GAMES:
        raise BurgomasterError(f"games must be 1 to {MOST_GAMES}, not {games}")
    if not 0 <= seed <= MOST_SEED:
        raise BurgomasterError(f"seed must be 0 to {MOST_SEED}, not {seed}")
    check_device(device)
    if games >= LONG:
        for_long_work()
    worker: Worker[Chunk, ChunkSums]
    if device == CUDA:
        if cluster is not None:
            raise BurgomasterError("a run is played on a GPU or on a cluster, not on both")
        size, threads, worker = GPU_CHUNK, 1, _gpu_worker(agreed, bots, seed)
    elif all(map(is_native, bots)):
        size, worker = CHUNK, partial(_native_player, agreed, bots, seed)
    else:
        size, worker = 1, partial(_arena_player, agreed, bots, seed, deadline)
    threads = min(threads if threads > 0 else os.cpu_count() or 1, -(-games // size))
    if size > 1:
        with worker(lambda: False) as play:
            play((0, 0))  # makes the code ready before the clock starts
    else:
        prepare(agreed, bots, deadline)
    if cluster is not None:
        from burgomaster.lab.cluster import cores

        threads = cores(cluster)

    run = identity(FORMAT, agreed, bots, seed, deadline, luck=False, chunk=size)
    kept = KeptSums(folder, run) if folder is not None else None
    whole, finished = ChunkSums(), 0

    def count(chunk: Chunk, tally: ChunkSums) -> None:
        nonlocal finished
        whole.merge(tally)
        finished += chunk[1]
        if progress is not None:
            progress(finished)

    def done(chunk: Chunk, tally: ChunkSums) -> None:
        if kept:
            kept.add(chunk, tally, time.perf_counter() - started)
        count(chunk, tally)

    def chunk_at(first: int) -> Chunk:
        return first, min(size, games - first)

    # A chunk that was the last of fewer games is played anew.
    found = {chunk: tally for chunk, tally in kept.chunks.items() if chunk == chunk_at(chunk[0])} if kept else {}
    for chunk, tally in found.items():
        count(chunk, tally)
    missing = (chunk for first in range(0, games, size) if (chunk := chunk_at(first)) not in found)
    started = time.perf_counter()
    try:
        run_jobs(missing, worker, done, threads=threads, cluster=cluster)
    finally:
        if kept:
            kept.close()
    seconds = time.perf_counter() - started + (kept.seconds if kept else 0.0)
    sums = [int(n) for n in whole.sums]
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
        wins=tuple(int(n) / playouts.WHOLE_WIN for n in whole.wins[: len(bots)]),
        failures=whole.failures,
        device=device,
        cluster=cluster,
    )


# Plays games `first` … `first + count - 1` of a run.
_Player = Callable[[Chunk], ChunkSums]


@contextmanager
def _native_player(agreed: Setting, bots: Sequence[str], seed: int, stopped: Callable[[], bool]) -> Iterator[_Player]:
    """Native bots only: whole chunks of games without Python."""
    spec = agreed.game.SPEC
    play_games, state, e, whole = play_games_of(agreed)
    numbers, out = whole([number_of(name) for name in bots]), whole([0] * spec.most_legal)

    def play(chunk: Chunk) -> ChunkSums:
        tally = ChunkSums()
        play_games(state, e, agreed.players, numbers, seed, *chunk, spec.length, out, tally.wins, tally.sums)
        return tally

    yield play


def _gpu_worker(agreed: Setting, bots: Sequence[str], seed: int) -> Worker[Chunk, ChunkSums]:
    """Native bots only: whole chunks of games on a GPU."""
    from burgomaster.lab.cuda.playing import player

    unknown = [name for name in bots if not is_native(name)]
    if unknown:
        raise BurgomasterError(f"on a GPU only {' and '.join(STEP_BOTS)} can play, not {unknown[0]}")
    play_games = player(agreed, [number_of(name) for name in bots])

    def play(chunk: Chunk) -> ChunkSums:
        tally = ChunkSums()
        play_games(seed, *chunk, tally.wins, tally.sums)
        return tally

    return lambda stopped: nullcontext(play)


@contextmanager
def _arena_player(
    agreed: Setting, bots: Sequence[str], seed: int, deadline: float, stopped: Callable[[], bool]
) -> Iterator[_Player]:
    """Any bots: one game after another in an arena."""
    arena = Arena(agreed, deadline, stopped)

    def play(chunk: Chunk) -> ChunkSums:
        tally = ChunkSums()
        first, count = chunk
        for number in range(first, first + count):
            tally.add_game(bots, arena.play(bots, luck_key(seed, number)))
        return tally

    try:
        yield play
    finally:
        arena.close()
