"""A hint as it travels from a worker process: everything but words, which depend on who reads it."""

from __future__ import annotations

import msgspec

from burgomaster.play.hint import Ahead, Ground, Hint, Suggestion
from burgomaster.play.position import Position


class WhyData(msgspec.Struct, array_like=True):
    """A reason."""

    name: str
    values: list[tuple[str, int | float | tuple[str, int]]]
    worth: float


class IdeaData(msgspec.Struct, array_like=True):
    """An action that is suggested."""

    action: str
    chance: float
    cost: float
    reasons: list[WhyData] = []
    ahead: tuple[float, float, float, list[tuple[int, int, float]], int] | None = None

    def suggestion(self, position: Position) -> Suggestion:
        """The idea itself."""
        ahead = None
        if self.ahead is not None:
            low, middle, high, gains, tries = self.ahead
            ahead = Ahead(low, middle, high, tuple(gains), tries)
        reasons = tuple(Ground(why.name, tuple(why.values), why.worth) for why in self.reasons)
        return Suggestion(position.resolve(self.action), self.chance, self.cost, reasons, ahead)


def packed(hint: Hint) -> list[IdeaData]:
    """The ideas of a hint, to be sent."""
    return [
        IdeaData(
            str(idea.action),
            idea.chance,
            idea.cost,
            [WhyData(why.name, list(why.values), why.worth) for why in idea.reasons],
            None
            if idea.ahead is None
            else (idea.ahead.low, idea.ahead.middle, idea.ahead.high, list(idea.ahead.gains), idea.ahead.tries),
        )
        for idea in hint.ideas
    ]
