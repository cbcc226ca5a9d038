"""What puzzles of Monopoly Builder are about."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.state import Edition, State
from burgomaster.games.monopoly_builder.steps import VERB

THEMES = ("deeds", "towers", "chips", "surplus", "deals", "money")


def theme(s: State, e: Edition, steps: Sequence[int]) -> str:
    """The theme of a puzzle, by its best action."""
    verb = VERB[steps[0]]
    if verb in (do.BUY, do.AUCTION, do.BID, do.DROP):
        return "deeds"
    if verb in (do.BUILD, do.REMOVE):
        return "towers"
    if verb == do.LEAVE:
        return "surplus"
    if verb in (do.GIVE, do.PICK, do.TRADE, do.PARK, do.STEAL, do.SWAP, do.NO_STEAL):
        return "chips"
    if verb in (do.OFFER, do.ACCEPT, do.REFUSE):
        return "deals"
    return "money"
