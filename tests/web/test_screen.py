"""A table on a screen that all look at: codes for open seats, the board as a spectator sees it, nobody's hand."""

from __future__ import annotations

import json
import random
import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, WebSocketRoute, expect

from burgomaster.games import game as rules_of
from tests.boards import BOARDS
from tests.server.people import Client, HouseProcess, play_one
from tests.web.browsing import LOOK, PATIENCE, Guest
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse
from tests.web.qr import read

TELEVISION, TABLET = (1920, 1080), (1024, 768)
FARTHEST = 24  # px that names, turn and news must have on a television to be read from three metres
NAMES = ("Wilhelmina-Margaretha", "Bo", "Giovanbattista Ricci", "Dirk-Jan", "Eleonora di Toledo", "Fenna")

# How large words are, as they are seen: what stands on a board is drawn larger than it is laid out.
SIZES = """all => all.map((one) => {
  const zoom = one.closest(".stage")?.style.getPropertyValue("--zoom") || 1;
  return parseFloat(getComputedStyle(one).fontSize) * zoom;
})"""
# What sticks out of the page or of where it belongs; what stands on a board is measured in tests of its own.
SCROLLS = """() => {
  const page = document.documentElement;
  const own = "header, h1, .seats, .seats li, .doors, .doors li, .result, .box, table, figure";
  const parts = document.querySelectorAll(own);
  const out = [...parts].filter((one) => {
    if (one.closest(".stage")) return false;
    const box = one.getBoundingClientRect();
    const room = one.parentElement.getBoundingClientRect();
    return box.right > Math.min(innerWidth, room.right) + 1 || box.bottom > Math.min(innerHeight, room.bottom) + 1;
  });
  const stage = document.querySelector(".stage");
  const cut = (one) => one && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
  return [
    ...(page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? ["the page"] : []),
    ...(cut(stage) ? ["the board"] : []),
    ...out.map((one) => `${one.tagName} ${one.className}`),
  ];
}"""
# Whatever can be pressed or typed into by whoever stands before the screen.
LOOSE = """() => [...document.querySelectorAll("button, input, select, textarea, [tabindex='0'], a")]
  .filter((one) => !one.closest("[inert]") && !one.matches(".skip")).map((one) => one.outerHTML)"""


def people_of(house: HouseProcess, host: Guest, game: str, players: int, **setup: Any) -> tuple[list[Client], str]:
    """A table that the person at this browser opens past the page, and friends who do not sit yet."""
    host.page.request.post("/api/me", data={"name": NAMES[0]})
    people = [host.past_the_page(), *(Client(house.port, name) for name in NAMES[1:players])]
    return people, str(people[0].ok("/api/tables", {"game": game, "players": players, **setup})["id"])


def seated(house: HouseProcess, host: Guest, game: str, players: int, **setup: Any) -> tuple[list[Client], str]:
    """The same, begun."""
    people, table = people_of(house, host, game, players, **setup)
    for person in people[1:]:
        person.ok(f"/api/tables/{table}/join")
    people[0].ok(f"/api/tables/{table}/start")
    return people, table


def play_on(people: list[Client], table: str, moves: int) -> int:
    """Some moves, not busy with trifles; the last row."""
    rng = random.Random(7)

    def choose(steps: list[dict[str, Any]]) -> dict[str, Any]:
        busy = [one for one in steps if not one["text"].startswith(("offer", "mortgage", "trade"))]
        return rng.choice(busy or steps)

    for _ in range(moves):
        play_one(people, table, choose)
    return int(people[0].get(f"/api/tables/{table}")[1]["seq"])


def shows(guest: Guest, seq: int) -> None:
    guest.until(f"document.querySelector('main')?.dataset.seq === '{seq}'")


def code(page: Page, of: int | str) -> Locator:
    return page.locator(f'[data-code="{of}"]')


def seen(found: Locator) -> str:
    """What a camera reads off the screen; the same address stands below it."""
    picture = found.get_by_role("img", name="QR code")
    address = read(picture.screenshot())
    expect(found.locator(".address")).to_have_text(address)
    return address


def answers_to(page: Page) -> list[str]:
    """Whatever the server says about tables from now on."""
    told: list[str] = []

    def keep(answer: Response) -> None:
        if "/api/tables/" in answer.url and answer.ok:
            told.append(answer.text())

    page.on("response", keep)
    return told


@pytest.mark.parametrize("dark", [pytest.param(False, marks=pytest.mark.long), True])
def test_every_open_seat_has_its_own_code_until_it_is_taken(
    invited: Invited, web_house: KnownHouse, dark: bool
) -> None:
    host = invited(size=TELEVISION, dark=dark)
    (anna, bram, carla, _), table = people_of(web_house, host, "machi-koro", 4, public=False)
    path, page = f"/api/tables/{table}", host.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/invites" in request.url else None)
    page.on("requestfinished", lambda request: asked.remove(request.url) if "/invites" in request.url else None)
    host.visit(f"/table/{table}/screen")

    def links() -> dict[int, str]:
        found = anna.get(f"{path}/invites")[1]["invites"]
        return {one["seat"]: f"http://127.0.0.1:{web_house.port}{one['path']}" for one in found}

    expect(page.locator("[data-code]")).to_have_count(3)
    first = links()
    assert {seat: seen(code(page, seat)) for seat in first} == first
    host.check_axe()
    # Whoever follows a code sits on its seat, and the code is gone.
    bram.ok(f"{path}/join", {"invite": first[2].partition("#invite=")[2]})
    expect(code(page, 2)).to_have_count(0)
    expect(page.locator('.seats [data-seat="2"]')).to_contain_text("Bo")
    assert {seat: seen(code(page, seat)) for seat in (1, 3)} == {seat: first[seat] for seat in (1, 3)}
    # A seat that is free again has another code; a bot's has none.
    bram.ok(f"{path}/leave")
    expect(code(page, 2)).to_have_count(1)
    host.until(f"document.querySelector('[data-code=\"2\"] .address').textContent !== {json.dumps(first[2])}")
    assert seen(code(page, 2)) == links()[2] != first[2]
    anna.ok(f"{path}/bot", {"seat": 1, "bot": "greedy"})
    expect(code(page, 1)).to_have_count(0)
    # Who hands the table over hands its invites over too.
    carla.ok(f"{path}/join", {"invite": links()[3].partition("#invite=")[2]})
    expect(page.locator('.seats [data-seat="3"]')).to_contain_text("Giovanbattista")
    while asked:  # what it asked as the host is answered
        page.wait_for_timeout(20)
    anna.ok(f"{path}/host", {"seat": 3})
    expect(page.locator("[data-code]")).to_have_count(0)
    expect(page.get_by_text("This table is by invitation.")).to_be_visible()


def test_an_invite_is_shown_to_nobody_but_the_host(invited: Invited, web_house: KnownHouse) -> None:
    host, television, guest = invited(), invited(size=TELEVISION), invited(size=TELEVISION)
    (anna, *_), table = people_of(web_house, host, "machi-koro", 3, public=False)
    invites = [one["invite"] for one in anna.get(f"/api/tables/{table}/invites")[1]["invites"]]
    guest.page.request.post("/api/me", data={"name": "Bram"})
    guest.past_the_page().ok(f"/api/tables/{table}/join", {"invite": invites[0]})  # one who sits may not invite either
    for one in (television, guest):
        told = answers_to(one.page)
        one.visit(f"/table/{table}/screen")
        expect(one.page.get_by_text("This table is by invitation.")).to_be_visible()
        assert one.page.locator("[data-code]").count() == 0
        assert one.page.evaluate(SCROLLS) == []
        everything = one.page.content() + "".join(one.heard + told)
        assert not any(invite in everything for invite in invites)
    television.check_axe()


def test_a_public_table_shows_its_address_to_a_television(invited: Invited, web_house: KnownHouse) -> None:
    host, television = invited(), invited(size=TELEVISION)
    (_, bram, carla), table = people_of(web_house, host, "machi-koro", 3)
    television.visit(f"/table/{table}/screen")
    assert seen(code(television.page, "table")) == f"http://127.0.0.1:{web_house.port}/table/{table}"
    assert television.page.locator("[data-code]").count() == 1
    bram.ok(f"/api/tables/{table}/join")
    carla.ok(f"/api/tables/{table}/join")
    expect(television.page.locator("[data-code]")).to_have_count(0)
    expect(television.page.get_by_text("Everybody is here.")).to_be_visible()


def private_in(message: Any) -> list[Any]:
    """Whatever is somebody's own, anywhere in a message."""
    if isinstance(message, list):
        return [found for one in message for found in private_in(one)]
    if not isinstance(message, dict):
        return []
    own = [(name, one) for name, one in message.items() if name in ("you", "hand", "actions") and one is not None]
    return own + [found for one in message.values() for found in private_in(one)]


def test_nobodys_hand_is_on_the_screen_though_its_browser_sits_at_the_table(
    invited: Invited, web_house: KnownHouse
) -> None:
    guest = invited(size=TELEVISION)
    told = answers_to(guest.page)
    people, table = seated(web_house, guest, "alhambra", 2)
    guest.visit(f"/table/{table}/screen")
    shows(guest, play_on(people, table, 12))
    own = people[0].get(f"/api/tables/{table}")[1]
    assert own["you"]["state"]["seats"][0]["hand"]  # there is something to hide
    messages: list[Any] = []
    for _ in range(PATIENCE // LOOK):  # an answer may be told after the page has used it
        messages = [json.loads(text) for text in [*guest.heard, *told] if text.startswith("{")]
        if any("rows" in one for one in messages):
            break
        guest.page.wait_for_timeout(LOOK)
    assert any("rows" in one for one in messages)
    assert sum(one.get("type") == "row" for one in messages) >= 12
    assert private_in(messages) == []
    page = guest.page
    assert page.locator('.choice.legal, [data-action^="pay "], .bar, form').count() == 0
    assert page.evaluate(LOOSE) == []
    # A tap asks the house for nothing and does nothing. (The page keeps its own files a while after it has begun.)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/assets/" not in request.url else None)
    for x in range(100, 1900, 300):
        for y in range(150, 1050, 300):
            page.mouse.click(x, y)
    page.keyboard.press("1")
    page.wait_for_timeout(200)
    assert asked == []
    assert people[0].get(f"/api/tables/{table}")[1]["seq"] == own["seq"]
    # Who plays in the next tab has their hand there, as ever.
    beside = guest.tab()
    beside.goto(f"/table/{table}")
    beside.wait_for_selector('[data-action^="pay "]')
    beside.close()


@pytest.mark.parametrize(
    ("game", "players", "lang"),
    [
        pytest.param(
            game, max(rules_of(game).SPEC.players), lang, marks=[] if game == "alhambra" else [pytest.mark.long]
        )
        for game, lang in zip(BOARDS, cycle(("nl-NL", "it-IT", "en-GB")), strict=False)
    ],
)
def test_the_screen_is_read_from_afar_and_never_scrolls(
    game: str, players: int, lang: str, invited: Invited, web_house: KnownHouse
) -> None:
    guest = invited(size=TELEVISION, locale=lang)
    page = guest.page
    people, table = people_of(web_house, guest, game, players)
    guest.visit(f"/table/{table}/screen")

    def check(*texts: str) -> None:
        """Everything fits, on both; from afar one reads these."""
        for width, height in (TABLET, TELEVISION):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert page.evaluate(SCROLLS) == [], (width, height)
        for text in texts:
            sizes = page.locator(text).evaluate_all(SIZES)
            assert sizes, text
            assert min(sizes) >= FARTHEST, text
        guest.check_words()

    page.locator("[data-code]").first.wait_for()
    check(".seats .name", ".said", "h1", "figcaption b")
    for person in people[1:]:
        person.ok(f"/api/tables/{table}/join")
    people[0].ok(f"/api/tables/{table}/start")
    shows(guest, play_on(people, table, 25))
    check("h1", ".news .name", ".news .count b", ".news ol li", ".reel-line span")
    guest.check_axe()
    status = page.locator("h1").inner_text()
    turn = people[0].get(f"/api/tables/{table}")[1]["view"]["turn"]
    assert NAMES[turn] in status
    assert [page.locator(".news .name").nth(n).inner_text() for n in range(players)] == list(NAMES[:players])
    # The latest is told first, in the narrator's words and by name.
    language = lang[:2]
    rows = people[1].get(f"/api/tables/{table}/log?after=1&lang={language}")[1]["rows"]
    last = next(row for row in reversed(rows) if row["told"])
    expect(page.locator(".news ol li").first).to_contain_text(last["told"][0])
    for person in people[:-1]:
        person.ok(f"/api/tables/{table}/resign")
    page.locator(".result").wait_for()
    check(".result h2", ".result th", ".result tbody td", ".result figcaption b")
    guest.check_axe()
    expect(page.locator(".result h2")).to_contain_text(NAMES[players - 1])


def test_after_the_game_the_screen_follows_to_the_next_one(invited: Invited, web_house: KnownHouse) -> None:
    guest = invited(size=TELEVISION)
    people, table = seated(web_house, guest, "machi-koro", 2)
    guest.visit(f"/table/{table}/screen")
    people[1].ok(f"/api/tables/{table}/resign")
    expect(guest.page.locator(".result h2")).to_contain_text(f"{NAMES[0]} wins")
    assert seen(code(guest.page, "table")) == f"http://127.0.0.1:{web_house.port}/table/{table}"
    # A table that was closed at once is not worth going to; the next one is.
    closed = people[1].ok(f"/api/tables/{table}/rematch")["table"]
    guest.page.wait_for_url(f"**/table/{closed}/screen")
    expect(guest.page.locator(".seats")).to_contain_text(f"kept for {NAMES[0]}")
    assert guest.page.locator("[data-code]").count() == 0  # the seat is kept for somebody
    people[1].ok(f"/api/tables/{closed}/close")
    guest.visit(f"/table/{table}/screen")
    guest.page.locator(".result").wait_for()
    again = people[0].ok(f"/api/tables/{table}/rematch")["table"]
    assert again != closed
    guest.page.wait_for_url(f"**/table/{again}/screen")
    people[1].ok(f"/api/tables/{again}/join")
    people[0].ok(f"/api/tables/{again}/start")
    guest.page.locator(".stage").wait_for()


def test_where_nobody_may_watch_the_screen_says_so(invited: Invited, web_house: KnownHouse) -> None:
    guest = invited(size=TELEVISION)
    people, table = people_of(web_house, guest, "alhambra", 2, spectators="off")
    people[1].ok(f"/api/tables/{table}/join")
    guest.visit(f"/table/{table}/screen")
    expect(guest.page.get_by_text("once the game begins, nothing is shown here")).to_be_visible()
    people[0].ok(f"/api/tables/{table}/start")
    expect(guest.page.get_by_role("heading")).to_have_text(
        "Nobody watches this game: it is seen on the players' own devices only."
    )
    assert guest.page.locator(".stage").count() == 0
    guest.page.reload()
    expect(guest.page.get_by_role("heading")).to_have_text("This table has no spectators.")
    guest.check_words()
    guest.check_axe()


def test_a_lost_line_comes_back_as_a_spectators(invited: Invited, web_house: KnownHouse) -> None:
    guest = invited(size=TELEVISION)
    people, table = seated(web_house, guest, "machi-koro", 2)
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    guest.page.route_web_socket(re.compile("/live"), pass_on)
    guest.visit(f"/table/{table}/screen")
    guest.page.locator(".stage").wait_for()
    lines[0].close(code=1012)
    shows(guest, play_on(people, table, 6))
    assert len(lines) > 1
    assert all("watch=1" in line.url for line in lines)
    assert "since=" in lines[-1].url


AWAKE = """{
  window.asked = [];
  const request = async (kind) => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    window.asked.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  let seen = "visible";
  Object.defineProperty(document, "visibilityState", { get: () => seen });
  window.look = (how) => { seen = how; document.dispatchEvent(new Event("visibilitychange")); };
}"""


def test_the_screen_stays_awake_as_long_as_it_is_shown(invited: Invited, web_house: KnownHouse) -> None:
    guest = invited(size=TABLET)
    _, table = people_of(web_house, guest, "machi-koro", 2)
    guest.page.add_init_script(AWAKE)
    guest.visit(f"/table/{table}/screen")
    guest.until("window.asked.length === 1")
    guest.page.evaluate("window.asked[0].released = true; window.look('hidden')")  # as browsers do
    assert guest.page.evaluate("window.asked.length") == 1
    guest.page.evaluate("window.look('visible')")
    guest.until("window.asked.length === 2")
    guest.page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    guest.until("window.asked[1].released")


def test_the_way_to_the_screen(invited: Invited, web_house: KnownHouse) -> None:
    """From the waiting room and from the game it opens beside them: whoever shows it goes on playing."""
    guest = invited()
    people, table = people_of(web_house, guest, "machi-koro", 2)
    guest.visit(f"/table/{table}")
    with guest.context.expect_page() as opened:
        guest.page.get_by_role("link", name="Show on a big screen").click()
    opened.value.locator('[data-code="1"]').wait_for()
    assert opened.value.url.endswith(f"/table/{table}/screen")
    opened.value.close()
    people[1].ok(f"/api/tables/{table}/join")
    guest.page.get_by_role("button", name="Start the game").click()
    guest.page.wait_for_selector(".room")
    guest.page.get_by_role("button", name="More", exact=True).click()
    with guest.context.expect_page() as opened:
        guest.page.get_by_role("link", name="Show on a big screen").click()
    opened.value.locator(".stage").wait_for()
    opened.value.close()
