"""Hints at a table: who may have one, and what is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.bots.hint_words import ahead_head, ahead_said, cost_said, reasons_said
from burgomaster.bots.registry import thinks
from burgomaster.play.hint import Suggestion
from burgomaster.tables.judging import moves
from burgomaster.tables.judging.draft import check_running, seat_of
from burgomaster.tables.names import names_in
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import Table
from burgomaster.tables.told import spoken


def seat_to_hint(table: Table, person: Person | None) -> int:
    """The seat that may have a hint now."""
    seat = seat_of(table, person)
    check_running(table)
    if not table.setup.hints:
        raise Refused(403, "hints-off")
    if not thinks(table.agreed.name):
        raise Refused(409, "no-advice")
    if not table.may_act(seat):
        raise Refused(409, "not-your-turn")
    return seat


def hint_told(table: Table, seat: int, ideas: Sequence[Suggestion], lang: str) -> dict[str, Any]:
    """What a bot would do, and its ideas, the best first, in words."""
    position = moves.position_of(table)
    action = moves.resolved(table, position, seat, str(ideas[0].action), lang)
    names = names_in(table, lang)
    said = spoken(position, [action, *(idea.action for idea in ideas)], lang, names)
    told = [
        {
            "action": shown,
            "chance": idea.chance,
            "cost": idea.cost,
            "cost_said": cost_said(idea, lang),
            "why": [{"good": good, "said": why} for good, why in reasons_said(idea, position, names, lang)],
            "ahead_said": ahead_head(idea, lang) if idea.ahead else "",
            "ahead": ahead_said(idea, position, lang),
        }
        for shown, idea in zip(said[1:], ideas, strict=True)
    ]
    return {"seq": table.seq, "action": said[0], "ideas": told}
