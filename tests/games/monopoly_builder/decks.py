"""Editions of Monopoly Builder with other Chance cards, for tests."""

from __future__ import annotations

import re

from tests.games.monopoly_builder.tables import FIGURES

HOUSE = FIGURES
FILLER = 'effect = "collect"\namount = 5'

# One card of every effect, in every shape that matters.
EVERY_EFFECT = {
    "to-green": 'effect = "move-to"\nspace = "green-1"',
    "three-back": 'effect = "move-by"\namount = -3',
    "four-on": 'effect = "move-by"\namount = 4',
    "next-rival": 'effect = "move-next"\nspace = "rival"',
    "next-chance": 'effect = "move-next"\nspace = "chance"',
    "per-deed": 'effect = "collect"\namount = 10\nper = "deed"',
    "per-set": 'effect = "pay"\namount = 25\nper = "set"',
    "birthday": 'effect = "collect-from-each"\namount = 50',
    "chairman": 'effect = "pay-each"\namount = 100',
    "take-three": 'effect = "take"\nkind = "any"\namount = 3',
    "lose-two": 'effect = "give"\nkind = "any"\namount = 2',
    "gifts": 'effect = "give-chips"',
    "thief": 'effect = "steal"\namount = 2',
    "out": 'effect = "get-out"',
    "roof": 'effect = "build"',
    "storm": 'effect = "remove-floor"\nwhose = "own"',
    "blast": 'effect = "remove-floor"\nwhose = "other"',
    "season": 'effect = "double-rent"\nwhose = "own"',
    "again": 'effect = "throw-again"',
    "market": 'effect = "exchange"',
}


def with_cards(text: str, **cards: str) -> str:
    """An edition with these cards, one of each, and others that bring a little money."""
    tables = [f"[card.{name}]\ncount = 1\n{body}\n" for name, body in cards.items()]
    if len(cards) < 20:
        tables.append(f"[card.pay]\ncount = {20 - len(cards)}\n{FILLER}\n")
    bare = re.sub(r"^\[card\..*?(?=^\[island\])", "", text, flags=re.MULTILINE | re.DOTALL)
    return bare.replace("[island]", "\n".join([*tables, "[island]"]), 1)


def deck(**cards: str) -> str:
    """The house edition with these cards instead of its own."""
    return with_cards(HOUSE, **cards)


def every_effect() -> str:
    """The house edition with a card of every effect."""
    return deck(**EVERY_EFFECT)
