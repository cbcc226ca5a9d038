"""Offers in JSON, as a view shows them: `{"to": 1, "gives": {"chips": {"crane": 2}}, "takes": {"deeds": ["red-1"]}}`.

They are data, and read as data: nothing in them is ever read as words.
"""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.effort import LONGEST_TEXT
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.kernel.untrusted import Unreadable, from_json
from burgomaster.games.monopoly_builder.deals import ASKED, GIVEN, MOST_CHIPS, Side, payable, side_steps
from burgomaster.games.monopoly_builder.state import DEEDS, KINDS, SEATS, TOKENS
from burgomaster.games.monopoly_builder.steps import FOR, OFFER, PROPOSE

_SIDE = ("deeds", "chips", "cards", "money")


def offer_of_data(data: str) -> tuple[int, ...]:
    """The steps of an offer in JSON; UnknownAction names the field that is wrong."""
    try:
        offer = from_json(data, LONGEST_TEXT)
    except Unreadable:
        raise UnknownAction(data, "unknown-json") from None
    reader = _Reader(data)
    reader.table(offer, "", ("to", "gives", "takes"))
    for key in ("to", "gives", "takes"):
        if key not in offer:
            raise UnknownAction(data, "unknown-json")
    gives, takes = reader.side(offer["gives"], "gives"), reader.side(offer["takes"], "takes")
    partner = reader.seat(offer["to"])
    return (step_of(OFFER, partner), *side_steps(gives, GIVEN), FOR, *side_steps(takes, ASKED), PROPOSE)


class _Reader:
    """Reads one offer."""

    def __init__(self, data: str) -> None:
        self.data = data

    def fail(self, field: str, found: Any) -> UnknownAction:
        """What stands in a field is not what belongs there."""
        return UnknownAction(self.data, "unknown-json-field", field=field, found=f"{found!r:.40}")

    def table(self, found: Any, field: str, known: tuple[str, ...]) -> dict[str, Any]:
        """An object with no key that is not known."""
        if not isinstance(found, dict):
            raise self.fail(field, found)
        for key in found:
            if key not in known:
                raise self.fail(f"{field}.{key:.20}".lstrip("."), found[key])
        return found

    def seat(self, found: Any) -> int:
        """A seat by its number, its letter or its token."""
        if type(found) is int and 0 <= found < SEATS:
            return found
        if isinstance(found, str) and found.lower() in TOKENS:
            return TOKENS.index(found.lower())
        if isinstance(found, str) and len(found) == 1 and found.upper() in SEAT_LETTERS[:SEATS]:
            return SEAT_LETTERS.index(found.upper())
        raise self.fail("to", found)

    def side(self, found: Any, field: str) -> Side:
        """What one side gives."""
        given = self.table(found, field, _SIDE)
        names = given.get("deeds", [])
        if not isinstance(names, list) or not all(isinstance(name, str) and name in DEEDS for name in names):
            raise self.fail(f"{field}.deeds", names)
        kinds = self.table(given.get("chips", {}), f"{field}.chips", KINDS)
        chips = [self.number(kinds.get(kind, 0), f"{field}.chips.{kind}", MOST_CHIPS) for kind in KINDS]
        cards = self.number(given.get("cards", 0), f"{field}.cards", MOST_CHIPS)
        money = given.get("money", 0)
        if type(money) is not int or money < 0:
            raise self.fail(f"{field}.money", money)
        deeds = [DEEDS.index(name) for name in names]
        if not (deeds or any(chips) or cards or money):
            raise self.fail(field, found)
        return deeds, chips, cards, payable(money) if money else 0

    def number(self, found: Any, field: str, most: int) -> int:
        """A whole number."""
        if type(found) is not int or not 0 <= found <= most:
            raise self.fail(field, found)
        return found
