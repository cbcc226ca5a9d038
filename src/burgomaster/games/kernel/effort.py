"""What it costs to read a text: steps that are counted, so that the same text costs the same everywhere.

All stages of one reading draw from one budget. A step is about a microsecond of a slow machine: a word looked up, a
reading tried. What costs more than a text is worth is not understood, and nothing is guessed from half of it.
"""

from __future__ import annotations

from contextvars import ContextVar, Token
from typing import Self

from burgomaster.games.kernel.errors import UnknownAction

READING = 2500  # steps to find out what a text means
ASKING = 1200  # and to look once for what could have been meant, where it means nothing; that is done twice
LONGEST_TEXT = 1000  # characters of an action in any game; nothing of a longer text is read


class TooMuch(UnknownAction):
    """The text is longer, or costs more to read, than an action is worth. Nothing is suggested for it."""


class TakesLonger(Exception):
    """A text was not understood, and what could have been meant is not to be looked for here and now."""


class ReadingBudget:
    """The budget of one reading. While it is entered, all that is read draws from it.

    One within another has a budget of its own, and what it spent counts for both. `quick` ones do not look for what
    could have been meant: TakesLonger says that somebody else has to.
    """

    __slots__ = ("_token", "left", "quick", "spent")

    def __init__(self, *, quick: bool = False) -> None:
        self.left = READING
        self.spent = 0
        self.quick = quick

    def __enter__(self) -> Self:
        self._token: Token[ReadingBudget | None] = _current.set(self)
        return self

    def __exit__(self, *_: object) -> None:
        outer = self._outer()
        _current.reset(self._token)
        if outer is not None:
            outer.spent += self.spent

    def _outer(self) -> ReadingBudget | None:
        """The one it was entered within; never asked of one that was not entered."""
        outer = self._token.old_value
        return None if outer is Token.MISSING else outer

    def spend(self, steps: int) -> None:
        """Draw so many steps; TooMuch where there are no more."""
        self.spent += steps
        self.left -= steps
        if self.left < 0:
            raise TooMuch("")

    def ask_back(self) -> None:
        """Nothing was understood: to look once for what could have been meant may cost something too."""
        outer: ReadingBudget | None = self
        while outer is not None:
            if outer.quick:
                raise TakesLonger
            outer = outer._outer()
        self.left = ASKING


_current: ContextVar[ReadingBudget | None] = ContextVar("effort", default=None)


def current() -> ReadingBudget:
    """The budget that is drawn from here; a new one, where nobody has set any."""
    return _current.get() or ReadingBudget()


def spend(steps: int) -> None:
    """Draw from the budget that is drawn from here, if there is one."""
    effort = _current.get()
    if effort is not None:
        effort.spend(steps)


def check_length(text: str, longest: int = LONGEST_TEXT) -> None:
    """TooMuch, if a text is longer than any action: half of what was said may mean something else."""
    if len(text) > longest:
        raise TooMuch(text)
