"""What it costs to read a text is bounded, counted in steps: whatever is said, in every game and language."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import pytest

import burgomaster as bm
from burgomaster.games import GAMES
from burgomaster.games.alhambra import spoken as alhambra
from burgomaster.games.kernel import effort as effort_module
from burgomaster.games.kernel import hearing
from burgomaster.games.kernel.effort import ASKING, LONGEST_TEXT, READING, ReadingBudget, TakesLonger
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.machi_koro import spoken as machi_koro
from burgomaster.games.monopoly_builder import spoken as builder
from tests.games.phrases.positions import NAMES, POSITIONS
from tests.games.test_phrases import ASKS, collection
from tests.parts import fewest

DEAREST = READING + 2 * ASKING
LAST = 600  # what one more piece of work may add when a budget ends: it is charged before it is known to be too much
CALLS = 12  # function calls of ours that a step may stand for
ALWAYS = 8_000  # calls of a text that is not read at all: a refusal in words, a list of actions

LEXICONS = {
    "mk": [machi_koro._lexicon()],
    "al": [alhambra._lexicon()],
    "mb": [builder._lexicon(), builder._deeds(*builder._built_in())],
}


def words_of(game: str) -> list[str]:
    """Every phrase that means something in a game, in any language."""
    known = [hearing.common(), hearing.weak(), *LEXICONS[game]]
    return sorted({" ".join(phrase) for lexicon in known for phrase in lexicon._senses})


def said_at(name: str, text: str, language: str) -> int:
    """The steps it takes to read a text there."""
    position = POSITIONS[name]
    with ReadingBudget() as effort, suppress(bm.BurgomasterError):
        position.resolve(text, None, language, NAMES[: position.players])
    return effort.spent


def calls_at(name: str, text: str, language: str) -> tuple[int, int]:
    """How many functions are called for that, and the steps."""
    said_at(name, text, language)  # words are read and formatted once
    calls = 0

    def called(frame: Any, event: str, what: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        steps = said_at(name, text, language)
    finally:
        sys.setprofile(before)
    return calls, steps


class Tried(NamedTuple):
    """A text, where and in which language it was said, and how dear it was."""

    worth: float
    text: str
    language: str
    name: str


def worst(game: str, language: str, tries: int, worth_of: Any, seed: int) -> Tried:
    """The dearest text that climbing finds: the dear ones are changed a little, again and again."""
    luck, words = random.Random(f"{game} {language} {seed}"), words_of(game)
    names = [name for name in POSITIONS if name.startswith(game)]
    phrases = [said.phrase for said in collection(language) if said.table.startswith(game)]
    pool: list[Tried] = []
    for _ in range(tries):
        if len(pool) < 8 or luck.random() < 0.15:
            name = luck.choice(names)
            few = luck.choices(words, k=luck.randint(2, 30))
            text = luck.choice([luck.choice(phrases), " ".join(few), " ".join([few[0]] * 60)])
        else:
            _, text, _, name = luck.choice(pool)
            text = changed(luck, text, words)
        text = text[:160]
        tried = Tried(worth_of(name, text, language), text, language, name)
        pool = sorted((*pool, tried), reverse=True)[:20]
    return pool[0]


def changed(luck: random.Random, text: str, words: Sequence[str]) -> str:
    """A text with a phrase more or less, one said twice, or a letter wrong."""
    said = text.split(" ")
    for _ in range(luck.randint(1, 3)):
        place = luck.randrange(len(said))
        match luck.randrange(5):
            case 0:
                said[place] = luck.choice(words)
            case 1:
                said.insert(place, luck.choice(words))
            case 2 if len(said) > 1:
                del said[place]
            case 3:
                said += said[place:][:4]
            case _:
                letter = luck.randrange(len(said[place]) + 1)
                said[place] = said[place][:letter] + luck.choice("aeiourstn") + said[place][letter + 1 :]
    return " ".join(said)


@pytest.mark.parametrize("tries", [60, pytest.param(1500, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LEXICONS)
def test_no_text_costs_more_than_the_budget(game: str, language: str, tries: int) -> None:
    found = worst(game, language, tries, said_at, 1)
    assert found.worth > DEAREST / 4, "the search finds dear ones"
    assert found.worth <= DEAREST + LAST, found


@pytest.mark.parametrize("tries", [25, pytest.param(600, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LEXICONS)
def test_what_is_done_is_counted(game: str, language: str, tries: int) -> None:
    """The search is for work beside the steps: functions that are called and not counted."""

    def uncounted(name: str, text: str, language: str) -> float:
        calls, steps = calls_at(name, text, language)
        return calls - CALLS * steps

    found = worst(game, language, tries, uncounted, 2)
    assert found.worth <= ALWAYS, (found, calls_at(found.name, found.text, found.language))


def test_what_people_say_is_far_from_the_limit() -> None:
    """One phrase in nine is tried here; that all are understood says test_phrases.py."""
    spent = [
        (said_at(said.table, said.phrase, language), said.phrase)
        for language in LANGUAGES
        for said in list(collection(language))[::9]
        if said.meant != ASKS
    ]
    assert max(spent)[0] <= READING * 2 // 3, max(spent)
    assert sorted(spent)[len(spent) // 2][0] <= 150


def test_the_dearest_phrase_of_all_fits() -> None:
    assert 1000 < said_at("mb-act", "ask Bram for a boat, I give a crane", "en") <= READING * 9 // 10


@pytest.mark.parametrize("name", ["mk-build", "al-act", "mb-act"])
@pytest.mark.parametrize(
    "text",
    [
        "throw " + "," * 100_000,
        "offer B: " + "crane + " * 20_000,
        "{" * 100_000,
        "take " + "blue 1, " * 20_000,
        " " * 100_000 + "pass",
        "buy " + "\u0300" * 100_000,
        "\ufdfa" * 100_000,
        "1" * 100_000,
    ],
)
def test_nothing_of_a_long_text_is_read(name: str, text: str) -> None:
    """The library is asked in every way; no function is called for each of the letters, and none reads them."""
    here = POSITIONS[name]
    for ask in (here.why_not, here.resolve, here.play, here.steps, here.describe):
        with ReadingBudget() as effort, pytest.raises(bm.UnknownAction):
            ask(text)
        assert effort.spent == 0


def test_long_texts_are_refused_by_their_length_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is in every game, at every step: also where chance is to come, and with no text at all to be suggested."""

    def read(*_: Any) -> Any:
        raise AssertionError("it was read")

    for game in GAMES:
        here = bm.start(game, fewest(game))
        monkeypatch.setattr(here.setting.game, "parse", read)
        with pytest.raises(bm.UnknownAction):
            here.resolve("x" * (LONGEST_TEXT + 1))
        monkeypatch.undo()


def test_long_names_cost_nothing() -> None:
    here = POSITIONS["mk-tv"]
    long = ["Anna " + "x" * 100_000, "Bram" + ", and" * 50_000, "Carlo"]
    assert here.resolve("take from Carlo", names=long) == "tv C"


def test_a_quick_reading_does_not_look_for_what_was_meant() -> None:
    here = POSITIONS["mk-build"]
    with ReadingBudget(quick=True):
        assert here.resolve("koop de mijn") == "buy mine"
        with pytest.raises(TakesLonger):
            here.resolve("buy minne")
        with pytest.raises(bm.UnknownAction):  # nothing is looked for anyway
            here.resolve("x" * 2000)
    with pytest.raises(bm.UnknownAction, match="did you mean"):
        here.resolve("buy minne")


def test_each_reading_has_a_budget_of_its_own_and_all_count() -> None:
    here = POSITIONS["mk-build"]
    with ReadingBudget() as effort:
        for _ in range(200):
            here.resolve("een mijn kopen voor 6 munten")
    assert effort.spent > READING


def test_half_of_what_could_be_meant_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a budget ends in the middle of reading, no meaning found by then is taken for the only one."""
    here, text = POSITIONS["mb-act"], "ask Bram for a boat, I give a crane"
    whole = said_at("mb-act", text, "en")
    assert here.resolve(text, names=NAMES) == "offer B: crane for boat"
    for most in range(0, whole - 100, 97):
        monkeypatch.setattr(effort_module, "READING", most)
        with pytest.raises(bm.UnknownAction, match="is no action"):
            here.resolve(text, names=NAMES)
