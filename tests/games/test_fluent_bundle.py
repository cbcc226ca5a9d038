"""Our words are said as fluent.runtime says them, which knows all of Fluent and of numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fluent.runtime
import pytest
from fluent.syntax import ast, parse, visitor
from hypothesis import example, given
from hypothesis import strategies as st

import burgomaster
from burgomaster.games.kernel.fluent_bundle import FluentBundle, Unsayable
from burgomaster.games.kernel.words import LANGUAGES, NUMBERS

PACKAGE = Path(burgomaster.__file__).parent
FILES = sorted([*PACKAGE.rglob("words/*.ftl"), *(PACKAGE.parents[1] / "examples").rglob("words/*.ftl")])
SOME_NUMBERS = (0, 1, 2, 3, 4, 12, 1_000, 1_234_567, 1_000_000, -1, 1.0, 0.5, 12.3456)
ROUNDS = 12  # of values for each message


class Used(visitor.Visitor):
    """The values a message speaks of, and the variants it has."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def both(source: str, language: str) -> tuple[FluentBundle, fluent.runtime.FluentBundle]:
    ours, original = FluentBundle(*NUMBERS[language]), fluent.runtime.FluentBundle([language], use_isolating=False)
    ours.add(source)
    original.add_resource(fluent.runtime.FluentResource(source))
    return ours, original


def said(source: str, /, **values: Any) -> str:
    """What the message m says."""
    ours, _ = both(source, "en")
    pattern = ours.pattern("m")
    assert pattern is not None
    return ours.say(pattern, values)


def said_by_both(source: str, language: str, **values: Any) -> tuple[str, str]:
    """The message m, by us and by the original."""
    ours, original = both(source, language)
    mine, theirs = ours.pattern("m"), original.get_message("m").value
    assert mine is not None
    assert theirs is not None
    text, problems = original.format_pattern(theirs, values)
    assert not problems
    return ours.say(mine, values), str(text)


def some_values(used: Used) -> Iterator[dict[str, Any]]:
    # A word that stands for a number's plural is compared otherwise there: no game gives one.
    texts = ["Anna", *sorted(used.keys - {"zero", "one", "two", "few", "many", "other"})]
    rng = random.Random(1)
    for _ in range(ROUNDS if used.variables else 1):
        yield {name: rng.choice(texts if rng.random() < 0.5 else SOME_NUMBERS) for name in sorted(used.variables)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_message_is_said_as_the_original_says_it(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    ours, original = both(source, file.stem)
    compared = 0
    whole = Used()  # a message may say another one
    whole.visit(parse(source))
    for entry in parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        used = Used()
        used.visit(entry)
        rest = dict.fromkeys(whole.variables, 2)
        theirs = original.get_message(entry.id.name)
        patterns = [("", theirs.value), *theirs.attributes.items()]
        for attribute, pattern in patterns:
            mine = ours.pattern(entry.id.name, attribute)
            assert (mine is None) == (pattern is None)
            if mine is None or pattern is None:
                continue
            for values in some_values(used):
                expected = original.format_pattern(pattern, {**rest, **values})
                assert (ours.say(mine, {**rest, **values}), []) == expected
                compared += 1
    assert compared


@pytest.mark.parametrize("language", LANGUAGES)
@given(
    number=st.integers(-(10**24), 10**24)
    | st.floats(allow_nan=False, allow_infinity=False, min_value=-1e15, max_value=1e15)
)
@example(number=1_000_000)
@example(number=2_000_000.0)
@example(number=-1)
@example(number=-0.0001)
@example(number=0.0005)
@example(number=2.5)
@example(number=1e-7)
@example(number=True)
def test_numbers_are_written_and_counted_as_the_original_does(language: str, number: float) -> None:
    source = "m = { $n } { $n ->\n    [1000] thousand\n    [one] 1\n    [many] m\n   *[other] n\n}\n"
    ours, original = said_by_both(source, language, n=number)
    assert ours == original


def test_terms_know_what_they_are_given_and_nothing_else() -> None:
    source = (
        "-town = { $case ->\n    [of] of { -name(n: 1) }\n   *[in] in { -name }{ $who }\n}\n"
        "-name = Delft{ $n }\n    .g = f\n"
        'm = { -town(case: "of") } and { -town }{ -name.g ->\n    [f] !\n   *[m] ?\n}\n'
    )
    assert said_by_both(source, "en", who="Anna") == ("of Delft1 and in Delftnwho!",) * 2


def test_signs_that_cannot_be_typed() -> None:
    assert said(r'm = { "\u2068" }{ "\"" }{ { $a } }', a="b") == '\u2068"b'


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("m = { $nobody }", "nothing is known of nobody"),
        ("m = { $list }", "list is neither text nor a number"),
        ("m = { none }", "there is no none"),
        ("m = { -none }", "there is no -none"),
        ("m = { m.none }", "there is no m.none"),
        ("m = { m }", "it refers to itself"),
        ("m = { a }\na = { m }", "it refers to itself"),
        ("m = { NUMBER($n) }", r"functions such as NUMBER\(\) are not known here"),
        ("m = { $nobody ->\n   *[a] b\n}", "nothing is known of nobody"),
    ],
)
def test_what_cannot_be_said_says_why(source: str, why: str) -> None:
    with pytest.raises(Unsayable, match=f"^{why}$"):
        said(source, n=1, list=["a"])


def test_the_first_of_two_entries_counts_and_what_cannot_be_read_is_left_out() -> None:
    ours, _ = both("m = one\nm = two\nbroken = {\n-t = term\nlast = yes\n    .a = b\n", "en")
    assert ours.pattern("broken") is None
    assert ours.pattern("t") is None
    assert ours.pattern("last", "b") is None
    for name, attribute, text in (("m", "", "one"), ("last", "", "yes"), ("last", "a", "b")):
        pattern = ours.pattern(name, attribute)
        assert pattern is not None
        assert ours.say(pattern, {}) == text
