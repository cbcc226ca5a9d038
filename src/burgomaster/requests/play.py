"""The game itself: moves, how they may go on, undo, resigning, hints."""

from __future__ import annotations

from typing import Annotated, Any

from burgomaster.games.kernel.effort import LONGEST_TEXT
from burgomaster.requests.asked import AnyAsk, request
from burgomaster.requests.shapes import ClientId, Done, Nothing, SeatNumber, Seq, Spoken
from burgomaster.tables.fields import Given, Items, Number, Shape, Text
from burgomaster.tables.judging import absence, moves, undo
from burgomaster.tables.names import names_in
from burgomaster.tables.setup import MOST_SEATS
from burgomaster.tables.told import spoken

ActionText = Annotated[str, Text(LONGEST_TEXT, least=1)]
PrefixText = Annotated[str, Text(LONGEST_TEXT)]
StepNumber = Annotated[int, Number(0, 2**31 - 1)]
ChanceGiven = Annotated[float, Number(0, 1)]


class Acting(Given):
    """A move: its text (or, for an offer, JSON as text), the last `seq` you saw, and an id of your own for it."""

    action: ActionText
    seq: Seq
    client_id: ClientId = ""


class Beginning(Given):
    """The beginning of an action; empty for all beginnings."""

    seq: Seq
    prefix: PrefixText = ""


class GoingOn(Shape):
    """How it may go on."""

    seq: int
    steps: list[Spoken]


class Doubt(Given):
    """An action you wonder about."""

    action: ActionText


class Why(Shape):
    """The rule that forbids it and why; both null if it is allowed."""

    rule: str | None
    text: str | None


class TakingBack(Given):
    """The row to go back to; null for your own last move. Beyond what is free, the others are asked."""

    to: Seq | None = None


class Consent(Given):
    """Your answer to who asks to take back. `to` is the row you mean; refused if another one is asked for by now."""

    yes: bool
    to: Seq | None = None


class SeatWanted(Given):
    """The seat a bot shall play for."""

    seat: SeatNumber


class HintReason(Shape):
    """What speaks for an action, or against it."""

    good: bool
    said: str


class HintIdea(Shape):
    """An action a bot thought of: your chance to win after it, and how much less that is than after the best one.

    `cost_said` says so, where it is not nothing. `ahead` tells what may have come in, and how you may stand, when you
    are to decide again; `ahead_said` is the head of that list.
    """

    action: Spoken
    chance: float
    cost: float
    cost_said: str
    why: list[HintReason]
    ahead_said: str
    ahead: list[str]


class SearchedIdea(Given):
    """An action that a search of yours found: its steps as numbers, how often it looked at it, everybody's chances."""

    steps: Annotated[tuple[StepNumber, ...], Items(64, least=1)]
    visits: Annotated[int, Number(0, 2**31 - 1)]
    chances: Annotated[tuple[ChanceGiven, ...], Items(MOST_SEATS, least=2)]


class HintWish(Given):
    """Where an engine of yours has searched `GET …/position`: what it found, the best first."""

    found: Annotated[tuple[SearchedIdea, ...], Items(12)] = ()


class HintTold(Shape):
    """What a bot would do in your place, and its ideas, the best first. It knows no more than you can see."""

    seq: int
    action: Spoken
    ideas: list[HintIdea]


@request("POST", "/api/tables/{table}/steps", GoingOn, body=Beginning, tag="play")
async def steps(ask: AnyAsk, given: Beginning) -> Any:
    """How an unfinished action may go on; nothing is played. Also for a seat that may step in."""
    live = await ask.table()
    table = live.table if given.seq <= live.table.seq else (await ask.latest()).table
    position, found = await ask.read(lambda: moves.steps(table, ask.person, given.prefix, given.seq, ask.lang))
    return {"seq": table.seq, "steps": spoken(position, found, ask.lang, names_in(table, ask.lang))}


@request("POST", "/api/tables/{table}/why", Why, body=Doubt, tag="play")
async def why(ask: AnyAsk, given: Doubt) -> Any:
    """Which rule forbids an action now; nothing is played."""
    table = (await ask.table()).table
    refusal = await ask.read(lambda: moves.why_not(table, ask.person, given.action, ask.lang))
    return {"rule": refusal and refusal.rule, "text": refusal and refusal.text}


@request("POST", "/api/tables/{table}/undo", Done, body=TakingBack, tag="play")
async def take_back(ask: AnyAsk, given: TakingBack) -> Any:
    """Take back your own moves, freely to the last thing revealed; further the others are asked, naming the row."""
    return await ask.submit(lambda t: undo.take_back(t, ask.person, given.to, ask.lang, ask.house.now()))


@request("POST", "/api/tables/{table}/undo/answer", Done, body=Consent, tag="play")
async def consent(ask: AnyAsk, given: Consent) -> Any:
    """Agree to taking back, or not. Who asked may answer no and so withdraw."""
    return await ask.submit(lambda t: undo.answer(t, ask.person, given.yes, given.to, ask.lang, ask.house.now()))


@request("POST", "/api/tables/{table}/resign", Done, body=Nothing, tag="play")
async def resign(ask: AnyAsk, _: Nothing) -> Any:
    """Give up. Between two the other one wins; among more a bot plays your seat, and cannot win with it."""
    return await ask.submit(lambda t: absence.resign(t, ask.person))


@request("POST", "/api/tables/{table}/back", Done, body=Nothing, tag="play")
async def back(ask: AnyAsk, _: Nothing) -> Any:
    """Take your seat back from the bot. (A new live connection does it by itself.)"""
    return await ask.submit(lambda t: absence.back(t, ask.person))
