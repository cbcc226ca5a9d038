"""What a game in the terminal needs of whatever shows it: a screen, or plain lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from burgomaster.drawing.ink import Line
from burgomaster.play.position import Action, Position
from burgomaster.terminal.looks import Choice


class Stopped(Exception):
    """The player wants to stop."""


@dataclass(frozen=True)
class Asking:
    """A question to somebody: what may be done?"""

    prompt: str  # a short one
    position: Position  # in which the answer is to be an action
    choices: Sequence[Choice]
    begun: Action | None = None  # the beginning of an action that has been chosen
    so_far: Sequence[str] = ()  # what it holds
    only: bool = False  # there is one choice, and Enter takes it


class Face(Protocol):
    """Shows a game and asks the people at it."""

    def show(self, draw: Callable[[int, int], list[Line]], text: Callable[[int], str]) -> None:
        """The table, as it is now: drawn in so many columns and lines, or as text of some width."""

    def ask(self, question: Asking) -> str:
        """Somebody's answer; EOFError or KeyboardInterrupt if they leave."""

    def pause(self) -> str | None:
        """Between the moves of bots: what somebody said meanwhile, if anybody did."""

    def tell(self, lines: Sequence[str], turn: int) -> None:
        """Something has happened, in the turn of this number."""

    def say(self, text: str, style: str = "") -> None:
        """A short answer to what was typed."""

    def page(self, lines: Callable[[int], list[Line]]) -> None:
        """A long one, in lines of at most some width."""

    def rules(self, markdown: str) -> None:
        """Rules to read."""

    def end(self, lines: Sequence[str], over: bool) -> None:
        """The last words: the game is over, or somebody has left."""


@runtime_checkable
class Staged(Face, Protocol):
    """A face that has to be running while the game is played."""

    def run(self, play: Callable[[], None]) -> None:
        """Play; whatever that raises is raised here."""

    def leave(self) -> None:
        """Somebody leaves, as if they had said so."""
