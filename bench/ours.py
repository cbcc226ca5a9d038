"""What Burgomaster is measured at, for any of its games."""

from __future__ import annotations

import os
import random
import threading
from collections.abc import Sequence
from itertools import count
from typing import Any

import numpy as np

import burgomaster
from burgomaster.bots.registry import Bot, bot, number_of, step_functions
from burgomaster.bots.tree import Tree
from burgomaster.games import game as game_of
from burgomaster.games import generic
from burgomaster.games.engines import NATIVE, VARIABLE
from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.arena import Arena, native_playouts
from burgomaster.lab.simulate import CHUNK, simulate
from burgomaster.lab.turns import ASKED
from burgomaster.play.setting import setting
from timing import Effort, Work, nanoseconds

os.environ.setdefault(VARIABLE, NATIVE)  # what is measured here is what Numba compiles; also in new processes

ITERATIONS = 400  # of a search at a time


def players_of(game: str) -> int:
    """Four where the game allows it, else as many as it does."""
    possible = game_of(game).SPEC.players
    return 4 if 4 in possible else possible[-1]


def native(game: str, bot: str, effort: Effort, threads: int = 1) -> Work:
    """Whole games in compiled code, by `simulate`, as its users call it."""
    bots = [bot] * players_of(game)
    trial = simulate(game, bots, CHUNK)
    # Batches of half a round each: beside that, the few milliseconds to set one up hardly count.
    chunks = max(1, round(trial.games / trial.seconds * effort.seconds / 2 / CHUNK))
    games = chunks * CHUNK * threads
    return lambda: simulate(game, bots, games, threads=threads).decisions


class Asking(Arena):
    """An arena in which every bot is asked in Python, decision by decision."""

    def _seat(self, holders: Sequence[Bot]) -> None:
        super()._seat(holders)
        self._seats.bot[:] = ASKED


def level(game: str, bot: str, arena: type[Arena]) -> Work:
    """Whole games of a level, one by one, in such an arena."""
    agreed = setting(game, players_of(game))
    table, numbers = arena(agreed, 5.0), count()

    def work() -> int:
        played = table.play([bot] * agreed.players, luck_key(0, next(numbers)))
        return sum(thinking.decisions for thinking in played.thinking)

    return work


def plain(game: str, bot: str) -> Work:
    """The same rules, bots and playouts as ordinary Python, on a mirror and lists."""
    playouts: Any = generic("burgomaster.lab.playouts", game, native=False, **step_functions(game, native=False))
    agreed = setting(game, players_of(game))
    spec, state, edition = agreed.game.SPEC, agreed.game.State(), agreed.figures
    bots = [number_of(bot)] * agreed.players
    out, wins = [0] * spec.most_legal, [0] * agreed.players
    numbers = count()

    def work() -> int:
        sums = [0] * playouts.SUMS
        number = next(numbers)
        playouts.play_games(state, edition, agreed.players, bots, 0, number, 1, spec.length, out, wins, sums)
        return int(sums[playouts.DECISIONS])

    return work


def positions(game: str) -> Work:
    """One game on immutable positions: every step listed with its words, a random action put together and played."""
    players, length = players_of(game), game_of(game).SPEC.length
    luck = random.Random(0)

    def work() -> int:
        pos = burgomaster.start(game, players)
        decisions = 0
        for _ in range(length):
            if pos.over:
                break
            if chances := pos.chances():
                outcomes, weights = zip(*chances, strict=True)
                pos = pos.play(luck.choices(outcomes, weights)[0])
            else:
                action = luck.choice(pos.steps())
                while not action.complete:
                    action = luck.choice(pos.steps(action))
                pos = pos.play(action)
                decisions += 1
        return decisions

    return work


def sizes(game: str) -> dict[str, int]:
    """Bytes of the structs."""
    return {"state": game_of(game).State.SIZE, "edition": game_of(game).Edition.SIZE}


def clones(game: str, effort: Effort) -> dict[str, float]:
    """What a copy of the state costs, in nanoseconds."""
    import numba
    import numpy as np

    mirror = game_of(game).State()
    structs = np.zeros(1024, dtype=mirror.dtype())
    one, two = mirror.native().view(np.uint8), mirror.native().view(np.uint8)

    @numba.njit
    def compiled(structs: Any, times: int) -> None:
        # Each struct is copied to the next, so that every copy is both read from memory and written to it.
        for i in range(times):
            structs[(i + 1) & 1023] = structs[i & 1023]

    def from_python(times: int) -> None:
        for _ in range(times):
            two[:] = one

    def mirrored(times: int) -> None:
        for _ in range(times):
            mirror.copy()

    compiled(structs, 1)
    return {
        "struct, in a compiled loop": nanoseconds(lambda times: compiled(structs, times), effort),
        "struct, bytes assigned by NumPy from Python": nanoseconds(from_python, effort),
        "mirror.copy()": nanoseconds(mirrored, effort),
    }


def iterations(game: str, threads: int, horizon: int) -> Work:
    """Tree search from the middle of a game, a tree for every thread; whole playouts with a wide horizon."""
    players = players_of(game)
    trees = [Tree(game, players, horizon=horizon) for _ in range(threads)]
    middle = midgame(game, players)

    def grow(tree: Tree) -> None:
        tree.restart(0)
        tree.move_to(middle)
        tree.grow(ITERATIONS)

    def work() -> int:
        workers = [threading.Thread(target=grow, args=(tree,)) for tree in trees]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return ITERATIONS * threads

    return work


def playouts(game: str) -> Work:
    """Whole games of the sensible player, from the same middle: what search would do without a tree."""
    players = players_of(game)
    native: Any = native_playouts(game)
    middle = midgame(game, players)
    spec, start, edition = middle.setting.game.SPEC, middle.state().native(), middle.setting.figures.native()
    state, out = start.copy(), np.zeros(spec.most_legal, dtype=np.int64)
    bots = np.full(players, number_of("greedy"), dtype=np.int64)
    numbers = count()

    def work() -> int:
        for _ in range(100):
            state[0] = start[0]
            native.play_game(state[0], edition[0], bots, luck_key(0, next(numbers)), spec.length, out)
        return 100

    return work


def midgame(game: str, players: int) -> burgomaster.Position:
    """A position in the middle of a game between sensible players, the same every time."""
    dice = burgomaster.FairDice("bench", ("",) * players, bytes(32))
    match = burgomaster.Match(burgomaster.start(game, players), dice=dice)
    seats = [bot("greedy", game, seat) for seat in range(players)]
    positions = []
    while not match.position.over:
        positions.append(match.position)
        match.act(seats[match.position.turn].choose(match.position))
    return positions[len(positions) // 2]
