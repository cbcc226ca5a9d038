"""A short film of a game, for the front page: `python -m tests.web.film` takes it, into docs/pictures/play.webp.

The page is the real one. It moves at a third of its speed while it is filmed, so that a slow machine takes enough
pictures of every flight; the film then shows them as fast as a person sees them. Its first picture is kept as a still.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import CDPSession

from tests.server.people import Client, play_one
from tests.web.browsing import FLAGS, ROOT, Guest
from tests.web.chromium import chromium
from tests.web.luck import KnownHouse

FILM = ROOT / "docs" / "pictures" / "play.webp"
STILL = ROOT / "docs" / "pictures" / "play.png"
GAME, BOTS, BEFORE = "machi-koro", ["level-2", "level-3"], 16
LENGTH = 10_000  # milliseconds, and whatever the last answer takes
SIZE, SHOWN = (960, 600), (720, 450)
SLOWER = 3
SHORTEST, LONGEST, REST = 150, 250, 500  # milliseconds of one picture; of one when all is at rest
LARGEST = 700_000  # bytes
_MOVING = """document.getAnimations().some(
  (one) => one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime))"""

Picture = tuple["Image.Image", int]  # and for how many milliseconds


def shot(guest: Guest) -> Image.Image:
    whole = Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")
    return whole.resize(SHOWN, Image.Resampling.LANCZOS)


def flight(guest: Guest) -> list[Picture]:
    """Pictures until everything is where it belongs, and the guest is on turn."""
    found: list[Picture] = []
    while guest.page.evaluate(_MOVING) or not ((now := guest.offered())["actions"] or now["status"] == "over"):
        began = time.monotonic()
        picture = shot(guest)
        guest.page.wait_for_timeout(max(0, SHORTEST * SLOWER - 1000 * (time.monotonic() - began)))
        took = 1000 * (time.monotonic() - began) / SLOWER
        found.append((picture, round(min(max(took, SHORTEST), LONGEST))))
    return [*found, (shot(guest), REST)]


def filmed(guest: Guest, house: KnownHouse) -> list[Picture]:
    """A person's moves, and what the bots answer."""
    guest.page.request.post("/api/me", data={"name": "Anna"})
    person = guest.past_the_page()
    table = person.ok("/api/tables", {"game": GAME, "players": 1 + len(BOTS), "bots": BOTS})["id"]
    person.ok(f"/api/tables/{table}/start")
    rng = random.Random(7)

    def choose(steps: list[dict[str, Any]]) -> dict[str, Any]:
        return rng.choice([one for one in steps if one["text"].startswith(("build", "buy"))] or steps)

    for _ in range(BEFORE):
        until_asked(person, table)
        play_one([person], table, choose)
    seq = until_asked(person, table)
    guest.visit(f"/table/{table}")
    guest.catch_up(seq)
    slow: CDPSession = guest.context.new_cdp_session(guest.page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    found: list[Picture] = [(shot(guest), REST)]
    while sum(shown for _, shown in joined(found)) < LENGTH:
        play_one([person], table, choose)
        guest.until(f"document.querySelector('.room').dataset.seq !== '{seq}'")
        found += flight(guest)
        assert guest.offered()["status"] != "over", "the game is over before the film: begin it sooner"
        seq = int(guest.offered()["seq"])
    return found


def until_asked(person: Client, table: str) -> int:
    """Wait for the bots; the last row when the person is on turn."""
    while not (whole := person.get(f"/api/tables/{table}")[1])["you"]["actions"]:
        time.sleep(0.05)
    return int(whole["seq"])


def joined(pictures: list[Picture]) -> list[Picture]:
    """Pictures that show the same are one, for as long as all of them."""
    found: list[Picture] = []
    for picture, shown in pictures:
        if found and found[-1][0].tobytes() == picture.tobytes():
            found[-1] = (picture, found[-1][1] + shown)
        else:
            found.append((picture, shown))
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, chromium(FLAGS) as browser:
        house = KnownHouse(Path(folder), "film")
        guest = Guest(browser, house, size=SIZE, motion=True)
        pictures = joined(filmed(guest, house))
        guest.close()
        house.close()
    (first, *more), shown = [one for one, _ in pictures], [one for _, one in pictures]
    first.quantize(128).save(STILL, optimize=True)
    for quality in (60, 50, 40, 30, 20):
        first.save(FILM, save_all=True, append_images=more, duration=shown, loop=0, quality=quality, method=6)
        if FILM.stat().st_size <= LARGEST:
            break
    sys.stdout.write(
        f"{len(shown)} pictures, {sum(shown) / 1000:.1f} s, {FILM.stat().st_size:,} bytes at quality {quality}\n"
    )


if __name__ == "__main__":
    main()
