"""Corner Lots, 3 to 6 players: a small game with a secret of every seat, effects and nets."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.corner_lots import rules
from burgomaster.games.corner_lots.refusals import REFUSALS
from burgomaster.games.corner_lots.state import KINDS, SEATS, Edition, State
from burgomaster.games.corner_lots.steps import STEPS
from burgomaster.games.kernel.contract import Spec
from burgomaster.games.simple import Simple, options_of

SPEC = Spec(
    name="corner-lots",
    rules=1,
    players=range(3, SEATS + 1),
    steps=STEPS.size,
    most_legal=STEPS.size,
    most_outcomes=KINDS,
    length=20_000,
    editions=("home",),
    options=options_of(Edition),
    private=State.private(),
    going_on=STEPS.going_on,
)

_simple = Simple(SPEC, State, Edition, STEPS, rules, Path(__file__).parent)
text, parse, describe, reason = _simple.text, _simple.parse, _simple.describe, _simple.reason
view, own, save, check = _simple.view, _simple.own, _simple.save, _simple.check
tell, draw_text, draw_svg = _simple.tell, _simple.draw_text, _simple.draw_svg
read_edition = _simple.read_edition

__all__ = [
    "REFUSALS",
    "SPEC",
    "STEPS",
    "Edition",
    "State",
    "check",
    "describe",
    "draw_svg",
    "draw_text",
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
