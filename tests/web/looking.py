"""What is wrong with a page as a picture: words that are cut, broken, covered, upon each other or too pale, and choices
that are hidden. For every page; tables are measured more closely by showing.py."""

from __future__ import annotations

import base64
from pathlib import Path

from tests.web.browsing import Guest

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
# The page without its words. (A sheet that is made by a script is allowed by the content policy.)
WITHOUT_WORDS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent }"
    + "svg text, svg tspan { fill: transparent !important; stroke: none !important }"
    + "::placeholder { -webkit-text-fill-color: transparent !important }");
  window.wordless = sheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
WITH_WORDS = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== window.wordless) }"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def faults_of(guest: Guest) -> list[str]:
    """Everything that is wrong with what this page shows now, wherever one scrolls it."""
    page = guest.page
    page.evaluate(DRAWN)
    looked = page.evaluate(FAULTS)
    page.evaluate(WITHOUT_WORDS)
    picture = page.screenshot(full_page=not looked["dialog"], animations="disabled")
    page.evaluate(WITH_WORDS)
    pale = page.evaluate(CONTRAST, {"picture": base64.b64encode(picture).decode(), "read": looked["read"]})
    return [*looked["faults"], *pale]
