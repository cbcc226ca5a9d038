"""Why an action was better than another: it wins, the game's own terms speak for it, or the other helped a rival."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgomaster.bots.hints import why
from burgomaster.play.action import Action
from burgomaster.play.hint import Ground
from burgomaster.play.position import Position

MOST = 2  # reasons told for one action
HELPED = 0.7  # share of an action's cost; if one rival gained more than that, it is told


@dataclass(frozen=True)
class Wins:
    """It wins at once."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"name": "wins"}


@dataclass(frozen=True)
class Helps:
    """The action taken helps a rival most, whose chance is `chosen` after it, and would have been `better`."""

    seat: int
    better: float
    chosen: float

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"name": "helps", **vars(self)}


WhyBetter = Wins | Helps | Ground


def reason_from(data: Mapping[str, Any]) -> WhyBetter:
    """A reason from what `to_dict` gave, also after it was written down as JSON."""
    if data["name"] == "wins":
        return Wins()
    if data["name"] == "helps":
        return Helps(data["seat"], data["better"], data["chosen"])
    values = ((key, tuple(value) if isinstance(value, list) else value) for key, value in data["values"].items())
    return Ground(data["name"], tuple(values), data["worth"])


def reasons(
    position: Position,
    better: Action,
    better_chances: tuple[float, ...],
    chosen: Action,
    chosen_chances: tuple[float, ...],
) -> tuple[WhyBetter, ...]:
    """Why a seat on turn should have preferred one action to another; the chances are those after each."""
    seat = position.turn
    if seat in position.play(better).winners and seat not in position.play(chosen).winners:
        return (Wins(),)
    found: list[WhyBetter] = [*[one for one in why(position, better) if one.worth > 0][:MOST]]
    lost = better_chances[seat] - chosen_chances[seat]
    gains = [b - a for a, b in zip(better_chances, chosen_chances, strict=True)]
    helped = max((p for p in range(position.players) if p != seat), key=lambda p: gains[p])
    if position.players > 2 and len(found) < MOST and gains[helped] >= HELPED * lost > 0:
        found.append(Helps(helped, better_chances[helped], chosen_chances[helped]))
    return tuple(found)
