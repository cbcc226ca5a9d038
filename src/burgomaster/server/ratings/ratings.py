"""The ratings of a house: worked out of its tables when somebody looks, and only what came since the last look."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from burgomaster.server.house import House
from burgomaster.server.networks import Owner
from burgomaster.server.ratings.book import FreshStarts, RatedGame, Rating, RatingBook
from burgomaster.server.ratings.places import RatedTable, places
from burgomaster.server.ratings.store import EndedTable, Mark, RatingStore

_PIECE = 2000  # tables at once: a second or two of a thread

_read = msgspec.json.Decoder(RatedTable).decode


class _Known(NamedTuple):
    """A game's book, up to a mark, and how many people that counts."""

    mark: Mark = Mark()
    people: int = 0
    book: RatingBook = RatingBook()


class Ratings:
    """Books by game.

    Nothing of them is stored. They follow from the tables in the order in which those ended, so every process finds the
    same, whenever it looks. Where something changed among tables that were counted already, all are counted anew.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = RatingStore(house.store)
        self._known: dict[str, _Known] = {}
        self._busy: dict[str, asyncio.Lock] = {}

    async def of(self, game: str, owner: Owner) -> dict[str, Rating]:
        """Everybody's rating in a game."""
        async with self._busy.setdefault(game, asyncio.Lock()):
            starts = await self.store.fresh_starts()
            known = self._known.get(game, _Known())
            if await self.store.counted(game, known.mark) != known.people:
                known = _Known()
            while tables := await self.store.after(game, known.mark, _PIECE):
                known = await self.house.background.run(owner, _after, known, tables, starts)
                self._known[game] = known
        return known.book.current(self.house.now() + 1, starts)


def _after(known: _Known, tables: Sequence[EndedTable], starts: FreshStarts) -> _Known:
    played = [RatedGame(one.mark.ended, places(_read(one.summary), one.people)) for one in tables]
    book = known.book.after((game for game in played if game.places), starts)
    return _Known(tables[-1].mark, known.people + sum(len(one.people) for one in tables), book)
