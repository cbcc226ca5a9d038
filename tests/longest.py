"""What is left to the long run: the longest game where a test does a great deal of it, and most pairs of two lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from burgomaster.games import GAMES, game

USUAL_LENGTH = 20_000  # of SPEC.length


def in_every_run(name: str) -> bool:
    """Is everything of a game tested in every run? For a long game that takes long: the long run does it."""
    return game(name).SPEC.length <= USUAL_LENGTH


def each(argument: str, games: Sequence[str] = GAMES) -> pytest.MarkDecorator:
    """A test with each of these games, the longest only in the long run."""
    marks = {name: [] if in_every_run(name) else [pytest.mark.long] for name in games}
    return pytest.mark.parametrize(argument, [pytest.param(name, marks=marks[name]) for name in games])


def first(argument: str, games: Sequence[str] = GAMES) -> pytest.MarkDecorator:
    """A test that does much the same with each of these games: every run takes the first, the long one all."""
    marks = {name: [] if name == games[0] else [pytest.mark.long] for name in games}
    return pytest.mark.parametrize(argument, [pytest.param(name, marks=marks[name]) for name in games])


def in_turn(first: Sequence[Any], second: Sequence[Any], ids: Sequence[str] | None = None) -> list[Any]:
    """Pairs in which every run has each of both once; the others are left to the long run. `ids` name the second."""
    return [
        pytest.param(
            one,
            other,
            marks=[] if place % len(second) == turn % len(first) else [pytest.mark.long],
            id=f"{one}-{(ids or second)[turn]}",
        )
        for place, one in enumerate(first)
        for turn, other in enumerate(second)
    ]
