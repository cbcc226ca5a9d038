"""The page about oneself: back on any device, reminders, being forgotten; and reminders as the browser shows them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from tests.server.channels import MailServer, PushService
from tests.server.people import Client, HouseProcess, play_one, table_of
from tests.server.test_reach import SOON, throw
from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.qr import read

# Debian's Chromium has no push service, and without windows it shows no notifications: this stands in for both.
_PUSH_SERVICE = """{
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options.applicationServerKey;
    return { toJSON: () => (SUBSCRIPTION) };
  };
}"""


@pytest.fixture
def post() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def own_house(tmp_path: Path, post: MailServer) -> Iterator[HouseProcess]:
    opened = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    yield opened
    opened.close()


def named(guest: Guest, name: str) -> Client:
    """Somebody takes a name on the page; the same person past the page."""
    guest.visit("/you")
    guest.page.get_by_role("textbox", name="Your name").fill(name)
    guest.page.get_by_role("button", name="Save", exact=True).click()
    guest.page.get_by_role("heading", name="Devices").wait_for()
    return guest.past_the_page()


def link_on(guest: Guest) -> str:
    guest.page.get_by_role("button", name="Make a link").click()
    field = guest.page.get_by_role("textbox", name="One more device")
    field.wait_for()
    return field.input_value()


def test_a_second_device_by_its_camera(invited: Invited, own_house: HouseProcess) -> None:
    anna, phone = invited(own_house), invited(own_house, size=(360, 740))
    table = named(anna, "Anna").ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    link = link_on(anna)
    code = anna.page.get_by_role("img", name="Code for the other device's camera")
    code.evaluate("one => (one.parentElement.style.width = `${one.viewBox.baseVal.width * 4}px`)")
    assert read(code.screenshot()) == link
    phone.visit(link)
    phone.page.wait_for_url(lambda url: "#" not in url)  # the secret does not stay in the address bar
    phone.page.get_by_role("button", name="Play on as Anna").click()
    phone.page.get_by_role("heading", name="Devices").wait_for()
    phone.visit("/")
    phone.page.locator(f'a[href="/table/{table}"]').first.wait_for()
    late = invited(own_house)
    late.visit(link)
    expect(late.page.get_by_role("alert")).to_contain_text("has been used")
    late.expects("403")


def test_a_lost_cookie_loses_no_seat(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(own_house)
    table = named(anna, "Anna").ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    anna.page.get_by_role("button", name="Make a recovery code").click()
    code = anna.page.locator("output").inner_text()
    anna.context.clear_cookies()
    anna.visit("/you")
    anna.page.get_by_role("textbox", name="Recovery code").fill(code.lower())
    anna.page.get_by_role("button", name="Go on").click()
    anna.page.get_by_role("button", name="Play on as Anna").click()
    expect(anna.page.get_by_text("this one")).to_have_count(1)
    anna.visit("/")
    anna.page.locator(f'a[href="/table/{table}"]').first.wait_for()
    anna.visit("/you")
    expect(anna.page.get_by_text("It cannot be shown again")).to_have_count(1)
    anna.page.get_by_role("button", name=re.compile("^Leave all others")).click()
    anna.page.get_by_role("button", name="Leave all others", exact=True).click()
    expect(anna.page.get_by_role("button", name=re.compile("^Leave "))).to_have_count(1)


def test_who_plays_as_somebody_else_is_warned(invited: Invited, own_house: HouseProcess) -> None:
    """Whoever lost a cookie may have played on under a new name before they think of their code."""
    bram = Client(own_house.port, "Bram")
    code = bram.ok("/api/me/code")["code"]
    guest = invited(own_house)
    named(guest, "Guest")
    guest.page.get_by_role("textbox", name="Recovery code").fill(code)
    guest.page.get_by_role("button", name="Go on").click()
    expect(guest.page.get_by_text("In this browser you are Guest now.")).to_have_count(1)
    guest.page.get_by_role("button", name="Play on as Bram").click()
    expect(guest.page.get_by_role("textbox", name="Your name")).to_have_value("Bram")
    assert guest.past_the_page().get("/api/me")[1]["me"] == {"id": bram.get("/api/me")[1]["me"]["id"], "name": "Bram"}


def test_a_device_is_left(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(own_house)
    named(anna, "Anna")
    anna.page.get_by_role("button", name=re.compile("^Leave ")).click()
    expect(anna.page.get_by_text("cannot come back to your seats")).to_have_count(1)
    anna.page.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.page.get_by_text("Nobody is known in this browser")).to_have_count(1)
    assert anna.past_the_page().get("/api/me")[1]["me"] is None


def test_every_way_in_is_shown_and_ended(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(own_house, size=(360, 740))
    person = named(anna, "Anna")
    code = person.ok("/api/me/code")["code"]
    Client(own_house.port).ok("/api/me/devices/enter", {"code": code})
    keys = [person.ok("/api/tokens", {"name": "Deep Town", "label": f"shelf {n}"})["token"] for n in (1, 2)]
    anna.visit("/you")
    expect(anna.page.get_by_text(re.compile("came by the recovery code on"))).to_have_count(1)
    anna.page.get_by_role("button", name="End: Key of the program Deep Town (shelf 1)").click()
    expect(anna.page.get_by_text("The program can do nothing more under your name.")).to_have_count(1)
    anna.page.get_by_role("button", name="End", exact=True).click()
    expect(anna.page.get_by_text("shelf 1")).to_have_count(0)
    assert [Client(own_house.port, token=key).get("/api/me")[0] for key in keys] == [401, 200]
    anna.page.get_by_role("button", name="Leave all others …").click()
    expect(anna.page.get_by_text("With the other devices end open links")).to_have_count(1)
    anna.page.get_by_role("button", name="Leave all others", exact=True).click()
    ended = "Ended: one device, 0 links, the recovery code, one key, push messages to 0 browsers."
    expect(anna.page.get_by_text(ended)).to_have_count(1)
    expect(anna.page.get_by_role("button", name=re.compile("^(Leave|End)"))).to_have_count(1)
    anna.check_axe()
    anna.check_width()
    anna.check_words()
    anna.shot("you-left-others-360", whole=True)
    assert Client(own_house.port, token=keys[1]).get("/api/me")[0] == 401
    assert anna.past_the_page().get("/api/me")[1]["me"]["name"] == "Anna"


def test_ones_own_data_is_saved(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(own_house, locale="it-IT")
    anna.page.request.post("/api/me", data={"name": "Anna"})
    anna.visit("/you")
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("link", name="Salva i miei dati").click()
    with ZipFile(saved.value.path()) as file:
        assert "tutto ciò che questa casa sa di te" in file.read("README.txt").decode()


def test_somebody_is_forgotten(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(own_house)
    named(anna, "Anna")
    anna.page.get_by_role("button", name="Forget me …").click()
    expect(anna.page.get_by_text("This cannot be undone.")).to_have_count(1)
    anna.page.get_by_role("button", name="Forget me now").click()
    expect(anna.page.get_by_text("Nobody is known in this browser")).to_have_count(1)
    assert anna.past_the_page().get("/api/me")[1]["me"] is None


def test_mail_is_asked_for_confirmed_and_stopped(invited: Invited, own_house: HouseProcess, post: MailServer) -> None:
    anna = invited(own_house)
    named(anna, "Anna")
    anna.page.get_by_label("Mail address").fill("anna@people.example")
    anna.page.get_by_role("button", name="Use this address").click()
    expect(anna.page.get_by_text("A link is on its way")).to_have_count(1)
    link = re.search(r"https://games\.example(/you#mail=\S+)", post.next(1)[0].get_content())
    assert link is not None
    elsewhere = invited(own_house)
    elsewhere.visit(link[1])
    expect(elsewhere.page.get_by_text("Your address is confirmed.")).to_have_count(1)
    anna.visit("/you")
    expect(anna.page.get_by_text("Reminders go to anna@people.example.")).to_have_count(1)
    anna.page.get_by_label("Not at night").uncheck()
    expect(anna.page.get_by_label("From", exact=True)).to_have_count(0)
    person, bram = anna.past_the_page(), Client(own_house.port, "Bram")
    wishes = person.get("/api/me/reach")[1]["wishes"]
    zone = anna.page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert (wishes["quiet_from"], wishes["quiet_to"], wishes["zone"]) == (0, 0, zone)
    anna.visit("/rules/machi-koro")  # not at the table
    throw(bram, table_of([bram, person], options={"start": "A"}))
    stop = re.search(r"https://games\.example(/you#stop=\S+)", post.next(2)[1].get_content())
    assert stop is not None
    elsewhere.visit(stop[1])
    expect(elsewhere.page.get_by_text("you get no more of these reminders")).to_have_count(1)
    assert person.get("/api/me/reach")[1]["mail"] is None


def test_quiet_hours_are_chosen(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(own_house)
    person = named(anna, "Anna")
    anna.page.get_by_label("From", exact=True).fill("23:30")
    anna.page.get_by_label("From", exact=True).blur()
    anna.page.get_by_label("when it is my turn").uncheck()
    anna.until("!document.querySelector('.tick input:disabled')")
    wishes = person.get("/api/me/reach")[1]["wishes"]
    assert (wishes["quiet_from"], wishes["quiet_to"], wishes["turn"], wishes["time"]) == (1410, 480, False, True)


def test_a_browser_subscribes(invited: Invited, own_house: HouseProcess, push: PushService) -> None:
    anna = invited(own_house, offline=True)
    anna.context.add_init_script(_PUSH_SERVICE.replace("SUBSCRIPTION", json.dumps(push.subscription())))
    person = named(anna, "Anna")
    person.ok("/api/me/reach", {"quiet_from": 0, "quiet_to": 0})
    anna.visit("/you")
    here = anna.page.get_by_label("Show messages here")
    here.check()
    expect(here).to_be_enabled()
    expect(here).to_be_checked()
    reach = person.get("/api/me/reach")[1]
    assert anna.page.evaluate("window.subscribedWith") == reach["push_key"]
    bram = Client(own_house.port, "Bram")
    throw(bram, table_of([bram, person], options={"start": "A"}))
    assert push.next(1)[0].data["title"] == "Machi Koro: your turn"
    here.uncheck()
    expect(here).to_be_enabled()
    assert person.get("/api/me/reach")[1]["push_here"] is False


_BADGES = "window.badges = []; navigator.setAppBadge = async (count) => void window.badges.push(count);"


def test_ones_own_turn_comes_first_and_is_counted(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(own_house)
    person, bram = named(anna, "Anna"), Client(own_house.port, "Bram")
    first = table_of([person, bram], options={"start": "A"})
    table_of([person, bram], options={"start": "B"})
    last = table_of([person, bram], options={"start": "A"})
    table_of([person, bram], options={"start": "B"})
    anna.context.add_init_script(_BADGES)
    anna.visit("/")
    own = anna.page.locator(".mine a")
    expect(own).to_have_count(4)
    expect(anna.page.locator(".mine a.turn")).to_have_count(2)
    links = [one.get_attribute("href") for one in own.all()]
    assert set(links[:2]) == {f"/table/{first}", f"/table/{last}"}
    anna.until("window.badges.at(-1) === 2")


@pytest.mark.parametrize(
    ("size", "dark", "locale"),
    [
        ((360, 740), True, "nl-NL"),
        pytest.param((1366, 768), False, "en-GB", marks=pytest.mark.long),
        pytest.param((360, 740), False, "it-IT", marks=pytest.mark.long),
    ],
)
def test_the_page_is_accessible_fits_and_speaks(
    invited: Invited, own_house: HouseProcess, size: tuple[int, int], dark: bool, locale: str
) -> None:
    guest = invited(own_house, size=size, dark=dark, locale=locale)
    guest.visit("/you")
    guest.page.locator("main section").nth(1).wait_for()
    guest.check_axe()
    guest.shot(f"you-nobody-{locale}-{size[0]}", whole=True)
    guest.page.locator("main form input").first.fill("W" * 40)
    guest.page.locator("main form button").first.click()
    guest.page.locator("#devices").wait_for()
    guest.page.locator("input[type=time]").first.wait_for()
    person = guest.past_the_page()
    person.ok("/api/me/reach/mail", {"address": "somebody.with.a.long.name@mail.people.example"})
    other = Client(own_house.port)
    link = person.ok("/api/me/devices/link")["path"].partition("=")[2]
    other.ok("/api/me/devices/enter", {"link": link})
    guest.visit("/you")
    guest.page.locator("input[type=time]").first.wait_for()
    guest.page.locator("section:has(#devices) > .button").nth(1).click()
    guest.page.locator("section:has(#devices) svg").wait_for()
    guest.page.locator("section:has(#devices) > .button").last.click()
    guest.page.locator("output").wait_for()
    guest.page.locator("section:has(#devices) li .button").first.click()
    guest.page.locator("section:has(#forget) .button").click()
    guest.check_axe()
    guest.check_words()
    guest.check_width()
    small = guest.page.evaluate(
        """[...document.querySelectorAll("main button, main input:not([type=checkbox])")]
          .filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"""
    )
    assert small == []
    guest.shot(f"you-{locale}-{size[0]}", whole=True)
    guest.page.set_viewport_size({"width": size[0] // 2 if size[0] > 700 else size[0], "height": size[1] // 2})
    guest.check_width()  # as at 200 %


def test_statistics_are_shown_and_saved(invited: Invited) -> None:
    anna = invited(size=(360, 740))
    anna.page.request.post("/api/me", data={"name": "Anna"})
    bram = Client(anna.house.port, "Giovanbattista Ricci")
    for loser in (bram, bram, anna.past_the_page()):
        table = table_of([anna.past_the_page(), bram])
        loser.ok(f"/api/tables/{table}/resign")
    anna.visit("/you")
    section = anna.page.get_by_role("region", name="What you have played")
    expect(section.get_by_text("3 games are over; won: 2.")).to_be_visible()
    expect(section.get_by_role("row", name="Machi Koro, 2 players 3 2")).to_be_visible()
    expect(section.get_by_role("row", name="Giovanbattista Ricci 2 1")).to_be_visible()
    anna.check_axe()
    anna.check_width()
    anna.check_words()
    anna.shot("you-statistics-360", whole=True)
    with anna.page.expect_download() as saved:
        section.get_by_role("button", name="Save as a file").click()
    assert json.loads(saved.value.path().read_text(encoding="utf-8"))["people"][0]["played"] == 3


def test_favourites_luck_and_starting_anew(invited: Invited) -> None:
    anna = invited(size=(360, 740))
    anna.page.request.post("/api/me", data={"name": "Anna"})
    person, bram = anna.past_the_page(), Client(anna.house.port, "Bram")
    for _ in range(2):
        table = table_of([person, bram], options={"start": "A"})
        for _ in range(12):
            play_one([person, bram], table, lambda actions: actions[0])
        bram.ok(f"/api/tables/{table}/resign")
    anna.visit("/you")
    section = anna.page.get_by_role("region", name="What you have played")
    expect(section.get_by_role("columnheader", name="Machi Koro: what you bought most")).to_be_visible()
    section.get_by_role("button", name="Review my last 2 games").click()
    expect(section.get_by_role("img", name="Luck and errors in your last 2 reviewed games")).to_be_visible(
        timeout=240_000
    )
    section.get_by_text("As a table").click()
    told = person.get("/api/me/statistics")[1]["reviews"]
    expect(section.locator("details tbody tr")).to_have_count(2)
    for row, one in zip(section.locator("details tbody tr").all(), told, strict=True):
        luck, error = (float(cell) for cell in row.locator("td").all_inner_texts())
        assert luck == pytest.approx(one["luck"] * 100, abs=0.51)
        assert error == pytest.approx(-one["error"] * 100, abs=0.51)
    anna.check_axe()
    anna.check_width()
    anna.check_words()
    anna.shot("you-luck-360", whole=True)
    section.get_by_role("button", name="Delete my statistics …").click()
    expect(section.get_by_text("This cannot be undone")).to_be_visible()
    anna.check_axe()
    anna.shot("you-anew-360", whole=True)
    section.get_by_role("button", name="Delete and start anew").click()
    expect(anna.page.get_by_text("Done: 2 games count no more, and 2 reviews were deleted.")).to_be_visible()
    expect(section).to_have_count(0)
