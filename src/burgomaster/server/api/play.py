"""The game itself: moves, how they may go on, undo, resigning, bots that stand in, hints."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from burgomaster.bots.found import IdeaFound
from burgomaster.games.kernel.effort import TakesLonger
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.requests import play, puzzles
from burgomaster.requests.play import Acting, HintTold, HintWish, SeatWanted
from burgomaster.requests.shapes import Done, Nothing
from burgomaster.server.api import shapes
from burgomaster.server.api.endpoint import Ask, as_any_house, endpoint
from burgomaster.server.api.structs import struct_of
from burgomaster.server.live_table import LiveTable
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.hinted import hint_told, seat_to_hint
from burgomaster.tables.judging import absence, agreement, moves
from burgomaster.tables.judging.draft import Draft, check_seat
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import Table


class Sent(Acting, tag="act"):
    """The same over the live connection."""


class Proposing(msgspec.Struct, forbid_unknown_fields=True):
    """A pause, `until` a moment (ms since 1970) or until somebody goes on; or the end."""

    what: Literal["pause", "end"]
    until: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class Agreeing(msgspec.Struct, forbid_unknown_fields=True):
    """Your answer to what is proposed."""

    yes: bool


@endpoint("POST", "/api/tables/{table}/actions", Done, body=Acting, tag="play")
async def act(ask: Ask, given: Acting) -> dict[str, int]:
    """Play a move. It is answered when it is stored; the same `client_id` sent again changes nothing."""
    return {"seq": await _act(ask, await ask.table(), given)}


async def _act(ask: Ask, live: LiveTable, given: Acting) -> int:
    """A server reads what is quickly understood at once, and the rest off its event loop, on somebody's account."""
    person, lang = ask.person, ask.lang
    client = ask.client(given.client_id) if person else ""
    texts, owner, seq = ask.server.texts, ask.owner, given.seq
    texts.check(owner)

    def judge(table: Table) -> Draft:
        with texts.quickly(owner):
            return moves.act(table, person, given.action, seq, lang, live.secret)

    try:
        return await live.submit(judge, client)
    except TakesLonger:
        table = live.table
    try:
        action = await texts.slowly(owner, lambda: moves.meant(table, person, given.action, seq, lang))
    except Refused as problem:
        refused = problem

        def refuse(_: Table) -> Draft:
            raise refused

        return await live.submit(refuse, client)  # which it may have stored already
    return await live.submit(lambda now: moves.act(now, person, action, seq, lang, live.secret), client)


_read = msgspec.json.Decoder(struct_of(Sent)).decode
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
        seq = await _act(ask, live, given)
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


as_any_house(play.steps, play.why, play.take_back, play.consent, play.resign)


@endpoint("POST", "/api/tables/{table}/agreement", Done, body=Proposing, tag="play")
async def propose(ask: Ask, given: Proposing) -> dict[str, int]:
    """Propose a pause, or to end the game without a winner. It is so when all who play have agreed."""
    now = ask.house.now
    return await ask.submit(lambda t: agreement.propose(t, ask.person, given.what, given.until, now()))


@endpoint("POST", "/api/tables/{table}/agreement/answer", Done, body=Agreeing, tag="play")
async def agree(ask: Ask, given: Agreeing) -> dict[str, int]:
    """Agree to what is proposed, or not. Who proposed it may answer no and so withdraw."""
    return await ask.submit(lambda t: agreement.answer(t, ask.person, given.yes, ask.house.now()))


@endpoint("POST", "/api/tables/{table}/go-on", Done, body=Nothing, tag="play")
async def go_on(ask: Ask, _: Nothing) -> dict[str, int]:
    """End the pause, for all."""
    return await ask.submit(lambda t: agreement.go_on(t, ask.person))


@endpoint("POST", "/api/tables/{table}/stand-in", Done, body=SeatWanted, tag="play")
async def stand_in(ask: Ask, given: SeatWanted) -> dict[str, int]:
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
    return {"seq": seq}


as_any_house(play.back)


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


as_any_house(
    *(puzzles.puzzles, puzzles.one_puzzle, puzzles.puzzle_steps, puzzles.puzzle_why, puzzles.answer_puzzle),
    puzzles.puzzle_solution,
)
