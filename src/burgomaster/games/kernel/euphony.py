"""Small words that sound better in another form before the same vowel: in Italian `ad Anna`, `ed Elena`.

The word `euphony` of a language says which: `a ad, e ed`, or `none`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from burgomaster.games.kernel.words import LANGUAGES, Words

WORDS = Path(__file__).parent / "words"


@cache
def forms(language: str) -> tuple[tuple[str, str], ...]:
    """The small words of a language that have another form, each with that form."""
    said = Words(WORDS, language)("euphony")
    pairs = [entry.split() for entry in said.split(",")]
    return tuple((pair[0], pair[1]) for pair in pairs if len(pair) == 2)  # anything else, such as `none`, is no form


@cache
def _patterns(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    # A seat may be called A or E: with a capital only the first word of a sentence is such a small word.
    found = []
    for short, longer in forms(language):
        found.append((re.compile(rf"\b{short} (?=[{short}{short.upper()}])"), f"{longer} "))
        found.append((re.compile(rf"^{short.upper()} (?={short.upper()})"), f"{longer.capitalize()} "))
    return tuple(found)


def euphonic(text: str, language: str) -> str:
    """The same, with those words in the form that sounds better."""
    for pattern, form in _patterns(language):
        text = pattern.sub(form, text)
    return text


def euphonic_ends(words: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """A phrase that ends with such a word, with the other form: `fai una proposta ad`."""
    if len(words) < 2:
        return ()
    every = (pair for language in LANGUAGES for pair in forms(language))
    return tuple((*words[:-1], longer) for short, longer in every if words[-1] == short)
