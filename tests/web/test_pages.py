"""Every page: accessible, in three languages, at three widths, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from burgomaster.games import GAMES
from tests.longest import first
from tests.web.browsing import Guest, open_table
from tests.web.conftest import Invited

# Dutch has the longest words.
IN_DUTCH_FIRST = ["nl-NL", *(pytest.param(locale, marks=pytest.mark.long) for locale in ("en-GB", "it-IT"))]
PAGES = ("/", "/new", "/editions", *(f"/rules/{game}" for game in GAMES))


@pytest.mark.parametrize(
    ("width", "dark"),
    [(1024, True), *(pytest.param(width, False, marks=pytest.mark.long) for width in (360, 1920))],
)
def test_pages_are_accessible_and_fit(invited: Invited, width: int, dark: bool) -> None:
    anna = invited(size=(width, 740 if width == 360 else 1000), dark=dark)
    for path in PAGES:
        anna.visit(path)
        anna.page.wait_for_load_state("networkidle")
        anna.check_words()
        anna.check_width()
        anna.check_axe()
        anna.shot(f"{path.strip('/').replace('/', '-') or 'home'}-{width}-{'dark' if dark else 'light'}")


def test_a_wrong_address_leads_to_the_front_door(invited: Invited) -> None:
    anna = invited()
    anna.visit("/nonsense")
    expect(anna.page.get_by_text("There is no such page.")).to_be_visible()
    anna.check_axe()
    anna.expects("404")
    anna.page.get_by_role("link", name="Burgomaster").click()
    expect(anna.page.get_by_text("There is no such page.")).to_have_count(0)


def test_every_page_has_its_title(invited: Invited) -> None:
    anna = invited()
    anna.visit("/rules/alhambra")
    expect(anna.page).to_have_title("Rules: Alhambra / New York · Burgomaster")
    anna.visit("/new")
    expect(anna.page).to_have_title("A new table · Burgomaster")
    anna.play_against_bots("machi-koro")
    expect(anna.page).to_have_title("● Your turn · Burgomaster")
    anna.page.get_by_role("link", name="Burgomaster").click()
    expect(anna.page).to_have_title("Burgomaster")


# Notes a heading that is there before its words are.
WATCH_HEADINGS = """
new MutationObserver(() => {
  const empty = [...document.querySelectorAll("h1, h2, h3")].filter((one) => !one.textContent.trim());
  (window.empty ??= []).push(...empty.map((one) => one.outerHTML));
}).observe(document, { childList: true, subtree: true });
"""


def test_no_page_is_shown_before_its_words_are_there(invited: Invited) -> None:
    anna = invited()
    anna.page.add_init_script(WATCH_HEADINGS)
    for path in (*PAGES, "/you", "/anyone", "/club", "/ratings"):
        anna.visit(path)
        anna.page.locator("h1").first.wait_for()
        assert anna.page.evaluate("window.empty ?? []") == [], path


@pytest.mark.parametrize("locale", [pytest.param("nl-NL", marks=pytest.mark.long), "it-IT"])
def test_pages_speak_the_browsers_language(invited: Invited, locale: str) -> None:
    anna = invited(size=(360, 740), locale=locale)
    for path in PAGES:
        anna.visit(path)
        anna.page.wait_for_load_state("networkidle")
        assert anna.page.evaluate("document.documentElement.lang") == locale[:2]
        anna.check_words()
        anna.check_width()
    # Three cards beside each other leave their buttons the least room.
    anna.visit("/")
    anna.page.set_viewport_size({"width": 1024, "height": 768})
    anna.page.wait_for_selector(".games .buttons")
    boxes = anna.page.locator(".games .buttons")
    assert boxes.evaluate_all("all => all.map((one) => one.scrollWidth - one.clientWidth)") == [0] * len(GAMES)
    anna.page.set_viewport_size({"width": 360, "height": 740})
    for game in GAMES:
        anna.play_against_bots(game)
        anna.wait_for(lambda found: bool(found["actions"]))
        cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"
        assert anna.page.locator(".slot, .slot .band, .card .band").evaluate_all(cut) == []
        anna.page.get_by_role("button", name={"nl": "Instellingen", "it": "Impostazioni"}[locale[:2]]).click()
        anna.page.wait_for_selector("dialog[open]")
        anna.check_words()
        anna.check_width()


# Names on cards and landmarks of which a word goes on in another line; a soft hyphen is where words meet.
BROKEN = """names => [...document.querySelectorAll(names)].filter((one) => one.checkVisibility()).flatMap((one) => {
  const text = one.firstChild;
  const line = (at) => {
    const letter = document.createRange();
    letter.setStart(text, at);
    letter.setEnd(text, at + 1);
    return [...letter.getClientRects()].at(-1).top;
  };
  const words = [...text.data.matchAll(/[^ \\u00AD-]+/g)];
  return words.filter(({ 0: word, index }) => line(index) !== line(index + word.length - 1)).map(([word]) => word);
})"""


@pytest.mark.parametrize("locale", IN_DUTCH_FIRST)
def test_names_on_a_phone_are_broken_only_where_words_meet(invited: Invited, locale: str) -> None:
    anna = invited(size=(360, 740), locale=locale)
    anna.play_against_bots("machi-koro")
    anna.page.wait_for_selector(".landmarks .name")
    names = ".market .name, .landmarks .name"
    assert anna.page.evaluate(BROKEN, names) == []
    # Built, they are bold.
    anna.page.locator(".landmark").evaluate_all("all => all.forEach((one) => one.classList.add('built'))")
    assert anna.page.evaluate(BROKEN, names) == []
    # A wider screen has names in the market too.
    anna.page.set_viewport_size({"width": 1024, "height": 768})
    anna.page.locator(".market .name").first.wait_for()
    assert anna.page.evaluate(BROKEN, names) == []
    anna.page.set_viewport_size({"width": 360, "height": 740})
    anna.shot(f"machi-koro-names-360-{locale[:2]}")


@pytest.mark.parametrize("locale", IN_DUTCH_FIRST)
def test_names_of_spaces_are_broken_only_where_words_meet(invited: Invited, locale: str) -> None:
    anna = invited(size=(1024, 768), locale=locale)
    anna.play_against_bots("monopoly-builder")
    anna.page.wait_for_selector(".ring .name")
    assert anna.page.evaluate(BROKEN, ".ring .name") == []
    for width in (1280, 1920):
        anna.page.set_viewport_size({"width": width, "height": 900})
        assert anna.page.evaluate(BROKEN, ".ring .name") == []


@pytest.mark.parametrize("moves", [1, pytest.param(4, marks=pytest.mark.long)])
@first("game")
def test_a_table_is_accessible_from_the_first_move_on(invited: Invited, game: str, moves: int) -> None:
    anna = invited(size=(360, 740), dark=game != "alhambra")
    anna.play_against_bots(game)
    for _ in range(moves):
        found = anna.wait_for(lambda now: bool(now["actions"]))
        anna.check_axe()
        anna.check_width()
        anna.click(found["actions"][0])
        anna.page.wait_for_timeout(300)
    anna.shot(f"{game}-360", whole=True)
    anna.page.set_viewport_size({"width": 1024, "height": 800})
    anna.check_axe()
    anna.shot(f"{game}-1024")
    anna.page.set_viewport_size({"width": 1920, "height": 1080})
    anna.check_width()
    anna.shot(f"{game}-1920")


def test_the_lobby_and_the_settings_are_accessible(invited: Invited) -> None:
    anna = invited(size=(360, 740))
    open_table(anna, "machi-koro", ["friend", "greedy"])
    anna.page.get_by_label("Invite link", exact=True).wait_for()
    anna.page.get_by_text("A link for each seat").click()
    anna.page.get_by_text("QR code").first.click()
    anna.check_axe()
    anna.check_width()
    anna.shot("lobby-360", whole=True)
    anna.page.get_by_role("button", name="Settings").click()
    anna.check_axe()
    anna.page.get_by_label("Appearance").select_option("dark")
    anna.page.get_by_label("Players' colours").select_option("distinct")
    anna.check_axe()
    anna.shot("settings-360")
    anna.page.get_by_label("Language").select_option("it")
    anna.page.get_by_role("heading", name="Impostazioni").wait_for()
    anna.page.reload()
    anna.page.wait_for_selector("main h1")
    assert anna.page.evaluate("document.documentElement.lang") == "it"
    assert anna.page.evaluate("document.documentElement.hasAttribute('data-dark')")


def test_the_first_load_is_small(invited: Invited) -> None:
    """All that is fetched for the front door as it comes over the line, and the files of the page for a first table.

    But for the lists of tables: others may play at many, and the lists are fetched again every few seconds.
    """
    anna = invited()
    anna.visit("/")
    anna.page.wait_for_load_state("networkidle")
    door = {name: size for name, size in fetched(anna).items() if "/api/tables?" not in name}
    assert 10_000 < sum(door.values()) < 61 * 1024, door
    anna.page.click('[data-play="machi-koro"]')
    anna.page.wait_for_selector(".room")
    files = {name: size for name, size in fetched(anna).items() if "/assets/" in name}
    assert 100_000 < sum(files.values()) < 200 * 1024, files


def fetched(guest: Guest) -> dict[str, int]:
    """What came over the line, by address. The largest counts: the second time it may come from a cache."""
    found = guest.page.evaluate(
        """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
        .map((one) => [one.name, one.transferSize])"""
    )
    return dict(sorted(found))  # of one address the largest is the last


def test_a_refusal_links_to_its_rule(invited: Invited) -> None:
    anna = invited()
    anna.play_against_bots("machi-koro")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    mine = anna.page.locator('[data-action="buy mine"]')
    mine.hover()
    tip = anna.page.get_by_role("tooltip")
    tip.wait_for()
    assert "throw the dice first" in tip.inner_text()
    mine.click(force=True)  # it says that it is disabled, and yet answers
    link = anna.page.get_by_role("link", name="Rule MK-3")
    link.wait_for()
    anna.visit(link.get_attribute("href") or "")
    anna.page.wait_for_selector(".found")
    assert "MK-3" in anna.page.locator(".found").inner_text()
