"""Notes that people around a device write at moves of their games."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict

from burgomaster.tab.outside import DeviceKeeper
from burgomaster.tables.noting import MOST_NOTES, MoveNote

Put = Callable[[str, object, str], Awaitable[None]]  # keeps plain data under a key, as long as there is a table


class DeviceNotes:
    """Reads and writes them; one that is removed is kept empty."""

    def __init__(self, keeper: DeviceKeeper, put: Put) -> None:
        self._keeper = keeper
        self._put = put

    async def of(self, player: str, table: str) -> list[MoveNote]:
        """What somebody has noted at a table, in the order of the moves."""
        kept = await self._keeper.all(f"note/{table}/{player}/")
        notes = [MoveNote(**json.loads(text)) for _, text in kept]
        return [note for note in notes if note.text]

    async def write(self, player: str, table: str, note: MoveNote) -> bool:
        """Keep a note in place of an older one at the same move. False where there are too many already."""
        others = [one for one in await self.of(player, table) if one.seq != note.seq]
        if note.text and len(others) >= MOST_NOTES:
            return False
        await self._put(f"note/{table}/{player}/{note.seq:09}", asdict(note), table)
        return True

    async def remove(self, player: str, table: str, seq: int) -> None:
        """Forget a note."""
        await self.write(player, table, MoveNote(seq, "", 0))
