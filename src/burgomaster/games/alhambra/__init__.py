"""Alhambra / New York – The Card Game, 2 to 6 players."""

from __future__ import annotations

from burgomaster.games.alhambra import rules
from burgomaster.games.alhambra.actions import describe, explain, nearly, parse, reason, text
from burgomaster.games.alhambra.figures import OPTIONS, read_edition
from burgomaster.games.alhambra.picture import draw_svg
from burgomaster.games.alhambra.refusals import REFUSALS
from burgomaster.games.alhambra.state import SEATS, Edition, State
from burgomaster.games.alhambra.steps import MOST_LEGAL, STEPS
from burgomaster.games.alhambra.tableau import draw_text
from burgomaster.games.alhambra.telling import tell
from burgomaster.games.alhambra.view import check, own, save, view
from burgomaster.games.kernel.contract import Spec

SPEC = Spec(
    name="alhambra",
    rules=1,
    players=range(2, SEATS + 1),
    steps=STEPS.size,
    most_legal=MOST_LEGAL,
    most_outcomes=MOST_LEGAL,
    length=20_000,
    editions=("standard",),
    options=OPTIONS,
    private=State.private(),
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
