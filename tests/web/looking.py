"""What is wrong with a page as a picture: words that are cut, broken, covered, upon each other or too pale, and choices
that are hidden. For every page; tables are measured more closely by showing.py."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from tests.web.browsing import Guest

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
# The page without its words. (A sheet that is made by a script is allowed by the content policy.)
WITHOUT_WORDS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }"
    + "svg text, svg tspan { fill: transparent !important }"
    + "svg text:not([paint-order]), svg tspan { stroke: none !important }" // an outline drawn first is what lies behind
    + "::placeholder { -webkit-text-fill-color: transparent !important }");
  window.wordless = sheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
WITH_WORDS = (
    "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== window.wordless) }"
)
# A picture of a whole long page would be laid out and drawn as one, which takes many times as long.
SCROLL = """(down) => {
  const dialog = document.querySelector("dialog:modal") ?? document.querySelector(".after");
  (dialog ?? document.scrollingElement).scrollTop = down;
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


# The page's own letters are there, or will not come: others of their width stand in.
LETTERS = """'letters' in document.documentElement.dataset
  || [...document.fonts].some((one) => ["Overpass", "Bitter"].includes(one.family) && one.status === "error")"""
# Where everything lies; lists of the front door, say, come and go by themselves.
STANDING = """() => JSON.stringify([...document.querySelectorAll("main *, dialog *")].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left, top + scrollY, width, height].map(Math.round);
}))"""


def faults_of(guest: Guest) -> list[str]:
    """Everything that is wrong with what this page shows now, wherever one scrolls it."""
    guest.page.mouse.move(1, 1)  # somebody is there: the front door's letters come with the first sign of it
    guest.page.mouse.move(0, 0)
    guest.until(LETTERS)
    for _ in range(20):
        guest.page.evaluate(DRAWN)
        stood = guest.page.evaluate(STANDING)
        try:
            found = _look(guest)
        except PlaywrightError:  # a picture of a place that the page has no more, it may be
            if guest.page.evaluate(STANDING) == stood:
                raise
            continue
        if guest.page.evaluate(STANDING) == stood:  # it did not move between a look and a picture
            return found
    raise AssertionError("the page never stands still")


def _look(guest: Guest) -> list[str]:
    page = guest.page
    looked = page.evaluate(FAULTS)
    page.evaluate(WITHOUT_WORDS)
    try:
        return [*looked["faults"], *_pale(page, looked)]
    finally:
        page.evaluate(WITH_WORDS)


def _pale(page: Page, looked: dict[str, Any]) -> list[str]:
    """Words that are hard to read against what lies behind them."""
    pale: list[str] = []
    for down in sorted({line["down"] for line in looked["read"]}):
        page.evaluate(SCROLL, down)
        picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
        read = [line for line in looked["read"] if line["down"] == down]
        pale += page.evaluate(CONTRAST, {"picture": picture, "read": read, "top": down})
    page.evaluate(SCROLL, 0)
    return pale
