"""The guided first games: a pupil who does what the guide says learns each game, and then goes on alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import test_alhambra_page as alhambra
from tests.web import test_builder_page as builder
from tests.web.browsing import ROOT, Guest
from tests.web.conftest import Invited

# The lesson on, whether it is only to be read, and the actions that are ringed.
GUIDE = """() => {
  const coach = document.querySelector(".coach");
  const ringed = [...document.querySelectorAll("[data-guided]")];
  return {
    lesson: coach?.dataset.lesson ?? null,
    read: Boolean(coach?.querySelector("[data-act='next-lesson']")),
    rings: ringed.length,
    actions: ringed.map((one) => one.dataset.action).filter(Boolean),
  };
}"""
# How far a ring reaches beyond what it rings, and how far the next thing with one is away.
RINGS = """() => {
  const ringed = [...document.querySelectorAll("[data-guided]")];
  const style = getComputedStyle(ringed[0]);
  const [one, other] = ringed.map((at) => at.getBoundingClientRect());
  return { reach: parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset), gap: other.left - one.right };
}"""
Obeying = Callable[[Guest, dict[str, Any]], None]


def learn(pupil: Guest, obey: Obeying, alone: Callable[[Guest, list[str]], None], most: int = 400) -> list[str]:
    """Follow the guide to its end; the lessons in the order they were had."""
    had: list[str] = []
    for _ in range(most):
        guide = pupil.page.evaluate(GUIDE)
        lesson = guide["lesson"]
        if lesson == "done":
            return had
        if lesson != "wait" and (not had or had[-1] != lesson):
            had.append(lesson)
        if guide["read"]:
            pupil.page.click("[data-act='next-lesson']")
            continue
        found = pupil.offered()
        if pupil.page.evaluate(GUIDE)["lesson"] != lesson:
            continue  # the table has moved on meanwhile
        if not found["actions"] or (lesson != "wait" and not guide["rings"]):
            pupil.page.wait_for_timeout(60)  # others are at work, or the ring is on its way
        elif lesson == "wait":
            alone(pupil, found["actions"])
            pupil.page.wait_for_timeout(60)
        else:
            obey(pupil, guide)
            pupil.page.wait_for_timeout(60)
    raise AssertionError(f"the lessons never ended: {had}, {pupil.page.evaluate(GUIDE)}, {pupil.offered()}")


def go_on_alone(pupil: Guest) -> None:
    """After the last lesson the guide leaves, and the game goes on."""
    pupil.check_words()
    pupil.page.locator(".coach .button.main").click()
    expect(pupil.page.locator(".coach")).to_have_count(0)
    expect(pupil.page.locator("[data-guided]")).to_have_count(0)
    before = pupil.wait_for(lambda found: bool(found["actions"]) or found["status"] == "over")
    assert before["status"] in ("running", "over")


def click_ringed(pupil: Guest, guide: dict[str, Any]) -> None:
    pupil.click(guide["actions"][0])


def test_machi_koro_is_learnt_by_playing_it(invited: Invited) -> None:
    anna = invited(locale="nl-NL")
    anna.visit("/")
    anna.page.click('[data-learn="machi-koro"]')
    anna.page.wait_for_selector(".coach")
    anna.check_axe()
    anna.shot("learn-machi-koro-1280")

    def alone(pupil: Guest, actions: list[str]) -> None:
        wanted = [one for one in actions if one.startswith(("build ", "throw ", "pass"))]
        pupil.click((wanted or actions)[0])

    had = learn(anna, click_ringed, alone)
    assert had[:4] == ["goal", "throw", "income", "build"]
    assert {"watch", "colours", "why", "more", "landmark", "two"} <= set(had)
    go_on_alone(anna)


def test_alhambra_is_learnt_from_its_rules_page(invited: Invited) -> None:
    anna = invited(locale="it-IT", size=(360, 740))
    anna.visit("/rules/alhambra")
    anna.page.click('[data-learn="alhambra"]')
    anna.page.wait_for_selector(".coach")
    anna.check_width()

    def take(pupil: Guest, actions: list[str]) -> None:
        card = next((one for one in actions if one.startswith("take ")), None)
        if card is None:
            alhambra.move(pupil, actions)
            return
        pupil.click(card)
        if card.endswith(","):
            pupil.click("!" + card.rstrip(","))

    def obey(pupil: Guest, guide: dict[str, Any]) -> None:
        if guide["lesson"] in ("choose", "why"):
            click_ringed(pupil, guide)
        elif guide["lesson"] == "several":
            for card in [one for one in guide["actions"] if one.endswith(",")][:2]:
                pupil.click(card)
            chosen = pupil.wait_for(lambda found: any(one.startswith("!take ") for one in found["actions"]))
            pupil.click(next(one for one in chosen["actions"] if one.startswith("!take ")))
        elif guide["lesson"] == "take":
            take(pupil, guide["actions"])
        else:
            pupil.page.keyboard.press("Escape")
            alhambra.move(pupil, pupil.offered()["actions"])

    had = learn(anna, obey, take)
    assert had[:3] == ["goal", "take", "watch"]
    assert {"choose", "buy", "why", "exact", "again", "scoring", "decks"} <= set(had)
    anna.check_axe()
    anna.check_width()
    anna.shot("learn-alhambra-360")
    go_on_alone(anna)


@pytest.mark.long
def test_monopoly_builder_is_learnt_by_playing_it(invited: Invited) -> None:
    anna = invited()
    anna.visit("/")
    anna.page.click('[data-learn="monopoly-builder"]')
    anna.page.wait_for_selector(".coach")

    def obey(pupil: Guest, guide: dict[str, Any]) -> None:
        page = pupil.page
        if guide["lesson"] == "why":
            page.locator(".field:not(.legal)").first.focus()
            page.keyboard.press("Enter")
        elif guide["lesson"] == "build":
            page.locator(".field[data-guided]").first.focus()
            page.keyboard.press("Enter")
        elif guide["lesson"] == "deal":
            make_an_offer(pupil)
        elif guide["lesson"] == "bid":
            pupil.click("drop")  # another move than asked for is fine too
        else:
            click_ringed(pupil, guide)

    def make_an_offer(pupil: Guest) -> None:
        page = pupil.page
        page.click('[data-act="deal"]')
        page.locator("fieldset").nth(0).get_by_role("button", name="+10", exact=True).click()
        wanted = page.locator("fieldset").nth(1).get_by_role("button", name="one more")
        wanted.and_(page.locator(":enabled")).first.click()
        page.click('[data-act="send-offer"]')
        page.wait_for_timeout(300)

    had = learn(anna, obey, builder.move)
    assert had[0] == "goal"
    assert had.index("throw") < had.index("buy")  # a bot that begins may have a street auctioned before
    assert {"buy", "chips", "build", "why", "deal", "end", "watch", "sets", "score"} <= set(had)
    anna.shot("learn-monopoly-builder-1280")
    go_on_alone(anna)


def test_the_guide_minds_what_the_pupil_does(invited: Invited) -> None:
    anna = invited()
    anna.visit("/")
    anna.page.click('[data-learn="machi-koro"]')
    coach = anna.page.locator(".coach")
    expect(coach).to_have_attribute("data-lesson", "goal")
    expect(anna.page.locator("[data-guided]").first).to_be_visible()
    # A ring touches nothing beside what it rings, such as the words there.
    for size in ((390, 844), (1280, 860)):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        ring = anna.page.evaluate(RINGS)
        assert 1 < ring["reach"] <= ring["gap"], size
    # It shows where things are, and a loaded page goes on with the same lesson.
    anna.page.get_by_role("button", name="Show me").click()
    assert anna.page.evaluate("document.activeElement?.dataset.at ?? ''").startswith("landmark/")
    anna.page.get_by_role("button", name="Go on", exact=True).click()
    expect(coach).to_have_attribute("data-lesson", "throw")
    anna.page.reload()
    expect(coach).to_have_attribute("data-lesson", "throw")
    # What the rules refuse is explained, and the lesson stays.
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.click("buy mine")
    expect(coach).to_contain_text("not allowed just now")
    expect(coach).to_have_attribute("data-lesson", "throw")
    anna.click("throw 1")
    expect(coach).to_have_attribute("data-lesson", "income")
    anna.page.get_by_role("button", name="Go on", exact=True).click()
    expect(coach).to_have_attribute("data-lesson", "build")
    # Another move than the one asked for is fine; the guide comes back to it.
    anna.click("pass")
    expect(coach).to_contain_text("another move")
    anna.page.get_by_role("button", name="End the lessons").click()
    expect(coach).to_have_count(0)


@pytest.mark.long
def test_every_lesson_ends_whatever_the_dice_say() -> None:
    """200 games of each kind in three languages, by the guide's own code and the rules (web/lessons/games.test.ts)."""
    command = [sys.executable, "web/build.py", "test"]
    environment = {**os.environ, "LESSON_GAMES": "200", "PYTHON": sys.executable}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("600 pupils, 600 had every lesson") == 3, done.stdout
