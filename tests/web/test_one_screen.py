"""Every table fits one screen: whatever is to be decided, nothing scrolls, moves, is hidden, cut or covered."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from burgomaster.games import game as rules_of
from burgomaster.games.monopoly_builder.state import DEEDS
from tests.boards import BOARDS
from tests.games.machi_koro.tables import edition_with
from tests.longest import in_turn
from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.looking import DRAWN
from tests.web.luck import KnownHouse
from tests.web.showing import LOW, SIZES, Decision, Shown, decisions, telling
from tests.web.test_machi_page import SWAPPING

TABLES = [(game, players) for game in BOARDS for players in rules_of(game).SPEC.players]


LOCALES = {"en": "en-GB", "nl": "nl-NL", "it": "it-IT"}


def look(guest: Guest, shown: list[Decision], sizes: tuple[tuple[int, int], ...]) -> str:
    """What is wrong with these moments at these sizes: each fault once, where it was first seen, and how often."""
    found: dict[tuple[str, str], list[str]] = {}
    page = Shown(guest, shown[0].table)
    for size in sizes:
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        stood: dict[str, Any] = {}
        for one in shown:
            page.show(one)
            measured = page.measure(one)
            screen, where = f"{size[0]}×{size[1]}", f"at {one.whole['seq']} ({'/'.join(one.kind)})"
            for fault in measured["faults"]:
                found.setdefault((screen, fault), []).append(where)
            for part, box in measured["parts"].items():
                before = stood.setdefault(part, box)
                if any(abs(a - b) > 1 for a, b in zip(box, before, strict=True)):
                    found.setdefault((screen, f"{part} moved from {before} to {box}"), []).append(where)
    return "\n".join(f"{screen}: {fault}: {places[0]}, {len(places)}×" for (screen, fault), places in found.items())


@pytest.mark.parametrize(
    "game", ["alhambra", *(pytest.param(one, marks=pytest.mark.long) for one in BOARDS if one != "alhambra")]
)
def test_the_table_fits_a_phone_and_a_laptop(game: str, invited: Invited, web_house: KnownHouse) -> None:
    players = max(rules_of(game).SPEC.players)
    shown = telling(decisions(web_house, game, players, 1, "nl"), 12)
    faults = look(invited(locale="nl-NL"), shown, ((360, 740), (1366, 768)))
    assert not faults, faults


@pytest.mark.long
@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_table_fits_every_screen(
    game: str, players: int, lang: str, invited: Invited, web_house: KnownHouse
) -> None:
    """Twenty games of every sort; the languages take turns."""
    for luck in range(list(LOCALES).index(lang), 20, len(LOCALES)):
        shown = list(decisions(web_house, game, players, luck, lang))
        faults = look(invited(locale=LOCALES[lang]), shown, (*SIZES, *LOW))
        assert not faults, faults


OPENED = {
    "chat": "document.querySelector('#tab-chat').click()",
    "log": "document.querySelector('#tab-log').click()",
    "menu": "document.querySelector('.more > button').click()",
    "all moves": "document.querySelector('.menu button').click()",
    "refusal": (
        "document.querySelector(':is(.choice, .field)[aria-disabled=true]')"
        ".dispatchEvent(new Event('click', { bubbles: true }))"
    ),
}


@pytest.mark.parametrize(
    ("game", "size"), in_turn(BOARDS, [(360, 740), (844, 390), (1366, 768)], ["phone", "on its side", "laptop"])
)
def test_nothing_that_opens_pushes_anything(
    game: str, size: tuple[int, int], invited: Invited, web_house: KnownHouse
) -> None:
    """Board, own things and bar stay where they are when chat, lists, a refusal, a lesson lie over or beside them."""
    building = "end" if game == "monopoly-builder" else ""  # before, nothing there is refused
    shown = next(one for one in decisions(web_house, game, 2, 1) if building in "/".join(one.kind))
    guest, pupil = invited(size=size), invited(size=size)
    page = Shown(guest, shown.table)
    page.show(shown)
    refusal = {"text": "It cannot be done now, for this reason.", "rule": "MK-9"}
    guest.page.route(re.compile(r"/api/tables/\w+/why"), lambda route: route.fulfill(json=refusal))
    before = page.measure(shown)["parts"]
    for what, how in OPENED.items():
        guest.page.evaluate(f"() => {{ {how}; }}")
        if what == "refusal":
            guest.page.locator(".trouble").wait_for()
        after = page.measure()
        assert after["parts"] == before, what
        assert not [one for one in after["faults"] if "scrolls" in one or "too wide" in one], what
    pupil.context.add_init_script(f"sessionStorage.setItem('burgomaster-learn-{shown.table}', '[]')")
    learning = Shown(pupil, shown.table)
    learning.show(shown)
    pupil.page.locator(".coach").wait_for()
    assert learning.measure(shown)["parts"] == before


# ---- What has several parts, and what others do ----

BUSY: dict[str, Any] = {"machi-koro": {"edition": edition_with(**SWAPPING)}}  # something to swap on the first turn
# By what a choice of several parts begins on each board.
BEGINS = {
    "machi-koro": ("swap", '.choice.legal[data-action^="swap "]'),
    "alhambra": ("buy", '.choice.legal[data-action^="buy "]'),
    "monopoly-builder": ("offer", '[data-act="deal"]:not(:disabled)'),
}
# Buttons that make more of what is put together; pressed, they may be there no more.
FURTHER = ":is(.till .choice.legal, .hand .choice.legal, .deal.sheet .step button:last-child:not(:disabled))"


def with_many_deeds(one: Decision) -> Decision:
    """The same, where whoever is on turn and the next player have all the deeds, and a card."""
    whole = json.loads(json.dumps(one.whole))
    players, seat = whole["view"]["state"]["players"], whole["you"]["seat"]
    halves = [DEEDS[:8], DEEDS[8:]]
    for place, player in enumerate(players):
        turn = (place - seat) % len(players)
        player["deeds"], player["mortgaged"] = [halves[turn], []] if turn < len(halves) else [[], []]
        player["get_out_cards"] = int(turn < len(halves))
    return Decision(one.table, whole, one.person)


def begin(guest: Guest, one: Decision, selector: str) -> list[str]:
    """Click on the beginning of a choice; how the server says it may go on."""
    found: list[str] = []

    def answer(route: Route) -> None:
        steps = one.person.ok(f"/api/tables/{one.table}/steps", json.loads(route.request.post_data or ""))
        found[:] = [step["text"] for step in steps["steps"]]
        route.fulfill(json=steps)

    guest.page.route(re.compile(r"/api/tables/\w+/steps"), answer)
    guest.page.route(re.compile(r"/api/tables/\w+/why"), lambda route: route.fulfill(json={"text": None, "rule": None}))
    guest.page.locator(f"{selector}:visible").first.click()
    guest.page.evaluate(DRAWN)
    return found


@pytest.mark.parametrize(("game", "size"), in_turn(BOARDS, [(360, 740), (1366, 768)], ["phone", "laptop"]))
def test_the_second_part_of_a_choice_fits_too(
    game: str, size: tuple[int, int], invited: Invited, web_house: KnownHouse
) -> None:
    """A building for a building, a payment card by card, a deal thing by thing: all is in view, and nothing moves."""
    kind, selector = BEGINS[game]
    players = max(rules_of(game).SPEC.players)
    guest, page, looked = invited(size=size, touch=size[0] < 500), None, 0
    for one in decisions(web_house, game, players, 1, **BUSY.get(game, {})):
        if kind not in one.kind:
            continue
        page = page or Shown(guest, one.table)
        page.show(one)
        before = page.measure(one)
        assert not before["faults"], "\n".join(before["faults"])
        seat = one.whole["you"]["seat"]
        steps = begin(guest, one, selector)
        if steps:
            guest.until(f"document.querySelector({json.dumps(f'[data-action={json.dumps(steps[0])}]')}) !== null")
        for _ in range(3):
            after = page.measure_at(seat, steps or None)
            assert not after["faults"], "\n".join(after["faults"])
            assert after["parts"] == before["parts"]
            more = guest.page.locator(f"{FURTHER}:visible")
            if game == "machi-koro" or not more.count():
                break
            more.first.click()
        looked += 1
        if looked == 2:
            return
        guest.page.keyboard.press("Escape")
        if game == "monopoly-builder":
            page.show(with_many_deeds(one))
            deal_with_many(page, size, seat)
            return
    raise AssertionError(f"nothing to {kind}")


def deal_with_many(page: Shown, size: tuple[int, int], seat: int) -> None:
    """However many deeds there are to deal with: each is in view, or counted and one tap away, and nothing scrolls."""
    guest = page.guest
    guest.page.locator('[data-act="deal"]:visible').first.click()
    for wide, high in (size, *LOW) if size[0] < 500 else (size,):
        guest.page.set_viewport_size({"width": wide, "height": high})
        guest.page.evaluate(DRAWN)
        faults = page.measure_at(seat, None)["faults"]
        assert not faults, "\n".join(faults)
        folded = guest.page.locator('[data-act="pick-deeds"]')
        sides = folded.count()
        assert sides == (0 if size[0] > 500 else 1 if high < 500 else 2)
        for side in range(sides):
            expect(folded.nth(side)).to_contain_text("/8")
            folded.nth(side).click()
            expect(guest.page.locator(".deal .pick")).to_have_count(8)
            expect(guest.page.locator(".deal .pick").first).to_be_focused()
            faults = page.measure_at(seat, None)["faults"]
            assert not faults, "\n".join(faults)
            guest.page.locator(".deal .pick").nth(1).click()
            guest.page.keyboard.press("Escape")  # back to the offer
            expect(folded.nth(side)).to_be_focused()
            guest.page.locator('[data-act="pick-deeds"]').nth(side).get_by_text("1/8").wait_for()
            folded.nth(side).click()
            guest.page.locator(".deal .pick").nth(1).click()
            guest.page.click('[data-act="picked"]')
    guest.shot(f"deal-{size[0]}")


@pytest.mark.parametrize(
    "size",
    [
        pytest.param((360, 740), id="phone"),
        pytest.param((844, 390), id="on its side", marks=pytest.mark.long),
        pytest.param((1366, 768), id="laptop", marks=pytest.mark.long),
    ],
)
def test_neither_offers_nor_auctions_nor_hints_push_anything(
    size: tuple[int, int], invited: Invited, web_house: KnownHouse
) -> None:
    guest, page, before = invited(size=size), None, None
    wanted = {"end", "accept", "bid"}
    for one in decisions(web_house, "monopoly-builder", 2, 1, hints=True):
        kind = next((kind for kind in one.kind if kind in wanted), None)
        if not kind:
            continue
        wanted.discard(kind)
        page = page or Shown(guest, one.table)
        page.show(one)
        parts = page.measure(one)["parts"]
        before = before or parts
        assert parts == before, kind
        if kind == "end":
            advised(guest, one)
            assert page.measure()["parts"] == before, "a hint"
        if not wanted:
            return
    raise AssertionError(f"there was nothing to {wanted}")


def advised(guest: Guest, one: Decision) -> None:
    """Ask for a hint, and get a long one."""
    first = one.whole["you"]["actions"][0]
    reasons = [{"said": f"it is a good idea for the {n}th reason", "good": True} for n in range(9)]
    ideas = [
        {"action": first, "chance": 0.5, "cost": 0, "cost_said": "", "why": reasons, "ahead_said": "", "ahead": []}
    ]
    hint = {"seq": one.whole["seq"], "action": first, "ideas": ideas}
    guest.page.route(re.compile(r"/api/tables/\w+/position"), lambda route: route.fulfill(json={}))  # no engine here
    guest.page.route(re.compile(r"/api/tables/\w+/hint"), lambda route: route.fulfill(json=hint))
    guest.page.click(".more > button")
    guest.page.get_by_role("button", name="Hint").click()
    guest.page.locator(".advice").wait_for()
