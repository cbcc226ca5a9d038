"""Advice on a position: the best action, everyone's chances, the likely line of play.

The advisor is a floor above, in bots.advisor. The package registers it here when it is imported, so that a Position can
ask for advice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burgomaster.play.position import Action, Position


@dataclass(frozen=True)
class Idea:
    """An action that was considered: the seat's chance to win after it, and how often the search visited it."""

    action: Action
    chance: float
    looks: int


@dataclass(frozen=True)
class Advice:
    """The best action first among `ideas`; `chances` of every seat after it; the line most likely to follow."""

    ideas: tuple[Idea, ...]
    chances: tuple[float, ...]
    line: tuple[Action, ...]
    iterations: int

    @property
    def action(self) -> Action:
        """The best action."""
        return self.ideas[0].action

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "action": str(self.action),
            "chances": list(self.chances),
            "ideas": [{"action": str(idea.action), "chance": idea.chance, "looks": idea.looks} for idea in self.ideas],
            "line": [str(event) for event in self.line],
            "iterations": self.iterations,
        }


Advisor = Callable[["Position", float, int | None, int], Advice]

_advisors: list[Advisor] = []  # the package registers one when it is imported


def register_advisor(advisor: Advisor) -> None:
    """Set the advisor that positions ask."""
    _advisors[:] = [advisor]


def ask(position: Position, seconds: float, iterations: int | None, seed: int) -> Advice:
    """Ask for advice on a position in which a seat must decide."""
    return _advisors[0](position, seconds, iterations, seed)
