"""What is counted in a game of Machi Koro, to see how an edition plays (`python -m burgomaster.lab.balance`)."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.rule import rule
from burgomaster.games.machi_koro.state import BUILDINGS, KINDS, LANDMARK_KINDS, LANDMARKS, Edition, State
from burgomaster.games.machi_koro.steps import BUILD, BUY, FIRST_ARG, PASS, VERB

COUNTERS = (
    *(f"bought {building}" for building in BUILDINGS),
    *(f"built {landmark}" for landmark in LANDMARKS),
    "passes",  # turns in which nothing was built
)
BOUGHT = 0
BUILT = KINDS
PASSES = BUILT + LANDMARK_KINDS

# What can be bought, as the edition names it.
THINGS = (*BUILDINGS, *LANDMARKS)

# What lab.balance tells: the sum of one counter by the sum of another.
MEASURES = (
    *((f"bought: {building}", f"bought {building}", "games") for building in BUILDINGS),
    *((f"built: {landmark}", f"built {landmark}", "games") for landmark in LANDMARKS),
    ("turns without building", "passes", "turns"),
)


@rule
def bought(before: State, s: State, e: Edition, step: int, found: MutableSequence[int]) -> bool:
    """Does a step buy something? Then write its place in THINGS and its buyer."""
    verb = VERB[step]
    if verb != BUY and verb != BUILD:
        return False
    found[0] = FIRST_ARG[step] if verb == BUY else BUILT + FIRST_ARG[step]
    found[1] = before.player
    return True


@rule
def count(before: State, s: State, e: Edition, step: int, tally: MutableSequence[int]) -> None:
    """Add one step to the tally of a game: the table before it and after it."""
    verb = VERB[step]
    if verb == BUY:
        tally[BOUGHT + FIRST_ARG[step]] += 1
    elif verb == BUILD:
        tally[BUILT + FIRST_ARG[step]] += 1
    elif verb == PASS:
        tally[PASSES] += 1
