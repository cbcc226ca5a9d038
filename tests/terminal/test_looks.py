"""How tables, menus and odds look in random games: they fit, can be told apart, and are said in every language."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.drawing.ink import STYLES, cells, clipped, cut, read, width_of, wrapped
from burgomaster.games import GAMES, game, words_of
from burgomaster.games.kernel.names import plain
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.terminal.completer import ActionCompleter
from burgomaster.terminal.face import Asking
from burgomaster.terminal.looks import Look
from burgomaster.terminal.menu import menu_lines
from burgomaster.terminal.phrases import phrase
from burgomaster.terminal.table import WORDS
from burgomaster.terminal.table_commands import Command, words_for
from tests.longest import in_turn
from tests.parts import DRAWN, sensible

LONG = ["Maximiliana van den Berghe-Oosterhout", "B level-3", "Ωμέγα 漢字漢字漢字", "D greedy", "E level-5", "F random"]
_ROOM = 13  # lines that a table has in a window of 24


def positions(name: str, players: int, seed: int, every: int = 9) -> Iterator[bm.Position]:
    """Decisions of a game, played at random and sensibly by turns."""
    chance, player = random.Random(seed), bot(sensible(name), name, seed)
    position = bm.start(name, players)
    decisions = 0  # which are counted: a small game may be over after fewer events than lie between two positions
    for event in range(700):
        if position.over:
            break
        if position.turn < 0:
            odds = position.odds()
            position = position.play(chance.choices(list(odds), [float(p) for p in odds.values()])[0])
            continue
        if decisions % every == 0:
            yield position
        decisions += 1
        often = list(islice(position.iter_actions(), 30))
        position = position.play(chance.choice(often) if event % 3 == 0 else player.choose(position))
    yield position


def actions(position: bm.Position) -> list[bm.Action]:
    if position.over:
        return []
    found = list(islice(position.iter_actions(), 41))
    return found if len(found) <= 40 else position.steps()


@pytest.mark.parametrize(("name", "lang"), in_turn(GAMES, LANGUAGES))
def test_tables_and_menus_fit(name: str, lang: str) -> None:
    spec = game(name).SPEC
    for players in (spec.players[0], spec.players[-1]):
        for position in positions(name, players, seed=players, every=23):
            seat = max(position.turn, 0)
            look = Look(position, seat, LONG[:players], lang)
            for width, height in ((80, _ROOM), (100, 20), (132, 40)):
                table = look.draw(width, height)
                assert all(width_of(line) <= width for line in table), [read(line) for line in table]
                assert all(style in STYLES for line in table for style, _ in line)
                # What is drawn as text, without a screen.py, may be longer: then one leafs.
                assert len(table) <= height or name not in DRAWN, "\n".join(map(read, table))
                assert all(width_of(line) <= width for line in look.odds(width))
            choices = look.choices(actions(position))
            for height in (1, 4, 100):
                menu = menu_lines(choices, 80, height, Words(WORDS, lang))
                assert len(menu) <= height
                assert all(width_of(line) <= 80 for line in menu)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_can_be_told_from_the_others(name: str) -> None:
    for lang in LANGUAGES:
        for position in positions(name, 3, seed=5, every=31):
            look = Look(position, max(position.turn, 0), ["Anna", "Bram", "Cees"], lang)
            choices = look.choices(actions(position))
            shown = Counter((choice.heading, choice.label) for choice in choices)
            assert not [twice for twice, count in shown.items() if count > 1]
            for choice in choices:
                if not choice.action.complete:
                    assert look.so_far(choice.action)
                    longer = position.steps(choice.action)
                    added = look.choices(longer, choice.action)
                    assert len({(one.heading, one.label) for one in added}) == len(longer)


@pytest.mark.parametrize("name", GAMES)
def test_phrases_in_every_language_mean_their_action(name: str) -> None:
    tried = translated = 0
    for lang in ("nl", "it"):
        for position in positions(name, 3, seed=8, every=41):
            for action in actions(position):
                said = phrase(position, action, lang)
                assert not action.complete or position.resolve(said, lang=lang) == action
                tried += 1
                translated += said != action
    assert translated > tried / 2


def completions(question: Asking, lang: str, typed: str) -> list[str]:
    completer = ActionCompleter(lambda: question, lang)
    return [found.text for found in completer.get_completions(Document(typed), CompleteEvent())]


def question_in(position: bm.Position, lang: str) -> Asking:
    names = ["Anna", "Bram"]
    return Asking("", position, Look(position, 0, names, lang).choices(actions(position)))


def test_completion_knows_the_words_of_a_language_and_the_canonical_ones() -> None:
    position = bm.start("machi-koro", 2).play("throw 1").play("dice 1")
    dutch = question_in(position, "nl")
    assert completions(dutch, "nl", "koop ve") == ["koop veehouderij"]
    assert completions(dutch, "nl", "buy ra") == ["buy ranch"]
    assert completions(dutch, "nl", "veeh") == ["bouw veehouderij"]
    assert "koop café" in completions(dutch, "nl", "koop cafe")
    assert completions(dutch, "nl", "koop mijn") == []  # it cannot be paid, and is no action now
    assert completions(dutch, "nl", "7") == []


def test_completion_goes_on_behind_the_beginning_of_an_offer() -> None:
    position = next(
        p for p in positions("monopoly-builder", 2, seed=3, every=1) if any("offer" in a for a in p.steps())
    )
    offers = question_in(position, "en")
    begun = next(str(a) for a in position.steps() if a.startswith("offer")).removesuffix(" ...")
    assert completions(offers, "en", "off")
    assert all(text.startswith(begun) for text in completions(offers, "en", f"{begun} "))
    assert len(completions(offers, "en", f"{begun} ")) > 1


def test_no_command_is_also_a_verb_of_a_game() -> None:
    commands = {
        plain(word) for lang in LANGUAGES for command in Command for word in words_for(command, Words(WORDS, lang))
    }
    for name in GAMES:
        for lang in LANGUAGES:
            words = words_of(name, lang)
            alone = {key for key in words.all() if key.startswith("verb-")} - {
                "verb-unit",
                "verb-off",
            }  # these do nothing
            verbs = {plain(verb) for key in alone for verb in words(key).split(",")}
            assert not commands & verbs, (name, lang)


def test_a_game_without_a_screen_of_its_own_is_drawn_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgomaster.terminal.looks.screen_of", lambda name: None)
    look = Look(bm.start("machi-koro", 2), 0, ["Anna", "Bram"], "en")
    assert [read(line) for line in look.draw(100, 5)] == look.text(100).splitlines()
    assert [read(line) for line in look.odds(80)][2] == "throw 1 → dice 3: 1/6"
    assert [choice.label for choice in look.choices(look.position.steps())] == ["throw one die"]


def test_widths_are_counted_in_columns() -> None:
    assert cells("Zoë") == cells("Zoe\u0308") == 3
    assert cells("漢字") == 4
    assert cut("漢字漢字", 5) == "漢字…"
    assert read(clipped([("", "abc"), ("dim", "def")], 4)) == "abc…"
    assert [read(line) for line in wrapped("one two three", 7)] == ["one two", "  three"]
    assert all(width_of(line) <= 6 for line in wrapped("incomprehensibilities ok", 6))
