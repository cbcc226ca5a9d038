"""Who asks, and how often they may: keys and cookies, rate limits, live connections."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter

import msgspec

from burgomaster.server.config import Config
from burgomaster.server.house import House
from burgomaster.server.identity import token_hash
from burgomaster.server.limits import ConnectionLimiter, Limited, RateLimiter, SlidingWindow
from burgomaster.server.live import Live
from burgomaster.server.moderation.moderation import Moderation
from burgomaster.server.networks import Owner, network_of
from burgomaster.server.people.devices import Devices
from burgomaster.server.ratings.referee import Referee
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused

_HOUR = 3600.0
_EDITIONS_AT_ONCE = 5  # checks of editions that may come at once, in seconds of their rate
_EDITORS_HERE = 5  # a whole network may ask this many times as much as one person
# Links to confirm an address: at most this many, within this many hours.
_CONFIRMATIONS = {"person": (3, 1), "network": (10, 1), "address": (3, 24), "all": (300, 1)}
_DATA = (4, 20)  # files of all one's data in an hour, of one person and of a network
_TOKEN_KNOWN = 10.0  # seconds a key is cached before the store is asked again
_USED = 3_600_000  # ms before it is noted again that a key is used


class Admission:
    """Lets requests in."""

    def __init__(
        self, config: Config, house: House, live: Live, moderation: Moderation, devices: Devices, referee: Referee
    ) -> None:
        self.config = config
        self.house = house
        self.live = live
        self.moderation = moderation
        self.devices = devices
        self.referee = referee
        self.connections = ConnectionLimiter(config.connections, config.connections_each, config.connections_address)
        self.programs: Counter[tuple[str, str]] = Counter()  # their live connections, by the key's hash and player
        self._rate, self._bot_rate = RateLimiter(config.rate), RateLimiter(config.bot_rate)
        self._address_rate = RateLimiter(config.address_rate)
        self._names = _hourly(config.names_address, "names")
        self._tables = _hourly(config.tables_rate, "tables")
        self._tables_here = _hourly(config.tables_address_rate, "tables")
        at_once = max(1.0, config.edition_rate * _EDITIONS_AT_ONCE)
        self._mail = {kind: SlidingWindow(most, _HOUR * hours) for kind, (most, hours) in _CONFIRMATIONS.items()}
        self._editions = RateLimiter(config.edition_rate, at_once)
        self._editions_here = RateLimiter(config.edition_rate * _EDITORS_HERE, at_once * _EDITORS_HERE)
        self._data = tuple(_hourly(number, "data") for number in _DATA)
        self._tokens: dict[str, tuple[float, Person]] = {}
        devices.withdrawn.append(self.forget_token)
        house.message_listeners.append(self._heard)
        house.gap_listeners.append(self._check_keys)

    async def admitted(self, address: str, authorization: str | None, cookie: str | None) -> Person | None:
        """Who asks, within the rate limits of the network (before any key is looked up) and of the person."""
        network = network_of(address)
        self._address_rate.take(network)
        person = await self.who(authorization, cookie)
        if person is not None:
            self.house.networks.saw(person.id, network)
            await self.referee.saw(person, address)
        if person is not None and person.token:
            self._bot_rate.take(person.id)
        else:
            self._rate.take(person.id if person else f"@{network}")
        return person

    async def operator(self, address: str, authorization: str | None) -> str:
        """Which operator asks; refused if none."""
        self._address_rate.take(network_of(address))
        return await self.moderation.operator(authorization, address)

    def check_new_name(self, address: str) -> None:
        """May somebody new come from there?"""
        self._names.take(network_of(address))

    def check_mail(self, person: str, network: str, address: str) -> None:
        """May a link be mailed to an address? Nobody's letter box is to be filled by strangers."""
        counted = tuple(zip(self._mail.values(), (person, network, address, ""), strict=True))
        if wait := max(window.wait(who) for window, who in counted):
            raise Limited("mail", 429, "rate", seconds=wait)
        for window, who in counted:
            window.count(who)

    def check_data(self, owner: Owner) -> None:
        """May somebody have all their data as a file? It may be thousands of games."""
        person, network = self._data
        person.take(owner.person)
        try:
            network.take(owner.network)
        except Limited:
            person.give_back(owner.person)
            raise

    def check_edition(self, owner: Owner) -> None:
        """May somebody have one more edition checked? That takes a server longer than a move."""
        self._editions.take(owner.person or f"@{owner.network}")
        self._editions_here.take(owner.network)

    async def check_new_table(self, owner: Owner) -> None:
        """May somebody open one more table? The limits are per person and per network."""
        config, store = self.config, self.house.store
        self._tables.take(owner.person)
        try:
            self._tables_here.take(owner.network)
        except Limited:
            self._tables.give_back(owner.person)
            raise
        if await store.count_open([owner.person]) >= config.tables_each:
            raise Limited("tables", 409, "too-many-tables", most=config.tables_each)
        if await store.count_open(self.house.networks.people_on(owner.network)) >= config.tables_address:
            raise Limited("tables", 409, "too-many-tables-here", most=config.tables_address)

    async def who(self, authorization: str | None, cookie: str | None) -> Person | None:
        """Who a request comes from: a key goes before a cookie."""
        if authorization is not None:
            kind, _, token = authorization.partition(" ")
            if kind.lower() != "bearer" or not token.startswith("bm_"):
                raise Refused(401, "token")
            return await self._program(key_hash(authorization))
        return await self.devices.person(cookie) if cookie else None

    async def _program(self, digest: str) -> Person:
        known = self._tokens.get(digest)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        kept = await self.house.store.token(digest)
        if kept is None or kept.player in self.live.revoked:  # it may have been withdrawn while we asked
            raise Refused(401, "token")
        person = Person(kept.player, kept.name, token=True, owner=kept.owner)
        now = self.house.now()
        if now - kept.used > _USED:
            await self.devices.store.used_key(digest, now)
            if kept.player in self.live.revoked:
                raise Refused(401, "token")
        if len(self._tokens) > 10_000:
            self._tokens.clear()
        self._tokens[digest] = (time.monotonic() + _TOKEN_KNOWN, person)
        return person

    def forget_token(self, digest: str, player: str) -> None:
        """A key was withdrawn: disconnect its program."""
        self._tokens.pop(digest, None)
        self.live.disconnect(player)

    def _heard(self, message: str) -> None:
        """Another process withdrew a key."""
        told = msgspec.json.decode(message)
        if "forgotten" in told:
            self.forget_token(told["forgotten"], told["player"])

    def _check_keys(self) -> None:
        """Messages may have been lost: forget cached keys, and check those of connected programs again."""
        self._tokens.clear()
        self.house.keep_task(asyncio.create_task(self._check_watching()))

    async def _check_watching(self) -> None:
        for digest, player in list(self.programs):
            with contextlib.suppress(StoreDown):  # its return is reported again
                if await self.house.store.token(digest) is None:
                    self.forget_token(digest, player)


def key_hash(authorization: str) -> str:
    """The hash of the key a program comes with."""
    return token_hash(authorization.partition(" ")[2].strip())


def _hourly(number: float, limit: str) -> RateLimiter:
    """A limit per hour; all of it may come at once."""
    return RateLimiter(number / _HOUR, max(1.0, number), limit)
