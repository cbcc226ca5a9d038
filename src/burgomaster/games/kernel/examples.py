"""Examples of a rulebook: positions set up and played on by the rules, so that their figures are what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.effects import Effect, effect, listen
from burgomaster.games.kernel.errors import BadPosition, UnknownAction
from burgomaster.games.kernel.filling import Figure
from burgomaster.games.kernel.printing import Printing


class NotHere(Exception):
    """An example that an edition cannot show: two streets with one number, say, where all numbers differ."""


class ExampleEvent(NamedTuple):
    """What was done on the way: the seat whose turn it was, or CHANCE, and the canonical words."""

    seat: int
    text: str


class Scene:
    """A position of an example, played on."""

    def __init__(self, printing: Printing, state: Mapping[str, Any]) -> None:
        self.game, self.e = printing.game, printing.figures
        self.start = self.game.check(state, self.e)
        self.state = self.start.copy()
        self.events: list[ExampleEvent] = []

    def play(self, *texts: str) -> list[Effect]:
        """Actions and outcomes in canonical words; what they did."""
        found: list[Effect] = []
        for text in texts:
            found += self._play(text)
        return found

    def _play(self, text: str) -> list[Effect]:
        seat = self.game.rules.turn_of(self.state, self.e)
        for steps in self.game.parse(text, self.state, self.e):
            state = self.state.copy()
            listen(state)
            for step in steps:
                if self.game.rules.refuse(state, self.e, seat, step):
                    break
                self.game.rules.apply(state, self.e, step)
            else:
                told = tuple(state.told or ())
                self.state = state.copy()
                self.events.append(ExampleEvent(seat, self.game.text(steps)))
                return [effect(one) for one in told]
        raise NotHere(f"{text} is not allowed")

    def let_chance(self) -> None:
        """Let chance do what it must, the first thing that can happen, until somebody decides or the game is over."""
        spec = self.game.SPEC
        while self.game.rules.turn_of(self.state, self.e) == CHANCE:
            out, weights = [0] * spec.most_outcomes, [0] * spec.most_outcomes
            self.game.rules.odds(self.state, self.e, out, weights)
            self._play(self.game.text((out[0],)))

    def refuses(self, text: str) -> bool:
        """Is this not allowed to the seat on turn?"""
        before, events = self.state, [*self.events]
        try:
            self._play(text)
        except NotHere:
            return True
        self.state, self.events = before, events
        return False

    def scores(self) -> list[int]:
        """Everybody's points now."""
        out = [0] * self.state.players
        self.game.rules.scores(self.state, self.e, out)
        return out

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        bits = self.game.rules.winners(self.state, self.e)
        return [seat for seat in range(self.state.players) if bits >> seat & 1]


class Example(NamedTuple):
    """One example: what was played, one scene after the other, and the figures its text may name."""

    scenes: tuple[Scene, ...]
    figures: Mapping[str, Figure]


Show = Callable[[Printing], Example]  # plays an example in an edition and tells it in a language, or raises NotHere


def needs(*truths: object) -> None:
    """Go on only where all of this is so: the sentences of the example say it."""
    if not all(truths):
        raise NotHere


def shown(show: Show, printing: Printing) -> Example | None:
    """The example in this edition; None where it cannot be shown."""
    try:
        return show(printing)
    except (NotHere, BadPosition, UnknownAction):
        return None


def first_shown(tries: Iterable[Callable[[], Example]]) -> Example:
    """The first of these that an edition can show."""
    for attempt in tries:
        try:
            return attempt()
        except NotHere:
            pass
    raise NotHere
