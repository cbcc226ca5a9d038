"""Figures of Monopoly Builder as they are printed: money in multiples of 5, names and texts in character codes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from burgomaster.games.kernel.editions import EditionFile
from burgomaster.games.kernel.names import plain
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.monopoly_builder.state import DEEDS, KINDS, SETS, TOKENS, Edition


def money(file: EditionFile, *path: str, low: int, high: int) -> int:
    """An amount of money."""
    amount = file.number(*path, low=low, high=high)
    if amount % 5:
        raise file.fail(path, f"must be a multiple of 5, not {amount}")
    return amount


def codes(file: EditionFile, *path: str, longest: int) -> list[int]:
    """A name or a text as character codes, filled up with zeros."""
    text = file.string(*path)
    if len(text) > longest:
        raise file.fail(path, f"must have at most {longest} characters, not {len(text)}")
    if not text.isprintable() or max(map(ord, text)) > 0x7FFF:
        raise file.fail(path, "must be printable characters up to U+7FFF")
    return [ord(letter) for letter in text] + [0] * (longest - len(text))


def name_of(codes: Sequence[int]) -> str:
    """The name a row of character codes spells."""
    return "".join(chr(code) for code in codes if code)


def with_article(name: str, words: Words) -> str:
    """A street's name, with an article if the language has one for names that end so."""
    for rule in words("street-articles").split(";"):
        article, _, endings = rule.partition(":")
        if any(ending and name.casefold().endswith(ending) for ending in map(str.strip, endings.split(","))):
            return f"{article.strip()} {name}"
    return name


def check_names(file: EditionFile, e: Edition) -> None:
    """Every street has a name of its own, which means nothing else to who types it."""
    known: dict[str, str] = {}
    for d, deed in enumerate(DEEDS):
        name = name_of(e.name[d])
        bare = _bare(name)
        where = ["deed", deed, "name"]
        if not any(letter.isalpha() for letter in bare):
            raise file.fail(where, f"must have a letter, since numbers alone are amounts: {name!r}")
        if bare in known:
            raise file.fail(where, f"{name!r} is also the name of {known[bare]}")
        if bare in _taken() and _taken()[bare] != deed:
            raise file.fail(where, f"{name!r} already means something else: {_taken()[bare]}")
        known[bare] = deed


def _bare(name: str) -> str:
    """A name as it is compared: without capitals, accents, spaces and signs."""
    return "".join(letter for letter in plain(name) if letter.isalnum())


@cache
def _taken() -> dict[str, str]:
    """Words that name deeds, chips, tokens and seats in any language."""
    taken = {"a": "a seat", "b": "a seat", "c": "a seat", "d": "a seat"}
    taken |= {_bare(deed): deed for deed in DEEDS}
    for language in LANGUAGES:
        words = Words(Path(__file__).parent / "words", language)
        for kind in KINDS:
            taken |= dict.fromkeys((_bare(words(kind)), _bare(words(f"{kind}s"))), "a chip")
        taken |= {_bare(words(token)): "a token" for token in TOKENS}
        for colour in SETS:
            taken |= {_bare(f"{words(colour)} {place}"): f"{colour}-{place}" for place in (1, 2)}
    return taken
