"""Actions and chance outcomes: values that are their own canonical text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, NoReturn, Self, TypeVar

from burgomaster.games import game as game_of
from burgomaster.games.kernel.contract import CHANCE

_KEPT = 1 << 15  # actions cached: the same ones are listed again and again


class Action(str):
    """A whole choice of a player (or, from `steps`, the beginning of one). It is its own canonical text."""

    __slots__ = ("complete", "seat", "steps")
    seat: int
    steps: tuple[int, ...]
    complete: bool

    def __new__(cls, text: str, seat: int, steps: tuple[int, ...], complete: bool = True) -> Self:
        """An action by its canonical text, who takes it, and its steps."""
        self = super().__new__(cls, text)
        _put_seat(self, seat)
        _put_steps(self, steps)
        _put_complete(self, complete)
        return self

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"actions are immutable: {name} cannot be set")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.seat, self.steps, self.complete)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


# The slots themselves: the only way to fill them, since setting an attribute is refused.
_put_seat = vars(Action)["seat"].__set__
_put_steps = vars(Action)["steps"].__set__
_put_complete = vars(Action)["complete"].__set__


class Outcome(Action):
    """A result of chance. It is its own canonical text, and is played like an action."""

    __slots__ = ()


@lru_cache(maxsize=_KEPT)
def action_of(game: str, seat: int, steps: tuple[int, ...], complete: bool) -> Action:
    """The action of these steps, or the beginning of one. Actions are immutable, so they are cached."""
    return Action(_text(game, steps), seat, steps, complete)


@lru_cache(maxsize=_KEPT)
def _text(game: str, steps: tuple[int, ...]) -> str:
    return game_of(game).text(steps)  # the same for every seat


_A = TypeVar("_A", bound=Action)


class _Made(dict[int, _A]):
    """Values by their step, each made when it is first asked for: a look-up is quicker than a call."""

    def __init__(self, make: Callable[[int], _A]) -> None:
        self._make = make

    def __missing__(self, step: int) -> _A:
        made = self[step] = self._make(step)
        return made


@cache
def first_steps(game: str, seat: int) -> Mapping[int, Action]:
    """A seat's actions of one step and beginnings of longer ones, where the step alone tells which it is."""
    going_on = game_of(game).SPEC.going_on
    assert going_on is not None, "the state tells which steps end an action"
    return _Made(lambda step: action_of(game, seat, (step,), step not in going_on))


@cache
def outcomes_of(game: str) -> Mapping[int, Outcome]:
    """The chance outcomes of a game."""
    return _Made(lambda step: Outcome(game_of(game).text((step,)), CHANCE, (step,)))
