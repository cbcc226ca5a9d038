"""Editions of one's own: as in every house, and tried in thousands of games, which takes compiled code."""

from __future__ import annotations

import msgspec

from burgomaster.lab.tally import heading_and_names
from burgomaster.play.setting import Setting, setting
from burgomaster.requests import editions
from burgomaster.requests.editions import EditionTried, check_text, game_named
from burgomaster.server.api.endpoint import Ask, as_any_house, endpoint
from burgomaster.server.bots.balancing import Balancing

as_any_house(editions.editions, editions.check_edition, editions.change_edition, editions.book_of_edition)


class SeatShare(msgspec.Struct):
    """A seat's share of the games, with its 95 % interval."""

    share: float
    low: float
    high: float


class ThingCounted(msgspec.Struct):
    """A thing: in how many of the games, and how often in a game."""

    name: str
    games: float  # as a share
    times: float


class CountedThings(msgspec.Struct):
    """Things of one kind, the most frequent first."""

    title: str
    things: list[ThingCounted]


class BalanceFound(msgspec.Struct):
    """How an edition plays, as far as it is known. Not `ready`: ask again."""

    ready: bool
    games: int
    wanted: int
    unfinished: int  # games that were cut, since they did not end
    seats: list[SeatShare]
    fair: float  # what every seat would have in a fair game
    short: int  # turns of a game: one in ten is shorter
    middle: int
    long: int  # one in ten is longer
    counted: list[CountedThings]


@endpoint("POST", "/api/games/{game}/editions/balance", BalanceFound, body=EditionTried, tag="editions")
async def balance_edition(ask: Ask, given: EditionTried) -> BalanceFound:
    """How an edition plays between sensible bots. Answered within 5 s; until it is `ready`, ask again."""
    agreed = await ask.edit(_agreed, game_named(ask), given, ask.lang)
    found = await ask.server.balances.ask(agreed, ask.owner)
    return await ask.work(_found, found, ask.lang)


def _agreed(game: str, given: EditionTried, lang: str) -> Setting:
    check_text(game, given.text, lang)
    return setting(game, given.players, edition_text=given.text)


def _found(found: Balancing, lang: str) -> BalanceFound:
    tally, agreed = found.tally, found.agreed
    short, middle, long = tally.lengths()
    games = max(1, tally.games)
    counted = [
        CountedThings(title, [ThingCounted(name, one.games / games, one.times / games) for name, one in things])
        for title, things in heading_and_names(agreed, tally, lang)
    ]
    shares = [SeatShare(one.share, one.low, one.high) for one in tally.shares()] if tally.games else []
    fair = 1 / agreed.players
    return BalanceFound(found.done, tally.games, found.games, tally.cut, shares, fair, short, middle, long, counted)
