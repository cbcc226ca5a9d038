"""How it stands, while one looks: the engine in one's own tab searches, at a server's table and at one's own."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.people import Client, table_of
from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse
from tests.web.test_machi_page import sitting
from tests.web.test_moments import at_the_end, played

BUSY = 120_000  # milliseconds that a busy machine may take to open an engine


def switched_on(guest: Guest) -> Locator:
    guest.page.get_by_role("button", name="More", exact=True).click()
    guest.page.get_by_role("button", name="Evaluation", exact=True).click()
    shown = guest.page.get_by_role("region", name="Evaluation")
    expect(shown.locator("b").first).to_be_visible(timeout=BUSY)
    return shown


def looked_at(shown: Locator) -> int:
    found = re.search(r"([\d,]+) variations", shown.inner_text())
    assert found is not None
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize("size", [(360, 740), pytest.param((1366, 768), marks=pytest.mark.long)])
def test_a_table_of_a_server_is_evaluated_in_the_tab(size: tuple[int, int], invited: Invited) -> None:
    anna = invited(size=size)
    table = table_of([sitting(anna, "Anna"), Client(anna.house.port, "Bram")], hints=True, options={"start": "A"})
    anna.visit(f"/table/{table}")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    shown = switched_on(anna)
    shares = [int(one.removesuffix("%").strip()) for one in shown.locator("b").all_inner_texts()]
    assert abs(sum(shares) - 100) <= 1
    expect(shown).to_contain_text("Best: throw one die")
    before = looked_at(shown)
    expect(shown).not_to_contain_text(f"{before:,} variations", timeout=BUSY)
    assert looked_at(shown) > before
    anna.check_words()
    anna.check_axe()
    anna.check_width()
    anna.shot(f"evaluation-{size[0]}")
    # The next position is looked at anew; what the others are on turn with, too.
    anna.click("throw 1")
    anna.wait_for(lambda found: "throw 1" not in found["actions"])
    expect(shown).not_to_contain_text("throw one die", timeout=BUSY)
    shown.get_by_role("button", name="Close").click()
    expect(shown).to_have_count(0)


def test_a_hint_at_a_servers_table_is_searched_in_the_tab(invited: Invited) -> None:
    anna = invited()
    table = table_of([sitting(anna, "Anna"), Client(anna.house.port, "Bram")], hints=True, options={"start": "A"})
    anna.visit(f"/table/{table}")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.page.get_by_role("button", name="More", exact=True).click()
    with anna.page.expect_request(lambda asked: asked.url.split("?")[0].endswith("/hint"), timeout=BUSY) as asked:
        anna.page.get_by_role("button", name="Hint").click()
    [found] = json.loads(asked.value.post_data or "")["found"]
    assert found["visits"] > 1000
    anna.page.get_by_text("A bot would: throw one die.").wait_for(timeout=BUSY)


def test_a_table_without_hints_tells_nothing(invited: Invited) -> None:
    anna = invited()
    client = sitting(anna, "Anna")
    table = table_of([client, Client(anna.house.port, "Bram")], options={"start": "A"})
    anna.visit(f"/table/{table}")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="All moves as a list").wait_for()
    expect(anna.page.get_by_role("button", name="Evaluation")).to_have_count(0)
    status, told = client.get(f"/api/tables/{table}/position")
    assert (status, told["error"]["code"]) == (403, "hints-off")


def test_any_moment_of_a_game_that_is_over(invited: Invited, web_house: KnownHouse) -> None:
    anna = invited()
    table = played(web_house, "machi-koro", 2)
    at_the_end(anna, table)
    anna.page.locator(".after [data-act=board]").click()
    replay = anna.page.get_by_role("group", name="Replay")
    replay.get_by_role("button", name="To the beginning").click()
    anna.page.get_by_role("button", name="Evaluation", exact=True).click()
    shown = anna.page.get_by_role("region", name="Evaluation")
    expect(shown).to_contain_text("Best: throw one die", timeout=BUSY)
    replay.get_by_role("button", name="One move on").click()
    expect(shown).not_to_contain_text("throw one die", timeout=BUSY)
