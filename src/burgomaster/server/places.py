"""Where people come from, as far as this process has seen: limits and bots' time are shared out by it.

Nothing of it is stored. A house learns it anew after a restart, as people come back.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from functools import lru_cache
from typing import NamedTuple

_MOST_KNOWN = 50_000  # people, or places
_MOST_TOGETHER = 2000  # people of one place that are counted together


class Owner(NamedTuple):
    """On whose account something is done: a place (an address, as far as it tells people apart) and a person in it."""

    place: str
    person: str


HOUSE = Owner("", "")  # what the house does by itself


@lru_cache(maxsize=10_000)
def place_of(address: str) -> str:
    """An address as limits count it: of IPv6 the half that is a household's own; IPv4 within IPv6 is IPv4."""
    known = _known(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(known) >> 64 << 64, 64)))
    return address if known is None else str(known)


def _known(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (known.ipv4_mapped or known) if isinstance(known, ipaddress.IPv6Address) else known


@lru_cache(maxsize=10_000)
def is_loopback(address: str) -> bool:
    """Is it this machine?"""
    known = _known(address)
    return known is not None and known.is_loopback


@lru_cache(maxsize=10_000)
def is_among(address: str, networks: str) -> bool:
    """Is an address one of these, given as `192.0.2.7, 10.0.0.0/8`?"""
    known = _known(address)
    given = [ipaddress.ip_network(part.strip()) for part in networks.split(",") if part.strip()]
    return known is not None and any(known in network for network in given)


class Places:
    """Who was last seen where, and who was seen at a place. The longest unseen are forgotten."""

    def __init__(self) -> None:
        self._place: OrderedDict[str, str] = OrderedDict()
        self._people: OrderedDict[str, OrderedDict[str, None]] = OrderedDict()

    def saw(self, person: str, place: str) -> None:
        """Somebody asks from a place."""
        if self._place.get(person) != place:
            self._place[person] = place
            if len(self._place) > _MOST_KNOWN:
                self._place.popitem(last=False)
        self._place.move_to_end(person)
        people = self._people.get(place)
        if people is None:
            people = self._people[place] = OrderedDict()
            if len(self._people) > _MOST_KNOWN:
                self._people.popitem(last=False)
        self._people.move_to_end(place)
        people[person] = None
        people.move_to_end(person)
        if len(people) > _MOST_TOGETHER:
            people.popitem(last=False)

    def people_at(self, place: str) -> list[str]:
        """Who was seen at a place."""
        return list(self._people.get(place, ()))

    def owner(self, person: str) -> Owner:
        """On whose account a person's things are done. Who was never seen here has a place of his own."""
        return Owner(self._place.get(person, person), person)
