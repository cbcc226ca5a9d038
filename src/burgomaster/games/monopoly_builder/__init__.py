"""Monopoly Builder, 2 to 4 players."""

from __future__ import annotations

from burgomaster.games.kernel.contract import Spec
from burgomaster.games.monopoly_builder import rules
from burgomaster.games.monopoly_builder.actions import describe, explain, nearly, parse, reason, text
from burgomaster.games.monopoly_builder.figures import OPTIONS, read_edition
from burgomaster.games.monopoly_builder.picture import draw_svg
from burgomaster.games.monopoly_builder.refusals import REFUSALS
from burgomaster.games.monopoly_builder.state import MOST_CARDS, SEATS, Edition, State
from burgomaster.games.monopoly_builder.steps import MOST_LEGAL, STEPS
from burgomaster.games.monopoly_builder.tableau import draw_text
from burgomaster.games.monopoly_builder.telling import tell
from burgomaster.games.monopoly_builder.view import check, own, save, view

SPEC = Spec(
    name="monopoly-builder",
    rules=4,
    players=range(2, SEATS + 1),
    steps=STEPS.size,
    most_legal=MOST_LEGAL,
    most_outcomes=MOST_CARDS,  # dice have fewer
    length=200_000,
    editions=("house",),
    options=OPTIONS,
    reads=(1, 2, 3),
    going_on=STEPS.going_on,
)

__all__ = [
    "OPTIONS",
    "REFUSALS",
    "SPEC",
    "STEPS",
    "Edition",
    "State",
    "check",
    "describe",
    "draw_svg",
    "draw_text",
    "explain",
    "nearly",
    "own",
    "parse",
    "read_edition",
    "reason",
    "rules",
    "save",
    "tell",
    "text",
    "view",
]
