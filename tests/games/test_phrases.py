"""What people say is understood in every language; and what is not clearly one action is asked about, never guessed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

import burgomaster as bm
from burgomaster.games.kernel.effort import TooMuch
from burgomaster.games.kernel.hearing import WORDS as COMMON_WORDS
from burgomaster.games.kernel.hearing import Hearing, Lexicon, SaidSteps, Sense, common
from burgomaster.games.kernel.words import LANGUAGES, Words
from tests.games.machi_koro import tables as machi_koro
from tests.games.phrases.positions import NAMES, POSITIONS
from tests.longest import in_turn

FOLDER = Path(__file__).parent / "phrases"
ASKS = "asks"


class Said(NamedTuple):
    """A phrase, the table it is said at, and the action it means."""

    phrase: str
    table: str
    meant: str


def collection(language: str) -> Iterator[Said]:
    table = ""
    for line in (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            table = line.strip("[]")
        elif line and not line.startswith("#"):
            meant, _, phrases = line.partition(" <- ")
            for phrase in phrases.split(" | "):
                yield Said(phrase, table, meant)


def heard(said: Said, language: str) -> str:
    """The action a phrase plays, or `asks` where it plays none."""
    position = POSITIONS[said.table]
    try:
        return str(position.resolve(said.phrase, None, language, NAMES[: position.players]))
    except bm.BurgomasterError:
        return ASKS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_heard_as_it_is_meant(language: str) -> None:
    phrases = list(collection(language))
    assert len(phrases) >= 200
    assert {said.table for said in phrases} == set(POSITIONS) - {"mk-poor"}
    found = {said: heard(said, language) for said in phrases}
    assert {said: what for said, what in found.items() if what != said.meant} == {}


# What a negation may still play: what is declined, as in `don't swap`.
DECLINED = {"pass", "no swap", "keep", "no steal", "refuse", "drop", "end", "auction"}
NOT = {language: Words(COMMON_WORDS, language)("negations").split(",")[0] for language in LANGUAGES}
SAMPLED = 18  # one phrase in so many: each is said in a dozen ways


@pytest.mark.parametrize("one_in", [4 * SAMPLED, pytest.param(SAMPLED, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negation_anywhere_in_a_phrase_is_never_overheard(language: str, one_in: int) -> None:
    for said in list(collection(language))[::one_in]:
        words = said.phrase.split()
        for place in range(len(words) + 1):
            negated = " ".join([*words[:place], NOT[language], *words[place:]])
            played = heard(said._replace(phrase=negated), language)
            assert played == ASKS or (played in DECLINED and played != said.meant), negated


@pytest.mark.parametrize("one_in", [6 * SAMPLED, pytest.param(SAMPLED, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_slips_are_mended_or_asked_about_but_play_nothing_else(language: str, one_in: int) -> None:
    luck = random.Random(language)
    for said in list(collection(language))[::one_in]:
        for slips in (1, 2, 2):
            letters = list(said.phrase)
            for _ in range(slips):
                place = luck.randrange(len(letters))
                if letters[place].isalpha():
                    letters[place] = luck.choice(("", letters[place] + "x", luck.choice("etaoinq")))
            phrase = "".join(letters)
            assert heard(said._replace(phrase=phrase), language) in (said.meant, ASKS), phrase


@pytest.mark.parametrize(("name", "language"), in_turn(list(POSITIONS), LANGUAGES))
def test_what_is_shown_may_be_typed(name: str, language: str) -> None:
    position = POSITIONS[name]
    names = NAMES[: position.players]
    for action in position.steps():
        if action.complete:
            assert position.resolve(position.describe(action, language, names), None, language, names) == action


def test_players_are_called_by_their_names_and_letters_stay_what_they_are() -> None:
    here = POSITIONS["mk-tv"]
    names = ["Anna", "C", "Zoë Ünal"]
    assert here.resolve("tv C", names=names) == "tv C"  # the letter, though B is called C
    assert here.resolve("take from zoe", names=names) == "tv C"
    assert here.resolve("tv Zoë Ünal", names=names) == "tv C"
    assert here.play("tv zoe unal", names=names) == here.play("tv C")
    assert here.why_not("tv Anna", names=names) is not None
    twins = ["Anna", "Bea X", "Bea Y"]
    with pytest.raises(bm.AmbiguousAction):
        here.resolve("tv Bea", names=twins)
    assert here.resolve("tv Bea Y", names=twins) == "tv C"
    trade = POSITIONS["mb-act"]
    called = ["Dora", "Not, me: 5", "Cat"]  # Cat sits at C, and the cat is B's token
    assert trade.resolve("offer Not, me: 5: crane for boat", names=called) == "offer B: crane for boat"
    with pytest.raises(bm.AmbiguousAction):
        trade.resolve("offer cat a crane for a boat", names=called)
    assert trade.resolve("offer C: crane for boat", names=called) == "offer C: crane for boat"


def test_suggestions_are_legal_and_in_the_language_of_the_person() -> None:
    here = POSITIONS["mk-build"]
    for language, said, answer in (
        ("en", "buy minne", "did you mean ‘buy mine’?"),
        ("nl", "koop meijn", "bedoel je ‘koop mijn’?"),
        ("it", "compra menira", "intendevi ‘compra miniera’?"),
    ):
        with pytest.raises(bm.UnknownAction, match=re.escape(answer)):
            here.resolve(said, lang=language)
    with pytest.raises(bm.UnknownAction) as caught:
        POSITIONS["mk-poor"].resolve("buy minne")
    assert "did you mean" not in str(caught.value)  # it cannot be paid
    with pytest.raises(bm.UnknownAction) as caught:
        POSITIONS["mk-throw"].resolve("dize 3")
    assert "dice" not in str(caught.value).removeprefix("“dize 3”")  # chance is never suggested
    assert here.resolve("buy market") == "buy fruit-and-vegetable-market"


def test_what_is_not_clear_is_listed_in_the_language_of_the_person() -> None:
    with pytest.raises(bm.AmbiguousAction, match="Kaasfabriek bouwen voor 5, Meubelfabriek bouwen voor 3"):
        POSITIONS["mk-build"].resolve("koop fabriek", lang="nl")
    poorer = machi_koro.after_throw(machi_koro.table(machi_koro.city(3), machi_koro.city()), "5")
    with pytest.raises(bm.AmbiguousAction, match="did you mean ‘buy furniture-factory’"):
        poorer.resolve("buy factory")  # the other one cannot be paid, but may be the one that was meant


def test_a_long_text_is_answered_soon() -> None:
    for word in (
        "een ",
        "mijn ",
        "buy mine" + " " * 300 + "not",
        "a e i o ",
        "offer b: crane + ",
        "buy the ",
        "xyzzy ",
    ):
        for name in ("mk-build", "al-act", "mb-act"):
            with pytest.raises(bm.BurgomasterError):
                POSITIONS[name].resolve(word * 500, names=NAMES)


class Tried(Exception):
    """More was tried than a text is worth."""


@pytest.mark.parametrize("text", ["i want to " * 30 + "qqq", "one hundred " * 60 + "qqq", "i want to " * 40])
def test_nobody_keeps_a_table_busy_by_talking(text: str) -> None:
    """Phrases that begin with other phrases can be cut in ever more ways: only ways that come to an end are tried."""
    tried = 0

    def read(said: Sequence[Sense]) -> list[SaidSteps]:
        nonlocal tried
        tried += 1
        if tried > 5_000:
            raise Tried
        return []

    class Counted(Lexicon):
        """Counts how often it is asked."""

        asked = 0

        def at(self, words: Sequence[str], place: int) -> Iterator[tuple[int, list[Sense]]]:
            Counted.asked += 1
            if Counted.asked > 20_000:
                raise Tried
            return common().at(words, place)

    lexicon = Counted()
    lexicon.words = common().words
    hearing = Hearing(text, [lexicon], read, 3, ())
    with suppress(TooMuch):
        assert hearing.meanings() == hearing.mended() == []
