"""What a first visit to the page without a server brings over the line, from the poorest of hosts.

    python -m bench.tab_line [--mbit 4] [--game machi-koro]

The host compresses what hosts compress, and says nothing of how long anything may be kept. With `--mbit` all goes over
one line of that speed, with 50 ms more for every request: a browser's own brake does not reach its workers. First
somebody clicks as soon as the door is there: the bytes until a board is, the seconds from the click on it, the bytes
until the page has kept everything, and what came more than once. Bytes are those of the files as they are sent.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.web.browsing import FLAGS, ROOT, UNTIL_BOARD, Guest
from tests.web.chromium import chromium
from tests.web.static_host import FOLDER, BareHost

MOST = 5_500_000  # bytes until the board
SOONEST = {4.0: 12, 0.0: 3}  # seconds after the click, by the line
LISTED = 12  # files that are shown
LOOK, PATIENCE = 250, 240  # milliseconds, and how often
KEPT = """async () => {
  const { scope } = await navigator.serviceWorker.ready;
  const text = await (await fetch(`${scope}sw.js`, { cache: "force-cache" })).text();
  const listed = Object.keys(JSON.parse(/const FILES = (.*);/.exec(text)[1]));
  const name = (await caches.keys()).at(-1);
  const kept = name ? new Set((await (await caches.open(name)).keys()).map(({ url }) => url)) : new Set();
  return listed.every((path) => kept.has(new URL(path, scope).href));
}"""


def measure(site: Path, mbit: float, game: str) -> None:
    """One visit, in a new browser."""
    host = BareHost(site, mbit * 1e6)
    with chromium(FLAGS) as browser:
        guest = Guest(browser, host, offline=True)
        guest.page.goto(FOLDER, wait_until="commit")
        click = f'[data-play="{game}"]'
        guest.page.wait_for_selector(click)
        door = sum(host.sent.values())
        took = guest.page.evaluate(UNTIL_BOARD, click) / 1000
        board = Counter(host.sent)
        for _ in range(PATIENCE):
            if guest.page.evaluate(KEPT):
                break
            time.sleep(LOOK / 1000)
        else:
            raise TimeoutError("the page never kept everything")
        whole = sum(host.sent.values())
        print(f"the door              {door / 1e6:6.2f} MB")
        print(f"until the board       {board.total() / 1e6:6.2f} MB (at most {MOST / 1e6})")
        print(f"from click to board   {took:6.1f} s (at most {SOONEST.get(mbit, '-')})")
        print(f"until all is kept     {whole / 1e6:6.2f} MB")
        names = Counter(path.removeprefix(FOLDER).partition("?")[0] for path in host.asked)
        twice = {path: count for path, count in names.items() if count > 1}
        print(f"asked more than once  {twice or 'nothing'}")
        for path, size in board.most_common(LISTED):
            print(f"    {size / 1e3:8.0f} kB  {path}")
        guest.context.close()
    host.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--mbit", type=float, default=0, help="speed of the line; as fast as it goes, if none is given")
    parser.add_argument("--game", default="machi-koro", help="what is played first")
    parser.add_argument("--site", type=Path, help="a site that is made already")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = asked.site or Path(folder) / "site"
        if asked.site is None:
            subprocess.run([sys.executable, str(ROOT / "web" / "site.py"), str(site)], check=True)
        measure(site, asked.mbit, asked.game)


if __name__ == "__main__":
    main()
