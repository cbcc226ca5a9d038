"""The ratings of a house: worked out of its tables when somebody looks, and only what came since the last look."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from burgomaster.server.house import House
from burgomaster.server.networks import Owner
from burgomaster.server.ratings.book import FreshStarts, RatedGame, Rating, RatingBook
from burgomaster.server.ratings.places import RatedTable, places
from burgomaster.server.ratings.store import EndedTable, Mark, RatingStore, Withdrawn

_PIECE = 2000  # tables at once: a second or two of a thread

_read = msgspec.json.Decoder(RatedTable).decode


class _Known(NamedTuple):
    """A game's book, up to a mark, and how many people that counts."""

    mark: Mark = Mark()
    people: int = 0
    book: RatingBook = RatingBook()
    withdrawn: tuple[Withdrawn, ...] = ()


class Ratings:
    """Books by game.

    Nothing of them is stored. They follow from the tables in the order in which those ended, so every process finds the
    same, whenever it looks. Where something changed among tables that were counted already, or an operator withdrew a
    rating or gave it back, all are counted anew.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = RatingStore(house.store)
        self._known: dict[str, _Known] = {}
        self._busy: dict[str, asyncio.Lock] = {}

    async def of(self, game: str, owner: Owner) -> dict[str, Rating]:
        """Everybody's rating in a game."""
        async with self._busy.setdefault(game, asyncio.Lock()):
            starts, withdrawn = await self.store.fresh_starts(), tuple(await self.store.withdrawn())
            known = self._known.get(game, _Known())
            if known.withdrawn != withdrawn or await self.store.counted(game, known.mark) != known.people:
                known = _Known(withdrawn=withdrawn)
            while tables := await self.store.after(game, known.mark, _PIECE):
                known = await self.house.background.run(owner, _after, known, tables, starts)
                self._known[game] = known
        return known.book.current(self.house.now() + 1, starts)


def _after(known: _Known, tables: Sequence[EndedTable], starts: FreshStarts) -> _Known:
    withdrawn = {one.player: one for one in known.withdrawn}
    played = [_played(one, withdrawn) for one in tables]
    book = known.book.after((game for game in played if game.places), starts)
    people = known.people + sum(len(one.people) for one in tables)
    return known._replace(mark=tables[-1].mark, people=people, book=book)


def _played(one: EndedTable, withdrawn: Mapping[str, Withdrawn]) -> RatedGame:
    """A game as the book takes it. One that somebody's withdrawal annuls counts for nobody."""
    ended = one.mark.ended
    annulled = any(player in withdrawn and withdrawn[player].annuls(ended) for player in one.people)
    return RatedGame(ended, {} if annulled else places(_read(one.summary), one.people))
