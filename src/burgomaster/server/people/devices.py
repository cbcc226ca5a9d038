"""Whose device a cookie stands for. A device can be left: its cookie then counts no more, anywhere and at once.

A cookie of an earlier version names no device. It stands for one that follows from it, kept when it is first used.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Callable

from burgomaster.server.house import House
from burgomaster.server.identity import token_hash
from burgomaster.server.limits import SlidingWindow
from burgomaster.server.live import Live
from burgomaster.server.networks import network_of
from burgomaster.server.people.store import Came, Ended, PeopleStore, Programs
from burgomaster.server.store.base import StoreDown
from burgomaster.server.store.rows import Token
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused

COOKIE_AGE = 400 * 24 * 3600  # seconds; browsers keep none longer
LINK_MS = 10 * 60_000  # how long a link to one more device can be used
MOST_DEVICES = MOST_KEYS = 20  # of one person
_HOUR = 3_600_000  # ms
_TRUSTED = 60.0  # seconds before the store is asked again; what changes is heard of at once
_MOST_TRUSTED = 20_000
_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # in codes: none looks like another
# A code has 98 bits, a link 192. A right one is always let in, however many wrong ones came before it from the same
# school: guessing leads nowhere without any limit. A million networks that try 100 codes a second each, at a house of a
# million people who all have one, find one in 2^98 / 2^20 / 10^8 seconds, 96 million years. Wrong ones are counted
# all the same, so that whoever sends many is told to wait.
_GROUPS, _GROUP = 5, 4
_CODE = re.compile(f"[{_LETTERS}]{{{_GROUPS * _GROUP}}}")
_LINK = re.compile(r"[\w-]{32}", re.ASCII)
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
        self.withdrawn: list[Callable[[str, str], None]] = []  # told of keys that ended with a person, and programs
        self._changes = 0  # so many times something may have ended that was being looked up
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
        changes = self._changes
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
        if changes == self._changes:
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
        person, seen, new_id = found
        if new_id or now - seen > _HOUR:
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
        """Leave a device. Links end too: one may have been made there, for somebody else's device."""
        if not await self.store.drop_device(player, device):
            raise Refused(404, "not-found")
        self._forget(player, (device,))

    async def leave_others(self, person: Person) -> tuple[Person, Ended]:
        """End every other way to be this person; who they are from now on, on this device, and what ended."""
        here = Person(person.id, person.name, device=secrets.token_hex(8))
        ended = await self.store.drop_others(person.id, person.device, here.device)
        self._forget(person.id, (*ended.devices, person.device), ended.programs)
        return here, ended

    async def in_place_of(self, cookie: str | None) -> Person | None:
        """Who left all others with this cookie, which ended by that, and has not got the answer."""
        claim = self._claim(cookie) if cookie else None
        return await self.store.in_place_of(claim.device) if claim else None

    async def forget(self, player: str) -> None:
        """Delete what is kept about a person beside tables."""
        self._forget(player, *await self.store.forget(player))

    # ---- Ways in ----

    async def make_link(self, person: Person) -> tuple[str, int]:
        """A secret with which one more device becomes this person's, once, and until when."""
        link, until = secrets.token_urlsafe(24), self.house.now() + LINK_MS
        if not await self.store.set_link(person, token_hash(link), until):
            raise Refused(401, "who")
        return link, until

    async def make_code(self, person: Person) -> str:
        """A new recovery code; only its hash is kept."""
        groups = ["".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS)]
        code = "-".join(groups)
        if not await self.store.set_code(person, token_hash(_plain(code)), self.house.now()):
            raise Refused(401, "who")
        return code

    async def make_key(self, key: Token, device: str) -> None:
        """Keep the key of a program."""
        if not await self.store.add_key(key, device, MOST_KEYS):
            raise Refused(409, "too-many-tokens", most=MOST_KEYS)

    async def end_key(self, owner: str, key: Token) -> bool:
        """Withdraw the key of a program; False if it was withdrawn already."""
        if not await self.house.store.drop_token(key.hash, owner):
            return False
        self._withdraw(((key.hash, key.player),))
        return True

    async def found(self, link: str, code: str, address: str) -> Person:
        """Whose link or recovery code it is. Who sends many wrong ones is told to wait; a right one always counts."""
        person = await self._whose(link, code)
        if person is not None:
            return person
        network = network_of(address)
        if wait := self._guesses.wait(network):
            raise Refused(429, "rate", seconds=wait)
        self._guesses.count(network)
        raise Refused(403, "device-link" if link else "recovery-code")

    async def _whose(self, link: str, code: str) -> Person | None:
        """The same; the store is not asked about what cannot be one."""
        if link:
            return await self.store.linked(token_hash(link), self.house.now()) if _LINK.fullmatch(link) else None
        plain = _plain(code)
        return await self.store.recovered(token_hash(plain)) if _CODE.fullmatch(plain) else None

    async def enter(self, person: Person, link: str, code: str, agent: str) -> Person:
        """One more device becomes this person's; a link is used up by it."""
        here = Person(person.id, person.name, device=secrets.token_hex(8))
        way: Came = "link" if link else "code"
        digest = token_hash(link or _plain(code))
        if await self.store.enter(here, way, digest, device_name(agent), self.house.now(), MOST_DEVICES):
            return here
        if await self._whose(link, code) is not None:
            raise Refused(409, "too-many-devices", most=MOST_DEVICES)
        raise Refused(403, "device-link" if link else "recovery-code")

    # ---- Other processes ----

    def _forget(self, player: str, left: tuple[str, ...], programs: Programs = ()) -> None:
        """A person has changed: what is known of them is looked up again; devices and programs are disconnected."""
        self._changes += 1
        self._trusted = {key: kept for key, kept in self._trusted.items() if kept[1].id != player}
        for device in left:
            self.live.disconnect(device)
        self._withdraw(programs)

    def _withdraw(self, programs: Programs) -> None:
        for digest, program in programs:
            for tell in self.withdrawn:
                tell(digest, program)

    def _heard(self, message: str) -> None:
        told = json.loads(message)
        if "person" in told:
            self._forget(told["person"], tuple(told["left"]), tuple(map(tuple, told["programs"])))


def device_name(agent: str) -> str:
    """What browser it is, on what system, as far as it says so."""
    system = next((name for mark, name in _SYSTEMS.items() if mark in agent), "")
    browser = next((name for mark, name in _BROWSERS.items() if mark in agent), "")
    return " · ".join(part for part in (browser, system) if part)


def _plain(code: str) -> str:
    """A recovery code, however it is typed."""
    return re.sub(r"[^0-9A-Z]", "", code.upper())
