"""What is wrong with an edition, in the reader's language.

The readers of editions say their problems in plain English, which is what files, terminals and logs show. Here such a
sentence is recognised by its pattern among the words `bad-…` of the game or of all games, and said with the same values
in another language. One that has no such word yet stays in English.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from burgomaster.games import folder, words_of
from burgomaster.games.kernel.hearing import WORDS
from burgomaster.games.kernel.words import Words

_PATTERN = re.compile(r"^(bad-[a-z0-9-]+) = (.+)$", re.MULTILINE)
_VALUE = re.compile(r"\{ \$(\w+) \}")


def said(game: str, problem: str, language: str) -> str:
    """A problem that a reader of this game's editions found, as a sentence without its place."""
    for place in (folder(game) / "words", WORDS):
        for message, pattern in _patterns(place):
            found = pattern.fullmatch(problem)
            if found:
                words = words_of(game, language) if place != WORDS else Words(place, language)
                return words(message, **found.groupdict())
    return problem


@cache
def _patterns(place: Path) -> list[tuple[str, re.Pattern[str]]]:
    """The English sentences, those with the most of their own words first."""
    english = _PATTERN.findall((place / "en.ftl").read_text(encoding="utf-8"))
    longest = sorted(english, key=lambda one: len(_VALUE.sub("", one[1])), reverse=True)
    return [(message, _made(text)) for message, text in longest]


def _made(text: str) -> re.Pattern[str]:
    parts = _VALUE.split(text)
    made = "".join(f"(?P<{part}>.*?)" if n % 2 else re.escape(part) for n, part in enumerate(parts))
    return re.compile(made, re.DOTALL)
