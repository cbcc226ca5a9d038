"""What each game has, asked of the product: a test of something that not every game needs takes the games that have it.

Another game may come with its rules and words alone (docs/a-game-in-an-hour.md); whatever it brings besides is tested
as soon as it is there. tests/boards.py has the games with a board.
"""

from __future__ import annotations

from burgomaster.bots.levels import REFERENCE, is_searcher
from burgomaster.bots.registry import thinks
from burgomaster.games import GAMES, effects_of, folder, game, owned_of, part_of, screen_of
from burgomaster.games.module import PAGES
from burgomaster.play.puzzle import puzzles_of

# These have every part there is; tests/test_one_folder.py holds them to it.
WHOLE = ("machi-koro", "alhambra", "monopoly-builder")

SENSIBLE = tuple(name for name in GAMES if part_of(name, "greedy"))
THINKING = tuple(name for name in GAMES if thinks(name))  # nets: levels, hints, reviews
REFERENCED = tuple(name for name in THINKING if is_searcher(REFERENCE, name))
EXPLAINED = tuple(name for name in THINKING if part_of(name, "reasons"))
COUNTED = tuple(name for name in GAMES if part_of(name, "counters"))  # can be studied
BALANCED = tuple(name for name in COUNTED if name in THINKING)
WITH_MODULES = tuple(name for name in GAMES if name in THINKING or (folder(name) / PAGES).exists())  # for browsers
TOLD = tuple(name for name in GAMES if effects_of(name))
TALLIED = tuple(name for name in TOLD if part_of(name, "tallied"))
OWNED = tuple(name for name in GAMES if owned_of(name))  # what players have bought, for their statistics
WITH_PUZZLES = tuple(name for name in GAMES if puzzles_of(name))
FILLED = tuple(name for name in GAMES if part_of(name, "book"))  # books with places; a small game may write figures
DRAWN = tuple(name for name in GAMES if screen_of(name))  # on a terminal


def fewest(name: str) -> int:
    """The smallest table of a game, for what needs no more: not every game is for two."""
    return game(name).SPEC.players[0]


def names_of(name: str) -> list[str]:
    """Names for the smallest table."""
    return ["Anna", "Bram", "Cleo", "Dirk", "Esra", "Finn"][: fewest(name)]


def sensible(name: str) -> str:
    """The bot that plays a game sensibly, or at random where there is none."""
    return "greedy" if name in SENSIBLE else "random"
