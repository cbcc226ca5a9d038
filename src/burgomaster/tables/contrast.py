"""Why the best action of a puzzle is better than the next best: what each has that the other has not, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.bots.hint_words import reason_said
from burgomaster.bots.hints import why
from burgomaster.games import part_of, words_of
from burgomaster.games.kernel.words import Words
from burgomaster.play.action import Action
from burgomaster.play.hint import Ground
from burgomaster.play.position import Position
from burgomaster.play.puzzle import Puzzle
from burgomaster.review.reasons import Helps, reason_from
from burgomaster.tables.refused import WORDS

MOST = 3  # told of one action


def contrasted(puzzle: Puzzle, names: Sequence[str], lang: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What speaks for the best action, and what for and against the next best, as hints tell it."""
    words = words_of(puzzle.game, lang)
    best, second = (_grounds(puzzle, place) for place in (0, 1))
    good, others = ([reason_said(one, words) for one in found if one.worth >= 0] for found in (best, second))
    against_both = {one.name for one in best if one.worth < 0}
    bad = [reason_said(one, words) for one in second if one.worth < 0 and one.name not in against_both]
    # A reason that both actions have explains nothing. It is told only where there is no other.
    own = [said for said in good if said not in others] or good
    if own:
        bad = [*_helped(puzzle, "puzzle-helps", names, lang), *bad]
    else:
        own = _helped(puzzle, "puzzle-holds", names, lang) or puzzle.position.play(puzzle.answer).told(lang, names)
    others = [said for said in others if said not in good]
    return _marked(own[:MOST], good=True), [*_marked(others[:1], good=True), *_marked(bad[:2], good=False)]


def _marked(said: Sequence[str], *, good: bool) -> list[dict[str, Any]]:
    return [{"good": good, "said": one} for one in said]


def _grounds(puzzle: Puzzle, place: int) -> tuple[Ground, ...]:
    """What a hint would say of an action; and what can only speak for it, though the value net gives nothing for it."""
    position = puzzle.position
    action = position.resolve(puzzle.moves[place].action)
    weighed = why(position, action)
    known = {one.name for one in weighed}
    return (*weighed, *(one for one in _facts(position, action) if one.name not in known))


def _facts(position: Position, action: Action) -> list[Ground]:
    part: Any = part_of(position.game, "reasons")
    before, after, figures = position.state(), position.play(action).state(), position.setting.figures
    found = [
        (one.name, one.says(before, after, figures, position.turn))
        for one in (part.REASONS if part else ())
        if one.speaks > 0
    ]
    return [Ground(name, tuple(values.items()), 0.0) for name, values in found if values is not None]


def _helped(puzzle: Puzzle, word: str, names: Sequence[str], lang: str) -> list[str]:
    """Whom the next best helps, and the best holds back: that took many games to find out."""
    found = (reason_from(one) for one in puzzle.reasons)
    return [
        Words(WORDS, lang)(word, name=names[one.seat], better=round(100 * one.better), chosen=round(100 * one.chosen))
        for one in found
        if isinstance(one, Helps)
    ]
