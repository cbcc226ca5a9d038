"""Advice on a position: the best action, everyone's chances, the likely line of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burgomaster.play.action import Action


@dataclass(frozen=True)
class Idea:
    """An action that was considered: the seat's chance to win after it, and how often the search visited it."""

    action: Action
    chance: float
    visits: int


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
            "ideas": [
                {"action": str(idea.action), "chance": idea.chance, "visits": idea.visits} for idea in self.ideas
            ],
            "line": [str(event) for event in self.line],
            "iterations": self.iterations,
        }
