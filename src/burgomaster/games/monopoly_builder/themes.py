"""What puzzles of Monopoly Builder are about."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.monopoly_builder.state import Edition, State
from burgomaster.games.monopoly_builder.steps import (
    ACCEPT,
    AUCTION,
    BID,
    BUILD,
    BUY,
    DROP,
    GIVE,
    LEAVE,
    NO_STEAL,
    OFFER,
    PARK,
    PICK,
    REFUSE,
    REMOVE,
    STEAL,
    SWAP,
    TRADE,
    VERB,
)

THEMES = ("deeds", "towers", "chips", "surplus", "deals", "money")


def theme(s: State, e: Edition, steps: Sequence[int]) -> str:
    """The theme of a puzzle, by its best action."""
    verb = VERB[steps[0]]
    if verb in (BUY, AUCTION, BID, DROP):
        return "deeds"
    if verb in (BUILD, REMOVE):
        return "towers"
    if verb == LEAVE:
        return "surplus"
    if verb in (GIVE, PICK, TRADE, PARK, STEAL, SWAP, NO_STEAL):
        return "chips"
    if verb in (OFFER, ACCEPT, REFUSE):
        return "deals"
    return "money"
