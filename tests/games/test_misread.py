"""Sentences that players read as a wrong rule do not come back; and what an edition lacks is not spoken of."""

from __future__ import annotations

import re

import pytest

from burgomaster.games import GAMES, folder, words_of
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.rulebook import rulebook
from burgomaster.play.setting import setting
from tests.docs.pages import ROOT
from tests.games.books import changed

# By language: what was read as something else.
MISREAD = {
    "en": ("house rules", "[Aa] rating grows", "[Ss]wapping belongs to"),
    "nl": (
        r"Elke worp betaalt iedereen",  # as if everybody paid
        r"betaalt alleen wie de meeste heeft",  # as if whoever has the most paid
        r"rating groeit",  # it falls, too
        r"huisregels",
    ),
    "it": (r"Ogni lancio paga tutti", r"[Vv]alutazione cresce", r"regole della casa"),
}


def texts(language: str) -> list[tuple[str, str]]:
    words = [*(ROOT / "src").rglob(f"words/{language}.ftl"), *(ROOT / "web" / "src").rglob(f"words/{language}.ftl")]
    files = [(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in words]
    return files + [(f"rulebook of {name}", rulebook(name, language)) for name in GAMES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_one_that_was_misread(language: str) -> None:
    found = [(name, one) for name, text in texts(language) for one in MISREAD[language] if re.search(one, text)]
    assert len(texts(language)) > 10
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_paid_at_a_building_is_no_price_of_it(language: str) -> None:
    """`paid 2 for a cafe` reads as a purchase."""
    source = (folder("machi-koro") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    (block,) = re.findall(r"^told-pays = .*\n(?:[ }].*\n)*", source, re.MULTILINE)
    assert not re.search(r"\b(?:for|voor|per) \{ \$card", block)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tries_in_jail_are_those_of_the_edition(language: str) -> None:
    board = ROOT / "web" / "src" / "games" / "monopoly-builder"
    (told,) = re.findall(r"^mb-your-jail = (.*)$", (board / f"words/{language}.ftl").read_text(encoding="utf-8"), re.M)
    assert "{ $tries }" in told
    assert "{ $most }" in told
    assert "most: figures.table.jail_tries" in (board / "index.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_begins_with_a_capital(name: str, language: str) -> None:
    told = (ROOT / "tests" / "golden" / f"{name}.told.{language}.txt").read_text(encoding="utf-8").splitlines()
    sentences = [line for line in told if line and not line.startswith("#")]
    assert len(sentences) > 20
    assert [line for line in sentences if line[0].islower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swap_is_refused_without_a_card_that_an_edition_may_lack(language: str) -> None:
    words = words_of("monopoly-builder", language)
    assert words("card-forced-trade").partition(":")[0] not in words("refuse-nothing-to-swap")


def test_every_word_for_what_a_card_counts_is_in_the_page_about_editions() -> None:
    wrong = changed("monopoly-builder", "house", {'per = "floor"': 'per = "flor"'})
    with pytest.raises(BadEdition) as caught:
        setting("monopoly-builder", 4, edition_text=wrong)
    page = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
    offered = re.findall(r"[a-z]+", str(caught.value).partition("card.pay-per-floor.per")[2])
    known = {"floor", "building", "set", "deed", "once"} & {*offered}
    assert known, str(caught.value)
    assert all(f"`{one}`" in page for one in known)
