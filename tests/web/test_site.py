"""The page on a static host in some folder: no server, and after the first visit no network."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from burgomaster.games import GAMES
from burgomaster.play.puzzle import puzzles_of
from burgomaster.server.pages import STATIC
from burgomaster.server.rooms import ROOMS
from tests.web import test_alhambra_page as alhambra
from tests.web.browsing import ROOT, Guest, clicking, play
from tests.web.conftest import Invited
from tests.web.static_host import FOLDER, BareHost, StaticHost
from tests.web.test_puzzles_page import choose

# The caches of this page, and how many of the files on its worker's list the last one holds.
KEPT = """async () => {
  const names = await caches.keys();
  if (!names.length) return [0, 0, 0];
  const { scope } = await navigator.serviceWorker.ready;
  const text = await (await fetch(`${scope}sw.js`)).text();
  const listed = Object.keys(JSON.parse(/const FILES = (.*);/.exec(text)[1]));
  const kept = new Set((await (await caches.open(names.at(-1))).keys()).map(({ url }) => url));
  return [names.length, listed.filter((path) => kept.has(new URL(path, scope).href)).length, listed.length];
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("site") / "one")


def made(folder: Path, page: Path = STATIC) -> Path:
    subprocess.run([sys.executable, str(ROOT / "web" / "site.py"), str(folder), str(page)], check=True)
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[StaticHost]:
    opened = StaticHost(site)
    yield opened
    opened.close()


def keeps_all(guest: Guest) -> bool:
    _, kept, listed = guest.page.evaluate(KEPT)
    return bool(100 < kept == listed)


def wait_until_kept(guest: Guest) -> None:
    for _ in range(600):
        if keeps_all(guest):
            return
        guest.page.wait_for_timeout(100)
    raise AssertionError(guest.page.evaluate(KEPT))


def begin(guest: Guest, game: str) -> None:
    guest.page.click(f'[data-play="{game}"]')
    guest.page.wait_for_selector(".room")
    assert f"{FOLDER}?/table/tab-" in guest.page.url
    guest.wait_for(lambda found: bool(found["actions"]))


def test_a_puzzle_is_solved_without_a_server(browser: Browser, host: StaticHost) -> None:
    game = next(game for game in GAMES if puzzles_of(game))
    one = puzzles_of(game)[0]
    anna = Guest(browser, host, size=(360, 740))
    anna.visit(f"{FOLDER}?/puzzles/{one.id}")
    choose(anna, one.moves[0].action)
    told = anna.page.get_by_role("group", name="What your move is worth")
    expect(told).to_contain_text("Right!")
    expect(told.locator("ol > li")).to_have_count(2)
    anna.check_axe()
    anna.check_width()
    assert not [path for path in host.asked if "/api" in path], "it looks for a server"
    anna.close()


def test_a_phone_plays_from_a_folder_and_then_without_a_network(browser: Browser, host: StaticHost, site: Path) -> None:
    anna = Guest(browser, host, size=(360, 740), offline=True)
    host.hold = "pyodide.asm.wasm"
    anna.visit(FOLDER)
    page = anna.page
    page.get_by_text("Every game here is played on your own device").wait_for()
    assert page.get_by_label("Play on this device, without a server").is_checked()
    assert page.get_by_role("heading", name="Open tables").count() == 0
    anna.check_axe()
    anna.check_width()
    anna.shot("site-phone", whole=True)

    # A slow line: half of the largest file has come, and no more.
    page.click('[data-play="machi-koro"]')
    anna.until("document.querySelector('progress')?.value > 50")
    assert page.evaluate("document.querySelector('progress').value") < 80
    host.go_on.set()
    page.wait_for_selector(".room")
    play([anna], clicking(random.Random(5)), moves=2)
    wait_until_kept(anna)
    assert not [path for path in host.asked if "/api" in path], "it looks for a server"

    # From here on there is neither a host nor a network.
    before = anna.wait_for(lambda found: bool(found["actions"]))
    host.close()
    anna.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".room")
    after = anna.wait_for(lambda found: bool(found["actions"]))
    assert (after["seq"], after["actions"]) == (before["seq"], before["actions"])
    anna.check_axe()
    play([anna], clicking(random.Random(5)), moves=2)
    anna.wait_for(lambda found: bool(found["actions"]))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("A bot would:").wait_for()
    table = anna.table
    anna.visit(FOLDER)
    page.locator(f'.mine a[href="{FOLDER}?/table/{table}"]').wait_for()
    anna.check_words()
    page.get_by_label("Language").select_option("it")
    page.get_by_text("Qui ogni partita si gioca").wait_for()
    page.get_by_label("Lingua").select_option("en")
    page.get_by_role("link", name="Rules").first.click()
    page.locator("main h2").first.wait_for()
    assert f"{FOLDER}?/rules/" in page.url
    page.set_viewport_size({"width": 1280, "height": 860})
    anna.visit(FOLDER)
    page.get_by_role("link", name="Editions of your own").click()
    page.locator("section:has(#begin) button.main:not([disabled])").click()
    page.locator(".good").wait_for()  # the device checks it
    anna.visit(FOLDER)
    begin(anna, "alhambra")
    assert play([anna], alhambra.move, moves=2) == 2
    anna.close()


def test_nothing_is_asked_twice_of_a_host_that_says_nothing(browser: Browser, site: Path) -> None:
    """No dates, no tags, no times to keep: what is named by its hash comes once, and other games after the first."""
    host = BareHost(site)
    anna = Guest(browser, host, offline=True)
    anna.visit(FOLDER)
    begin(anna, "machi-koro")
    first = list(host.asked)
    wait_until_kept(anna)
    anna.visit(FOLDER)
    begin(anna, "alhambra")
    parts = re.compile(r"/(machi_koro|alhambra|monopoly_builder)-[\w-]+\.zip")
    assert [found[1] for path in first if (found := parts.search(path))][:1] == ["machi_koro"]
    named = Counter(path for path in host.asked if re.match(rf"{FOLDER}(assets|pyodide)/", path))
    assert {path: count for path, count in named.items() if count > 1} == {}
    assert sum(".wasm" in path for path in named) == 1 + len(GAMES)
    anna.close()
    host.close()


def test_nothing_is_loaded_at_the_door_where_data_are_to_be_saved(browser: Browser, host: StaticHost) -> None:
    anna = Guest(browser, host)
    saving = "Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })"
    anna.context.add_init_script(saving)
    anna.visit(FOLDER)
    said = anna.page.locator("[data-size]").inner_text()
    assert re.fullmatch(r"The first game brings about \d\.\d MB over the line; .*", said)
    anna.page.wait_for_timeout(3000)  # longer than the door waits elsewhere
    assert not [path for path in host.asked if "pyodide" in path]
    begin(anna, "machi-koro")
    anna.visit(FOLDER)
    assert anna.page.locator("[data-size]").count() == 0
    anna.close()


def test_a_newer_version_waits_and_a_running_game_goes_on(browser: Browser, host: StaticHost, tmp_path: Path) -> None:
    anna = Guest(browser, host, offline=True)
    anna.visit(FOLDER)
    begin(anna, "machi-koro")
    wait_until_kept(anna)
    newer = tmp_path / "page"
    shutil.copytree(STATIC, newer)
    index = newer / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace("<body>", '<body data-build="2">'), encoding="utf-8")
    host.site = made(tmp_path / "two", newer)
    asked = len(host.asked)
    anna.page.reload()  # a browser looks for a newer one with every visit
    anna.page.get_by_text("A newer version is here.").wait_for()
    anna.wait_for(lambda found: bool(found["actions"]))
    anna.check_axe()
    anna.shot("newer")
    assert anna.page.locator("body[data-build]").count() == 0
    play([anna], clicking(random.Random(5)), moves=2)
    before = anna.wait_for(lambda found: bool(found["actions"]))
    anna.page.get_by_role("button", name="Reload").click()
    anna.page.locator('body[data-build="2"]').wait_for()
    after = anna.wait_for(lambda found: bool(found["actions"]))
    assert (after["seq"], after["actions"]) == (before["seq"], before["actions"])
    caches, kept, listed = anna.page.evaluate(KEPT)
    assert (caches, kept) == (1, listed)
    again = {path.rpartition("/")[2] for path in host.asked[asked:]}
    assert "pyodide.asm.wasm" not in again, "what has not changed is loaded again"
    anna.close()


def test_a_house_that_is_away_leaves_the_device(invited: Invited) -> None:
    """Installed from a server one plays with it online, and alone offline."""
    anna = invited(offline=True)
    anna.visit("/")
    anna.page.get_by_label("Play on this device, without a server").check()
    anna.page.click('[data-play="machi-koro"]')
    anna.page.wait_for_selector(".room")
    wait_until_kept(anna)
    anna.context.set_offline(True)
    anna.visit("/")
    anna.page.get_by_text("The server cannot be reached just now.").wait_for()
    assert anna.page.get_by_role("heading", name="Open tables").count() == 0
    anna.check_axe()
    anna.page.locator(".mine a").click()
    anna.page.wait_for_selector(".room")
    anna.visit("/")
    anna.context.set_offline(False)
    anna.page.get_by_role("heading", name="Open tables").wait_for()
    assert not anna.page.get_by_text("The server cannot be reached just now.").is_visible()


def test_a_servers_address_of_a_room_is_found_on_a_static_host(browser: Browser, host: StaticHost) -> None:
    """Hosts show 404.html for what they do not know, in whatever folder that is."""
    anna = Guest(browser, host, offline=True)
    anna.visit(FOLDER)
    anna.until("navigator.serviceWorker.controller !== null")  # it leaves that to the host
    anna.page.goto(f"{FOLDER}rules/alhambra?q=garden")
    anna.page.locator("main h2").first.wait_for()
    assert anna.page.url.endswith(f"{FOLDER}?/rules/alhambra?q=garden")
    assert any("404" in problem for problem in anna.problems)  # the host said so
    anna.expects("404")
    anna.close()


@pytest.mark.parametrize("folder", ["/", "/games/", "/clubs/new-york/", "/house/table/"])
def test_a_folder_may_be_called_like_a_room(browser: Browser, site: Path, folder: str) -> None:
    """All of what the page for unknown addresses does, told where it would lead."""
    script = re.findall("<script>(.*)</script>", (site / "404.html").read_text(encoding="utf-8"), re.DOTALL)[0]
    page = browser.new_page()
    ask = f"(location) => {{ let there = null; location.replace = (to) => {{ there = to }}; {script} ; return there }}"
    for room, leads in {
        "rules/alhambra": "?/rules/alhambra?q=garden#AL-1",
        "house": "?/house?q=garden#AL-1",
        "table/0123456789abcdef": "?/table/0123456789abcdef?q=garden#AL-1",
        "club/0123456789abcdef/screen": "?/club/0123456789abcdef/screen?q=garden#AL-1",
    }.items():
        where = {"pathname": folder + room, "search": "?q=garden", "hash": "#AL-1"}
        assert page.evaluate(ask, where) == folder + leads
    for nowhere in ("houses/1", "robots.txt", "clubhouse"):
        where = {"pathname": f"/games/{nowhere}", "search": "", "hash": ""}
        assert page.evaluate(ask, where) is None
    page.close()


def test_the_service_worker_knows_the_servers_rooms() -> None:
    written = (STATIC / "sw.js").read_text(encoding="utf-8")
    assert json.loads(re.findall("const ROOMS = (.*);", written)[0]) == list(ROOMS)


def test_the_page_can_be_installed(site: Path, web_house: Any) -> None:
    told = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {one["url"] for one in told["shortcuts"]} == {f"./?/play/{game}" for game in GAMES}
    for one in told["icons"]:
        file = site / one["src"]
        assert file.is_file()
        if file.suffix == ".png":
            head = file.read_bytes()[16:24]
            assert one["sizes"] == f"{int.from_bytes(head[:4])}x{int.from_bytes(head[4:])}"
    html = (site / "index.html").read_text(encoding="utf-8")
    assert 'rel="manifest" href="./manifest.webmanifest"' in html
    assert "default-src 'none'" in html


def test_a_shortcut_begins_a_game_once(invited: Invited) -> None:
    anna = invited()
    anna.visit("/?/play/machi-koro")
    anna.page.wait_for_selector(".room")
    anna.page.go_back()
    anna.page.locator(".mine a").wait_for()
    assert anna.page.url.endswith("/")
