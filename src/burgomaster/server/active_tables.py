"""Tables where people are connected now. The lobby lists them first, hosts in turn, so that nobody fills it alone."""

from __future__ import annotations

import time

import msgspec

from burgomaster.server.fair_queue import RoundRobin
from burgomaster.server.house import House
from burgomaster.server.presence import Presence
from burgomaster.server.store.rows import Listing

_MANY, _FRESH = 200, 2.0  # with more watched tables than this, a result is cached for so many seconds


class _Summary(msgspec.Struct):
    host: str
    seats: list[_Seat]


class _Seat(msgspec.Struct):
    player: str | None


_read = msgspec.json.Decoder(_Summary).decode


class ActiveTables:
    """Finds them, and caches what was found last by status and game."""

    def __init__(self, house: House, presence: Presence) -> None:
        self.house = house
        self.presence = presence
        self._found: dict[tuple[str, str], tuple[float, list[Listing]]] = {}

    async def first(self, status: str, game: str, most: int) -> list[Listing]:
        """At most so many listed tables at which somebody sits and is connected, networks and hosts in turn."""
        key = (status, game)
        until, found = self._found.get(key, (0.0, []))
        if until <= time.monotonic():
            watched = self.presence.tables()
            found = await self._look_up(watched, status, game)
            if len(self._found) > 100:
                self._found.clear()
            if len(watched) > _MANY:
                self._found[key] = (time.monotonic() + _FRESH, found)
        return found[:most]

    async def _look_up(self, watched: list[str], status: str, game: str) -> list[Listing]:
        presence, networks = self.presence, self.house.networks
        queue: RoundRobin[Listing] = RoundRobin()
        for listing in await self.house.store.listed(watched, status, game):
            try:
                summary = _read(listing.summary)
            except (msgspec.DecodeError, UnicodeDecodeError):  # damaged: the others are listed
                continue
            if any(seat.player and presence.is_here(listing.id, seat.player) for seat in summary.seats):
                queue.put(networks.owner(summary.host), listing)
        return [queue.take()[1] for _ in range(queue.count)]
