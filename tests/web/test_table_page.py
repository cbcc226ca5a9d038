"""The table page as its player meets it: what it says and asks, what a screen reader hears, what can be dragged."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.server.people import Client, play_one, table_of
from tests.web.browsing import WHERE, Guest, open_table
from tests.web.conftest import Invited
from tests.web.test_machi_page import becomes, sitting


def status(guest: Guest) -> str:
    return guest.page.locator(".bar .status").inner_text()


def choose(page: Page, label: str, value: str) -> None:
    """Change a setting."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(label).select_option(value)
    page.keyboard.press("Escape")


def test_the_status_tells_what_to_do_and_the_news_what_happened(invited: Invited) -> None:
    anna = invited()
    open_table(anna, "machi-koro", ["greedy"])
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    assert status(anna) == "Your turn Throw the dice"
    assert anna.page.title().startswith("● Your turn")
    place = anna.page.locator(".market").bounding_box()
    anna.click("throw 1")
    anna.wait_for(lambda found: "pass" in found["actions"])
    assert re.fullmatch(r"Your turn You threw \d and have .+ to build with", status(anna))
    anna.click("pass")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    # What the bot did since is told once, and the board has not moved meanwhile.
    news = anna.page.get_by_role("region", name="Since your last move")
    news.get_by_role("button", name="Since your last move").click()
    told = news.locator(".all li").all_inner_texts()
    log = anna.page.locator(".log li.since").all_inner_texts()
    assert len(told) == len(log) == 2
    assert "threw" in told[0]
    assert anna.page.locator(".market").bounding_box() == place


def test_moves_wait_for_confirmation_if_one_wishes(invited: Invited) -> None:
    anna = invited()
    open_table(anna, "machi-koro", ["greedy"])
    before = anna.wait_for(lambda found: "throw 1" in found["actions"])["seq"]
    choose(anna.page, "Confirm moves", "on")
    anna.click("throw 1")
    expect(anna.page.locator(".bar .status")).to_have_text("Throw one die?")
    anna.page.get_by_role("button", name="Cancel").click()
    assert anna.wait_for(lambda found: "throw 1" in found["actions"])["seq"] == before
    # The countdown plays by itself, unless one says no.
    choose(anna.page, "Confirm moves", "countdown")
    anna.click("throw 1")
    expect(anna.page.get_by_role("button", name=re.compile(r"Confirm \(\d\)"))).to_be_visible()
    anna.wait_for(lambda found: found["seq"] != before)


def test_a_refused_click_is_never_silent(invited: Invited) -> None:
    anna = invited()
    open_table(anna, "machi-koro", ["greedy"])
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    trouble = anna.page.locator(".bar [role=alert]")
    anna.page.locator('[data-action="build radio-tower"]').click(force=True)
    expect(trouble).to_contain_text("throw the dice first")
    anna.page.locator(".trouble").get_by_role("button", name="Close").click()
    # Also when the line is gone.
    anna.context.route("**/why*", lambda route: route.abort())
    anna.page.locator('[data-action="build radio-tower"]').click(force=True)
    expect(trouble).to_contain_text("cannot be reached")
    # What is only there to be read opens, with its own words.
    anna.page.get_by_role("article", name="Greedy").get_by_role("button", name="Shopping mall").click()
    dialog = anna.page.get_by_role("dialog", name="Shopping mall")
    expect(dialog).to_contain_text("cup and bread cards earns 1 more")
    expect(dialog.get_by_role("link", name="Rule MK-L2")).to_be_visible()


def test_a_card_is_dragged_into_the_city(invited: Invited) -> None:
    anna = invited(size=(1280, 1100))
    open_table(anna, "machi-koro", ["greedy"])
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.click("throw 1")
    before = anna.wait_for(lambda found: "buy ranch" in found["actions"])["seq"]
    mouse = anna.page.mouse
    # Let go beside the city: nothing has happened, and it was no click either.
    lift(anna, "buy ranch")
    mouse.move(5, 5)
    mouse.up()
    anna.page.wait_for_timeout(300)
    assert anna.offered()["seq"] == before
    lift(anna, "buy ranch")
    city = anna.page.get_by_role("article").first.bounding_box()
    assert city is not None
    mouse.move(city["x"] + 60, city["y"] + 20, steps=4)
    expect(anna.page.locator("article.takes.over")).to_have_count(1)
    mouse.up()
    anna.wait_for(lambda found: found["seq"] != before)
    expect(anna.page.get_by_role("article").first.get_by_role("button", name="Ranch ×1")).to_be_visible()
    expect(anna.page.locator(".carried")).to_have_count(0)


def lift(guest: Guest, action: str) -> None:
    place = guest.page.evaluate(WHERE, action)
    guest.page.mouse.move(place["x"], place["y"])
    guest.page.mouse.down()
    guest.page.mouse.move(place["x"] + 12, place["y"] + 8, steps=3)
    expect(guest.page.locator(".carried")).to_have_count(1)


def test_a_finger_carries_a_card_it_has_rested_on(invited: Invited) -> None:
    anna = invited(size=(360, 740), touch=True)
    open_table(anna, "machi-koro", ["greedy"])
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.click("throw 1")
    before = anna.wait_for(lambda found: "buy ranch" in found["actions"])["seq"]
    finger = anna.context.new_cdp_session(anna.page)

    def touch(kind: str, **place: float) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [place] if place else []})

    # Put down and moved at once, it carries and buys nothing; and nothing scrolls.
    place = anna.page.evaluate(WHERE, "buy ranch")
    touch("touchStart", **place)
    for way in range(1, 9):
        touch("touchMove", x=place["x"], y=place["y"] + 25 * way)
    touch("touchEnd")
    anna.page.wait_for_timeout(300)
    expect(anna.page.locator(".carried")).to_have_count(0)
    assert anna.page.evaluate("[scrollY, document.querySelector('.stage').scrollTop]") == [0, 0]
    assert anna.offered()["seq"] == before
    # Having rested until the card tells about itself, it carries: the own city lies under the market.
    touch("touchStart", **place)
    anna.page.get_by_role("tooltip").wait_for()
    touch("touchMove", x=place["x"] + 12, y=place["y"] + 12)
    expect(anna.page.locator(".carried")).to_have_count(1)
    touch("touchMove", x=180, y=540)
    expect(anna.page.locator("article.takes.over")).to_have_count(1)
    assert anna.offered()["seq"] == before
    touch("touchEnd")
    anna.wait_for(lambda found: found["seq"] != before)
    expect(anna.page.get_by_role("article").first.get_by_role("button", name="Ranch ×1")).to_be_visible()
    expect(anna.page.locator(".carried")).to_have_count(0)


def test_everything_is_in_sight_at_once(invited: Invited) -> None:
    """Goal, market, own city and rivals, on a phone, a phone on its side, a tablet and a low laptop."""
    anna = invited(size=(360, 740))
    open_table(anna, "machi-koro", ["greedy", "greedy"])
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    for width, height in ((360, 740), (844, 390), (768, 1024), (1024, 768)):
        anna.page.set_viewport_size({"width": width, "height": height})
        for part in (".own", ".own .landmarks", ".market", ".rivals", ".bar"):
            expect(anna.page.locator(part)).to_be_in_viewport(ratio=0.99)
        expect(anna.page.locator(".market .choice")).to_have_count(15)
        anna.check_axe()


def test_the_focus_is_never_lost(invited: Invited) -> None:
    """What a dialog or a menu had opened gets the focus back, and keys pressed inside it play nothing."""
    anna = invited()
    open_table(anna, "machi-koro", ["greedy"])
    before = anna.wait_for(lambda found: "throw 1" in found["actions"])["seq"]
    keyboard = anna.page.keyboard
    settings, more = (anna.page.get_by_role("button", name=name) for name in ("Settings", "More"))
    settings.press("Enter")
    anna.page.get_by_role("dialog").get_by_role("button", name="Close").focus()
    keyboard.press("1")
    keyboard.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(settings).to_be_focused()
    expect(anna.page.locator('.bar [data-action="throw 1"]')).to_be_enabled()
    more.press("Enter")
    keyboard.press("Escape")
    expect(more).to_be_focused()
    more.press("Enter")
    anna.page.get_by_role("button", name="Resign").press("Enter")
    anna.page.get_by_role("dialog").get_by_role("button", name="Cancel").press("Enter")
    expect(more).to_be_focused()
    # Asked whether one is sure, one answers at once.
    choose(anna.page, "Confirm moves", "on")
    anna.page.locator('.bar [data-action="throw 1"]').press("Enter")
    expect(anna.page.get_by_role("button", name="Confirm")).to_be_focused()
    keyboard.press("Enter")
    anna.wait_for(lambda found: found["seq"] != before)
    anna.until("document.activeElement !== document.body")


def test_a_screen_reader_finds_its_way(invited: Invited) -> None:
    """Landmarks, headings, names and states, as the browser hands them to a screen reader."""
    anna = invited()
    open_table(anna, "machi-koro", ["greedy"])
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.page.mouse.move(0, 0)
    expect(anna.page.locator("body")).to_match_aria_snapshot("""
      - link "Skip to the content"
      - banner:
        - link "Burgomaster"
        - button "Settings"
      - main:
        - heading "Machi Koro" [level=1]
        - article "Guest":
          - heading "Guest" [level=2]
          - button "Guest you to move"
          - paragraph: Coins 3
          - group "Landmarks":
            - button "Train station, Cost 4" [disabled]
          - button "Wheat field ×1"
        - region "Supply":
          - heading "Supply" [level=2]
          - button "Wheat field, 1, Cost 1, Supply 6" [disabled]
          - region "The throw":
            - 'img "die, not thrown yet"'
        - region "Cities":
          - article "Greedy":
            - button "Greedy bot"
            - paragraph: Coins 3
            - group "Landmarks":
              - button "Train station, Cost 4"
            - button "Wheat field ×1"
        - region "Log and chat":
          - tablist "Log and chat":
            - tab "Log" [selected]
            - tab "Chat"
            - tab "Odds"
          - tabpanel "Log":
            - region "Log"
      - region "The move":
        - paragraph: Your turn Throw the dice
        - button "Throw one die"
        - button "More"
      - log "What happens"
    """)
    # Nothing that can be pressed is without a name.
    nameless = anna.page.evaluate(
        "[...document.querySelectorAll('button, a, input, select, summary')]"
        ".filter(one => !(one.textContent.trim() || one.ariaLabel || one.labels?.length)).map(one => one.outerHTML)"
    )
    assert nameless == []


def test_the_chances_of_winning_are_drawn_and_lead_to_their_moments(invited: Invited) -> None:
    anna = invited()
    open_table(anna, "machi-koro", ["greedy"])
    for action in ("throw 1", "pass", "throw 1", "pass"):
        anna.wait_for(lambda found, wanted=action: wanted in found["actions"])  # type: ignore[misc]
        anna.click(action)
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(anna.result).to_contain_text("win")
    picture = anna.page.get_by_role("img", name="Chances of winning")
    picture.wait_for()
    anna.check_axe()
    expect(anna.page.locator("figure polyline")).to_have_count(2)
    box = picture.bounding_box()
    assert box is not None
    picture.click(position={"x": 1, "y": box["height"] / 2})
    anna.page.wait_for_url("**#0")
    anna.page.get_by_role("tab", name="Review").click()
    anna.page.get_by_text("As a table").click()
    rows = anna.page.locator("figure tbody tr")
    for row in rows.all():
        shares = [int(text.rstrip("%")) for text in row.locator("td").all_inner_texts()]
        assert abs(sum(shares) - 100) <= 1
    rows.nth(2).get_by_role("button").click()
    anna.page.wait_for_url("**#2")
    anna.page.get_by_text("Moment 2 of").wait_for()


def test_a_hint_teaches(invited: Invited) -> None:
    anna = invited()
    table = table_of([sitting(anna, "Anna"), Client(anna.house.port, "Bram")], hints=True, options={"start": "A"})
    anna.visit(f"/table/{table}")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    page = anna.page
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Hint", exact=True).click()
    box = page.locator(".advice")
    expect(box).to_contain_text("A bot would: throw one die.")
    expect(box).to_contain_text(re.compile(r"\d+ % throw one die"))
    expect(box).to_contain_text("When you are to move again: 0 coins (50 %); 1 coin (50 %)")
    anna.check_words()
    box.get_by_role("button", name="Do it").click()
    expect(box).to_have_count(0)  # it belongs to the position it was thought about in


# What of a seat's own things, of what is to be decided and of what can be chosen lies under the hint.
UNDER = """() => {
  const hint = document.querySelector(".advice").getBoundingClientRect();
  const all = document.querySelectorAll("[data-part=own], [data-task], .choice.legal, .bar button[data-action]");
  const beside = (box) => box.left > hint.right - 1 || box.right < hint.left + 1;
  const over = (box) => !beside(box) && box.top < hint.bottom - 1 && box.bottom > hint.top + 1;
  const found = [...all].filter((one) => one.offsetWidth && over(one.getBoundingClientRect()));
  return found.map((one) => one.outerHTML.slice(0, 80));
}"""


def hinted(guest: Guest) -> Locator:
    guest.page.get_by_role("button", name="More", exact=True).click()
    guest.page.get_by_role("button", name="Hint", exact=True).click()
    box = guest.page.locator(".advice")
    box.wait_for()
    return box


def test_a_hint_goes_with_its_position(invited: Invited) -> None:
    anna = invited(size=(1366, 768))
    table = table_of([sitting(anna, "Anna"), Client(anna.house.port, "Bram")], hints=True, options={"start": "A"})
    anna.visit(f"/table/{table}")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    box = hinted(anna)
    assert anna.page.evaluate(UNDER) == []
    anna.shot("hint-1366")
    anna.page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    hinted(anna)
    anna.click("throw 1")
    expect(box).to_have_count(0)
    anna.wait_for(lambda found: bool(found["actions"]) and "throw 1" not in found["actions"])
    hinted(anna)
    anna.page.get_by_role("button", name="One move back").first.click()
    expect(box).to_have_count(0)
    anna.page.get_by_role("button", name="One move on").first.click()
    anna.wait_for(lambda found: bool(found["actions"]))
    expect(box).to_have_count(0)
    anna.page.set_viewport_size({"width": 390, "height": 844})
    hinted(anna)
    low = box.bounding_box()
    assert low is not None
    assert low["height"] <= 96
    anna.check_axe()
    anna.shot("hint-390")


def test_a_hint_about_a_deed_lies_over_neither_the_deed_nor_ones_own_things(invited: Invited) -> None:
    guest = invited(size=(1366, 768))
    people = [Client(guest.house.port, "Anna"), Client(guest.house.port, "Bram")]
    table = table_of(people, game="monopoly-builder", hints=True, options={"tokens": "seat"})

    def offered(person: Client) -> list[str]:
        return [one["text"] for one in person.get(f"/api/tables/{table}")[1]["you"]["actions"]]

    for _ in range(40):
        buyers = [person for person in people if "buy" in offered(person)]
        if buyers:
            break
        play_one(people, table, lambda steps: steps[-1])
    becomes(guest, buyers[0])
    guest.visit(f"/table/{table}")
    guest.page.locator("[data-task=stake]").wait_for()
    for width, height in ((1366, 768), (1024, 768), (1920, 1080)):
        guest.page.set_viewport_size({"width": width, "height": height})
        box = hinted(guest)
        assert guest.page.evaluate(UNDER) == [], width
        guest.shot(f"hint-deed-{width}")
        guest.page.keyboard.press("Escape")
        expect(box).to_have_count(0)


def test_a_hint_and_the_evaluation_have_one_answer(invited: Invited) -> None:
    anna = invited(size=(1366, 768))
    table = table_of([sitting(anna, "Anna"), Client(anna.house.port, "Bram")], hints=True, options={"start": "A"})
    anna.visit(f"/table/{table}")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Evaluation", exact=True).click()
    shown = anna.page.get_by_role("region", name="Evaluation")
    expect(shown).to_contain_text("Best: throw one die")
    looked = re.search(r"([\d,]+) variations", shown.inner_text())
    assert looked is not None
    anna.page.get_by_role("button", name="More", exact=True).click()
    with anna.page.expect_request(lambda asked: asked.url.split("?")[0].endswith("/hint")) as asked:
        anna.page.get_by_role("button", name="Hint", exact=True).click()
    visits = sum(one["visits"] for one in json.loads(asked.value.post_data or "")["found"])
    assert visits >= int(looked[1].replace(",", "")) // 2  # what the evaluation had found, not a search of its own
    anna.page.locator(".advice").wait_for()
    expect(shown).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(shown).to_contain_text("Best: throw one die")


def test_against_bots_nobody_is_asked_to_undo(invited: Invited) -> None:
    anna = invited(size=(1366, 768))
    alone = sitting(anna, "Anna")
    setup = {"game": "machi-koro", "players": 2, "bots": ["greedy"], "options": {"start": "A"}}
    opened = alone.ok("/api/tables", setup)
    alone.ok(f"/api/tables/{opened['id']}/start")
    anna.visit(f"/table/{opened['id']}")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.click("throw 1")
    anna.wait_for(lambda found: bool(found["actions"]) and "throw 1" not in found["actions"])
    undo = anna.page.locator(".bar .undo")
    expect(undo).to_be_enabled()
    expect(undo).to_have_text("Undo")  # the die has been seen; a bot does not mind
    anna.page.keyboard.press("u")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
