"""A person at a window of any browser, who plays by clicking what the page offers."""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from burgomaster.server.pages import STATIC
from tests.browsers.window import PATIENCE, Window
from tests.web.browsing import OFFERED, SCREENSHOTS, WHERE, chosen
from tests.web.luck import KnownHouse
from tests.web.showing import MEASURE

PHONE, LAPTOP = (360, 740), (1366, 768)
WATCH = Path(__file__).parent / "watch.js"
_WATCHED = """
import pathlib
from burgomaster.server import pages
pages.page_routes.__defaults__ = (pathlib.Path({page!r}),)
"""

# The middle of the first of these that lies open; with words, of the first that says just them.
OPEN = """(wanted, words) => {
  for (const one of document.querySelectorAll(wanted)) {
    if (one.disabled || (words && one.textContent.trim() !== words)) continue;
    one.scrollIntoView({ block: "center" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const place = { x: x + width / 2, y: y + height / 2 };
    if (one.contains(document.elementFromPoint(place.x, place.y))) return place;
  }
  return null;
}"""
SAYS = "(wanted, words) => [...document.querySelectorAll(wanted)].some((one) => one.textContent.includes(words))"
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"

# What may be chosen: all that glows, and all that the bar has.
LEGAL = """() => {
  const all = document.querySelectorAll(".legal[data-action], .bar :is([data-action], [data-move]):not(:disabled)");
  return [...new Set([...all].map((one) => one.dataset.action ?? one.dataset.move))];
}"""


class WatchedHouse(KnownHouse):
    """A house of known luck, whose page notes what goes wrong: not every driver tells."""

    def __init__(self, folder: Path, luck: str) -> None:
        assert (STATIC / "index.html").is_file(), "the page has not been built; run: make page"
        page = shutil.copytree(STATIC, folder / "page")
        shutil.copy(WATCH, page)
        index = page / "index.html"
        text = index.read_text(encoding="utf-8").replace("<head>", '<head><script src="/watch.js"></script>', 1)
        index.write_text(text, encoding="utf-8")
        super().__init__(folder, luck, _WATCHED.format(page=str(page)))


class Visitor:
    """One person at one window."""

    def __init__(self, window: Window, house: KnownHouse) -> None:
        self.window = window
        self.house = house
        self.problems: list[str] = []

    # ---- Looking ----

    def until(self, look: Callable[[], Any], what: str) -> Any:
        """Look until there is something to be seen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = look()
            if found:
                return found
            time.sleep(0.05)
        self.shot("never-came")
        raise AssertionError(f"never came: {what}; {self.offered()}; {self.gather()}")

    def offered(self) -> dict[str, Any]:
        return dict(self.window.run(OFFERED))

    def wait_for(self, wanted: Callable[[dict[str, Any]], bool], what: str = "what was wanted") -> dict[str, Any]:
        """Look until the page offers what is wanted."""
        return dict(self.until(lambda: (found := self.offered()) and wanted(found) and found, what))

    def reads(self, where: str, words: str) -> None:
        """Look until something there says these words."""
        self.until(lambda: self.window.run(SAYS, where, words), f"“{words}” in {where}")

    def check(self) -> None:
        """No word is missing, and nothing sticks out sideways."""
        assert self.window.run("() => document.documentElement.dataset.missing ?? ''") == ""
        wide = self.window.run("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} px too wide"

    def measure(self, *sizes: tuple[int, int]) -> list[str]:
        """What is wrong with the table as it lies there, at these sizes; the last one stays."""
        faults = []
        for size in sizes:
            self.window.resize(*size)
            self.window.run(FRAMES)
            found = self.window.run(MEASURE, {"legal": self.window.run(LEGAL), "seat": 0})["faults"]
            faults += [f"{size[0]}×{size[1]}: {fault}" for fault in found]
        return faults

    def shot(self, name: str) -> None:
        """Keep a picture to look at."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.window.run(FRAMES)  # a resized window is not drawn yet
        (SCREENSHOTS / f"{self.window.name.lower()}-{name}.png").write_bytes(self.window.picture())

    def gather(self) -> list[str]:
        """Everything that went wrong so far."""
        self.problems += self.window.run("() => window.problems?.splice(0)") or []
        return self.problems

    # ---- Doing ----

    def visit(self, path: str) -> None:
        self.gather()
        self.window.go(f"http://127.0.0.1:{self.house.port}{path}")
        self.until(lambda: self.window.run("() => document.querySelector('main') !== null"), f"{path} to open")

    def arrive(self, path: str, size: tuple[int, int], **preferences: Any) -> None:
        """Come to the house for the first time, with preferences of the page."""
        self.visit("/")
        self.window.resize(*size)
        kept = {"language": "en", "level": "level-1", **preferences}
        self.window.run("(kept) => localStorage.setItem('burgomaster', kept)", json.dumps(kept))
        self.visit(path)

    def press(self, wanted: str, words: str = "") -> None:
        """Click the first of these that lies open."""
        place = self.until(lambda: self.window.run(OPEN, wanted, words), f"{wanted} {words}, open to a click")
        self.window.click(place["x"], place["y"])

    def click(self, action: str) -> None:
        """Click an offered action; it must lie open, unless the table has moved on meanwhile."""
        place = self.window.run(WHERE, action)
        if place is None:
            assert action not in self.offered()["actions"], f"{action} is covered by something else"
            return
        self.window.click(place["x"], place["y"])

    def move(self, rng: random.Random) -> None:
        """Click what is offered, until it is a whole move and something has come of it."""
        before = found = self.offered()
        while found["actions"] and found["seq"] == before["seq"] and found["status"] == "running":
            self.click(chosen(found["actions"], rng))
            found = self.offered()
        self.wait_for(lambda now: now["seq"] != before["seq"], f"an answer to what was clicked at {before}")

    def play(self, rng: random.Random, look: Callable[[int], None], most: int = 2000) -> int:
        """Play until the game is over, and look at every decision; how many there were."""
        for made in range(most):
            now = self.wait_for(lambda found: bool(found["actions"]) or found["status"] == "over", "one's turn")
            if now["status"] == "over":
                return made
            look(made)
            self.move(rng)
        raise AssertionError(f"the game never ended: {self.offered()}")
