"""What is counted in a game of Alhambra, to see how an edition plays (`python -m burgomaster.lab.balance`)."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.alhambra.state import BUILDINGS, TYPES, Edition, State
from burgomaster.games.alhambra.steps import BUY, SECOND_ARG, TAKE, TAKE_AND, VERB
from burgomaster.games.kernel.rule import rule

COUNTERS = (
    *(f"bought {building}" for building in BUILDINGS),
    "money cards",  # taken
)
BOUGHT = 0
MONEY_CARDS = TYPES

# What can be bought, as the edition names it.
THINGS = BUILDINGS

# What lab.balance tells: the sum of one counter by the sum of another.
MEASURES = (
    *((f"bought: {building}", f"bought {building}", "games") for building in BUILDINGS),
    ("money cards taken a turn", "money cards", "turns"),
)


@rule
def bought(before: State, s: State, e: Edition, step: int, found: MutableSequence[int]) -> bool:
    """Does a step buy something? Then write its place in THINGS and its buyer."""
    if VERB[step] != BUY:
        return False
    found[0] = SECOND_ARG[step]
    found[1] = before.player
    return True


@rule
def count(before: State, s: State, e: Edition, step: int, tally: MutableSequence[int]) -> None:
    """Add one step to the tally of a game: the table before it and after it."""
    verb = VERB[step]
    if verb == BUY:
        tally[BOUGHT + SECOND_ARG[step]] += 1
    elif verb in (TAKE, TAKE_AND):
        tally[MONEY_CARDS] += 1
