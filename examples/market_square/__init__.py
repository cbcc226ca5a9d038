"""Market Square, 2 to 4 players: the small game of "A game in an hour"."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.kernel.contract import Spec
from burgomaster.games.market_square import rules
from burgomaster.games.market_square.refusals import REFUSALS
from burgomaster.games.market_square.state import SEATS, Edition, State
from burgomaster.games.market_square.steps import STEPS
from burgomaster.games.simple import Simple, options_of

SPEC = Spec(
    name="market-square",
    rules=1,
    players=range(2, SEATS + 1),
    steps=STEPS.size,
    most_legal=STEPS.size,
    most_outcomes=6,
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
