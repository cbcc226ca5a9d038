"""Moments: the picture of a city at the end, once more at once, sounds, motion that costs no layout."""

from __future__ import annotations

import base64
import logging
import random
import re
import struct
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from playwright.sync_api import expect

from burgomaster.games import game as rules_of
from tests.server.people import Client, table_of
from tests.web.browsing import Guest, clicking, open_table, play
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse
from tests.web.showing import decisions
from tests.web.test_machi_page import act, sitting
from tests.web.test_served import fetched

SVG = "{http://www.w3.org/2000/svg}"
LOCALES = {"en": "en-GB", "nl": "nl-NL", "it": "it-IT"}

# Keeps every blob the page makes an address for, and what it hands on.
NOTE_FILES = """{
  window.made = [];
  const address = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => (window.made.push(blob), address(blob));
}"""
CAN_SHARE = """{
  window.shared = [];
  navigator.canShare = ({ files }) => files.every((one) => one.type === "image/png");
  navigator.share = async ({ files: [file], title }) => {
    window.shared.push([title, file.name, file.type, file.size]);
  };
}"""
# The drawing as text, of all that were made.
DRAWN = """async () => {
  for (const one of window.made) if (one.type === "image/svg+xml") return await one.text();
  return null;
}"""
# How many colours the pixels have.
COLOURS = """async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, 480);
  const found = new Set();
  for (let n = 0; n < data.length; n += 4) found.add((data[n] << 16) | (data[n + 1] << 8) | data[n + 2]);
  return found.size;
}"""


def played(house: KnownHouse, game: str, players: int, lang: str = "en") -> str:
    """A table at which a game was played to its end, past any page."""
    table = ""
    for one in decisions(house, game, players, 1, lang):
        table = one.table
    return table


def at_the_end(guest: Guest, table: str) -> None:
    guest.visit(f"/table/{table}")
    guest.result.wait_for()
    guest.page.locator(".leads").wait_for()


def test_the_winners_city_is_a_picture_that_can_be_kept(invited: Invited, web_house: KnownHouse) -> None:
    anna = invited()
    anna.context.add_init_script(NOTE_FILES)
    at_the_end(anna, played(web_house, "machi-koro", 2))
    page = anna.page
    winner = (anna.result.inner_text()).strip().removesuffix(" wins")
    picture = page.get_by_role("img", name=f"The city of {winner}")
    expect(picture).to_be_visible()
    expect(page.locator(".after .sum")).to_contain_text("Landmarks: 4")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    assert download.value.suggested_filename == f"burgomaster-{anna.table}.png"

    # The pixels: a PNG of the size that places show whole, and not blank.
    pixels = download.value.path().read_bytes()
    assert pixels.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", pixels[16:24]) == (1200, 630)
    assert page.evaluate(COLOURS, base64.b64encode(pixels).decode()) > 200

    # The drawing it was made from has everything it needs, and all that was built.
    text = page.evaluate(DRAWN)
    drawing = ET.fromstring(text)
    held = {one.get("id") for one in drawing.iter(f"{SVG}symbol")}
    used = [str(one.get("href")).removeprefix("#") for one in drawing.iter(f"{SVG}use")]
    assert set(used) == held, "a drawing is missing, or not needed"
    assert not re.search(r"\b(?:class|style)=|var\(|https?://(?!www\.w3\.org)", text)
    city = web_city(anna, winner)
    assert sorted(used) == sorted(
        [f"mk-{one}" for one in city["landmarks"]]
        + [f"mk-{name}" for name, count in city["buildings"].items() for _ in range(count)]
    )
    assert [one.text for one in drawing.iter(f"{SVG}text")] == [
        f"{winner} wins",
        "Landmarks: 4",
        "Machi Koro · Burgomaster",
    ]
    anna.check_axe()
    anna.check_words()
    anna.shot("moments-city-1280")

    # Everybody's city can be looked at.
    other = next(name for name in names_of(anna) if name != winner)
    page.get_by_role("button", name=f"The city of {other}").click()
    expect(page.get_by_role("img", name=f"The city of {other}")).to_be_visible()
    page.evaluate("window.made.length = 0")
    with page.expect_download():
        page.get_by_role("button", name="Save the picture").click()
    assert f">The city of {other}</text>" in page.evaluate(DRAWN)


def names_of(guest: Guest) -> list[str]:
    whole = guest.past_the_page().get(f"/api/tables/{guest.table}")[1]
    return [seat["name"] for seat in whole["table"]["seats"]]


def web_city(guest: Guest, name: str) -> dict[str, Any]:
    whole = guest.past_the_page().get(f"/api/tables/{guest.table}")[1]
    return dict(whole["view"]["state"]["cities"][names_of(guest).index(name)])


@pytest.mark.parametrize("game", ["alhambra", pytest.param("monopoly-builder", marks=pytest.mark.long)])
def test_a_picture_is_handed_on_where_the_browser_can(game: str, invited: Invited, web_house: KnownHouse) -> None:
    anna = invited(size=(390, 844), dark=True, touch=True)
    anna.context.add_init_script(NOTE_FILES)
    anna.context.add_init_script(CAN_SHARE)
    at_the_end(anna, played(web_house, game, 2))
    anna.page.get_by_role("button", name="Share the picture").click()
    anna.until("window.shared.length > 0")
    ((title, name, kind, size),) = anna.page.evaluate("window.shared")
    assert title == anna.result.inner_text().strip()
    assert (name, kind) == (f"burgomaster-{anna.table}.png", "image/png")
    assert size > 10_000
    drawing = ET.fromstring(anna.page.evaluate(DRAWN))
    held = {one.get("id") for one in drawing.iter(f"{SVG}symbol")}
    assert held
    assert held == {str(one.get("href")).removeprefix("#") for one in drawing.iter(f"{SVG}use")}
    anna.check_width()
    anna.check_words()


def test_pictures_may_come_from_the_page_itself_and_from_nowhere_else(web_house: KnownHouse) -> None:
    answer, _ = fetched(web_house, "/")
    policy = answer.getheader("content-security-policy") or ""
    assert "img-src 'self' blob:;" in policy
    assert policy.count("blob:") == 1


# What of the table of results is not in sight, or runs into something: sentences without a space between them too.
RESULT = r"""() => {
  const faults = [];
  const box = document.querySelector(".after .scroll");
  if (box.scrollWidth > box.clientWidth) faults.push(`${box.scrollWidth} > ${box.clientWidth}`);
  for (const cell of box.querySelectorAll("th, td")) {
    const { left, right } = cell.getBoundingClientRect();
    if (left < 0 || right > innerWidth) faults.push(`out of sight: ${cell.textContent}`);
    if (cell.scrollWidth > cell.clientWidth + 1) faults.push(`cut: ${cell.textContent}`);
  }
  // A row of one word is one line.
  for (const head of box.querySelectorAll("tbody th")) {
    const range = document.createRange();
    range.selectNodeContents(head.firstChild);
    const lines = new Set([...range.getClientRects()].map((one) => one.top)).size;
    if (lines > 1 && !/[ -]/.test(head.firstChild.textContent.trim()))
      faults.push(`broken: ${head.textContent}`);
  }
  const text = document.querySelector(".after").textContent;
  for (const [found] of text.matchAll(/\p{Ll}[.!?]\p{Lu}\p{L}*/gu)) faults.push(`no space: ${found}`);
  return faults;
}"""


@pytest.mark.parametrize(
    ("game", "lang"), [("machi-koro", "nl"), pytest.param("alhambra", "it", marks=pytest.mark.long)]
)
def test_everybodys_column_is_in_sight_on_a_phone(
    game: str, lang: str, invited: Invited, web_house: KnownHouse
) -> None:
    players = max(rules_of(game).SPEC.players)
    bram = invited(size=(360, 740), locale=LOCALES[lang], touch=True)
    at_the_end(bram, played(web_house, game, players, lang))
    bram.until("document.querySelectorAll('.after .scroll tbody tr').length > 5")
    assert bram.page.locator(".after .scroll thead th").count() == players
    assert bram.page.evaluate(RESULT) == []
    bram.check_width()
    bram.check_words()
    bram.shot(f"moments-{game}-360-{lang}")


def test_once_more_begins_at_once_against_the_same_bots(invited: Invited) -> None:
    anna = invited()
    open_table(anna, "machi-koro", ["greedy"])
    anna.page.wait_for_selector(".room")
    old = anna.table
    person = anna.past_the_page()

    def seats() -> list[tuple[str, str]]:
        told = person.get(f"/api/tables/{anna.table}")[1]["table"]["seats"]
        return sorted((seat["kind"], seat["bot"] or "") for seat in told)

    before = seats()
    assert ("bot", "greedy") in before
    person.ok(f"/api/tables/{old}/resign")
    anna.result.wait_for()
    anna.page.get_by_role("button", name="Once more").click()
    anna.page.wait_for_url(lambda url: old not in url)
    anna.wait_for(lambda found: found["status"] == "running" and found["actions"] != [])  # nothing else was clicked
    assert seats() == before
    # It begins once: nothing is left that would start another table by looking at it.
    assert anna.page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('burgomaster-start-'))") == []


# ---- Sounds ----

# Counts everything that is made to sound.
NOTE_SOUNDS = """{
  window.contexts = window.sounded = 0;
  const Context = window.AudioContext;
  window.AudioContext = class extends Context { constructor() { super(); window.contexts += 1; } };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.sounded += 1; return start.apply(this, when); };
  }
}"""


def test_sounds_wait_for_a_click_and_are_off_with_one(invited: Invited) -> None:
    guest = invited()
    guest.context.add_init_script(NOTE_SOUNDS)
    anna, bram = sitting(guest, "Anna"), Client(guest.house.port, "Bram")
    table = table_of([anna, bram])
    page = guest.page
    turns = iter([anna, bram] * 10)

    def a_turn() -> int:
        """Somebody throws and passes while the page looks on; how much was made to sound."""
        before = int(page.evaluate("window.sounded"))
        person = next(turns)
        for action in ("throw 1", "pass"):  # what comes in heaps is shown at once, without a sound
            guest.catch_up(act(person, table, action)["seq"])
        return int(page.evaluate("window.sounded")) - before

    guest.visit(f"/table/{table}")
    page.wait_for_selector(".room")
    assert a_turn() == 0
    assert page.evaluate("window.contexts") == 0, "a sound before anybody has touched anything"
    speaker = page.get_by_role("button", name="Sounds")
    expect(speaker).to_have_attribute("aria-pressed", "true")
    page.mouse.click(400, 20)  # anywhere
    assert a_turn() > 5  # dice alone are several
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    assert a_turn() == 0

    page.reload()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    page.mouse.click(400, 20)
    assert a_turn() == 0

    # The volume: a slider, which is off at its end.
    page.get_by_role("button", name="Settings").click()
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_have_value("0")
    volume.fill("60")
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()
    guest.check_axe()
    page.keyboard.press("Escape")
    expect(speaker).to_have_attribute("aria-pressed", "true")
    assert a_turn() > 5
    page.get_by_role("button", name="Settings").click()
    expect(volume).to_have_value("60")
    volume.fill("0")
    page.keyboard.press("Escape")
    assert a_turn() == 0
    guest.check_words()


# ---- Motion ----

# Notes what is moved, by which properties; `long` makes every movement last, so that it can be looked at.
NOTE_MOTION = """{
  window.moved = [];
  window.most = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const what = this.dataset.die ? "die" : this.classList.contains("traveller") ? "traveller" : this.dataset.at;
    window.moved.push([what, frames.flatMap(Object.keys)]);
    return animate.call(this, frames, window.long ? { ...how, duration: 60_000, delay: 0 } : how);
  };
  const look = () => {
    const now = document.getAnimations();
    window.most = Math.max(window.most, now.length);
    for (const one of now) window.moved.push([one.constructor.name, one.effect.getKeyframes().flatMap(Object.keys)]);
    requestAnimationFrame(look);
  };
  look();
}"""
FREE = {"offset", "computedOffset", "easing", "composite", "transform", "opacity"}


def at_a_table(guest: Guest) -> tuple[Client, Client, str]:
    anna, bram = sitting(guest, "Anna"), Client(guest.house.port, "Bram")
    table = table_of([anna, bram])
    guest.visit(f"/table/{table}")
    guest.page.wait_for_selector(".room")
    return anna, bram, table


def test_nothing_moves_where_that_is_not_wanted(invited: Invited) -> None:
    guest = invited()
    guest.context.add_init_script(NOTE_MOTION)
    anna, bram, table = at_a_table(guest)
    guest.page.evaluate("(window.moved.length = 0, window.most = 0)")
    for person in (anna, bram, anna):
        guest.catch_up(act(person, table, "throw 1")["seq"])
        assert guest.page.evaluate("document.getAnimations().length") == 0
        guest.catch_up(act(person, table, "pass")["seq"])
    assert guest.page.evaluate("[window.most, window.moved.length]") == [0, 0]


def test_any_tap_ends_all_motion(invited: Invited) -> None:
    guest = invited(motion=True)
    guest.context.add_init_script("window.long = true")
    guest.context.add_init_script(NOTE_MOTION)
    anna, bram, table = at_a_table(guest)
    guest.catch_up(act(anna, table, "throw 1")["seq"])
    guest.until("window.moved.some(([what]) => what === 'die')")
    assert guest.page.evaluate("document.getAnimations().length") > 0
    guest.page.mouse.click(400, 20)
    assert (
        guest.page.evaluate("document.getAnimations().filter((one) => one.effect.getTiming().duration > 9000).length")
        == 0
    )
    guest.until("document.querySelectorAll('.traveller').length === 0")
    act(anna, table, "pass")
    # However much happens, there is never more in the air than can be followed.
    for person in (bram, anna, bram, anna, bram, anna):
        act(person, table, "throw 1")
        guest.catch_up(act(person, table, "pass")["seq"])
        assert guest.page.evaluate("document.querySelectorAll('svg.traveller').length") <= 12


# Notes what travels in the same task in which something on the board is moved or hidden, and what can be chosen at the
# moment when the board has changed.
NOTE_TASKS = """{
  window.travelled = 0;
  window.together = 0;
  window.offered = [];
  let same = false;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.classList.contains("traveller")) {
      window.travelled += 1;
      if (same) window.together += 1;
    } else {
      same = true;
      queueMicrotask(() => (same = false));
    }
    return animate.call(this, frames, how);
  };
  const choices = () => document.querySelectorAll(".choice.legal, .bar .button[data-action]").length;
  const watch = () => {
    const room = document.querySelector(".room");
    if (!room) return requestAnimationFrame(watch);
    new MutationObserver(() => window.offered.push(choices())).observe(room, { attributeFilter: ["data-seq"] });
  };
  watch();
}"""


def test_a_move_is_drawn_in_several_tasks(invited: Invited) -> None:
    """The board first, then what travels, then what can be chosen: all at once would be too much for a phone."""
    guest = invited(motion=True)
    guest.context.add_init_script(NOTE_TASKS)
    anna, bram, table = at_a_table(guest)
    guest.wait_for(lambda found: found["actions"] != [])
    for person in (anna, bram) * 3:
        guest.catch_up(act(person, table, "throw 1")["seq"])
        guest.catch_up(act(person, table, "pass")["seq"])
    guest.wait_for(lambda found: found["actions"] != [])
    guest.until("window.travelled > 6")
    assert guest.page.evaluate("window.together") == 0
    assert guest.page.evaluate("window.offered") == [0] * 12


def test_motion_lays_nothing_out_anew(invited: Invited, record_property: Any) -> None:
    """At a quarter of the speed; how it went is noted, and depends on the machine. What is moved does not."""
    anna = invited(motion=True, size=(390, 844))
    anna.context.add_init_script(NOTE_MOTION)
    anna.context.add_init_script(NOTE_FRAMES)
    anna.play_against_bots("machi-koro")
    anna.wait_for(lambda found: found["actions"] != [])
    slow = anna.context.new_cdp_session(anna.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    anna.page.evaluate("(window.frames_ = [], window.tasks = [])")
    play([anna], clicking(random.Random(1)), moves=4)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    frames, tasks = anna.page.evaluate("[window.frames_, window.tasks]")
    figures = {
        "frames": len(frames),
        "95th percentile (ms)": round(sorted(frames)[int(len(frames) * 0.95)], 1),
        "tasks over 50 ms": len(tasks),
        "longest task (ms)": round(max(tasks, default=0)),
    }
    record_property("motion at a quarter of the speed", figures)
    logging.getLogger(__name__).info("at a quarter of the speed: %s", figures)
    moved = anna.page.evaluate("window.moved")
    assert {"die", "traveller"} <= {what for what, _ in moved}
    assert {name for what, names in moved if what != "CSSTransition" for name in names} <= FREE


NOTE_FRAMES = """{
  window.frames_ = [];
  window.tasks = [];
  let last = performance.now();
  const frame = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  const note = (list) => window.tasks.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(note).observe({ type: "longtask" });
}"""
