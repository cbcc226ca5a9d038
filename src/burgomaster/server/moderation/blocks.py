"""The block list, held in memory so that a check is cheap: players by id, names, and networks of addresses."""

from __future__ import annotations

import ipaddress
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from burgomaster.server.moderation.store import Block
from burgomaster.server.networks import HOME_BITS, read_address
from burgomaster.tables.look_alikes import looks
from burgomaster.tables.refused import Refused

BlockKind = Literal["player", "name", "address"]
_WIDEST = {4: 8, 6: 16}  # fewer bits would block a good part of the world: most likely a typing error
_PLAYER = 32  # characters


class Blocks:
    """All blocks of a house."""

    def __init__(self, blocks: Iterable[Block] = ()) -> None:
        self.all = list(blocks)
        self._players: dict[str, Block] = {}
        self._names: dict[str, Block] = {}  # by their looks
        self._networks: dict[tuple[int, int], dict[int, Block]] = {}  # by version and bits
        for block in self.all:
            if block.kind == "player":
                self._players[block.value] = block
            elif block.kind == "name":
                self._names |= {look: block for name in (block.value, block.shown) for look in name_looks(name)}
            else:
                network = ipaddress.ip_network(block.value)
                known = self._networks.setdefault((network.version, network.prefixlen), {})
                known[int(network.network_address)] = block

    def of_player(self, player: str, now: int) -> Block | None:
        """The block of a player, if there is one."""
        return _now(self._players.get(player), now)

    def of_name(self, name: str, now: int) -> Block | None:
        """The block of a name."""
        found = [_now(self._names.get(look), now) for look in name_looks(name)] if self._names else []
        return next((block for block in found if block is not None), None)

    def of_address(self, address: str, now: int) -> Block | None:
        """The block of the network an address belongs to."""
        if not self._networks or (found := _number(address)) is None:
            return None
        version, number, size = found
        for (known, bits), networks in self._networks.items():
            if known == version:
                block = _now(networks.get(number >> (size - bits) << (size - bits)), now)
                if block is not None:
                    return block
        return None


def _now(block: Block | None, now: int) -> Block | None:
    """Does it still hold?"""
    return None if block is None or (block.until is not None and block.until <= now) else block


@lru_cache(maxsize=10_000)
def same_name(name: str) -> str:
    """A name as it is compared: case, spaces and punctuation do not matter."""
    return _letters(unicodedata.normalize("NFKC", name).casefold())


@lru_cache(maxsize=10_000)
def name_looks(name: str) -> frozenset[str]:
    """How a name looks to who is to be kept from seeing it: neither spaces nor punctuation hide it."""
    return looks(_letters(unicodedata.normalize("NFKC", name)))


def _letters(plain: str) -> str:
    letters = "".join(c for c in plain if unicodedata.category(c)[0] in "LNM")
    return letters or "".join(plain.split())


def network(text: str) -> str:
    """A network as it is kept. A bare IPv6 address means its first 64 bits: the rest changes within a household."""
    try:
        written = text.strip()
        found: ipaddress.IPv4Network | ipaddress.IPv6Network = ipaddress.ip_network(written, strict=False)
        mapped = found.network_address.ipv4_mapped if isinstance(found, ipaddress.IPv6Network) else None
        if mapped is not None and found.prefixlen >= 96:
            found = ipaddress.ip_network((mapped, found.prefixlen - 96), strict=False)
        elif found.version == 6 and "/" not in written:
            found = found.supernet(new_prefix=HOME_BITS)
    except ValueError:
        raise Refused(422, "not-an-address") from None
    if found.prefixlen < _WIDEST[found.version]:
        raise Refused(422, "network-too-wide", least=_WIDEST[found.version])
    return str(found)


def kept_value(kind: BlockKind, text: str) -> str:
    """What is compared later, from what an operator wrote."""
    if kind == "address":
        return network(text)
    if kind == "name":
        if not (value := same_name(text)):
            raise Refused(422, "name")
        return value
    if len(text) != _PLAYER or not text.isalnum() or not text.isascii():
        raise Refused(422, "not-a-player")
    return text.lower()


@lru_cache(maxsize=20_000)
def _number(address: str) -> tuple[int, int, int] | None:
    """An address as its version, its number, and how many bits that has."""
    found = read_address(address)
    return None if found is None else (found.version, int(found), found.max_prefixlen)
