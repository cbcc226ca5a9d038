"""Burgomaster: city-building tabletop games, exactly by their rules.

import burgomaster as bm
pos = bm.start("machi-koro", players=3)
pos = pos.play("throw 1").play("dice 3")
pos.why_not("buy mine")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgomaster.bots.advisor import best as _best
from burgomaster.games import GAMES
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.effects import Effect
from burgomaster.games.kernel.errors import (
    AmbiguousAction,
    BadEdition,
    BadPosition,
    BadRecord,
    BurgomasterError,
    OtherRules,
    TooManyActions,
    UnknownAction,
    UnknownGame,
    UnknownLanguage,
)
from burgomaster.play.advice import Advice, Idea
from burgomaster.play.dice import FairDice
from burgomaster.play.match import Match
from burgomaster.play.position import Action, Outcome, Position, position, register_advisor, start
from burgomaster.play.record import Entry, Record, register_reviewer
from burgomaster.play.refusal import IllegalAction, Refusal
from burgomaster.play.verify import Proof, verify, verify_dice
from burgomaster.play.views import PositionView

if TYPE_CHECKING:
    from burgomaster.bots.registry import Bot
    from burgomaster.review.review import Review

__version__ = "0.5.0.dev0"

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "Advice",
    "AmbiguousAction",
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "BurgomasterError",
    "Effect",
    "Entry",
    "FairDice",
    "Idea",
    "IllegalAction",
    "Match",
    "OtherRules",
    "Outcome",
    "Position",
    "PositionView",
    "Proof",
    "Record",
    "Refusal",
    "Review",
    "TooManyActions",
    "UnknownAction",
    "UnknownGame",
    "UnknownLanguage",
    "bot",
    "games",
    "position",
    "start",
    "verify",
    "verify_dice",
]

register_advisor(_best)
register_reviewer(lambda *given: _reviews().review(*given))


def _reviews() -> Any:
    """Reviews, loaded with the first one: they take a third of the time that all the rest takes."""
    from burgomaster.review import review

    return review


def __getattr__(name: str) -> Any:
    if name == "Review":
        return _reviews().Review
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot for one seat of one game: `bot("greedy", "machi-koro").choose(pos)`. The same seed, the same choices.

    Every game has `random`; most have `greedy` and the levels too. `module:Class` is a bot of your own.
    """
    from burgomaster.bots import registry

    return registry.bot(name, game, seed)


def games() -> tuple[str, ...]:
    """The names of all games."""
    return GAMES
