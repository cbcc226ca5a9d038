"""What puzzles of Alhambra are about."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.alhambra.rules import money_in
from burgomaster.games.alhambra.state import NOTHING, SLOTS, Edition, State
from burgomaster.games.alhambra.steps import BUY, FIRST_ARG, FOR_DIRK, PAY, VERB

THEMES = ("money", "exact", "double", "buildings", "dirk")


def theme(s: State, e: Edition, steps: Sequence[int]) -> str:
    """The theme of a puzzle, by its best action."""
    if VERB[steps[0]] != BUY:
        return "money"
    if VERB[steps[-1]] == FOR_DIRK:
        return "dirk"
    paid = sum(FIRST_ARG[step] for step in steps if VERB[step] == PAY)
    slot = FIRST_ARG[steps[0]]
    if paid > s.yard_price[slot]:
        return "buildings"
    return "double" if any(_affordable(s, other) for other in range(SLOTS) if other != slot) else "exact"


def _affordable(s: State, slot: int) -> bool:
    """Can the seat on turn buy what lies there, after a purchase in another currency?"""
    return s.yard[slot] != NOTHING and money_in(s, s.player, slot) >= s.yard_price[slot]
