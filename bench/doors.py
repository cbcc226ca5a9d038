"""Our games as environments: many at once, and through the doors of other libraries, in the same loops as their own.

Only steps of the caller count. Each function imports its library itself: any of them may be missing.
"""

from __future__ import annotations

from collections.abc import Callable

import peers
from burgomaster.envs.batch import Batch
from ours import players_of
from timing import Work

GAMES_AT_ONCE = 4096
BATCH, PETTINGZOO = "a batch of 4,096 games", "PettingZoo, all seats"
GYMNASIUM, OPENSPIEL = "Gymnasium, one seat against random bots", "OpenSpiel, all seats, chance drawn by the caller"


def batch(game: str) -> Work:
    """Many games on one thread, observations and masks of all written at each step."""
    games = Batch(game, players_of(game), GAMES_AT_ONCE, seed=1)

    def work() -> int:
        games.step(games.sample())
        return GAMES_AT_ONCE

    return work


def pettingzoo(game: str) -> Work:
    """One game, every seat an agent."""
    from burgomaster.envs.pettingzoo import env

    return peers.pettingzoo(env(game, players_of(game)))


def gymnasium(game: str) -> Work:
    """One game, one seat; random bots hold the others, and their steps do not count."""
    from burgomaster.envs.gymnasium import OneSeatEnv

    env = OneSeatEnv(game, players_of(game))
    env.reset(seed=1)

    def work() -> int:
        _, info = env.reset()
        steps, ended = 0, False
        while not ended:
            _, _, over, cut, info = env.step(peers.any_of(info["action_mask"]))
            steps += 1
            ended = over or cut
        return steps

    return work


def openspiel(game: str) -> Work:
    """One game with explicit chance."""
    from burgomaster.envs.openspiel import short_name

    return peers.openspiel(f"{short_name(game)}(players={players_of(game)})")


DOORS: dict[str, Callable[[str], Work]] = {
    BATCH: batch,
    PETTINGZOO: pettingzoo,
    GYMNASIUM: gymnasium,
    OPENSPIEL: openspiel,
}
