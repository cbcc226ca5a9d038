"""Club nights: a host opens an evening, people come by one link, rounds are seated by the standings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from starlette.responses import Response

from burgomaster.requests.shapes import Nothing
from burgomaster.server.api.endpoint import Ask, endpoint
from burgomaster.server.api.shapes import ShortName
from burgomaster.server.club.evening import MOST_ROUNDS, ClubTable, Evening, EveningPlan
from burgomaster.server.club.standings import WIN, standings
from burgomaster.server.people.names import names_of, told_apart
from burgomaster.server.sheets import sheet
from burgomaster.tables.names import names_in
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import RUNNING

_PlayerId = Annotated[str, msgspec.Meta(max_length=64)]


class EveningPlanned(msgspec.Struct, forbid_unknown_fields=True):
    """An evening: its games in turn, how many rounds, seats at a table, seconds for a move, minutes for a round.

    Without `seconds` there is no clock, without `minutes` a round lasts until all its tables are over.
    """

    games: Annotated[tuple[ShortName, ...], msgspec.Meta(min_length=1, max_length=10)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 3
    seats: Annotated[int, msgspec.Meta(ge=3, le=4)] = 4
    seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 90
    minutes: Annotated[int, msgspec.Meta(ge=0, le=24 * 60)] = 0
    bots: bool = True  # do they fill empty seats?
    rated: bool = False  # do its games count for people's ratings, if the house has any?
    public: bool = False  # do people who have no link find it?


class GuestNow(msgspec.Struct):
    """Somebody who came; `name` is empty for who is forgotten."""

    player: str
    name: str
    gone: bool


class ClubSeat(msgspec.Struct):
    """A seat at a table of the round: `player` is null for a bot; `points` are parts of a win, once it is over."""

    player: str | None
    name: str
    score: int | None  # in the game, as everybody sees it
    points: float | None


class ClubTableNow(msgspec.Struct):
    """A table of the round. `turn` is the seat whose turn it is, `deadline` until when it may think."""

    table: str
    status: Literal["waiting", "running", "over"]
    seats: list[ClubSeat]
    turn: int | None
    deadline: int | None


class RoundNow(msgspec.Struct):
    """The last round. Its time is up at `until`, if that is not null."""

    number: int
    game: str
    over: bool
    until: int | None
    late: bool  # may the host end tables that are not over?
    tables: list[ClubTableNow]


class StandingNow(msgspec.Struct):
    """Where somebody stands: wins, and for equals the wins of all they have met."""

    rank: int | None  # none for who has not played
    player: str
    name: str
    points: float
    opponents: float
    played: int
    gone: bool


class YourEvening(msgspec.Struct):
    """What you are there, and where you play now."""

    host: bool
    guest: bool
    table: str | None


class EveningNow(msgspec.Struct):
    """An evening. Ask again every few seconds: a look opens tables and counts what is over."""

    id: str
    at: int  # the house's time
    plan: EveningPlan
    over: bool
    guests: list[GuestNow]
    round: RoundNow | None
    standings: list[StandingNow]
    you: YourEvening


class EveningListed(msgspec.Struct):
    """An evening of yours."""

    id: str
    opened: int
    over: bool
    people: int


class Evenings(msgspec.Struct):
    """Those you host, and public ones that go on; the newest first."""

    evenings: list[EveningListed]
    public: list[EveningListed]


class RoundAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Which round to open: the one after the last. Asking twice opens one."""

    number: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]


class GuestNamed(msgspec.Struct, forbid_unknown_fields=True):
    """Who has gone."""

    player: _PlayerId


class TableDecided(msgspec.Struct, forbid_unknown_fields=True):
    """A table without time: the `leader` wins, or it is a `draw`."""

    table: _PlayerId
    how: Literal["leader", "draw"]


@endpoint("GET", "/api/clubs", Evenings, tag="club night")
async def evenings(ask: Ask, _: None) -> Evenings:
    """The evenings you host, and those that go on and are public."""
    nights = ask.server.club_nights
    hosted = await nights.store.hosted_by(ask.person.id) if ask.person else []
    return Evenings([_listed(one) for one in hosted], [_listed(one) for one in await nights.public()])


@endpoint("POST", "/api/clubs", EveningNow, body=EveningPlanned, tag="club night")
async def open_evening(ask: Ask, given: EveningPlanned) -> EveningNow:
    """Open an evening; you host it, and come as a guest too if you `join`. Its page, /club/ID, is the link for all."""
    host = ask.known()
    await ask.server.admission.check_new_table(ask.owner)
    plan = EveningPlan(**msgspec.structs.asdict(given))
    return await _told(ask, await ask.server.club_nights.open(host, plan))


@endpoint("GET", "/api/clubs/{club}", EveningNow, tag="club night")
async def evening(ask: Ask, _: None) -> EveningNow:
    """An evening, for whoever has its link."""
    return await _told(ask, await ask.server.club_nights.look(ask.name))


@endpoint("POST", "/api/clubs/{club}/join", EveningNow, body=Nothing, tag="club night")
async def join(ask: Ask, _: Nothing) -> EveningNow:
    """Come, or come back: you play from the next round on."""
    return await _told(ask, await ask.server.club_nights.join(ask.name, ask.known()))


@endpoint("POST", "/api/clubs/{club}/leave", EveningNow, body=Nothing, tag="club night")
async def leave(ask: Ask, _: Nothing) -> EveningNow:
    """Go. If you play just now, you resign, and a bot plays your seat to the end."""
    return await _told(ask, await ask.server.club_nights.leave(ask.name, ask.known().id))


@endpoint("POST", "/api/clubs/{club}/drop", EveningNow, body=GuestNamed, tag="club night")
async def drop(ask: Ask, given: GuestNamed) -> EveningNow:
    """Host: somebody has gone without a word."""
    return await _told(ask, await ask.server.club_nights.drop(ask.name, ask.known(), given.player))


@endpoint("POST", "/api/clubs/{club}/round", EveningNow, body=RoundAsked, tag="club night")
async def open_round(ask: Ask, given: RoundAsked) -> EveningNow:
    """Host: open the next round. Those who stand alike sit together, and nobody meets again where that can be."""
    await ask.server.admission.check_new_table(ask.owner)
    return await _told(ask, await ask.server.club_nights.open_round(ask.name, ask.known(), given.number, ask.owner))


@endpoint("POST", "/api/clubs/{club}/judge", EveningNow, body=TableDecided, tag="club night")
async def decide(ask: Ask, given: TableDecided) -> EveningNow:
    """Host: end a table when the round's time is up; without such a time, whenever you like."""
    return await _told(ask, await ask.server.club_nights.decide(ask.name, ask.known(), given.table, given.how))


@endpoint("POST", "/api/clubs/{club}/end", EveningNow, body=Nothing, tag="club night")
async def end(ask: Ask, _: Nothing) -> EveningNow:
    """Host: end the evening, between two rounds."""
    return await _told(ask, await ask.server.club_nights.end(ask.name, ask.known()))


@endpoint("GET", "/api/clubs/{club}/results", str, tag="club night", media="text/csv; charset=utf-8")
async def results(ask: Ask, _: None) -> Response:
    """The standings as CSV, with what everybody won in each round."""
    found = await ask.server.club_nights.look(ask.name)
    names = await _names(ask, found)
    rounds = range(1, len(found.rounds) + 1)
    rows: list[list[str | int | float]] = [
        ["rank", "name", "points", "opponents", "played", *(f"round {number}" for number in rounds)]
    ]
    for one in standings((guest.player for guest in found.guests), found.games()):
        rank = one.rank if one.played else ""
        row: list[str | int | float] = [rank, names[one.player], one.points / WIN, one.opponents / WIN, one.played]
        rows.append([*row, *_won_in_rounds(found, one.player)])
    headers = {"Content-Disposition": f'attachment; filename="club-{found.id}.csv"'}
    return Response(sheet(rows), media_type="text/csv; charset=utf-8", headers=headers)


def _listed(one: Evening) -> EveningListed:
    return EveningListed(one.id, one.opened, one.over, len(one.guests))


def _won_in_rounds(found: Evening, player: str) -> list[float | str]:
    won: list[float | str] = []
    for one in found.rounds:
        tables = [table for table in one.tables if player in table.players and table.points is not None]
        won.append(tables[0].points[tables[0].players.index(player)] / WIN if tables and tables[0].points else "")
    return won


async def _names(ask: Ask, found: Evening) -> dict[str, str]:
    players = [guest.player for guest in found.guests]
    return told_apart(players, await names_of(ask.server.house.store, players))


async def _told(ask: Ask, found: Evening) -> EveningNow:
    names = await _names(ask, found)
    player = ask.person.id if ask.person else ""
    here = set(found.here)
    return EveningNow(
        id=found.id,
        at=ask.server.house.now(),
        plan=found.plan,
        over=found.over,
        guests=[GuestNow(one.player, names[one.player], one.gone) for one in found.guests],
        round=await _round(ask, found, names),
        standings=[
            StandingNow(
                one.rank if one.played else None,
                one.player,
                names[one.player],
                one.points / WIN,
                one.opponents / WIN,
                one.played,
                one.player not in here,
            )
            for one in standings(names, found.games())
        ],
        you=YourEvening(player == found.host, player in here, found.table_of(player) or None),
    )


async def _round(ask: Ask, found: Evening, names: dict[str, str]) -> RoundNow | None:
    if not found.rounds:
        return None
    last = found.rounds[-1]
    return RoundNow(
        number=len(found.rounds),
        game=last.game,
        over=last.over,
        until=last.until or None,
        late=not last.over and ask.server.house.now() >= last.until,
        tables=[await _table(ask, one, names) for one in last.tables],
    )


async def _table(ask: Ask, one: ClubTable, names: dict[str, str]) -> ClubTableNow:
    """A table of the round; of one that is not there yet, or cannot be read, only who sits there."""
    points = one.points or (None,) * len(one.players)
    won = {player: None if won is None else won / WIN for player, won in zip(one.players, points, strict=True)}
    status: Literal["waiting", "running", "over"] = "waiting" if one.points is None else "over"
    try:
        table = (await ask.server.house.table(one.table, ask.owner)).table
    except Refused:
        people = [ClubSeat(player, names[player], None, won[player]) for player in one.players]
        return ClubTableNow(one.table, status, people, None, None)
    scores = table.position.scores if table.position is not None else ()
    called = names_in(table, ask.lang)
    seats = [
        ClubSeat(
            held.player or None,
            names.get(held.player, called[place]),
            scores[place] if scores else None,
            won.get(held.player),
        )
        for place, held in enumerate(table.seats)
    ]
    runs = table.status == RUNNING
    return ClubTableNow(
        one.table,
        "running" if runs else status,
        seats,
        table.turn if runs and table.turn >= 0 else None,
        table.times.deadline() if runs else None,
    )
