"""What is told: to the ears everything once and in order, to the eyes as fast as they like."""

from __future__ import annotations

import contextlib
import random

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.longest import first
from tests.parts import TOLD
from tests.web.browsing import Guest, clicking, play
from tests.web.conftest import Invited

# Everything that is put into a region that speaks by itself, in order.
LISTEN = """
  window.spoken = [];
  const say = (node) => node.textContent.trim() && window.spoken.push(node.textContent.trim());
  const SPEAKS = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(SPEAKS);
      if (region && !region.closest("[aria-live=off]"))
        for (const node of type === "characterData" ? [target] : addedNodes) say(node);
      for (const node of addedNodes) {
        if (region || node.nodeType !== 1) continue;
        for (const one of [...(node.matches(SPEAKS) ? [node] : []), ...node.querySelectorAll(SPEAKS)])
          say(one);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
"""


def narrated(guest: Guest, after: int) -> list[str]:
    """What the narrator has to say to this person, by the server's own log."""
    me = guest.past_the_page()
    found: list[str] = []
    while True:
        rows = me.get(f"/api/tables/{guest.table}/log?after={after}&limit=200")[1]["rows"]
        if not rows:
            return found
        for row in rows:
            own = row["you"] or {}
            said = "" if row["kind"] == "act" else own.get("said") or row["said"]
            found += [*([said] if said else []), *(own.get("told") or row["told"])]
        after = rows[-1]["seq"]


def turn_to(guest: Guest, tab: str, rng: random.Random) -> None:
    """Open a tab; an auction, say, that lies over it is played to its end before."""
    for _ in range(60):
        with contextlib.suppress(PlaywrightTimeout):
            guest.page.locator(f"#tab-{tab}").click(timeout=3_000)
            return
        if guest.offered()["actions"]:
            play([guest], clicking(rng), moves=1)
    raise AssertionError(f"{tab} can never be opened")


@first("game", TOLD)
def test_the_ears_hear_everything_once_and_in_order(game: str, invited: Invited) -> None:
    anna = invited()
    anna.context.add_init_script(LISTEN)
    anna.play_against_bots(game)
    anna.wait_for(lambda found: found["status"] == "running" and found["actions"])
    first = int(anna.offered()["seq"])
    anna.page.evaluate("() => { window.spoken.length = 0; }")
    rng = random.Random(7)
    for tab in ("chat", "log", "chat"):  # whatever is open
        turn_to(anna, tab, rng)
        play([anna], clicking(rng), moves=6)
    anna.wait_for(lambda found: found["status"] == "running" and found["actions"])
    expected = narrated(anna, first)
    heard = anna.page.evaluate("() => window.spoken")
    assert len(expected) > 15
    assert heard == expected
    # Nobody is told of themselves in the third person.
    name = anna.past_the_page().get(f"/api/tables/{anna.table}")[1]["table"]["seats"][0]["name"]
    assert not [line for line in heard if line.startswith(name)]


def test_what_happened_can_be_stepped_through(invited: Invited) -> None:
    anna = invited()
    anna.play_against_bots("machi-koro")
    play([anna], clicking(random.Random(3)), moves=4)
    anna.wait_for(lambda found: found["status"] == "running" and found["actions"])
    reel = anna.page.locator(".news")
    last = reel.locator(".said").inner_text()
    coins = anna.page.locator('[data-part="own"]').inner_text()
    reel.get_by_role("button", name="One move back").click()
    expect(reel.locator(".said")).not_to_have_text(last)
    assert anna.offered()["actions"] == []  # the past cannot be played
    reel.get_by_role("button", name="One move on").click()
    expect(reel.locator(".said")).to_have_text(last)
    assert anna.page.locator('[data-part="own"]').inner_text() == coins
    anna.wait_for(lambda found: bool(found["actions"]))


def test_the_only_possible_action_is_done_by_itself_if_one_likes(invited: Invited) -> None:
    anna = invited()
    anna.visit("/")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Only possible actions are done by themselves").check()
    anna.page.keyboard.press("Escape")
    anna.page.click('[data-play="machi-koro"]')
    anna.page.wait_for_selector(".room")
    # One die is all there is to throw: the page throws it, and stops where there is something to choose.
    anna.wait_for(lambda found: "pass" in found["actions"])
    expect(anna.page.locator(".log")).to_contain_text("You threw")


def test_a_dead_line_is_told_and_comes_back_by_itself(invited: Invited) -> None:
    anna = invited()
    anna.play_against_bots("machi-koro")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.context.set_offline(True)
    expect(anna.page.locator(".bar .status")).to_have_text("Connection lost, trying again …")
    anna.context.set_offline(False)
    expect(anna.page.locator(".bar .status")).to_have_text("Your turn Throw the dice")
    anna.click("throw 1")
    anna.wait_for(lambda found: "pass" in found["actions"])
