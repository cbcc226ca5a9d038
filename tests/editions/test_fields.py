"""An edition described for an editor: nothing here lists what an edition holds, and all of it is found."""

from __future__ import annotations

import re
import tomllib

import pytest

from burgomaster.editions.checking import checked
from burgomaster.editions.fields import MOST_FIELDS, Described, built_in_text, described
from burgomaster.editions.growing import fix_for, grown
from burgomaster.editions.layout import FigurePath, found_at
from burgomaster.editions.saying import said
from burgomaster.games import GAMES, folder, game
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.play.setting import setting
from tests.games.test_broken_editions import broken, leaves, written
from tests.longest import each

HOUSE = built_in_text("monopoly-builder", "house")


def at(found: Described, *path: str) -> dict[str, object]:
    return next(vars(one) for one in found.fields if one.path == path)


@pytest.mark.parametrize("name", GAMES)
def test_every_figure_of_every_edition_is_described_with_its_place(name: str) -> None:
    for edition in game(name).SPEC.editions:
        text = built_in_text(name, edition)
        found = described(name, text, "en")
        assert found.problems == []
        data = tomllib.loads(text)
        assert {".".join(map(str, one.path)) for one in found.fields} == {".".join(path) for path in leaves(data)}
        for one in found.fields:
            assert found_at(data, one.path) == one.value
            assert tomllib.loads(f"x = {text[one.start : one.end]}")["x"] == one.value
            assert text.splitlines()[one.line - 1].count(str(one.path[-1]))
            assert len(one.called) == len(one.path)
            if one.kind == "number":
                assert one.low is not None
                assert one.high is not None
                assert one.low <= one.value <= one.high
            if one.kind == "choice":
                assert one.among is not None
                assert one.value in [choice.value for choice in found.choices[one.among]]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_what_a_built_in_edition_holds_is_called_in_every_language(name: str, language: str) -> None:
    """Nothing is shown by its English key, but for what is the same in both languages, as the game's words say."""
    words = (folder(name) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    same = {said.lower() for said in re.findall(r"= *(.+)$", words, re.MULTILINE)}
    for edition in game(name).SPEC.editions:
        found = described(name, built_in_text(name, edition), language)
        own = {str(one.value) for one in found.fields if one.path[-1] in ("name", "town", "title")}
        for one in found.fields:
            for step, called in zip(one.path, one.called, strict=True):
                key = str(step).replace("_", " ").replace("-", " ")
                assert called != key or key.isdigit() or called in own or called.lower() in same, (one.path, called)
        for choice in (choice for some in found.choices for choice in some):
            key = choice.value.replace("_", " ").replace("-", " ")
            assert (
                choice.said != key or len(key) == 1 or key.isdigit() or choice.said.lower() in same | {"no"}  # Italian
            ), choice


def test_places_are_counted_as_browsers_count() -> None:
    text = HOUSE.replace('"Dorpsstraat"', '"\U0001f600\U0001f600"').replace("# north on top", "# \U0001f600 on top")
    found = described("monopoly-builder", text, "en")
    wide = text.encode("utf-16-le")
    for one in found.fields:
        there = wide[2 * one.start : 2 * one.end].decode("utf-16-le")
        assert tomllib.loads(f"x = {there}")["x"] == one.value


def test_all_wrong_figures_are_told_at_once_each_at_its_field() -> None:
    text = HOUSE.replace("fine = 50", "fine = 1").replace("price = 110", 'price = "x"').replace('"boat"', '"ship"')
    problems = checked("monopoly-builder", text).problems
    assert {".".join(one.path) for one in problems} >= {"table.fine", "deed.light-blue-2.price", "token.duck"}
    lines = text.splitlines()
    for one in problems:
        assert one.path[-1] in lines[one.line - 1]
    # What would only follow from a figure that was put right for the reading is not told.
    alone = checked("monopoly-builder", HOUSE.replace("price = 400", "price = -5")).problems
    assert [".".join(one.path) for one in alone] == ["deed.dark-blue-2.price"]


def test_a_problem_of_some_numbers_of_players_says_so() -> None:
    text = built_in_text("alhambra", "standard").replace('youngest = "chance"', 'youngest = "D"')
    problems = checked("alhambra", text).problems
    assert [one.players for one in problems] == [(3,), (2,)]
    assert problems[0].text("alhambra", "en") == "With 3 players: there is no seat D with 3 players"
    assert problems[0].text("alhambra", "nl") == "Met 3 spelers: met 3 spelers is er geen plaats D"
    scarce = built_in_text("alhambra", "standard").replace("start_money = 20 ", "start_money = 85 ")
    assert {one.players for one in checked("alhambra", scarce).problems} == {(6,)}


@each("name")
def test_every_problem_is_said_in_every_language(name: str) -> None:
    """Hundreds of broken editions: each problem has a sentence of its own in Dutch and Italian."""
    english = set()
    for _, _, data in broken(name):
        for one in checked(name, written(data)).problems:
            english.add(one.problem)
    assert len(english) > 2 * len(game(name).Edition.FIELDS)
    left = [one for one in sorted(english) if said(name, one, "en") != one]
    assert left == []  # the English word is the sentence itself
    for language in ("nl", "it"):
        assert [one for one in sorted(english) if said(name, one, language) == one] == [], language


def test_what_nobody_translated_stays_as_it_is() -> None:
    assert said("alhambra", "the moon is full", "nl") == "the moon is full"
    assert said("alhambra", "must be 1 to 3, not <b>", "nl") == "moet 1 tot 3 zijn, niet <b>"


def test_a_text_without_fields() -> None:
    unreadable = described("alhambra", "x = [", "en")
    assert unreadable.fields == []
    assert [one.path for one in unreadable.problems] == [()]
    many = "".join(f"k{n} = 1\n" for n in range(MOST_FIELDS + 1))
    assert described("alhambra", many, "en").too_many
    assert described("alhambra", "", "en").problems[0].problem == "missing"
    with pytest.raises(BadEdition):
        built_in_text("alhambra", "../../secret")


def test_cards_may_have_any_name_and_deeds_may_not() -> None:
    groups = {one.path: one for one in described("monopoly-builder", HOUSE, "nl").groups}
    assert groups["card",].any_name
    assert ("deed",) not in groups
    assert [one.value for one in groups["island",].more] == ["5", "6", "7"]
    assert "kraan" in [one.said for one in groups["floor", "1", "cost"].more]
    assert all("sources" not in [one.value for one in group.more] for group in groups.values())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("card", "pay", "per"), "once"),
        (("card", "pay", "text"), {"en": "pay", "nl": "pay", "it": "pay"}),
        (("floor", "1", "cost", "crane"), 1),
        (("island", "5"), None),
    ],
)
def test_what_is_added_has_a_value_that_its_game_takes(path: FigurePath, value: object) -> None:
    found = tomllib.loads(grown("monopoly-builder", HOUSE, path))
    if value is not None:
        assert found_at(found, path) == value
        assert checked("monopoly-builder", grown("monopoly-builder", HOUSE, path)).problems == []


def test_a_missing_figure_is_added_and_a_strange_one_taken_out() -> None:
    text = HOUSE.replace('effect = "go-to-jail"', 'effect = "pay"')
    (problem,) = checked("monopoly-builder", text).problems
    assert fix_for("monopoly-builder", text, problem) == "add"
    mended = grown("monopoly-builder", text, problem.path)
    setting("monopoly-builder", 3, edition_text=mended)
    assert re.search(r"\[card\.to-jail\]\ncount = 1\neffect = \"pay\"\namount = 5\n", mended)
    strange = HOUSE.replace("fine = 50", "fine = 50\nspice = 3")
    (problem,) = checked("monopoly-builder", strange).problems
    assert fix_for("monopoly-builder", strange, problem) == "remove"
    low = HOUSE.replace("fine = 50", "fine = 1")
    assert fix_for("monopoly-builder", low, checked("monopoly-builder", low).problems[0]) == ""


def test_an_edition_of_the_first_rules_is_described_too() -> None:
    from burgomaster.games import folder

    old = (folder("monopoly-builder") / "edition" / "rules-1" / "house.toml").read_text(encoding="utf-8")
    found = described("monopoly-builder", old, "it")
    assert found.problems == []
    assert at(found, "card", "pay")["value"] == 1
    assert at(found, "table", "card_pay")["high"] == 10_000
