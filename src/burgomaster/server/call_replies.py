"""Replies to calls for somebody absent: they may be connected to this process and not to the one that called."""

from __future__ import annotations

import asyncio
import contextlib

from burgomaster.server.frames import Frame
from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.presence import Presence
from burgomaster.tables.judging import absence
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import Seat


class CallReplies:
    """Hears of every call, also of other processes. Who has a live connection to this one is back at once."""

    def __init__(self, house: House, presence: Presence) -> None:
        self.house = house
        self.presence = presence
        house.listeners.append(self._happened)

    def _happened(self, live: LiveTable, frame: Frame) -> None:
        row = frame.row
        for_another = row.kind == "call" or (row.kind == "stand-in" and row.data.get("by", row.seat) != row.seat)
        if for_another and self.presence.is_connected_here(live.table.id, frame.after.seats[row.seat].player):
            self.house.keep_task(asyncio.create_task(_back(live, frame.after.seats[row.seat])))


async def _back(live: LiveTable, seat: Seat) -> None:
    with contextlib.suppress(Refused):  # answered meanwhile
        await live.submit(lambda table: absence.back(table, Person(seat.player, seat.name)))
