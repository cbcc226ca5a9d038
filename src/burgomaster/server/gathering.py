"""Tables where people are now. They stand first in the lobby, each host's in turn: nobody fills it alone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from burgomaster.server.store.rows import Listing
from burgomaster.server.turns import Ring

if TYPE_CHECKING:
    from burgomaster.server.app import Server

_MANY, _FRESH = 200, 2.0  # where so many tables are watched, it is looked up only after so many seconds again


class _Summary(msgspec.Struct):
    host: str
    seats: list[_Seat]


class _Seat(msgspec.Struct):
    player: str | None


_read = msgspec.json.Decoder(_Summary).decode


class Gathering:
    """What was found last, by status and game."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], tuple[float, list[Listing]]] = {}

    async def at(self, server: Server, status: str, game: str) -> list[Listing]:
        """The listed tables at which somebody sits and is here, each place's and each host's in turn."""
        key = (status, game)
        until, found = self._found.get(key, (0.0, []))
        if until <= time.monotonic():
            watched = server.presence.tables()
            found = await self._look_up(server, watched, status, game)
            if len(self._found) > 100:
                self._found.clear()
            if len(watched) > _MANY:
                self._found[key] = (time.monotonic() + _FRESH, found)
        return found

    async def _look_up(self, server: Server, watched: list[str], status: str, game: str) -> list[Listing]:
        presence, places = server.presence, server.house.places
        ring: Ring[Listing] = Ring()
        for listing in await server.house.store.listed(watched, status, game):
            summary = _read(listing.summary)
            if any(seat.player and presence.is_here(listing.id, seat.player) for seat in summary.seats):
                ring.put(places.owner(summary.host), listing)
        return [ring.take()[1] for _ in range(ring.count)]


async def people_now(server: Server, status: str, game: str, most: int) -> list[Listing]:
    """The first of them."""
    return (await server.gathering.at(server, status, game))[:most]
