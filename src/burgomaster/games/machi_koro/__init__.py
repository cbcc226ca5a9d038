"""Machi Koro (base game), 2 to 4 players."""

from __future__ import annotations

from burgomaster.games.kernel.contract import Spec
from burgomaster.games.machi_koro import rules
from burgomaster.games.machi_koro.actions import describe, explain, nearly, parse, reason, text
from burgomaster.games.machi_koro.figures import OPTIONS, read_edition
from burgomaster.games.machi_koro.picture import draw_svg
from burgomaster.games.machi_koro.refusals import REFUSALS
from burgomaster.games.machi_koro.state import SEATS, Edition, State
from burgomaster.games.machi_koro.steps import MOST_LEGAL, STEPS
from burgomaster.games.machi_koro.tableau import draw_text
from burgomaster.games.machi_koro.telling import tell
from burgomaster.games.machi_koro.view import check, own, save, view

SPEC = Spec(
    name="machi-koro",
    rules=1,
    players=range(2, SEATS + 1),
    steps=STEPS.size,
    most_legal=MOST_LEGAL,
    most_outcomes=21,
    length=20_000,
    editions=("dutch", "international"),
    options=OPTIONS,
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
