"""What a rulebook is printed from: a game, an edition of it, and a language."""

from __future__ import annotations

from typing import Any, NamedTuple

from burgomaster.games.kernel.contract import Game
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.kernel.words import Words


class Printing(NamedTuple):
    """One book: a game with the figures and options of one table, in one language."""

    game: Game
    figures: Any  # the edition
    edition: str  # the name of a built-in one, or `custom`
    words: Words

    def number(self, n: int) -> str:
        """A number in words, as far as they are short."""
        return Voice((), self.words).number(n) if 1 <= n <= 12 else str(n)
