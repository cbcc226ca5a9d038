"""Texts in English, Dutch and Italian, kept in Fluent files beside the code that says them."""

from __future__ import annotations

import re
import threading
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from burgomaster.games.kernel.errors import UnknownLanguage

if TYPE_CHECKING:
    from burgomaster.games.kernel.fluent_bundle import FluentBundle

# How each language writes and counts numbers: the marks between thousands and before a fraction, and whether whole
# millions have a form of their own, [many] in Fluent.
NUMBERS = {"en": (",", ".", False), "nl": (".", ",", False), "it": (".", ",", True)}
LANGUAGES = tuple(NUMBERS)

# Where an entry of a Fluent file begins, also after one that cannot be read; all that belongs to it is set in.
_ENTRY = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
_ID = re.compile(r"-?[a-zA-Z][\w-]*")
# What an entry may refer to: its id stands in braces, or among what a function is given.
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")

# One of a family of things, `lot-3`: it needs no word of its own where `lot` has one that speaks of `$which`.
_ONE_OF_FAMILY = re.compile(r"([a-z][\w-]*?)-([0-9]{1,9})((?:\.[\w-]+)?)")

# One thread reads and parses at a time, so that there is one bundle of a file and nothing is missing in it.
_parsing = threading.Lock()


def check_language(language: object) -> None:
    """UnknownLanguage, if there are no words in this language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"unknown language {language!r:.40}; there are {', '.join(LANGUAGES)}")


class Words:
    """The words of one folder in one language. A missing word is an error, not an empty place.

    A thing called `3` is said as it is. Things of a family need one word: `lot-3` is `lot = Lot { $which }`.
    """

    def __init__(self, folder: Path, language: str) -> None:
        check_language(language)
        self.folder = folder
        self.language = language
        self._plain: dict[str, str] = {}  # messages without values, which are most

    def __call__(self, message: str, **values: Any) -> str:
        """The text of a message with its values filled in."""
        if not values:
            known = self._plain.get(message)
            if known is None:
                known = self._plain[message] = _filled_in(self.folder, self.language, message, ())
            return known
        return _filled_in(self.folder, self.language, message, tuple(values.items()))

    def has(self, message: str) -> bool:
        """Is there such a word? `message.attribute` is one too."""
        return (
            _pattern(self.folder, self.language, message) is not None
            or _family(self.folder, self.language, message) is not None
            or message.isdecimal()
        )

    def load(self) -> None:
        """Read the file, so that nobody waits for it later."""
        with _parsing:
            _bundle(self.folder, self.language)
            _entries(self.folder, self.language)

    def all(self) -> tuple[str, ...]:
        """Every word's id, for tests."""
        return tuple(_messages(self.folder, self.language))


@lru_cache(maxsize=20_000)
def _filled_in(folder: Path, language: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    """The same sentences are said again and again, and numbers take their time."""
    pattern = _pattern(folder, language, message)
    if pattern is None and message.isdecimal():
        return message  # Fluent's ids begin with a letter
    if pattern is None and (family := _family(folder, language, message)):
        return _filled_in(folder, language, family[0], (*values, ("which", family[1])))
    if pattern is None:
        raise LookupError(f"{folder / language}.ftl has no message {message!r}")
    try:
        return _bundle(folder, language).say(pattern, dict(values))
    except LookupError as problem:
        known = ", ".join(name for name, _ in values)
        raise LookupError(f"{folder / language}.ftl, {message}: {problem}; known are {known}") from None


@cache
def _pattern(folder: Path, language: str, message: str) -> Any:
    """What a message, or an attribute of one, says; None if there is no such."""
    name, _, attribute = message.partition(".")
    if name.startswith("-"):
        return None  # a term, which only messages say
    with _parsing:
        _add(folder, language, name)
        return _bundle(folder, language).pattern(name, attribute)


@cache
def _family(folder: Path, language: str, message: str) -> tuple[str, int] | None:
    """The word of the family to which a thing without a word belongs, and which one of the family it is."""
    one = _ONE_OF_FAMILY.fullmatch(message)
    if one is None or "$which" not in _entries(folder, language).get(one[1], ""):
        return None
    word = one[1] + one[3]
    return (word, int(one[2])) if _pattern(folder, language, word) is not None else None


@cache
def _entries(folder: Path, language: str) -> dict[str, str]:
    """Every entry of a file by its id, as it is written there.

    They are parsed one by one when they are first said. To parse a whole file takes longer than to start Python, and
    of what a game can say most is never said.
    """
    found: dict[str, str] = {}
    for entry in _ENTRY.split((folder / f"{language}.ftl").read_text(encoding="utf-8")):
        if name := _ID.match(entry):
            found.setdefault(name[0], entry)
    return found


def _add(folder: Path, language: str, name: str) -> None:
    """Let the bundle know an entry and all that it refers to."""
    entries = _entries(folder, language)
    bundle, left, known = _bundle(folder, language), [name], set[str]()
    while left:
        name = left.pop()
        if name in entries and name not in known:
            known.add(name)
            bundle.add(entries[name])
            left += _REFERENCE.findall(entries[name])


def _messages(folder: Path, language: str) -> list[str]:
    from fluent.syntax import ast, parse

    body = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    if broken:
        raise ValueError(f"{folder / language}.ftl: cannot read {broken[0]!r}")
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    from burgomaster.games.kernel.fluent_bundle import FluentBundle

    return FluentBundle(*NUMBERS[language])


def best_language(wish: str | None) -> str:
    """The language for a locale such as `nl_NL.UTF-8`; English where we do not speak it."""
    code = (wish or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else "en"
