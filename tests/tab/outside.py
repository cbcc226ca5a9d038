"""What a house in a tab gets from outside, as the tests have it: a keeper in memory, and our own bots as the engine."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from burgomaster.bots.evaluator import Evaluator
from burgomaster.bots.found import IdeaFound
from burgomaster.bots.levels import LEVELS
from burgomaster.bots.one_ply_bot import OnePlyBot
from burgomaster.bots.registry import bot
from burgomaster.games import game as game_of
from burgomaster.play.position import Position, unpacked
from burgomaster.play.setting import Setting, setting
from burgomaster.review.own_reckoner import OwnReckoner
from burgomaster.review.reckoner import Reckoner
from burgomaster.tab.outside import EngineQuestion, KeeperFull, ThinkerFailed


class MemoryKeeper:
    """A device's storage, which outlives the houses that use it."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.room = 1 << 60  # characters

    async def add(self, key: str, text: str, beside: str = "") -> bool:
        await asyncio.sleep(0)  # as a real one, it takes a moment
        if key in self.texts or (beside and beside not in self.texts):
            return False
        self._take(key, text)
        return True

    async def put(self, key: str, text: str, beside: str = "") -> None:
        await asyncio.sleep(0)
        if not beside or beside in self.texts:
            self._take(key, text)

    def delete(self, table: str) -> None:
        """As a page does it."""
        for key in [one for one in self.texts if one.split("/")[1:2] == [table]]:
            del self.texts[key]

    def _take(self, key: str, text: str) -> None:
        self.room -= len(text)
        if self.room < 0:
            raise KeeperFull
        self.texts[key] = text

    async def all(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        await asyncio.sleep(0)
        return sorted((key, text) for key, text in self.texts.items() if key.startswith(prefix) and key > after)


class OurThinker:
    """Our own bots, by what the question says and nothing else."""

    def __init__(self) -> None:
        self.asked: list[EngineQuestion] = []
        self.tables: list[str] = []  # that bots chose for
        self.broken = False

    async def choose(self, asked: EngineQuestion, level: int, table: str = "") -> Sequence[int]:
        self.tables.append(table)
        position = self._position(asked)
        return bot(LEVELS[level - 1], asked.game, asked.seed).choose(position).steps

    async def search(self, asked: EngineQuestion) -> list[IdeaFound]:
        position = self._position(asked)
        forgetful = OnePlyBot(LEVELS[-1], asked.game, asked.seed, 0.0, False, native=False)  # nothing is compiled
        forgetful.choose(position)
        thought = forgetful.thoughts()
        assert thought is not None
        return [
            IdeaFound(idea.action.steps, idea.visits, tuple(idea.chance for _ in range(asked.players)))
            for idea in thought[1].ideas
        ]

    async def chances(self, asked: EngineQuestion) -> Sequence[float]:
        return Evaluator(asked.game, asked.players, native=False).chances(self._position(asked))

    async def reckoner(self, agreed: Setting) -> Reckoner:
        return OwnReckoner(agreed)

    def _position(self, asked: EngineQuestion) -> Position:
        self.asked.append(asked)
        if self.broken:
            raise ThinkerFailed("it broke")
        return unpacked(self._agreed(asked), asked.state)

    def _agreed(self, asked: EngineQuestion) -> Setting:
        for edition in game_of(asked.game).SPEC.editions:
            starts = any(option.name == "start" for option in game_of(asked.game).SPEC.options)
            for options in ({}, {"start": "A"}) if starts else ({},):
                agreed = setting(asked.game, asked.players, edition, options)
                if agreed.figures.pack() == asked.edition:
                    return agreed
        raise AssertionError("an edition nobody knows")
