"""The five levels of play, each clearly stronger than the one below.

Levels 1 to 4 look one action ahead and judge what they see; the lower the level, the more careless. Level 5 searches.
What the levels are worth against each other is measured: see docs/strength.md.
"""

from __future__ import annotations

from burgomaster.bots.brain import nets_of
from burgomaster.bots.looker import Looker
from burgomaster.bots.searcher import Searcher
from burgomaster.games import part_of
from burgomaster.games.kernel.levels import Levels

LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")
REMEMBERS_FROM = 4  # from this level on a bot remembers every card it has seen, where the table allows that


def has_levels(game: str) -> bool:
    """Does a game have all that its bots need to think ahead: a sensible player, features, and trained nets?"""
    return all(part_of(game, part) for part in ("greedy", "features")) and nets_of(game).exists()


def levels_of(game: str) -> Levels:
    """How strongly each level plays a game."""
    own = part_of(game, "levels")
    found: Levels = own.LEVELS if own else Levels()
    return found


def level_bot(name: str, game: str, seed: int, *, native: bool) -> Looker | Searcher:
    """A bot of a level. Level 5 is native always."""
    level = LEVELS.index(name) + 1
    memory = level >= REMEMBERS_FROM
    levels = levels_of(game)
    if level == len(LEVELS):
        return Searcher(name, game, seed, levels.effort, memory, exact=levels.exact)
    return Looker(name, game, seed, levels.carelessness[level - 1], memory, native=native)
