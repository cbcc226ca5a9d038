"""What a search elsewhere has found at a position, as in somebody's browser: checked, and taken as advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.play.advice import Advice, Idea
from burgomaster.play.position import Action, Position


class IdeaFound(NamedTuple):
    """An action that a search looked at, as its steps; how often; every seat's chance to win after it."""

    steps: tuple[int, ...]
    visits: int
    chances: tuple[float, ...]


def advice_from(position: Position, found: Sequence[IdeaFound]) -> Advice:
    """The ideas as advice, in their order."""
    seat, text = position.turn, position.setting.game.text
    ideas = tuple(
        Idea(Action(text(list(one.steps)), seat, one.steps), one.chances[seat] if one.chances else 0.0, one.visits)
        for one in found
    )
    return Advice(ideas, found[0].chances, (), sum(one.visits for one in found))


def check_found(position: Position, found: Sequence[IdeaFound]) -> None:
    """Refuse what is not found at this position: steps that are no action here, chances of other seats."""
    if position.turn < 0 or not found:
        raise BurgomasterError("there is nothing to decide here")
    for one in found:
        if len(one.chances) != position.players:
            raise BurgomasterError(
                f"an idea must give {position.players} chances, one for each seat, not {len(one.chances)}"
            )
        _check_action(position, one.steps)


def _check_action(position: Position, steps: tuple[int, ...]) -> None:
    begun: Action | None = None
    for count in range(1, len(steps) + 1):
        longer = position.steps() if begun is None else position.steps(begun)
        begun = next((one for one in longer if one.steps == steps[:count]), None)
        if begun is None:
            break
    if begun is None or not begun.complete:
        raise BurgomasterError(f"the steps {steps} are not a whole action that is legal here")
