"""A city of one's own in the browser: its streets, its Chance cards, and floors that come and go by card."""

from __future__ import annotations

import re

from tests.games.monopoly_builder.cities import STREETS, WHEEL, city
from tests.server.people import Client, table_of
from tests.web.conftest import Invited
from tests.web.test_builder_page import going_on, sitting

CARDS = f"""[card.jam]
count = 7
effect = "pay"
amount = 20
text = {{ en = "{WHEEL["en"]}", nl = "{WHEEL["nl"]}", it = "{WHEEL["it"]}" }}

[card.roof]
count = 7
effect = "build"

[card.storm]
count = 6
effect = "remove-floor"
whose = "own"

"""


def many_cards() -> str:
    """The city with nothing but such cards, and Chance on every space that is neither a street nor a corner."""
    text = re.sub(r"^\[card\..*?(?=^\[island\])", CARDS, city(), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r'^(\d+) = "(?:take-[a-z-]+|roll|steal)"', r'\1 = "chance"', text, flags=re.MULTILINE)


def test_streets_and_cards_of_another_city_on_the_page(invited: Invited) -> None:
    guest = invited(size=(1280, 1000))
    people = [sitting(guest, "Anna"), Client(guest.house.port, "Bram")]
    table = table_of(people, "monopoly-builder", options={"tokens": "seat"}, edition={"text": many_cards()})
    guest.visit(f"/table/{table}")
    page = guest.page
    shown = {"drawn": False, "free": False, "remove": False}
    for _ in range(400):
        for person in people:
            whole = person.get(f"/api/tables/{table}")[1]
            actions = [one["text"] for one in whole["you"]["actions"]]
            if actions:
                break
        state = whole["view"]["state"]
        phase, by_card = state["turn"]["phase"], [one for one in actions if one.startswith(("build ", "remove "))]
        if whole["you"]["seat"] == 0 and phase in ("free", "remove") and not shown[phase]:
            # The fields that the card allows can be clicked, and nothing else is asked.
            guest.catch_up(whole["seq"])
            page.locator(f'.field[data-action="{by_card[0]}"]').focus()
            page.keyboard.press("Enter")
            guest.catch_up(whole["seq"] + 1)
            shown[phase] = True
            continue
        if not shown["drawn"] and phase == "act" and state["chance"]["under"][-1:] == ["own-1"]:
            guest.catch_up(whole["seq"])
            shown["drawn"] = page.locator(".drawn", has_text=WHEEL["en"]).count() > 0
        if all(shown.values()):
            break
        action = by_card[0] if phase in ("free", "remove") else going_on(actions, ("buy", "throw", "end", "drop"))
        person.ok(f"/api/tables/{table}/actions", {"action": action, "seq": whole["seq"]})
    assert shown == {"drawn": True, "free": True, "remove": True}
    spaces = page.locator('[data-at^="space/"]').evaluate_all(
        "found => found.map((one) => one.textContent.replaceAll('\\u00ad', ''))"
    )
    assert [street for street in STREETS if not any(street in space for space in spaces)] == []
    assert "Ketelstraat" not in page.content()
    guest.check_words()
