"""Lines of play for Monopoly Builder, as bots to study: ways that players recommend to each other."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder.greedy import greedy_step
from burgomaster.games.monopoly_builder.state import BUY_PHASE, Edition, State
from burgomaster.games.monopoly_builder.steps import AUCTION

# Never buys a deed at its price: it has every one auctioned, and bids as the sensible player.
LINES = ("line-auctions",)


@rule
def line_step(s: State, e: Edition, line: int, luck: int, out: MutableSequence[int]) -> int:
    """The step of a line, by its place in LINES."""
    return AUCTION if s.phase == BUY_PHASE else greedy_step(s, e, luck, out)
