"""A little play in a house that has only what a browser has; run by `test_device.py` in a process of its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from burgomaster.bots.found import IdeaFound
from burgomaster.play.position import unpacked
from burgomaster.play.setting import Setting, setting
from burgomaster.review.reckoner import Reckoner
from burgomaster.tab.answering import answer
from burgomaster.tab.house import TabHouse, open_house
from burgomaster.tab.outside import EngineQuestion, ThinkerFailed


class PlainKeeper:
    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def add(self, key: str, text: str, beside: str = "") -> bool:
        return self.texts.setdefault(key, text) is text

    async def put(self, key: str, text: str, beside: str = "") -> None:
        self.texts[key] = text

    async def all(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        return sorted((key, text) for key, text in self.texts.items() if key.startswith(prefix) and key > after)


class FirstThought:
    """Plays the first thing it sees."""

    async def choose(self, asked: EngineQuestion, level: int, table: str = "") -> Sequence[int]:
        return self._actions(asked)[0]

    async def search(self, asked: EngineQuestion) -> list[IdeaFound]:
        even = (1 / asked.players,) * asked.players
        return [IdeaFound(steps, 2 - place, even) for place, steps in enumerate(self._actions(asked)[:2])]

    async def chances(self, asked: EngineQuestion) -> Sequence[float]:
        return (1 / asked.players,) * asked.players

    async def reckoner(self, agreed: Setting) -> Reckoner:
        raise ThinkerFailed("there are no modules here")

    def _actions(self, asked: EngineQuestion) -> list[tuple[int, ...]]:
        agreed = setting(asked.game, asked.players, None, {"start": "A"})
        return [action.steps for action in unpacked(agreed, asked.state).actions()]


async def play() -> dict[str, Any]:
    house = await open_house(PlainKeeper(), FirstThought())
    await _ask(house, "POST", "/api/me", {"name": "Anna"})
    setup = {"game": "machi-koro", "players": 2, "options": {"start": "A"}, "bots": ["level-5"], "hints": True}
    table = (await _ask(house, "POST", "/api/tables", setup))["id"]
    await _ask(house, "POST", f"/api/tables/{table}/start", {})
    told = await _ask(house, "GET", f"/api/tables/{table}")
    await _ask(house, "POST", f"/api/tables/{table}/actions", {"action": "throw 1", "seq": told["seq"]})
    hint = await _ask(house, "POST", f"/api/tables/{table}/hint?lang=it", {})
    seq = hint["seq"]
    await _ask(house, "POST", f"/api/tables/{table}/actions", {"action": hint["action"]["text"], "seq": seq})
    while not (await _ask(house, "GET", f"/api/tables/{table}"))["you"]["actions"]:
        await asyncio.sleep(0.01)
    chances = (await _ask(house, "GET", f"/api/tables/{table}/chances"))["chances"]
    moved = (await _ask(house, "GET", f"/api/tables/{table}"))["seq"] > seq
    return {"ideas": len(hint["ideas"]), "chances": len(chances) > 2, "moved": moved}


async def _ask(house: TabHouse, method: str, path: str, body: Any = None) -> Any:
    status, text, _ = await answer(house, method, path, "" if body is None else json.dumps(body))
    assert status == 200, (path, text)
    return json.loads(text)
