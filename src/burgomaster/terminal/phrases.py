"""Actions in words that a person would type in their own language: `koop mijn` for `buy mine`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from burgomaster.games import words_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.names import plain
from burgomaster.games.kernel.words import Words
from burgomaster.play.position import Action, Position

_WORD = re.compile(r"[A-Za-z][\w-]*")


def phrase(position: Position, action: Action, lang: str) -> str:
    """The canonical words of an action, each as the game calls it in a language.

    Only if they are understood again as that action; otherwise the canonical words, which always are.
    """
    text = str(action)
    if lang == "en" or not action.complete:
        return text
    said = _translated(position, action, words_of(position.game, lang))
    try:
        return said if position.resolve(said, lang=lang) == action else text
    except BurgomasterError:
        return text


def _translated(position: Position, action: Action, words: Words) -> str:
    verb = position.setting.game.STEPS.beginning(action.steps)
    text = str(action)
    begins = text.partition(" ")[0] if verb.arguments else text
    rest = text[len(begins) :]
    said = _first(words, f"verb-{verb.name}") or begins
    return said + _WORD.sub(lambda found: _word(words, found[0]), rest)


def _word(words: Words, word: str) -> str:
    if words.has(word):
        return words(word).lower()
    return _first(words, f"verb-{word}") or word


def _first(words: Words, message: str) -> str:
    """The first of a list of words, separated by commas."""
    return words(message).split(",")[0].strip() if words.has(message) else ""


def fits(typed: str, texts: Sequence[str]) -> bool:
    """Does every word that was typed begin a word of one of these texts?"""
    wanted = plain(typed).split()
    return any(all(any(word.startswith(begun) for word in _pieces(text)) for begun in wanted) for text in texts)


def _pieces(text: str) -> list[str]:
    return [*plain(text).split(), *re.split(r"[^\w]+", plain(text))]
