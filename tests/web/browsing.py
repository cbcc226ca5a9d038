"""People at browsers: Debian's Chromium, driven as a person would, against a real house."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

from tests.server.people import Client
from tests.web.chromium import check_axe

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
PATIENCE = 120_000  # milliseconds; a busy machine takes its time
LOOK = 100  # milliseconds from one look at the page to the next
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-gpu-rasterization", "--disable-software-rasterizer"),  # drawing without a graphics card costs less so
    "--js-flags=--liftoff-only",  # a tab's Python costs a third less to start without optimised WebAssembly
]

# The word a page adds to the dice is known, like the house's secret: the same test always has the same luck.
KNOWN_WORD = """{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : random(bytes));
}"""

# What the page offers to click: glowing things on the board, buttons of the action bar, and those that finish what has
# been put together on the board (they begin with "!").
OFFERED = """() => {
  const room = document.querySelector(".room");
  if (!room) return { status: "opening", actions: [] };
  const found = room.querySelectorAll("button.choice.legal, .bar .button.main[data-action]:not(:disabled)");
  const actions = [...found].map((one) => (one.closest(".till") ? "!" : "") + one.dataset.action);
  return { status: room.dataset.status, seq: room.dataset.seq, actions };
}"""
# Where the middle of an action lies, brought into view; nothing, if something else covers it.
WHERE = """action => {
  const all = [...document.querySelectorAll("[data-action]")];
  const wanted = all.find((one) => (one.closest(".till") ? "!" : "") + one.dataset.action === action);
  if (!wanted) return null;
  wanted.scrollIntoView({ block: "center" });
  const box = wanted.getBoundingClientRect();
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return wanted.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
}"""

# From now until something can be chosen on the board; `first` is what to click before.
UNTIL_BOARD = """(first) => new Promise((done) => {
  const began = performance.now();
  document.querySelector(first)?.click();
  const offered = ".room .choice.legal, .room .bar .button.main[data-action]:not(:disabled)";
  const look = () => {
    if (document.querySelector(offered)) done(performance.now() - began);
    else setTimeout(look, 5);
  };
  look();
})"""


class Host(Protocol):
    """What serves the page: a house, or a static host."""

    port: int


class Guest:
    """One person at one browser, with a cookie jar of their own."""

    def __init__(
        self,
        browser: Browser,
        house: Host,
        *,
        size: tuple[int, int] = (1280, 860),
        locale: str = "en-GB",
        dark: bool = False,
        motion: bool = False,
        touch: bool = False,
        offline: bool = False,
    ) -> None:
        self.house = house
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            # What it keeps would answer instead of the house that a test looks at.
            service_workers="allow" if offline else "block",
            base_url=f"http://127.0.0.1:{house.port}",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(KNOWN_WORD)
        self.problems: list[str] = []
        self._expected: list[str] = []
        self.heard: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        page.on("console", self._console)
        page.on("websocket", self._listen)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        # A lost line is told on the console too; everything else that is red there is a fault.
        if message.type == "error" and "net::ERR" not in message.text and "WebSocket" not in message.text:
            self.problems.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def expects(self, part: str) -> None:
        """Problems with this in their texts belong to the test, whenever the browser comes to tell them."""
        self._expected.append(part)

    def close(self) -> None:
        """Leave; nothing else may have gone wrong."""
        self.context.close()
        faults = [one for one in self.problems if not any(part in one for part in self._expected)]
        assert not faults, "\n".join(faults)

    # ---- Looking ----

    def offered(self) -> dict[str, Any]:
        return dict(self.page.evaluate(OFFERED))

    def wait_for(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Look until the page offers what is wanted."""
        for _ in range(PATIENCE // LOOK):
            found = self.offered()
            if wanted(found):
                return found
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"never came: {self.offered()}")

    def until(self, script: str) -> None:
        """Look until this is so on the page. (Its content policy forbids what Playwright has for that.)"""
        for _ in range(PATIENCE // LOOK):
            if self.page.evaluate(script):
                return
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"never came: {script}")

    def catch_up(self, seq: int) -> None:
        """Wait until the page has shown everything up to this event."""
        self.wait_for(lambda found: (found.get("seq"), found["status"]) == (str(seq), "running"))

    def check_words(self) -> None:
        """No word is missing."""
        assert self.page.evaluate("document.documentElement.dataset.missing ?? ''") == ""

    def check_width(self) -> None:
        """Nothing sticks out sideways."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} is {wide} px too wide"

    def check_axe(self) -> None:
        """No violations of accessibility rules, as axe-core knows them."""
        check_axe(self.page)

    def shot(self, name: str, *, whole: bool = False, fault: bool = False) -> None:
        """Keep a picture to look at: of a fault always, of everything else where SHOTS is set."""
        if not fault and not os.environ.get("SHOTS"):
            return
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole)

    @property
    def table(self) -> str:
        """The id of the table the page shows."""
        return self.page.url.rpartition("/")[2].partition("#")[0]

    @property
    def result(self) -> Locator:
        """Who has won, at the head of what the page says after the game."""
        return self.page.locator(".after h2")

    # ---- Doing ----

    def past_the_page(self) -> Client:
        """The same person, talking to the house without a browser."""
        cookies = [f"{one['name']}={one['value']}" for one in self.context.cookies()]
        return Client(self.house.port, cookie="; ".join(cookies))

    def visit(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("main")

    def play_against_bots(self, game: str) -> None:
        """The quick way from the front door."""
        self.visit("/")
        self.page.click(f'[data-play="{game}"]')
        self.page.wait_for_selector(".room")

    def click(self, action: str) -> None:
        """Point at an offered action and click; it must lie open, unless the table has moved on meanwhile."""
        place = self.page.evaluate(WHERE, action)
        if place is None:
            assert action not in self.offered()["actions"], f"{action} is covered by something else"
            return
        self.page.mouse.click(place["x"], place["y"])


def open_table(host: Guest, game: str, seats: list[str], **options: str) -> None:
    """The host opens a table on the page; a seat is `friend` or a bot's name. Tokens go by the seats, unless said."""
    if game == "monopoly-builder":
        options = {"How tokens come": "seat", **options}
    host.visit(f"/new?{game}")
    page = host.page
    page.wait_for_selector("form select")
    page.get_by_label("How many players?").select_option(str(len(seats) + 1))
    for place, who in enumerate(seats, 2):
        page.get_by_label(f"Seat {place}").select_option("" if who == "friend" else who)
    if options:
        for folded in page.locator("form summary").all():
            folded.click()
    for label, value in options.items():
        page.get_by_label(label, exact=False).select_option(value)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")


def sit_down(host: Guest, guest: Guest, name: str) -> None:
    """A friend follows the invite link."""
    guest.visit(invite_link(host))
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_role("button", name="Get up").wait_for()


def invite_link(host: Guest) -> str:
    """The link that the host sends to everybody."""
    return host.page.get_by_label("Invite link", exact=True).input_value()


def start(host: Guest) -> None:
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_selector(".room")


IDLE = ("pass", "no swap", "keep", "end", "no steal", "drop", "refuse")
TRIFLES = ("mortgage", "pay-off", "trade", "bankrupt")


def chosen(actions: list[str], rng: random.Random) -> str:
    """A person's choice: finish what is begun, build where possible, not busy with trifles for ever."""
    first = [one for one in actions if one.startswith(("build ", "!"))]
    if first:
        return first[-1]
    idle = [one for one in actions if one in IDLE]
    busy = [one for one in actions if one not in IDLE and not one.startswith(TRIFLES)]
    if idle and (not busy or rng.random() < 0.3):
        return rng.choice(idle)
    return rng.choice(busy or actions)


Moving = Callable[[Guest, list[str]], None]


def clicking(rng: random.Random) -> Moving:
    """Clicks on what is offered, until it is a whole move."""

    def move(guest: Guest, _: list[str]) -> None:
        before = found = guest.offered()
        while found["actions"] and found["seq"] == before["seq"]:
            guest.click(chosen(found["actions"], rng))
            found = guest.offered()

    return move


def play(
    guests: list[Guest], move: Moving, *, moves: int = 4000, stop: Callable[[list[str]], bool] = lambda _: False
) -> int:
    """Whoever is on turn moves on the page: to the end of the game, so many moves, or until one is offered what `stop`
    wants; how many moves were made."""
    made = 0
    for _ in range(20_000):
        for guest in guests:
            found = guest.offered()
            if found["status"] == "over" or made >= moves:
                return made
            if not found["actions"]:
                continue
            if stop(found["actions"]):
                return made
            move(guest, found["actions"])
            guest.wait_for(lambda now, seq=found["seq"]: now["seq"] != seq)  # type: ignore[misc]
            made += 1
        guests[0].page.wait_for_timeout(50)
    raise AssertionError(f"the game never ended: {[guest.offered() for guest in guests]}")


def tab_to(guest: Guest, wanted: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(150):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
    raise AssertionError(f"Tab never reaches {wanted}")


class EndedBefore(AssertionError):
    """The game was over before it came to where it should."""


def fast_forward(
    guests: list[Guest],
    choose: Callable[[list[str], dict[str, Any]], str],
    stop: Callable[[dict[str, Any]], bool],
) -> dict[str, Any]:
    """Play everybody's seat past the page until somebody on turn comes to where `stop` holds; what they see then.

    The pages are closed meanwhile, since to draw every move takes far longer than to make it. They have caught up when
    it returns: a page still showing earlier moves offers what is no longer to be had.
    """
    table = guests[0].table
    people = [guest.past_the_page() for guest in guests]
    pages = [guest.page.url for guest in guests]
    for guest in guests:
        guest.page.goto("about:blank")
    for _ in range(20_000):
        for person in people:
            whole = person.get(f"/api/tables/{table}")[1]
            if whole["table"]["status"] != "running":
                raise EndedBefore
            if not whole["you"]["actions"]:
                continue
            if stop(whole):
                for guest, page in zip(guests, pages, strict=True):
                    guest.visit(page)
                    guest.catch_up(whole["seq"])
                return dict(whole)
            steps = whole["you"]["actions"]
            while True:
                text = choose([one["text"] for one in steps], whole)
                if next(
                    (one["complete"] for one in steps if one["text"] == text), True
                ):  # offers are listed in steps only
                    break
                steps = person.ok(f"/api/tables/{table}/steps", {"seq": whole["seq"], "prefix": text})["steps"]
            person.ok(f"/api/tables/{table}/actions", {"action": text, "seq": whole["seq"]})
        guests[0].page.wait_for_timeout(5)
    raise AssertionError("it never came to that")
