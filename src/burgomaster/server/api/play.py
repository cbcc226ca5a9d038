"""The game itself: moves, how they may go on, undo, resigning, bots that stand in, hints."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from burgomaster.bots.found import IdeaFound
from burgomaster.games.kernel.effort import LONGEST_TEXT, TakesLonger
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.api import shapes
from burgomaster.server.api.endpoint import Ask, Nothing, endpoint
from burgomaster.server.api.lobby import ClientId
from burgomaster.server.api.seats import Done, SeatNumber
from burgomaster.server.api.shapes import Spoken
from burgomaster.server.live_table import LiveTable
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.hinted import hint_told, seat_to_hint
from burgomaster.tables.judging import absence, agreement, moves, undo
from burgomaster.tables.judging.draft import Draft, check_seat
from burgomaster.tables.names import names_in
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import MOST_SEATS
from burgomaster.tables.table import Table
from burgomaster.tables.told import spoken

ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
StepNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
ChanceGiven = Annotated[float, msgspec.Meta(ge=0, le=1)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Acting(msgspec.Struct, forbid_unknown_fields=True):
    """A move: its text (or, for an offer, JSON as text), the last `seq` you saw, and an id of your own for it."""

    action: ActionText
    seq: Seq
    client_id: ClientId = ""


class Sent(Acting, tag="act"):
    """The same over the live connection."""


class Beginning(msgspec.Struct, forbid_unknown_fields=True):
    """The beginning of an action; empty for all beginnings."""

    seq: Seq
    prefix: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""


class GoingOn(msgspec.Struct):
    """How it may go on."""

    seq: int
    steps: list[Spoken]


class Doubt(msgspec.Struct, forbid_unknown_fields=True):
    """An action you wonder about."""

    action: ActionText


class Why(msgspec.Struct):
    """The rule that forbids it and why; both null if it is allowed."""

    rule: str | None
    text: str | None


class TakingBack(msgspec.Struct, forbid_unknown_fields=True):
    """The row to go back to; null for your own last move. Beyond what is free, the others are asked."""

    to: Seq | None = None


class Consent(msgspec.Struct, forbid_unknown_fields=True):
    """Your answer to who asks to take back. `to` is the row you mean; refused if another one is asked for by now."""

    yes: bool
    to: Seq | None = None


class Proposing(msgspec.Struct, forbid_unknown_fields=True):
    """A pause, `until` a moment (ms since 1970) or until somebody goes on; or the end."""

    what: Literal["pause", "end"]
    until: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class Agreeing(msgspec.Struct, forbid_unknown_fields=True):
    """Your answer to what is proposed."""

    yes: bool


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The seat a bot shall play for."""

    seat: SeatNumber


class HintReason(msgspec.Struct):
    """What speaks for an action, or against it."""

    good: bool
    said: str


class HintIdea(msgspec.Struct):
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


class SearchedIdea(msgspec.Struct, forbid_unknown_fields=True):
    """An action that a search of yours found: its steps as numbers, how often it looked at it, everybody's chances."""

    steps: Annotated[tuple[StepNumber, ...], msgspec.Meta(min_length=1, max_length=64)]
    visits: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    chances: Annotated[tuple[ChanceGiven, ...], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]


class HintWish(msgspec.Struct, forbid_unknown_fields=True):
    """Where an engine of yours has searched `GET …/position`: what it found, the best first."""

    found: Annotated[list[SearchedIdea], msgspec.Meta(max_length=12)] = []


class HintTold(msgspec.Struct):
    """What a bot would do in your place, and its ideas, the best first. It knows no more than you can see."""

    seq: int
    action: Spoken
    ideas: list[HintIdea]


@endpoint("POST", "/api/tables/{table}/actions", Done, body=Acting, tag="play")
async def act(ask: Ask, given: Acting) -> Done:
    """Play a move. It is answered when it is stored; the same `client_id` sent again changes nothing."""
    return await _act(ask, await ask.table(), given)


async def _act(ask: Ask, live: LiveTable, given: Acting) -> Done:
    person, lang = ask.person, ask.lang
    client = ask.client(given.client_id) if person else ""
    texts, owner, seq = ask.server.texts, ask.owner, given.seq
    texts.check(owner)

    def judge(table: Table) -> Draft:
        with texts.quickly(owner):
            return moves.act(table, person, given.action, seq, lang, live.secret)

    try:
        return Done(await live.submit(judge, client))
    except TakesLonger:
        table = live.table
    try:
        action = await texts.slowly(owner, lambda: moves.meant(table, person, given.action, seq, lang))
    except Refused as problem:
        refused = problem

        def refuse(_: Table) -> Draft:
            raise refused

        return Done(await live.submit(refuse, client))  # which it may have stored already
    return Done(await live.submit(lambda now: moves.act(now, person, action, seq, lang, live.secret), client))


_read = msgspec.json.Decoder(Sent).decode
_told = msgspec.json.Encoder().encode


async def act_live(ask: Ask, live: LiveTable, message: str | bytes) -> bytes:
    """A move sent over the live connection. Its row is its answer; what has none is answered here."""
    given: Sent | None = None
    try:
        ask.person = await ask.admitted()  # again: a key may have been withdrawn meanwhile
        ask.server.moderation.check(ask.person, ask.address)
        if ask.watches:
            ask.person = None
        given = _read(message)
        before = live.table.seq
        seq = (await _act(ask, live, given)).seq
        return b"" if seq > before else _told(shapes.Repeated(given.client_id, seq))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        refused = Refused(422, "bad-request", problem=str(problem))
    except BurgomasterError as problem:
        refused = Refused(422, "bad-request", text=str(problem))
    except StoreDown:
        refused = Refused(503, "store")
    except Refused as problem:
        refused = problem
    ask.server.metrics.refused(refused.code)
    error = shapes.Problem(refused.code, refused.text(ask.lang), refused.rule or None)
    return _told(shapes.LiveRefusal(given.client_id if given else None, refused.status, error))


@endpoint("POST", "/api/tables/{table}/steps", GoingOn, body=Beginning, tag="play")
async def steps(ask: Ask, given: Beginning) -> dict[str, Any]:
    """How an unfinished action may go on; nothing is played. Also for a seat that may step in."""
    live = await ask.table()
    if given.seq > live.table.seq:
        await live.catch_up_if_shared()
    table = live.table
    position, found = await ask.read(lambda: moves.steps(table, ask.person, given.prefix, given.seq, ask.lang))
    return {"seq": table.seq, "steps": spoken(position, found, ask.lang, names_in(table, ask.lang))}


@endpoint("POST", "/api/tables/{table}/why", Why, body=Doubt, tag="play")
async def why(ask: Ask, given: Doubt) -> Why:
    """Which rule forbids an action now; nothing is played."""
    table = (await ask.table()).table
    refusal = await ask.read(lambda: moves.why_not(table, ask.person, given.action, ask.lang))
    return Why(None, None) if refusal is None else Why(refusal.rule, refusal.text)


@endpoint("POST", "/api/tables/{table}/undo", Done, body=TakingBack, tag="play")
async def take_back(ask: Ask, given: TakingBack) -> Done:
    """Take back your own moves, freely to the last thing revealed; further the others are asked, naming the row."""
    now = ask.server.house.now
    return Done(await (await ask.table()).submit(lambda t: undo.take_back(t, ask.person, given.to, ask.lang, now())))


@endpoint("POST", "/api/tables/{table}/undo/answer", Done, body=Consent, tag="play")
async def consent(ask: Ask, given: Consent) -> Done:
    """Agree to taking back, or not. Who asked may answer no and so withdraw."""
    live, now = await ask.table(), ask.server.house.now
    return Done(await live.submit(lambda t: undo.answer(t, ask.person, given.yes, given.to, ask.lang, now())))


@endpoint("POST", "/api/tables/{table}/resign", Done, body=Nothing, tag="play")
async def resign(ask: Ask, _: Nothing) -> Done:
    """Give up. Between two the other one wins; among more a bot plays your seat, and cannot win with it."""
    return Done(await (await ask.table()).submit(lambda t: absence.resign(t, ask.person)))


@endpoint("POST", "/api/tables/{table}/agreement", Done, body=Proposing, tag="play")
async def propose(ask: Ask, given: Proposing) -> Done:
    """Propose a pause, or to end the game without a winner. It is so when all who play have agreed."""
    live, now = await ask.table(), ask.server.house.now
    return Done(await live.submit(lambda t: agreement.propose(t, ask.person, given.what, given.until, now())))


@endpoint("POST", "/api/tables/{table}/agreement/answer", Done, body=Agreeing, tag="play")
async def agree(ask: Ask, given: Agreeing) -> Done:
    """Agree to what is proposed, or not. Who proposed it may answer no and so withdraw."""
    live, now = await ask.table(), ask.server.house.now
    return Done(await live.submit(lambda t: agreement.answer(t, ask.person, given.yes, now())))


@endpoint("POST", "/api/tables/{table}/go-on", Done, body=Nothing, tag="play")
async def go_on(ask: Ask, _: Nothing) -> Done:
    """End the pause, for all."""
    return Done(await (await ask.table()).submit(lambda t: agreement.go_on(t, ask.person)))


@endpoint("POST", "/api/tables/{table}/stand-in", Done, body=SeatWanted, tag="play")
async def stand_in(ask: Ask, given: SeatWanted) -> Done:
    """Let a bot play for yourself, or, where no clock runs, for who is away on turn.

    They are warned first (`call`); ask again when the warning's time is over.
    """
    live, server, seat = await ask.table(), ask.server, given.seat
    check_seat(live.table, seat)
    patience = absence.GracePeriod(server.config.absent_seconds, server.config.warn_seconds)
    draft = Draft("")

    def judge(table: Table) -> Draft:
        nonlocal draft
        away = server.presence.absent_for(table.id, table.seats[seat].player)
        draft = absence.stand_in(table, ask.person, seat, ask.lang, away, patience, server.house.now())
        return draft

    seq = await live.submit(judge)
    if draft.kind == "call":
        server.scheduler.reminders.call(live.table, seat, draft.data["by"], draft.data["ms"])
    return Done(seq)


@endpoint("POST", "/api/tables/{table}/back", Done, body=Nothing, tag="play")
async def back(ask: Ask, _: Nothing) -> Done:
    """Take your seat back from the bot. (A new live connection does it by itself.)"""
    return Done(await (await ask.table()).submit(lambda t: absence.back(t, ask.person)))


@endpoint("POST", "/api/tables/{table}/hint", HintTold, body=HintWish, tag="play")
async def hint(ask: Ask, given: HintWish) -> dict[str, Any]:
    """What a bot would do in your place, if the table allows hints; or why your own engine is right."""
    live = await ask.table()
    table = live.table
    seat = seat_to_hint(table, ask.person)
    position = moves.position_of(table)
    scheduler = ask.server.scheduler
    if given.found:
        brought = [IdeaFound(one.steps, one.visits, one.chances) for one in given.found]
        ideas = await scheduler.explained(live, brought, ask.owner)
    else:
        ideas = await scheduler.ideas(live, ask.owner)
    return hint_told(table, seat, [idea.suggestion(position) for idea in ideas], ask.lang)
