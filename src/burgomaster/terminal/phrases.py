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


def phrase(position: Position, action: Action, lang: str, typed: str = "") -> str:
    """The canonical words of an action, each as the game calls it in a language, with the verb that was typed.

    Only if they are understood again as that action; otherwise the canonical words, which always are.
    """
    text = str(action)
    if not action.complete or (typed and plain(text).startswith(plain(typed))):
        return text
    said = _translated(position, action, words_of(position.game, lang), plain(typed))
    try:
        return said if position.resolve(said, lang=lang) == action else text
    except BurgomasterError:
        return text


def _translated(position: Position, action: Action, words: Words, typed: str) -> str:
    verb = position.setting.game.STEPS.beginning(action.steps)
    text = str(action)
    begins = text.partition(" ")[0] if verb.arguments else text
    rest = text[len(begins) :]
    verbs = _all(words, f"verb-{verb.name}") or [begins]
    said = next((one for one in verbs if typed and _goes_with(typed, plain(one))), verbs[0])
    return said + _WORD.sub(lambda found: _word(words, found[0]), rest)


def _goes_with(typed: str, verb: str) -> bool:
    """Is a verb typed, or its beginning?"""
    return verb.startswith(typed) or typed.startswith(f"{verb} ")


def _word(words: Words, word: str) -> str:
    if words.has(word):
        return words(word).lower()
    return next(iter(_all(words, f"verb-{word}")), word)


def _all(words: Words, message: str) -> list[str]:
    """A list of words, separated by commas."""
    return [word.strip() for word in words(message).split(",")] if words.has(message) else []


def fits(typed: str, texts: Sequence[str]) -> bool:
    """Does every word that was typed begin a word of one of these texts?"""
    wanted = plain(typed).split()
    return any(all(any(word.startswith(begun) for word in _pieces(text)) for begun in wanted) for text in texts)


def _pieces(text: str) -> list[str]:
    return [*plain(text).split(), *re.split(r"[^\w]+", plain(text))]
