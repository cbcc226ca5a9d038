"""One voice: sentences about who did what, said to a person. One is told of oneself in the second person.

A sentence is a message of a game's words; its attributes are what is said instead where one of those it speaks of is
the listener, or where several did the same:

    told-pays = { $who } paid { $to } { $paid }.
        .you = You paid { $to } { $paid }.
        .to-you = { $who } paid you { $paid }.
        .several = { $who } each paid { $to } { $paid }.
        .several-you = { $who } each paid { $to } { $paid }.

`who` did it; any other seat has a name of its own, such as `to`. In `several-you` the listener is among those who did
it, and `who` reads "you and Anna".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.euphony import euphonic
from burgomaster.games.kernel.seats import called
from burgomaster.games.kernel.words import Words

WORDS = Path(__file__).parent / "words"


class Somebody(int):
    """A seat among the values of a sentence."""


class Voice:
    """Speaks in a language of people by their names, to one of them or (None) to a bystander."""

    def __init__(self, names: Sequence[str], words: Words, you: int | None = None) -> None:
        self.names = names
        self.words = words
        self.you = you

    def name(self, seat: int) -> str:
        """How a seat is called; the listener is `you`."""
        return _common(self.words.language)("you") if seat == self.you else called(seat, self.names)

    def listed(self, seats: Sequence[int]) -> str:
        """Several seats: `Anna, Bram and Cees`. The listener comes first."""
        return listed([self.name(seat) for seat in sorted(seats, key=lambda seat: seat != self.you)], self.words)

    def number(self, n: int) -> str:
        """A small number in words."""
        return _common(self.words.language)("number", n=n)

    def say(self, message: str, who: int | Sequence[int] | None = None, **values: Any) -> str:
        """A sentence: the variant of a message that fits who did it (one or several) and whom else it speaks of."""
        text = self.part(message, who, **values)
        return text[:1].upper() + text[1:]

    def part(self, message: str, who: int | Sequence[int] | None = None, **values: Any) -> str:
        """The same as a part of a sentence."""
        doers = [who] if isinstance(who, int) else list(who or ())
        variant = self._variant(doers, values)
        said = {name: self.name(value) if isinstance(value, Somebody) else value for name, value in values.items()}
        if doers:
            said["who"] = self.listed(doers)
        if variant and self.words.has(f"{message}.{variant}"):
            message = f"{message}.{variant}"
        return euphonic(self.words(message, **said), self.words.language)

    def _variant(self, doers: Sequence[int], values: dict[str, Any]) -> str:
        if len(doers) > 1:
            return "several-you" if self.you in doers else "several"
        if self.you in doers:
            return "you"
        return next(
            (f"{name}-you" for name, value in values.items() if isinstance(value, Somebody) and value == self.you), ""
        )


def listed(texts: Sequence[str], words: Words) -> str:
    """Texts in a row: `a, b and c`."""
    if len(texts) < 2:
        return "".join(texts)
    return _common(words.language)("listed", first=", ".join(texts[:-1]), last=texts[-1])


@cache
def _common(language: str) -> Words:
    return Words(WORDS, language)
