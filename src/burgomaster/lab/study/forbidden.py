"""What one seat of a study must do without: actions, by the words they begin with.

`buy cheese-factory` is one action, `buy` all that begin so at once, and `buy *` each by itself, as its own variant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from burgomaster.games import game as game_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.names import closest

EACH = " *"
_WORD = re.compile(r"[\w-]+")
_END = re.compile(r"(?![\w-])")  # of a word: what follows must not go on with it


def actions(game: str, written: Sequence[str]) -> tuple[str, ...]:
    """The actions that are named, each once, in their order; what no action begins with is refused."""
    return tuple(dict.fromkeys(action for words in written for action in _named(game, " ".join(words.split()))))


def steps_of(game: str, action: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """By step: 1 for those whose words begin with this action."""
    steps = game_of(game).STEPS
    return np.array([_begins(steps.text(step), action) for step in range(steps.size)], dtype=np.uint8)


def _named(game: str, words: str) -> Iterator[str]:
    known = list(_texts(game))
    if words.endswith(EACH):
        verb = words.removesuffix("*")
        objects = [_WORD.match(text, len(verb)) for text in known if text.startswith(verb)]
        found = [verb + one[0] for one in objects if one]
    else:
        found = [words] if words and any(_begins(text, words) for text in known) else []
    if not found:
        raise BurgomasterError(f"--forbid {words[:60]}: {game} has no such action{closest(words, _names(known))}")
    yield from found


def _texts(game: str) -> Iterator[str]:
    """The words of all steps that players take; some only end an action, and have none."""
    steps = game_of(game).STEPS
    return (steps.text(step) for step in range(steps.size) if steps.text(step) and not steps[step].by_chance)


def _begins(text: str, action: str) -> bool:
    return text.startswith(action) and _END.match(text, len(action)) is not None


def _names(known: Sequence[str]) -> list[str]:
    """What can be forbidden, to find what was meant."""
    return [*dict.fromkeys(text.split()[0] for text in known), *known]
