"""What an edition can have more of: an entry is added with a value that its game would take.

The value is found by trying: the game's reader is given the entry, and what it asks for then says what it wants.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from burgomaster.editions.changes import added, removed
from burgomaster.editions.checking import MISSING, EditionProblem, checked
from burgomaster.editions.layout import FigurePath
from burgomaster.editions.naming import plain
from burgomaster.games.kernel.editions import FiguresAsked
from burgomaster.games.kernel.errors import BurgomasterError

_MOST_KEYS = 12  # of a table that is added whole


def grown(game: str, text: str, path: FigurePath) -> str:
    """With one more entry at a path. What the game still says of it, the check of the text will say."""
    first = added(text, path, 0)
    asked = checked(game, first).asked
    best, least = first, 1_000_000
    for value in _candidates(game, text, path, asked):
        made = added(text, path, value)
        problems = sum(1 for one in checked(game, made).problems if one.path[: len(path)] == _keys(path))
        if problems < least:
            best, least = made, problems
        if not problems:
            break
    return best


def fix_for(game: str, text: str, problem: EditionProblem) -> Literal["", "add", "remove"]:
    """What would put a problem right by itself: adding what is missing, or taking out what should not be there."""
    if not problem.path:
        return ""
    if problem.problem == MISSING:
        return "add"
    try:
        without = checked(game, removed(text, problem.path)).problems
    except BurgomasterError:
        return ""
    around = {one.path for one in without}
    return "" if any(path == problem.path[: len(path)] for path in around) else "remove"


def _candidates(game: str, text: str, path: FigurePath, asked: FiguresAsked) -> Iterator[Any]:
    """Values that could do, the likeliest first."""
    keys = _keys(path)
    if keys in asked.tables:
        yield from _tables(game, text, path, (asked.tables[keys] or ())[:_MOST_KEYS])
    if keys in asked.choices:
        yield from asked.choices[keys]
    if keys in asked.numbers:
        low, high = asked.numbers[keys]
        yield from dict.fromkeys(min(max(n, low), high) for n in (1, 5, 10, 50, low, high))
    if keys in asked.texts or keys in asked.values:
        yield plain(str(path[-1]))
    yield from (0, 1, "", [], {})


def _tables(game: str, text: str, path: FigurePath, known: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Tables of which every entry has a value that would do; where one can be chosen, every choice in turn."""
    tried = checked(game, added(text, path, dict.fromkeys(known, 0))).asked
    found: dict[str, Any] = {}
    texts = False
    for key in known:
        keys = (*_keys(path), key)
        if keys in tried.numbers:
            low, high = tried.numbers[keys]
            found[key] = min(max(1, low), high)
        elif keys in tried.choices:
            found[key] = tried.choices[keys][0]
        elif keys in tried.texts:
            texts = True
    if texts:  # a reader stops at the first wrong text, so the others are unknown: all get the same one
        said = plain(str(path[-2] if len(path) > 1 else path[-1]))
        found |= {key: said for key in known if key not in found}
    yield found
    for key in found:
        for choice in tried.choices.get((*_keys(path), key), ()):
            yield {**found, key: choice}


def _keys(path: FigurePath) -> tuple[str, ...]:
    return tuple(str(step) for step in path)
