"""The rulebooks say what is played: figures come from the edition, and every example is played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from burgomaster.games import GAMES, effects_of, folder
from burgomaster.games import game as game_of
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.examples import Example, Scene
from burgomaster.games.kernel.filling import Unfillable, fill, names_in, wrapped
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.kernel.markdown import escaped
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.rulebook import book_figures, examples, rule_text, rulebook, template
from burgomaster.play.position import Position, start
from burgomaster.play.setting import Setting, setting
from tests.games.books import allowed, by_hand, changed, others
from tests.games.monopoly_builder.random_editions import an_edition
from tests.parts import FILLED

BOTH = [(game, language) for game in FILLED for language in LANGUAGES]
SHIPPED = [(game, edition) for game in FILLED for edition in game_of(game).SPEC.editions]
EXAMPLE = {"en": "Example", "nl": "Voorbeeld", "it": "Esempio"}


def agreed(game: str, text: str | None = None, edition: str | None = None) -> Setting:
    return setting(game, game_of(game).SPEC.players[-1], edition, edition_text=text)


# ---- Filling --------------------------------------------------------------------------------------------------------


def test_a_text_is_filled_in() -> None:
    figures: dict[str, int | str] = {"n": 1, "m": 7, "no": 0, "name": "Kade", "far.away": 30}
    said = {1: "one", 7: "seven", 30: "30", 0: "0"}.__getitem__
    assert fill("M{m}, {name}, {far.away}", figures, said) == "M7, Kade, 30\n"
    assert fill("{n a chip||# chips} {m a chip||# chips} {no a chip||# chips} {m #}", figures, said) == (
        "a chip seven chips 0 chips seven\n"
    )
    assert fill("a{?no , never||, {m #}}{?name , {name}}{?no , never}", figures, said) == "a, seven, Kade\n"
    assert (
        fill("{?no a\n\nb||c\n\n| d | | |\n|---|\n| e |}\n\nf", figures, said) == "c\n\n| d | | |\n|---|\n| e |\n\nf\n"
    )
    assert names_in("{a} {?b c||{d #}}") == {"a", "b", "d"}


@pytest.mark.parametrize("text", ["{m", "m}", "{unknown}", "{}", "{m a||b||c}", "{name a||b}", "{?m {", "{m {n}"])
def test_what_cannot_be_filled_in_is_said(text: str) -> None:
    with pytest.raises(Unfillable):
        fill(text, {"m": 7, "n": 1, "name": "Kade"}, str)


def test_lines_are_wrapped_and_nothing_else_changes() -> None:
    long = "word " * 40
    told = wrapped(f"# Head\n\n{long}\n\n- {long}\n- two\n\n| {long} |\n\n```\n a\n\n b\n```\n")
    assert max(len(line) for line in told.splitlines() if not line.startswith("|")) <= 110
    assert told.split() == f"# Head {long} - {long} - two | {long} | ``` a b ```".split()
    assert "\n  word" in told
    # A number at the end of a sentence never begins a line, where it would be one of a list.
    for width in range(90, 115):
        assert not re.search(r"^\d+\. ", wrapped(f"{'x' * width} of 22. Then more words follow"), re.MULTILINE)
    assert wrapped("instead of\n2. With this\n") == "instead of 2. With this\n"


def test_what_an_owner_writes_is_no_markup() -> None:
    name = "*Via* <b>|_1_| [a](b) `c` {d}"
    text = escaped(name)
    assert re.sub(r"\\(.)", r"\1", text) == name
    assert not re.search(r"(?<!\\)[*_<>\[\]`{}]", text)


# ---- Books ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_no_figure_stands_in_a_rulebook_by_hand(game: str, language: str) -> None:
    found = by_hand(game, language)
    assert found - allowed(game, language) == set(), "put a place for it into the text, or say in by_hand.toml why not"
    assert allowed(game, language) - found == set(), "nothing of the kind stands there any more"


def test_a_figure_by_hand_is_found() -> None:
    text = template("monopoly-builder", "en")
    for wrong in ("at most six chips", "pay M50 now", "the rent is 180", "twelve blocks", "from level 4 on"):
        assert by_hand("monopoly-builder", "en", f"{text}\n{wrong}\n") - allowed("monopoly-builder", "en"), wrong


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_language_names_the_same_figures(game: str, language: str) -> None:
    figures = {name.split(".")[0] for name in examples(agreed(game), language)}
    own = {name for name in names_in(template(game, language)) if name.split(".")[0] in figures}
    english = {name for name in names_in(template(game, "en")) if name.split(".")[0] in figures}
    # Of a thing that is counted one language says `one crane` where another says `a crane`.
    alike = {"d1.some": "d1.a", "d1.kind": "d1.a"}
    assert {alike.get(name, name) for name in own} == {alike.get(name, name) for name in english}


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_example_of_a_book_is_one_that_is_played(game: str, language: str) -> None:
    text = template(game, language)
    played = set(re.findall(rf"\{{\?(\w+) {EXAMPLE[language]}", text))
    loose = list(re.findall(rf"^{EXAMPLE[language]}.*", text, re.MULTILINE))
    # AL-E1's has no figure of an edition; tests/games/alhambra/test_ledger.py plays it.
    assert len(loose) == (1 if game == "alhambra" else 0)
    assert played <= set(examples(agreed(game), language))
    named = {name.split(".")[0] for name in names_in(text)}
    assert set(examples(agreed(game), language)) <= named


def replayed(scene: Scene, table: Setting) -> tuple[Position, list[Any]]:
    """An example's events played by the engine that everybody plays with: what is there then, and what happened."""
    here, effects = Position(table, scene.start.copy()), list[Any]()
    for event in scene.events:
        assert here.turn == event.seat
        if event.seat != CHANCE:
            assert here.why_not(event.text) is None
        here = here.play(event.text)
        effects += [effect.to_json() for effect in here.effects]
    assert here.state() == scene.state
    return here, effects


def check_examples(table: Setting, language: str) -> int:
    """Every number that an example tells is one of its play; how many examples there are."""
    found: dict[str, Example] = {name: one for name, one in examples(table, language).items() if one}
    text = template(table.name, language)
    for name, example in found.items():
        known = set[int]()
        for scene in example.scenes:
            if scene.events:
                here, effects = replayed(scene, table)
                assert json.loads(here.to_json())["state"]
                known |= numbers(effects) | numbers(scene.game.save(scene.state, scene.e))
            known |= numbers([event.text for event in scene.events])
            known |= numbers(scene.game.save(scene.start, scene.e)) | numbers(scene.scores())
            known |= set(sums(scene.game.save(scene.start, scene.e)))
        # Points that are shared are no events of play: they are of the edition, added up and divided.
        printed = numbers(table.text) | known if table.name == "alhambra" else set()
        both = {one + other for one in printed for other in printed} | {
            abs(one - other) for one in printed for other in printed
        }
        shared = both | {one // 2 for one in both}
        for key, value in example.figures.items():
            assert value != "", key
            if isinstance(value, int) and f"{name}.{key}" in text:
                assert value in known | shared, (name, key, value)
    return len(found)


def sums(data: Any) -> Iterator[int]:
    """What the lists of numbers in plain data come to, each, and all of a table of lists."""
    if isinstance(data, dict):
        lists = [one for one in data.values() if isinstance(one, list) and all(type(number) is int for number in one)]
        yield sum(map(sum, lists))
        yield sum(map(len, lists))
        for one in data.values():
            yield from sums(one)
    elif isinstance(data, list):
        if all(type(one) is int for one in data):
            yield sum(data)
        for one in data:
            yield from sums(one)


def numbers(data: Any) -> set[int]:
    return {int(one) for one in re.findall(r"\d+", json.dumps(data))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), SHIPPED)
def test_every_example_of_a_shipped_edition_is_played_as_it_is_told(game: str, edition: str, language: str) -> None:
    table = agreed(game, edition=edition)
    assert None not in examples(table, language).values()
    assert check_examples(table, language) == len(examples(table, language)) > 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", others())
def test_other_editions_have_books_of_their_own(name: str, language: str) -> None:
    game, text = others()[name]
    table = agreed(game, text)
    assert check_examples(table, language) >= len(examples(table, language)) - 2
    book = rulebook(game, language, table)
    assert book != rulebook(game, language)
    assert not re.search(r"(?<!\\)[{}]|#\s|\|\|", re.sub(r"^#+ |^[#.]+$", "", book, flags=re.MULTILINE))
    assert "  " not in re.sub(r"^ +|```.*?```", "", book, flags=re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+\b", book)) == set(
        re.findall(r"\b[A-Z]{2}-[A-Z]?\d+\b", rulebook(game, language))
    )


@cache
def verbs(game: str) -> set[str]:
    """The first words of what may be done in a random game."""
    table = agreed(game)
    found, rules, e = set[str](), table.game.rules, table.figures
    state, out, key = table.game.State(), [0] * table.game.SPEC.most_legal, luck_key(3, 1)
    rules.begin(state, e, table.players)
    for event in range(2000):
        seat, luck = rules.turn_of(state, e), luck_of(key, event)
        if seat == OVER:
            break
        if seat == CHANCE:
            step = rules.draw(state, e, luck)
        else:
            count = rules.legal(state, e, out)
            step = out[pick(luck, count)]
            found |= {table.game.text((one,)).split()[0] for one in out[:count] if not rules.unfinished(state, e)}
        rules.apply(state, e, step)
    return found


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_whatever_a_player_types_stands_in_the_book(game: str, language: str) -> None:
    """The book of Monopoly Builder gave every seat its token, after they were chosen, and no action for that."""
    assert len(verbs(game)) > 1
    assert verbs(game) <= set(re.findall(r"`([a-z-]+)", rulebook(game, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_says_that_tokens_are_chosen_and_name_whoever_has_them(language: str) -> None:
    last = rulebook("monopoly-builder", language).split("\n## ")[-1]
    assert "T-Rex" not in last, "no seat has a token of its own"
    here = start("monopoly-builder", 2)
    for one in re.findall(r"`((?:token|pion|pedina) [^`]+)`", last):
        assert str(here.resolve(one)) == "token cat"
    on_turn = here.play("token duck").play("token cat").play("dice 5+6").play("dice 1+1")
    assert str(on_turn.resolve("offer cat: boat for 10")) == "offer B: boat for 10"


def test_prose_that_depends_on_figures_follows_them() -> None:
    texts = others()
    usual = rulebook("monopoly-builder", "en")
    dear = rulebook("monopoly-builder", "en", agreed(*texts["dear tops"])).replace("\n", " ")
    assert "costs more than the six chips" not in usual.replace("\n", " ")
    assert "From level 4 on a level costs more than the six chips" in dear
    assert "You have one try at doubles. If it fails, you pay M75" in dear
    few = rulebook("monopoly-builder", "en", agreed(*texts["other chips"])).replace("\n", " ")
    assert "at most one chip; the rest" in few
    assert "brings its owner one chip" in few
    assert "This board has no such space." in few
    assert "On a total of 8 every player takes one chip" in few
    assert "in 4 rows of 5" not in few


def test_what_the_book_of_monopoly_builder_said_wrongly() -> None:
    """It told of an older edition: rents, numbers, spaces, floors, cards."""
    for language in LANGUAGES:
        book = rulebook("monopoly-builder", language)
        for name, rent, number in (
            ("A-Kerkhof", "60 / 180", 11),
            ("Vreeburg", "50 / 150", 9),
            ("Hofplein", "80 / 240", 11),
        ):
            row = next(line for line in book.splitlines() if line.startswith("| ") and f"| {name}," in line)
            assert f"| {rent} | {number} |" in row
        assert " 19 " in (rule_text("monopoly-builder", language, "MB-F1") or "")
        assert "M180" in (rule_text("monopoly-builder", language, "MB-B4") or "")
        assert "M240" in (rule_text("monopoly-builder", language, "MB-G3") or "")
        assert "| 6 " in book
        assert re.search(r"\| 6 [^|]+\| 14 [^|]+\| 22 ", book)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_edition_has_a_book(seed: int, language: str) -> None:
    table = agreed("monopoly-builder", an_edition(seed))
    assert "\n## " in rulebook("monopoly-builder", language, table)
    assert check_examples(table, language) > 2


def test_names_of_an_edition_are_text_in_its_book() -> None:
    wild = changed(
        "monopoly-builder", "house", {'name = "Plein"': 'name = "<b>Plein*|{x}"', '(house edition)"': '<i>"'}
    )
    for language in LANGUAGES:
        book = rulebook("monopoly-builder", language, agreed("monopoly-builder", wild))
        assert "<b>" not in book
        assert "<i>" not in book
        assert r"\<b\>Plein\*\|\{x\}, Den Haag" in book


def test_an_option_is_told_with_what_the_edition_begins_with() -> None:
    text = changed("machi-koro", "dutch", {'park-same-turn = "no"': 'park-same-turn = "yes"'})
    assert book_figures(agreed("machi-koro", text), "en")["option.park-same-turn"] == "`yes`, `no`"


@pytest.mark.parametrize("game", GAMES)
def test_kinds_of_effects_are_told_by_the_rules_that_play_examples(game: str) -> None:
    known = {kind.name for kind in effects_of(game)}
    table = agreed(game)
    told = set[str]()
    for example in examples(table, "en").values():
        for scene in example.scenes if example else ():
            told |= {one["kind"] for one in replayed(scene, table)[1]} if scene.events else set()
    assert told <= known
    assert folder(game).is_dir()
