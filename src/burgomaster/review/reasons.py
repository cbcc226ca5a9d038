"""Why an action was better than another: what it wins, whom the other helped, and what a game measures.

A game says in its `measures.py` what counts in a position, in numbers that people can follow.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burgomaster.games import part_of
from burgomaster.games.kernel.measures import Measure
from burgomaster.play.action import Action
from burgomaster.play.position import Position

MOST = 2  # measures told of one action
HELPED = 0.7  # of what the action cost, so much went to one rival: that is told


@dataclass(frozen=True)
class Reason:
    """A reason: `wins` at once; the other `helps` a seat most; or a measure's name, with both numbers."""

    kind: str
    better: float = 0.0
    chosen: float = 0.0
    seat: int | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return vars(self)


def reasons(
    position: Position,
    better: Action,
    better_chances: tuple[float, ...],
    chosen: Action,
    chosen_chances: tuple[float, ...],
) -> tuple[Reason, ...]:
    """Why a seat on turn should have preferred one action to another; the chances are those after each."""
    seat = position.turn
    good, bad = position.play(better), position.play(chosen)
    if seat in good.winners and seat not in bad.winners:
        return (Reason("wins"),)
    found = [*_measured(good, bad, seat)]
    lost = better_chances[seat] - chosen_chances[seat]
    gains = [b - a for a, b in zip(better_chances, chosen_chances, strict=True)]
    helped = max((p for p in range(position.players) if p != seat), key=lambda p: gains[p])
    if position.players > 2 and len(found) < MOST and gains[helped] >= HELPED * lost > 0:
        found.append(Reason("helps", better_chances[helped], chosen_chances[helped], helped))
    return tuple(found)


def _measured(good: Position, bad: Position, seat: int) -> list[Reason]:
    """The measures by which one position is better for a seat than another, the clearest first."""
    part: Any = part_of(good.game, "measures")
    if part is None:
        return []
    measures: dict[str, Measure] = part.MEASURES
    e = good.setting.figures
    theirs, ours = part.measure(good.state(), e, seat), part.measure(bad.state(), e, seat)
    differences = {name: (theirs[name] - ours[name]) / measures[name].clear for name in measures}
    clear = sorted((name for name in measures if differences[name] >= 1), key=lambda name: -differences[name])
    return [Reason(name, theirs[name], ours[name]) for name in clear[:MOST]]
