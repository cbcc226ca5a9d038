"""Word lists as a lexicon: what people may type for the verbs and the things of a game, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from burgomaster.games.kernel.hearing import Lexicon
from burgomaster.games.kernel.words import LANGUAGES, Words


def add_verbs(lexicon: Lexicon, folder: Path, verbs: Mapping[str, str]) -> None:
    """Words by sort: `verb-NAME` of every language is what people type for it, and `said-NAME` what else they say."""
    for language in LANGUAGES:
        words = Words(folder, language)
        for name, sort in verbs.items():
            lexicon.add_list(words(f"verb-{name}"), sort)
            if words.has(f"said-{name}"):
                lexicon.add_list(words(f"said-{name}"), sort)


def add_things(lexicon: Lexicon, folder: Path, things: Iterable[tuple[str, int]], sort: str = "thing") -> None:
    """Things by their ids, their names in every language, and what else people call them (`also-NAME`)."""
    for name, value in things:
        lexicon.add(name, sort, value)
        for language in LANGUAGES:
            words = Words(folder, language)
            lexicon.add(words(name), sort, value)
            if words.has(f"also-{name}"):
                lexicon.add_list(words(f"also-{name}"), sort, value)
