"""Puzzles: find the best move. Everything is known beforehand, so nothing has to think."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from burgomaster.requests.asked import AnyAsk, request
from burgomaster.requests.play import Doubt, GoingOn, HintIdea, PrefixText, Why
from burgomaster.requests.shapes import Whole
from burgomaster.tables import puzzled
from burgomaster.tables.fields import Given, Shape, Text


class PuzzleHeading(Shape):
    """A puzzle in a list. `difficulty` is 1, 2 or 3."""

    id: str
    game: str
    number: int
    players: int
    theme: str
    theme_said: str
    difficulty: int


class PuzzlesAsked(Shape):
    """Whose day: as 2026-11-17; today's (UTC) without it."""

    day: Annotated[str, Text(10)] = ""


class PuzzlesKnown(Shape):
    """All puzzles, and the ids of those of a day, one for each game."""

    day: str
    today: list[str]
    puzzles: list[PuzzleHeading]


class PuzzleShown(Shape):
    """A puzzle, laid out like a table at which you are to move, and the figures it is played by."""

    puzzle: PuzzleHeading
    figures: dict[str, Any]
    table: Whole


class PuzzleBegun(Given):
    """The beginning of an action; `seq` is that of the puzzle's table."""

    seq: int
    prefix: PrefixText = ""


class PuzzleAssessed(Shape):
    """Is it right? Then, or where the answer was asked for, the best action with its reasons, and the next best.

    Otherwise what the action that was tried costs, if that is known, and nothing of the answer.
    """

    right: bool
    said: str
    ideas: list[HintIdea]


@request("GET", "/api/puzzles", PuzzlesKnown, query=PuzzlesAsked, tag="puzzles")
async def puzzles(ask: AnyAsk, given: PuzzlesAsked) -> Any:
    """All puzzles, without their answers, and which are those of the day."""
    day = puzzled.day_named(given.day) if given.day else datetime.now(UTC).date()
    return await ask.work(puzzled.listed, day, ask.lang)


@request("GET", "/api/puzzles/{puzzle}", PuzzleShown, tag="puzzles")
async def one_puzzle(ask: AnyAsk, _: None) -> Any:
    """A puzzle as the seat that is to move sees it."""
    return puzzled.shown(puzzled.puzzle_named(ask.name), ask.lang, outlook=ask.outlook)


@request("POST", "/api/puzzles/{puzzle}/steps", GoingOn, body=PuzzleBegun, tag="puzzles")
async def puzzle_steps(ask: AnyAsk, given: PuzzleBegun) -> Any:
    """How an unfinished action may go on; nothing is assessed."""
    puzzle = puzzled.puzzle_named(ask.name)
    return await ask.read(lambda: puzzled.going_on(puzzle, given.prefix, ask.lang))


@request("POST", "/api/puzzles/{puzzle}/why", Why, body=Doubt, tag="puzzles")
async def puzzle_why(ask: AnyAsk, given: Doubt) -> Any:
    """Which rule forbids an action; nothing is assessed."""
    puzzle = puzzled.puzzle_named(ask.name)
    return await ask.read(lambda: puzzled.why_not(puzzle, given.action, ask.lang))


@request("POST", "/api/puzzles/{puzzle}/answer", PuzzleAssessed, body=Doubt, tag="puzzles")
async def answer_puzzle(ask: AnyAsk, given: Doubt) -> Any:
    """Is this the best action? If not, it may be tried again."""
    puzzle = puzzled.puzzle_named(ask.name)
    meant = await ask.read(lambda: puzzled.meant(puzzle, given.action, ask.lang))
    return puzzled.assessed(puzzle, meant, ask.lang)


@request("GET", "/api/puzzles/{puzzle}/solution", PuzzleAssessed, tag="puzzles")
async def puzzle_solution(ask: AnyAsk, _: None) -> Any:
    """The answer, with its reasons."""
    return puzzled.solution(puzzled.puzzle_named(ask.name), ask.lang)
