"""A club night as a value, and what may happen to it: each function gives the evening after, or refuses.

It names nobody: people are known by their ids, and are called what they call themselves at the time.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection
from itertools import combinations

import msgspec

from burgomaster.server.club.pairing import Pair, seated
from burgomaster.server.club.standings import WIN, standings
from burgomaster.tables.refused import Refused
from burgomaster.tables.table import Table

MOST_GUESTS = 120
MOST_ROUNDS = 20
_MINUTE = 60_000  # ms
_APART = 1000  # those who want to stay apart count as having met this often


class EveningPlan(msgspec.Struct, frozen=True):
    """What the host has chosen."""

    games: tuple[str, ...]  # of the rounds, in turn
    rounds: int
    seats: int  # at a table, three or four
    seconds: int  # for a move; 0: no clock
    minutes: int  # for a round; 0: until all tables are over
    bots: bool  # do they fill empty seats?
    rated: bool = False  # do its games count for people's ratings, if the house has any?
    public: bool = False  # do people who have no link find it?


class ClubGuest(msgspec.Struct, frozen=True):
    """Somebody who came."""

    player: str
    gone: bool = False


class ClubTable(msgspec.Struct, frozen=True):
    """A table of a round. Bots sit on the seats behind those of people."""

    table: str
    players: tuple[str, ...]
    points: tuple[int, ...] | None = None  # of these players, once it is over


class Round(msgspec.Struct, frozen=True):
    """A round. Its time is up at `until`; 0: never."""

    game: str
    opened: int
    until: int
    tables: tuple[ClubTable, ...]

    @property
    def over(self) -> bool:
        """Are all tables?"""
        return all(table.points is not None for table in self.tables)


class Evening(msgspec.Struct, frozen=True):
    """A club night."""

    id: str
    host: str
    opened: int
    plan: EveningPlan
    guests: tuple[ClubGuest, ...] = ()
    rounds: tuple[Round, ...] = ()
    over: bool = False

    @property
    def here(self) -> list[str]:
        """Who came and has not gone."""
        return [guest.player for guest in self.guests if not guest.gone]

    @property
    def playing(self) -> Round | None:
        """The round under way."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].over else None

    def games(self) -> list[dict[str, int]]:
        """Who won how much at each table that is over."""
        return [
            dict(zip(table.players, table.points, strict=True))
            for one in self.rounds
            for table in one.tables
            if table.points is not None
        ]

    def table_of(self, player: str) -> str:
        """Where somebody plays now; empty: nowhere."""
        tables = self.playing.tables if self.playing else ()
        return next((one.table for one in tables if one.points is None and player in one.players), "")


def check_host(evening: Evening, player: str) -> None:
    """Only the host may."""
    if player != evening.host:
        raise Refused(403, "not-host")


def joined(evening: Evening, player: str) -> Evening:
    """Somebody comes, or comes back: they play from the next round on."""
    _check_open(evening)
    if player in evening.here:
        return evening
    others = tuple(guest for guest in evening.guests if guest.player != player)
    if len(others) >= MOST_GUESTS:
        raise Refused(409, "club-full", most=MOST_GUESTS)
    return msgspec.structs.replace(evening, guests=(*others, ClubGuest(player)))


def left(evening: Evening, player: str) -> Evening:
    """Somebody goes. What they have won stays theirs."""
    guests = tuple(ClubGuest(guest.player, guest.gone or guest.player == player) for guest in evening.guests)
    return msgspec.structs.replace(evening, guests=guests)


def forgotten(evening: Evening, players: Collection[str]) -> Evening:
    """These are forgotten: they have gone. If the host is among them, the first guest hosts; without one it is over."""
    for player in players:
        evening = left(evening, player)
    if evening.host not in players:
        return evening
    heir = next(iter(evening.here), "")
    return msgspec.structs.replace(evening, host=heir or evening.host, over=evening.over or not heir)


def round_opened(
    evening: Evening, number: int, now: int, apart: Collection[Pair], table_id: Callable[[int], str]
) -> Evening:
    """The next round, which is to have this number: if it is open already, nothing changes.

    `apart` are those who do not want to meet; `table_id` gives each table its id.
    """
    _check_open(evening)
    if number == len(evening.rounds):
        return evening
    if evening.playing:
        raise Refused(409, "club-round-open")
    if number != len(evening.rounds) + 1 or number > evening.plan.rounds:
        raise Refused(409, "club-no-round")
    plan = evening.plan
    if len(evening.here) < (1 if plan.bots else 2):
        raise Refused(409, "club-too-few")
    met = Counter(frozenset(pair) for one in evening.rounds for table in one.tables for pair in _pairs(table))
    met.update(dict.fromkeys(apart, _APART))
    seed = f"{evening.id}/{number}"
    here = evening.here
    random.Random(seed).shuffle(here)  # or people who came together would sit together wherever they stand alike
    ranks = {one.player: one.rank for one in standings(here, evening.games())}
    people = seated(sorted(here, key=lambda player: ranks[player]), met, plan.seats, seed)
    opened = Round(
        plan.games[(number - 1) % len(plan.games)],
        now,
        now + plan.minutes * _MINUTE if plan.minutes else 0,
        tuple(ClubTable(table_id(place), tuple(mates)) for place, mates in enumerate(people)),
    )
    return msgspec.structs.replace(evening, rounds=(*evening.rounds, opened))


def settled(evening: Evening, table: Table) -> Evening:
    """A table of the round is over."""
    playing = evening.playing
    if playing is None:
        return evening
    tables = tuple(
        msgspec.structs.replace(one, points=points_at(table, one.players))
        if one.table == table.id and one.points is None
        else one
        for one in playing.tables
    )
    return msgspec.structs.replace(
        evening, rounds=(*evening.rounds[:-1], msgspec.structs.replace(playing, tables=tables))
    )


def ended(evening: Evening) -> Evening:
    """The host ends the evening, between two rounds."""
    if evening.playing:
        raise Refused(409, "club-round-open")
    return msgspec.structs.replace(evening, over=True)


def points_at(table: Table, players: tuple[str, ...]) -> tuple[int, ...]:
    """A win is shared by those who won; where nobody did, by all who played to the end."""
    stayed = [seat for seat, held in enumerate(table.seats) if not held.resigned]
    winners = (table.result.winners if table.result else ()) or tuple(stayed)
    return tuple(WIN // len(winners) if table.seat_of(player) in winners else 0 for player in players)


class OwnEvening(msgspec.Struct, frozen=True):
    """What an evening has of one person: whether they hosted, their tables and what they won there."""

    id: str
    opened: int
    hosted: bool
    plan: EveningPlan
    points: dict[str, int | None]  # by table; null: it is not over


def own_part(evening: Evening, player: str) -> OwnEvening:
    """An evening without the others."""
    points = {
        table.table: None if table.points is None else table.points[table.players.index(player)]
        for one in evening.rounds
        for table in one.tables
        if player in table.players
    }
    return OwnEvening(evening.id, evening.opened, evening.host == player, evening.plan, points)


def _pairs(table: ClubTable) -> combinations[tuple[str, str]]:
    return combinations(table.players, 2)


def _check_open(evening: Evening) -> None:
    if evening.over:
        raise Refused(409, "club-over")
