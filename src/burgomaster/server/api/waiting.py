"""A game with anybody: say what you want to play, wait for others who want the same."""

from __future__ import annotations

from typing import Annotated

import msgspec

from burgomaster.requests.shapes import Nothing
from burgomaster.server.api.endpoint import Ask, Ok, endpoint
from burgomaster.server.api.shapes import ShortName
from burgomaster.server.people.reliability import Finishes, finishes
from burgomaster.server.waiting_list import MayOpen
from burgomaster.server.waiting_store import Pace, Waiter, Wish
from burgomaster.tables.setup import LEAST_SEATS, MOST_SEATS


class WishGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A game for so many: `now`, with 90 seconds for a move, or with two `days`."""

    game: ShortName
    players: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)]
    pace: Pace = "now"


class Companion(msgspec.Struct):
    """Somebody you would play with. `finishes` says of the last weeks, for whom some games are known, how it went."""

    player: str
    name: str
    finishes: Finishes


class Waiting(msgspec.Struct):
    """What you wait for. Ask again every few seconds: who wants to play now and does not ask, is not there."""

    game: str
    players: int
    pace: Pace
    since: int
    people: int  # who could sit down together by now, you among them
    bots: bool  # may bots take the other seats, if you say so?
    table: str | None  # where you sit
    company: list[Companion]  # who waits for the same, or was given the same table; without you


class WaitingOrNot(msgspec.Struct):
    """What you wait for; null: nothing."""

    waiting: Waiting | None


@endpoint("GET", "/api/waiting", WaitingOrNot, tag="waiting")
async def waiting(ask: Ask, _: None) -> WaitingOrNot:
    """What became of your wish. When enough people want the same, you sit at a `table` with them."""
    if ask.person is None:
        return WaitingOrNot(None)
    own = await ask.server.waiting_list.look(ask.person.id, _may_open(ask))
    return WaitingOrNot(None if own is None else await _told(ask, own))


@endpoint("POST", "/api/waiting", Waiting, body=WishGiven, tag="waiting")
async def enter(ask: Ask, given: WishGiven) -> Waiting:
    """Wait for a game with anybody, in place of what you waited for before."""
    wish = Wish(given.game, given.players, given.pace)
    return await _told(ask, await ask.server.waiting_list.enter(ask.known(), wish, _may_open(ask)))


@endpoint("POST", "/api/waiting/leave", Ok, body=Nothing, tag="waiting")
async def leave(ask: Ask, _: Nothing) -> Ok:
    """Wait no longer."""
    await ask.server.waiting_list.leave(ask.known().id)
    return Ok()


@endpoint("POST", "/api/waiting/fill", Waiting, body=Nothing, tag="waiting")
async def fill(ask: Ask, _: Nothing) -> Waiting:
    """Begin now, with all who wait for the same and bots on the other seats."""
    return await _told(ask, await ask.server.waiting_list.fill(ask.known().id, _may_open(ask)))


def _may_open(ask: Ask) -> MayOpen:
    return lambda: ask.server.admission.check_new_table(ask.owner)


async def _told(ask: Ask, own: Waiter) -> Waiting:
    waiting_list, wish, house = ask.server.waiting_list, own.wish, ask.server.house
    here = await waiting_list.company(own) if not own.table else []
    others = await waiting_list.seated_with(own) if own.table else here[1:]
    return Waiting(
        game=wish.game,
        players=wish.players,
        pace=wish.pace,
        since=own.since,
        people=wish.players if own.table else len(here),
        bots=not own.table and waiting_list.may_fill(own),
        table=own.table or None,
        company=[
            Companion(one.player, one.name, await finishes(house.store, one.player, house.now())) for one in others
        ],
    )
