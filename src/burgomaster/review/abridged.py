"""A review as a page shows it: rounded, with its sentences in some languages, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from burgomaster.review.review import LUCKY, MARKS, Account, Decision, Event, Review, Throw
from burgomaster.review.telling import Telling

_DIGITS = 4  # of a chance


# What the seats of a game file are called in a language.
Naming = Callable[[Sequence[str], str], Sequence[str]]


def abridged(found: Review, langs: Iterable[str], called: Naming = lambda names, _: names) -> dict[str, Any]:
    """A line for every event of the game file, in its order; every seat's account; where the turning points are."""
    tellings = {lang: Telling(found, lang, called(found.record.names, lang)) for lang in langs}
    return {
        "thresholds": {**MARKS, "lucky": LUCKY},
        "events": [_event(event, tellings) for event in found.events],
        "seats": [_seat(account) for account in found.seats],
        "turning_points": [event.entry for event in found.turning_points],
    }


def _event(event: Event, tellings: dict[str, Telling]) -> dict[str, Any]:
    told: dict[str, Any] = {"seat": event.seat, "chances": _rounded(event.after)}
    if isinstance(event, Throw):
        return told | {"luck": _rounded(event.luck), "spread": round(event.spread, _DIGITS)}
    assert isinstance(event, Decision)
    better = [
        {
            "text": one.action,
            "chance": round(one.chance, _DIGITS),
            "said": {lang: telling.better(event, one) for lang, telling in tellings.items()},
        }
        for one in event.better
    ]
    return told | {"error": round(event.error, _DIGITS), "mark": event.mark, "better": better}


def _seat(account: Account) -> dict[str, Any]:
    parts = ("initial", "luck", "error", "given", "revision", "final", "without_luck", "error_rate", "lost_share")
    rounded = {part: round(getattr(account, part), _DIGITS) for part in parts}
    return rounded | {"choices": account.choices, "marks": account.marks}


def _rounded(chances: Iterable[float]) -> list[float]:
    return [round(chance, _DIGITS) for chance in chances]
