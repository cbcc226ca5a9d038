"""The page in Firefox and WebKitGTK: whole games, a phone and a laptop, lost lines, what one takes home.

Chromium has the page's other tests (tests/web); these are for what browsers do differently.
"""

from __future__ import annotations

import base64
import os
import random
import signal
import struct
from pathlib import Path

import pytest

from tests.boards import BOARDS
from tests.browsers.visitor import LAPTOP, PHONE, Visitor, WatchedHouse
from tests.server.people import Client
from tests.web.test_moments import COLOURS, RESULT
from tests.web.test_robust import COUNT_TRAVELLERS

pytestmark = pytest.mark.long

SOUNDS = "() => [window.contexts.map((one) => one.state), window.sounded]"


# Four things that go wrong, each in a way of its own.
WRONG = """() => {
  console.error("said");
  setTimeout(() => { throw new Error("thrown"); });
  Promise.reject(new Error("broken"));
  document.body.append(Object.assign(new Image(), { src: "data:image/png,forbidden" }));
}"""


def test_what_goes_wrong_is_noticed(visitor: Visitor) -> None:
    visitor.arrive("/", PHONE)
    assert visitor.gather() == []
    visitor.window.run(WRONG)
    words = {"said", "thrown", "broken", "img-src"}
    visitor.until(lambda: all(any(word in one for one in visitor.gather()) for word in words), f"all of {words}")
    visitor.visit("/")  # away from whatever else comes of it
    visitor.problems.clear()


@pytest.mark.parametrize("game", BOARDS)
def test_a_whole_game(game: str, visitor: Visitor) -> None:
    """From the front door to the result, at the size of a phone and of a laptop in turns."""
    window = visitor.window
    visitor.arrive("/", PHONE)
    visitor.press(f'[data-play="{game}"]')
    faults: dict[str, str] = {}

    def look(made: int) -> None:
        if made % 5 == 0:
            sizes = (PHONE, LAPTOP) if made % 10 else (LAPTOP, PHONE)
            now = f"at {visitor.offered()['seq']}"
            for fault in visitor.measure(*sizes):
                faults.setdefault(fault, now)

    assert visitor.play(random.Random(game), look) > 20
    assert not faults, "\n".join(f"{fault}: first {now}" for fault, now in faults.items())
    visitor.reads(".after h2", "win")
    visitor.until(lambda: window.run("() => document.querySelector('.leads') !== null"), "who led when")
    for size in (LAPTOP, PHONE):
        window.resize(*size)
        visitor.check()
        assert window.run(RESULT) == []
    check_sounds(visitor)
    visitor.press("button", "Verify the")  # dice or cards
    visitor.reads(".after", "Nobody could choose or change them.")
    visitor.shot(f"{game}-result")
    address = window.run("() => location.pathname")
    visitor.press("button", "Once more")
    visitor.wait_for(lambda found: found["status"] == "running" and bool(found["actions"]), "the next game")
    visitor.visit(address)
    check_picture(visitor)  # at last, since some browsers make room for what they keep, and everything moves


def check_sounds(visitor: Visitor) -> None:
    """After the first click one hears the game; without a loudspeaker, nothing heaps up."""
    (state,), sounded = visitor.window.run(SOUNDS)
    assert sounded > 20 if state == "running" else sounded < 50, f"{state}, {sounded} sounds"


def check_picture(visitor: Visitor) -> None:
    """The winner's city is kept as a file: a PNG of the size that places show whole, and not blank."""
    visitor.press(".after button", "Save the picture")

    def kept() -> Path | None:
        return next((one for one in visitor.window.downloads.glob("*.png") if one.stat().st_size), None)

    file = visitor.until(kept, "the picture")
    visitor.until(lambda: file.read_bytes().endswith(b"IEND\xaeB`\x82"), "the whole picture")
    pixels = file.read_bytes()
    assert pixels.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", pixels[16:24]) == (1200, 630)
    assert visitor.window.run(COLOURS, base64.b64encode(pixels).decode()) > 200


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_on_the_device_needs_no_house(game: str, visitor: Visitor, house: WatchedHouse) -> None:
    visitor.arrive("/", PHONE, here=True)
    visitor.press(f'[data-play="{game}"]')
    rng = random.Random(game)

    def go_on() -> None:
        visitor.wait_for(lambda found: bool(found["actions"]), "one's turn")
        visitor.move(rng)

    go_on()
    assert "/table/tab-" in visitor.window.run("() => location.pathname")
    before = visitor.wait_for(lambda found: bool(found["actions"]), "one's turn")
    visitor.visit(visitor.window.run("() => location.pathname"))  # Python starts from what was kept, or anew
    after = visitor.wait_for(lambda found: bool(found["actions"]), "the same table")
    assert (after["seq"], after["actions"]) == (before["seq"], before["actions"])
    house.kill()
    for _ in range(3):
        go_on()
    visitor.check()


def test_a_killed_server_is_a_short_pause_and_no_click_is_lost(visitor: Visitor, house: WatchedHouse) -> None:
    visitor.arrive("/", PHONE)
    visitor.press('[data-play="machi-koro"]')
    before = visitor.wait_for(lambda found: "throw 1" in found["actions"])
    house.kill()
    visitor.reads(".bar .status", "Connection lost")
    visitor.click("throw 1")
    visitor.reads(".room", "Your click is kept")
    house.start()
    after = visitor.wait_for(lambda found: found.get("seq") != before["seq"], "the click to arrive")
    assert int(after["seq"]) == int(before["seq"]) + 1
    visitor.wait_for(lambda found: "pass" in found["actions"])
    assert not visitor.window.run("() => document.querySelector('.bar .status').textContent.includes('lost')")


def test_a_silent_line_is_noticed(visitor: Visitor, house: WatchedHouse) -> None:
    """The server is there and says nothing, as on a line that is dead and not closed."""
    visitor.arrive("/", LAPTOP)
    visitor.press('[data-play="machi-koro"]')
    before = visitor.wait_for(lambda found: "throw 1" in found["actions"])
    os.kill(house.process.pid, signal.SIGSTOP)
    try:
        visitor.reads(".bar .status", "Connection lost")
        visitor.click("throw 1")
        visitor.reads(".room", "Your click is kept")
    finally:
        os.kill(house.process.pid, signal.SIGCONT)
    after = visitor.wait_for(lambda found: "pass" in found["actions"], "the click to arrive")
    assert int(after["seq"]) == int(before["seq"]) + 1


def test_things_travel_and_leave_nothing_behind(visitor: Visitor) -> None:
    visitor.arrive("/", PHONE, motion="full", speed="fast")
    visitor.press('[data-play="machi-koro"]')
    visitor.wait_for(lambda found: "throw 1" in found["actions"])
    visitor.window.run(COUNT_TRAVELLERS)
    rng = random.Random(1)
    for _ in range(8):
        visitor.wait_for(lambda found: bool(found["actions"]), "one's turn")
        visitor.move(rng)
    assert visitor.window.run("() => window.flown") > 0
    visitor.until(lambda: visitor.window.run("() => !document.querySelector('.traveller')"), "all to arrive")


# Notes what was really copied, in either way.
NOTE_COPIES = """() => {
  window.copied = [];
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = async (text) => (await write(text), window.copied.push(text));
  const run = document.execCommand.bind(document);
  document.execCommand = (what) => run(what) && window.copied.push(document.activeElement.value);
}"""


def test_a_friend_follows_the_link(visitor: Visitor, house: WatchedHouse) -> None:
    visitor.arrive("/new?machi-koro", PHONE)
    visitor.press("button", "Open the table")
    visitor.window.run(NOTE_COPIES)
    visitor.press("button", "Copy")
    (link,) = visitor.until(lambda: visitor.window.run("() => window.copied"), "the link to be copied")
    table, _, secret = link.rpartition("/")[2].partition("#invite=")
    Client(house.port, name="Bram").ok(f"/api/tables/{table}/join", {"invite": secret})
    visitor.reads("main", "Bram")
    visitor.press("button", "Start the game")
    visitor.reads(".room", "Bram")
    assert visitor.measure(LAPTOP, PHONE) == []


PAGES = ("/", "/new?machi-koro", "/rules/alhambra", "/rules/monopoly-builder", "/nowhere")


@pytest.mark.parametrize("lang", ["en", "nl", "it"])
def test_every_page_fits_its_window(lang: str, visitor: Visitor) -> None:
    visitor.arrive("/", PHONE, language=lang)
    for path in PAGES:
        visitor.visit(path)
        for size in (LAPTOP, PHONE):
            visitor.window.resize(*size)
            visitor.check()
        visitor.shot(f"page-{lang}-{PAGES.index(path)}")
