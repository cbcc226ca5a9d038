"""Whether a refusal is true: what it says, held against the table by evaluators written from the rulebook alone.

An evaluator knows one sentence. It sees the table as plain data, what was wanted and the values of the sentence, and
says whether all that the sentence claims is so. None of them uses the code that refuses.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import burgomaster as bm
from burgomaster.games import words_of
from burgomaster.play.position import _Refused

NAMES = ("Anna", "Bram", "Carlo", "Dora", "Elsa", "Finn")


@dataclass(frozen=True)
class Case:
    """A refused step: the table, who wanted what, the sentence, and what it speaks of."""

    table: Mapping[str, Any]
    players: int
    seat: int
    verb: str
    words: tuple[str, ...]  # the arguments in canonical words
    said: str  # what was wanted, in canonical words
    rule: str
    message: str
    told: Mapping[str, Any]

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.players]


Evaluators = Mapping[str, tuple[str, Callable[[Case], bool]]]  # by sentence: the rule it must cite, and is it true?


def refused_step(position: bm.Position, step: int, seat: int) -> Case | None:
    """What a seat is told about one step; None if it may take it."""
    refused = position._try((step,), seat)[1]
    return None if refused is None else case_of(position, refused)


def refused_words(position: bm.Position, said: str, seat: int | None = None) -> Case | None:
    """What a seat is told about an action in words; None if it is allowed, or not clear."""
    try:
        found = position._judged(said, seat, "en", None)
    except bm.AmbiguousAction:
        return None
    return case_of(position, found, said) if isinstance(found, _Refused) else None


@lru_cache(maxsize=4)
def table_of(position: bm.Position) -> Mapping[str, Any]:
    """The whole table as plain data."""
    state: Mapping[str, Any] = json.loads(position.to_json())["state"]
    return state


def case_of(position: bm.Position, refused: _Refused, said: str = "") -> Case:
    table = position.setting.game.STEPS
    step = refused.step
    names = NAMES[: position.players]
    rule, message, told = position._reason(refused, words_of(position.game, "en"), names)
    domains = zip(table[step].arguments, table.arguments_of(step), strict=True)
    return Case(
        table=table_of(position),
        players=position.players,
        seat=refused.seat,
        verb=table[step].name,
        words=tuple(domain.names[value - domain.low] for domain, value in domains),
        said=said or table.text(step),
        rule=rule,
        message=message,
        told=told,
    )


def random_positions(
    game: str, players: int, seed: int, every: int, edition: str | Path | None = None
) -> Iterator[bm.Position]:
    """Positions of a random game, one in so many."""
    luck = random.Random(seed)
    position = bm.start(game, players, edition)
    for event in range(100_000):
        if luck.randrange(every) == 0:
            yield position
        if position.over:
            yield position
            return
        if position.turn == bm.CHANCE:
            position = position.play(luck.choice([outcome for outcome, _ in position.chances()]))
            continue
        action = luck.choice(position.steps())
        while not action.complete:
            action = luck.choice(position.steps(action))
        position = position.play(action)
        if event > 3000:
            return


def false_ones(cases: Iterator[Case | None], evaluators: Evaluators) -> tuple[list[str], set[str]]:
    """The refusals that are not true, in words, and the sentences that were heard."""
    wrong: dict[str, str] = {}
    heard: set[str] = set()
    for case in cases:
        if case is None:
            continue
        heard.add(case.message)
        rule, is_true = evaluators[case.message]
        if case.rule not in rule.split("|") or not is_true(case):
            wrong.setdefault(
                case.message, f"{case.message} ({case.rule}) of seat {case.seat}: {case.said} in {case.table}"
            )
    return list(wrong.values()), heard
