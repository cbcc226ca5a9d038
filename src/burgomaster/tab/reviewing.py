"""Reviews in a tab: of the device's own games, and of any game file, such as that of a game at a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from burgomaster.requests.tables import DepthAsked, ReviewDepth
from burgomaster.review.abridged import abridged
from burgomaster.review.review import Review
from burgomaster.tab.looking import LONGEST_FILE
from burgomaster.tab.requests import DeviceAsk, answers
from burgomaster.tab.reviews import PATIENCE
from burgomaster.tables.fields import Given, Text
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging.draft import seat_of
from burgomaster.tables.names import names_from_file
from burgomaster.tables.prospects import check_reviewable
from burgomaster.tables.refused import Refused

_LONGEST_BODY = 2 * LONGEST_FILE  # the list of rows is shorter than the file


class FileToReview(Given):
    """A game file, how closely to look, and to which row of its table each entry belongs; `now`: do not wait for it."""

    text: Annotated[str, Text(LONGEST_FILE)]
    rows: list[int]
    depth: DepthAsked = "normal"
    now: bool = False


@answers("GET", "/api/tables/{table}/judgement", query=ReviewDepth)
async def review_of_table(ask: DeviceAsk, given: ReviewDepth) -> Any:
    """What was luck and what was an error in a game that is over; the page works it out, not a pool of workers."""
    table, secret, _, _ = await ask.seen()
    check_reviewable(table)
    if given.depth == "deeper":
        seat_of(table, ask.person)
    file, rows = record_text(table, secret), [move.seq for move in table.moves() for _ in move.entries]
    if given.own and not ask.house.reviews.is_begun(file, given.depth):
        return _not_yet(rows, 0, 0)
    working = ask.house.reviews.review(file, given.depth)
    found = await working.wait(0.0 if given.now else PATIENCE)
    return _not_yet([], working.assessed, working.decisions) if found is None else _told(found, rows, ask.lang)


@answers("POST", "/api/reviews", body=FileToReview, longest=_LONGEST_BODY)
async def review_of_file(ask: DeviceAsk, given: FileToReview) -> Any:
    """The same for a game file, of which one says to which row of its table each entry belongs. It is not kept."""
    working = ask.house.reviews.review(given.text, given.depth)
    found = await working.wait(0.0 if given.now else PATIENCE)
    if found is None:
        return _not_yet([], working.assessed, working.decisions)
    if len(given.rows) != len(found.events):
        raise Refused(422, "bad-request", problem="every entry of the game file has a row")
    return _told(found, given.rows, ask.lang)


def _not_yet(rows: Sequence[int], assessed: int, decisions: int) -> dict[str, Any]:
    """How far a review is, or to which rows it would belong."""
    nothing: dict[str, Any] = {"thresholds": {}, "events": [], "seats": [], "turning_points": []}
    return {"ready": False, **nothing, "rows": rows, "progress": {"assessed": assessed, "decisions": decisions}}


def _told(found: Review, rows: Sequence[int], lang: str) -> dict[str, Any]:
    """In one language, with the row of every event."""
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
    all_of_them = {"assessed": len(found.decisions), "decisions": len(found.decisions)}
    return {"ready": True, **told, "events": events, "rows": [], "progress": all_of_them}
