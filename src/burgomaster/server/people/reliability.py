"""Does somebody usually finish the games they begin with others? In words, and with a short memory.

Only what was over within some weeks counts, and of that the last games. Who is new here is new, not bad. Games that
all agreed to end, or that the house or a host ended, count neither way, nor do games without other people.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from burgomaster.server.store.base import Store
from burgomaster.tables.rating import PLAYED

Finishes = Literal["new", "usually", "sometimes-not", "often-not"]

MEMORY = 30 * 24 * 3_600_000  # ms
MOST = 20  # games
FEWEST = 5  # games without which nothing is said
_LOOKED_AT = 60  # tables: some of the last ones may not count
_SOMETIMES, _OFTEN = 0.2, 0.5  # more than this part of the games, and at least this part

_LAST = (
    "SELECT t.summary FROM tables t JOIN sat s ON s.table_id = t.id WHERE s.player = ?1 AND t.ended > ?2 "
    "AND (SELECT count(*) FROM sat x JOIN people p ON p.id = x.player WHERE x.table_id = t.id) > 1 "
    "ORDER BY t.ended DESC, t.id LIMIT ?3"
)


class _Seat(msgspec.Struct):
    player: str | None


class _Result(msgspec.Struct):
    reason: str


class _Counts(msgspec.Struct):
    unrated: str = ""


class _Summary(msgspec.Struct):
    seats: list[_Seat]
    result: _Result | None = None
    left: tuple[bool, ...] | None = None  # by seat; tables of earlier versions do not say
    counts: _Counts = msgspec.field(default_factory=_Counts)


_read = msgspec.json.Decoder(_Summary).decode


async def finishes(store: Store, player: str, now: int) -> Finishes:
    """Whether somebody usually finishes their games with others."""
    (found,) = await store.transaction((_LAST, (player, now - MEMORY, _LOOKED_AT)))
    return said(left_games(player, (row[0] for row in found)))


def left_games(player: str, summaries: Iterable[bytes | str]) -> list[bool]:
    """Of the last games that count, the last one first: did they leave it?"""
    counted: list[bool] = []
    for one in map(_read, summaries):
        seat = next((place for place, held in enumerate(one.seats) if held.player == player), None)
        ended = one.result is not None and one.result.reason in PLAYED and one.counts.unrated != "host"
        if seat is not None and ended and one.left is not None:
            counted.append(one.left[seat])
    return counted[:MOST]


def said(left: list[bool]) -> Finishes:
    """In words."""
    if len(left) < FEWEST:
        return "new"
    part = sum(left) / len(left)
    return "often-not" if part >= _OFTEN else "sometimes-not" if part > _SOMETIMES else "usually"
