"""Puzzles on a device: the same requests as the server's `api/puzzles.py` takes."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from burgomaster.games.kernel.effort import LONGEST_TEXT
from burgomaster.play.puzzle import Puzzle
from burgomaster.tab.bodies import number, text
from burgomaster.tab.requests import DeviceAsk, answers
from burgomaster.tables import puzzled

_ACTION = text(LONGEST_TEXT, 1)


def _puzzle(ask: DeviceAsk) -> Puzzle:
    return puzzled.puzzle_named(ask.name)


@answers("GET", "/api/puzzles")
async def puzzles(ask: DeviceAsk) -> Any:
    """All puzzles, and which are those of the day."""
    asked = ask.query.get("day", "")
    return puzzled.listed(puzzled.day_named(asked) if asked else datetime.now(UTC).date(), ask.lang)


@answers("GET", "/api/puzzles/*")
async def one_puzzle(ask: DeviceAsk) -> Any:
    """A puzzle as the seat that is to move sees it."""
    return puzzled.shown(_puzzle(ask), ask.lang, outlook=ask.outlook)


@answers("POST", "/api/puzzles/*/steps", seq=number(), prefix=text(LONGEST_TEXT, default=""))
async def puzzle_steps(ask: DeviceAsk) -> Any:
    """How an unfinished action may go on."""
    return puzzled.going_on(_puzzle(ask), ask.body["prefix"], ask.lang)


@answers("POST", "/api/puzzles/*/why", action=_ACTION)
async def puzzle_why(ask: DeviceAsk) -> Any:
    """Which rule forbids an action."""
    return puzzled.why_not(_puzzle(ask), ask.body["action"], ask.lang)


@answers("POST", "/api/puzzles/*/answer", action=_ACTION)
async def answer_puzzle(ask: DeviceAsk) -> Any:
    """Is this the best action?"""
    puzzle = _puzzle(ask)
    return puzzled.assessed(puzzle, puzzled.meant(puzzle, ask.body["action"], ask.lang), ask.lang)


@answers("GET", "/api/puzzles/*/solution")
async def puzzle_solution(ask: DeviceAsk) -> Any:
    """The answer, with its reasons."""
    return puzzled.solution(_puzzle(ask), ask.lang)
