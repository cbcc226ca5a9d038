"""What thinking bots have in common: they remember what they thought, and can say why."""

from __future__ import annotations

from burgomaster.bots.advisor import sentence
from burgomaster.play.advice import Advice
from burgomaster.play.position import Position


class Thoughtful:
    """Keeps the last thought of a bot."""

    _thought: tuple[Position, Advice] | None = None

    def thoughts(self) -> tuple[Position, Advice] | None:
        """The last position it chose in, and what it thought: its choice first, then the others, best first."""
        return self._thought

    def explain(self, lang: str = "en") -> str:
        """Its best moves with their chances to win, in one sentence; empty before its first choice."""
        return sentence(self._thought[1], self._thought[0], lang) if self._thought else ""

    def close(self) -> None:
        """Nothing is held open."""
