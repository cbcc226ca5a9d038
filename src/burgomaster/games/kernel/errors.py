"""Errors people meet. Each says what is wrong and, where it can, what would be right."""

from __future__ import annotations

from typing import Any


class BurgomasterError(ValueError):
    """Base of all errors caused by what came in, never by our own mistakes."""


class NeedsCompiler(BurgomasterError):
    """What was asked for runs only where Numba is installed, or where a game's module runs."""


class UnknownGame(BurgomasterError):
    """There is no game of that name."""


class UnknownLanguage(BurgomasterError):
    """We do not speak that language."""


class UnknownAction(BurgomasterError):
    """The text names no action of the game. A game that knows more of it gives a message of its words, with values."""

    def __init__(self, said: str, message: str = "", **values: Any) -> None:
        super().__init__(f"{said[:60]!r} is no action of this game")
        self.message = message
        self.values = values


class AmbiguousAction(BurgomasterError):
    """The text can mean several legal actions."""


class TooManyActions(BurgomasterError):
    """More actions are legal than a list should hold."""


class BadPosition(BurgomasterError):
    """A position that cannot be. `field` names the place, such as `state.coins[1]`."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self._problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.field, self._problem)


class BadEdition(BurgomasterError):
    """An edition or table option that cannot be used; names file and line where there is one."""


class BadFigure(BadEdition):
    """What is wrong in an edition's file: its line, and the figure by its path (empty: the text cannot be read)."""

    def __init__(self, origin: str, line: int, path: tuple[str, ...], problem: str) -> None:
        figure = f"{'.'.join(path)}: " if path else ""
        super().__init__(f"{origin}, line {line}: {figure}{problem}" if line else f"{origin}: {problem}")
        self.origin = origin
        self.line = line  # 0: none in particular
        self.path = path
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.origin, self.line, self.path, self.problem)


class BadRecord(BurgomasterError):
    """A game file that cannot be read or does not follow the rules; `line` counts from 1, `problem` is without it."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem if line is None else f"line {line}: {problem}")
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problem, self.line)


class OtherRules(BadRecord):
    """A game file of another version of the rules: its dice can be checked, its moves cannot."""
