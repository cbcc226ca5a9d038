"""Editions with decks and figures by luck: any number of cards, of any effects, one or two on a card."""

from __future__ import annotations

import random
import re

from burgomaster.games.monopoly_builder.cards import ARGUMENTS
from burgomaster.games.monopoly_builder.state import CARD_EFFECTS, NEXT_SPACES, PER, WHICH_CHIPS, WHOSE
from tests.games.monopoly_builder.decks import HOUSE

_MONEY = ("collect", "pay", "collect-from-each", "pay-each")
_FLOORS = ("build", "remove-floor")
# Figures that may be missing, and others, with what they may become.
_NEW = {"bank_rate": (3, 9), "steal_chips": (1, 9), "own_chips": (0, 3), "roll_chips": (0, 4)}
_OLD = {
    "chips_of_a_kind": (16, 25),
    "blocks": (4, 16),
    "most_chips": (2, 9),
    "deed_chips": (1, 3),
    "space_chips": (0, 3),
}


def an_edition(seed: int) -> str:
    """The edition of this number."""
    luck = random.Random(seed)
    text = HOUSE
    for name, (low, high) in _OLD.items():
        text = re.sub(rf"^{name} = \d+", f"{name} = {luck.randint(low, high)}", text, count=1, flags=re.MULTILINE)
    for name, (low, high) in _NEW.items():
        if luck.random() < 0.7:
            text = text.replace("[table]\n", f"[table]\n{name} = {luck.randint(low, high)}\n", 1)
            text = text.replace('fine = "rulebook"\n', f'fine = "rulebook"\n{name} = "house"\n', 1)
    start, end = text.index("[card.get-out"), text.index("[island]")
    return text[:start] + _deck(luck) + text[end:]


def _deck(luck: random.Random) -> str:
    total = luck.choice((1, 2, 7, 20, 33, 40))
    tables: list[str] = []
    cards, kept = 0, False
    while cards < total:
        count = luck.randint(1, min(3, total - cards))
        first = luck.choice(CARD_EFFECTS)
        second = luck.choice(CARD_EFFECTS) if luck.random() < 0.6 and first != "go-to-jail" else ""
        if "get-out" in (first, second):
            if kept or first == second:
                continue
            kept = True
        lines = [f"[card.c{len(tables)}]", f"count = {count}", *_effect(luck, first)]
        if second:
            lines.append(f"then = {{ {', '.join(_effect(luck, second))} }}")
        tables.append("\n".join(lines))
        cards += count
    return "\n\n".join([*tables, ""])


def _effect(luck: random.Random, effect: str) -> list[str]:
    needed, possible = ARGUMENTS[effect]
    given = [*needed, *(figure for figure in possible if luck.random() < 0.7)]
    return [f'effect = "{effect}"', *(f"{figure} = {_figure(luck, effect, figure)}" for figure in given)]


def _figure(luck: random.Random, effect: str, figure: str) -> str | int:
    if figure == "amount":
        if effect == "move-by":
            return luck.choice([steps for steps in range(-12, 13) if steps])
        if effect in _MONEY:
            return 5 * luck.randint(1, 60)
        return luck.randint(1, 4 if effect in _FLOORS else 9)
    if effect == "move-to":
        return luck.randrange(32)
    among = {"kind": WHICH_CHIPS, "space": NEXT_SPACES, "per": PER, "whose": WHOSE}[figure]
    return f'"{luck.choice(among)}"'
