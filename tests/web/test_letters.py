"""The page's own letters: few bytes, after the first load, in every word, and nothing moves when they come."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.server.people import HouseProcess
from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.test_served import fetched

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "web" / "src" / "fonts"
FETCHED = """performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".woff2"))
  .map((one) => ({ at: one.startTime, bytes: one.transferSize }))"""
SHOWN = "'letters' in document.documentElement.dataset"


def stir(guest: Guest) -> None:
    """A sign that somebody is there: the front door's letters come with it."""
    guest.page.mouse.move(3, 3)
    guest.page.mouse.move(5, 5)


# Signs that are left to the reader's own fonts; see web/fonts.py.
SIGNS = set("·⋯⌀⏱▲▶▾◀○●★✓✕⤢→←↑↓≤⅔\u2011\u00ad\u200b\n")


def test_they_are_small_and_their_licences_lie_beside_them() -> None:
    fonts = list(FONTS.glob("*.woff2"))
    assert {one.stem for one in fonts} == {"bitter", "overpass"}
    assert sum(one.stat().st_size for one in fonts) <= 40 * 1024
    for one in fonts:
        licence = one.with_name(f"{one.stem}-OFL.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert not re.search(r"(?i)with reserved font name", licence)  # else a part of it needed another name


def test_they_are_kept_for_a_year(invited: Invited, web_house: HouseProcess) -> None:
    anna = invited()
    anna.visit("/")
    stir(anna)
    anna.until(SHOWN)
    names = anna.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    fonts = [name for name in names if name.endswith(".woff2")]
    assert len(fonts) == 2
    for name in fonts:
        answer, _ = fetched(web_house, name.partition(str(web_house.port))[2])
        assert answer.getheader("content-type") == "font/woff2"
        assert "immutable" in (answer.getheader("cache-control") or "")
        assert answer.getheader("content-encoding") is None  # it is compressed already


def test_the_front_door_is_there_before_them_and_a_second_time_with_them(invited: Invited) -> None:
    anna = invited()
    anna.visit("/")
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.evaluate(FETCHED) == []
    stir(anna)
    anna.until(SHOWN)
    loaded = anna.page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
    came = anna.page.evaluate(FETCHED)
    assert len(came) == 2
    assert all(one["at"] >= loaded > 0 for one in came)
    assert sum(one["bytes"] for one in came) <= 40 * 1024
    anna.visit("/")  # it waits for `main`
    assert anna.page.evaluate(SHOWN)
    assert sum(one["bytes"] for one in anna.page.evaluate(FETCHED)) == 0  # kept


class Held:
    """Fonts that come when we say so."""

    def __init__(self, guest: Guest) -> None:
        self._waiting: list[Route] = []
        guest.page.route(re.compile(r"\.woff2$"), self._hold)
        self.guest = guest

    def _hold(self, route: Route) -> None:
        self._waiting.append(route)

    def come(self) -> None:
        while len(self._waiting) < 2:
            self.guest.page.wait_for_timeout(20)
        for one in self._waiting:
            one.continue_()
        self.guest.until(SHOWN)


# What has moved on the page by itself, as browsers count it: 0.1 is what is found disturbing.
MOVED = """() => new Promise((done) => {
  let sum = 0;
  const seen = new PerformanceObserver((list) => list.getEntries().forEach((one) => (sum += one.value)));
  seen.observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum), 50)));
})"""


@pytest.mark.parametrize(
    ("size", "locale"),
    [
        ((360, 740), "nl-NL"),
        pytest.param((1366, 768), "en-GB", marks=pytest.mark.long),
        pytest.param((390, 844), "it-IT", marks=pytest.mark.long),
    ],
)
def test_nothing_moves_when_they_come(invited: Invited, size: tuple[int, int], locale: str) -> None:
    anna = invited(size=size, locale=locale)
    fonts = Held(anna)
    anna.visit("/")
    anna.page.wait_for_selector(".games li")
    before = anna.page.evaluate(MOVED)
    stir(anna)
    fonts.come()
    moved = anna.page.evaluate(MOVED) - before
    assert moved < 0.02


def test_a_table_opens_without_them(invited: Invited) -> None:
    anna = invited()
    anna.page.route(re.compile(r"\.woff2$"), lambda route: route.abort())
    anna.play_against_bots("machi-koro")
    assert anna.wait_for(lambda found: bool(found["actions"]))
    assert not anna.page.evaluate(SHOWN)
    Held(anna)  # fonts that are asked for and never come
    anna.page.reload()
    assert anna.wait_for(lambda found: bool(found["actions"]))


def test_a_table_opens_with_them(invited: Invited) -> None:
    anna = invited()
    anna.play_against_bots("machi-koro")
    anna.until(SHOWN)
    assert "Overpass" in anna.page.evaluate("getComputedStyle(document.body).fontFamily")


def letters_of_the_page() -> str:
    """Every letter of the words that the page, the server and the games say."""
    files = [*ROOT.glob("web/src/**/*.ftl"), *ROOT.glob("src/burgomaster/**/*.ftl"), *ROOT.glob("src/**/rulebook/*.md")]
    assert len(files) > 40
    return "".join(sorted({letter for file in files for letter in file.read_text(encoding="utf-8")} - SIGNS))


@pytest.mark.parametrize(("font", "weight"), [("Overpass", 400), ("Overpass", 800), ("Bitter", 700)])
def test_every_letter_is_in_them(invited: Invited, font: str, weight: int) -> None:
    anna = invited()
    anna.visit("/")
    stir(anna)
    anna.until(SHOWN)
    anna.page.evaluate(
        """([text, font, weight]) => {
          const one = document.createElement("p");
          one.id = "letters";
          one.style.fontFamily = `${font}, monospace`;
          one.style.fontWeight = weight;
          one.append(text);
          document.body.append(one);
          return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(one.clientWidth))));
        }""",
        [letters_of_the_page(), font, weight],
    )
    line = anna.context.new_cdp_session(anna.page)
    for domain in ("DOM", "CSS"):
        line.send(f"{domain}.enable")
    root: dict[str, Any] = line.send("DOM.getDocument")["root"]
    node = line.send("DOM.querySelector", {"nodeId": root["nodeId"], "selector": "#letters"})["nodeId"]
    used = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    anna.shot(f"letters-{font}-{weight}")
    assert len(used) == 1, used
    assert used[0]["familyName"].startswith(font), used
    assert used[0]["isCustomFont"]
