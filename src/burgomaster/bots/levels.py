"""The five levels of play, each clearly stronger than the one below.

Levels 1 to 4 look one action ahead and judge what they see; the lower the level, the more careless. Level 5 searches.
What the levels are worth against each other is measured: see docs/strength.md.
"""

from __future__ import annotations

from burgomaster.bots.looker import Looker
from burgomaster.bots.searcher import Effort, Searcher

LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")

# By game, for levels 1 to 4: so much less chance to win makes a step e times less likely to be taken.
CARELESSNESS = {
    "machi-koro": (0.18, 0.07, 0.03, 0.016),
    "alhambra": (0.15, 0.045, 0.018, 0.0),
    "monopoly-builder": (0.12, 0.06, 0.018, 0.007),
}

# Level 5, and from which level on a bot remembers every card it has seen, where the table allows that.
EFFORT = {
    "machi-koro": Effort(3000, 1.8),
    "alhambra": Effort(2000, 1.8, longer=10),
    "monopoly-builder": Effort(3000, 1.8),
}
REMEMBERS_FROM = 4


def level_bot(name: str, game: str, seed: int, *, native: bool) -> Looker | Searcher:
    """A bot of a level. Level 5 is native always."""
    level = LEVELS.index(name) + 1
    memory = level >= REMEMBERS_FROM
    if level == len(LEVELS):
        return Searcher(name, game, seed, EFFORT[game], memory)
    return Looker(name, game, seed, CARELESSNESS[game][level - 1], memory, native=native)
