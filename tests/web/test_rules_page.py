"""The rules on the page: in short with pictures, every rule at its address, a search, all cards, themes, on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.rulebook import rulebook
from tests.boards import BOARDS
from tests.longest import in_turn
from tests.web.browsing import Guest, tab_to
from tests.web.conftest import Invited

LOCALES = {"en": "en-GB", "nl": "nl-NL", "it": "it-IT"}
# Drawings on the page that show nothing, because no symbol has their name.
EMPTY = """() => [...document.querySelectorAll('main svg.art use')].map((one) => one.getAttribute('href'))
  .filter((name) => !document.querySelector(name))"""
SEEN = """id => { const box = document.getElementById(id).getBoundingClientRect();
  return box.top >= 60 && box.top < innerHeight - 60; }"""
MARKED = "all => all.map((one) => one.textContent.toLowerCase())"


def read(guest: Guest, path: str) -> None:
    guest.visit(path)
    guest.page.wait_for_selector("main.rules h1")


def search(guest: Guest, text: str) -> None:
    guest.page.get_by_role("searchbox").fill(text)


@pytest.mark.parametrize(("game", "language"), in_turn(BOARDS, LANGUAGES))
def test_the_rules_begin_with_pictures_and_a_summary(invited: Invited, game: str, language: str) -> None:
    anna = invited(locale=LOCALES.get(language, language))
    read(anna, f"/rules/{game}")
    sentences = anna.page.locator(".short li")
    expect(sentences.first).to_be_visible()
    assert 5 <= sentences.count() <= 8
    for sentence in sentences.all():
        assert sentence.locator(".pictures svg").count() > 0
    # The summary comes before every chapter, table and id.
    first = anna.page.locator("article :is(.short, section:not(.short), table, .id)").first
    expect(first).to_have_class(re.compile("short"))
    anna.until(f"({EMPTY})().length === 0")
    anna.check_words()
    # Pictures stand inside the sentences of the rules, and every rule and card of the rulebook is there.
    assert anna.page.locator(".rule .thing svg").count() > 10
    book = rulebook(game, language)
    ids = re.findall(r"^(?:\*\*|\| *)([A-Z]+-[A-Z]?\d+)\b", book, re.MULTILINE)
    there = anna.page.locator("article [id]").evaluate_all("all => all.map((one) => one.id)")
    assert set(ids) <= set(there)
    assert len(there) == len(set(there))


def test_a_link_to_a_rule_shows_it_and_sets_it_off(invited: Invited) -> None:
    anna = invited(size=(360, 740))
    for rule in ("MK-7", "MK-C15", "mk-16"):
        read(anna, f"/rules/machi-koro#{rule}")
        expect(anna.page.locator("article .found")).to_have_id(rule.upper())
        anna.until(f"({SEEN})({rule.upper()!r})")
    # A rule that cites another leads there, and so does the small id beside each.
    anna.page.locator('#MK-5 a[href="#MK-15"]').click()
    expect(anna.page.locator("article .found")).to_have_id("MK-15")
    anna.until(f"({SEEN})('MK-15')")
    anna.page.locator("#MK-9 > .id").click()
    expect(anna.page).to_have_url(re.compile("/rules/machi-koro#MK-9$"))
    # Where a search hides the rule, the search gives way.
    search(anna, "radio")
    expect(anna.page.locator("#MK-1")).to_have_count(0)
    anna.page.evaluate("location.hash = '#MK-1'")
    expect(anna.page.locator("#MK-1")).to_have_class(re.compile("found"))
    expect(anna.page.get_by_role("searchbox")).to_have_value("")
    expect(anna.page).to_have_url(re.compile("/rules/machi-koro#MK-1$"))


def test_the_search_filters_marks_counts_and_gives_way(invited: Invited) -> None:
    anna = invited(size=(1366, 768))
    read(anna, "/rules/machi-koro")
    page, field = anna.page, anna.page.get_by_role("searchbox")
    rules = page.locator(".rule")
    everything = rules.count()
    page.keyboard.press("/")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    anna.context.set_offline(True)  # it needs no server
    page.keyboard.type("cafe")
    expect(page.locator("main [role=status]")).to_have_text("3 places found")
    expect(page.locator(".short")).to_have_count(0)
    assert rules.evaluate_all("all => all.map((one) => one.id)") == ["MK-7", "MK-8"]
    assert page.locator(".gallery li").evaluate_all("all => all.map((one) => one.id)") == ["MK-C4"]
    assert set(page.locator("article mark").evaluate_all(MARKED)) == {"café"}
    expect(page).to_have_url(re.compile(r"\?q=cafe$"))
    expect(page.locator(".chapters li")).to_have_count(2)  # their chapter, and the cards
    # Several words must all be there.
    page.keyboard.type(" coins bruno")
    expect(page.locator("main [role=status]")).to_have_text("2 places found")
    # A slash is just a sign where somebody is typing.
    page.keyboard.type("/")
    expect(field).to_have_value("cafe coins bruno/")
    expect(page.locator("main [role=status]")).to_have_text("Nothing found")
    expect(page.get_by_text("Nothing in these rules has “cafe coins bruno/”.")).to_be_visible()
    anna.check_axe()
    page.get_by_role("button", name="Show all the rules").click()
    expect(rules).to_have_count(everything)
    expect(field).to_be_focused()
    expect(page).to_have_url(re.compile("/rules/machi-koro$"))
    page.keyboard.type("purple")
    expect(rules).not_to_have_count(everything)
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(rules).to_have_count(everything)
    expect(page.locator("main [role=status]")).to_have_text("")
    anna.context.set_offline(False)
    # The address brings it back.
    read(anna, "/rules/machi-koro?q=MK-C15")
    expect(field).to_have_value("MK-C15")
    expect(page.locator(".gallery li")).to_have_id("MK-C15")


@pytest.mark.parametrize(
    ("locale", "game", "typed", "rule", "marked"),
    [
        ("nl-NL", "monopoly-builder", "PINGUIN", "MB-S1", "pinguïn"),
        pytest.param("it-IT", "machi-koro", "citta ristoranti", "", "", marks=pytest.mark.long),
        ("it-IT", "machi-koro", "poiche", "MK-7", "poiché"),
        pytest.param("it-IT", "alhambra", "al-t1", "AL-T1", "al-t1", marks=pytest.mark.long),
    ],
)
def test_the_search_speaks_the_readers_language(
    invited: Invited, locale: str, game: str, typed: str, rule: str, marked: str
) -> None:
    anna = invited(size=(360, 740), locale=locale)
    read(anna, f"/rules/{game}")
    search(anna, typed)
    if not rule:
        expect(anna.page.locator(".nothing")).to_be_visible()
        return
    expect(anna.page.locator(f"#{rule}")).to_be_visible()
    assert marked in anna.page.locator(f"#{rule} mark").evaluate_all(MARKED)
    expect(anna.page.locator("#AL-T10, #AL-T11")).to_have_count(0)
    anna.check_width()


def test_cards_tell_what_they_do_in_both_editions(invited: Invited) -> None:
    anna = invited()
    read(anna, "/rules/machi-koro")
    expect(anna.page.locator(".gallery li")).to_have_count(19)
    market = anna.page.locator("#MK-C15")
    for words in ("Dutch", "3 coins", "international", "2 coins", "Cost: 2"):
        expect(market).to_contain_text(words)
    expect(anna.page.locator(".gallery .edition")).to_have_count(2)  # nothing else differs


def test_alhambra_is_read_in_both_themes(invited: Invited) -> None:
    anna = invited(size=(360, 740), dark=True)
    read(anna, "/rules/alhambra")
    drawing = "() => document.getElementById('al-museum')?.innerHTML"
    anna.until(f"({drawing})()")
    names = anna.page.locator(".gallery h3")
    expect(names.first).to_have_text("Museum")
    before = anna.page.evaluate(drawing)
    anna.page.get_by_label("Names and pictures").select_option("alhambra")
    expect(names.first).to_have_text("Pavilion")
    expect(anna.page.locator(".short li").first).to_contain_text("museums (Pavilion)")
    expect(anna.page.locator(".lead .thing")).to_have_count(0)  # Dirk Henn is not the Dirk of the game
    anna.until(f"({drawing})() !== {before!r}")
    search(anna, "seraglio")
    expect(anna.page.locator(".gallery li")).to_have_count(1)
    anna.check_axe()
    anna.check_width()


def test_the_rules_are_read_by_keyboard(invited: Invited) -> None:
    anna = invited(size=(768, 1024))
    read(anna, "/rules/monopoly-builder")
    anna.page.keyboard.press("/")
    tab_to(anna, ".chapters summary")
    anna.page.keyboard.press("Enter")
    tab_to(anna, '.chapters a[href="#cards"]')
    anna.page.keyboard.press("Enter")
    anna.until(f"({SEEN})('cards')")
    # From a field of its own the key types, also in the dialog of the settings.
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Appearance").press("/")
    expect(anna.page.get_by_role("searchbox", include_hidden=True)).not_to_be_focused()


@pytest.mark.parametrize(("width", "dark"), [(360, True), pytest.param(1920, False, marks=pytest.mark.long)])
def test_results_are_accessible_and_fit(invited: Invited, width: int, dark: bool) -> None:
    anna = invited(size=(width, 740 if width == 360 else 1080), dark=dark)
    for game, text in {"machi-koro": "radio", "alhambra": "exact", "monopoly-builder": "crane"}.items():
        read(anna, f"/rules/{game}?q={text}")
        expect(anna.page.locator("article mark").first).to_be_visible()
        anna.check_axe()
        anna.check_width()
        anna.check_words()
        anna.shot(f"rules-{game}-{text}-{width}")


def test_rules_on_paper_are_rules_only(invited: Invited) -> None:
    anna = invited(dark=True)
    read(anna, "/rules/machi-koro")
    anna.page.emulate_media(media="print")
    for gone in (".search", ".chapters", ".learn", "body header .brand"):
        expect(anna.page.locator(gone).first).to_be_hidden()
    expect(anna.page.locator("#MK-1")).to_be_visible()
    ink = anna.page.locator("#MK-1 p").first.evaluate("one => getComputedStyle(one).color")
    paper = anna.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert (ink, paper) == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")


def test_a_game_that_is_not_there_has_no_rules(invited: Invited) -> None:
    anna = invited()
    anna.visit("/rules/nonsense")
    expect(anna.page.locator("main h1")).to_be_visible()
    anna.check_axe()
