"""Whose device a cookie stands for. A device can be left: its cookie then counts no more, anywhere and at once.

A cookie of an earlier version names no device. It stands for one that follows from it, kept when it is first used.
"""

from __future__ import annotations

import json
import re
import secrets
import time

from burgomaster.server.house import House
from burgomaster.server.identity import token_hash
from burgomaster.server.limits import SlidingWindow
from burgomaster.server.live import Live
from burgomaster.server.networks import network_of
from burgomaster.server.people.store import PeopleStore
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused

COOKIE_AGE = 400 * 24 * 3600  # seconds; browsers keep none longer
LINK_MS = 10 * 60_000  # how long a link to one more device can be used
MOST_DEVICES = 20  # of one person
_HOUR = 3_600_000  # ms
_TRUSTED = 60.0  # seconds before the store is asked again; what changes is heard of at once
_MOST_TRUSTED = 20_000
_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # in codes: none looks like another
_GROUPS, _GROUP = 5, 4  # 98 bits
# Marks in what a browser says of itself; the first that is found counts.
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}


class Devices:
    """The devices of a house's people."""

    def __init__(self, house: House, live: Live) -> None:
        self.house = house
        self.live = live
        self.store = PeopleStore(house.store)
        self._claims: dict[str, Person] = {}  # what cookies say; their signatures are checked once
        self._trusted: dict[str, tuple[float, Person]] = {}  # by device
        self._guesses = SlidingWindow(10, 60)
        house.message_listeners.append(self._heard)
        house.gap_listeners.append(lambda: self._trusted.clear())

    async def person(self, cookie: str) -> Person | None:
        """Who a cookie says it is, as long as the device has not been left."""
        claim = self._claim(cookie)
        if claim is None:
            return None
        known = self._trusted.get(claim.device)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        try:
            person = await self._looked_up(claim, old=not self.house.identity.names_a_device(cookie))
        except StoreDown:
            if known is None:
                raise
            return known[1]
        if person is None or claim.device in self.live.revoked:  # it may have been left while we asked
            self._trusted.pop(claim.device, None)
            return None
        if len(self._trusted) > _MOST_TRUSTED:
            self._trusted.clear()
        self._trusted[claim.device] = (time.monotonic() + _TRUSTED, person)
        return person

    def _claim(self, cookie: str) -> Person | None:
        known = self._claims.get(cookie)
        if known is None:
            known = self.house.identity.person(cookie)
            if known is not None:
                if len(self._claims) > _MOST_TRUSTED:
                    self._claims.clear()
                self._claims[cookie] = known
        return known

    async def _looked_up(self, claim: Person, *, old: bool) -> Person | None:
        now = self.house.now()
        found = await self.store.device(claim.device)
        if found is None and old and not await self.store.is_ended(claim.id, claim.device):
            await self.store.add_device(claim, "", now)
            found = await self.store.device(claim.device)
        if found is None:
            return None
        person, seen = found
        if now - seen > _HOUR:
            await self.store.saw(claim.device, now)
        return person

    async def add(self, person: Person, agent: str) -> Person:
        """The same person on a new device."""
        kept = Person(person.id, person.name, device=secrets.token_hex(8))
        await self.store.add_device(kept, device_name(agent), self.house.now())
        return kept

    async def rename(self, person: Person, name: str) -> Person:
        """The same person with another name, on all devices."""
        await self.store.rename(person.id, name)
        self._forget(person.id, ())
        return Person(person.id, name, device=person.device)

    async def leave(self, player: str, device: str) -> None:
        """Leave a device."""
        if not await self.store.drop_device(player, device):
            raise Refused(404, "not-found")
        self._forget(player, (device,))

    async def leave_others(self, person: Person) -> None:
        """Leave all devices but this one."""
        self._forget(person.id, await self.store.drop_other_devices(person.id, person.device))

    async def forget(self, player: str) -> None:
        """Delete what is kept about a person beside tables."""
        self._forget(player, await self.store.forget(player))

    # ---- Ways back ----

    async def make_link(self, person: Person) -> tuple[str, int]:
        """A secret with which one more device becomes this person's, once, and until when."""
        link, until = secrets.token_urlsafe(24), self.house.now() + LINK_MS
        await self.store.set_link(person.id, token_hash(link), until)
        return link, until

    async def make_code(self, person: Person) -> str:
        """A new recovery code; only its hash is kept."""
        groups = ["".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS)]
        code = "-".join(groups)
        await self.store.set_code(person.id, _code_hash(code), self.house.now())
        return code

    async def found(self, link: str, code: str, address: str) -> Person:
        """Whose link or recovery code it is. Wrong ones are counted, and soon refused unread."""
        network = network_of(address)
        if wait := self._guesses.wait(network):
            raise Refused(429, "rate", seconds=wait)
        person = (
            await self.store.linked(token_hash(link), self.house.now())
            if link
            else await self.store.recovered(_code_hash(code))
        )
        if person is None:
            self._guesses.count(network)
            raise Refused(403, "device-link" if link else "recovery-code")
        return person

    async def enter(self, person: Person, link: str, agent: str) -> Person:
        """One more device becomes this person's; a link is used up by it."""
        if len(await self.store.devices(person.id)) >= MOST_DEVICES:
            raise Refused(409, "too-many-devices", most=MOST_DEVICES)
        if link and not await self.store.use_link(token_hash(link)):
            raise Refused(403, "device-link")
        return await self.add(person, agent)

    # ---- Other processes ----

    def _forget(self, player: str, left: tuple[str, ...]) -> None:
        """A person has changed: what is known of them is looked up again, and devices they left are disconnected."""
        self._trusted = {key: kept for key, kept in self._trusted.items() if kept[1].id != player}
        for device in left:
            self.live.disconnect(device)

    def _heard(self, message: str) -> None:
        told = json.loads(message)
        if "person" in told:
            self._forget(told["person"], tuple(told["left"]))


def device_name(agent: str) -> str:
    """What browser it is, on what system, as far as it says so."""
    system = next((name for mark, name in _SYSTEMS.items() if mark in agent), "")
    browser = next((name for mark, name in _BROWSERS.items() if mark in agent), "")
    return " · ".join(part for part in (browser, system) if part)


def _code_hash(code: str) -> str:
    """What is kept of a recovery code, however it is typed."""
    return token_hash(re.sub(r"[^0-9A-Z]", "", code.upper()))
