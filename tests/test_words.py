"""Words and rulebooks: complete and alike in every language."""

from __future__ import annotations

import ast as ast_of_python
import contextlib
import random
import re
import threading
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse, visitor

import burgomaster
from burgomaster.bots.advisor import WORDS as BOT_WORDS
from burgomaster.games import GAMES, effects_of, folder, game
from burgomaster.games.kernel import fluent_bundle
from burgomaster.games.kernel.hearing import WORDS as COMMON_WORDS
from burgomaster.games.kernel.words import LANGUAGES, Words, _entries, best_language
from burgomaster.games.rulebook import rule_text, rulebook
from burgomaster.games.simple.tableau import WORDS as SIMPLE_WORDS
from burgomaster.review.telling import WORDS as REVIEW_WORDS
from burgomaster.tables.refused import WORDS as SERVER_WORDS
from burgomaster.terminal.table import WORDS

PAGE = Path(__file__).parents[1] / "web" / "src"
COMMON = [WORDS, COMMON_WORDS, BOT_WORDS, REVIEW_WORDS, SERVER_WORDS, SIMPLE_WORDS]
FOLDERS = [*COMMON, *(folder(name) / "words" for name in GAMES)]


class Variables(visitor.Visitor):
    """Collects the variables of a message, and the other messages that it says."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.within: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.within.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message with its variables, those of the messages within it included."""
    found: dict[str, set[str]] = {}
    within: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name], within[entry.id.name] = variables.found, variables.within
    for _ in range(3):  # so deep they lie within each other
        for name, others in within.items():
            found[name] |= {variable for other in others for variable in found[other]}
    return found


def parts(place: Path) -> set[str]:
    """Messages that others say within themselves."""
    return set(re.findall(r"\{ ?([a-z][\w-]*) ?\}", (place / "en.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("place", FOLDERS, ids=lambda place: place.parent.name)
def test_every_language_says_the_same(place: Path) -> None:
    english = messages(place / "en.ftl")
    for language in LANGUAGES:
        assert messages(place / f"{language}.ftl") == english
        words = Words(place, language)
        for message, variables in english.items():
            for value in (0, 1, 2, 5, "Anna"):
                assert words(message, **dict.fromkeys(variables, value)).strip() or message in parts(place)


# ---- No sentence is left over ----------------------------------------------------------------------------------------


# A word's name in the sources, or the rest of one; a step's words stand there with blanks.
_NAME = re.compile(r"[\w-]+(?: [\w-]+){0,2}")
SOURCES = Path(burgomaster.__file__).parent


def _text_of(node: ast_of_python.AST) -> str:
    """A call or an assignment, as text."""
    return ast_of_python.unparse(node) if isinstance(node, ast_of_python.Call | ast_of_python.Assign) else ""


@dataclass
class Named:
    """What the sources of one package have that can name a word."""

    whole: set[str] = field(default_factory=set)
    built: set[tuple[str, ...]] = field(default_factory=set)  # the fixed parts around what is put in
    fields: set[str] = field(default_factory=set)  # of structs and editions, which are called by their names
    codes: set[str] = field(default_factory=set)  # of refused requests
    sentences: set[str] = field(default_factory=set)

    def read(self, source: str) -> None:
        """A Python file."""
        for node in ast_of_python.walk(ast_of_python.parse(source)):
            if isinstance(node, ast_of_python.Constant) and isinstance(node.value, str):
                self.sentences.add(node.value)
                if _NAME.fullmatch(node.value):
                    self.whole |= {node.value, node.value.replace(" ", "-")}
                elif verb := re.match(r"([\w-]+) \{\d*\}", node.value):  # a step: `bid {}`
                    self.whole.add(verb[1])
            elif isinstance(node, ast_of_python.ClassDef):
                assigned = [one.targets[0] for one in node.body if isinstance(one, ast_of_python.Assign)]
                names = {one.id for one in assigned if isinstance(one, ast_of_python.Name)}
                self.fields |= names | {name.replace("_", "-") for name in names}
            elif isinstance(node, ast_of_python.JoinedStr):
                parts = (str(one.value) if isinstance(one, ast_of_python.Constant) else "\0" for one in node.values)
                self._add_built("".join(parts))
            elif re.match(r"(Refused|Limited|refused\.Refused)\(|code = ", text := _text_of(node)):
                self.codes |= set(re.findall(r"'([\w-]+)'", text))

    def read_page(self, source: str) -> None:
        """A file of the page."""
        self.whole |= set(re.findall(r"""["']([\w-]+)["']""", source))
        for template in re.findall(r"`([^`]*)`", source):
            self._add_built(re.sub(r"\$\{[^{}]*\}", "\0", template))

    def _add_built(self, text: str) -> None:
        self.sentences.add(text)
        if re.fullmatch(r"[a-z0-9\0-]+", text) and text.strip("\0-"):  # something of it is fixed
            self.built.add(tuple(text.split("\0")))


def package(file: Path) -> str:
    """Which sources say the same words: those of one game, or those outside all games."""
    within = file.relative_to(SOURCES).parts
    return within[1] if within[0] == "games" and (SOURCES / "games" / within[1] / "edition").is_dir() else ""


@cache
def named() -> dict[str, Named]:
    """By game; under "" what belongs to no game."""
    found: dict[str, Named] = defaultdict(Named)
    for file in SOURCES.rglob("*.py"):
        found[package(file)].read(file.read_text(encoding="utf-8"))
    for file in SOURCES.glob("games/*/edition/*.toml"):
        keys = re.findall(r"^(\w+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        found[package(file)].fields |= {file.stem, *keys}
        found[""].fields |= set(keys)
    for file in PAGE.rglob("*"):
        if file.suffix in (".ts", ".svelte") and "made" not in file.parts:
            board = re.search(r"games/([\w-]+)/", str(file.relative_to(PAGE)))
            of_game = board is not None and board[1] in GAMES
            found[package(folder(board[1]) / "words") if board and of_game else ""].read_page(
                file.read_text(encoding="utf-8")
            )
    return found


class Spoken:
    """The words of a folder that its sources can say: whole names, and names put together from parts.

    The parts between are texts of the same game, or what is declared for them, so that few other names fit.
    """

    def __init__(self, place: Path) -> None:
        name = package(place)
        own, common = named()[name], named()[""]
        self.whole = own.whole | own.fields | common.whole if name else common.whole
        self.built = own.built | common.built
        self.put = own.whole | own.fields | {"", "edition"}
        self.declared = {"refused-": common.codes}
        if name:
            self.declared["told-"] = {kind.name for kind in effects_of(name.replace("_", "-"))}

    def has(self, word: str) -> bool:
        return word in self.whole or any(self._fits(word, parts) for parts in self.built)

    def _fits(self, word: str, parts: tuple[str, ...], put: set[str] | None = None) -> bool:
        """Is the word made of these parts, with texts between them that may be put there?"""
        first, *rest = parts
        if not rest:
            return word == first
        if not word.startswith(first):
            return False
        put = put or self.declared.get(first, self.put)
        word = word[len(first) :]
        return any(word[:size] in put and self._fits(word[size:], tuple(rest), put) for size in range(len(word) + 1))


@cache
def spoken(place: Path) -> Spoken:
    return Spoken(place)


@pytest.mark.parametrize("place", FOLDERS, ids=lambda place: place.parent.name)
def test_every_word_is_said_somewhere(place: Path) -> None:
    within = parts(place)
    words = [word for word in messages(place / "en.ftl") if not word.startswith("bad-")]
    assert [word for word in words if word not in within and not spoken(place).has(word)] == []


@pytest.mark.parametrize("place", FOLDERS, ids=lambda place: place.parent.name)
def test_every_problem_of_an_edition_is_one_that_a_reader_finds(place: Path) -> None:
    """The words `bad-…` are known by their English sentence, so that is what stands in the sources."""
    for word, text in re.findall(
        r"^(bad-[\w-]+) = (.+)$", (place / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE
    ):
        fixed = max((part.strip() for part in re.split(r"\{ \$\w+ \}", text)), key=len)
        assert any(fixed[:20] in sentence for one in named().values() for sentence in one.sentences), word


def test_most_words_that_nobody_says_are_found() -> None:
    """Names made of the beginning of one word and the end of another, as a word is that was renamed in part."""
    luck, made, passed = random.Random(7), 0, 0
    for place in FOLDERS:
        real = messages(place / "en.ftl").keys()
        cut = [word.split("-") for word in real if "-" in word]
        names = {"-".join((*luck.choice(cut)[:-1], *luck.choice(cut)[1:])) for _ in range(60 if cut else 0)} - real
        made, passed = made + len(names), passed + sum(map(spoken(place).has, names))
    assert made > 250
    assert passed < made / 3, f"{passed} of {made}"


def test_a_word_nobody_says_is_found() -> None:
    for word in ("orphan-sentence", "refused-orphan", "row-orphan", "refused-bot", "the-end"):
        assert not spoken(SERVER_WORDS).has(word), word
    builder = folder("monopoly-builder") / "words"
    for word in ("told-none", "refuse-orphan", "do-orphan", "told-orphan", "alhambra-museum"):
        assert not spoken(builder).has(word), word
    alhambra = folder("alhambra") / "words"
    for place, word in (
        (SERVER_WORDS, "refused-read-only-older"),
        (builder, "cranes"),
        (alhambra, "do-buy-dirk-exact"),
    ):
        assert spoken(place).has(word), word


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_of_a_game_is_said_and_every_sentence_belongs_to_one(name: str) -> None:
    said = {word for word in Words(folder(name) / "words", "en").all() if word.startswith("refuse-")}
    assert said == {message for _, message in game(name).REFUSALS.values()}


@pytest.mark.parametrize("name", GAMES)
def test_every_rulebook_has_the_same_rules_in_the_same_order(name: str) -> None:
    def rules(language: str) -> list[str]:
        return re.findall(r"^\*\*([A-Z]+-[A-Z]?\d+)\*\*", rulebook(name, language), re.MULTILINE)

    english = rules("en")
    assert len(english) == len(set(english)) > 2
    for language in LANGUAGES:
        assert rules(language) == english
        for rule in english:
            text = rule_text(name, language, rule)
            assert text is not None
            assert len(text) > 30
    assert rule_text(name, "en", "XX-1") is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_id_a_rulebook_prints_is_found_in_it(name: str, language: str) -> None:
    """Rules have paragraphs, cards have a row of a table."""
    book = rulebook(name, language)
    for rule in set(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+\b", book)):
        text = rule_text(name, language, rule)
        assert text is not None, rule
        assert rule in text


def test_a_card_of_the_rulebook_comes_with_the_head_of_its_table() -> None:
    head, line, row = (rule_text("machi-koro", "en", "mk-c15") or "").splitlines()
    assert head.startswith("| id |")
    assert set(line) <= set("|-: ")
    assert row.startswith("| MK-C15 |")


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_cites_a_rule_of_the_rulebook(name: str) -> None:
    for rule, _ in game(name).REFUSALS.values():
        assert rule_text(name, "en", rule) is not None


@pytest.mark.parametrize("place", FOLDERS, ids=lambda place: place.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_parsed_one_by_one_as_in_the_whole_file(place: Path, language: str) -> None:
    whole = parse((place / f"{language}.ftl").read_text(encoding="utf-8")).body
    alone = [entry for text in _entries(place, language).values() for entry in parse(text).body]
    kinds = (ast.Message, ast.Term)
    for entry, other in zip(
        (one for one in whole if isinstance(one, kinds)), (one for one in alone if isinstance(one, kinds)), strict=True
    ):
        assert entry.equals(other, ignored_fields=["span", "comment"]), entry.id.name


def test_a_word_says_what_it_refers_to_wherever_that_stands(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "# Of the house\n"
        'greeting = Hello { -guest(case: "late") }, { wish }\n'
        "    .short = { wish }\n"
        "broken = { $open\n"
        "-guest = { $case ->\n"
        "    [late] stranger\n"
        "   *[other] friend\n"
        "}\n"
        'wish = sit{" "}down\n'
        "wish = never said\n"
        "round = { again }\n"
        "again = { round }\n",
        encoding="utf-8",
    )
    words = Words(tmp_path, "en")
    assert words("greeting") == "Hello stranger, sit down"
    assert words("greeting.short") == "sit down"
    assert not words.has("broken")
    assert not words.has("guest")
    assert words.has("again")  # it is looked up, and not for ever
    for missing in ("broken", "none"):
        with pytest.raises(LookupError, match=r"en\.ftl"):
            words(missing)
    with pytest.raises(ValueError, match="cannot read 'broken = "):
        words.all()


def test_two_threads_that_say_the_first_word_of_a_file_both_say_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\nwell = Well", encoding="utf-8")
    there = threading.Barrier(3)

    class Slow(fluent_bundle.FluentBundle):
        def __init__(self, *given: Any, **named: Any) -> None:
            with contextlib.suppress(threading.BrokenBarrierError):
                there.wait(0.2)  # the others come meanwhile, if they may
            super().__init__(*given, **named)

    monkeypatch.setattr(fluent_bundle, "FluentBundle", Slow)
    with ThreadPoolExecutor(3) as pool:
        said = list(pool.map(Words(tmp_path, "en"), ["hello", "well", "hello"]))
    assert said == ["Hello", "Well", "Hello"]


def test_languages_from_locales() -> None:
    assert best_language("nl_NL.UTF-8") == "nl"
    assert best_language("it") == "it"
    assert best_language("fr_FR") == best_language(None) == best_language("C.UTF-8") == "en"
    with pytest.raises(ValueError, match="unknown language"):
        Words(WORDS, "fr")
