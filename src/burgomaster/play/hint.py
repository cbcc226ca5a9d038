"""A hint on a position: ideas with their chances, what each costs, why, and how things may stand after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burgomaster.games.kernel.reasons import ReasonValue
from burgomaster.play.action import Action


@dataclass(frozen=True)
class Ground:
    """A reason by its name in the game's words, with what is put into them; `worth` is what it adds to the chance."""

    name: str
    values: tuple[tuple[str, ReasonValue], ...]
    worth: float

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"name": self.name, "worth": self.worth, "values": dict(self.values)}


@dataclass(frozen=True)
class Ahead:
    """How things may stand when the seat is to decide again.

    `low`, `middle` and `high` are its chance to win then: in one of ten cases it is below `low`, in one above `high`.
    `gains` are classes of what came in until then, from, to, and how likely. `tries` is 0 where all cases were counted.
    """

    low: float
    middle: float
    high: float
    gains: tuple[tuple[int, int, float], ...]
    tries: int


@dataclass(frozen=True)
class Suggestion:
    """An action with the chance to win after it, and how much less that is than after the best one."""

    action: Action
    chance: float
    cost: float
    reasons: tuple[Ground, ...] = ()
    ahead: Ahead | None = None


@dataclass(frozen=True)
class Hint:
    """The best action first; `chances` are every seat's after it. `iterations` of the search found it."""

    ideas: tuple[Suggestion, ...]
    chances: tuple[float, ...]
    iterations: int

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "ideas": [
                {
                    "action": str(idea.action),
                    "chance": idea.chance,
                    "cost": idea.cost,
                    "reasons": [why.to_dict() for why in idea.reasons],
                    "ahead": None
                    if idea.ahead is None
                    else {
                        "low": idea.ahead.low,
                        "middle": idea.ahead.middle,
                        "high": idea.ahead.high,
                        "gains": [
                            {"from": low, "to": high, "chance": chance} for low, high, chance in idea.ahead.gains
                        ],
                        "tries": idea.ahead.tries,
                    },
                }
                for idea in self.ideas
            ],
            "chances": list(self.chances),
            "iterations": self.iterations,
        }
