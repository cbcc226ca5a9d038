"""The review of a device's game: worked out once, piece by piece, so that its tables can be played at meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

from burgomaster.play.record import Record
from burgomaster.review.abridged import abridged
from burgomaster.review.review import Review, check_reviewed, reviewing
from burgomaster.tab.bodies import checked, text
from burgomaster.tab.device_table import DeviceTable
from burgomaster.tab.outside import DeviceThinker
from burgomaster.tab.requests import DeviceAsk, answers
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging.draft import seat_of
from burgomaster.tables.prospects import check_judged
from burgomaster.tables.table import Table

PATIENCE = 5.0  # seconds after which a request is answered, with the review or without
_DEPTH = text(10, pattern=r"(?:quick|normal|deeper)\Z", default="normal")


@answers("GET", "/api/tables/*/judgement")
async def judgement(ask: DeviceAsk) -> Any:
    """What was luck and what was an error in a game that is over, and what would have been better."""
    live = await ask.watched()
    table = live.table
    check_judged(table)
    depth = checked({key: ask.query[key] for key in ("depth",) if key in ask.query}, {"depth": _DEPTH})["depth"]
    if depth == "deeper":
        seat_of(table, ask.person)
    found = await _found(live, depth, ask.house.workshop.thinker, ask.house.keys.seed(table.id, 0))
    if found is None:
        return {"ready": False, "thresholds": {}, "events": [], "seats": [], "turning_points": []}
    return {"ready": True, **_told(found, table, ask.lang)}


async def _found(live: DeviceTable, depth: str, thinker: DeviceThinker, seed: int) -> Review | None:
    """The review; None while it is being worked out. One that failed is tried again."""
    working = live.judgements.get(depth)
    if working is None or (working.done() and (working.cancelled() or working.exception())):
        record = Record.parse(record_text(live.table, live.secret))
        working = live.judgements[depth] = asyncio.ensure_future(_reviewed(record, depth, thinker, seed))
        working.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting any more
    done, _ = await asyncio.wait({working}, timeout=PATIENCE)
    return working.result() if done else None


async def _reviewed(record: Record, depth: str, thinker: DeviceThinker, seed: int) -> Review:
    check_reviewed(record, depth)
    working = reviewing(record, depth, seed, await thinker.reckoner(record.setting))
    while True:
        try:
            next(working)
        except StopIteration as end:
            found: Review = end.value
            return found
        await asyncio.sleep(0)


def _told(found: Review, table: Table, lang: str) -> dict[str, Any]:
    """In one language, with the row of every event."""
    told = abridged(found, (lang,))
    rows = [move.seq for move in table.moves() for _ in move.entries]
    usual = {"luck": [], "spread": 0.0, "error": 0.0, "mark": "fine", "better": []}
    events = [
        {
            **usual,
            **event,
            "seq": seq,
            "seat": None if event["seat"] < 0 else event["seat"],
            "better": [{**one, "said": one["said"][lang]} for one in event.get("better", ())],
        }
        for seq, event in zip(rows, told["events"], strict=True)
    ]
    return {**told, "events": events}
