"""Pictures for the doors of the documentation: `python -m tests.web.doors` takes them, into docs/pictures/doors/."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.browsing import FLAGS, ROOT, Guest
from tests.web.luck import KnownHouse
from tests.web.test_editions_page import copied, unfold
from tests.web.test_moments import played
from tests.web.test_review_page import WORKING, asked
from tests.web.test_screen import play_on, seated

FOLDER = ROOT / "docs" / "pictures" / "doors"
SIZE = (960, 600)


def play(guest: Guest, house: KnownHouse) -> None:
    """A table in the middle of a game."""
    people, table = seated(house, guest, "alhambra", 3)
    seq = play_on(people, table, 40)
    guest.visit(f"/table/{table}")
    guest.catch_up(seq)


def better(guest: Guest, house: KnownHouse) -> None:
    """What was luck and what was skill."""
    asked(guest, played(house, "machi-koro", 2)).locator("dl").wait_for(timeout=WORKING)


def host(guest: Guest, house: KnownHouse) -> None:
    """The screen that all look at."""
    people, table = seated(house, guest, "monopoly-builder", 3)
    play_on(people, table, 60)
    guest.visit(f"/table/{table}/screen")
    guest.page.locator(".stage").wait_for()


def design(guest: Guest, house: KnownHouse) -> None:
    """The editor of editions."""
    page = copied(guest, "machi-koro")
    unfold(page, "building")
    page.locator("details[data-section='building']").evaluate("one => one.scrollIntoView()")


DOORS: dict[str, Callable[[Guest, KnownHouse], None]] = {"play": play, "better": better, "host": host, "design": design}


def main() -> None:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        house = KnownHouse(Path(folder), "doors")
        for name, go in DOORS.items():
            guest = Guest(browser, house, size=SIZE)
            go(guest, house)
            guest.page.screenshot(path=FOLDER / f"{name}.jpg", quality=72)
            guest.close()
        house.close()
        browser.close()


if __name__ == "__main__":
    main()
