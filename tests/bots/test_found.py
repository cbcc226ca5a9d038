"""Ideas that come from somebody's own engine: what is legal is taken, and nothing else."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from burgomaster.bots.found import IdeaFound, advice_from, check_found
from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.play.position import Action, Position, begin
from burgomaster.play.setting import setting


def first_actions(position: Position) -> list[Action]:
    return list(islice(position.iter_actions(), 12))  # there can be thousands


def positions(game: str) -> list[Position]:
    """Some positions of a random game where somebody decides."""
    rng = random.Random(4)
    position = begin(setting(game, 3))
    found: list[Position] = []
    while len(found) < 12 and not position.over:
        if position.turn >= 0:
            found.append(position)
            position = position.play(rng.choice(first_actions(position)))
        else:
            position = position.play(rng.choice(list(position.odds())))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_legal_becomes_advice_and_nothing_else_does(game: str) -> None:
    for position in positions(game):
        actions = first_actions(position)
        found = [IdeaFound(action.steps, 12 - place, (0.5, 0.3, 0.2)) for place, action in enumerate(actions)]
        check_found(position, found)
        advice = advice_from(position, found)
        assert [str(idea.action) for idea in advice.ideas] == [str(action) for action in actions]
        assert advice.action == actions[0]
        steps = actions[0].steps
        for wrong in ((), (*steps, steps[-1]), (10**6,), (-1,), (*steps[:-1], 10**6)):
            with pytest.raises(BurgomasterError, match="not a whole action"):
                check_found(position, [IdeaFound(wrong, 1, (0.5, 0.3, 0.2))])
        with pytest.raises(BurgomasterError, match="one for each seat"):
            check_found(position, [IdeaFound(steps, 1, (0.5, 0.5))])
        with pytest.raises(BurgomasterError, match="nothing to decide"):
            check_found(position, [])
