"""How a position looks to somebody at the terminal: the table, the actions under their headings, the odds.

A game says it in its screen.py. What a game does not say is made of the table as text and of what actions are called.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from burgomaster.drawing.ink import Line, clipped
from burgomaster.games import screen_of, words_of
from burgomaster.games.kernel.contract import Screen
from burgomaster.games.kernel.words import Words
from burgomaster.play.position import Action, Position

_MOST_ODDS = 40  # lines
_MANY = 12  # choices under one heading that would hide others


@dataclass(frozen=True)
class Choice:
    """One line of a menu."""

    action: Action
    heading: str
    label: str  # short, under its heading
    meaning: str  # by itself


@dataclass(frozen=True)
class Look:
    """A position, as a seat (None: a bystander) may see it, in a language."""

    position: Position
    seat: int | None
    names: Sequence[str]
    lang: str

    @property
    def _words(self) -> Words:
        return words_of(self.position.game, self.lang)

    @property
    def _screen(self) -> Screen | None:
        return screen_of(self.position.game)

    def _table(self) -> tuple[Any, Any]:
        return self.position.state(), self.position.setting.figures

    def text(self, width: int) -> str:
        """The table, to be read line by line."""
        return self.position.to_text(self.lang, self.seat, self.names, width)

    def draw(self, width: int, height: int) -> list[Line]:
        """The table on a screen."""
        if self._screen is None:
            return [clipped([("", line)], width) for line in self.text(width).splitlines()]
        return self._screen.draw(*self._table(), self.seat, self.names, self._words, width, height)

    def choices(self, actions: Sequence[Action], begun: Action | None = None) -> list[Choice]:
        """Actions as lines of a menu, those of one heading together."""
        meanings = self.position.described(actions, self.lang, self.names)
        screen, words, table = self._screen, self._words, self._table()
        chosen = len(begun.steps) if begun else 0
        found = []
        for action, meaning in zip(actions, meanings, strict=True):
            meaning = meaning if action.complete or meaning.endswith("…") else f"{meaning} …"
            if screen is None:
                found.append(Choice(action, "", meaning, meaning))
            else:
                label = screen.label(action.steps, chosen, *table, self.names, words)
                found.append(Choice(action, words(screen.heading(action.steps, chosen)), label, meaning))
        order = list(dict.fromkeys(choice.heading for choice in found))
        many = {heading for heading in order if sum(choice.heading == heading for choice in found) > _MANY}
        # The headings with very many choices come last, so that no other is lost behind them.
        return sorted(found, key=lambda choice: (choice.heading in many, order.index(choice.heading)))

    def so_far(self, begun: Action) -> list[str]:
        """What the beginning of an action holds."""
        if self._screen is None:
            return [self.position.describe(begun, self.lang, self.names)]
        return self._screen.so_far(begun.steps, *self._table(), self.names, self._words)

    def odds(self, width: int) -> list[Line]:
        """What chance can bring next; nothing where nothing is about to be thrown."""
        if self._screen is not None:
            return self._screen.odds(*self._table(), self.seat, self.names, self._words, width)
        position = self.position
        lines = [
            f"{action} → {outcome}: {chance}"
            for action in position.steps()
            if action.complete
            for outcome, chance in position.play(action).odds().items()
        ]
        return [clipped([("", line)], width) for line in lines[:_MOST_ODDS]]
