"""Words and rulebooks: complete and alike in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from burgomaster.bots.advisor import WORDS as BOT_WORDS
from burgomaster.games import GAMES, folder
from burgomaster.games.kernel.words import LANGUAGES, Words, best_language
from burgomaster.games.rulebook import rule_text, rulebook
from burgomaster.server.refused import WORDS as SERVER_WORDS
from burgomaster.terminal.table import WORDS

FOLDERS = [WORDS, BOT_WORDS, SERVER_WORDS, *(folder(name) / "words" for name in GAMES)]


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    found = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("place", FOLDERS, ids=lambda place: place.parent.name)
def test_every_language_says_the_same(place: Path) -> None:
    english = messages(place / "en.ftl")
    for language in LANGUAGES:
        assert messages(place / f"{language}.ftl") == english
        words = Words(place, language)
        for message, variables in english.items():
            for value in (0, 1, 2, 5, "Anna"):
                assert words(message, **dict.fromkeys(variables, value)).strip()


@pytest.mark.parametrize("name", GAMES)
def test_every_rulebook_has_the_same_rules_in_the_same_order(name: str) -> None:
    def rules(language: str) -> list[str]:
        return re.findall(r"^\*\*([A-Z]+-[A-Z]?\d+)\*\*", rulebook(name, language), re.MULTILINE)

    english = rules("en")
    assert len(english) == len(set(english)) > 10
    for language in LANGUAGES:
        assert rules(language) == english
        for rule in english:
            text = rule_text(name, language, rule)
            assert text is not None
            assert len(text) > 30
    assert rule_text(name, "en", "XX-1") is None


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_cites_a_rule_of_the_rulebook(name: str) -> None:
    from burgomaster.games import game

    for rule, _ in game(name).REFUSALS.values():
        assert rule_text(name, "en", rule) is not None


def test_languages_from_locales() -> None:
    assert best_language("nl_NL.UTF-8") == "nl"
    assert best_language("it") == "it"
    assert best_language("fr_FR") == best_language(None) == best_language("C.UTF-8") == "en"
    with pytest.raises(ValueError, match="unknown language"):
        Words(WORDS, "fr")
