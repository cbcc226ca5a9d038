"""What a Chance card says: its own text, if the edition has one in that language, else what its effects come to."""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.monopoly_builder.printed import name_of
from burgomaster.games.monopoly_builder.state import (
    ANY_CHIP,
    CARD_EFFECTS,
    DEED_SPACE,
    GIVE_CARD_CHIPS,
    KINDS,
    MOVE_NEXT,
    MOVE_TO,
    NEXT_SPACES,
    NOBODY,
    PER,
    SPACES,
    STEAL_SPACE,
    TAKE_CARD_CHIPS,
    TAKE_SPACE,
    WHICH_CHIPS,
    WHOSE,
    Edition,
)


def space_name(e: Edition, at: int, words: Words) -> str:
    """What a space is called."""
    if e.space_type[at] == DEED_SPACE:
        return name_of(e.name[e.space_what[at]])
    if e.space_type[at] == TAKE_SPACE:
        return words("space-take", count=e.space_chips, many=words(f"{KINDS[e.space_what[at]]}s"))
    if e.space_type[at] == STEAL_SPACE and e.steal_chips > 1:
        return words("space-steal-some", count=e.steal_chips)
    return words(f"space-{SPACES[e.space_type[at]]}")


def card_says(e: Edition, card: int, words: Words) -> str:
    """The words of a card in this edition."""
    place = e.card_place[card]
    if place != NOBODY and words.language in LANGUAGES:
        own = name_of(e.card_text[place * len(LANGUAGES) + LANGUAGES.index(words.language)])
        if own:
            return own
    first = _effect_says(e, e.card_effect[card], e.card_what[card], e.card_amount[card], words)
    if e.then_effect[card] == NOBODY:
        return first
    second = _effect_says(e, e.then_effect[card], e.then_what[card], e.then_amount[card], words)
    return words("chance-both", first=first, second=second[:1].lower() + second[1:])


def _effect_says(e: Edition, effect: int, what: int, amount: int, words: Words) -> str:
    message = f"chance-{CARD_EFFECTS[effect]}"
    if effect in (TAKE_CARD_CHIPS, GIVE_CARD_CHIPS):
        if what >= ANY_CHIP:
            return words(f"chance-{CARD_EFFECTS[effect]}-{WHICH_CHIPS[what]}", count=amount)
        one, many = words(KINDS[what]), words(f"{KINDS[what]}s")
        return words(message, things=words("some-chips", count=amount, one=one, many=many))
    return words(message, **_values(e, effect, what, amount, words))


def _values(e: Edition, effect: int, what: int, amount: int, words: Words) -> dict[str, Any]:
    if effect == MOVE_TO:
        return {"place": space_name(e, what, words) if what != NOBODY else words("space-free-parking")}
    if effect == MOVE_NEXT:
        return {"sort": NEXT_SPACES[what]}
    values: dict[str, Any] = {"amount": amount, "count": abs(amount), "back": int(amount < 0)}
    if 0 <= what < len(PER):
        values["per"] = PER[what]
    if 0 <= what < len(WHOSE):
        values["whose"] = WHOSE[what]
    return values
