"""The rulebooks: one Markdown text per game and language, numbered by the ids that refusals cite.

A text holds no figure of an edition: `{fine}` stands where the fine is printed (see kernel/filling.py). What may stand
there are the numbers of the edition, by their names, and whatever a file `book.py` in the game's folder adds: names,
rows of tables, what is so in one edition and not in another, and examples, which are played.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Protocol

from burgomaster.games import folder, part_of, words_of
from burgomaster.games import game as game_of
from burgomaster.games.kernel.editions import EditionFile
from burgomaster.games.kernel.examples import Example, Show, shown
from burgomaster.games.kernel.filling import Figure, Unfillable, figures_of, fill
from burgomaster.games.kernel.markdown import escaped
from burgomaster.games.kernel.printing import Printing
from burgomaster.games.kernel.words import check_language


class Printed(Protocol):
    """What a book is made from: an edition with a table's options. A setting is one."""

    def __hash__(self) -> int:
        """Equal ones make one book."""

    @property
    def name(self) -> str:
        """The game."""

    @property
    def edition(self) -> str:
        """A built-in edition's name, or another word."""

    @property
    def text(self) -> str:
        """The edition's TOML."""

    @property
    def figures(self) -> Any:
        """The same as the rules read it."""


@dataclass(frozen=True)
class _AsItComes:
    """A game's first edition, with its own options."""

    name: str

    @property
    def edition(self) -> str:
        return game_of(self.name).SPEC.editions[0]

    @property
    def text(self) -> str:
        return (folder(self.name) / "edition" / f"{self.edition}.toml").read_text(encoding="utf-8")

    @cached_property
    def figures(self) -> Any:
        found = game_of(self.name)
        return found.read_edition(self.text, f"{self.edition}.toml", {}, found.SPEC.players[-1])


def template(game: str, language: str) -> str:
    """A rulebook's text with its places for figures."""
    check_language(language)
    return (folder(game) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def rulebook(game: str, language: str, printed: Printed | None = None) -> str:
    """The whole rulebook of an edition; by default of the game's first one."""
    check_language(language)
    return _filled(_AsItComes(game) if printed is None else printed, language)


@lru_cache(maxsize=32)
def _filled(printed: Printed, language: str) -> str:
    text = template(printed.name, language)
    try:
        return fill(text, book_figures(printed, language), _printing(printed, language).number)
    except Unfillable as problem:
        raise Unfillable(f"{folder(printed.name) / 'rulebook' / f'{language}.md'}: {problem}") from None


def _printing(printed: Printed, language: str) -> Printing:
    return Printing(game_of(printed.name), printed.figures, printed.edition, words_of(printed.name, language))


def book_figures(printed: Printed, language: str) -> dict[str, Figure]:
    """Everything that the text of a rulebook may name."""
    book: Any = part_of(printed.name, "book")
    figures = figures_of(printed.figures)
    figures["title"] = escaped(EditionFile(printed.text, printed.edition).string("title"))
    figures |= _options(printed)
    if book:
        figures |= book.figures(_printing(printed, language))
    for name, example in examples(printed, language).items():
        figures[name] = int(example is not None)
        figures |= {f"{name}.{key}": value for key, value in (example.figures if example else {}).items()}
    return figures


def examples(printed: Printed, language: str) -> dict[str, Example | None]:
    """The examples of a rulebook by their names, played; None where an edition cannot show one."""
    book: Any = part_of(printed.name, "book")
    shows: Mapping[str, Show] = getattr(book, "EXAMPLES", {})
    printing = _printing(printed, language)
    return {name: shown(show, printing) for name, show in shows.items()}


def _options(printed: Printed) -> dict[str, Figure]:
    """What each option can be; first what it is in this edition, where a table says nothing."""
    options = game_of(printed.name).SPEC.options
    first = EditionFile(printed.text, printed.edition).options(options, {})
    return {
        f"option.{one.name}": ", ".join(
            f"`{value}`" for value in sorted(one.values, key=lambda v: v != first[one.name])
        )
        for one in options
    }


def rule_text(game: str, language: str, rule: str, printed: Printed | None = None) -> str | None:
    """The paragraphs of one rule, such as MK-9, up to the next rule or heading; None if there is no such rule.

    Of a card that stands in a table, such as MK-C15, its row under the head of the table.
    """
    text = rulebook(game, language, printed)
    wanted = re.escape(rule.strip().upper())
    found = re.search(rf"^\*\*{wanted}\*\*.*?(?=^\*\*[A-Z]+-|^#|\Z)", text, re.MULTILINE | re.DOTALL)
    if found:
        return found[0].strip()
    row = re.search(rf"^(\|.*\n\|[-|: ]+\n)(?:\|.*\n)*?(\| *{wanted} *\|.*)$", text, re.MULTILINE)
    return row[1] + row[2] if row else None
