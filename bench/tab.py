"""How long the house in a tab lets one wait, and what it takes: the site from a static host, in Chromium.

    python -m bench.tab [--times 3] [--games 10] [--slower 1 4]

From the click on "Play" to a board on which one can choose: at a first visit, when everything was loaded meanwhile, and
at a later visit; from the click on a move to its being told; and the memory of the tab's process after some games, at
rest and before: while much happens and there is plenty, Chromium keeps what was thrown away for some ten seconds. A
slower machine is made by stopping the tab's process, workers too, three quarters of the time. Every figure is by the
clock on the wall: on a busy machine it is longer than it should be, so the best of some times counts, and all are
shown.
"""

from __future__ import annotations

import argparse
import contextlib
import operator
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import psutil
from playwright.sync_api import Browser
from tests.web.browsing import FLAGS, ROOT, UNTIL_BOARD, Guest
from tests.web.chromium import chromium
from tests.web.static_host import FOLDER, StaticHost

GAME = "machi-koro"
SLICE = 0.02  # seconds in which a slower browser runs once and is stopped the rest
STARTS = {"first visit": 8000, "preloaded": 3000, "later visit": 3000}  # milliseconds that people may be asked to wait
MOVE = 80
MEMORY = 250  # megabytes
REST = 30  # seconds in which the browser lets go what it does not need

# From a click on the first thing offered until the board stands at another event.
UNTIL_TOLD = """() => new Promise((done) => {
  const room = document.querySelector(".room");
  const before = room.dataset.seq;
  const found = room.querySelector("button.choice.legal, .bar .button.main[data-action]:not(:disabled)");
  const began = performance.now();
  new MutationObserver((_, watching) => {
    if (room.dataset.seq === before) return;
    watching.disconnect();
    done(performance.now() - began);
  }).observe(room, { attributes: true });
  found.click();
})"""
READY = "!!performance.getEntriesByName('house').length"
KEPT = """() => new Promise((done) => {
  const asked = indexedDB.open("burgomaster-python");
  asked.onupgradeneeded = () => asked.transaction.abort();
  asked.onerror = () => done(false);
  asked.onsuccess = () => {
    const found = asked.result.transaction("snapshots").objectStore("snapshots").count();
    found.onsuccess = () => (asked.result.close(), done(found.result === 1));
  };
})"""


def _renderers() -> list[psutil.Process]:
    found = []
    for one in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it may be gone by now
            if "--type=renderer" in one.cmdline():
                found.append(one)
    return found


@contextmanager
def _slower(times: int) -> Iterator[None]:
    """Runs all of this process's browsers at a fraction of their speed."""
    over = threading.Event()

    def hold_up() -> None:
        while not over.is_set():
            held = _renderers()
            for one in held:
                with contextlib.suppress(psutil.Error):
                    one.suspend()
            over.wait(SLICE * (times - 1) / times)
            for one in held:
                with contextlib.suppress(psutil.Error):
                    one.resume()
            over.wait(SLICE / times)

    if times == 1:
        yield
        return
    holding = threading.Thread(target=hold_up)
    holding.start()
    try:
        yield
    finally:
        over.set()
        holding.join()


def starts(browser: Browser, host: StaticHost) -> tuple[float, float, float]:
    """Milliseconds to a board at a first visit, when preloaded, and at a later visit."""
    click = f'[data-play="{GAME}"]'

    def come() -> Guest:
        guest = Guest(browser, host, offline=True)
        guest.page.goto(FOLDER, wait_until="commit")
        guest.page.wait_for_selector(click)
        return guest

    guest = come()
    cold = guest.page.evaluate(UNTIL_BOARD, click)
    guest.context.close()
    guest = come()
    guest.until(READY)
    preloaded = guest.page.evaluate(UNTIL_BOARD, click)
    guest.until(f"({KEPT})()")
    guest.page.goto(FOLDER, wait_until="commit")
    guest.page.wait_for_selector(click)
    later = guest.page.evaluate(UNTIL_BOARD, click)
    guest.context.close()
    return cold, preloaded, later


def moves(browser: Browser, host: StaticHost, count: int) -> list[float]:
    """Milliseconds from a click to the telling of it."""
    guest = Guest(browser, host)
    guest.page.goto(FOLDER)
    guest.page.click(f'[data-play="{GAME}"]')
    found = []
    for _ in range(count):
        guest.wait_for(lambda found: bool(found["actions"]))
        found.append(guest.page.evaluate(UNTIL_TOLD))
    guest.context.close()
    return found


def held() -> float:
    """Megabytes of the tab's process as the browser's own task manager counts them: written to, and nobody else's.

    The browser's program, which every tab maps and no one writes to, is not among them.
    """
    written = (sum(part.private_dirty + part.swap for part in one.memory_maps()) for one in _renderers())
    return float(max(written) / 1e6)


def memory(browser: Browser, host: StaticHost, games: int) -> tuple[list[float], float]:
    """Megabytes of the tab's process after every game, and at rest: one resigns, and bots play it to the end."""
    guest = Guest(browser, host)
    page = guest.page
    page.goto(FOLDER)
    page.click(f'[data-play="{GAME}"]')
    found = []
    for number in range(games):
        guest.wait_for(lambda found: bool(found["actions"]))
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        page.locator(".room[data-status=over]").wait_for()
        found.append(held())
        if number + 1 < games:
            table = page.url
            page.get_by_role("button", name="Once more").click()
            page.wait_for_url(partial(operator.ne, table))
    page.wait_for_timeout(1000 * REST)
    rested = held()
    guest.context.close()
    return found, rested


def show(what: str, figure: float, unit: str, found: list[float]) -> None:
    """One line."""
    print(f"{what:<30}{figure:>8,.0f} {unit}; all: {'  '.join(f'{one:,.0f}' for one in found)}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=3, help="how often a start is measured")
    parser.add_argument("--games", type=int, default=10, help="after how many games the memory is looked at")
    parser.add_argument("--slower", type=int, nargs="+", default=[1, 4], help="machines so many times slower")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        subprocess.run([sys.executable, str(ROOT / "web" / "site.py"), str(site)], check=True)
        host = StaticHost(site)
        try:
            for times in asked.slower:
                # A browser of its own each: what one has compiled must not help the next.
                found: list[tuple[float, float, float]] = []
                for _ in range(asked.times):
                    with chromium(FLAGS) as browser, _slower(times):
                        found.append(starts(browser, host))
                for place, (what, goal) in enumerate(STARTS.items()):
                    row = [one[place] for one in found]
                    show(f"{times}x  {what}", min(row), f"ms (at most {goal:,})", row)
                with chromium(FLAGS) as browser, _slower(times):
                    took = moves(browser, host, 20)
                show(f"{times}x  a move", statistics.median(took), f"ms (at most {MOVE})", took)
            with chromium(FLAGS) as browser:
                every, rested = memory(browser, host, asked.games)
            show(f"    memory after {asked.games} games", rested, f"MB (at most {MEMORY})", [rested])
            show("    … before it was let go", max(every), "MB", every)
        finally:
            host.close()


if __name__ == "__main__":
    main()
