"""Reviews in a tab: of the device's own games, and of any game file, such as that of a game at a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.review.abridged import abridged
from burgomaster.review.review import Review
from burgomaster.tab.bodies import checked, given, text
from burgomaster.tab.looking import LONGEST_FILE
from burgomaster.tab.requests import DeviceAsk, answers
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging.draft import seat_of
from burgomaster.tables.names import names_from_file
from burgomaster.tables.prospects import check_reviewable
from burgomaster.tables.refused import Refused

_DEPTH = text(10, pattern=r"(?:quick|normal|deeper)\Z", default="normal")
_LONGEST_BODY = 2 * LONGEST_FILE  # the list of rows is shorter than the file


def _are_rows(rows: Any) -> bool:
    return isinstance(rows, list) and all(type(row) is int for row in rows)


@answers("GET", "/api/tables/*/judgement")
async def review_of_table(ask: DeviceAsk) -> Any:
    """What was luck and what was an error in a game that is over, and what would have been better."""
    depth = checked({key: ask.query[key] for key in ("depth",) if key in ask.query}, {"depth": _DEPTH})["depth"]
    live = await ask.watched()
    table = live.table
    check_reviewable(table)
    if depth == "deeper":
        seat_of(table, ask.person)
    found = await ask.house.reviews.found(record_text(table, live.secret), depth)
    return _told(found, [move.seq for move in table.moves() for _ in move.entries], ask.lang)


@answers("POST", "/api/reviews", longest=_LONGEST_BODY, text=text(LONGEST_FILE), depth=_DEPTH, rows=given(_are_rows))
async def review_of_file(ask: DeviceAsk) -> Any:
    """The same for a game file, of which one says to which row of its table each entry belongs. It is not kept."""
    found = await ask.house.reviews.found(ask.body["text"], ask.body["depth"])
    if found is not None and len(ask.body["rows"]) != len(found.events):
        raise Refused(422, "bad-request", problem="every entry of the game file has a row")
    return _told(found, ask.body["rows"], ask.lang)


def _told(found: Review | None, rows: Sequence[int], lang: str) -> dict[str, Any]:
    """In one language, with the row of every event."""
    if found is None:
        return {"ready": False, "thresholds": {}, "events": [], "seats": [], "turning_points": [], "rows": []}
    told = abridged(found, (lang,), names_from_file)
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
    return {"ready": True, **told, "events": events, "rows": []}
