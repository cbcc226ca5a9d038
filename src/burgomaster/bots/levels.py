"""The five levels of play, each clearly stronger than the one below.

Levels 1 to 4 search one ply; the lower the level, the less it sees, and the less it has practised. Level 5 searches a
tree. What the levels are worth against each other is measured: see docs/strength.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from burgomaster.bots.engine import nets_of
from burgomaster.bots.one_ply_bot import OnePlyBot
from burgomaster.bots.search_bot import SearchBot
from burgomaster.games import part_of
from burgomaster.games.kernel.levels import Levels

LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")
REFERENCE = "reference"  # level 5 as it once was
SEARCH = "search-"  # and a number: a search of so many iterations, however long they take
REMEMBERS_FROM = 4  # from this level on a bot remembers every card it has seen, where the table allows that


def has_levels(game: str) -> bool:
    """Does a game have all that its bots need to think ahead: a sensible player, features, and trained nets?"""
    return all(part_of(game, part) for part in ("greedy", "features")) and nets_of(game).exists()


def levels_of(game: str) -> Levels:
    """How strongly each level plays a game."""
    own = part_of(game, "levels")
    found: Levels = own.LEVELS if own else Levels()
    return found


def unseen_by(game: str, level: str) -> Sequence[int]:
    """The features that a level does not see; none where no level is named, and where it has no net of its own."""
    sights = dict(zip(LEVELS, levels_of(game).sights, strict=False))
    return sights[level].unseen if level in sights else ()


def is_searcher(name: str, game: str) -> bool:
    """Is it a searching bot of the lab: the reference, where a game has one, or a search of so many iterations?"""
    if not has_levels(game):
        return False
    if name == REFERENCE:
        return levels_of(game).reference is not None
    number = name.removeprefix(SEARCH)
    return number != name and number.isascii() and number.isdigit() and len(number) < 10 and int(number) > 0


def searcher(name: str, game: str, seed: int) -> SearchBot:
    """A searching bot of the lab."""
    levels = levels_of(game)
    effort = levels.reference
    if name != REFERENCE or effort is None:
        effort = levels.effort._replace(iterations=int(name.removeprefix(SEARCH)), seconds=inf, settles=False)
    return SearchBot(name, game, seed, effort, memory=True)


def level_bot(name: str, game: str, seed: int, *, native: bool) -> OnePlyBot | SearchBot:
    """A bot of a level. Level 5 is native always."""
    level = LEVELS.index(name) + 1
    memory = level >= REMEMBERS_FROM
    levels = levels_of(game)
    if level == len(LEVELS):
        return SearchBot(name, game, seed, levels.effort, memory)
    return OnePlyBot(name, game, seed, levels.temperature[level - 1], memory, native=native)
