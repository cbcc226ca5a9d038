"""The networks people connect from. Rate limits and bots' time are shared out by network and person.

Nothing of it is stored. After a restart it is learned again as people come back.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from functools import lru_cache
from typing import NamedTuple

# Networks that are no place on the public net: of this machine, of a house or a provider, for papers and tests, for
# talking to many, and reserved. They stand here because Python's own list changes from version to version.
_NOT_PUBLIC = [
    ipaddress.IPv4Network(text)
    for text in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"),
        *("203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
]
# All of IPv6 that is in use on the public net, and what of it is not: Teredo and the like, papers, 6to4. What hides an
# address of IPv4 in one of IPv6 leads to that, except where a provider translates (NAT64).
_PUBLIC_IPV6 = ipaddress.IPv6Network("2000::/3")
_NOT_PUBLIC_IPV6 = [
    ipaddress.IPv6Network(text) for text in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "3ffe::/16")
]
_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
HOME_BITS = 64  # first bits of an IPv6 address: one household shares them
_SITE_BITS = 48  # the most that is given to one household or customer, who may use every address in it
_MOST_KNOWN = 50_000  # people, or networks
_MOST_TOGETHER = 2000  # people of one network that are counted together


class Owner(NamedTuple):
    """On whose account something is done: a network and a person in it."""

    network: str
    person: str


HOUSE = Owner("", "")  # what the server does by itself


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """An address as limits count it: of IPv6, what one household shares."""
    known = read_address(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((known, HOME_BITS), strict=False))
    return address if known is None else str(known)


@lru_cache(maxsize=10_000)
def site_of(address: str) -> str:
    """The network of an address as widely as one customer may have it: who has many of them is still one."""
    known = read_address(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((known, _SITE_BITS), strict=False))
    return network_of(address)


def read_address(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as a number; IPv4 within IPv6 is IPv4. None if it is none."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (known.ipv4_mapped or known) if isinstance(known, ipaddress.IPv6Address) else known


@lru_cache(maxsize=10_000)
def is_loopback(address: str) -> bool:
    """Is it this machine?"""
    known = read_address(address)
    return known is not None and known.is_loopback


@lru_cache(maxsize=10_000)
def is_public(address: str) -> bool:
    """Is it an address of one machine on the public net, also where it holds another one?"""
    known = None if "%" in address else read_address(address)  # behind % stands a cable of this machine
    if isinstance(known, ipaddress.IPv6Address) and known in _TRANSLATED:
        known = ipaddress.IPv4Address(int(known) & 0xFFFFFFFF)
    if isinstance(known, ipaddress.IPv4Address):
        return not any(known in network for network in _NOT_PUBLIC)
    return known is not None and known in _PUBLIC_IPV6 and not any(known in network for network in _NOT_PUBLIC_IPV6)


@lru_cache(maxsize=10_000)
def is_among(address: str, networks: str) -> bool:
    """Is an address one of these, given as `192.0.2.7, 10.0.0.0/8`?"""
    known = read_address(address)
    given = [ipaddress.ip_network(part.strip()) for part in networks.split(",") if part.strip()]
    return known is not None and any(known in network for network in given)


class Networks:
    """Which network a person last used, and who was seen on a network. Those not seen for longest are forgotten."""

    def __init__(self) -> None:
        self._network: OrderedDict[str, str] = OrderedDict()
        self._people: OrderedDict[str, OrderedDict[str, None]] = OrderedDict()

    def saw(self, person: str, network: str) -> None:
        """A request came from this person on this network."""
        if self._network.get(person) != network:
            self._network[person] = network
            if len(self._network) > _MOST_KNOWN:
                self._network.popitem(last=False)
        self._network.move_to_end(person)
        people = self._people.get(network)
        if people is None:
            people = self._people[network] = OrderedDict()
            if len(self._people) > _MOST_KNOWN:
                self._people.popitem(last=False)
        self._people.move_to_end(network)
        people[person] = None
        people.move_to_end(person)
        if len(people) > _MOST_TOGETHER:
            people.popitem(last=False)

    def people_on(self, network: str) -> list[str]:
        """Who was seen on a network."""
        return list(self._people.get(network, ()))

    def owner(self, person: str) -> Owner:
        """On whose account a person's work is done. Somebody never seen before counts as a network of their own."""
        return Owner(self._network.get(person, person), person)
