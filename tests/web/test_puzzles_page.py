"""Puzzles on the page: the list, a wrong and a right answer by one click or several or by keys, the answer shown."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from burgomaster.play.puzzle import Puzzle, puzzles_of
from burgomaster.tables.puzzled import theme_said
from tests.longest import in_turn
from tests.parts import WITH_PUZZLES
from tests.web.browsing import Guest, tab_to
from tests.web.conftest import Invited

SIZES = {"phone by night": ((360, 740), True), "laptop by day": ((1366, 768), False)}
PHONE_FIRST = [
    pytest.param(*how, id=name, marks=[] if name == "phone by night" else [pytest.mark.long])
    for name, how in SIZES.items()
]


# Puzzles whose best two moves are one click each, the first of every game that has any.
ONE_CLICK = {
    one.game: one
    for game in WITH_PUZZLES
    for one in reversed(puzzles_of(game))
    if all(len(one.position.resolve(move.action).steps) == 1 for move in one.moves[:2])
    and not any(not step.complete for step in one.position.steps())
}


# A purchase is put together: a building, some cards of the hand, and the button that pays.
PURCHASE = re.compile(r"(buy \w+@(\w+)) with (\d\+[\d+]+)")
PURCHASES = [one for game in WITH_PUZZLES for one in puzzles_of(game) if PURCHASE.fullmatch(one.moves[0].action)]


def choose(guest: Guest, action: str) -> None:
    """Click on an action as soon as it is offered."""
    guest.wait_for(lambda found: action in found["actions"])
    guest.click(action)


def buy(guest: Guest, puzzle: Puzzle) -> None:
    """Put the purchase together that is the answer, and pay. Cards are known by their places in the hand."""
    answer = puzzle.moves[0].action
    found = PURCHASE.fullmatch(answer)
    assert found
    building, currency, cards = found.groups()
    hand = puzzle.position.view(puzzle.seat)["state"]["seats"][puzzle.seat]["hand"][currency]
    choose(guest, building)
    for value in map(int, cards.split("+")):
        place = hand.index(value)
        hand[place] = None
        choose(guest, f"pay {currency} {place}")
    choose(guest, f"!{answer}")


@pytest.mark.parametrize(("size", "dark"), PHONE_FIRST)
def test_todays_puzzles_are_found_from_the_front_door(invited: Invited, size: tuple[int, int], dark: bool) -> None:
    anna = invited(size=size, dark=dark)
    anna.visit("/")
    anna.page.get_by_role("link", name="Puzzles of the day").click()
    today = anna.page.get_by_role("region", name="Puzzles of the day")
    expect(today.get_by_role("link")).to_have_count(len(WITH_PUZZLES))
    every = anna.page.get_by_role("region", name="All puzzles")
    count = sum(len(puzzles_of(game)) for game in WITH_PUZZLES)
    expect(every.get_by_role("link")).to_have_count(count)
    anna.check_axe()
    anna.check_width()
    anna.check_words()
    anna.shot(f"puzzles-{size[0]}", whole=True)
    first = puzzles_of(WITH_PUZZLES[0])[0]
    alike = [one for game in WITH_PUZZLES for one in puzzles_of(game) if one.difficulty == first.difficulty]
    every.get_by_label("Difficulty").select_option(str(first.difficulty))
    expect(every.get_by_role("link")).to_have_count(len(alike))
    every.get_by_label("Theme").select_option(f"{first.game} {first.theme}")
    expect(every.get_by_role("link")).to_have_count(
        len([one for one in alike if (one.game, one.theme) == (first.game, first.theme)])
    )


@pytest.mark.parametrize(("game", "look"), in_turn(list(ONE_CLICK), list(SIZES)))
def test_a_puzzle_is_tried_twice_and_solved(invited: Invited, game: str, look: str) -> None:
    one, (size, dark) = ONE_CLICK[game], SIZES[look]
    anna = invited(size=size, dark=dark)
    anna.visit(f"/puzzles/{one.id}")
    room = anna.page.locator(f"[data-puzzle={one.id}]")
    expect(room.locator("#status")).to_have_text("What is your best move?")
    expect(room.get_by_role("heading", level=1)).not_to_contain_text(theme_said(one, "en"))  # that would say too much
    anna.check_axe()
    anna.check_width()
    anna.shot(f"puzzle-{game}-{size[0]}")
    choose(anna, one.moves[1].action)
    cost = round(100 * (one.moves[0].chance - one.moves[1].chance))
    told = anna.page.get_by_role("group", name="What your move is worth")
    expect(told).to_contain_text(f"Not the best: {cost} points less.")
    expect(room).to_have_attribute("data-known", "false")
    anna.shot(f"puzzle-{game}-{size[0]}-wrong")
    choose(anna, one.moves[0].action)
    expect(told).to_contain_text("Right!")
    expect(told).to_be_focused()
    expect(told.locator("ol > li")).to_have_count(2)
    expect(room).to_have_attribute("data-known", "true")
    expect(room.get_by_role("heading", level=1)).to_contain_text(theme_said(one, "en"))
    anna.check_axe()
    anna.check_width()
    anna.check_words()
    anna.shot(f"puzzle-{game}-{size[0]}-right")
    anna.visit("/puzzles")
    every = anna.page.get_by_role("region", name="All puzzles")
    expect(every.get_by_text("solved", exact=True)).to_have_count(1)


@pytest.mark.parametrize(("size", "dark"), PHONE_FIRST)
def test_a_puzzle_of_several_clicks_is_solved(invited: Invited, size: tuple[int, int], dark: bool) -> None:
    one = PURCHASES[0]
    anna = invited(size=size, dark=dark)
    anna.visit(f"/puzzles/{one.id}")
    buy(anna, one)
    told = anna.page.get_by_role("group", name="What your move is worth")
    expect(told).to_contain_text("Right!")
    anna.check_axe()
    anna.check_width()
    anna.shot(f"puzzle-{one.id}-{size[0]}-right")


# The first of every game and kind of answer, by its first word; `long` tries all.
KINDS: dict[tuple[str, str], Puzzle] = {}
for puzzle in (one for game in WITH_PUZZLES for one in puzzles_of(game)):
    KINDS.setdefault((puzzle.game, puzzle.moves[0].action.split()[0]), puzzle)
EVERY_PUZZLE = [one for game in WITH_PUZZLES for one in puzzles_of(game)]
# What of the first lines of a verdict lies outside the window, or under something else.
HIDDEN = """() => {
  const verdict = document.querySelector(".verdict");
  if (!verdict) return ["no verdict"];
  const lines = [verdict.querySelector("p"), verdict.querySelector("ol > li > p")].filter(Boolean);
  return lines.flatMap((line) => {
    const box = line.getBoundingClientRect();
    return [0.05, 0.3, 0.6].flatMap((part) => {
      const [x, y] = [box.x + Math.min(box.width * part + 4, box.width - 1), box.y + Math.min(box.height / 2, 12)];
      const there = document.elementFromPoint(x, y);
      return verdict.contains(there) ? [] : [`${line.textContent} at ${x}, ${y}: ${there?.outerHTML.slice(0, 80)}`];
    });
  });
}"""


def tried(guest: Guest) -> None:
    """Choose what is offered until it is an answer."""
    rng = random.Random(1)
    verdict = guest.page.locator(".verdict")
    for _ in range(40):
        if verdict.count():
            return
        guest.click(rng.choice(guest.wait_for(lambda found: bool(found["actions"]))["actions"]))
        guest.page.wait_for_timeout(100)


@pytest.mark.parametrize(
    "puzzle",
    [
        *(pytest.param(one, id=f"{one.game} {kind}") for (_, kind), one in KINDS.items()),
        *(pytest.param(one, id=one.id, marks=pytest.mark.long) for one in EVERY_PUZZLE),
    ],
)
def test_nothing_lies_over_what_is_said_of_an_answer(invited: Invited, puzzle: Puzzle) -> None:
    anna = invited(size=(1366, 768))
    anna.visit(f"/puzzles/{puzzle.id}")

    def seen(when: str) -> None:
        for width, height in ((360, 740), (1024, 768), (1366, 768), (1920, 1080)):
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.until("document.querySelector('.verdict') !== null")
            assert anna.page.evaluate(HIDDEN) == [], f"{when}, {width} wide"

    tried(anna)
    if anna.page.locator(".verdict").count():
        seen("tried")
    if anna.page.locator("[data-known=false]").count():
        anna.page.get_by_role("button", name="Show the answer").click()
        anna.page.locator("[data-known=true]").wait_for()
    seen("answered")


@pytest.mark.parametrize(
    "size",
    [pytest.param((640, 360), id="zoomed to 200 %"), pytest.param((1366, 768), id="laptop", marks=pytest.mark.long)],
)
def test_a_puzzle_is_solved_with_keys_alone(invited: Invited, size: tuple[int, int]) -> None:
    one = next(iter(ONE_CLICK.values()))
    anna = invited(size=size)
    anna.visit("/puzzles")
    tab_to(anna, f'a[href$="/puzzles/{one.id}"]')
    anna.check_axe()
    anna.check_width()
    anna.page.keyboard.press("Enter")
    anna.wait_for(lambda found: one.moves[0].action in found["actions"])
    tab_to(anna, f'[data-action="{one.moves[0].action}"]')
    anna.page.keyboard.press("Enter")
    told = anna.page.get_by_role("group", name="What your move is worth")
    expect(told).to_be_focused()
    expect(told).to_contain_text("Right!")
    anna.check_axe()
    anna.check_width()
    anna.shot(f"puzzle-keys-{size[0]}")
    tab_to(anna, ".bar .button.main")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(f"[data-puzzle={one.id}]")).to_have_count(0)
    expect(anna.page.locator("[data-puzzle]")).to_be_visible()


@pytest.mark.parametrize(
    "game", [WITH_PUZZLES[0], *(pytest.param(game, marks=pytest.mark.long) for game in WITH_PUZZLES[1:])]
)
def test_the_rules_lead_to_the_puzzles(invited: Invited, game: str) -> None:
    anna = invited()
    anna.visit(f"/rules/{game}")
    anna.page.get_by_role("link", name="Find the best move: puzzles").click()
    expect(anna.page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()


def test_the_answer_is_shown_and_the_next_one_comes(invited: Invited) -> None:
    game = max(WITH_PUZZLES, key=lambda name: len(puzzles_of(name)))
    first = puzzles_of(game)[0]
    anna = invited(size=(1366, 768))
    anna.visit(f"/puzzles/{first.id}")
    anna.page.get_by_role("button", name="Show the answer").click()
    told = anna.page.get_by_role("group", name="What your move is worth")
    expect(told).to_contain_text("Best: ")
    following = anna.page.get_by_role("button", name="Next puzzle")
    following.click()
    after = puzzles_of(game)[1 % len(puzzles_of(game))]
    if len(puzzles_of(game)) > 1:
        expect(anna.page.locator(f"[data-puzzle={after.id}]")).to_be_visible()
    else:
        expect(anna.page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()


def test_a_puzzle_that_is_not_there(invited: Invited) -> None:
    anna = invited(size=(360, 740))
    anna.expects("404")
    anna.visit(f"/puzzles/{WITH_PUZZLES[0]}-99999")
    expect(anna.page.get_by_role("alert")).to_have_text("There is no such puzzle.")
    anna.check_axe()
