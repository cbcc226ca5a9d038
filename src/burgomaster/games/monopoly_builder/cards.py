"""Reads the Chance cards of an edition of Monopoly Builder: each has one or two effects of a list (MB-C…)."""

from __future__ import annotations

import re

from burgomaster.games.kernel.editions import SOURCES, EditionFile
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.monopoly_builder.printed import codes, money
from burgomaster.games.monopoly_builder.state import (
    CARD_EFFECTS,
    CARDS,
    DEED_SPACE,
    DEEDS,
    HOUSE_CARDS,
    KINDS,
    LONGEST_TEXT,
    MOST_CARDS,
    MOST_SPACES,
    NEXT_SPACES,
    NOBODY,
    PENTHOUSE,
    PER,
    SPACES,
    TAKE_SPACE,
    WHICH_CHIPS,
    WHOSE,
    Edition,
)

MOST_MONEY = 10_000
MOST_CHIPS = 9
MOST_FLOORS = PENTHOUSE - 1
LONGEST_NAME = 30
_NAME = re.compile(r"[a-z][a-z0-9-]*")

# What each effect must be told, and what it may be told.
ARGUMENTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "move-to": (("space",), ()),
    "move-by": (("amount",), ()),
    "move-next": (("space",), ()),
    "collect": (("amount",), ("per",)),
    "pay": (("amount",), ("per",)),
    "collect-from-each": (("amount",), ()),
    "pay-each": (("amount",), ()),
    "take": (("kind", "amount"), ()),
    "give": (("kind", "amount"), ()),
    "collect-chips": ((), ("amount",)),
    "give-chips": ((), ("amount",)),
    "steal": ((), ("amount",)),
    "swap": ((), ("amount",)),
    "get-out": ((), ()),
    "go-to-jail": ((), ()),
    "build": ((), ("amount",)),
    "remove-floor": (("whose",), ("amount",)),
    "double-rent": (("whose",), ()),
    "throw-again": ((), ()),
    "exchange": ((), ()),
}
_EFFECT_FIGURES = ("effect", "amount", "kind", "space", "per", "whose")
_FIGURES = ("count", *_EFFECT_FIGURES, "text", "then")
_IN_MONEY = ("collect", "pay", "collect-from-each", "pay-each")
_IN_FLOORS = ("build", "remove-floor")
_ENDS_THE_TURN = "go-to-jail"

# What the sixteen cards did when an edition only counted them; `card_receive` and the like stood in its [table].
_COUNTED: dict[str, dict[str, str | int]] = {
    "get-out-of-jail": {"effect": "get-out"},
    "forced-trade": {"effect": "swap", "amount": 1},
    "to-start": {"effect": "move-to", "space": "start"},
    "to-jail": {"effect": "go-to-jail"},
    **{f"take-{kind}": {"effect": "take", "kind": kind, "amount": "space_chips"} for kind in KINDS},
    "take-any": {"effect": "take", "kind": "any", "amount": 1},
    "take-one-of-each": {"effect": "take", "kind": "each", "amount": 1},
    "collect-chips": {"effect": "collect-chips", "amount": 1},
    "receive": {"effect": "collect", "amount": "card_receive"},
    "pay": {"effect": "pay", "amount": "card_pay"},
    "pay-per-floor": {"effect": "pay", "amount": "card_per_floor", "per": "floor"},
    "to-unowned": {"effect": "move-next", "space": "unowned"},
    "to-free-parking": {"effect": "move-to", "space": "free-parking"},
}
COUNTED_FIGURES = ("card_receive", "card_pay", "card_per_floor")


def only_counted(file: EditionFile) -> bool:
    """Is this an edition of the first shape, which only said how many of each of the sixteen cards there are?"""
    cards = [card for name, card in file.table("card").items() if name != "sources"]
    return any(type(card) is int for card in cards) and not any(isinstance(card, dict) for card in cards)


def read_cards(file: EditionFile, e: Edition) -> None:
    """The cards; the board has been read already."""
    e.get_out_card = NOBODY
    e.card_place = [NOBODY] * len(CARDS)
    e.card_what = [NOBODY] * len(CARDS)
    e.then_effect = [NOBODY] * len(CARDS)
    e.then_what = [NOBODY] * len(CARDS)
    if only_counted(file):
        _read_counted(file, e)
    else:
        _read_declared(file, e)
    if not 1 <= sum(e.card_count) <= MOST_CARDS:
        problem = f"there are 1 to {MOST_CARDS} Chance cards together (MB-M1), not {sum(e.card_count)}"
        raise file.fail(["card"], problem)
    e.cards = sum(e.card_count)


def _read_declared(file: EditionFile, e: Edition) -> None:
    own = 0
    for place, name in enumerate(file.table("card")):
        if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME:
            problem = f"a card's name has up to {LONGEST_NAME} of a to z, 0 to 9 and -, and begins with a letter"
            raise file.fail(["card", name], problem)
        if place >= MOST_CARDS:
            problem = f"there are at most {MOST_CARDS} Chance cards (MB-M1), so at most so many different ones"
            raise file.fail(["card", name], problem)
        if name in HOUSE_CARDS:
            card = HOUSE_CARDS.index(name)
        else:
            card, own = len(HOUSE_CARDS) + own, own + 1
        e.card_place[card] = place
        _read_card(file, e, card, name)


def _read_card(file: EditionFile, e: Edition, card: int, name: str) -> None:
    given = file.table("card", name, known=(*_FIGURES, "sources"))
    for figure in file.table("card", name, "sources", known=_FIGURES) if "sources" in given else ():
        file.choice("card", name, "sources", figure, among=SOURCES)
    e.card_count[card] = file.number("card", name, "count", low=1, high=MOST_CARDS)
    first = _effect(file, e, card, "card", name, beside=("count", "text", "then", "sources"))
    e.card_effect[card], e.card_amount[card], e.card_what[card] = first
    if "then" in given:
        if CARD_EFFECTS[first[0]] == _ENDS_THE_TURN:
            problem = f"{_ENDS_THE_TURN} ends the turn, so nothing follows (MB-C21); let it be the second effect"
            raise file.fail(["card", name, "then"], problem)
        file.table("card", name, "then", known=_EFFECT_FIGURES)
        second = _effect(file, e, card, "card", name, "then")
        e.then_effect[card], e.then_amount[card], e.then_what[card] = second
    for place, language in enumerate(LANGUAGES):
        if "text" in given and language in file.table("card", name, "text", known=LANGUAGES):
            e.card_text[e.card_place[card] * len(LANGUAGES) + place] = _text(file, name, language)


def _effect(file: EditionFile, e: Edition, card: int, *path: str, beside: tuple[str, ...] = ()) -> tuple[int, int, int]:
    """What stands in a card's table, or in its `then`: the effect, how much, and of what or where."""
    given = file.table(*path)
    effect = CARD_EFFECTS[file.choice(*path, "effect", among=CARD_EFFECTS)]
    needed, possible = ARGUMENTS[effect]
    for figure in given:
        if figure not in (*needed, *possible, "effect", *beside):
            takes = ", ".join((*needed, *possible)) or "nothing more"
            raise file.fail([*path, figure], f"the effect {effect} does not have it; it takes {takes}")
    if effect == "get-out":
        if e.get_out_card != NOBODY:
            raise file.fail([*path, "effect"], "only one card can be the Get-out card; raise its count instead")
        e.get_out_card = card
    amount = 0
    if "amount" in (*needed, *possible):
        amount = _amount(file, effect, *path) if "amount" in needed or "amount" in given else 1
    return CARD_EFFECTS.index(effect), amount, _what(file, e, effect, given, *path)


def _amount(file: EditionFile, effect: str, *path: str) -> int:
    if effect in _IN_MONEY:
        return money(file, *path, "amount", low=5, high=MOST_MONEY)
    if effect == "move-by":
        steps = file.number(*path, "amount", low=1 - MOST_SPACES, high=MOST_SPACES - 1)
        if steps == 0:
            raise file.fail([*path, "amount"], "must be a number of spaces, below 0 to go back")
        return steps
    return file.number(*path, "amount", low=1, high=MOST_FLOORS if effect in _IN_FLOORS else MOST_CHIPS)


def _what(file: EditionFile, e: Edition, effect: str, given: dict[str, object], *path: str) -> int:
    """The space, chips, things counted or buildings an effect is about."""
    if effect == "move-to":
        return _space(file, e, *path)
    if effect == "move-next":
        return file.choice(*path, "space", among=NEXT_SPACES)
    if "kind" in ARGUMENTS[effect][0]:
        return file.choice(*path, "kind", among=WHICH_CHIPS)
    if "whose" in ARGUMENTS[effect][0]:
        return file.choice(*path, "whose", among=WHOSE)
    return file.choice(*path, "per", among=PER) if "per" in given else 0


def _space(file: EditionFile, e: Edition, *path: str) -> int:
    """A space by its number, the deed that belongs to it, or what it is, where only one is such."""
    found = file.value(*path, "space")
    if type(found) is int:
        return file.number(*path, "space", low=0, high=e.spaces - 1)
    if found in DEEDS:
        return e.space_of_deed[DEEDS.index(str(found))]
    at = [at for at in range(e.spaces) if space_name(e, at) == found]
    if len(at) == 1:
        return at[0]
    several = "spaces are" if at else "space is"
    count = str(len(at)) if at else "no"
    raise file.fail([*path, "space"], f"{count} {several} {found!r:.40}; say its number, such as 0 for START")


def space_name(e: Edition, at: int) -> str:
    """What an edition's file calls a space."""
    if e.space_type[at] == DEED_SPACE:
        return DEEDS[e.space_what[at]]
    if e.space_type[at] == TAKE_SPACE:
        return f"take-{KINDS[e.space_what[at]]}"
    return SPACES[e.space_type[at]]


def _text(file: EditionFile, name: str, language: str) -> list[int]:
    return codes(file, "card", name, "text", language, longest=LONGEST_TEXT)


def _read_counted(file: EditionFile, e: Edition) -> None:
    """The first shape: the same sixteen cards in every edition."""
    counts = file.table("card", known=(*HOUSE_CARDS, "sources"))
    for figure in file.table("card", "sources", known=HOUSE_CARDS) if "sources" in counts else ():
        file.choice("card", "sources", figure, among=SOURCES)
    for card, name in enumerate(HOUSE_CARDS):
        e.card_count[card] = file.number("card", name, low=0, high=MOST_CARDS)
        shape = _COUNTED[name]
        effect = str(shape["effect"])
        e.card_effect[card] = CARD_EFFECTS.index(effect)
        amount = shape.get("amount", 0)
        if amount == "space_chips":
            amount = e.space_chips
        elif isinstance(amount, str):
            amount = money(file, "table", amount, low=0, high=MOST_MONEY)
        e.card_amount[card] = amount
        if effect == "move-to":
            e.card_what[card] = 0 if shape["space"] == "start" else e.parking_space
        elif "kind" in shape:
            e.card_what[card] = WHICH_CHIPS.index(str(shape["kind"]))
        else:
            e.card_what[card] = PER.index(str(shape.get("per", PER[0])))
    e.get_out_card = HOUSE_CARDS.index("get-out-of-jail")
    e.card_place = [card if card < len(HOUSE_CARDS) else NOBODY for card in range(len(CARDS))]
