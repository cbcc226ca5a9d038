"""Lines of chat: who said what, and removing one for good."""

from __future__ import annotations

import msgspec

from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.moderation.store import ModerationStore
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import Table, created

_SEATING = frozenset(("join", "leave", "kick", "bot"))


class ChatLine(msgspec.Struct):
    """A line of chat, with who sat there when it was said; empty where it has been removed."""

    seq: int
    at: int
    seat: int
    player: str
    name: str
    text: str


async def lines(house: House, table: str, first: int, last: int) -> list[ChatLine]:
    """The lines of chat among these rows."""
    rows = await house.store.rows(table, 0)
    state = created(rows[0])
    found = []
    for row in rows[1:last]:
        if row.kind in _SEATING:
            state = state.after(row, replay=False)
        elif row.kind == "chat" and row.seq >= first:
            seat = state.seats[row.seat]
            found.append(ChatLine(row.seq, row.at, row.seat, seat.player, seat.name, row.data["text"]))
    return found


async def line(house: House, table: str, seq: int) -> ChatLine:
    """One line; refused if there is none, or no longer."""
    found = await lines(house, table, seq, seq)
    if not found or not found[0].text:
        raise Refused(404, "no-line")
    return found[0]


def unsay(table: Table, seq: int, by: str) -> Draft:
    """The row that removes a line."""
    if not 0 < seq <= table.seq:
        raise Refused(404, "no-line")
    return Draft("unsay", data={"text": str(seq), "by": by})


async def remove(house: House, live: LiveTable, seq: int, who: str, by: str) -> int:
    """Remove a line: nobody is shown it any more. Its text is kept in the audit log alone."""
    await live.catch_up_if_shared()
    unsay(live.table, seq, by)
    gone = await line(house, live.table.id, seq)
    note = f"{gone.name} ({gone.player}): {gone.text}"
    await ModerationStore(house.store).done(house.now(), who, "unsay", f"table {live.table.id} line {seq}", note)
    return await live.submit(lambda table: unsay(table, seq, by), f"unsay:{seq}")
