"""The story of a game, as a guest is told it: how it began, and every event as its seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.play.position import Position

FORMAT = "burgomaster-guest/2"


class Story:
    """A game from its first position on. `events` are all so far: the seat, or CHANCE, and the text."""

    def __init__(self, start: Position, names: Sequence[str] = ()) -> None:
        self.start = start
        self.names = tuple(names) or tuple(SEAT_LETTERS[: start.players])
        self.events: list[tuple[int, str]] = []
        self._played = 0  # how many events lead to this position
        self._position = start

    def leads_to(self, start: Position, events: list[tuple[int, str]], names: Sequence[str] = ()) -> bool:
        """Is this the beginning of a longer story, or the same?"""
        known = self.events
        return events[: len(known)] == known and start == self.start and (not names or tuple(names) == self.names)

    def begun(self, seat: int, deadline: float) -> dict[str, Any]:
        """What there is to know when a game begins."""
        agreed = self.start.setting
        return {
            "format": FORMAT,
            "game": agreed.name,
            "rules": agreed.game.SPEC.rules,
            "players": agreed.players,
            "edition": agreed.edition,
            "options": dict(agreed.options),
            "names": list(self.names),
            "seat": seat,
            "deadline": deadline,
            "view": self.start.view(seat),
        }

    def told(self, seat: int, after: int) -> list[dict[str, Any]]:
        """The events from this number on, as a seat may know them: text, effects, and sentences said to it.

        Nobody's secret can be in them: the texts of events are told to everybody, effects say themselves who may
        know them.
        """
        if after < self._played:  # a fresh process hears all of it
            self._played, self._position = 0, self.start
        told = []
        for number, (by, text) in enumerate(self.events[self._played :], self._played):
            self._position = self._position.play(text, None if by == CHANCE else by)
            self._played += 1
            if number >= after:
                told.append(
                    {
                        "number": number,
                        "by": "chance" if by == CHANCE else by,
                        "event": text,
                        "effects": [effect.to_json() for effect in self._position.effects_for(seat)],
                        "told": self._position.told("en", self.names, seat),
                    }
                )
        return told
