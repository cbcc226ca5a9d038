"""Hints in words: what each idea costs, why, and how things may stand after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.bots.advisor import WORDS
from burgomaster.games import words_of
from burgomaster.games.kernel.euphony import euphonic
from burgomaster.games.kernel.reasons import ReasonValue
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.kernel.words import Words
from burgomaster.play.hint import Ground, Suggestion
from burgomaster.play.position import Position


def reasons_said(idea: Suggestion, position: Position, names: Sequence[str], lang: str) -> list[tuple[bool, str]]:
    """What speaks for an action (True) and against it. Where nothing is known, what it does at once."""
    words = words_of(position.game, lang)
    said = [(why.worth > 0, reason_said(why, words)) for why in idea.reasons]
    if not said:
        told = position.play(idea.action).told(lang, names, position.turn)
        said = [(True, sentence) for sentence in told]
    return said


def reason_said(why: Ground, words: Words) -> str:
    """A reason in a game's words."""
    values = {name: _value(value, words) for name, value in why.values}
    return euphonic(words(f"reason-{why.name}", **values), words.language)


def _value(value: ReasonValue, words: Words) -> Any:
    """A number as it is; a thing by its word, with how many there are of it."""
    if isinstance(value, int | float):
        return value
    word, count = value
    if count == 1:
        return words(f"{word}.a")
    return words(f"{word}.some", count=count, number=Voice((), words).number(count))


def cost_said(idea: Suggestion, lang: str) -> str:
    """How much less it is worth than the best, in points of a hundred; empty where that is nothing."""
    points = round(100 * idea.cost)
    return Words(WORDS, lang)("hint-cost", points=points) if points else ""


def ahead_said(idea: Suggestion, position: Position, lang: str) -> list[str]:
    """What may have come in when one is to move again, class by class, and the chance to win then."""
    ahead = idea.ahead
    if ahead is None:
        return []
    words, own = Words(WORDS, lang), words_of(position.game, lang)
    said = [
        words("ahead-gain", what=own("gain", low=low, high=high, same=int(low == high)), chance=round(100 * chance))
        for low, high, chance in ahead.gains
        if own.has("gain")
    ]
    low, high = round(100 * ahead.low), round(100 * ahead.high)
    return [*said, words("ahead-chances", low=low, high=high)] if low < high else said


def ahead_head(idea: Suggestion, lang: str) -> str:
    """What is said before that, with how many tries were made, where the cases could not be counted."""
    words = Words(WORDS, lang)
    tries = idea.ahead.tries if idea.ahead else 0
    made = f" {words('ahead-tries', tries=tries)}" if tries else ""
    return f"{words('hint-ahead')}{made}:"
