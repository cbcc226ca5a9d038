"""Moves planned for your next turn. They are kept on the server, and nobody else is told of them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from burgomaster.requests.shapes import Nothing
from burgomaster.server.api.endpoint import Ask, Ok, endpoint
from burgomaster.server.plan_store import BranchKept, PlanKept, State
from burgomaster.tables.judging.draft import check_running, seat_of
from burgomaster.tables.planning import LONGEST_ACTION, MOST_ACTIONS, MOST_BRANCHES
from burgomaster.tables.refused import Refused

Planned = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ACTION)]
_Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class BranchGiven(msgspec.Struct, forbid_unknown_fields=True):
    """What to do where the numbers that were thrown come to `least` to `most`; nothing: you decide then."""

    least: _Number
    most: _Number
    actions: Annotated[tuple[Planned, ...], msgspec.Meta(max_length=MOST_ACTIONS)]


class PlanGiven(msgspec.Struct, forbid_unknown_fields=True):
    """What to do first, and then what depends on what is thrown."""

    first: Annotated[tuple[Planned, ...], msgspec.Meta(min_length=1, max_length=MOST_ACTIONS)]
    branches: Annotated[tuple[BranchGiven, ...], msgspec.Meta(max_length=MOST_BRANCHES)] = ()


class PlanNow(msgspec.Struct):
    """Your plan: it waits, was carried out, or was dropped; then `why` says so."""

    first: tuple[str, ...]
    branches: tuple[BranchKept, ...]
    state: State
    why: str


class PlanOrNone(msgspec.Struct):
    """Your plan at this table; null: none."""

    plan: PlanNow | None


@endpoint("GET", "/api/tables/{table}/plan", PlanOrNone, tag="play")
async def my_plan(ask: Ask, _: None) -> PlanOrNone:
    """What you have planned for your next turn, or what became of it."""
    live = await ask.table()
    seat_of(live.table, ask.person)
    return await _told(ask, live.table.id)


async def _told(ask: Ask, table: str) -> PlanOrNone:
    found = await ask.server.plans.store.of(ask.known().id, table)
    if found is None:
        return PlanOrNone(None)
    return PlanOrNone(PlanNow(found.kept.first, found.kept.branches, found.state, found.why.get(ask.lang, "")))


@endpoint("POST", "/api/tables/{table}/plan", PlanOrNone, body=PlanGiven, tag="play")
async def plan(ask: Ask, given: PlanGiven) -> PlanOrNone:
    """Plan your next turn. Every action is played when it is allowed then; otherwise the rest is dropped, and said."""
    live = await ask.table()
    seat = seat_of(live.table, ask.person)
    check_running(live.table)
    if live.table.seats[seat].resigned:
        raise Refused(409, "resigned")
    if any(branch.least > branch.most for branch in given.branches):
        raise Refused(422, "plan-numbers")
    ask.server.texts.check(ask.owner)
    kept = tuple(BranchKept(branch.least, branch.most, branch.actions) for branch in given.branches)
    await ask.server.plans.make(live, ask.known().id, PlanKept(given.first, kept))
    return await _told(ask, live.table.id)


@endpoint("POST", "/api/tables/{table}/plan/forget", Ok, body=Nothing, tag="play")
async def forget_plan(ask: Ask, _: Nothing) -> Ok:
    """Forget your plan."""
    live = await ask.table()
    seat_of(live.table, ask.person)
    await ask.server.plans.forget(live.table.id, ask.known().id)
    return Ok()
