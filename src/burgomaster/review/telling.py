"""A review in words: what was played and what came, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from burgomaster.bots.hint_words import reason_said
from burgomaster.games import words_of
from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.games.kernel.euphony import euphonic
from burgomaster.games.kernel.words import Words, check_language
from burgomaster.play.position import Position
from burgomaster.review.reasons import Helps, WhyBetter, Wins
from burgomaster.review.review import Better, Event, Review

WORDS = Path(__file__).parent / "words"


def in_words(reason: WhyBetter, game: str, names: Sequence[str], lang: str) -> str:
    """Why an action was better, in words."""
    words = Words(WORDS, lang)
    if isinstance(reason, Wins):
        return words("why-wins")
    if isinstance(reason, Helps):
        percent = {"better": round(100 * reason.better), "chosen": round(100 * reason.chosen)}
        return words("why-helps", name=names[reason.seat], **percent)
    return reason_said(reason, words_of(game, lang))


class Telling:
    """Tells of a review in one language."""

    def __init__(self, review: Review, lang: str = "en", names: Sequence[str] = ()) -> None:
        check_language(lang)
        self.review, self.lang = review, lang
        self.names = tuple(names) or review.record.names or tuple(SEAT_LETTERS[: review.record.setting.players])
        self.words = Words(WORDS, lang)

    def happened(self, event: Event) -> str:
        """What was played, or what chance brought, in a few words."""
        if event.seat == CHANCE:
            told = self._positions[event.entry + 1].told(self.lang, self.names)
            return told[0] if told else event.text
        return f"{self.names[event.seat]}: {self._move(event, event.text)}"

    def better(self, event: Event, better: Better) -> str:
        """A better move, the chance it gave, and why."""
        told = self.words("better", move=self._move(event, better.action), chance=round(100 * better.chance))
        why = "; ".join(self.reason(reason) for reason in better.reasons)
        return euphonic(f"{told}: {why}" if why else told, self.lang)

    def reason(self, reason: WhyBetter) -> str:
        """One reason, in words."""
        return in_words(reason, self.review.record.setting.name, self.names, self.lang)

    def points(self, part: float, *, signed: bool = False) -> str:
        """A part of the chance to win, in points of a hundred: `8.2`, or with its sign `+8.2` and `−8.2`."""
        shown = self._number(100 * part, 1)
        return f"+{shown}" if signed and round(1000 * part) > 0 else shown

    def _number(self, number: float, digits: int) -> str:
        number = round(number, digits) + 0.0  # no negative nothing
        shown = f"{number:.{digits}f}".replace("-", "−")
        return shown if self.lang == "en" else shown.replace(".", ",")

    def _move(self, event: Event, text: str) -> str:
        before = self._positions[event.entry]
        found = before if before.turn == event.seat else before.step_in(event.seat)
        return found.describe(found.resolve(text), self.lang, self.names)

    @cached_property
    def _positions(self) -> list[Position]:
        return list(self.review.record.positions)
