"""What the house of a device needs from outside: somewhere to keep things, and somebody who thinks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from burgomaster.bots.found import IdeaFound
from burgomaster.play.position import Position
from burgomaster.play.setting import Setting
from burgomaster.review.reckoner import Reckoner


class KeeperFull(Exception):
    """Nothing more can be kept: the device has no room, or the browser forbids it."""


class DeviceKeeper(Protocol):
    """Texts by their keys, kept on the device. In a browser that is IndexedDB."""

    async def add(self, key: str, text: str, beside: str = "") -> bool:
        """Keep a text for good, before this returns. False if the key has one: another tab was faster.

        Where `beside` is given, that key must have a text at the same moment: nothing is kept of what somebody deletes.
        """

    async def put(self, key: str, text: str, beside: str = "") -> None:
        """Keep a text in place of the one that was there; nothing happens where `beside` is gone."""

    async def all(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        """Every key that begins so and comes after another, with its text, in the order of the keys."""


class EngineQuestion(NamedTuple):
    """A position for who thinks: its bytes and its edition's. What a seat may not know is still in it."""

    game: str
    players: int
    edition: bytes
    state: bytes
    seed: int


class DeviceThinker(Protocol):
    """Thinks elsewhere, since a browser's Python is slow: the games' engines do, in a worker of their own."""

    async def choose(self, asked: EngineQuestion, level: int, table: str = "") -> Sequence[int]:
        """The steps of the action that a bot of a level takes; it looks only at what the seat on turn may know.

        At a table that is named, one that searches goes on from what it found for that seat before.
        """

    async def search(self, asked: EngineQuestion) -> list[IdeaFound]:
        """What a search finds, the best first. The position holds only what the seat on turn may know."""

    async def chances(self, asked: EngineQuestion) -> Sequence[float]:
        """Every seat's chance to win, by all that is in the position."""

    async def reckoner(self, agreed: Setting) -> Reckoner:
        """Who does the sums of a review. It answers at once, so a review asks for one thing at a time."""


class ThinkerFailed(Exception):
    """There is no answer: the engine broke, or does not answer."""


def question(position: Position, seed: int) -> EngineQuestion:
    """A position as it is asked about."""
    agreed = position.setting
    return EngineQuestion(agreed.name, agreed.players, agreed.figures.pack(), position.packed(), seed)
