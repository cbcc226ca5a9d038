"""Old rows as they were told, for who comes back to them: made in threads, a few at a time, and kept for who asks next.

What a row tells, and above all what would happen after it, costs a millisecond or two. The event loop spends none on
it: every piece waits for its turn among all networks and people, and what was made for one is there for all.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Set
from typing import NamedTuple

import msgspec

from burgomaster.server.frames import Frame
from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import HOUSE, Owner
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Stored
from burgomaster.tables.table import Table, fold

AT_A_TIME = 20  # rows of one piece of work
_MOST_KEPT = 32 << 20  # bytes


class RowReader(NamedTuple):
    """How rows are told: to which seat (or NOBODY), in which language, with what would happen or without."""

    seat: int
    lang: str
    outlook: bool


class ToldRow(NamedTuple):
    """A row as it was told, and who said it, if it is a line of chat: whoever shuns them does not get its words."""

    message: bytes
    speaker: str


class ToldRows:
    """Makes them, and keeps those that were asked for last."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.pieces = 0  # of work done
        self._kept: OrderedDict[tuple[object, RowReader, int], ToldRow] = OrderedDict()
        self._bytes = 0

    async def rows(
        self,
        live: LiveTable,
        after: int,
        upto: int,
        reader: RowReader,
        *,
        shunned: Set[str] = frozenset(),
        owner: Owner = HOUSE,
        current: int = 0,
    ) -> list[bytes]:
        """The messages of rows, as they were told then; `current` is a row at which the reader may act still."""
        origin = live.told_since  # read before the log: a line removed meanwhile is kept for nobody
        found: dict[int, ToldRow] = {}
        stored: Stored | None = None
        table: Table | None = None
        while (first := self._look(origin, reader, after, upto, current, found)) <= upto:
            async with self.house.background.slot(owner) as slot:
                first = self._look(origin, reader, after, upto, current, found)  # another one may have made them
                if first > upto:
                    break
                stored = stored or await self.house.store.load(live.table.id)
                if stored is None or len(stored.rows) < upto:
                    raise Refused(404, "no-table")
                last = min(first + AT_A_TIME - 1, upto)
                if table is None or table.seq != first - 1:
                    table = await slot.run(fold, stored, max(first - 1, 1))
                made, table = await slot.run(_made, stored, table, first, last, reader, current)
                self.pieces += 1
            for seq, told in made.items():
                found[seq] = told
                if seq != current:
                    self._keep((origin, reader, seq), told)
        return [_without_words(told.message) if told.speaker in shunned else told.message for told in found.values()]

    def _look(
        self, origin: object, reader: RowReader, after: int, upto: int, current: int, found: dict[int, ToldRow]
    ) -> int:
        """Take what is kept, row after row; the first one that is not."""
        seq = after + len(found) + 1
        while seq <= upto and seq != current and (told := self._kept.get((origin, reader, seq))) is not None:
            self._kept.move_to_end((origin, reader, seq))
            found[seq] = told
            seq += 1
        return seq

    def _keep(self, key: tuple[object, RowReader, int], told: ToldRow) -> None:
        if key not in self._kept:
            self._kept[key] = told
            self._bytes += len(told.message)
        while self._bytes > _MOST_KEPT:
            _, old = self._kept.popitem(last=False)
            self._bytes -= len(old.message)


def _made(
    stored: Stored, table: Table, first: int, last: int, reader: RowReader, current: int
) -> tuple[dict[int, ToldRow], Table]:
    """Rows as they are told, and the table after them. It touches nothing else, so that a thread may do it."""
    made = {}
    for row in stored.rows[first - 1 : last]:
        if row.seq == 1:
            frame = Frame(None, row, table, stored.secret)
        else:
            following = table.after(row, replay=table.position is not None or row.kind == "start")
            frame = Frame(table, row, following, stored.secret)
            table = following
        message = frame.message(reader.seat, reader.lang, current=row.seq == current, outlook=reader.outlook)
        made[row.seq] = ToldRow(message, table.seats[row.seat].player if row.kind == "chat" else "")
    return made, table


def _without_words(message: bytes) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(message), "text": None, "said": ""})
