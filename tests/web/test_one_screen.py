"""Every table fits one screen: whatever is to be decided, nothing scrolls, moves, is hidden, cut or covered."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgomaster.games import game as rules_of
from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse
from tests.web.showing import LOW, SIZES, Decision, Shown, decisions, telling

BOARDS = ("machi-koro", "alhambra", "monopoly-builder")
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


@pytest.mark.parametrize("game", BOARDS)
def test_the_table_fits_a_phone_and_a_laptop(game: str, invited: Invited, web_house: KnownHouse) -> None:
    players = max(rules_of(game).SPEC.players)
    shown = telling(decisions(web_house, game, players, 1, "nl"), 12)
    faults = look(invited(locale="nl-NL"), shown, ((360, 740), (1366, 768)))
    assert not faults, faults


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "nl", "it"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_table_fits_every_screen(
    game: str, players: int, lang: str, invited: Invited, web_house: KnownHouse
) -> None:
    for luck in range(20):
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


@pytest.mark.parametrize("size", [(360, 740), (844, 390), (1366, 768)], ids=["phone", "on its side", "laptop"])
@pytest.mark.parametrize("game", BOARDS)
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
