"""What a worker process does with a game file: a review, rounded, with its sentences in every language."""

from __future__ import annotations

from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.play.record import Record
from burgomaster.review.review import LUCKY, MARKS, Account, Decision, Event, Throw, review
from burgomaster.review.telling import Telling
from burgomaster.server.judged import BetterMove, JudgedEvent, JudgedGame, JudgedSeat

_DIGITS = 4  # of a chance


def judged(file: str, depth: str, seed: int) -> JudgedGame:
    """Review a game file."""
    found = review(Record.parse(file), depth, seed)
    tellings = {lang: Telling(found, lang) for lang in LANGUAGES}
    return JudgedGame(
        {**MARKS, "lucky": LUCKY},
        [_event(event, tellings) for event in found.events],
        [_seat(account) for account in found.seats],
        [event.entry for event in found.turning_points],
    )


def _event(event: Event, tellings: dict[str, Telling]) -> JudgedEvent:
    chances = tuple(round(chance, _DIGITS) for chance in event.after)
    if isinstance(event, Throw):
        luck = tuple(round(one, _DIGITS) for one in event.luck)
        return JudgedEvent(event.seat, chances, luck, round(event.spread, _DIGITS))
    assert isinstance(event, Decision)
    better = [
        BetterMove(
            one.action,
            round(one.chance, _DIGITS),
            {lang: telling.better(event, one) for lang, telling in tellings.items()},
        )
        for one in event.better
    ]
    return JudgedEvent(event.seat, chances, error=round(event.error, _DIGITS), mark=event.mark, better=better)


def _seat(account: Account) -> JudgedSeat:
    return JudgedSeat(
        round(account.initial, _DIGITS),
        round(account.luck, _DIGITS),
        round(account.error, _DIGITS),
        round(account.given, _DIGITS),
        round(account.revision, _DIGITS),
        round(account.final, _DIGITS),
        round(account.without_luck, _DIGITS),
        round(account.error_rate, _DIGITS),
        round(account.lost_share, _DIGITS),
        account.choices,
        account.marks,
    )
