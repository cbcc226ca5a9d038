"""After a game: luck and errors in an account that adds up, turning points, the better move on the board of then."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.people import Client, play_one, table_of
from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse
from tests.web.test_moments import at_the_end, played

WORKING = 600_000  # milliseconds that a review may take on a busy machine


# A browser that says nothing of its line: then nothing large is loaded, and the server makes the review.
SILENT = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => undefined })"
# One that says it is quick, as a browser on a busy machine may not.
QUICK = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType: '4g' }) })"
# What the house in the tab has answered.
LISTEN = """{
  window.reviews = [];
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data.answer?.[1].includes("turning_points")) window.reviews.push(JSON.parse(data.answer[1]));
      });
    }
  };
}"""


def opened(guest: Guest) -> Locator:
    """The panel of the review, at a table whose game is over."""
    guest.page.locator(".after [data-act=board]").click()
    guest.page.locator("#tab-review").click()
    return guest.page.locator(".review")


def asked(guest: Guest, table: str) -> Locator:
    """The same, where it has been asked for."""
    at_the_end(guest, table)
    panel = opened(guest)
    panel.locator(".button.main").click()
    return panel


def by_the_server(house: KnownHouse, table: str, lang: str) -> dict[str, Any]:
    """The server's own review, when it is ready."""
    someone = Client(house.port)
    for _ in range(WORKING // 5000):
        _, found = someone.get(f"/api/tables/{table}/judgement?lang={lang}")
        if found["ready"]:
            return dict(found)
    raise AssertionError("no review came")


def is_begun(house: KnownHouse, table: str) -> bool:
    """Has the server made a review, or begun one?"""
    return not Client(house.port).get(f"/api/tables/{table}/judgement?own=1")[1]["rows"]


def number(text: str) -> float:
    return float(re.sub(r"[^\d.,+−-]", "", text).replace("−", "-").replace(",", "."))


@pytest.mark.parametrize("size", [pytest.param((1366, 768), marks=pytest.mark.long), (360, 740)])
def test_the_account_adds_up_and_the_better_move_is_drawn(
    size: tuple[int, int], invited: Invited, web_house: KnownHouse
) -> None:
    anna = invited(locale="nl-NL", size=size)
    anna.context.add_init_script(SILENT)
    table = played(web_house, "machi-koro", 2)
    panel = asked(anna, table)
    panel.locator("dl").wait_for(timeout=WORKING)
    values = [number(one) for one in panel.locator("dd").all_inner_texts()[:6]]
    assert abs(sum(values[:5]) - values[5]) < 1.5  # each is rounded

    # A turning point is looked at: the board goes there, and a note says what it was.
    panel.locator("ol .move").first.click()
    expect(panel.locator(".note").first).to_be_in_viewport()
    expect(panel.locator("ol .move").first).to_have_class(re.compile("here"))

    # Where something else should have been built, the board of then shows what.
    found = by_the_server(web_house, table, "nl")
    event = next(one for one in found["events"] if one["better"] and one["better"][0]["text"].startswith("buy "))
    panel.get_by_role("group").get_by_role("button").nth(event["seat"]).click()
    panel.locator(f'ul .move[data-seq="{event["seq"]}"]').click()
    expect(panel.locator(".note")).to_contain_text(event["better"][0]["said"][1:])
    panel.locator(".note").get_by_role("button", name="Laat zien").first.click()
    ring = anna.page.locator(".choice.better")
    expect(ring).to_be_in_viewport()
    expect(ring).to_have_attribute("data-action", event["better"][0]["text"])
    anna.page.get_by_role("group", name="Herhaling").get_by_role("button", name="Eén zet verder").click()
    expect(ring).to_have_count(0)


def resigned(house: KnownHouse) -> str:
    """A table at which a game of a few moves was resigned: it is reviewed quickly."""
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    for _ in range(14):  # nobody ever builds: that costs something
        play_one(people, table, lambda some: next((one for one in some if one["text"] == "pass"), some[0]))
    people[1].ok(f"/api/tables/{table}/resign")
    return table


def test_a_review_is_made_in_the_visitors_tab_and_is_the_servers(invited: Invited, web_house: KnownHouse) -> None:
    anna = invited()
    anna.context.add_init_script(QUICK)
    anna.context.add_init_script(LISTEN)
    table = resigned(web_house)
    panel = asked(anna, table)
    panel.locator("dl").wait_for(timeout=WORKING)
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Language").select_option("it")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("heading", name="vince").wait_for()
    opened(anna)  # it was asked for already, and is only said anew
    panel.locator("dl").wait_for()
    anna.until("window.reviews.filter((one) => one.ready).length === 2")
    expect(panel.get_by_role("heading", name="Fortuna e bravura")).to_be_visible()
    anna.check_words()
    assert not is_begun(web_house, table)  # a small server has had nothing to do with it
    found = [one for one in anna.page.evaluate("window.reviews") if one["ready"]]
    assert found == [by_the_server(web_house, table, lang) for lang in ("en", "it")]
    assert any(event["better"] for event in found[0]["events"])


@pytest.mark.parametrize(
    ("locale", "said", "label"),
    [
        ("en-GB", "{} of 97 decisions", "How far the review is"),
        ("nl-NL", "{} van 97 beslissingen", "Hoe ver de analyse is"),
        ("it-IT", "{} decisioni su 97", "A che punto è l’analisi"),
    ],
)
def test_a_review_shows_how_far_it_is_also_to_who_comes_back(
    locale: str, said: str, label: str, invited: Invited, web_house: KnownHouse
) -> None:
    anna = invited(locale=locale, size=(360, 740))
    anna.context.add_init_script(SILENT)
    far = {"assessed": 0, "decisions": 0}
    asked_for: list[str] = []

    def answer(route: Route) -> None:
        asked_for.append(route.request.url)
        nothing: dict[str, Any] = {"thresholds": {}, "events": [], "seats": [], "turning_points": [], "rows": []}
        route.fulfill(json={"ready": False, **nothing, "progress": far})

    anna.context.route("**/judgement?*", answer)
    table = resigned(web_house)
    panel = asked(anna, table)
    bar = panel.get_by_role("progressbar", name=label)
    expect(bar).not_to_have_attribute("value", re.compile(""))  # nobody works at it yet
    far = {"assessed": 31, "decisions": 97}
    expect(panel.locator(".done")).to_have_text(said.format(31))
    assert bar.evaluate("bar => [bar.value, bar.max]") == [31, 97]
    expect(bar).to_be_in_viewport()
    anna.check_words()

    anna.visit("/")
    asked_for.clear()
    far = {"assessed": 32, "decisions": 97}
    at_the_end(anna, table)
    panel = opened(anna)
    expect(panel.locator(".done")).to_have_text(said.format(32))
    assert all("now=1" in one and "depth=normal" in one for one in asked_for)
    anna.context.unroute("**/judgement?*")
    panel.locator("dl").wait_for(timeout=WORKING)
    expect(panel.locator(".done")).to_have_count(0)


LATE = 3000  # milliseconds after which Python's loader waits for its module, where the machine is not too busy


@pytest.mark.parametrize(
    "trouble",
    ["broken", "cancelled", *(pytest.param(one, marks=pytest.mark.long) for one in ("broken late", "corrupt"))],
)
def test_where_the_tab_cannot_make_it_the_server_does(trouble: str, invited: Invited, web_house: KnownHouse) -> None:
    anna = invited()
    anna.context.add_init_script(QUICK)
    wanted: list[Route] = []

    def answer(route: Route) -> None:
        wanted.append(route)
        if trouble == "broken":
            route.abort()
        elif trouble == "corrupt":
            route.fulfill(body=b"\0asm, or so it seems", content_type="application/wasm")

    anna.context.route("**/pyodide.asm.wasm", answer)
    table = resigned(web_house)
    panel = asked(anna, table)
    if trouble == "broken late":
        while not wanted:
            anna.page.wait_for_timeout(100)
        anna.page.wait_for_timeout(LATE)
        wanted[0].abort()
    if trouble == "cancelled":
        anna.page.locator(".loading").get_by_role("button", name="Cancel").click()
    panel.locator("dl").wait_for(timeout=WORKING)
    assert anna.table == table
    assert is_begun(web_house, table)
    if trouble.startswith("broken"):  # who looks for the reason finds it on the console
        anna.expects("Failed to fetch")
    if trouble == "corrupt":
        anna.expects("WebAssembly.instantiateStreaming")
