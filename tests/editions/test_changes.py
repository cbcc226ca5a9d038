"""Changes to an edition's text: what was meant is changed, and no other character."""

from __future__ import annotations

import copy
import difflib
import tomllib
from collections.abc import Sequence
from typing import Any

import pytest

from burgomaster.editions.changes import added, another, removed, renamed, with_value
from burgomaster.editions.fields import EditionField, built_in_text, described
from burgomaster.editions.layout import FigurePath, found_at
from burgomaster.games import game
from burgomaster.games.kernel.errors import BadEdition
from tests.editions.test_layout import ODD
from tests.longest import each

HOUSE = built_in_text("monopoly-builder", "house")
DUTCH = built_in_text("machi-koro", "dutch")


def difference(old: str, new: str) -> list[str]:
    return [line for line in difflib.ndiff(old.splitlines(), new.splitlines()) if line[0] in "+-"]


def test_one_value_is_exchanged_and_its_comment_stays() -> None:
    new = with_value(HOUSE, ("table", "own_number"), 7)
    assert difference(HOUSE, new) == [
        "- own_number = 6  # on this total every player collects for the own token",
        "+ own_number = 7  # on this total every player collects for the own token",
    ]
    odd = 'A "quoted"\n\\ \u007f \U0001f600 name'
    assert tomllib.loads(with_value(HOUSE, ("deed", "red-1", "name"), odd))["deed"]["red-1"]["name"] == odd
    assert "cost = { excavator = 3, boat = 1 }\npoints = 1  # of" in with_value(
        HOUSE, ("floor", "1", "cost", "excavator"), 3
    )


def first_of_their_like(fields: Sequence[EditionField]) -> list[EditionField]:
    """Of fields that stand alike, such as the prices of all cards, the first."""
    alike = {(field.path[0], field.path[-1], len(field.path), field.kind): field for field in reversed(fields)}
    return [field for field in fields if field in alike.values()]


@each("name")
@pytest.mark.parametrize("alike", [False, pytest.param(True, marks=pytest.mark.long)], ids=["of each like", "every"])
def test_every_field_of_every_edition_can_be_changed_alone(name: str, *, alike: bool) -> None:
    for edition in game(name).SPEC.editions:
        text = built_in_text(name, edition)
        fields = described(name, text, "en").fields
        for field in fields if alike else first_of_their_like(fields):
            value: Any = {"number": 9, "numbers": [9, 9], "choice": "other", "text": "Other"}[field.kind]
            new = with_value(text, field.path, value)
            wanted = copy.deepcopy(tomllib.loads(text))
            found_at(wanted, field.path[:-1])[field.path[-1]] = value
            assert tomllib.loads(new) == wanted
            assert len(difference(text, new)) <= 2
            # As the page does it, by the places alone.
            assert text[: field.start] + new[field.start : len(new) - len(text) + field.end] + text[field.end :] == new


def test_entries_are_added_where_their_table_is() -> None:
    assert difference(HOUSE, added(HOUSE, ("table", "spice"), 3)) == ["+ spice = 3"]
    assert "community_points = 5\nspice = 3\n\n[options]" in added(HOUSE, ("table", "spice"), 3)
    new = added(HOUSE, ("floor", "1", "cost", "crane"), 2)
    assert "cost = { excavator = 1, boat = 1, crane = 2 }" in new
    assert difference(DUTCH, added(DUTCH, ("landmark", "radio-tower", "x"), 1)) == ["+ radio-tower.x = 1"]
    assert added("a = {}", ("a", "b"), 1) == "a = { b = 1 }"
    assert added("a = 1", ("b", "c d"), "e") == 'a = 1\n\n[b]\n"c d" = "e"\n'
    assert added("[a]\nb = 1", ("a", "c"), [1, 2]) == "[a]\nb = 1\nc = [1, 2]\n"


def test_entries_and_tables_are_removed_whole() -> None:
    assert "[card.pay]" not in removed(HOUSE, ("card", "pay"))
    assert difference(HOUSE, removed(HOUSE, ("card", "pay"))) == [
        "- [card.pay]",
        "- count = 1",
        '- effect = "pay"',
        "- amount = 50",
        "- ",
    ]
    assert "cost = { boat = 1 }" in removed(HOUSE, ("floor", "1", "cost", "excavator"))
    assert "cost = { excavator = 1 }" in removed(HOUSE, ("floor", "1", "cost", "boat"))
    assert difference(DUTCH, removed(DUTCH, ("landmark", "radio-tower"))) == ["- radio-tower.cost = 22"]
    assert removed("a = [1, 2, 3]", ("a", 1)) == "a = [1, 3]"


def test_one_more_like_another_comes_right_behind_it() -> None:
    new = another(HOUSE, ("card", "pay"), "my-pay")
    assert '[card.my-pay]\ncount = 1\neffect = "pay"\namount = 50\n\n[card.pay-per-floor]' in new
    assert difference(HOUSE, another(HOUSE, ("island", "4"), "5")) == ['+ 5 = "#####"']
    deep = "[a.x]\nn = 1\n[a.x.inner]\nm = 2\n\n[b]\nc = 1\n"
    assert tomllib.loads(another(deep, ("a", "x"), "y"))["a"]["y"] == {"n": 1, "inner": {"m": 2}}
    assert tomllib.loads(another(DUTCH, ("landmark", "radio-tower"), "zoo"))["landmark"]["zoo"] == {"cost": 22}
    assert another("a = { x = 1 }", ("a", "x"), "y z") == 'a = { x = 1, "y z" = 1 }'


def test_a_table_gets_another_name() -> None:
    assert difference(HOUSE, renamed(HOUSE, ("card", "pay"), "a b")) == ["- [card.pay]", '+ [card."a b"]']
    assert next(iter(tomllib.loads(renamed(DUTCH, ("landmark", "train-station"), "tram"))["landmark"])) == "tram"


@pytest.mark.parametrize(
    "change",
    [
        lambda: with_value(HOUSE, ("table", "none"), 1),
        lambda: with_value(HOUSE, ("table",), 1),
        lambda: added(HOUSE, ("table", "fine"), 1),
        lambda: added("a = 1", ("a", "b"), 1),
        lambda: added("a = [1]", ("a", "b"), 1),
        lambda: removed(HOUSE, ("table", "none")),
        lambda: removed(HOUSE, ("title", "none")),
        lambda: another(HOUSE, ("card", "pay"), "receive"),
        lambda: another(HOUSE, ("card", "none"), "x"),
        lambda: renamed(HOUSE, ("card", "pay"), "receive"),
        lambda: renamed("a = { x = 1 }", ("a", "x"), "y"),
        lambda: another("[[a]]\nx = 1\n", ("a", 0), "y"),
    ],
)
def test_what_cannot_be_done_is_refused(change: Any) -> None:
    with pytest.raises(BadEdition, match="this change cannot be made in"):
        change()


def test_an_odd_text_is_changed_or_refused_and_never_spoilt() -> None:
    paths: list[FigurePath] = [
        ("a", "b"),
        ("quoted key",),
        ("dotted.key", "x"),
        ("long",),
        ("list", 2, 0),
        ("list",),
        ("inline", "b", "c"),
        ("inline", "d e", 1, "x"),
        ("table", "with spaces", "x"),
        ("rows", 0, "inner", "y"),
        ("rows", 1, "n"),
    ]
    before = tomllib.loads(ODD.removeprefix("\ufeff"))
    for path in paths:
        new = tomllib.loads(with_value(ODD, path, "new").removeprefix("\ufeff"))
        wanted = copy.deepcopy(before)
        found_at(wanted, path[:-1])[path[-1]] = "new"
        assert new == wanted
        try:
            gone = tomllib.loads(removed(ODD, path).removeprefix("\ufeff"))
        except BadEdition:
            continue
        wanted = copy.deepcopy(before)
        del found_at(wanted, path[:-1])[path[-1]]
        assert gone == wanted, path
